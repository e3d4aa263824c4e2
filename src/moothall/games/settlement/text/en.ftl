### Settlement in English.

## What is being asked

question-over = The game is over.
question-turn = { $acted ->
    [yes] { $invited ->
        [yes] You have acted and invited. End your turn, or pass for the rest of the round.
       *[no] You have acted. You may still invite a hero; then end your turn, or pass for the rest of the round.
    }
   *[no] { $invited ->
        [yes] You have invited. You may still take an action; then end your turn, or pass for the rest of the round.
       *[no] Your turn: take an action, invite a hero, or pass for the rest of the round.
    }
}
question-first_artifact = Which artifact do you take for the first round?
question-place_building = { $building }: on which field of your settlement?
question-lay_landscape = You drew { $good_landscape }, home of the { $monster }. On which field of row { $row }?
question-choose_settlers = { $settlers ->
    [one] Which settler do you send?
   *[other] Which { $settlers } settlers do you send?
}
question-choose_stack = From which stack is market field { $field } filled?
question-settlement_row = The { $tier } row is at work: which building do you resolve?
question-hourglass = Do you resolve the new building at once ({ $building })?
question-pay_normal = { $building }: which resource do you pay?
question-gain_normal = { $building }: which resource do you take?
question-trading_post = { $building }: from which landscape with a fortress do you take a resource?
question-scroll = From which landscape do you take one more?
question-mask = Does the { $monster } appear on { $row }/{ $column } ({ $good_landscape })?
question-keep = { $room ->
    [one] You have passed. Your fortresses can keep 1 more resource for the next round. Which?
   *[other] You have passed. Your fortresses can keep { $room } more resources for the next round. Which?
}
question-swap_artifact = Which artifact do you take for the next round?

## The answers

group-actions = Actions
group-invitations = Heroes
group-exchanges = Exchanges
group-turn = Turn
group-answers = Answers

# The guided first round.
lesson-goal-title = Who wins
lesson-goal-text = Whoever has most points after six rounds wins. Points come from three things: heroes that you invite, gold in your Banks (5 each) and diamonds in your Churches (4 each). In this round you will make nine.
lesson-artifact-title = First, an artifact
lesson-artifact-text = Everybody holds one artifact and swaps it in every round. The Magical Treasure gives 1 gold at once. Whatever is framed in gold may be pressed: take the Treasure.
lesson-artifact-then = The gold is yours, and it stays from round to round. You will soon pay a hero with it.
lesson-artifact-else = Without the Treasure you have no gold, and the hero at the end of this round can’t be paid.
lesson-explore-title = Explore the wilderness
lesson-explore-text = Up here lies your wilderness, still unknown. A settler explores a field in row I; row II takes two, row III three. Explore row I, then lay the tile on any field of it.
lesson-explore-then = Wood grows here. But every landscape has a monster’s colour, and a hero of that colour lies in the row: so a Forest Gnoll came. While it sits there, the landscape gives nothing.
lesson-explore-else = A wilderness begins in row I, and without landscapes there are no goods to build with.
lesson-turn-title = One action a turn
lesson-turn-text = A turn is one action and, if you like, one invitation of a hero. Then it is the next player’s turn, round and round, until all have passed. End your turn.
lesson-turn-then = Now your neighbour takes a turn. Six settlers are six actions: one is spent, five are left.
lesson-turn-else = You have had your action: before you can go on, the others take their turns.
lesson-fight-title = Drive the monster off
lesson-fight-text = A fight is always won; it only takes settlers: 1 for a green Gnoll, up to 4 for a red Dragon. Better still, it is paid. Fight the Gnoll.
lesson-fight-then = A diamond for one settler. Monsters are a nuisance, and a source of diamonds and gold.
lesson-fight-else = As long as the Gnoll sits there, the landscape neither yields wood nor takes a fortress.
lesson-fortress-title = A fortress keeps them out
lesson-fortress-text = The green hero still lies in the row: the next harvest would call a Gnoll again. A fortress stops that for good, costs one settler and no goods. End your turn, then erect one on your landscape.
lesson-fortress-then = No monster will ever come here again. And when you pass, each fortress keeps one good for the next round.
lesson-fortress-else = Without a fortress the harvest brings wood, and a new Gnoll with it.
lesson-harvest-title = Bring in the harvest
lesson-harvest-text = One settler activates a whole row of the wilderness, once a round: every landscape without a monster gives its good. End your turn, then press the sun beside row I.
lesson-harvest-then = Wood, and no Gnoll: the fortress held. The more landscapes a row has, the more one settler brings.
lesson-harvest-else = You need this wood: 1 for the Church, 1 for the hero.
lesson-build-title = Build from the market
lesson-build-text = Buildings cost one settler and the good in their corner. A Church stores diamonds, 4 points each. End your turn, build the Church for 1 wood and put it in the upper row of your settlement.
lesson-build-then = The Church stands. A building does nothing by itself: its row has to be activated.
lesson-build-else = This step wants the Church in your upper row: that is where your diamond becomes points.
lesson-church-title = Turn goods into points
lesson-church-text = One settler activates a whole row of your settlement: you use its buildings one after the other, in any order. End your turn, activate the upper row, use the Church, and say that you are done.
lesson-church-then = Four points that nobody takes away. With Mines, Bazaars and Churches side by side, one settler does all of that at once.
lesson-church-else = The diamond scores nothing in your supply, only in a Church.
lesson-hero-title = Invite a hero
lesson-hero-text = One invitation a turn, beside the action, without a settler. The Cooper costs 1 wood and 1 gold and is worth 5 points; other heroes count your landscapes, buildings or fortresses. The two on the left cost diamonds on top. Invite the Cooper.
lesson-hero-then = Nine points in the first round. The row moves up and a new hero comes, with another colour for monsters.
lesson-hero-else = You can pay for the Cooper now, and five points for two goods is a good bargain.
lesson-pass-title = Pass
lesson-pass-text = All six settlers are out. When you pass they come home; wood, clay and stone are lost but for one in each fortress; and you swap your artifact. Pass, keep a good, choose any new artifact.
lesson-pass-then = That was round 1. Settlers are home, the market and the heroes are renewed, and round 2 begins.
lesson-pass-else = There is little left to do without settlers: passing brings them home.
lesson-end-title = How it goes on
lesson-end-text = Five more rounds like this one. Far rows hold diamonds and gold; buildings in one row help each other; heroes pay best for what you already have much of. Whatever you press tells you why it isn’t allowed, and “All answers” shows the rest. Play on, or read the rules.

action-build = Build { $building } for { $goods_cost } (market { $field })
action-build-none = Build from market { $field }
action-explore = Explore row { $row } with { $settlers ->
    [one] 1 settler
   *[other] { $settlers } settlers
}
action-fight = Fight the { $monster } on { $row }/{ $column } with { $settlers ->
    [one] 1 settler
   *[other] { $settlers } settlers
} for { $goods_reward }
action-fight-none = Fight on { $row }/{ $column }
action-erect_fortress = Erect a fortress on { $row }/{ $column } ({ $good_landscape })
action-erect_fortress-none = Erect a fortress on { $row }/{ $column }
action-activate_wilderness_row = Activate wilderness row { $row }: { $goods_yield }{ $scroll ->
    [yes] {" "}and one more
   *[no] {""}
}
action-activate_settlement_row = Activate the { $tier } settlement row: { $buildings }
action-activate_settlement_row-none = Activate the { $tier } settlement row: nothing
action-activate_fortress = Activate the fortress on { $row }/{ $column }: { $goods_yield }
action-activate_fortress-none = Activate a fortress on { $row }/{ $column }
action-invite = Invite the { $hero } for { $goods_cost } (space { $space })
action-invite-none = Invite from space { $space }
action-exchange_two = { $goods_paid } → { $goods_gained }
action-exchange_set = { $goods_paid } → { $goods_gained }
action-exchange_diamonds_for_gold = { $goods_paid } → { $goods_gained }
action-exchange_gold = { $goods_paid } → { $goods_gained }
action-exchange_diamonds = { $goods_paid } → { $goods_gained }
action-mirror = Mirror: { $goods_paid } → { $goods_gained }
action-end_turn = End the turn
action-pass_round = Pass for the rest of the round
action-done-settlement_row = Done with this row
action-done-hourglass = Leave it be
action-done-keep = Keep no more
action-place = { $tier ->
    [upper] Upper
    [middle] Middle
   *[lower] Lower
} row, field { $column }
action-lay = Field { $row }/{ $column }
action-deploy = { $bonus ->
    [0] { $normal ->
        [one] 1 normal settler
       *[other] { $normal } normal settlers
    }
   *[other] { $normal ->
        [0] { $bonus ->
            [one] 1 bonus settler
           *[other] { $bonus } bonus settlers
        }
       *[other] { $normal } normal and { $bonus } bonus
    }
}
action-stack = Stack { $stack } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
})
action-resolve = { $building }: { $effect }
action-resolve-none = Resolve the { $tier } row, field { $column }
action-pay = Pay { $goods }
action-gain = Take { $goods }
action-trade_at = 1 { $good_landscape } from { $row }/{ $column }
action-trade_at-none = From { $row }/{ $column }
action-scroll = 1 more { $good_landscape } from { $row }/{ $column }
action-scroll-none = One more from { $row }/{ $column }
action-monster = { $appears ->
    [yes] Let it come
   *[no] Keep it away
}
action-keep = Keep { $goods }
action-take = { $artifact } – { $effect }

## What somebody did, after the name

deed-build = { $seat } builds { $building_object }
deed-explore = { $seat } explores row { $row }
deed-fight = { $seat } drives the { $monster } off { $row }/{ $column }
deed-erect_fortress = { $seat } erects a fortress on { $row }/{ $column } ({ $good_landscape })
deed-activate_wilderness_row = { $seat } activates wilderness row { $row }
deed-activate_settlement_row = { $seat } activates the { $tier } settlement row
deed-activate_fortress = { $seat } activates the fortress on { $row }/{ $column } ({ $good_landscape })
deed-invite = { $seat } invites the { $hero }
deed-exchange_two = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-exchange_set = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-exchange_diamonds_for_gold = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-exchange_gold = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-exchange_diamonds = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-mirror = { $seat } turns { $goods_paid } into { $goods_gained } with the Mirror
deed-pass_round = { $seat } passes
deed-resolve = { $seat } uses { $building_object }
deed-pay = { $seat } pays { $goods }
deed-gain = { $seat } takes { $goods }
deed-trade_at = { $seat } takes 1 { $good_landscape } from the fortress on { $row }/{ $column }
deed-scroll = { $seat } takes 1 more { $good_landscape } from { $row }/{ $column }
deed-monster = { $seat } { $appears ->
    [yes] lets the monster come
   *[no] keeps the monster away
}
deed-keep = { $seat } keeps { $goods }
deed-take = { $seat } takes the { $artifact }

## What a block of answers is called, where many are refused for one reason

block-build = Build
block-explore = Explore
block-fight = Fight
block-erect_fortress = Erect a fortress
block-activate_wilderness_row = Activate a wilderness row
block-activate_settlement_row = Activate a settlement row
block-activate_fortress = Activate a fortress
block-invite = Invite a hero
block-exchange_two = Exchange two normal resources
block-exchange_set = Exchange wood, clay and stone
block-exchange_diamonds_for_gold = Exchange diamonds for gold
block-exchange_gold = Exchange gold
block-exchange_diamonds = Exchange diamonds
block-mirror = Exchange with the Mirror
block-end_turn = End the turn
block-pass_round = Pass
block-done = Done
block-place = Place the building
block-lay = Lay the landscape
block-deploy = Send settlers
block-stack = Draw from a stack
block-resolve = Resolve a building
block-pay = Pay a resource
block-gain = Take a resource
block-trade_at = Trade at a fortress
block-scroll = Take one more
block-monster = Decide about a monster
block-keep = Keep a resource
block-take = Take an artifact

## What happened

change-supply = { $changes }
change-explored = new on { $row }/{ $column }: { $good }, home of the { $monster }
change-monster_came = the { $monster } appears on { $row }/{ $column }
change-monster_gone = the { $monster } leaves { $row }/{ $column }
change-market = new on the market: { $building }
change-hero_came = new hero: { $hero }
change-hero_left = the { $hero } leaves
change-artifact_came = new artifact: { $artifact }
change-start_marker = { $seat } will begin the next round
change-round = round { $round } begins

## How it came out

result-won = { $seats } won with { $points } points.
result-by_gold = A tie at { $points } points: { $seats } won, with more gold (SET-213).
result-by_diamond = A tie at { $points } points and in gold: { $seats } won, with more diamonds (SET-214).
result-shared = { $seats } share the victory with { $points } points (SET-215).
result-solo = { $points } points: your rank is { $rank }.

score-adventurer = Adventurers
score-builder = Builders
score-defender = Defenders
score-artisan = Artisans
score-total = Total
score-gold = Gold left
score-diamond = Diamonds left

rank-settler = Settler
rank-mayor = Mayor
rank-knight = Knight
rank-lord = Lord or Lady

## The board

board-round = Round { $round } of { $rounds }
board-landscapes = Landscapes left: { $counts }
board-market = Market
board-stacks = stacks { $piles }
board-heroes = Heroes
board-deck = { $cards } more
board-artifacts = Artifacts:
board-settlers = Settlers
board-away = { $settlers } at work
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-start = start marker
board-passed = passed
board-summary = { $landscapes ->
    [one] 1 landscape
   *[other] { $landscapes } landscapes
}, { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}, { $fortresses ->
    [one] 1 fortress
   *[other] { $fortresses } fortresses
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $heroes ->
    [one] 1 hero
   *[other] { $heroes } heroes
}

level-upper = upper
level-middle = middle
level-lower = lower

## At the terminal

help-signs = On the board: ● settler, ○ bonus settler, ▲ fortress. A letter names the monster of a landscape or a hero: Gnoll, Manticore, Hydra, Dragon; with ! it is there.
habit-settlers = “settlers ask” to choose which settlers you send, “settlers auto” for normal ones first (SET-065)
habit-stacks = “stacks ask” to choose the stack that fills the market, “stacks auto” for the highest one (SET-082)

## Goods

good-wood = wood
good-clay = clay
good-stone = stone
good-diamond = diamond
good-gold = gold
good-bonus_settler = bonus settler
good-any_normal = normal resource
good-settler = settler
good-point = point

goods-none = nothing
goods-wood = { $count } wood
goods-clay = { $count } clay
goods-stone = { $count } stone
goods-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
goods-gold = { $count } gold
goods-any_normal = { $count ->
    [one] { $count } normal resource
   *[other] { $count } normal resources
}
goods-bonus_settler = { $count ->
    [one] { $count } bonus settler
   *[other] { $count } bonus settlers
}
goods-settler = { $count ->
    [one] { $count } settler
   *[other] { $count } settlers
}
goods-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Monsters

colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red

monster-green = Forest Gnoll
monster-yellow = Steppe Manticore
monster-blue = Water Hydra
monster-red = Cave Dragon

# The short names; no two may begin with the same letter.
beast-green = Gnoll
beast-yellow = Manticore
beast-blue = Hydra
beast-red = Dragon

## Cards

card-building = { $building }: building, costs { $goods_cost }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
card-artifact = { $artifact }: artifact
card-hero = { $hero }: { $guild }, costs { $goods_cost }, lures the { $monster }
card-monster = { $monster } ({ $colour }): { $settlers ->
    [one] 1 settler drives
   *[other] { $settlers } settlers drive
} it off, for { $goods_reward }

effect-gain = +{ $goods_gained }
effect-convert = { $goods_paid } → { $goods_gained }
effect-store = { $goods_paid } → { $points ->
    [one] 1 point
   *[other] { $points } points
}
effect-trading_post = + 1 from under a fortress
effect-artifact = { $trigger }: +{ $goods_gained }
effect-landscape = { $trigger }: +{ $amount } of the landscape’s resource
effect-scroll = { $trigger }: +{ $amount } of what one of its landscapes yielded
effect-mirror = at any time: 1 normal resource → 1 other normal resource
effect-second_wilderness_row = once a round, activate a wilderness row a second time
effect-second_settlement_row = once a round, activate a settlement row a second time
effect-hourglass = when you build, you may resolve the new building at once
effect-mask = you decide whether a monster appears
effect-hero = +{ $goods_gained } on invitation

trigger-take = when you take it
trigger-build = when you build
trigger-explore = when you explore
trigger-fight = when you fight
trigger-erect = when you erect a fortress
trigger-wilderness_row = when you activate a wilderness row
trigger-fortress = when you activate a fortress
trigger-invite = when you invite a hero

scoring-fixed = { $points ->
    [one] 1 point
   *[other] { $points } points
}
scoring-per_landscape = { $points ->
    [one] 1 point per landscape
   *[other] { $points } points per landscape
}
scoring-per_building = { $points ->
    [one] 1 point per building
   *[other] { $points } points per building
}
scoring-per_fortress = { $points ->
    [one] 1 point per fortress
   *[other] { $points } points per fortress
}

building-sawmill = Sawmill
    .object = a Sawmill
building-clay_pit = Clay Pit
    .object = a Clay Pit
building-quarry = Quarry
    .object = a Quarry
building-bank = Bank
    .object = a Bank
building-diamond_mine = Diamond Mine
    .object = a Diamond Mine
building-bazaar = Bazaar
    .object = a Bazaar
building-gem_cutter = Gem Cutter
    .object = a Gem Cutter
building-church = Church
    .object = a Church
building-alchemist = Alchemist
    .object = an Alchemist
building-warehouse = Warehouse
    .object = a Warehouse
building-tavern = Tavern
    .object = a Tavern
building-trading_post = Trading Post
    .object = a Trading Post

artifact-eternal_hourglass = Eternal Hourglass
artifact-enchanted_compass = Enchanted Compass
artifact-mace_of_bravery = Mace of Bravery
artifact-potion_of_power = Potion of Power
artifact-living_chest = Living Chest
artifact-scroll_of_fortune = Scroll of Fortune
artifact-crown_of_dominion = Crown of Dominion
artifact-ornate_tankard = Ornate Tankard
artifact-magical_treasure = Magical Treasure
artifact-diamond_ring = Diamond Ring
artifact-lodestar = Lodestar
artifact-key_of_knowledge = Key of Knowledge
artifact-mirror_of_transformation = Mirror of Transformation
artifact-shamans_mask = Shaman’s Mask

guild-adventurer = Adventurer
guild-builder = Builder
guild-defender = Defender
guild-artisan = Artisan

hero-adv_01 = Pathfinder
hero-adv_02 = Cartographer
hero-adv_03 = Ruin Delver
hero-adv_04 = River Guide
hero-adv_05 = Falcon Scout
hero-adv_06 = Cave Diver
hero-adv_07 = Star Reader
hero-adv_08 = Bog Walker
hero-adv_09 = Long Ranger
hero-adv_10 = Trail Cook
hero-adv_11 = Mountain Climber
hero-adv_12 = Lantern Bearer
hero-bld_01 = Bricklayer
hero-bld_02 = Carpenter
hero-bld_03 = Roofer
hero-bld_04 = Surveyor
hero-bld_05 = Joiner
hero-bld_06 = Glazier
hero-bld_07 = Architect
hero-bld_08 = Bridge Maker
hero-bld_09 = Scaffold Rigger
hero-bld_10 = Plasterer
hero-bld_11 = Well Digger
hero-bld_12 = Master Mason
hero-dfd_01 = Gate Warden
hero-dfd_02 = Shield Bearer
hero-dfd_03 = Pike Guard
hero-dfd_04 = Crossbow Guard
hero-dfd_05 = Watch Sergeant
hero-dfd_06 = Night Sentry
hero-dfd_07 = Drill Captain
hero-dfd_08 = Siege Engineer
hero-dfd_09 = Standard Bearer
hero-dfd_10 = Horse Archer
hero-dfd_11 = Beacon Keeper
hero-dfd_12 = Wall Marshal
hero-art_01 = Cooper
hero-art_02 = Weaver
hero-art_03 = Potter
hero-art_04 = Blacksmith
hero-art_05 = Goldsmith
hero-art_06 = Clockmaker
hero-art_07 = Baker
hero-art_08 = Brewer
hero-art_09 = Wheelwright
hero-art_10 = Town Crier
hero-art_11 = Innkeeper
hero-art_12 = Guild Clerk

## Why not

why-settlers = It takes { $needed ->
    [one] { $needed } settler
   *[other] { $needed } settlers
}; you have { $settlers }.
why-only_settlers = The action takes only { $needed ->
    [one] { $needed } settler.
   *[other] { $needed } settlers.
}
why-bonus_settlers = You have only { $settlers ->
    [one] { $settlers } bonus settler.
   *[other] { $settlers } bonus settlers.
}
why-held = { $seat } holds this artifact.

rule-7 = You have no fortress there.
rule-41 = That artifact does not lie in the row.
rule-47 = It is not your turn.
rule-54 = One action and one invitation a turn: you have used that up.
rule-57 = Whoever neither acts nor invites must pass.
rule-64 = That is not the number of settlers that the action takes, or not what you have.
rule-65 = You have fewer bonus settlers than that.
rule-73 = You have no settler left for building.
rule-74 = No building lies on that market field.
rule-75 = You cannot pay what the building costs.
rule-76 = There is a building on that field already.
rule-77 = Your settlement is full.
rule-82 = That stack is empty.
rule-85 = You have too few settlers to explore that row.
rule-86 = A landscape goes on an empty field of its own row.
rule-88 = Your first landscape must come from row I.
rule-89 = A landscape must lie beside one of your others.
rule-92 = That row is fully explored.
rule-96 = There is no monster to fight there.
rule-97 = You have too few settlers for that monster.
rule-102 = You have no settler left for a fortress.
rule-103 = A fortress needs a landscape of yours without monster and without fortress.
rule-107 = You have no settler left to activate a wilderness row.
rule-108 = You have activated that wilderness row this round already.
rule-116 = You have no settler left to activate a settlement row.
rule-117 = You have activated that settlement row this round already.
rule-118 = There is no building in this row on that field.
rule-124 = You have no settler left to activate a fortress.
rule-126 = You have activated that fortress this round already.
rule-141 = You do not have what this exchange takes.
rule-142 = You do not have what this exchange takes.
rule-143 = You do not have what this exchange takes.
rule-144 = You do not have what this exchange takes.
rule-145 = You do not have what this exchange takes.
rule-150 = You can exchange in your own turn only.
rule-152 = You cannot pay what the hero costs.
rule-153 = You could pay the hero, but not the surcharge of its space.
rule-181 = You have no more of that to keep.
rule-188 = That artifact does not lie in the row.
rule-189 = You must take another artifact than the one you hold.
rule-209 = The game is over.
rule-229 = The Hourglass is for the new building only.
rule-236 = That landscape yielded nothing in this activation.
rule-246 = The second activation of this round is used up.
rule-247 = The Mirror is for its holder, who must have that resource.
rule-248 = The Mirror does not turn a resource into itself.
rule-254 = That building has been resolved in this activation already.
rule-255 = You cannot pay what the building asks for.
rule-265 = You do not have that resource.
rule-270 = There is no fortress of yours there.
rule-271 = You need a fortress for that.
rule-277 = That is not what is being asked now.
rule-300 = Finish what you have begun, then exchange.
rule-301 = No hero lies on that space.
