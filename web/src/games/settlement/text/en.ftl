### The board of Settlement: English. What the game itself says is in its Python package.

settlement-round = Round { $round } of { $rounds }
settlement-tab-market = Market
settlement-tab-heroes = Heroes

## What all share

settlement-artifacts = Artifacts
settlement-artifacts-note = one each round, taken on passing
settlement-market = Market
settlement-market-note = { $tiles ->
    [one] 1 tile left in the stacks
   *[other] { $tiles } tiles left in the stacks
}
settlement-market-tile = Market { $field }: { $card }
settlement-market-empty = Market { $field }: empty
settlement-stack-of-buildings = Stack { $stack } of buildings, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
settlement-heroes = Hero row
settlement-heroes-note = newest left, leaving right
settlement-hero = Space { $space }: { $card }
settlement-surcharge = Surcharge: { $goods }
settlement-hero-empty = Space { $space } of the hero row: empty
settlement-no-surcharge = no surcharge
settlement-per = per

## A player's board

settlement-wilderness = Wilderness
settlement-settlement = Settlement
settlement-points-now = Points as they stand:
settlement-unexplored = { $field }, unexplored
settlement-landscape = { $field }, { $good }, home of the { $monster }
settlement-landscape-monster = { $field }, { $good }, with a { $monster } on it
settlement-landscape-fortress = { $field }, { $good }, with a fortress
settlement-landscape-fortress-used = { $field }, { $good }, with a fortress that was activated this round
settlement-lay-here = Lay it here
settlement-explore-here = Explore this row and lay the tile here
settlement-build-here = Build here
settlement-plot-picked = { $place }: which building of the market comes here?
settlement-refill-from = Refill the market from this stack after building
settlement-build-instead = Build this one instead
settlement-put-back = Put it back
settlement-place = { $level } row, field { $column }
settlement-plot = { $place }, empty building field
settlement-building = { $place }, { $building }: { $effect }
settlement-stored = Stored: { $goods }
settlement-wilderness-row = Wilderness row { $row }
settlement-wilderness-row-used = Wilderness row { $row }, activated this round
settlement-settlement-row = The { $level } settlement row
settlement-settlement-row-used = The { $level } settlement row, activated this round
settlement-action-fields = Action fields
settlement-field-build = Build
settlement-field-build-note = 1 settler and the tile’s price
settlement-field-explore = Explore
settlement-field-fight = Fight
settlement-field-fortress = Fortress
settlement-field-fortress-note = 1 settler, on a free landscape
settlement-stack = Landscapes { $row }, { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
settlement-passed = passed
settlement-supply = Supply
settlement-settlers = { $count ->
    [one] 1 settler left
   *[other] { $count } settlers left
}
settlement-bonus-settlers = { $count ->
    [one] 1 bonus settler
   *[other] { $count } bonus settlers
}
settlement-mini-wilderness = { $landscapes ->
    [one] 1 landscape
   *[other] { $landscapes } landscapes
}
settlement-mini-settlement = { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}
settlement-in-hand = Drawn: { $good }, home of the { $monster }
settlement-exchange-note = In your own turn, as often as you like. Choose what you pay for each good.

## The guide

settlement-tour-goal-title = Who wins
settlement-tour-goal-text = Whoever has most points after six rounds. They come from heroes that you invite, gold in your Banks (5 each) and diamonds in your Churches (4 each).
settlement-tour-artifacts-title = First, an artifact
settlement-tour-artifacts-text = Everybody holds one artifact, and swaps it when passing. What is framed in gold may be pressed: choose one.
settlement-tour-dock-title = The question
settlement-tour-dock-text = Down here stands what is being asked, with all answers. Whatever you can press here lies on the table too, in gold. Undo is here as well.
settlement-tour-supply-title = What you have
settlement-tour-supply-text = Wood, clay and stone are lost at the end of a round, unless a fortress keeps them. Diamonds and gold stay. Every action needs settlers; they come home when you pass.
settlement-tour-actions-title = Seven actions
settlement-tour-actions-text = One action a turn: build a tile from the market, explore a row for 1 to 3 settlers, fight a monster, erect a fortress, activate a fortress, activate a row of the wilderness or one of your settlement with the sun beside it.
settlement-tour-wilderness-title = The wilderness
settlement-tour-wilderness-text = Here lie your landscapes. Begin in row I: press Explore, row I, and lay the tile. An activated row yields all its goods, but heroes of the same colour call monsters.
settlement-tour-market-title = The market
settlement-tour-market-text = Buildings, with their price in the corner and what they do below. Green grounds yield, blue ones trade, golden ones store gold and diamonds for points.
settlement-tour-settlement-title = Your settlement
settlement-tour-settlement-text = Buildings go here. A row is activated as a whole with one settler, so buildings that help each other belong side by side.
settlement-tour-heroes-title = Heroes
settlement-tour-heroes-text = One invitation a turn, beside the action. Heroes bring points at the end, some bring settlers; while they lie here, their pennant calls monsters.
settlement-tour-end-title = Six rounds
settlement-tour-end-text = End your turn after an action or an invitation; pass when you are done for the round. What you may not do tells you why when you press it. You find the guide again in Help, behind the question mark above.

## The artifacts in a few words

settlement-short-eternal_hourglass = use a new building at once
settlement-short-enchanted_compass = explore: gain its good
settlement-short-mace_of_bravery = fight: extra diamond
settlement-short-potion_of_power = fortress built: its good
settlement-short-living_chest = at once: bonus settler
settlement-short-scroll_of_fortune = wild row: one good more
settlement-short-crown_of_dominion = fortress yields double
settlement-short-ornate_tankard = hero: bonus settler
settlement-short-magical_treasure = at once: 1 gold
settlement-short-diamond_ring = at once: 1 diamond
settlement-short-lodestar = one wild row twice
settlement-short-key_of_knowledge = one town row twice
settlement-short-mirror_of_transformation = change goods 1 for 1
settlement-short-shamans_mask = rule the monsters

## The actions in a word, for the dock

settlement-do-build = Build
settlement-do-explore = Explore
settlement-do-fight = Fight
settlement-do-erect_fortress = Fortress
settlement-do-activate_wilderness_row = Wild row
settlement-do-activate_settlement_row = Town row
settlement-do-activate_fortress = Use fortress
settlement-do-invite = Hero
settlement-do-end_turn = End turn
settlement-do-pass_round = Pass
settlement-do-done = Done
settlement-do-exchanges = Exchange

## Before the turn passes on

settlement-confirm-end_turn = End your turn, though you could still do something?
settlement-confirm-pass_round = Pass for the rest of this round?
settlement-confirm-take = Take this artifact and end your part in the round?

## Where long words of names may be broken in a narrow tile.

settlement-hyphens =
    Alche-mist Archi-tect Black-smith Brick-layer Carpen-ter Car-tog-ra-pher Clock-maker En-chanted Gold-smith
    Hour-glass Inn-keeper Know-ledge Path-finder Plas-terer Trans-for-ma-tion Ware-house Wheel-wright
