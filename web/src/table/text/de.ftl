### Der Tisch, für alle Spiele gleich: Deutsch.

table-question = Frage
table-answers = Antworten
table-parts = Teile des Tisches
table-others = Die anderen
table-tab-mine = Meins
table-tab-board = Tableau
table-tab-others = Andere
table-tab-log = Chronik
table-your-board = dein Tableau
table-board-of = Tableau von { $name }
table-show-board = Tableau von { $name } zeigen
table-enlarge = Vergrößern: { $name }
table-fold = Einklappen: { $name }
table-back-to-mine = Zu meinem Tableau
table-back-to = Zum Tableau von { $name }
table-thinking = überlegt
table-away = abwesend
table-plays-as-journeyman = wärmt sich auf · vorerst als Geselle
table-automaton = Automat
legend-resources = Ressourcen
legend-goods = Waren
legend-actions = Aktionen
legend-monsters = Monster
legend-heroes = Gilden der Helden
legend-buildings = Gebäude
legend-artifacts = Artefakte
legend-skills = Fertigkeiten
legend-places = Orte
legend-cards = Karten
legend-pieces = Münzen, Figuren, Punkte
legend-peoples = Völker
legend-factions = Fraktionen
legend-rooms = Räume
legend-goals = Was Ziele zählen
table-first = Startspieler
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Nein sagen

table-not-allowed = Nicht erlaubt: { $reason } { $rule }
table-not = Nicht: { $what }
table-opens-rule = öffnet die Regel

## Das Pult

table-waiting-for = { $name } ist am Zug.
table-waiting-away = { $name } ist am Zug, aber abwesend.
table-thinks = { $name } überlegt …
table-watching = Du schaust zu; Handkarten bleiben verdeckt. Du siehst das Tableau von { $name }: Tippe andere Spieler an, um ihres zu sehen.
table-skip = Überspringen
table-to-come = { $count ->
    [one] 1 Zug folgt noch
   *[other] { $count } Züge folgen noch
}
table-hand-over = Weiter an { $name }
table-all-answers = Alle Antworten
table-search-answers = Antworten durchsuchen
table-no-answers-found = In keiner Antwort kommt das vor.
table-answers-alike = { $block }: { $count } Antworten
table-crumbs = Deine bisherigen Antworten
table-crumb-back = Zurück zu dieser Frage
table-crumb-others = Hier wurde etwas aufgedeckt: Zurück geht es nur, wenn die anderen zustimmen
table-crumb-rank = Hier wurde etwas aufgedeckt: Zurück kostet den Rang
table-crumb-nobody = Hier wurde etwas aufgedeckt
table-undo = Zurücknehmen
table-redo = Wiederholen
table-undo-ask = Rücknahme erbitten
table-undo-why-ask = Etwas wurde aufgedeckt, oder jemand anderes hat inzwischen geantwortet: Die anderen müssen zustimmen
table-undo-asked = { $name } möchte die letzte Antwort zurücknehmen.
table-undo-agree = Einverstanden
table-undo-refuse = Lieber nicht
table-undo-waiting = Warten auf die Zustimmung der anderen …
table-undo-nothing = Es gibt nichts von dir zurückzunehmen.
table-end-asked = { $name } möchte das Spiel beenden.
table-end-asked-note = Wenn alle zustimmen, endet es ohne Sieger.
table-replace-asked = { $name } möchte, dass für { $whom } ein Bot ({ $bot }) weiterspielt.
table-replace-asked-note = Wer zurückkommt, hat den Platz wieder.
table-peek = Inzwischen wurde etwas aufgedeckt. Zurücknehmen kostet den Rang.
table-peek-note = Du kannst weiterspielen und Punkte zählen, aber diese Partie hat keinen Rang.
table-peek-yes = Zurücknehmen, ohne Rang
table-peek-no = Es dabei lassen
table-confirm = Ausführen und den Zug beenden?
table-confirm-loss = Du würdest verlieren: { $loss }. { $question }
table-confirm-vain = Das kostet etwas und bringt nichts. Trotzdem?
table-confirm-anyway = Trotzdem?
table-confirm-gift = Hier gibt es noch etwas umsonst. Darauf verzichten?
table-confirm-note-others = Dein Zug ist dann vorbei; zurücknehmen kannst du ihn vielleicht nur, wenn die anderen zustimmen.
table-confirm-note-rank = Dein Zug ist dann vorbei; ihn zurückzunehmen kostet vielleicht den Rang.
table-confirm-note-nobody = Dein Zug ist dann vorbei.
table-confirm-no = Noch nicht

## Die Chronik

table-chronicle = Chronik
table-log = Was geschah
table-chat = Chat
table-filter = Zeigen
table-filter-all = alles
table-filter-mine = meins
table-filter-gains = Erträge
table-since = seit deinem letzten Zug
table-log-earlier = Zeigen, was vorher war
table-log-empty = Noch ist nichts geschehen.
table-log-moment = Den Tisch in diesem Augenblick ansehen
table-log-newest = Zum Neuesten
table-log-new = { $count ->
    [one] 1 neuer Eintrag
   *[other] { $count } neue Einträge
}

## Die Führung

table-tour = Führung am Tisch
table-tour-step = { $step } von { $steps }
table-tour-skip = Führung überspringen
table-tour-back = Zurück
table-tour-next = Weiter
table-tour-done = Zum Spiel
guide-on = Weiter mit der Führung
lesson-fold = Führung beiseitelegen
lesson-leave = Ohne Führung weiterspielen
lesson-take-back = Zurücknehmen
lesson-go-on = Von hier aus weiter
lesson-end = Weiterspielen
table-or = oder
table-may = vielleicht:
table-vain = bringt nichts
