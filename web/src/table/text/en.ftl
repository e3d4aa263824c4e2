### The table screen, the same for all games: English.

table-question = Question
table-answers = Answers
table-parts = Parts of the table
table-others = The other players
table-tab-mine = Mine
table-tab-board = Board
table-tab-others = Others
table-tab-log = Log
table-your-board = your board
table-board-of = Board of { $name }
table-show-board = Show the board of { $name }
table-enlarge = Enlarge: { $name }
table-fold = Fold: { $name }
table-back-to-mine = Back to my board
table-back-to = Back to the board of { $name }
table-thinking = thinking
table-away = away
table-plays-as-journeyman = warming up · for now as a Journeyman
table-automaton = automaton
legend-resources = Resources
legend-goods = Goods
legend-actions = Actions
legend-monsters = Monsters
legend-heroes = Guilds of heroes
legend-buildings = Buildings
legend-artifacts = Artifacts
legend-skills = Skills
legend-places = Places
legend-cards = Cards
legend-pieces = Coins, pieces, points
legend-peoples = Peoples
legend-factions = Factions
legend-rooms = Rooms
legend-goals = What goals count
table-first = first player
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Saying no

table-not-allowed = Not allowed: { $reason } { $rule }
table-not = Not: { $what }
table-opens-rule = opens the rule

## The dock

table-waiting-for = { $name } is to play.
table-waiting-away = { $name } is to play, but is away.
table-thinks = { $name } is thinking …
table-watching = You are watching; hands stay hidden. You look at the board of { $name }: press another player to see theirs.
table-skip = Skip
table-to-come = { $count ->
    [one] 1 more move to come
   *[other] { $count } more moves to come
}
table-hand-over = Hand over to { $name }
table-all-answers = All answers
table-search-answers = Search the answers
table-no-answers-found = No answer has that in it.
table-answers-alike = { $block }: { $count } answers
table-crumbs = Your answers so far
table-crumb-back = Back to this question
table-crumb-others = Something was revealed here: going back needs the others’ consent
table-crumb-rank = Something was revealed here: going back costs the rank
table-crumb-nobody = Something was revealed here
table-undo = Undo
table-redo = Redo
table-undo-ask = Ask to undo
table-undo-why-ask = Something was revealed, or somebody else has answered since: the others must agree
table-undo-asked = { $name } would like to take the last answer back.
table-undo-agree = Agree
table-undo-refuse = Rather not
table-undo-waiting = Waiting for the others to agree …
table-undo-nothing = There is nothing of yours to take back.
table-end-asked = { $name } would like to end the game.
table-end-asked-note = If everybody agrees, it ends without a winner.
table-replace-asked = { $name } would like a bot ({ $bot }) to play on for { $whom }, who is away.
table-replace-asked-note = Whoever comes back has the seat again.
table-peek = Something was revealed since. Taking it back costs the rank.
table-peek-note = You may play on and count your points, but this game will have no rank.
table-peek-yes = Take it back, without a rank
table-peek-no = Leave it
table-confirm = Do this, and end your turn?
table-confirm-loss = You would lose { $loss }. { $question }
table-confirm-vain = This costs something and brings nothing. Do it all the same?
table-confirm-anyway = Do it all the same?
table-confirm-gift = There is still something to be had for nothing. Leave it?
table-confirm-note-others = Your turn is over then; to take it back may need the others’ consent.
table-confirm-note-rank = Your turn is over then; to take it back may cost the rank.
table-confirm-note-nobody = Your turn is over then.
table-confirm-no = Not yet

## The chronicle

table-chronicle = Chronicle
table-log = What happened
table-chat = Chat
table-filter = Show
table-filter-all = all
table-filter-mine = mine
table-filter-gains = goods
table-since = since your last turn
table-log-earlier = Show what came before
table-log-empty = Nothing has happened yet.
table-log-moment = See the table at this moment
table-log-newest = To the newest
table-log-new = { $count ->
    [one] 1 new
   *[other] { $count } new
}

## The guide

table-tour = Guide to the table
table-tour-step = { $step } of { $steps }
table-tour-skip = Skip the guide
table-tour-back = Back
table-tour-next = Next
table-tour-done = To the game
guide-on = Go on with the guide
lesson-fold = Put the guide aside
lesson-leave = Play on without it
lesson-take-back = Take it back
lesson-go-on = Go on from here
lesson-end = Play on
table-or = or
table-may = perhaps:
table-vain = brings nothing
