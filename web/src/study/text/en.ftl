### Looking at one's game: chances, what cost them, hints, other lines: English.

study-chances = Chances to win
study-goal = Chances to reach the goal
study-chances-more = In points of a hundred, as whoever was asked could judge it then.
study-columns-settlement = Columns: rounds.
study-columns-architects = Columns: spaces of the Guildhall filled.
study-columns-nobility = Columns: rounds.
study-columns-guilds = Columns: weeks.
study-column-settlement = round { $n }
study-column-nobility = round { $n }
study-column-guilds = week { $n }
study-shown-as = Shown as
study-as-lines = Lines
study-as-table = Table
study-graph = Chances over the game
study-answer = Answer { $n } of { $of }
study-answer-short = Answer { $n }
study-chance-of = { $name } { $chance } %
study-col-answer = Answer
study-col-round = Round
study-col-who = Who
study-col-mark = Judgement
study-turning = Turning points
study-turning-at = Turning point: { $name }, answer { $n }, { $swing } points
study-turn-won = { $name } won { $points } points at answer { $n }
study-turn-lost = { $name } lost { $points } points at answer { $n }
study-mark-slip = slip
study-mark-mistake = mistake
study-mark-blunder = blunder
study-marks-slip = slips
study-marks-mistake = mistakes
study-marks-blunder = blunders
study-slips = What cost chances
study-whose = Whose
study-whose-all = All
study-whose-mine = Mine
study-thresholds = An answer that costs { $slip } points of a hundred or more is a slip, from { $mistake } a mistake, from { $blunder } a blunder.
study-all-slips = Show all { $n }
study-no-slips = Nothing to speak of: no answer cost much.
study-who-when = { $name }, answer { $n }
study-better = better
study-best = the best
study-given = given
study-answers = Answers looked at
study-better-was = Better: { $better }. It would have been worth { $lost } points more.
study-was-best = Nothing better was found.
study-was-good = About as good as the best.
study-on-board = Show it on the board
study-seats = How each has played
study-decisions = choices
study-mean-lost = average loss
study-luck = luck
study-luck-note = Average loss: points of chance for each choice. Luck: what dice, deals and the others’ hidden things brought beyond what was to be expected, in points of chance.
study-sources = Where the points came from
study-usual = usually
study-usual-note = The golden mark and the small number: what a { $level ->
    [guildmaster] Guildmaster
   *[other] Master
} has from there on average.
study-waiting = The look at your game waits for its turn
study-running = Looking at your game
study-done = { $done } of { $of } answers looked at
study-leave = You may leave and come back: nothing is lost, and it is done only once.
study-failed = The look at your game broke off
study-failed-more = That is our mistake. The game itself is safe.
study-again = Try again
study-previous = Previous mark
study-next = Next mark
study-played = Given
study-instead = { $better } % instead of { $given } %
study-look-back = Only a look back: { $answer }

## Playing on from a moment

branch-open = Play on from here
branch-what = A new table of your own that goes on from answer { $n } of “{ $table }”. You have the seat of { $name } and know what it knew then; what it couldn’t know is dealt anew. The game itself stays as it is.
branch-others = The others are played by
branch-bots = Play on against bots
branch-alone = Play all seats myself
branch-go = Play on
branch-note = A branch of “{ $table }”, from answer { $n }
seen-by = Seen by
seen-by-all = all open
seen-by-own = as I saw it
seen-by-guest = as an onlooker

## Hints

hint = Hint
hint-more = The best answers, and what each does to your chances
hint-thinking = Thinking it over…
hint-none = There is nothing to choose between here.
hint-chance = Your chances now: { $chance } %
hint-worth = { $chance } %
hint-first = best
hint-show = Show on the table
hint-shown = Marked on the table. It is still yours to give.
hint-listed = You find it under “All answers”.
outlook-then = then
outlook-brings = brings:
hint-others = All three
hint-bar = Show the chances all the time
chances-bar = Chances: { $told }

## Puzzles

puzzle-find = Find the one answer that is far better than all others.
puzzle-right = Found it: { $best }
puzzle-wrong = Not that one. The best was: { $best }
puzzle-worth = It leaves you { $chance } %; the next best, “{ $second }”, { $less } %.
puzzle-again = Try it again
puzzle-next = Next puzzle
puzzle-all = All puzzles
