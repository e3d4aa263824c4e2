### Architects in English.

## What is being asked

question-over = The game is over.
question-choose_board = Which board do you take?
question-draft = Draft, step { $step } of 3: which card do you keep?
question-draft_alone = Which of the four cards goes under the pile?
question-turn = { $last ->
    [yes] Your last turn: where do you send a worker?
   *[no] { $workers ->
        [one] Your turn: where do you send your last worker?
       *[other] Your turn: where do you send a worker? You have { $workers }.
    }
}
question-recall = You have no worker left. From where do you take one back?
question-mine = Clay or gold?
question-exchange = { $left ->
    [one] King’s Storehouse: 1 exchange left. Which?
   *[other] King’s Storehouse: { $left } exchanges left. Which?
}
question-workshop = Workshop: do you hire an apprentice or draw building cards?
question-market_middle = Black Market: do you hire an apprentice or take a blueprint?
question-blueprint = Which of the blueprints do you keep?
question-free_hire = Tavern: which apprentice do you hire for nothing?
question-dismiss = You have as many apprentices as you may. Who makes room for the { $apprentice }?
question-capture = { $left ->
    [one] Town Centre: 1 capture left. Whom do you capture?
   *[other] Town Centre: { $left } captures left. Whom do you capture?
}
question-free_capture = { $left ->
    [one] { $building }: 1 free capture. Whom?
   *[other] { $building }: { $left } free captures. Whom?
}
question-barracks = Barracks: get your workers back, or capture somebody?
question-guardhouse = { $left ->
    [one] Guardhouse: 1 action left. Which?
   *[other] Guardhouse: { $left } actions left. Which?
}
question-guildhall = Guildhall: which building do you construct, or do you build on the Cathedral?
question-pay_wood_or_stone = Row { $row } of the Cathedral costs { $goods_cost }. Which mix do you pay?
question-pay_gold_or_marble = { $price } gold and marble together. Which mix do you pay?
question-discard_for_cathedral = Which building card do you give up for the Cathedral?
question-choose_gain = { $building }: what do you take?
question-church = Church: do you destroy a debt?
question-library = { $building }: do you put a card under the pile for { $goods_gained }?
question-surplus_virtue = Your virtue cannot rise further. Do you destroy a debt instead?
question-reset_order = Black Market reset: whose ability comes next?
question-gatekeeper = { $workers ->
    [one] { $apprentice }: do you let your worker out of the Prison?
   *[other] { $apprentice }: how many of your workers do you let out of the Prison, up to { $workers }?
}
question-hand_limit = { $cards ->
    [one] You hold 1 card too many. Which one goes under the pile?
   *[other] You hold { $cards } cards too many. Which one goes under the pile first?
}
question-end_order = End of the game: which building changes your virtue next?
question-scheme = The automated opponent’s turn.

## The answers

group-exchanges = Exchanges
group-hires = Hire
group-cards = Cards
group-captures = Captures
group-buildings = Buildings
group-answers = Answers

# The guided first round.
lesson-goal-title = Who wins
lesson-goal-text = Whoever has most points when the Guildhall is full wins. Points come from buildings that you construct, from work on the Cathedral, and from virtue; unpaid debts and low virtue cost some. Here you make the first five.
lesson-draft-title = Three building cards
lesson-draft-text = Each player keeps one card of four, then one of three, then one of two. A card shows its points, its price and the skills that it asks for. Keep the Well first: it costs wood and stone and asks for no skill. Then keep any two.
lesson-draft-then = That is your hand; nobody else sees it. All goods for the Well can be gathered in a few turns.
lesson-draft-else = The Well is the cheapest card of these: with it you will have built something in seven turns.
lesson-quarry-title = Place a worker
lesson-quarry-text = Each turn you place one worker and get at once what the place gives. Workers stay where they are; you have twenty. Place one at the Quarry.
lesson-quarry-then = One stone. Your worker stays there, and that is the point.
lesson-quarry-else = The Well takes two stone, and the Quarry gives it.
lesson-growth-title = Together they bring more
lesson-growth-text = A place gives more with every worker of yours that stands there. The tile says what you would get now: two stone with the second worker. Place another one at the Quarry.
lesson-growth-then = Two at once, three with the next. But large groups are a temptation to the others, as you will see.
lesson-growth-else = Where you have a worker already, the next one brings more.
lesson-market-title = The Black Market
lesson-market-text = Quick goods for silver and virtue, one worker to a space. Here the small space gives 1 gold and 1 wood for 1 silver and 1 virtue. Place a worker on it.
lesson-market-then = Gold and wood in one turn, and one virtue less. When all three spaces are taken, everybody on them goes to the Prison.
lesson-market-else = Gold is hard to come by elsewhere: the Mines give it only to two workers.
lesson-capture-title = Capture a group
lesson-capture-text = Three workers at the Silversmith bring your neighbour more silver every time. At the Town Centre one silver captures all workers of one colour at one place. Place a worker there and capture them.
lesson-capture-then = Three workers less for your neighbour, and the Silversmith gives only two silver again. You may capture your own workers too: that is how they come home.
lesson-capture-else = The group at the Silversmith is the largest on the table.
lesson-deliver-title = Sell the captives
lesson-deliver-text = Captives stand on your board until you do something with them. At the Guardhouse the Prison pays one silver for each; there you also free your own workers and pay off debts. Place a worker there and deliver.
lesson-deliver-then = Three silver. Whoever has most workers in the Prison when the Black Market is reset takes a debt.
lesson-deliver-else = You have three captives, and silver is what you need for an apprentice.
lesson-cathedral-title = The Cathedral
lesson-cathedral-text = Workers in the Guildhall stay there for good, and for each you construct a card or go up a row on the Cathedral. The lowest row costs 1 gold and a card from your hand. Place a worker, build, and give up a card, but not the Well.
lesson-cathedral-then = Two points, more with every row, and a reward that has just what the Well still lacks: wood. Few may stand on the upper rows.
lesson-cathedral-else = You need the Well yourself, and the gold pays for the Cathedral’s first row.
lesson-construct-title = Construct a building
lesson-construct-text = Two wood and two stone: the Well is framed in green. Place another worker in the Guildhall and construct it.
lesson-construct-then = Three points at once, and four clay from the Well itself. In a game of two the Guildhall has twelve spaces; when the last is taken, everybody has one more turn.
lesson-construct-else = You have all that the Well costs.
lesson-hire-title = Hire an apprentice
lesson-hire-text = Better buildings ask for skills: the round signs of apprentices. One costs four silver at the Workshop; those further right cost a coin on each card that you skip. Place a worker there and hire one of the first column.
lesson-hire-then = Their skills count for every building, and most bring something more at one place. You may have five.
lesson-hire-else = You have just the four silver for an apprentice of the first column.
lesson-virtue-title = Virtue
lesson-virtue-text = High virtue brings points but shuts the Black Market; low virtue costs points and shuts the Cathedral, but you pay less tax. The Tax Stand, too, gives silver for virtue; the King’s Storehouse gives virtue for goods.
lesson-end-title = How it goes on
lesson-end-text = So it goes on until the Guildhall is full. Gather groups, but not too large; watch the others’; build what your apprentices can. Whatever you press tells you why it isn’t allowed. Play on, or read the rules.

action-place-quarry = Quarry: { $goods_yield }
action-place-forest = Forest: { $goods_yield }
action-place-mines = Mines: { $goods_clay }{ $choice ->
    [yes] {" "}or { $goods_gold }
   *[no] {""}
}
action-place-silversmith = Silversmith: { $goods_yield }
action-place-kings_storehouse = King’s Storehouse: { $workers ->
    [one] 1 exchange
   *[other] up to { $workers } exchanges
}
action-place-workshop = Workshop: hire, or draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
action-place-town_centre = Town Centre: { $workers ->
    [one] 1 capture
   *[other] up to { $workers } captures
}
action-place-tax_stand = Tax Stand: { $goods_yield } for { $goods_cost }
action-place-guardhouse = Guardhouse: { $workers ->
    [one] 1 action
   *[other] up to { $workers } actions
}
action-place-black_market_small = Black Market, small: { $goods_yield } for { $goods_cost }
action-place-black_market_middle = Black Market, middle: any apprentice or a blueprint for { $goods_cost }
action-place-black_market_large = Black Market, large: { $goods_yield } for { $goods_cost }
action-place-guildhall = Guildhall: { $kind ->
    [beside] beside it
    [last] the last space
    [reset] space { $space } of { $spaces }, with a Black Market reset
   *[plain] space { $space } of { $spaces }
}
action-recall = Take 1 of { $workers } back { $location_from }
action-recall_from_market = Take the worker back { $location_from }
action-recall_from_prison = Take a worker back from the Prison
action-recall_from_board = Take a worker back from the board of { $seat_whose }
action-mine_clay = { $goods_gained }
action-mine_gold = { $goods_gained }
action-exchange_for_virtue = { $goods_paid } → { $goods_gained }
action-exchange_for_marble = { $goods_paid } → { $goods_gained }
action-exchange_with = { $apprentice }: { $goods_paid } → { $goods_gained }
action-exchange_with-none = Exchange with apprentice { $slot }
action-hire = { $apprentice } ({ $row } row, { $column }) for { $goods_cost }{ $coins ->
    [0] {""}
   *[other] , with { $goods_coins } on the card
} – { $effect }
action-hire-free = { $apprentice } ({ $row } row, { $column }){ $coins ->
    [0] {""}
   *[other] , with { $goods_coins } on the card
} – { $effect }
action-draw_buildings = { $cards ->
    [one] Draw 1 building card
   *[other] Draw { $cards } building cards
}
action-blueprint = { $cards ->
    [one] Take a blueprint: keep the last card
   *[other] Take a blueprint: keep 1 of { $cards } cards
}
action-dismiss = Dismiss the { $apprentice } – { $effect }
action-dismiss-none = Dismiss an apprentice
action-capture = { $location }: { $workers ->
    [one] 1 worker of { $seat_whose }
   *[other] { $workers } workers of { $seat_whose }
}{ $price ->
    [0] , free
   *[other] {" "}for { $goods_cost }
}
action-capture-own = { $location }: { $workers ->
    [one] your own worker
   *[other] your own { $workers } workers
}{ $price ->
    [0] , free
   *[other] {" "}for { $goods_cost }
}
action-ransom_free = { $workers ->
    [one] Get your worker back from another board
   *[other] Get your { $workers } workers back from other boards
}
action-deliver = Deliver { $workers ->
    [one] 1 captive
   *[other] { $workers } captives
} to the Prison for { $goods_gained }
action-release = { $workers ->
    [one] Release your worker from the Prison
   *[other] Release your { $workers } workers from the Prison
}
action-ransom_with_silver = { $workers ->
    [one] Ransom your worker for { $goods_cost }
   *[other] Ransom your { $workers } workers for { $goods_cost }
}
action-ransom_with_debt = { $workers ->
    [one] Ransom your worker at the price of { $goods_cost }
   *[other] Ransom your { $workers } workers at the price of { $goods_cost }
}
action-pay_off = Pay off a debt for { $goods_cost }: { $goods_gained }
action-construct = { $building } for { $goods_cost }: { $points ->
    [one] 1 point
   *[other] { $points } points
} – { $effect }
action-advance = Cathedral, row { $row } for { $goods_cost }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
action-advance-none = Cathedral
action-pay_stone = { $goods_paid }
action-pay_gold = { $goods_paid }
action-pick = Keep the { $building } – { $effect }
action-pick-end_order = { $building } – { $effect }
action-discard = { $building } – { $effect }
action-gain = { $goods_gained }
action-destroy_debt = Destroy a debt
action-resolve = { $apprentice } – { $effect }
action-resolve-none = Use an apprentice
action-let_out = { $workers ->
    [0] Nobody
    [one] 1 worker
   *[other] { $workers } workers
}
action-done = Done
action-done-declined = No
action-choose_board = { $board } ({ $colour }) – { $effect }
action-scheme = Reveal the next scheme

## What somebody did, after the name

deed-place = { $seat } sends a worker { $location_to }
deed-recall = { $seat } takes a worker back { $location_from }
deed-recall_from_market = { $seat } takes a worker back { $location_from }
deed-recall_from_prison = { $seat } takes a worker back from the Prison
deed-recall_from_board = { $seat } takes a worker back from the board of { $seat_whose }
deed-mine_clay = { $seat } digs for clay
deed-mine_gold = { $seat } mines gold
deed-exchange_for_virtue = { $seat } gives { $goods_paid } for { $goods_gained }
deed-exchange_for_marble = { $seat } gives { $goods_paid } for { $goods_gained }
deed-exchange_with = { $seat } gives { $goods_paid } for { $goods_gained } through the { $apprentice }
deed-hire = { $seat } hires { $apprentice_object }
deed-draw_buildings = { $seat } draws { $cards ->
    [one] 1 building card
   *[other] { $cards } building cards
}
deed-blueprint = { $seat } looks at { $cards ->
    [one] 1 blueprint
   *[other] { $cards } blueprints
}
deed-dismiss = { $seat } dismisses { $apprentice_object }
deed-capture = { $seat } captures { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} of { $seat_whose } { $location_at }
deed-capture-own = { $seat } takes { $workers ->
    [one] 1 own worker
   *[other] { $workers } own workers
} back { $location_from }
deed-ransom_free = { $seat } gets { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} back from other boards
deed-deliver = { $seat } delivers { $workers ->
    [one] 1 captive
   *[other] { $workers } captives
} to the Prison
deed-release = { $seat } releases { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} from the Prison
deed-ransom_with_silver = { $seat } ransoms { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for { $goods_cost }
deed-ransom_with_debt = { $seat } runs into debt to ransom { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
deed-pay_off = { $seat } pays off a debt
deed-construct = { $seat } constructs { $building_object }
deed-advance = { $seat } builds on the Cathedral
deed-pick = { $seat } keeps a building card
deed-pick-end_order = { $seat } counts { $building_object }
deed-discard = { $seat } puts a building card under the pile
deed-gain = { $seat } takes { $goods_gained }
deed-destroy_debt = { $seat } destroys a debt
deed-resolve = { $seat } calls on the { $apprentice }
deed-let_out = { $seat } lets { $workers ->
    [0] nobody
    [one] 1 worker
   *[other] { $workers } workers
} out of the Prison
deed-choose_board = { $seat } chooses the board of { $board }
deed-scheme = { $seat } reveals a scheme
deed-scheme-regain = { $seat } calls workers home

## What a block of answers is called, where many are refused for one reason

block-place = Place a worker
block-recall = Take a worker back
block-recall_from_market = Take a worker back from the Black Market
block-recall_from_prison = Take a worker back from the Prison
block-recall_from_board = Take a worker back from another board
block-mine_clay = Clay
block-mine_gold = Gold
block-exchange_for_virtue = Exchange for virtue
block-exchange_for_marble = Exchange for marble
block-exchange_with = Exchange with an apprentice
block-hire = Hire an apprentice
block-draw_buildings = Draw building cards
block-blueprint = Take a blueprint
block-dismiss = Dismiss an apprentice
block-capture = Capture workers
block-ransom_free = Get workers back
block-deliver = Deliver captives
block-release = Release workers
block-ransom_with_silver = Ransom with silver
block-ransom_with_debt = Ransom with a debt
block-pay_off = Pay off a debt
block-construct = Construct a building
block-advance = Build on the Cathedral
block-pay_stone = Pay wood and stone
block-pay_gold = Pay gold and marble
block-pick = Keep a card
block-discard = Give up a card
block-gain = Choose what you take
block-destroy_debt = Destroy a debt
block-resolve = Use an ability
block-let_out = Let workers out
block-done = Done
block-choose_board = Choose a board
block-scheme = Reveal a scheme

## What happened

change-wasted = { $goods } wasted
change-supply = { $changes }
change-scheme = scheme: { $effect }
change-sent = a worker goes { $location_to }
change-captured = { $workers ->
    [one] 1 worker of { $seat_whose } is captured
   *[other] { $workers } workers of { $seat_whose } are captured
}
change-built = the { $building } is built
change-climbed = { $seat } reaches row { $row } of the Cathedral
change-imprisoned = { $workers ->
    [one] 1 worker of { $seat } goes to Prison
   *[other] { $workers } workers of { $seat } go to Prison
}
change-reward = reward: { $effect }
change-apprentice_left = the { $apprentice } leaves the Workshop
change-apprentice_came = new at the Workshop: { $apprentice }
change-market = Black Market reset: small { $goods_small }, large { $goods_large }
change-start = { $seat } begins
change-packets = the cards are passed on
change-draft_over = the draft is over, { $seat } begins
change-last_turns = the Guildhall is full: everybody has one more turn

## How it came out

result-won = { $seats } won with { $points } points.
result-by_virtue_left = A tie at { $points } points: { $seats } won, with more virtue (ARC-265).
result-by_silver_left = A tie at { $points } points and in virtue: { $seats } won, with more silver (ARC-266).
result-shared = { $seats } share the victory with { $points } points (ARC-267).
result-draw = A draw at { $points } points, in virtue and in silver (ARC-373).
rank-draw = A draw

score-buildings = Buildings
score-cathedral = Cathedral
score-virtue = Virtue
score-debts = Unpaid debts
score-gold_and_marble = Gold and marble
score-silver = Silver
score-prison = Prison
score-materials = Materials
score-total = Total
score-virtue_left = Virtue reached
score-silver_left = Silver left

## The board

board-draft = Draft, step { $step } of 3
board-last = Final round: { $turns ->
    [one] 1 turn left
   *[other] { $turns } turns left
}
board-filled = Guildhall { $filled } of { $spaces }
board-piles = left: { $buildings } buildings, { $apprentices } apprentices, { $rewards } rewards
board-town = Town
board-market = Black Market
board-market_piles = cards: small { $small }, large { $large }
board-market_small = small
board-market_middle = middle
board-market_large = large
board-middle_gives = any apprentice or a blueprint
board-apprentices = Apprentices at the Workshop
board-beside = beside it:
board-cathedral = Cathedral
board-start = start player
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-virtue = virtue { $virtue } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
board-evasion = evades { $tax } tax
board-workers = workers: { $ready } ready, { $out } at work
board-imprisoned = { $workers } in Prison
board-taken = { $workers } captured
board-captives = captives:
board-hired = apprentices:
board-built = buildings:
board-choosing = choose from
board-hand = in hand
board-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
board-scheme = scheme:
board-schemes = { $cards } left
board-summary = { $apprentices ->
    [one] 1 apprentice
   *[other] { $apprentices } apprentices
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

level-upper = upper
level-lower = lower

## At the terminal

help-signs = On the board: ① ② … workers by seat, ◉ silver on an apprentice, □ a free space, ↻ a space with a Black Market reset.

## Goods

goods-none = nothing
goods-clay = { $count } clay
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-gold = { $count } gold
goods-marble = { $count } marble
goods-silver = { $count } silver
goods-wood_or_stone = { $count } wood or stone
goods-gold_or_marble = { $count } gold or marble
goods-virtue = { $count } virtue
goods-building_card = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
goods-debt = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
goods-paid_debt = { $count ->
    [one] { $count } paid debt
   *[other] { $count } paid debts
}
goods-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
goods-material = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
goods-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Cards and boards

card-apprentice = { $apprentice }: apprentice, { $skills }{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue } when hired
}
card-building = { $building }: costs { $goods_cost }, needs { $skills }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue }
}
card-market = Black Market card { $market }
card-reward = Reward { $reward }
card-board = { $board } ({ $colour })
card-opponent = { $opponent }: automated opponent
card-scheme = { $scheme }: scheme

effect-market = small { $goods_small }; large { $goods_large }
effect-reward = +{ $goods_gained }
effect-board_start = starts with { $goods_start }{ $workers ->
    [0] {""}
    [one] {" "}and 1 worker in the Prison
   *[other] {" "}and { $workers } workers in the Prison
}
effect-opponent = up to { $captures } captures at once; picks the best of { $cards } buildings{ $bonus ->
    [0] {""}
    [one] ; 1 material more on the Black Market
   *[other] ; { $bonus } materials more on the Black Market
}

ability-none = no ability
ability-gain = { $trigger }: +{ $goods_gained }
ability-gain_if_none_in_prison = at a Black Market reset with none of your workers in the Prison: +{ $goods_gained }
ability-release = { $workers ->
    [one] at a Black Market reset you may let 1 worker out of the Prison
   *[other] at a Black Market reset you may let up to { $workers } workers out of the Prison
}
ability-trade = at the King’s Storehouse: { $goods_paid } → { $goods_gained }
ability-reduce = { $trigger }: { $goods_gained } less

trigger-quarry_action = at the Quarry
trigger-forest_action = in the Forest
trigger-mines_action = in the Mines
trigger-silversmith_action = at the Silversmith
trigger-tax_stand_action = at the Tax Stand
trigger-black_market_action = on the Black Market
trigger-cathedral_advance = when you build on the Cathedral
trigger-debt_paid_off = when you pay off a debt
trigger-town_centre_visit = for further captures at the Town Centre

does-gain = when built: +{ $goods_gained }
does-gain_choice = when built: +{ $goods_gained } or { $goods_other }
does-gain_per = when built: +{ $goods_gained } per { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-hire = when built: hire any apprentice on display for nothing
does-capture = { $amount ->
    [one] when built: you may make 1 free capture
   *[other] when built: you may make up to { $amount } free captures
}
does-ransom_or_capture = when built: you may get your captured workers back, or make 1 free capture
does-take_debt = { $amount ->
    [one] when built: take 1 debt
   *[other] when built: take { $amount } debts
}
does-destroy_debt = { $amount ->
    [one] when built: you may destroy 1 debt
   *[other] when built: you may destroy up to { $amount } debts
}
does-release = { $amount ->
    [one] when built: release 1 of your workers from the Prison
   *[other] when built: release up to { $amount } of your workers from the Prison
}
does-release_all = when built: release all your workers from the Prison
does-discard_for = when built: you may put a card from your hand under the pile for { $goods_gained }
does-all_gain = when built: everybody gains { $amount } virtue
does-all_lose = when built: everybody with 3 or more workers in the Prison loses { $amount } virtue
does-lose_virtue = at the end: lose { $amount } virtue
does-virtue_per = at the end: { $amount } virtue per { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-virtue_if_most = at the end: { $amount } virtue with { $unit_most }
does-points_per = at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} per { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-points_if_no_debt = at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} without an unpaid debt
does-points_if_most = at the end: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} with { $unit_most }
does-debt_delta = at the end: each unpaid debt costs { $sign ->
    [plus] { $amount } less
   *[minus] { $amount } more
}

unit-clay = clay
    .many = clay
    .most = the most clay
unit-wood = wood
    .many = wood
    .most = the most wood
unit-stone = stone
    .many = stone
    .most = the most stone
unit-gold = gold
    .many = gold
    .most = the most gold
unit-marble = marble
    .many = marble
    .most = the most marble
unit-silver = silver
    .many = silver
    .most = the most silver
unit-clay_wood_stone_total = clay, wood or stone
    .many = of clay, wood and stone
unit-virtue = virtue
    .many = virtue
unit-paid_debt = paid debt
    .many = paid debts
unit-captured_worker = captive
    .many = captives
unit-constructed_building = own building
    .many = own buildings
unit-cathedral_progress = row of the Cathedral
    .many = rows of the Cathedral
    .most = the lead on the Cathedral
unit-apprentice_with_carpentry = apprentice with carpentry
    .many = apprentices with carpentry
unit-apprentice_with_tiling = apprentice with tiling
    .many = apprentices with tiling
unit-apprentice_with_masonry = apprentice with masonry
    .many = apprentices with masonry

power-none = no power
power-gold_equals_marble = gold and marble are one when you pay or count
power-black_market_bonus_card = 1 building card with every Black Market action
power-ignore_one_tax = 1 tax less in every cost
power-no_cathedral_discard = no building card is given up for the Cathedral
power-cheaper_workshop_hire = 1 silver less to hire at the Workshop, and up to 6 apprentices

plan-gather = gather materials { $location_at }
plan-storehouse = exchange materials for virtue { $location_at }
plan-workshop = clear the first apprentice of the { $row } row { $location_at }
plan-town_centre = capture the largest groups { $location_at }
plan-guardhouse = deliver, release, ransom and pay off { $location_at }
plan-tax_stand = take the silver { $location_at }
plan-black_market = get materials { $location_at }
plan-construct = { $first ->
    [cathedral] build on the Cathedral, or else a building
   *[building] construct a building, or else on the Cathedral
}

skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry
skill-none = no skill

colour-blue = blue
colour-green = green
colour-purple = purple
colour-red = red
colour-yellow = yellow

board-blue = Therese
board-green = Caroline
board-purple = Ada
board-red = Frederick
board-yellow = Rudolf

opponent-constantine = Constantine
opponent-helena = Helena

place-prison = Prison

location-quarry = Quarry
    .to = to the Quarry
    .from = from the Quarry
    .at = at the Quarry
location-forest = Forest
    .to = to the Forest
    .from = from the Forest
    .at = in the Forest
location-mines = Mines
    .to = to the Mines
    .from = from the Mines
    .at = in the Mines
location-silversmith = Silversmith
    .to = to the Silversmith
    .from = from the Silversmith
    .at = at the Silversmith
location-kings_storehouse = King’s Storehouse
    .to = to the King’s Storehouse
    .from = from the King’s Storehouse
    .at = at the King’s Storehouse
location-workshop = Workshop
    .to = to the Workshop
    .from = from the Workshop
    .at = at the Workshop
location-town_centre = Town Centre
    .to = to the Town Centre
    .from = from the Town Centre
    .at = at the Town Centre
location-tax_stand = Tax Stand
    .to = to the Tax Stand
    .from = from the Tax Stand
    .at = at the Tax Stand
location-guardhouse = Guardhouse
    .to = to the Guardhouse
    .from = from the Guardhouse
    .at = at the Guardhouse
location-black_market_small = Black Market, small space
    .to = to the small space of the Black Market
    .from = from the small space of the Black Market
    .at = on the small space of the Black Market
location-black_market_middle = Black Market, middle space
    .to = to the middle space of the Black Market
    .from = from the middle space of the Black Market
    .at = on the middle space of the Black Market
location-black_market_large = Black Market, large space
    .to = to the large space of the Black Market
    .from = from the large space of the Black Market
    .at = on the large space of the Black Market
location-guildhall = Guildhall
    .to = to the Guildhall
    .from = from the Guildhall
    .at = in the Guildhall

apprentice-AP01 = Acolyte
    .object = an Acolyte
apprentice-AP02 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP03 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP04 = Conspirator
    .object = a Conspirator
apprentice-AP05 = { apprentice-AP04 }
    .object = { apprentice-AP04.object }
apprentice-AP06 = Debt Collector
    .object = a Debt Collector
apprentice-AP07 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP08 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP09 = Gatekeeper
    .object = a Gatekeeper
apprentice-AP10 = Illusionist
    .object = an Illusionist
apprentice-AP11 = Jeweller
    .object = a Jeweller
apprentice-AP12 = { apprentice-AP11 }
    .object = { apprentice-AP11.object }
apprentice-AP13 = Labourer
    .object = a Labourer
apprentice-AP14 = Merchant
    .object = a Merchant
apprentice-AP15 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP16 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP17 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP18 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP19 = Miner
    .object = a Miner
apprentice-AP20 = { apprentice-AP19 }
    .object = { apprentice-AP19.object }
apprentice-AP21 = Patron
    .object = a Patron
apprentice-AP22 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP23 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP24 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP25 = Pickpocket
    .object = a Pickpocket
apprentice-AP26 = Squire
    .object = a Squire
apprentice-AP27 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP28 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP29 = Stonecutter
    .object = a Stonecutter
apprentice-AP30 = { apprentice-AP29 }
    .object = { apprentice-AP29.object }
apprentice-AP31 = Swindler
    .object = a Swindler
apprentice-AP32 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP33 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP34 = Thief
    .object = a Thief
apprentice-AP35 = Trader
    .object = a Trader
apprentice-AP36 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP37 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP38 = Trickster
    .object = a Trickster
apprentice-AP39 = Woodcutter
    .object = a Woodcutter
apprentice-AP40 = { apprentice-AP39 }
    .object = { apprentice-AP39.object }

building-BD01 = Smithy
    .object = the Smithy
building-BD02 = Steeple
    .object = the Steeple
building-BD03 = Stone Market
    .object = the Stone Market
building-BD04 = Tavern
    .object = the Tavern
building-BD05 = Thieves’ Den
    .object = the Thieves’ Den
building-BD06 = Tiler’s Hut
    .object = the Tiler’s Hut
building-BD07 = Trading Post
    .object = the Trading Post
building-BD08 = Treasury
    .object = the Treasury
building-BD09 = University
    .object = the University
building-BD10 = Watchtower
    .object = the Watchtower
building-BD11 = Well
    .object = the Well
building-BD12 = Wood Market
    .object = the Wood Market
building-BD13 = Aqueduct
    .object = the Aqueduct
building-BD14 = Armoury
    .object = the Armoury
building-BD15 = Barracks
    .object = the Barracks
building-BD16 = Betting House
    .object = the Betting House
building-BD17 = Carpenter’s Hut
    .object = the Carpenter’s Hut
building-BD18 = Castle
    .object = the Castle
building-BD19 = Chapel
    .object = the Chapel
building-BD20 = Church
    .object = the Church
building-BD21 = Clay Market
    .object = the Clay Market
building-BD22 = Clay Pit
    .object = the Clay Pit
building-BD23 = Drafting Room
    .object = the Drafting Room
building-BD24 = Dungeon
    .object = the Dungeon
building-BD25 = Factory
    .object = the Factory
building-BD26 = Fortress
    .object = the Fortress
building-BD27 = Fountain
    .object = the Fountain
building-BD28 = Gambler’s Den
    .object = the Gambler’s Den
building-BD29 = Hideout
    .object = the Hideout
building-BD30 = Keep
    .object = the Keep
building-BD31 = Library
    .object = the Library
building-BD32 = Lighthouse
    .object = the Lighthouse
building-BD33 = Lumber Camp
    .object = the Lumber Camp
building-BD34 = Mason’s Hut
    .object = the Mason’s Hut
building-BD35 = Moneylender
    .object = the Moneylender
building-BD36 = Monument
    .object = the Monument
building-BD37 = Observatory
    .object = the Observatory
building-BD38 = Palace
    .object = the Palace
building-BD39 = Reservoir
    .object = the Reservoir
building-BD40 = Silver Market
    .object = the Silver Market

scheme-SC01 = Gathering
scheme-SC02 = { scheme-SC01 }
scheme-SC03 = { scheme-SC01 }
scheme-SC04 = { scheme-SC01 }
scheme-SC05 = { scheme-SC01 }
scheme-SC06 = { scheme-SC01 }
scheme-SC07 = { scheme-SC01 }
scheme-SC08 = Storehouse
scheme-SC09 = { scheme-SC08 }
scheme-SC10 = { scheme-SC08 }
scheme-SC11 = Workshop
scheme-SC12 = { scheme-SC11 }
scheme-SC13 = Captures
scheme-SC14 = { scheme-SC13 }
scheme-SC15 = { scheme-SC13 }
scheme-SC16 = { scheme-SC13 }
scheme-SC17 = Guardhouse
scheme-SC18 = { scheme-SC17 }
scheme-SC19 = { scheme-SC17 }
scheme-SC20 = Taxes
scheme-SC21 = Black Market
scheme-SC22 = { scheme-SC21 }
scheme-SC23 = Construction
scheme-SC24 = { scheme-SC23 }
scheme-SC25 = { scheme-SC23 }
scheme-SC26 = { scheme-SC23 }
scheme-SC27 = { scheme-SC23 }
scheme-SC28 = { scheme-SC23 }
scheme-SC29 = { scheme-SC23 }
scheme-SC30 = { scheme-SC23 }

## Why not

why-miners = It takes two workers; you have { $workers } in the Mines.
why-virtue_high = Your virtue is { $virtue }: with { $limit } or more the Black Market is closed to you.
why-virtue_low = Your virtue is { $virtue }: the Cathedral takes { $needed } at least.
why-skills = Your apprentices lack { $skills }.
why-nearest = The nearest of your buildings is the { $building }: you lack { $goods }.
why-nearest_skills = The nearest of your buildings is the { $building }: your apprentices lack { $skills }.
why-let_out = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} at most.

rule-37 = Keep one card of your own packet.
rule-38 = Keep one card of the packet that was passed to you.
rule-39 = Keep one of the last two cards.
rule-56 = It is not your turn.
rule-58 = As long as you have a worker, you must place one.
rule-59 = Without a worker left, you take one back from where you have one.
rule-61 = First take back those who stand on open circles.
rule-62 = None of your workers is there.
rule-64 = You take a worker back only when you have none left to place.
rule-70 = There is nothing that you can construct, and you cannot build on the Cathedral.
rule-76 = Gold takes at least two of your workers in the Mines.
rule-79 = You do not have those two goods.
rule-80 = You do not have that wood and stone.
rule-81 = No apprentice of yours offers that exchange.
rule-100 = There is no apprentice of yours.
rule-110 = You cannot pay the tax for a capture.
rule-111 = You cannot pay for a further capture.
rule-112 = Your captures of this turn come from two locations at most.
rule-113 = With four or five players, all captures of a turn come from one location.
rule-118 = There is nobody of that colour to capture.
rule-123 = There is no silver on the Tax Stand.
rule-128 = With virtue of 10 or more the Black Market is closed to you.
rule-129 = A worker stands on that space.
rule-130 = You cannot pay for the small space.
rule-131 = You cannot pay for the middle space.
rule-134 = That card is not among the blueprints.
rule-136 = There are no building cards left for a blueprint.
rule-137 = You cannot pay for the large space.
rule-150 = That ability has no part in this reset, or has been used.
rule-159 = You have no captives to deliver.
rule-161 = None of your workers is in the Prison.
rule-163 = You cannot pay the ransom.
rule-164 = None of your workers is on another board.
rule-165 = You have no unpaid debt, or too little silver to pay it off.
rule-168 = You do not have that card in hand.
rule-180 = Your apprentices lack a skill that the building needs.
rule-182 = You do not have the goods that the building costs.
rule-191 = With virtue of 4 or less the Cathedral is closed to you.
rule-192 = The next row of the Cathedral is full.
rule-193 = You have reached the top of the Cathedral.
rule-195 = The Cathedral takes a building card from your hand.
rule-199 = You cannot pay for row 5 of the Cathedral like that.
rule-200 = You cannot pay for row 4 of the Cathedral like that.
rule-201 = You cannot pay for row 3 of the Cathedral like that.
rule-202 = You cannot pay for row 2 of the Cathedral like that.
rule-203 = You cannot pay for row 1 of the Cathedral like that.
rule-242 = You do not have that card in hand.
rule-251 = The game is over.
rule-253 = That building has no part in your virtue now.
rule-270 = You do not have that mix of gold and marble.
rule-283 = The Gatekeeper cannot let out so many.
rule-287 = You do not have the silver for the Merchant.
rule-289 = You do not have what the Patron asks for.
rule-295 = You do not have what the Trader asks for.
rule-307 = You do not have that card in hand.
rule-334 = Your captures of this turn come from two locations at most.
rule-342 = That is none of your four cards.
rule-385 = Somebody has that board.
rule-386 = There is nothing here that you could hire or draw.
rule-388 = You cannot pay for that apprentice, the skipped columns included.
rule-394 = That is not what is being asked now.
