### Nobility in English.

## What is being asked

question-over = The game is over.
question-first_commission = Which of the three commission cards do you keep?
question-turn = { $done ->
    [yes] What else do you do in this turn? Your dice may add up to { $room } more.
   *[no] Your turn: a die, a settler card or a sale? Your dice may add up to { $room } more.
}
question-target = Where does the { $value } go?{ $tokens ->
    [0] {""}
    [one] {" "}It costs 1 modifier.
   *[other] {" "}It costs { $tokens } modifiers.
}
question-spend = { $settler }, { $ware }: how many do you pay? { $least } to { $most } goods in all, so far { $goods_paid }.
question-take_settler = { $cards ->
    [one] Cavern Tavern: which settler card do you take?
   *[other] Cavern Tavern: which settler card do you take first? You may take { $cards }.
}
question-another_settler = Cavern Tavern: do you take a further settler card?
question-discard_settler = You hold too many settler cards. Which of the earlier three makes room for the { $settler }?
question-workshop = { $building }: do you use the workshop?
question-reroll = { $marked ->
    [0] Which dice do you roll again?
   *[other] Which dice do you roll again? So far { $values }.
}
question-buy_any = Which good do you buy for { $goods_cost }?
question-give = Which good do you give back?
question-receive = Which good do you take for { $goods_given }?
question-buy = { $guild }: how many goods do you buy, up to { $goods_most }, for { $goods_cost } each?
question-employ = { $left ->
    [one] { $guild }: whom do you place here? 1 more.
   *[other] { $guild }: whom do you place here? Up to { $left } more.
}
question-plot = On which plot do you build the { $building }?
question-sell = { $left ->
    [one] Harbour: what do you sell to the { $ship }? 1 more.
   *[other] Harbour: what do you sell to the { $ship }? Up to { $left } more.
}
question-visit = Berk’s Office: what do you do?
question-commission = Which of the commission cards do you keep?
question-return = From which guild do you call an apprentice back?
question-lord_settler = { $character } is a Lord: do you take a settler card?
question-lord_good = { $left ->
    [one] { $character } is a Lord: which good do you take?
   *[other] { $character } is a Lord: which goods do you take? { $left } more.
}
question-lord_apprentice = { $character } is a Lord: to which guild do you send a worker?

## The answers

group-dice = Dice
group-modifiers = Dice changed by modifiers
group-settlers = Settlers
group-sales = Sales
group-guilds = Guilds
group-council = Stone Council
group-chancery = Chancery
group-town = Town
group-answers = Answers

# The guided first round.
lesson-goal-title = Who wins
lesson-goal-text = Whoever has most points after ten rounds wins. Points come from goods that you give to settlers and to the Stone Council, from workshops and public buildings, and from nobility. In this round you take a step on each of these ways.
lesson-guild-title = A die goes to work
lesson-guild-text = You have rolled five dice and place one a turn. In a guild a low die buys one good and places two workers, a high one buys three and places none. Your settlers want books: take the 2, place it with the Scholars, and buy 1 book for 1 coin.
lesson-guild-then = Two books and one of furnishings: enough for your first settlers.
lesson-guild-else = The card in your hand wants books and furnishings, three goods at least, and the 1 and the 6 are needed later.
lesson-settle-title = Settle them
lesson-settle-text = Once a turn, and without a die, you may complete a settler card: it takes a house, one good of each kind that it shows, and three goods in all. The Gear Tinkers want books and furnishings. Complete them.
lesson-settle-then = A point for every good, a worker and a star of nobility. Your house is used now; the Building Yard sells more.
lesson-settle-else = You have all that the Gear Tinkers want, and goods that are kept score nothing for them.
lesson-turn-title = One die a turn
lesson-turn-text = A turn is one die, one settler card and one sale at most, in any order. Then it is the next player’s turn, until nobody can or will go on. End your turn.
lesson-turn-then = Now your neighbour places a die. Each place has few slots: with two players a guild takes one die a round.
lesson-turn-else = You have placed your die and completed a card: before you go on, the others take their turns.
lesson-apprentice-title = An apprentice
lesson-apprentice-text = Your worker can learn a trade: take the 1, place it with the Carpenters, buy 1 of furnishings and place your worker. Apprentices bring coins every round, a free good when you buy there, and the right to buy workshops of that guild.
lesson-apprentice-then = You have an apprentice with the Carpenters. From your next turn on he counts for everything.
lesson-apprentice-else = Only low dice place workers in a guild, and the workshop of this lesson is one of the Carpenters.
lesson-hall-title = The Guild Hall
lesson-hall-text = In the hall each building has its die and its price: the 6 buys the first for 4 coins. It is the Joinery, a workshop of the Carpenters, and you have an apprentice there. End your turn, take the 6, and place it in the hall.
lesson-hall-then = Three points and a star, and your apprentice is now guild master: whenever somebody else uses the workshop, you get a share. Public buildings stand on your own board instead.
lesson-hall-else = Only a 6 buys the Joinery, and only who has an apprentice with the Carpenters may.
lesson-reputation-title = As far as your reputation goes
lesson-reputation-text = The dice that you place in a round may add up to your reputation, and no further: 2 + 1 + 6 is 9, and you are through. The White Castle raises it. The stars beside it are nobility: with 5 you become a Lord and get your character’s gift.
lesson-places-title = The other places
lesson-places-text = In the Cavern Tavern you take new settlers, with dice that must not fall; in the Building Yard houses, with dice that must not rise. The Harbour buys goods, the Stone Council pays many points for them, and Berk’s Office gives modifiers for your dice.
lesson-round-title = The round ends
lesson-round-text = End your turn. Who has nothing left to do passes; when all have passed, everybody gets income: coins for apprentices and from public buildings. Then all dice are rolled again.
lesson-round-then = That was your first round: settlers, a workshop, two stars.
lesson-round-else = Your dice have reached your reputation: there is nothing more to place in this round.
lesson-end-title = How it goes on
lesson-end-text = Nine more rounds like this one. Raise your reputation early: it is more dice in every round. Collect settlers of one people for its column in the Stone Council. Whatever you press tells you why it isn’t allowed. Play on, or read the rules.

action-take_die = Place a { $die }
action-take_die-changed = { $tokens ->
    [one] Place a { $die } as { $value }, for 1 modifier
   *[other] Place a { $die } as { $value }, for { $tokens } modifiers
}
action-take_die-none = Place a die
action-complete = Settle the { $settler } ({ $race }): { $effect }
action-complete-none = Complete a settler card
action-sell_workshop = Sell the { $building } ({ $guild }): { $goods_gained }, minus { $goods_paid }
action-sell_workshop-none = Sell a workshop ({ $guild })
action-sell_public = Sell the { $building }: { $goods_gained }, minus { $goods_paid }
action-sell_public-none = Sell a public building
action-end_turn = End your turn
action-end_turn-pass = Pass for this round
action-place-none = { $location }
action-place_tavern = { $cards ->
    [one] Cavern Tavern: a settler card
   *[other] Cavern Tavern: up to { $cards } settler cards
}
action-place_yard = Building Yard: a house for { $goods_cost }
action-place_guild = { $guild }: up to { $goods_most }{ $free ->
    [0] {""}
   *[other] {" "}and { $free } free
}{ $workers ->
    [0] {""}
    [one] , 1 worker
   *[other] , up to { $workers } workers
}{ $workshops ->
    [0] {""}
   *[other] , { $buildings }
}
action-place_hall = Guild Hall: { $building } for { $goods_cost } – { $goods_gained }; { $effect }
action-place_harbour = Harbour: sell up to { $goods_most } to the { $ship }
action-place_council = Stone Council, { $race }, nobility { $nobility }: { $goods_gained } for { $goods_cost }
action-place_berk = Berk’s Office: up to { $goods_most }, an exchange{ $chancery ->
    [yes] , a commission
   *[no] {""}
}
action-place_castle = White Castle: { $goods_gained }
action-place_castle-extra = White Castle, extra slot: { $goods_gained }
action-place_board = Own board: call an apprentice back
action-place_chancery = Chancery, { $row } desk ({ $race }): { $effect }
action-place_tile = Dice tile: still open { $values }
action-spend = { $goods_paid }
action-take_settler = { $settler } ({ $race }): { $effect }
action-take_settler-none = Take a settler card
action-discard_settler = Discard the { $settler } ({ $race }): { $effect }
action-use_effect-gain = { $goods_gained }
action-use_effect-reroll = Roll dice again
action-use_effect-buy = Buy a good of any kind for { $goods_cost }
action-use_effect-exchange = Exchange a good for another
action-use_effect-none = Use a workshop
action-reroll = Roll the { $value } again
action-reroll-none = Roll die { $number } again
action-give_good = { $goods_given }
action-take_good = { $goods_taken }
action-take_good-buy_any = { $goods_taken }
action-take_good-receive = { $goods_taken }
action-buy = { $count ->
    [0] Buy nothing
   *[other] { $goods_bought } for { $goods_cost }{ $free ->
        [0] {""}
       *[other] , and { $goods_free } free
    }
}
action-employ_worker = A worker from the lot
action-move_apprentice = Your apprentice { $guild_from }
action-assign = A worker { $guild_to }
action-build = Plot { $plot }: { $goods_income } in every income phase
action-sell_good = { $goods_sold } for { $goods_gained }
action-return_apprentice = Your apprentice { $guild_from }
action-take_tokens = { $price ->
    [0] { $goods_gained }
   *[other] { $goods_gained } for { $goods_cost }
}
action-exchange_settlers = Exchange all settler cards in the tavern
action-exchange_buildings = Exchange all buildings in the Guild Hall
action-acquire = { $cards ->
    [one] Draw 1 commission card for { $goods_cost }
   *[other] Draw { $cards } commission cards for { $goods_cost } and keep 1
}
action-keep_commission = { $commission }: { $effect }
action-done = Done
action-done-declined = No
action-done-reroll = Roll

## What somebody did, after the name

deed-pass = { $seat } passes
deed-complete = { $seat } settles the { $settler } ({ $race })
deed-sell_workshop = { $seat } sells the { $building }
deed-sell_public = { $seat } sells the { $building }
deed-place = { $seat } places a { $value } { $location_at }
deed-place_yard = { $seat } buys a house with a { $value }
deed-place_guild = { $seat } places a { $value } { $guild_at }
deed-place_hall = { $seat } buys the { $building } with a { $value }
deed-place_council = { $seat } completes a council tile of the { $race_many } with a { $value }
deed-place_chancery = { $seat } seats an apprentice at a desk of the { $race_many } with a { $value }
deed-place_tile = { $seat } puts a { $value } on a dice tile
deed-take_settler = { $seat } takes the { $settler }
deed-discard_settler = { $seat } discards the { $settler }
deed-use_effect = { $seat } uses the { $building }
deed-reroll = { $seat } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again
deed-take_good-buy_any = { $seat } buys { $goods_taken }
deed-take_good-receive = { $seat } exchanges { $goods_given } for { $goods_taken }
deed-take_good-lord_good = { $seat } takes { $goods_taken }
deed-buy = { $seat } buys { $goods_bought }{ $free ->
    [0] {""}
   *[other] {" "}and gets { $goods_free } free
}
deed-employ_worker = { $seat } sends a worker { $guild_new_to }
deed-move_apprentice = { $seat } moves an apprentice { $guild_from } { $guild_new_to }
deed-assign = { $seat } sends a worker { $guild_to }
deed-build = { $seat } builds the { $building } on plot { $plot }
deed-sell_good = { $seat } sells { $goods_sold } for { $goods_gained }
deed-return_apprentice = { $seat } calls an apprentice back { $guild_from }
deed-take_tokens = { $seat } takes { $goods_gained }
deed-exchange_settlers = { $seat } exchanges the settler cards in the tavern
deed-exchange_buildings = { $seat } exchanges the buildings in the Guild Hall
deed-acquire = { $seat } draws { $cards ->
    [one] 1 commission card
   *[other] { $cards } commission cards
}
deed-keep_commission = { $seat } keeps a commission card

## What a block of answers is called, where many are refused for one reason

block-take_die = Place a die
block-complete = Complete a settler card
block-sell_workshop = Sell a workshop
block-sell_public = Sell a public building
block-end_turn = End the turn
block-place_tavern = Cavern Tavern
block-place_yard = Building Yard
block-place_guild = Guild
block-place_hall = Guild Hall
block-place_harbour = Harbour
block-place_council = Stone Council
block-place_berk = Berk’s Office
block-place_castle = White Castle
block-place_board = Own board
block-place_chancery = Chancery
block-place_tile = Dice tile
block-spend = Pay goods
block-take_settler = Take a settler card
block-discard_settler = Discard a settler card
block-use_effect = Use a workshop
block-reroll = Roll a die again
block-give_good = Give a good
block-take_good = Take a good
block-buy = Buy goods
block-employ_worker = Place a worker
block-move_apprentice = Move an apprentice
block-assign = Send a worker
block-build = Build on a plot
block-sell_good = Sell a good
block-return_apprentice = Call an apprentice back
block-take_tokens = Take modifiers
block-exchange_settlers = Exchange settler cards
block-exchange_buildings = Exchange buildings
block-acquire = Acquire a commission
block-keep_commission = Keep a commission
block-done = Done

## What happened

change-supply = { $changes }
change-rolled = rolled: { $values }
change-lord = { $seat } becomes a Lord ({ $character })
change-white_lord = { $seat } becomes the White Lord
change-dice_tile = { $seat } gets a dice tile: { $effect }
change-commission = a commission of { $seat } is now active
change-passed = { $seat } can do nothing more in this round
change-round = Round { $round }: { $seat } begins
change-event = event: { $event } – { $effect }
change-automa = automa: tavern { $white }, yard { $green }, Guild Hall { $yellow }, guilds { $red }{ $blue ->
    [0] {""}
   *[other] {" "}and { $blue }
}
change-ship = a new ship: { $ship }
change-settlers = new in the tavern: { $settlers }
change-cleared = gone from the Guild Hall: { $buildings }
change-buildings = new in the Guild Hall: { $buildings }
change-council = { $tiles ->
    [one] 1 new council tile
   *[other] { $tiles } new council tiles
}
change-over = the tenth round is over

## How it came out

result-won = { $seats } won with { $points } points.
result-by_houses = A tie at { $points } points: { $seats } won, with more houses built (NOB-339).
result-by_reputation = A tie at { $points } points and in houses: { $seats } won, with more reputation (NOB-340).
result-by_coins = A tie at { $points } points, in houses and in reputation: { $seats } won, with more coins (NOB-341).
result-shared = { $seats } share the victory with { $points } points (NOB-342).
result-met = The goal is met, with { $points } points (NOB-386).
result-missed = The goal is missed, with { $points } points (NOB-386).
result-goal = Your goal was { $goal }
result-condition = { $now } of { $least } { $metric_many }

rank-met = Goal met
rank-missed = Goal missed

score-settlers = Settlers and gifts
score-buildings = Buildings
score-council = Stone Council
score-goods = Goods left
score-nobility = Nobility
score-commissions = Commissions
score-total = Total
score-houses = Houses built
score-reputation = Reputation
score-coins = Coins

## The board

board-setup = Setup
board-round = Round { $round } of { $rounds }
board-piles = left: { $settlers } settlers, { $buildings } buildings, { $ships } ships, { $council } council tiles, { $modifiers } modifiers
board-commissions_left = { $cards } commissions, { $tiles } dice tiles
board-event = event
board-goal = goal
board-automa = automa
board-set_aside = set aside
board-town = Town
board-guilds = Guilds
board-hall = Guild Hall
board-harbour = Harbour
board-council = Stone Council
board-chancery = Chancery
board-income = { $coins } each
board-closed = closed
board-first = first player
board-passed = passed
board-lord = Lord
board-white_lord = White Lord
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-dice = dice
board-sum = sum { $sum } of { $limit }
board-reputation = reputation { $reputation }
board-level = nobility { $level }
board-figures = figures: { $lot } in the lot, { $supply } in supply
board-houses = houses: { $platform } ready, { $built } built, { $supply } in supply
board-apprentices = apprentices:
board-hand = settlers in hand
board-settled = settled:
board-owned = workshops:
board-public = public:
board-tiles = { $tiles ->
    [one] 1 council tile
   *[other] { $tiles } council tiles
}
board-desks = { $desks ->
    [one] 1 desk
   *[other] { $desks } desks
}
board-commission = commission
board-secret = secret
board-active = active
board-choosing = choose from
board-summary = { $settled } settled, { $held } in hand, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $apprentices ->
    [one] 1 apprentice
   *[other] { $apprentices } apprentices
}

## At the terminal

help-signs = On the board: ① ② … seats, 4② a die of seat 2 that shows a 4, 4◇ a die of the automa, □ an empty slot, ■ a filled slot of a dice tile, ★ a star of nobility.

## Goods

goods-none = nothing
goods-books = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
goods-artwork = { $count } artwork
goods-weaponry = { $count } weaponry
goods-magic = { $count } magic
goods-jewelry = { $count } jewelry
goods-furnishings = { $count ->
    [one] { $count } furnishing
   *[other] { $count } furnishings
}
goods-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
goods-any_good = { $count ->
    [one] { $count } good of your choice
   *[other] { $count } goods of your choice
}
goods-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
goods-modifier = { $count ->
    [one] { $count } modifier
   *[other] { $count } modifiers
}
goods-reputation = { $count } reputation
goods-star = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
goods-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
goods-house = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
goods-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
goods-settler_card = { $count ->
    [one] { $count } settler card
   *[other] { $count } settler cards
}
goods-pip = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}

ware-books = books
ware-artwork = artwork
ware-weaponry = weaponry
ware-magic = magic
ware-jewelry = jewelry
ware-furnishings = furnishings

## Cards and tiles

card-settler = { $settler }: settlers, { $race }
card-workshop = { $building }: workshop of the { $guild }
card-public = { $building }: public building
card-ship = { $ship }: ship
card-council = Council tile
card-character = { $character }: character
card-event = { $event }: event { $number }
card-goal = { $goal }: solo goal
card-commission = { $commission }: commission
card-tile = Dice tile
card-desk = { $desk }: Chancery, die { $value }, { $race }

effect-settler = { $least }–{ $most } goods ({ $wares }) → { $goods_gained }
effect-public = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every settler card that you complete
effect-ship = { $ware }: { $goods_gained } each, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
effect-council = from nobility { $nobility }: { $goods_cost } → { $goods_gained }
effect-character = for a settler card up to { $limit } { $ware } instead of 3
effect-goal = at least { $least ->
    [1] { $least } { $metric }
   *[other] { $least } { $metric_many }
}
effect-commission = { $goods_each } per { $per ->
    [1] { $metric }
   *[other] { $per } { $metric_many }
}, { $most } at most
effect-commission_race = { $goods_each } per { $per ->
    [1] completed settler card
   *[other] { $per } completed settler cards
} of the { $race_many }, { $most } at most
effect-tile = dice { $values }

lead-none = {""}
lead-or = or{" "}
lead-lord = as a Lord:{" "}
lead-all = everybody:{" "}

does-gain = { $lead }{ $goods_gained }
does-reroll = { $lead }roll any of your unplaced dice again
does-buy = { $lead }buy a good of any kind for { $goods_cost }
does-exchange = { $lead }exchange a good for another
does-take_settlers = { $lead }{ $amount ->
    [one] 1 settler card
   *[other] up to { $amount } settler cards
} from the tavern
does-place_apprentices = { $lead }{ $amount ->
    [one] 1 worker
   *[other] up to { $amount } workers
} to any guild
does-close = closed this round: { $location }
does-waive = this round, dice in the tavern need not rise
does-suppress = this round, no workshop is activated
does-modify-harbour_coins_per_good = { $goods_change } { $change ->
    [less] less
   *[other] more
} for each good sold in the harbour
does-modify-yard_house_price = a house costs { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-hall_building_price = a building in the Guild Hall costs { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-income_coins_per_apprentice = each guild apprentice earns { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-guild_goods_limit = a guild die buys up to { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-castle_reputation_gain = a die in the White Castle brings { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-council_reputation_loss = a council tile costs { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-council_coin_cost = { $change ->
    [less] a council tile costs { $goods_change } less
    [more] a council tile costs { $goods_change } more
   *[set] { $amount ->
        [0] council tiles cost no coins
       *[other] a council tile costs { $goods_change }
    }
}
does-modify-tavern_cards_taken = a die in the tavern takes { $goods_change }{ $change ->
    [less] {" "}less
    [more] {" "}more
   *[set] {""}
}
does-modify-player_dice_sum_limit = { $change ->
    [less] the limit of placed dice is lower by { $goods_change }
    [more] the limit of placed dice is higher by { $goods_change }
   *[set] the limit of placed dice is { $amount }
}
does-modify-settler_vp_bonus = { $goods_change } { $change ->
    [less] less
   *[other] more
} for each settler card completed

metric-vp = point
    .many = points
metric-settlers = completed settler card
    .many = completed settler cards
metric-races = race among your settlers
    .many = different races among your settlers
metric-workshops = own workshop
    .many = own workshops
metric-guilds_with_workshop = guild with your workshop
    .many = guilds with a workshop of yours
metric-guilds_with_presence = guild with your apprentice or workshop
    .many = guilds with an apprentice or workshop of yours
metric-guilds_with_apprentice = guild with your apprentice
    .many = guilds with an apprentice of yours
metric-public_buildings = public building
    .many = public buildings
metric-buildings = own building
    .many = own buildings
metric-guild_apprentices = apprentice in a guild
    .many = apprentices in guilds
metric-chancery_apprentices = apprentice in the Chancery
    .many = apprentices in the Chancery
metric-council_tiles = council tile
    .many = council tiles
metric-nobility = level of nobility
    .many = nobility
metric-reputation = reputation
    .many = reputation
metric-reputation_over_12 = reputation above 12
    .many = reputation above 12
metric-coins = coin
    .many = coins
metric-goods = good in storage
    .many = goods in storage
metric-goods_sets = complete set of the six goods
    .many = complete sets of the six goods
metric-modifiers = modifier
    .many = modifiers

race-halfling = Halfling
    .many = Halflings
race-human = Human
    .many = Humans
race-elf = Elf
    .many = Elves
race-dwarf = Dwarf
    .many = Dwarves
race-green_elf = Green Elf
    .many = Green Elves
race-trobit = Trobit
    .many = Trobits

guild-scholars = Scholars
    .at = with the Scholars
    .to = to the Scholars
    .from = from the Scholars
guild-artists = Artists
    .at = with the Artists
    .to = to the Artists
    .from = from the Artists
guild-blacksmiths = Blacksmiths
    .at = with the Blacksmiths
    .to = to the Blacksmiths
    .from = from the Blacksmiths
guild-wizards = Wizards
    .at = with the Wizards
    .to = to the Wizards
    .from = from the Wizards
guild-merchants = Merchants
    .at = with the Merchants
    .to = to the Merchants
    .from = from the Merchants
guild-carpenters = Carpenters
    .at = with the Carpenters
    .to = to the Carpenters
    .from = from the Carpenters

location-tavern = Cavern Tavern
    .at = in the Cavern Tavern
location-yard = Building Yard
    .at = in the Building Yard
location-guild = Guilds
    .at = in a guild
location-hall = Guild Hall
    .at = in the Guild Hall
location-harbour = Harbour
    .at = in the Harbour
location-council = Stone Council
    .at = in the Stone Council
location-berk = Berk’s Office
    .at = in Berk’s Office
location-castle = White Castle
    .at = in the White Castle
location-player_board = Own board
    .at = on the slot of the player board
location-chancery = Chancery
    .at = in the Chancery
location-dice_tile = Dice tile
    .at = on a dice tile

colour-white = white
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-black = black

settler-S01 = Orchard Keepers
settler-S02 = Ferry Folk
settler-S03 = Glass Singers
settler-S04 = Deep Miners
settler-S05 = Root Healers
settler-S06 = Gear Tinkers
settler-S07 = Pantry Cooks
settler-S08 = Road Wardens
settler-S09 = Moon Archers
settler-S10 = Bellows Crew
settler-S11 = Bark Scouts
settler-S12 = Puddle Divers
settler-S13 = Hedge Gardeners
settler-S14 = Harvest Hands
settler-S15 = Silver Weavers
settler-S16 = Rune Cutters
settler-S17 = Moss Tanners
settler-S18 = Spark Brewers
settler-S19 = Barge Cousins
settler-S20 = Chapel Bakers
settler-S21 = Star Readers
settler-S22 = Anvil Brothers
settler-S23 = Thorn Rangers
settler-S24 = Kite Couriers
settler-S25 = Honey Brewers
settler-S26 = Market Widows
settler-S27 = Harp Makers
settler-S28 = Tunnel Surveyors
settler-S29 = Seed Keepers
settler-S30 = Scrap Dealers
settler-S31 = Clover Shepherds
settler-S32 = River Millers
settler-S33 = Dew Gatherers
settler-S34 = Copper Brewers
settler-S35 = Vine Ropers
settler-S36 = Whistle Band
settler-S37 = Lantern Aunts
settler-S38 = Veteran Guards
settler-S39 = Ivory Carvers
settler-S40 = Gate Smiths
settler-S41 = Fern Hunters
settler-S42 = Lens Grinders
settler-S43 = Burrow Masons
settler-S44 = Charter Scribes
settler-S45 = Dawn Riders
settler-S46 = Stone Bankers
settler-S47 = Grove Elders
settler-S48 = Map Swappers

building-B01 = Copy Room
building-B02 = Bindery
building-B03 = Map Archive
building-B04 = Ink Cellar
building-B05 = Translation Desk
building-B06 = Almanac House
building-B07 = Fresco Loft
building-B08 = Clay Studio
building-B09 = Mural Yard
building-B10 = Portrait Room
building-B11 = Gilding Bench
building-B12 = Sculptors’ Shed
building-B13 = Blade Forge
building-B14 = Arrow Smithy
building-B15 = Shield Works
building-B16 = Hilt Bench
building-B17 = Armour Yard
building-B18 = Quench House
building-B19 = Potion Cellar
building-B20 = Rune Chamber
building-B21 = Wand Bench
building-B22 = Scrying Room
building-B23 = Charm Stall
building-B24 = Ember Tower
building-B25 = Gem Counter
building-B26 = Ring Bench
building-B27 = Pearl Exchange
building-B28 = Amber Stall
building-B29 = Crown Setters
building-B30 = Chain Makers
building-B31 = Chair Loft
building-B32 = Table Works
building-B33 = Joinery
building-B34 = Cabinet Shop
building-B35 = Turning Shed
building-B36 = Bed Makers
building-B37 = Town Fountain
building-B38 = Bathhouse
building-B39 = Chapel of Dawn
building-B40 = Granary
building-B41 = Bell Tower
building-B42 = Watch House
building-B43 = Library Annex
building-B44 = Market Cross
building-B45 = Playhouse
building-B46 = Hospice
building-B47 = Public Garden
building-B48 = Stable Court

ship-H01 = Grey Heron
ship-H02 = Amber Lady
ship-H03 = Salt Pilgrim
ship-H04 = North Bell
ship-H05 = Copper Gull
ship-H06 = Patient Otter
ship-H07 = Long Ledger
ship-H08 = Red Awning
ship-H09 = Velvet Keel
ship-H10 = Quiet Oar
ship-H11 = Broad Lantern
ship-H12 = Silver Knot
ship-H13 = Hired Tide
ship-H14 = Barley Queen
ship-H15 = Old Tollman
ship-H16 = Painted Crab
ship-H17 = Third Sister
ship-H18 = Windfall

character-P01 = Rhys Lusys
character-P02 = Martok Coinforged
character-P03 = Belvedere Stonefist
character-P04 = Verelan Sian
character-P05 = Nya Adebowale
character-P06 = Harga the Toll Guard
character-P07 = Odo Fairweather
character-P08 = Sister Calla
character-P09 = Tiv of the Lanterns
character-P10 = Ysolde Marsh
character-P11 = Brannoc Reed
character-P12 = Dame Ottoline
character-P13 = Pell Quickpurse

event-E01 = Port Traders
event-E02 = Hardworking Apprentices
event-E03 = Flourishing Guilds
event-E04 = Timber Surplus
event-E05 = Open Casks
event-E06 = Royal Audience
event-E07 = Clerk’s Gifts
event-E08 = Fog on the Quay
event-E09 = Guild Levy
event-E10 = Masons’ Fair
event-E11 = Council Recess
event-E12 = Gracious Council
event-E13 = Housewarming
event-E14 = Queen’s Favour
event-E15 = Barred Gates
event-E16 = Silent Workshops

goal-G01 = Famous Landlord
goal-G02 = Seven Hearths
goal-G03 = Six Peoples
goal-G04 = Guild Magnate
goal-G05 = Civic Builder
goal-G06 = Council Favourite
goal-G07 = Trusted by the Queen
goal-G08 = White Lord
goal-G09 = Deep Coffers
goal-G10 = Warehouse Owner
goal-G11 = Hand in Every Guild
goal-G12 = Great Builder
goal-G13 = All-rounder
goal-G14 = Master of Trades
goal-G15 = Quiet Power

commission-M01 = Patron of Crafts
commission-M02 = Builder of Halls
commission-M03 = Voice in Council
commission-M04 = Generous Landlord
commission-M05 = Friend of All Peoples
commission-M06 = Protector: halfling
commission-M07 = Protector: human
commission-M08 = Protector: elf
commission-M09 = Protector: dwarf
commission-M10 = Protector: green elf
commission-M11 = Protector: trobit
commission-M12 = Full Strongbox
commission-M13 = Stocked Cellar
commission-M14 = Complete Collection
commission-M15 = Many Hands
commission-M16 = Clerks in Waiting
commission-M17 = Trusted at Court
commission-M18 = Foot in Every Door

desk-desk1 = Desk 1
desk-desk2 = Desk 2
desk-desk3 = Desk 3
desk-desk4 = Desk 4
desk-desk5 = Desk 5
desk-desk6 = Desk 6

## Why not

why-dice_limit = You have placed { $placed }, with this die { $total }: your reputation allows { $limit }.
why-own_dice = Your dice show { $values }.
why-fits_nowhere = No free slot takes a { $value }.
why-slot_taken = The slot for a { $value } is taken.
why-last_die = The last die there is a { $last }, and yours a { $value }: { $goods_needed } would do, you have { $modifiers }.
why-goods_least = It takes at least { $least } goods; you could pay { $can }.
why-goods_total = It takes { $least } to { $most } goods in all; named so far: { $named }.
why-at_most = At most { $goods_most }.
why-goods_limit = With a { $value } you buy at most { $goods_most }.
why-nobility = Your nobility is { $nobility }; it takes { $needed }.
why-modifier_limit = With a { $value } you get at most { $goods_most }.
why-modifiers_left = Only { $goods_left } left in the supply.
why-commissions = You hold { $cards ->
    [one] { $cards } commission card
   *[other] { $cards } commission cards
} and have { $desks } at the desks of the Chancery: another apprentice must sit there first.

rule-30 = You do not have so many of that good.
rule-60 = It is not your turn.
rule-67 = First finish the action that you are in the middle of.
rule-68 = You have placed a die in this turn.
rule-69 = You have completed a settler card in this turn.
rule-70 = You have sold a building in this turn.
rule-81 = The sum of your dice would exceed your reputation.
rule-89 = A die shows 1 to 6 and nothing else.
rule-92 = There are not so many modifiers left.
rule-117 = No free slot takes that die.
rule-121 = You have no unplaced die that shows this.
rule-123 = In the tavern you take a settler card, as long as one lies there.
rule-126 = You have nothing that the ship takes.
rule-128 = You have no apprentice in a guild to call back.
rule-133 = The tavern is full.
rule-136 = The die is lower than the last one in the tavern.
rule-138 = There is no settler card.
rule-147 = You have no house on your building platform.
rule-150 = All your house plots are built on.
rule-151 = These settlers do not ask for that good.
rule-153 = You need at least one of every good that these settlers ask for.
rule-154 = You may not pay so many of one good.
rule-155 = With that, the number of goods does not fit what the card asks for.
rule-165 = You hold no settler card there.
rule-167 = The yard is full.
rule-170 = The die is higher than the last one in the yard.
rule-171 = You cannot pay for a house.
rule-173 = You have no house left in your supply.
rule-177 = No more dice go to this guild in this round.
rule-188 = The workshop has no such effect.
rule-201 = You can only roll dice again that are not placed, and at least one.
rule-205 = You have no such good to give.
rule-208 = With a 1 or 2 you do not buy so many goods.
rule-209 = With a 3 or 4 you do not buy so many goods.
rule-210 = With a 5 or 6 you do not buy so many goods.
rule-211 = You cannot pay for so many goods.
rule-217 = With a 1 or 2 you place no more workers.
rule-218 = With a 3 or 4 you place no more workers.
rule-219 = With a 5 or 6 you place no worker.
rule-220 = You have nobody there to place.
rule-222 = All apprentice slots of this guild are taken.
rule-231 = You cannot pay for this building.
rule-232 = There is no building on this space.
rule-234 = You have no apprentice in the guild of this workshop.
rule-235 = The guild of this workshop is full.
rule-247 = You have no worker in the lot for a public building.
rule-248 = You have no empty plot for a public building.
rule-250 = There is a building on this plot.
rule-259 = You own no building there.
rule-273 = You must sell at least one good.
rule-277 = The ship has no space left for this good.
rule-284 = Your nobility is too low for this council tile.
rule-285 = You have not settled anybody of this race.
rule-289 = You cannot pay what the council tile asks for.
rule-299 = With a 1 or 2 you do not get so many modifiers.
rule-300 = With a 3 or 4 you do not get so many modifiers.
rule-301 = With a 5 or 6 you do not get so many modifiers.
rule-302 = You have made your exchange in this visit.
rule-314 = The slot on your board takes only a 5 or a 6.
rule-315 = You have no apprentice in this guild.
rule-333 = The game is over.
rule-344 = The extra slot of the White Castle is for six players only.
rule-356 = The event has closed this place for the round.
rule-368 = There is no Chancery when you play alone.
rule-373 = A die of the automa closes this space of the Guild Hall.
rule-375 = A die of the automa blocks this guild.
rule-378 = The die of the automa in the tavern or yard does not let yours follow.
rule-389 = This game is played without the Chancery.
rule-392 = This is none of the commission cards that you were dealt.
rule-398 = The lower desks are for five and six players only.
rule-401 = A die lies on this slot of the Chancery.
rule-403 = You have not settled anybody of the race of this desk.
rule-404 = You have no worker in the lot for the Chancery.
rule-405 = Somebody sits at this desk.
rule-421 = The dice tile has no open slot for this value.
rule-422 = This is none of your dice tiles.
rule-429 = You may not hold more commission cards without another apprentice in the Chancery.
rule-431 = You have acquired a commission in this visit.
rule-437 = There are no commission cards left.
rule-443 = The goods of the card are named one after the other.
rule-446 = That is not what is being asked now.
rule-454 = You cannot end your turn in the middle of an action.
rule-455 = You do not have the modifiers for that.
rule-464 = You cannot carry that effect out.
rule-466 = Your apprentice came there only in this turn.
rule-468 = There is no council tile here.
rule-469 = You cannot pay for so many modifiers.
rule-470 = You have taken modifiers in this visit.
rule-483 = This is none of the commission cards that you have drawn.
