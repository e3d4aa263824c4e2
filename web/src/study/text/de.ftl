### Der Blick auf das eigene Spiel: Chancen, was sie gekostet hat, Tipps, andere Wege: Deutsch.

study-chances = Siegchancen
study-goal = Chancen, das Ziel zu erreichen
study-chances-more = In Prozent, wie es die gefragte Person damals beurteilen konnte.
study-columns-settlement = Spalten: Runden.
study-columns-architects = Spalten: belegte Felder der Zunfthalle.
study-columns-nobility = Spalten: Runden.
study-columns-guilds = Spalten: Wochen.
study-column-settlement = Runde { $n }
study-column-nobility = Runde { $n }
study-column-guilds = Woche { $n }
study-shown-as = Gezeigt als
study-as-lines = Linien
study-as-table = Tabelle
study-graph = Chancen im Lauf des Spiels
study-answer = Antwort { $n } von { $of }
study-answer-short = Antwort { $n }
study-chance-of = { $name } { $chance } %
study-col-answer = Antwort
study-col-round = Runde
study-col-who = Wer
study-col-mark = Urteil
study-turning = Wendepunkte
study-turning-at = Wendepunkt: { $name }, Antwort { $n }, { $swing } Prozentpunkte
study-turn-won = { $name } gewann { $points } Prozentpunkte bei Antwort { $n }
study-turn-lost = { $name } verlor { $points } Prozentpunkte bei Antwort { $n }
study-mark-slip = Ungenauigkeit
study-mark-mistake = Fehler
study-mark-blunder = Patzer
study-marks-slip = ungenau
study-marks-mistake = Fehler
study-marks-blunder = Patzer
study-slips = Was Chancen gekostet hat
study-whose = Wessen
study-whose-all = Alle
study-whose-mine = Meine
study-thresholds = Kostet eine Antwort mindestens { $slip } Prozentpunkte, ist sie eine Ungenauigkeit, ab { $mistake } ein Fehler, ab { $blunder } ein Patzer.
study-all-slips = Alle { $n } zeigen
study-no-slips = Nichts von Belang: Keine Antwort hat viel gekostet.
study-who-when = { $name }, Antwort { $n }
study-better = besser
study-best = die beste
study-given = gegeben
study-answers = Geprüfte Antworten
study-better-was = Besser: { $better }. Das wäre { $lost } Prozentpunkte mehr wert gewesen.
study-was-best = Etwas Besseres fand sich nicht.
study-was-good = Fast so gut wie die beste.
study-on-board = Auf dem Brett zeigen
study-seats = Wie alle gespielt haben
study-decisions = Entscheidungen
study-mean-lost = Verlust im Schnitt
study-luck = Glück
study-luck-note = Verlust im Schnitt: Prozentpunkte der Siegchance je Entscheidung. Glück: was Würfel, Karten und Verborgenes der anderen über das Erwartbare hinaus gebracht haben, in Prozentpunkten.
study-sources = Woher die Punkte kamen
study-usual = gewöhnlich
study-usual-note = Die goldene Marke und die kleine Zahl: was ein { $level ->
    [guildmaster] Zunftmeister
   *[other] Meister
} von dort im Schnitt hat.
study-waiting = Die Analyse wartet, bis sie an der Reihe ist
study-running = Dein Spiel wird durchgesehen
study-done = { $done } von { $of } Antworten durchgesehen
study-leave = Du kannst gehen und wiederkommen: Es geht nichts verloren und wird nur einmal gemacht.
study-failed = Die Analyse brach ab
study-failed-more = Das ist unser Fehler. Das Spiel selbst ist sicher.
study-again = Noch einmal versuchen
study-previous = Vorige Marke
study-next = Nächste Marke
study-played = Gegeben
study-instead = { $better } % statt { $given } %
study-look-back = Nur ein Blick zurück: { $answer }

## Von hier weiterspielen

branch-open = Von hier weiterspielen
branch-what = Ein neuer eigener Tisch, der bei Antwort { $n } von „{ $table }“ weitergeht. Du hast den Platz von { $name } und weißt, was dort damals bekannt war; alles andere wird neu verteilt. Das Spiel selbst bleibt, wie es ist.
branch-others = Die anderen spielt
branch-bots = Gegen Bots weiterspielen
branch-alone = Alle Plätze selbst spielen
branch-go = Weiterspielen
branch-note = Ein Abzweig von „{ $table }“, ab Antwort { $n }
seen-by = Ansicht
seen-by-all = alles offen
seen-by-own = wie ich es sah
seen-by-guest = als Gast

## Tipps

hint = Tipp
hint-more = Die besten Antworten, und was jede mit deinen Chancen macht
hint-thinking = Wird überlegt …
hint-none = Hier gibt es nichts zu wählen.
hint-chance = Deine Chancen jetzt: { $chance } %
hint-worth = { $chance } %
hint-first = beste
hint-show = Auf dem Tisch zeigen
hint-shown = Auf dem Tisch markiert. Geben musst du sie selbst.
hint-listed = Du findest sie unter „Alle Antworten“.
outlook-then = dann
outlook-brings = bringt:
hint-others = Alle drei
hint-bar = Die Chancen immer zeigen
chances-bar = Chancen: { $told }

## Puzzles

puzzle-find = Finde die eine Antwort, die weit besser ist als alle anderen.
puzzle-right = Gefunden: { $best }
puzzle-wrong = Die war es nicht. Am besten: { $best }
puzzle-worth = Damit hast du { $chance } %, mit der nächstbesten, „{ $second }“, { $less } %.
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
