### What no game owns, in English.

list-and = { $first } and { $last }

## Seats

seat-person = Player { $number }
seat-bot = { $bot } { $number }

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
play-undone = Taken back.
play-redone = Done again.
play-overwrite = There is a file { $file } already. Overwrite it? (y/n)
play-saved = Saved as { $file }.
play-not-saved = { $file } can’t be written: { $why }.
play-save-as = Save the game under a name of your own? (a file’s name, or Enter for no)
play-save-finished = Save the finished game? (a file’s name, or Enter for no)
play-kept = The game waits for you. Go on with: { $command }
play-not-kept = The game can’t be kept while you play: { $file }: { $why }. Save it yourself with “save FILE”.
play-habit-ask = From now on you are asked: { $habit }.
play-habit-auto = From now on the usual answer is given for you: { $habit }.
habit-single = “single ask” to be asked even where there is only one answer, “single auto” to have it given for you

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
