### The board of Nobility: English. What the game itself says is in its Python package.

nobility-tab-town = Town
nobility-tab-guilds = Guilds
nobility-tab-court = Court
nobility-round = Round { $round } of { $rounds }
nobility-none = none
nobility-nobody = nobody

## Dice and their places

nobility-automa = { $colour } die of the automa
nobility-die-of = { $name }, { $value }
nobility-slot-empty = free
nobility-slot-takes = a die of { $values }
nobility-slot-most = a die of { $value } at most
nobility-slot-least = a die of { $value } at least
nobility-slot-most-before = no higher than the die before it
nobility-slot-least-before = no lower than the die before it
nobility-slot-shut = closed in this round
nobility-die = Your { $value }
nobility-die-in-hand = The { $value }, in your hand
nobility-die-instead = Rather the { $value }
nobility-die-placed = placed
nobility-dice-left = Dice: { $values }
nobility-sum = dice { $sum } of { $limit }
nobility-modify = Change dice with modifiers
nobility-modify-up = One up, for a modifier
nobility-modify-down = One down, for a modifier
nobility-modifiers = { $count ->
    [one] 1 modifier
   *[other] { $count } modifiers
}
## The town

nobility-tavern-note = take a settler card · no die lower than the last
nobility-take-for-die = Place the die in the tavern and take this card
nobility-berk-note = modifiers, and new settlers or buildings
nobility-castle-note = reputation
nobility-house-price = { $count ->
    [one] a house for 1 coin
   *[other] a house for { $count } coins
}
nobility-guilds = The guilds
nobility-space = { $guild }, workshop space { $space }: empty, worth { $points } points and { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
nobility-unowned = It belongs to nobody.
nobility-owned-by = It belongs to { $name }.
nobility-apprentices = Apprentices of the { $guild }: { $who }. Free places: { $free }.{ $income ->
    [0] {""}
    [one] {" "}Each earns 1 coin.
   *[other] {" "}Each earns { $income } coins.
}
nobility-hall-note = a workshop needs your apprentice in its guild
nobility-hall-space = Die { $value }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
nobility-closed-round = closed in this round
nobility-no-ship = no ship
nobility-cargo = { $ware }: { $price ->
    [one] 1 coin
   *[other] { $price } coins
} each, { $free ->
    [0] no space left
    [one] 1 space left
   *[other] { $free } spaces left
}
nobility-cargo-none = { $ware }: not taken by this ship
nobility-council-note = pay the goods, score the shield, lose { $loss } reputation
nobility-council-space = { $race }, die { $values }
nobility-council-none = no tile
nobility-settled = settled
nobility-desk = { $row ->
    [upper] Upper desk
   *[lower] Lower desk
} for a { $value }, { $race }: { $who }
nobility-desk-free = free
nobility-pile-settlers = { $count ->
    [one] 1 settler card in the deck
   *[other] { $count } settler cards in the deck
}
nobility-pile-buildings = { $count ->
    [one] 1 building in the bag
   *[other] { $count } buildings in the bag
}
nobility-pile-ships = { $count ->
    [one] 1 more ship
   *[other] { $count } more ships
}
nobility-pile-council = { $count ->
    [one] 1 council tile left
   *[other] { $count } council tiles left
}
nobility-pile-commissions = { $count ->
    [one] 1 commission in the deck
   *[other] { $count } commissions in the deck
}
nobility-goal-met = met
nobility-set-aside = set aside in this round, as both dice for guilds show the same

## Questions with cards or a counter of their own

nobility-commissions = Commissions
nobility-commissions-note = Keep one. The others won’t know which. It scores at the end, once three dice have filled its tile.
nobility-commissions-wait = You will keep one of these.
nobility-pay-most = Pay all: { $goods } goods
nobility-paid-so-far = { $named } named, { $least } to { $most } in all

## A player's board

nobility-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
nobility-passed = passed
nobility-lord = Lord
nobility-white-lord = White Lord
nobility-lot = Workers’ lot
nobility-workers-in-lot = { $count ->
    [one] 1 worker in the lot
   *[other] { $count } workers in the lot
}
nobility-figures-left = { $count ->
    [one] 1 figure in the supply
   *[other] { $count } figures in the supply
}
nobility-platform = Platform
nobility-platform-of = { $count ->
    [one] 1 house
   *[other] { $count } houses
} on the building platform, { $left } in the supply
nobility-call-home = Call home
nobility-call-home-note = A 5 or 6 calls an apprentice back from a guild
nobility-house-plots = House plots
nobility-houses-built = { $count ->
    [one] 1 house built
   *[other] { $count } houses built
}, { $ready } on the platform
nobility-public-plots = Public plots
nobility-plot-empty = Public plot { $plot }: empty. With a building it earns { $income } a round
nobility-plot-income = Earns { $income } a round
nobility-reputation-of = Reputation { $reputation }
nobility-nobility-of = Nobility { $nobility }
nobility-nobility-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
nobility-hand = Settlers in hand
nobility-hand-count = { $count } of { $limit }
nobility-hand-empty = no settler card
nobility-lacks-kinds = { $count } missing
nobility-lacks-goods = { $count ->
    [one] 1 good short
   *[other] { $count } goods short
}
nobility-lacks-house = no house
nobility-ready = { $least }–{ $most } points
nobility-ready-exactly = { $points ->
    [one] 1 point
   *[other] { $points } points
}
nobility-settlers-held = { $count ->
    [one] 1 settler card in hand
   *[other] { $count } settler cards in hand
}
nobility-buildings-owned = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
nobility-settled-cards = Settled
nobility-none-settled = nobody yet
nobility-buildings = Buildings
nobility-none-built = none yet
nobility-apprentices-heading = Apprentices
nobility-commission-secret = Secret commission
nobility-commission-active = Active: it scores at the end
nobility-commission-open = Still to be filled: { $values }

## The guide

nobility-tour-goal-title = Who wins
nobility-tour-goal-text = Whoever has most points after ten rounds. They come from goods paid to settlers and to the Stone Council, from workshops and public buildings, and from nobility.
nobility-tour-commission-title = First, a commission
nobility-tour-commission-text = Keep one of three cards; nobody else sees it. It scores at the end if three of your dice have filled its tile.
nobility-tour-dock-title = The question
nobility-tour-dock-text = Down here stands what is being asked, with all answers. Whatever may be pressed is framed in gold. Undo is here as well.
nobility-tour-tray-title = Your dice
nobility-tour-tray-text = One die a turn. The rod below says how high their sum may go in this round: your reputation. Modifiers turn a die up or down. Press a die.
nobility-tour-guilds-title = Guilds make goods
nobility-tour-guilds-text = A die wakes the workshops above it and to its left, then you buy goods for coins, then place workers. Low dice place more workers, high dice buy more. All golden places take your die: choose one.
nobility-tour-mine-title = Your board
nobility-tour-mine-text = Goods, workers, houses, plots, and how far your reputation and nobility have come. Apprentices in guilds bring coins every round.
nobility-tour-settlers-title = Settlers
nobility-tour-settlers-text = Goods and a house complete a card, once a turn and without a die. Every good paid is a point; workers and stars come with it.
nobility-tour-tavern-title = The Cavern Tavern
nobility-tour-tavern-text = Here you take settler cards. No die may be lower than the one before it.
nobility-tour-yard-title = Yard, Office, Castle
nobility-tour-yard-text = The yard sells houses, its dice must not rise. Berk’s Office gives modifiers and new cards. The White Castle raises your reputation.
nobility-tour-hall-title = The Guild Hall
nobility-tour-hall-text = The die shows which building you may buy. A workshop needs an apprentice of yours in its guild, a public building a worker from your lot.
nobility-tour-council-title = The Stone Council
nobility-tour-council-text = Many points for goods, if you have settled that people and are noble enough. What you lack is underlined.
nobility-tour-harbour-title = The Harbour
nobility-tour-harbour-text = Goods for coins: as many as the die shows, as long as the ship has space.
nobility-tour-reputation-title = Reputation and nobility
nobility-tour-reputation-text = The placed dice darken the track up to your reputation. With nobility 5 you become a Lord and get your character’s gift.
nobility-tour-end-title = Ten rounds
nobility-tour-end-text = When nobody can or will go on, income comes and a new round begins. What you may not do tells you why when you press it. You find the guide again in Help, behind the question mark above.

## The answers in a word, for the dock

nobility-do-complete = Settle
nobility-do-sell_workshop = Sell workshop
nobility-do-sell_public = Sell building
nobility-do-end_turn = End turn
nobility-do-end_turn-pass = Pass
nobility-do-take_tokens = Modifiers
nobility-do-exchange_settlers = New settlers
nobility-do-exchange_buildings = New buildings
nobility-do-acquire = Commission
nobility-do-employ_worker = Worker
nobility-do-move_apprentice = Apprentices
nobility-do-take_settler = Settlers
nobility-do-take_good = Goods
nobility-do-sell_good = Sell
nobility-confirm-end_turn = There is more that you could do. End your turn?

## Where long words of names may be broken in a narrow tile.

nobility-hyphens =
    Bath-house Black-smiths Carpen-ters Garden-ers Gath-erers Mer-chants Play-house Sculp-tors Shep-herds Survey-ors Trans-la-tion
