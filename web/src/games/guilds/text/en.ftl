### The board of Guilds: English. What the game itself says is in its Python package.

guilds-tab-town = Town
guilds-tab-rooms = Rooms
guilds-tab-goals = Goals
guilds-week = Week { $week } of { $weeks }
guilds-tent = tent
guilds-silver = { $count } silver
guilds-gold = { $count } gold
guilds-passed = passed

## The town centre

guilds-town = Town centre
guilds-area = Area { $number }
guilds-tents = Silver on the tents
guilds-nobody-leads = nobody leads
guilds-who-leads = { $name } leads
guilds-lead-cost = { $count } silver more to lead
guilds-raise-more = { $count } silver more to raise
guilds-from = from
guilds-you-lead = you lead:
guilds-locked = locked
guilds-taken = taken
guilds-take = Take it for
guilds-less = 1 silver less
guilds-more = 1 silver more
guilds-silver-in = Silver for area { $number }
guilds-bid-in = { $silver } for { $cards }
guilds-bid = Bid { $stakes }
guilds-how-bid = { $way ->
    [take] Take a card where you lead, or press cards to bid more
    [one] Press the card that you want to bid for, or two
   *[two] Press the two cards that you want to bid for
}
guilds-bid-second = now choose a second area
guilds-bid-left = { $goods } left
guilds-bid-leads = { $count ->
    [one] you will lead in 1 area
   *[other] you will lead in { $count } areas
}
guilds-pick = Whom?

## Goals

guilds-goals = Goals
guilds-goals-one = for the first
guilds-goals-two = first, second
guilds-standing = How everybody stands
guilds-place-1 = first
guilds-place-2 = second
guilds-goal-after = { $goal }: { $before } → { $value }{ $first ->
    [yes] , first
   *[no] {""}
}

## Rooms and the site

guilds-rooms = Rooms
guilds-rooms-gold = you have { $count } gold
guilds-rooms-later = bought with gold after the auction
guilds-rooms-keep = without a coin they are discarded
guilds-within-means = Within your means
guilds-price = Costs you { $count } gold
guilds-free = free
guilds-kept-paid = Kept for a coin
guilds-kept-free = Kept free of charge
guilds-site = Building site
guilds-street = street
guilds-hall = Entrance hall
guilds-inactive = Out of reach: counts for nothing yet
guilds-would-be-inactive = out of reach here: it counts for nothing until a chain of doors leads to it
guilds-fits-turned = It fits here { $turns }.
guilds-turn-room = Room in hand, { $turn }. Press to turn it, drag it to its place
guilds-turn-left = Turn to the left
guilds-turn-right = Turn to the right
guilds-places-fit = { $count ->
    [0] fits nowhere this way
    [one] 1 place fits
   *[other] { $count } places fit
}
guilds-put-back = Another room
guilds-bench-note = Gold cells: it fits there. Drag the room, or press a cell.
guilds-bench-turning = Turn it with { $by ->
    [hand] the arrows, or a second finger
   *[keys] Q and W, or the wheel
}.
guilds-not-at = Not there: { $cell }
guilds-lay-here = Build it here
guilds-joined = door to: { $rooms }
guilds-wakes = { $room } comes within reach
guilds-worth = { $points } { $single ->
    [yes] point
   *[no] points
} in all, as things stand
guilds-gain = { $points } { $count ->
    [one] point
   *[other] points
}, as things stand
guilds-cells-of = { $count } of { $of } cells in use
guilds-windows = { $count ->
    [one] 1 window
   *[other] { $count } windows
}
guilds-asleep = { $count ->
    [one] 1 room out of reach
   *[other] { $count } rooms out of reach
}
guilds-all-joined = all rooms within reach

## Money and the other phases

guilds-money = Silver into gold
guilds-money-note = { $silver } silver make 1 gold, now only. Silver that is left is lost at the week’s end; gold stays.
guilds-lot = Exchange
guilds-phase-money = Money
guilds-phase-money-note = The silver is back from the tents. One after the other exchanges it for gold.
guilds-phase-building = Building
guilds-phase-building-note = In turn, each buys one room or passes, until all pass one after the other.
guilds-phase-end = Week’s end
guilds-phase-end-note = For a silver coin a room stays on display. The rest goes, and so does all silver.
guilds-next-start = as things stand { $name } starts next week

## A player’s board

guilds-members = Guild
guilds-no-members = nobody in the guild yet
guilds-just-joined = Abilities work from the money phase on
guilds-on-tents = { $goods } on tents
guilds-income = { $goods } a week
guilds-built = { $count ->
    [one] 1 cell in use
   *[other] { $count } cells in use
}
guilds-points-characters = Characters
guilds-points-rooms = Rooms
guilds-points-goals = Goals

## The guide

guilds-tour-goal-title = Who wins
guilds-tour-goal-text = Whoever has most points after the last week. They come from the characters of your guild, from rooms that can be reached, and from the common goals.
guilds-tour-town-title = The town centre
guilds-tour-town-text = Around the fountain the characters are up for auction, each with a tent for everybody’s silver. The golden badge with the flag leads; the label says what it takes to lead.
guilds-tour-goals-title = Goals
guilds-tour-goals-text = What counts at the end beside characters and rooms, and how everybody stands now. Ties share the full points.
guilds-tour-dock-title = The question
guilds-tour-dock-text = Down here stands what is being asked, with all answers. Whatever is framed in gold on the table may be pressed too. Undo is here as well.
guilds-tour-bid-title = Bid
guilds-tour-bid-text = Press two cards: each starts with the least silver that leads. Change it with − and +, then give the bid below. Silver on tents comes back to you if you don’t take the card.
guilds-tour-take-title = Take, or wait
guilds-tour-take-text = On your next turns: where you still lead you may take the card, which costs the silver on your tent. When all have passed, whoever leads takes. Play on; the guide waits.
guilds-tour-rooms-title = Rooms
guilds-tour-rooms-text = First silver becomes gold, five for one. With gold you buy rooms. Gaps in the walls are doors.
guilds-tour-site-title = Your building site
guilds-tour-site-text = Doors must meet doors and walls meet walls. Only rooms that can be reached from the entrance hall count. A room in hand turns with Q and W.
guilds-tour-end-title = Your turn
guilds-tour-end-text = What you may not do tells you why when you press it. You find the guide again in Help, behind the question mark above.

## The answers in a word, for the dock

guilds-do-bid = Bid
guilds-do-take = Take
guilds-do-use_ability = Abilities
guilds-do-exchange = Exchange
guilds-do-buy = Buy
guilds-do-pass_turn = Pass
guilds-confirm-pass_turn = Pass, though you could still do something?

## Where long words of names may be broken in a narrow tile.

guilds-hyphens =
    Body-guard Carpen-ter Con-fessor Gold-smith Illu-sion-ist Infir-mar-ian Inn-keeper Labora-tory Menag-erie
    Plane-tar-ium Scrip-tor-ium Scrip-ture Spy-master Tool-maker Trans-muter
