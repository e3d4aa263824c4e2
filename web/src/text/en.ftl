### The client in English: everything outside the tables.

## The frame

brand-home = Moothall, to the hall
skip-to-main = Skip to the page
nav = Pages
nav-games = Games
nav-tables = Tables
nav-replays = Replays
nav-puzzles = Puzzles
nav-rules = Rules
language = Language
language-now = Language: { $language }
theme = Light
theme-system = As the system
theme-parchment = Parchment
theme-candlelight = Candlelight
theme-to-parchment = Light: change to parchment
theme-to-candlelight = Light: change to candlelight
account-of = Your account: { $name }
close = Close
back = Back
loading = One moment…
copy = Copy
copied = Copied. Pass it on.
copy-link-to = Copy a link to { $what }
try-again = Try again
to-the-hall = To the hall
guest = Guest
you = you

## Home

home-title = Around one long table
home-pitch = Medieval strategy with friends, against bots, or alone. Whenever the board says no, it names the rule.
title-waiting = ({ $n }) Your turn – Moothall
call-table = Call a table
play-bot = Play a bot
learn = Learn it: a guided first round
learn-on = Go on with the guided first round
learn-short = Learn
learn-on-short = Go on learning
learn-more = About ten minutes on a prepared table: you play, the guide explains. You can leave at any time and come back.
play = Play
players = Players:
minutes = { $least }–{ $most } min
your-tables = Your tables
open-tables = Open tables
finished-games = Finished games
all-finished = All finished games
no-your-tables = You sit at no table yet.
no-open-tables = Nobody is waiting for players at the moment.
no-finished-games = No game has been finished yet.
the-games = { $n ->
    [one] The game
   *[other] The games
}
game-not-drawn = This game can’t be played in the browser yet.
game-settlement-pitch = Explore the wilds, raise fortresses and bring heroes home in six rounds.
progress-settlement = round { $n }
game-architects-pitch = Hire apprentices, build, raise the Cathedral; and mind your virtue, for the Black Market tempts.
progress-architects = { $n ->
    [one] 1 space of the Guildhall filled
   *[other] { $n } spaces of the Guildhall filled
}
game-nobility-pitch = Turn dice into goods, goods into houses and settlers into nobility, in ten rounds.
progress-nobility = round { $n }
game-guilds-pitch = Outbid the others for the best people, and build rooms for them, door to door.
progress-guilds = week { $n }
your-turn = Your turn
ticket-waiting = { $empty ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $empty } seats free
}
ticket-finished = finished
lesson-table = First round, with a guide
ticket-winner = { $name } won
ticket-won = you won
ticket-shared = a shared victory
ticket-agreed = ended by agreement
ticket-given-up = given up
ticket-invited = Come along?
ticket-come-back = A bot plays for you
ticket-playing = in play
ticket-their-turn = { $name } is thinking
fact-rules = Every refusal cites its rule
fact-rules-more = Press it and read the sentence.
fact-undo = Undo that nobody can abuse
fact-undo-more = Free until something was revealed.
fact-replay = Every game can be replayed
fact-replay-more = Share a link to any moment.
fact-shuffle = Shuffles you can check
fact-shuffle-more = Sealed before, opened after.

## A new table

game = Game
seats = Seats
seat-me = You
seat-me-more = at this screen
seat-friend = A friend
seat-friend-more = joins by the link
seat-here = Somebody beside you
seat-here-more = at the same screen
seat-bot = bot
seat-automaton = automated opponent
seat-bot-named = Bot: { $bot }
seat-number = Player { $n }
seat-name = Name of the person in seat { $n }
seat-who = Who sits in seat { $n }
seat-up = Move seat { $n } up
seat-remove = Remove seat { $n }
seat-moved = Now seat { $n }
seat-add = Add a seat
bot-level = Which bot?
bot-random = Jester
bot-greedy = Steward
bot-constantine = Constantine
bot-helena = Helena
against-how-many = { $game }, against how many?
bots-count = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
play-solo = Alone, for a rank
play-solo-architects = Alone against the automaton
option-architects-boards = Player boards
option-architects-boards-standard = All alike
option-architects-boards-random = Five powers, dealt
option-architects-boards-choice = Five powers, chosen
option-architects-opponent = Automated opponent, for one player or two
option-architects-opponent-none = None
option-architects-opponent-constantine = Constantine
option-architects-opponent-helena = Helena (harder)
play-solo-nobility = Alone, for a goal
option-nobility-events = Events
option-nobility-events-off = None
option-nobility-events-on = One a round
option-nobility-chancery = Chancery, with commissions
option-nobility-chancery-off = Without
option-nobility-chancery-on = With
option-nobility-first_player = First player
option-nobility-first_player-random = By lot
option-guilds-variant = Characters a week, with three players
option-guilds-variant-standard = As usual
option-guilds-variant-five = Five: more silver is left for building
option-guilds-variant-six = Six, two in each area
option-fixed = With { $n } players always: { $value }
option-nobility-chancery-at-1 = Alone, you play without the Chancery (NOB-389).
option-nobility-chancery-at-6 = With six players the Chancery is always in the game (NOB-343).
pace = Pace
pace-live = Live: 5 minutes an answer
pace-day = A day an answer
pace-none = No clock
who-may-join = Who may join?
join-by-link = Whoever has the link
hints-allowed = Hints are allowed, for everybody
hints-here = hints allowed
join-listed = Anyone in the hall
who-may-talk = Who may talk here?
talk-seated = Those who sit
talk-anyone = Onlookers too
table-name = Name of the table
table-name-hint = It gets one by itself
sealed-note = The shuffle is sealed before you sit down and can be checked afterwards.
open-table = Open the table
start-game = Start the game
refused-seats = { $game } is for { $least } to { $most } players.

## A table that waits

chair-empty = Empty chair
take-seat = Take this seat
take-seat-too = Play this one too
leave-seat = Leave
lobby-full = everybody is here
lobby-wait-owner = The game starts when the person who called the table says so.
lobby-watching = You are watching. Take a seat to play along.
chair-kept = kept for them
chair-yours = kept for you
chair-free = Let anybody sit here
lobby-wait-others = The game starts when everybody has come along.
clock-per-answer = { $minutes ->
    [1440] a day an answer
    [one] 1 minute an answer
   *[other] { $minutes } minutes an answer
}
clock-of = Time left for { $name }: { $time }
stand-in = Let a bot answer for { $name }
start-with-bots = { $n ->
    [one] Start with a bot in the empty chair
   *[other] Start with bots in the empty chairs
}
refused-start-empty = { $n ->
    [one] One chair is still empty: wait for a friend, or let a bot sit there.
   *[other] { $n } chairs are still empty: wait for friends, or let bots sit there.
}
invite-friends = Invite friends
invite-more = Whoever opens this link may take an empty chair, or watch. Nobody needs an account.
table-link = Link to this table
share-table = Share this table
read-rules = Read the rules of { $game }
present = here
away = away
colour-madder = Madder, chevron
colour-woad = Woad, upright bar
colour-weld = Weld, slanting bar
colour-verdigris = Verdigris, level bar
colour-murrey = Murrey, slanting cross
colour-ash = Ash, roundel
colour-chalk = Chalk, upright cross
colour-undyed = Colour still open

## What can be done about a table

table-menu = Table
rather-not = Rather not
deleted = The table is gone.
menu-copy-link = Copy the link
menu-copy-link-more = Whoever has it may watch, or take an empty chair.
menu-rules = Rules
menu-rules-more = All rules of the game, in another window.
menu-rename = Rename the table
menu-rename-more = Everybody sees the new name.
menu-hall = To the hall
menu-hall-more = You can come back here at any time.
menu-hall-waits-more = Your seat stays yours, and the table waits for you.
menu-again = Again, same seats
menu-again-more = A new table with the same people, bots and chat. The others are told at once.
menu-come-back = Take my seat again
menu-come-back-more = You play on from here, instead of the bot.
menu-replace = A bot for { $name }
menu-replace-now-more = { $name } has been away too long. A bot plays on; { $name } may come back at any time.
menu-replace-ask-more = { $name } is away. If the others agree, a bot plays on; { $name } may come back at any time.
replace-now = Let it play
replace-ask = Ask the others
menu-withdraw = Take my offer back
menu-withdraw-more = The others are no longer asked.
menu-offer-end = Offer to end the game
menu-offer-end-more = If everybody agrees, the game ends without a winner.
menu-end = End the game
menu-end-more = The game is over at once, without a winner. It stays among your finished games.
menu-leave = Leave the game
menu-leave-more = A bot plays on for you. You may come back and take your seat again.
menu-resign = Resign
menu-resign-lost-more = The game ends, and you have lost it. That can’t be undone.
menu-resign-alone-more = You give the game up; nobody wins it. That can’t be undone.
menu-resign-played-on-more = A bot has your seat for good, and the others play on. That can’t be undone.
menu-delete = Delete the table
menu-delete-more = The table is gone with all that happened at it. That can’t be undone.
menu-delete-theirs-more = The table, its replay and its chat are gone, for the others too. That can’t be undone.
news-left = { $name } has left. A bot plays on.
news-replaced = A bot plays on for { $name }, who may come back.
news-resigned = { $name } has resigned. A bot plays on.
news-back = { $name } is back.
news-declined = The others would rather play on.
news-again = { $name } would like to play again.
seat-played-on = { $bot } for { $name }

## Chat

chat = Chat
chat-empty = Nobody has said anything yet.
chat-closed = At this table those who sit talk.
chat-say = Say something
send = Send
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-one-moment = One moment, please.

## The account

account = Account
account-guest = You are a guest: this browser remembers you and your seats.
account-kept = Your games are with you on every device where you log in.
your-name = Your name
name = Name
name-ask = What shall we call you?
name-ask-more = That is what the others at the table see. You can change it whenever you like.
name-proposals = Edda, Wilm, Hild, Osric, Berta, Cuno, Ysolde, Gerwin, Alda, Tilman, Rowena, Benno, Lora, Faramund, Mathilda, Ulric
name-another = Another
sit-down = Sit down
name-more = That is what the others at a table see.
change = Change
renamed = The others see your new name now.
register = Keep your games
register-more = With a name and a password you find your games again on every device. Your seats stay yours.
registered = Welcome. Your games are kept.
password = Password
password-hint = At least 8 characters. There is no way to get a forgotten one back.
log-in = Log in
log-in-more = Seats that you have taken as a guest come along.
logged-in = Welcome back.
log-out = Log out
log-out-more = This browser becomes a guest again. Your games wait for you.
log-out-everywhere = On all other devices too
logged-out = You are a guest again.

## Settings and help

settings = Settings
settings-more = They are for this browser.
at-the-table = At the table
setting-sounds = Sounds
setting-keys = Single keys as shortcuts
setting-motion = Less motion
setting-curtain = A curtain between people at one screen in every game
setting-pace = Pace of the others’ moves
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
setting-ask-mix = Ask me even where the rules have a usual answer, or only one
setting-confirm = Ask before my turn passes on:
setting-confirm-open = if there is something left to do or to lose
setting-confirm-always = always
setting-confirm-never = never
setting-tours = Show the first-game guide again
help = Help
help-gold = Gold: this is what you may do now. Press it.
help-red = Hatched: not now. Press it to read why, with the rule.
help-rules = A rule number opens the rule’s text wherever it stands.
help-signs = Signs
help-keys = Keys
help-keys-off = Single keys are switched off in the settings.
key-region = next part of the screen
key-arrows = move within a board or row
key-next = next or previous thing you may do
key-answer = answer, or the reason why not; skip ahead while the others’ moves are shown
key-number = that answer of the dock
key-all = all answers
key-exchange = exchange
key-turn = turn the room in hand (Guilds)
key-amount = more or less silver on the chosen area (Guilds)
key-escape = close, finish motion, step back
key-hint = a hint, where the table has them
key-undo = undo, redo
key-rule = rule of the focused thing
key-read = say what the focused thing is
key-parts = board, market, others, log
key-chat = chat
key-replay = replay: back, on, first, last
key-help = this list

## Who is there

company = Who is here
company-here = { $count } of { $of } players here
company-looking = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
company-you = you
company-watching = watching
company-unnamed = { $count ->
    [one] somebody without a name is watching
   *[other] { $count } people without a name are watching
}

## Several people at one screen

curtain = { $name }, it is your turn
curtain-more = The others look away; then draw the curtain.
curtain-ready = I am ready

## Rules

how-to-play = How to play
how-to-play-note = Five minutes’ reading
book-leaves = The leaves of this book
rules-numbered = All rules, numbered
rules-of = Rules of { $game }
rules-sections = Sections
rules-search = Search the rules
rules-search-hint = Search the rules: words or a number
rules-found-at = Rule { $at } of { $n }
rules-found-before = Previous rule found
rules-found-next = Next rule found
rules-technical = Also what only programmers need
rules-found = { $n ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $n } rules
}
house-ruling = house ruling
next-reason = Next reason
whole-rulebook = The whole rule book

## The end of a game

result-over = The game is over
result-wins = { $name } wins by { $by }
result-won = You win by { $by }
result-wins-tie = { $name } wins the tie
result-won-tie = You win the tie
result-shared = { $names } share the victory
result-rank = { $points } points: { $rank }
aim-met = met
aim-missed = not met
result-agreed = Ended by agreement
result-given-up = The game was given up
result-wins-resigned = { $name } resigned: { $winner } wins
result-won-resigned = { $name } resigned: you win
result-peeked = No rank this time: something that had been revealed was taken back.
answers-count = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
winner = winner
points = Points
points-by-source = Points by source
again = Again, same seats
to-rematch = To the next game
come-along = Come along
see-board = See the board
see-scores = See the scores
to-table = To the table
share = Share
score-settlement-adventurer = Adventurers
score-settlement-adventurer-note = for landscapes
score-settlement-builder = Builders
score-settlement-builder-note = for buildings
score-settlement-defender = Defenders
score-settlement-defender-note = for fortresses
score-settlement-artisan = Artisans
score-settlement-artisan-note = as printed
score-settlement-bank = Gold in Banks
score-settlement-bank-note = 5 each
score-settlement-church = Diamonds in Churches
score-settlement-church-note = 4 each
score-settlement-gold = Tie-break: gold left
score-settlement-diamond = Tie-break: diamonds left
score-architects-buildings = Buildings
score-architects-buildings-note = printed points and effects at the end
score-architects-cathedral = Cathedral
score-architects-cathedral-note = for the row reached
score-architects-virtue = Virtue
score-architects-virtue-note = for the space on the track
score-architects-debts = Unpaid debts
score-architects-debts-note = usually 2 lost for each
score-architects-gold_and_marble = Gold and marble
score-architects-gold_and_marble-note = 1 each
score-architects-silver = Silver
score-architects-silver-note = 1 for every 10
score-architects-prison = Workers in Prison
score-architects-prison-note = 1 lost for every 2
score-architects-materials = Materials
score-architects-materials-note = of the automaton: 1 for every 4
score-architects-virtue_left = Tie-break: virtue
score-architects-silver_left = Tie-break: silver left
score-nobility-settlers = Settlers and gifts
score-nobility-settlers-note = 1 for each good paid
score-nobility-buildings = Buildings
score-nobility-buildings-note = workshops and public buildings
score-nobility-council = Stone Council
score-nobility-council-note = tiles completed
score-nobility-goods = Goods left
score-nobility-goods-note = 1 for every 2
score-nobility-nobility = Nobility
score-nobility-nobility-note = for the level reached
score-nobility-commissions = Commissions
score-nobility-commissions-note = those that are active
score-nobility-houses = Tie-break: houses built
score-nobility-reputation = Tie-break: reputation
score-nobility-coins = Tie-break: coins
score-guilds-characters = Characters
score-guilds-characters-note = printed points and what they add at the end
score-guilds-rooms = Rooms
score-guilds-rooms-note = those within reach
score-guilds-tie_income = Tie-break: least weekly income
score-guilds-tie_cells = Tie-break: cells in use
score-guilds-tie_members = Tie-break: characters
shuffle = Fair shuffle
shuffle-more = sealed before the game, opened after it
shuffle-laid-out = Nothing was shuffled here: this table was laid out by hand for the guided first round, the same for everybody.
shuffle-sealed = Sealed at the start
shuffle-opened = Opened at the end
shuffle-later = when the game is over
shuffle-seed = seed
shuffle-salt = salt
shuffle-count = Count it again
shuffle-count-more = the seal follows from salt and seed
shuffle-fits = They match
shuffle-differs = They don’t match: this result is not verified
shuffle-check = Check it yourself
shuffle-verify = Every draw follows from the seed. To replay them all:
download-record = Download the game

## Replay

analysis = Analysis
replay = Replay
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-forward = On
replay-last = To the end
replay-moment = Moment of the game
replay-speed = Speed
replay-start = The game begins
replay-turn = Turn { $turn } of { $turns }
share-moment = Share this moment

puzzles-more = Moments from the bots’ own games in which one answer is far better than the rest. Find it.
puzzles-degree-1 = Easy
puzzles-degree-2 = Harder
puzzles-degree-3 = Hard
puzzle-number = Puzzle { $n }
puzzle-found = found
puzzles-none = No puzzles yet.

## When something goes wrong

line-connecting = Connecting…
line-lost = Connection lost, trying again…
offline-answer = The hall can’t be reached. Nothing was changed; try again in a moment.
table-moved-on = The table has moved on; here is how it stands now.
trouble-offline = The hall can’t be reached
trouble-offline-more = Check your connection. Your games are safe: every answer is kept.
trouble-missing = There is nothing here
trouble-missing-more = The link may be incomplete, or the table is gone.
trouble-closed = This door is closed to you
trouble-closed-more = Ask the person who called the table for the link.
trouble-busy = The hall is out of breath
trouble-busy-more = It can’t write anything down just now. Nothing is lost; try again in a moment.
trouble-frozen = This game stands still
trouble-frozen-more = It began under rules that have changed since, so it can’t go on. Its record is kept.
keep-record = Keep its record
trouble-error = That went wrong
trouble-error-more = It is our mistake, not yours. Nothing was lost.
lost = This path leads nowhere
lost-more = There is no page at this address. The hall is just over the hill.
refusal-no-hints = There are no hints at this table.
refusal-wrong-credentials = No account has that name and password.
refusal-name-taken = Somebody has that name already. Choose another.
refusal-seat-taken = Somebody was quicker: that seat is taken.
refusal-seats-open = Some chairs are still empty.
refusal-already-started = The game has started already.
refusal-too-many-requests = That was a bit fast. Wait a moment and try again.
refusal-finished = The game is over.
refusal-earlier-rules = This game began under rules that have changed since, so it can’t go on.
refusal-nothing-to-undo = There is nothing that you could take back.
refusal-nothing-to-redo = Nothing has been taken back.
refusal-no-rematch = Only those who have played may ask for another game.
refusal-not-your-seat = That seat is not yours.
refusal-not-yours = Only the person who called the table may do that.
refusal-not-yet = There is still time to answer.
refusal-costs-rank = Something was revealed since: taking it back costs the rank.
refusal-nobody-to-ask = Those who would have to agree are not here.
refusal-nobody-stays = Nobody else plays here. The table waits for you, or you resign.
refusal-others-play = Others are in the midst of this game. Resign, or offer to end it.
refusal-already-offered = Another offer still waits for an answer.
refusal-nobody-asks = That is settled already.
refusal-seat-kept = That chair is kept for somebody.
refusal-bad-request = That doesn’t fit: check what you have written.
refusal-unfit-name = That name can’t be used: it has invisible characters, or letters that pass for others. Choose another.
refusal-not-at-the-table = At this table only those who sit talk.
refusal-storage-unavailable = The hall can’t write anything down just now. Nothing is lost; try again in a moment.
refusal-wrong-host = This page has come here under a wrong name. Open the hall at its own address.

## Behind a sign that stands for goods, where their words would have an ending

suffix-for = { "" }
