### The board of Architects: English. What the game itself says is in its Python package.

architects-tab-town = Town
architects-tab-workshop = Workshop
architects-tab-cathedral = Cathedral
architects-spaces-to-end = { $count ->
    [one] Guildhall space to the last round
   *[other] Guildhall spaces to the last round
}
architects-turns-left = { $count ->
    [one] turn left in the last round
   *[other] turns left in the last round
}

## What all share

architects-town = Town
architects-nobody = nobody
architects-or = or
architects-per = per
architects-most = for most
architects-virtue = Virtue
architects-virtue-of = virtue { $virtue }
architects-virtue-step = Virtue { $virtue }: { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}{ $evasion ->
    [0] {""}
   *[other] , { $evasion } tax ignored in every cost
}. { $who ->
    [nobody] Nobody stands here.
   *[other] Here: { $who }.
}
architects-workers-here = { $who ->
    [nobody] nobody here
   *[other] here: { $who }
}
architects-workers-of = { $place }, { $count ->
    [one] 1 worker
   *[other] { $count } workers
} of { $name }
architects-hire-or = hire, or
architects-deeds-kings_storehouse = { $count ->
    [one] exchange
   *[other] exchanges
}
architects-deeds-town_centre = { $count ->
    [one] capture
   *[other] captures
}
architects-deeds-guardhouse = { $count ->
    [one] action
   *[other] actions
}
architects-apprentices = Apprentices
architects-hire-price = { $silver } silver to hire, { $tax } of them tax
architects-within-reach = within reach
architects-silver-more = { $count } silver more
architects-cell = { $row ->
    [upper] upper row
   *[lower] lower row
}, column { $column }
architects-cell-empty = { $cell }: empty
architects-candidate = { $cell }: { $card }
architects-coins-on-card = On the card: { $coins }
architects-pile-apprentices = { $count ->
    [one] 1 apprentice in the pile
   *[other] { $count } apprentices in the pile
}
architects-pile-buildings = { $count ->
    [one] 1 building card in the pile
   *[other] { $count } building cards in the pile
}
architects-pile-rewards = { $count ->
    [one] 1 reward card left
   *[other] { $count } reward cards left
}
architects-cathedral = Cathedral
architects-cathedral-row = Row { $row }: { $points } points, costs { $price }, { $free ->
    [0] no slot free
    [one] 1 slot free
   *[other] { $free } slots free
}. Here: { $who }
architects-cathedral-below = Below row { $row }: { $who }
architects-mix = { $count } wood and stone in any mix
architects-guildhall-label = { $name }: { $filled } of { $spaces } spaces filled; { $who }
architects-spaces-left = { $count ->
    [0] full
   *[other] { $count } free
}
architects-beside = beside it
architects-market = Black Market
architects-market-space = { $name }: costs { $silver } silver and { $virtue } virtue, gives { $what }. Here: { $who }
architects-hire-or-blueprint = an apprentice of your choice, or the best of five building cards
architects-pile-small = { $count ->
    [one] small pile: 1 card
   *[other] small pile: { $count } cards
}
architects-pile-large = { $count ->
    [one] large pile: 1 card
   *[other] large pile: { $count } cards
}
architects-prison = Prison

## Questions with cards or a counter of their own

architects-choose_board = Choose a board
architects-choose_board-note = Each board has its own start and its own power. The most virtuous begins.
architects-draft = The building draft
architects-draft-note = { $step ->
    [3] Keep one of these { $cards }; the other goes under the pile.
   *[other] Keep one of these { $cards } for your hand; the others go on to { $next }.
}
architects-draft_alone = The building draft
architects-draft_alone-note = You keep three of these four. Which one goes under the pile?
architects-blueprint = A blueprint
architects-blueprint-note = Keep one of these cards; the others go under the pile.
architects-packet = Your next cards
architects-packet-note = As soon as the others have chosen, you keep one of these.
architects-passed-on = These go on
architects-passed-on-note = { $step ->
    [3] As soon as everybody has chosen, this one goes under the pile.
   *[other] As soon as everybody has chosen, { $next } gets these.
}
architects-counter-gatekeeper = The Gatekeeper
architects-counter-surplus_virtue = Virtue beyond 14
architects-counter-left = { $left } of { $of } left

## A player's board

architects-hand = Your hand
architects-hand-count = { $count } of { $limit }
architects-hand-empty = no building card
architects-workers-left = { $count ->
    [one] 1 worker to place
   *[other] { $count } workers to place
}
architects-captives = { $count ->
    [one] 1 worker captured
   *[other] { $count } workers captured
}
architects-unpaid = { $count ->
    [one] 1 unpaid debt
   *[other] { $count } unpaid debts
}
architects-paid = { $count ->
    [one] 1 paid debt
   *[other] { $count } paid debts
}
architects-cards = { $count ->
    [one] 1 building card in hand
   *[other] { $count } building cards in hand
}
architects-built = { $count ->
    [one] 1 building constructed
   *[other] { $count } buildings constructed
}
architects-materials = { $count } materials
architects-buildings = Buildings
architects-no-apprentices = none hired yet
architects-no-buildings = none constructed yet
architects-last-scheme = Last scheme
architects-no-scheme = no scheme revealed yet
architects-schemes-left = { $count ->
    [one] 1 scheme left in the pile
   *[other] { $count } schemes left in the pile
}

## The guide

architects-tour-goal-title = Who wins
architects-tour-goal-text = Whoever has most points when the Guildhall is full. They come from buildings, from work on the Cathedral and from high virtue; unpaid debts and low virtue cost some.
architects-tour-draft-title = First, building cards
architects-tour-draft-text = You start with three building cards. Whatever is framed in gold may be pressed: choose by points, price and the skills in the round signs.
architects-tour-alone-title = First, building cards
architects-tour-alone-text = You were dealt four building cards and keep three: one goes under the pile. Press the one that you can do without, by points, price and the skills in the round signs.
architects-tour-dock-title = The question
architects-tour-dock-text = Down here stands what is being asked, with all answers. Whatever you can press here lies on the table too, in gold. Undo is here as well.
architects-tour-mine-title = What you have
architects-tour-mine-text = Goods, silver, debts, captured workers, your apprentices and buildings. The number beside the worker says how many you can still place.
architects-tour-town-title = The town
architects-tour-town-text = Each turn you place one worker. The more of yours stand at a place, the more it gives: each tile says what you would get now. Place one.
architects-tour-apprentices-title = Apprentices
architects-tour-apprentices-text = Hired at the Workshop for silver. Their round signs are skills that buildings ask for; below stands what they add. Coins on a card go to whoever hires it.
architects-tour-hand-title = Your building cards
architects-tour-hand-text = What you still lack is framed with dashes; a green edge means you could build it. The others don’t see your hand.
architects-tour-guildhall-title = The Guildhall
architects-tour-guildhall-text = Workers placed here build a card or raise the Cathedral, and stay for good. When it is full, everybody has one more turn. Masked spaces reset the Black Market.
architects-tour-cathedral-title = The Cathedral
architects-tour-cathedral-text = Points in the left tower, the price in the right one. Each step also takes a building card from your hand and brings a reward. Slots are few.
architects-tour-virtue-title = Virtue
architects-tour-virtue-text = High virtue is worth points but shuts the Black Market; low virtue costs points and shuts the Cathedral, but you pay less tax.
architects-tour-market-title = The Black Market
architects-tour-market-text = Quick goods for silver and virtue. When all three spaces are taken, everybody on them goes to the Prison.
architects-tour-prison-title = Captures and the Prison
architects-tour-prison-text = At the Town Centre you capture groups of workers and sell them to the Prison at the Guardhouse, where you also free your own. Many prisoners cost virtue and bring debts.
architects-tour-end-title = Your turn
architects-tour-end-text = What you may not do tells you why when you press it. You find the guide again in Help, behind the question mark above.

## The answers in a word, for the dock

architects-do-hire = Hire
architects-do-draw_buildings = Draw cards
architects-do-blueprint = Blueprint
architects-do-capture = Capture
architects-do-construct = Build
architects-do-advance = Cathedral
architects-do-exchange_for_virtue = For virtue
architects-do-exchange_for_marble = For marble
architects-do-exchange_with = Apprentices
architects-do-recall = Take back
architects-do-done = Done

## Where long words of names may be broken in a narrow tile.

architects-hyphens =
    Carpen-ter Collec-tor Conspir-ator Gate-keeper Illu-sion-ist Light-house Money-lender Obser-va-tory Pick-pocket
    Reser-voir Stone-cutter Trick-ster Uni-ver-sity Watch-tower Wood-cutter
