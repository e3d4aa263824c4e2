### Was keinem Spiel gehört, auf Deutsch.

list-and = { $first } und { $last }

## Plätze

seat-person = Spieler { $number }
seat-bot = { $bot } { $number }

## Bots: wie jede Stufe heißt und was von ihr zu erwarten ist

bot-apprentice = Lehrling
bot-apprentice-more = spielt vernünftig, macht aber Anfängerfehler
bot-journeyman = Geselle
bot-journeyman-more = nimmt, was gleich am besten aussieht; gut zum Lernen
bot-master = Meister
bot-master-more = denkt mehrere Züge voraus; schwer zu schlagen
bot-guildmaster = Zunftmeister
bot-guildmaster-more = denkt am längsten nach und übersieht wenig
bots-judge-worth = Bei diesen Karten gehen Meister und Zunftmeister nach dem, was darauf steht, nicht nach dem, was sie gelernt haben.

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
play-nothing-to-undo = Du hast noch keine Antwort gegeben, die du zurücknehmen könntest.
play-nothing-to-redo = Es wurde nichts zurückgenommen.
play-undo-anyway = Seither wurde etwas aufgedeckt, oder andere haben geantwortet. Trotzdem zurücknehmen? (j/n)
play-confirm-loss = Du würdest verlieren: { $goods }. Trotzdem? (j/n)
play-confirm-vain = Das kostet etwas und bringt nichts. Trotzdem? (j/n)
play-undone = Zurückgenommen.
play-redone = Wiederholt.
play-overwrite = Die Datei { $file } gibt es schon. Überschreiben? (j/n)
play-saved = Gespeichert als { $file }.
play-not-saved = { $file } kann nicht geschrieben werden: { $why }.
play-save-as = Das Spiel unter einem eigenen Namen speichern? (ein Dateiname, oder Enter für nein)
play-save-finished = Das beendete Spiel speichern? (ein Dateiname, oder Enter für nein)
play-kept = Das Spiel wartet auf dich. Weiter geht es mit: { $command }
play-not-kept = Das Spiel kann unterwegs nicht gesichert werden: { $file }: { $why }. Speichere es selbst mit „save DATEI“.
play-warming-up = Das Nachdenken wird vorbereitet: Das dauert eine Minute, aber nur beim ersten Mal …
play-habit-ask = Ab jetzt wirst du gefragt: { $habit }.
play-habit-auto = Ab jetzt wird für dich die übliche Antwort gegeben: { $habit }.
habit-single = „single ask“, um auch dann gefragt zu werden, wenn nur eine Antwort möglich ist; „single auto“: sie wird gegeben

## Ein Blick auf eine gespielte Partie

study-title = { $game }: { $decisions } Entscheidungen, beurteilt von { $level ->
    [guildmaster] einem Zunftmeister
   *[other] einem Meister
}
study-marks = Eine Antwort ist ungenau, wenn sie mindestens 3 % der Siegchance gekostet hat, ein Fehler ab 8 %, ein Patzer ab 18 %.
study-decisions = Entscheidungen
study-slips = Ungenauigkeiten
study-mistakes = Fehler
study-blunders = Patzer
study-lost = im Schnitt verloren
study-luck = Glück
study-slip = ungenau
study-mistake = Fehler
study-blunder = Patzer
study-turning = Wo sich das Spiel wendete
study-worst = Was sonst am meisten gekostet hat
study-answer = { $seat }: { $answer } (vorher { $before }, dann { $chance })
study-answer-marked = { $seat }: { $answer } ({ $mark }: { $chance }). Besser: { $better } ({ $before })
study-then = dann: { $then }
study-brings = bringt: { $brought }
study-sources = Woher die Punkte kamen
study-usual = starke Spieler

## Eine geführte erste Runde

lesson-step = Erste Runde: { $step } von { $steps }
lesson-then = Was es gebracht hat
lesson-strayed = Das geht auch
lesson-strayed-text = Aber in diesem Schritt geht es um etwas anderes.
lesson-blocked = Das geht gerade nicht. Führe zu Ende, was du begonnen hast, oder nimm es zurück.
play-lesson-marked = Gemeint ist die Antwort mit { $mark } davor.
play-lesson-back = „undo“ nimmt es zurück; oder spiel weiter, wie du magst.

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

## Tische, denen niemand einen Namen gab: ein Name je Zeile, in jeder Sprache gleich viele

table-names =
    Zum Kupferkessel
    Zur grauen Gans
    Zum schiefen Giebel
    Zum blauen Fass
    Zur alten Fähre
    Zum lahmen Fuchs
    Zu den drei Schlüsseln
    Zum Silberfingerhut
    Zur langen Bank
    Zur Laterne am Tor
    Zum Moosbrunnen
    Zum roten Hahn
    Zur stillen Mühle
    Zum gebrochenen Rad
    Zum Honigtopf
    Zum weißen Hirsch
    Zur Blechflöte
    Zum Walnussbaum
    Zur letzten Kerze
    Zur Müllerskatze
    Zur steinernen Brücke
    Zum grünen Fensterladen
    Zu den zwei Reihern
    Zum Apfelboden
    Zum Salzkarren
    Zur Messingglocke
    Zum geduldigen Maultier
    Zum Weberknoten
    Zum schwarzen Amboss
    Zum Schwalbennest
    Zum Bildstock
    Zum warmen Herd
    Zur Haselrute
    Zum undichten Dach
    Zum goldenen Laib
    Zum Nordtor
