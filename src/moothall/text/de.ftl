### Was keinem Spiel gehört, auf Deutsch.

list-and = { $first } und { $last }

## Plätze

seat-person = Spieler { $number }
seat-bot = { $bot } { $number }

## Warum nicht

why-lacking = Dir fehlt noch: { $goods }.

## Am Tisch

play-prompt = { $seat } (eine Zahl, oder ? für Hilfe):
play-yes = j ja y yes
play-no-answer = Eine Antwort { $number } gibt es nicht, nur die Nummern 1 bis { $last }.
play-unknown = „{ $word }“ bedeutet hier nichts. Mit ? siehst du alles, was du sagen kannst.
play-why-nothing = Nichts davon ist hier verboten.
play-no-card = Keine Karte heißt „{ $name }“.
play-many-cards = Welche? { $names }
play-no-rule = Es gibt keine Regel „{ $rule }“. Regeln haben Nummern wie { $example }.
play-nothing-to-undo = Du hast noch nichts geantwortet, das du zurücknehmen könntest.
play-nothing-to-redo = Es wurde nichts zurückgenommen.
play-undo-anyway = Seither wurde etwas aufgedeckt, oder andere haben geantwortet. Trotzdem zurücknehmen? (j/n)
play-undone = Zurückgenommen.
play-redone = Wiederholt.
play-overwrite = Die Datei { $file } gibt es schon. Überschreiben? (j/n)
play-saved = Gespeichert als { $file }.
play-not-saved = { $file } kann nicht geschrieben werden: { $why }.
play-save-as = Das Spiel unter einem eigenen Namen speichern? (ein Dateiname, oder Enter für nein)
play-save-finished = Das beendete Spiel speichern? (ein Dateiname, oder Enter für nein)
play-kept = Das Spiel wartet auf dich. Weiter geht es mit: { $command }
play-not-kept = Das Spiel kann unterwegs nicht gesichert werden: { $file }: { $why }. Speichere es selbst mit „save DATEI“.
play-habit-ask = Ab jetzt wirst du gefragt: { $habit }.
play-habit-auto = Ab jetzt wird für dich die übliche Antwort gegeben: { $habit }.
habit-single = „single ask“, um auch dann gefragt zu werden, wenn nur eine Antwort möglich ist; „single auto“: sie wird gegeben

## Hilfe

help-number-word = eine Zahl
help-number = diese Antwort geben
usage-help = ?
help-help = diese Hilfe
usage-why = why [WORT]
help-why = warum andere Antworten nicht gehen, jeweils mit der Regel; „why build“ für eine Art im Einzelnen
usage-card = card NAME
help-card = was eine Karte oder ein Plättchen tut; ein Teil des Namens genügt
usage-rule = rule NUMMER
help-rule = der Text einer Regel
usage-undo = undo
help-undo = die letzte Antwort zurücknehmen
usage-redo = redo
help-redo = sie wiederholen
usage-save = save DATEI
help-save = das Spiel als Datei speichern
usage-log = log
help-log = alle Antworten bisher
usage-board = board
help-board = den ganzen Tisch zeigen
usage-quit = quit
help-quit = aufhören; das Spiel wartet auf dich
