### What no game owns, in English.

list-and = { $first } and { $last }

## Seats

seat-person = Player { $number }
seat-bot = { $bot } { $number }

## Bots: what each level is called and what to expect of it

bot-apprentice = Apprentice
bot-apprentice-more = plays sensibly, with a beginner’s mistakes
bot-journeyman = Journeyman
bot-journeyman-more = takes what looks best at once; a fair opponent to learn with
bot-master = Master
bot-master-more = thinks several moves ahead; hard to beat
bot-guildmaster = Guildmaster
bot-guildmaster-more = thinks the longest and misses little
bots-judge-worth = With these cards, Master and Guildmaster go by what is printed on them, not by what they have learned.

## Why not

why-lacking = You lack { $goods }.

## At the table

play-prompt = { $seat } (a number, or ? for help):
play-yes = y yes
play-no-answer = There is no answer { $number }: they go from 1 to { $last }.
play-unknown = “{ $word }” means nothing here. Type ? for all that you can say.
play-why-nothing = Nothing of that kind is refused here.
play-no-card = No card is called “{ $name }”.
play-many-cards = Which one? { $names }
play-no-rule = There is no rule “{ $rule }”. Rules have numbers like { $example }.
play-nothing-to-undo = You have answered nothing yet that could be taken back.
play-nothing-to-redo = Nothing has been taken back.
play-undo-anyway = Something came to light, or others have answered since. Take it back all the same? (y/n)
play-confirm-loss = You would lose { $goods }. Do it all the same? (y/n)
play-confirm-vain = This costs something and brings nothing. Do it all the same? (y/n)
play-undone = Taken back.
play-redone = Done again.
play-overwrite = There is a file { $file } already. Overwrite it? (y/n)
play-saved = Saved as { $file }.
play-not-saved = { $file } can’t be written: { $why }.
play-save-as = Save the game under a name of your own? (a file’s name, or Enter for no)
play-save-finished = Save the finished game? (a file’s name, or Enter for no)
play-kept = The game waits for you. Go on with: { $command }
play-not-kept = The game can’t be kept while you play: { $file }: { $why }. Save it yourself with “save FILE”.
play-warming-up = Warming up to think: this takes a minute, and only the first time …
play-habit-ask = From now on you are asked: { $habit }.
play-habit-auto = From now on the usual answer is given for you: { $habit }.
habit-single = “single ask” to be asked even where there is only one answer, “single auto” to have it given for you

## A look at a game that was played

study-title = { $game }: { $decisions } decisions, judged by a { $level ->
    [guildmaster] Guildmaster
   *[other] Master
}
study-marks = An answer is a slip if it cost 3 % of the chance to win or more, a mistake from 8 %, a blunder from 18 %.
study-decisions = decisions
study-slips = slips
study-mistakes = mistakes
study-blunders = blunders
study-lost = lost on average
study-luck = luck
study-slip = slip
study-mistake = mistake
study-blunder = blunder
study-turning = Where the game turned
study-worst = What else cost most
study-answer = { $seat }: { $answer } ({ $before } before it, { $chance } then)
study-answer-marked = { $seat }: { $answer } ({ $mark }: { $chance }). Better: { $better } ({ $before })
study-then = then: { $then }
study-brings = brings: { $brought }
study-sources = Where the points came from
study-usual = strong players

## A first round with a guide

lesson-step = First round: { $step } of { $steps }
lesson-then = What it brought
lesson-strayed = That is allowed too
lesson-strayed-text = But this step is about something else.
lesson-blocked = This can’t be done just now. Finish what you have begun, or take it back.
play-lesson-marked = Meant is the answer with { $mark } before it.
play-lesson-back = “undo” takes it back; or go on as you like.

## Help

help-number-word = a number
help-number = give that answer
usage-help = ?
help-help = this help
usage-why = why [WORD]
help-why = why other answers are refused, each with its rule; “why build” for one kind in full
usage-card = card NAME
help-card = what a card or tile does; a part of its name is enough
usage-rule = rule NUMBER
help-rule = the text of a rule
usage-undo = undo
help-undo = take your last answer back
usage-redo = redo
help-redo = give it again
usage-save = save FILE
help-save = save the game as a file
usage-log = log
help-log = all answers so far
usage-board = board
help-board = show the whole table
usage-quit = quit
help-quit = leave; the game waits for you

## Tables that nobody named: a name a line, the same number in every language

table-names =
    The Copper Kettle
    The Grey Goose
    The Crooked Gable
    The Blue Barrel
    The Old Ferry
    The Lame Fox
    The Three Keys
    The Silver Thimble
    The Long Bench
    The Lantern by the Gate
    The Mossy Well
    The Red Rooster
    The Quiet Mill
    The Broken Wheel
    The Honey Pot
    The White Hart
    The Tin Whistle
    The Walnut Tree
    The Last Candle
    The Miller’s Cat
    The Stone Bridge
    The Green Shutter
    The Two Herons
    The Apple Loft
    The Salt Cart
    The Brass Bell
    The Patient Mule
    The Weaver’s Knot
    The Black Anvil
    The Swallow’s Nest
    The Wayside Shrine
    The Warm Hearth
    The Hazel Rod
    The Leaky Roof
    The Golden Loaf
    The North Gate
