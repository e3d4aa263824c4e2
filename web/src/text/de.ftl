### Der Client auf Deutsch: alles außerhalb der Tische.

## Der Rahmen

brand-home = Moothall, zur Halle
skip-to-main = Zum Inhalt springen
nav = Seiten
nav-games = Spiele
nav-tables = Tische
nav-replays = Partien
nav-puzzles = Rätsel
nav-rules = Regeln
language = Sprache
language-now = Sprache: { $language }
theme = Licht
theme-system = Wie das System
theme-parchment = Pergament
theme-candlelight = Kerzenlicht
theme-to-parchment = Licht: zu Pergament wechseln
theme-to-candlelight = Licht: zu Kerzenlicht wechseln
account-of = Dein Konto: { $name }
close = Schließen
back = Zurück
loading = Einen Augenblick …
copy = Kopieren
copied = Kopiert. Gib den Link weiter.
copy-link-to = Link zu { $what } kopieren
try-again = Erneut versuchen
to-the-hall = Zur Halle
guest = Gast
you = du

## Startseite

home-title = An einem langen Tisch
home-pitch = Mittelalterliche Strategie mit Freunden, gegen Bots oder allein. Wenn das Spielbrett Nein sagt, nennt es die Regel.
title-waiting = ({ $n }) Du bist dran – Moothall
call-table = Tisch eröffnen
play-bot = Gegen Bots
learn = Lernen: eine geführte erste Runde
learn-on = Weiter mit der geführten ersten Runde
learn-short = Lernen
learn-on-short = Weiterlernen
learn-more = Etwa zehn Minuten an einem vorbereiteten Tisch: Du spielst, die Führung erklärt. Du kannst jederzeit gehen und wiederkommen.
play = Spielen
players = Spieler:
minutes = { $least }–{ $most } Min.
your-tables = Deine Tische
open-tables = Offene Tische
finished-games = Beendete Partien
all-finished = Alle beendeten Partien
no-your-tables = Du sitzt noch an keinem Tisch.
no-open-tables = Zurzeit wartet niemand auf Mitspieler.
no-finished-games = Noch ist keine Partie beendet.
the-games = { $n ->
    [one] Das Spiel
   *[other] Die Spiele
}
game-not-drawn = Dieses Spiel lässt sich noch nicht im Browser spielen.
game-settlement-pitch = Erkunde die Wildnis, errichte Festungen und gewinne Helden für dich, sechs Runden lang.
progress-settlement = Runde { $n }
game-architects-pitch = Wirb Lehrlinge an, baue, errichte die Kathedrale; und achte auf deine Tugend, denn der Schwarzmarkt lockt.
progress-architects = { $n ->
    [one] 1 Feld der Zunfthalle belegt
   *[other] { $n } Felder der Zunfthalle belegt
}
game-nobility-pitch = Mach aus Würfeln Waren, aus Waren Häuser und aus Siedlern Adel, in zehn Runden.
progress-nobility = Runde { $n }
game-guilds-pitch = Überbiete die anderen im Werben um die besten Leute und baue ihnen Räume, Tür an Tür.
progress-guilds = Woche { $n }
your-turn = Du bist dran
ticket-waiting = { $empty ->
    [0] alle Plätze besetzt
    [one] 1 Platz frei
   *[other] { $empty } Plätze frei
}
ticket-finished = beendet
lesson-table = Geführte erste Runde
ticket-winner = { $name } hat gewonnen
ticket-won = du hast gewonnen
ticket-shared = geteilter Sieg
ticket-agreed = einvernehmlich beendet
ticket-given-up = aufgegeben
ticket-invited = Kommst du mit?
ticket-come-back = Ein Bot spielt für dich
ticket-playing = im Gange
ticket-their-turn = { $name } überlegt
fact-rules = Jedes Nein nennt seine Regel
fact-rules-more = Tippe darauf und lies den Satz.
fact-undo = Zurücknehmen, aber fair
fact-undo-more = Frei, bis etwas aufgedeckt wurde.
fact-replay = Jede Partie lässt sich nachspielen
fact-replay-more = Teile einen Link zu jedem Augenblick.
fact-shuffle = Mischen, das du prüfen kannst
fact-shuffle-more = Vorher versiegelt, danach geöffnet.

## Ein neuer Tisch

game = Spiel
seats = Plätze
seat-me = Du
seat-me-more = an diesem Bildschirm
seat-friend = Ein Freund
seat-friend-more = kommt über den Link
seat-here = Jemand neben dir
seat-here-more = am selben Bildschirm
seat-bot = Bot
seat-automaton = automatischer Gegner
seat-bot-named = Bot: { $bot }
seat-number = Spieler { $n }
seat-name = Name der Person auf Platz { $n }
seat-who = Wer sitzt auf Platz { $n }
seat-up = Platz { $n } nach oben
seat-remove = Platz { $n } entfernen
seat-moved = Jetzt Platz { $n }
seat-add = Platz hinzufügen
bot-level = Welcher Bot?
bot-random = Narr
bot-greedy = Vogt
bot-constantine = Constantine
bot-helena = Helena
against-how-many = { $game }, gegen wie viele?
bots-count = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}
play-solo = Allein, um einen Rang
play-solo-architects = Allein gegen den Automaten
option-architects-boards = Spielertableaus
option-architects-boards-standard = Alle gleich
option-architects-boards-random = Fünf Fähigkeiten, ausgeteilt
option-architects-boards-choice = Fünf Fähigkeiten, zur Wahl
option-architects-opponent = Automatischer Gegner, allein oder zu zweit
option-architects-opponent-none = Keiner
option-architects-opponent-constantine = Constantine
option-architects-opponent-helena = Helena (schwerer)
play-solo-nobility = Allein, mit einer Aufgabe
option-nobility-events = Ereignisse
option-nobility-events-off = Keine
option-nobility-events-on = Jede Runde eines
option-nobility-chancery = Kanzlei, mit Vergütungskarten
option-nobility-chancery-off = Ohne
option-nobility-chancery-on = Mit
option-nobility-first_player = Startspieler
option-nobility-first_player-random = Ausgelost
option-guilds-variant = Charaktere je Woche, zu dritt
option-guilds-variant-standard = Wie üblich
option-guilds-variant-five = Fünf: Es bleibt mehr Silber zum Bauen
option-guilds-variant-six = Sechs, je zwei in einem Bereich
option-fixed = Mit { $n } Spielern immer: { $value }
option-nobility-chancery-at-1 = Allein wird ohne die Kanzlei gespielt (NOB-389).
option-nobility-chancery-at-6 = Zu sechst gehört die Kanzlei immer dazu (NOB-343).
pace = Tempo
pace-live = Zügig: 5 Minuten je Antwort
pace-day = Ein Tag je Antwort
pace-none = Ohne Uhr
who-may-join = Wer darf mitspielen?
join-by-link = Wer den Link hat
hints-allowed = Tipps sind erlaubt, für alle
hints-here = Tipps erlaubt
join-listed = Alle in der Halle
who-may-talk = Wer darf hier mitreden?
talk-seated = Wer am Tisch sitzt
talk-anyone = Auch wer zusieht
table-name = Name des Tisches
table-name-hint = Wird sonst von selbst vergeben
sealed-note = Die Mischung wird versiegelt, bevor du dich setzt, und lässt sich danach prüfen.
open-table = Tisch eröffnen
start-game = Spiel beginnen
refused-seats = { $game } ist für { $least } bis { $most } Spieler.

## Ein Tisch, der wartet

chair-empty = Leerer Stuhl
take-seat = Hier Platz nehmen
take-seat-too = Auch hier spielen
leave-seat = Aufstehen
lobby-full = alle sind da
lobby-wait-owner = Es geht los, sobald die Person, die den Tisch eröffnet hat, das Spiel beginnt.
lobby-watching = Du schaust zu. Nimm Platz, um mitzuspielen.
chair-kept = freigehalten
chair-yours = für dich freigehalten
chair-free = Für alle freigeben
lobby-wait-others = Das Spiel beginnt, wenn alle mitgekommen sind.
clock-per-answer = { $minutes ->
    [1440] ein Tag je Antwort
    [one] 1 Minute je Antwort
   *[other] { $minutes } Minuten je Antwort
}
clock-of = Zeit für { $name }: { $time }
stand-in = Einen Bot für { $name } antworten lassen
start-with-bots = { $n ->
    [one] Mit einem Bot beginnen
   *[other] Mit Bots beginnen
}
refused-start-empty = { $n ->
    [one] Ein Stuhl ist noch leer: Warte auf einen Freund oder setze einen Bot darauf.
   *[other] { $n } Stühle sind noch leer: Warte auf Freunde oder setze Bots darauf.
}
invite-friends = Freunde einladen
invite-more = Wer diesen Link öffnet, kann sich auf einen leeren Stuhl setzen oder zuschauen. Niemand braucht ein Konto.
table-link = Link zu diesem Tisch
share-table = Diesen Tisch teilen
read-rules = Die Regeln von { $game } lesen
present = hier
away = nicht da
colour-madder = Krapprot, Sparren
colour-woad = Waidblau, Pfahl
colour-weld = Waugelb, Schrägbalken
colour-verdigris = Grünspan, Balken
colour-murrey = Maulbeer, Schragen
colour-ash = Asche, Kugel
colour-chalk = Kreide, Kreuz
colour-undyed = Farbe noch offen

## Was sich mit einem Tisch machen lässt

table-menu = Tisch
rather-not = Lieber nicht
deleted = Der Tisch ist gelöscht.
menu-copy-link = Link kopieren
menu-copy-link-more = Wer ihn hat, darf zusehen oder auf einem leeren Stuhl Platz nehmen.
menu-rules = Regeln
menu-rules-more = Alle Regeln des Spiels, in einem eigenen Fenster.
menu-rename = Tisch umbenennen
menu-rename-more = Alle sehen den neuen Namen.
menu-hall = Zur Halle
menu-hall-more = Du kannst jederzeit zurückkommen.
menu-hall-waits-more = Dein Platz bleibt deiner, der Tisch wartet auf dich.
menu-again = Noch einmal, gleiche Plätze
menu-again-more = Ein neuer Tisch mit denselben Leuten und Bots und demselben Chat. Die anderen erfahren es sofort.
menu-come-back = Meinen Platz wieder einnehmen
menu-come-back-more = Du spielst von hier an weiter, statt des Bots.
menu-replace = Ein Bot für { $name }
menu-replace-now-more = { $name } ist zu lange weg. Ein Bot spielt weiter; { $name } kann jederzeit zurückkommen.
menu-replace-ask-more = { $name } ist nicht da. Wenn die anderen zustimmen, spielt ein Bot weiter; { $name } kann jederzeit zurückkommen.
replace-now = Spielen lassen
replace-ask = Die anderen fragen
menu-withdraw = Mein Angebot zurückziehen
menu-withdraw-more = Die anderen werden nicht mehr gefragt.
menu-offer-end = Anbieten, das Spiel zu beenden
menu-offer-end-more = Wenn alle zustimmen, endet das Spiel ohne Sieger.
menu-end = Spiel beenden
menu-end-more = Das Spiel ist sofort vorbei, ohne Sieger. Es bleibt unter deinen beendeten Partien.
menu-leave = Das Spiel verlassen
menu-leave-more = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
menu-resign = Aufgeben
menu-resign-lost-more = Das Spiel endet, und du hast es verloren. Das lässt sich nicht zurücknehmen.
menu-resign-alone-more = Du gibst das Spiel auf; niemand gewinnt es. Das lässt sich nicht zurücknehmen.
menu-resign-played-on-more = Ein Bot hat deinen Platz für immer, die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
menu-delete = Tisch löschen
menu-delete-more = Der Tisch verschwindet mit allem, was an ihm geschah. Das lässt sich nicht zurücknehmen.
menu-delete-theirs-more = Der Tisch, seine Wiedergabe und der Chat verschwinden, auch für die anderen. Das lässt sich nicht zurücknehmen.
news-left = { $name } ist gegangen. Ein Bot spielt weiter.
news-replaced = Für { $name } spielt ein Bot weiter, bis zur Rückkehr.
news-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
news-back = { $name } ist wieder da.
news-declined = Die anderen möchten lieber weiterspielen.
news-again = { $name } möchte noch einmal spielen.
seat-played-on = { $bot } für { $name }

## Chat

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-closed = An diesem Tisch redet, wer daran sitzt.
chat-say = Sag etwas
send = Senden
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-one-moment = Einen Augenblick, bitte.

## Das Konto

account = Konto
account-guest = Du bist Gast: Dieser Browser merkt sich dich und deine Plätze.
account-kept = Deine Partien sind auf jedem Gerät bei dir, auf dem du dich anmeldest.
your-name = Dein Name
name = Name
name-ask = Wie sollen wir dich nennen?
name-ask-more = So sehen dich die anderen am Tisch. Du kannst es jederzeit ändern.
name-proposals = Edda, Wilm, Hilde, Gundram, Berta, Kuno, Isolde, Gerwin, Alda, Tilman, Roswitha, Benno, Lore, Faramund, Mathilde, Ulrich
name-another = Ein anderer
sit-down = Platz nehmen
name-more = So sehen dich die anderen am Tisch.
change = Ändern
renamed = Die anderen sehen jetzt deinen neuen Namen.
register = Partien behalten
register-more = Mit Name und Passwort findest du deine Partien auf jedem Gerät wieder. Deine Plätze bleiben deine.
registered = Willkommen. Deine Partien bleiben dir.
password = Passwort
password-hint = Mindestens 8 Zeichen. Ein vergessenes lässt sich nicht zurückholen.
log-in = Anmelden
log-in-more = Plätze, die du als Gast hast, kommen mit.
logged-in = Willkommen zurück.
log-out = Abmelden
log-out-more = Dieser Browser wird wieder Gast. Deine Partien warten auf dich.
log-out-everywhere = Auch auf allen anderen Geräten
logged-out = Du bist wieder Gast.

## Einstellungen und Hilfe

settings = Einstellungen
settings-more = Sie gelten für diesen Browser.
at-the-table = Am Tisch
setting-sounds = Töne
setting-keys = Einzelne Tasten als Kürzel
setting-motion = Weniger Bewegung
setting-curtain = In jedem Spiel ein Vorhang, wenn mehrere an einem Bildschirm spielen
setting-pace = Tempo der Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
setting-ask-mix = Auch fragen, wo die Regeln eine übliche oder nur eine Antwort kennen
setting-confirm = Nachfragen, bevor mein Zug endet:
setting-confirm-open = wenn noch etwas zu tun oder zu verlieren ist
setting-confirm-always = immer
setting-confirm-never = nie
setting-tours = Die Führung fürs erste Spiel wieder zeigen
help = Hilfe
help-gold = Gold: Das darfst du jetzt. Tippe darauf.
help-red = Schraffiert: Das geht jetzt nicht. Tippe darauf und lies, warum, mit der Regel.
help-rules = Eine Regelnummer öffnet den Text der Regel, wo immer sie steht.
help-signs = Zeichen
help-keys = Tasten
help-keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet.
key-region = nächster Teil des Bildschirms
key-arrows = sich in einem Brett oder einer Reihe bewegen
key-next = zum Nächsten oder Vorigen, was du darfst
key-answer = antworten, oder lesen, warum nicht; überspringen, während die Züge der anderen gezeigt werden
key-number = die Antwort dieser Nummer
key-all = alle Antworten
key-exchange = tauschen
key-turn = den Raum in der Hand drehen (Guilds)
key-amount = mehr oder weniger Silber im gewählten Bereich (Guilds)
key-escape = schließen, Bewegung beenden, einen Schritt zurück
key-hint = ein Tipp, wo der Tisch welche hat
key-undo = zurücknehmen, wiederholen
key-rule = Regel zu dem, was ausgewählt ist
key-read = sagen, was das Angewählte ist
key-parts = Brett, Markt, andere, Chronik
key-chat = Chat
key-replay = Nachspielen: zurück, weiter, Anfang, Ende
key-help = diese Liste

## Wer da ist

company = Wer da ist
company-here = { $count } von { $of } Spielern da
company-looking = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
company-you = du
company-watching = schaut zu
company-unnamed = { $count ->
    [one] jemand ohne Namen schaut zu
   *[other] { $count } Leute ohne Namen schauen zu
}

## Mehrere an einem Bildschirm

curtain = { $name }, du bist dran
curtain-more = Die anderen schauen weg; dann zieh den Vorhang auf.
curtain-ready = Ich bin so weit

## Regeln

how-to-play = So wird gespielt
how-to-play-note = In fünf Minuten gelesen
book-leaves = Die Seiten dieses Buchs
rules-numbered = Alle Regeln, nummeriert
rules-of = Regeln von { $game }
rules-sections = Abschnitte
rules-search = Regeln durchsuchen
rules-search-hint = Regeln durchsuchen: Wörter oder eine Nummer
rules-found-at = Regel { $at } von { $n }
rules-found-before = Vorige gefundene Regel
rules-found-next = Nächste gefundene Regel
rules-technical = Auch, was nur zum Programmieren nötig ist
rules-found = { $n ->
    [0] Nichts gefunden
    [one] 1 Regel
   *[other] { $n } Regeln
}
house-ruling = Hausregel
next-reason = Nächster Grund
whole-rulebook = Das ganze Regelbuch

## Das Ende einer Partie

result-over = Die Partie ist zu Ende
result-wins = { $name } gewinnt mit { $by ->
    [one] 1 Punkt
   *[other] { $by } Punkten
} Vorsprung
result-won = Du gewinnst mit { $by ->
    [one] 1 Punkt
   *[other] { $by } Punkten
} Vorsprung
result-wins-tie = { $name } gewinnt bei Gleichstand
result-won-tie = Du gewinnst bei Gleichstand
result-shared = { $names } teilen sich den Sieg
result-rank = { $points } Punkte: { $rank }
aim-met = erfüllt
aim-missed = nicht erfüllt
result-agreed = Einvernehmlich beendet
result-given-up = Das Spiel wurde aufgegeben
result-wins-resigned = { $name } hat aufgegeben: { $winner } gewinnt
result-won-resigned = { $name } hat aufgegeben: Du gewinnst
result-peeked = Diesmal ohne Rang: Etwas Aufgedecktes wurde zurückgenommen.
answers-count = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
winner = Sieg
points = Punkte
points-by-source = Punkte nach Herkunft
again = Noch einmal, gleiche Plätze
to-rematch = Zur nächsten Partie
come-along = Mitkommen
see-board = Brett ansehen
see-scores = Wertung ansehen
to-table = Zum Tisch
share = Teilen
score-settlement-adventurer = Abenteurer
score-settlement-adventurer-note = für Landschaften
score-settlement-builder = Baumeister
score-settlement-builder-note = für Gebäude
score-settlement-defender = Verteidiger
score-settlement-defender-note = für Festungen
score-settlement-artisan = Handwerker
score-settlement-artisan-note = wie aufgedruckt
score-settlement-bank = Gold in Banken
score-settlement-bank-note = je 5
score-settlement-church = Diamanten in Kirchen
score-settlement-church-note = je 4
score-settlement-gold = Gleichstand: Gold im Vorrat
score-settlement-diamond = Gleichstand: Diamanten im Vorrat
score-architects-buildings = Gebäude
score-architects-buildings-note = aufgedruckte Siegpunkte und Effekte am Spielende
score-architects-cathedral = Kathedrale
score-architects-cathedral-note = für die erreichte Reihe
score-architects-virtue = Tugend
score-architects-virtue-note = für das Feld auf der Leiste
score-architects-debts = Offene Schuldscheine
score-architects-debts-note = meist je 2 Siegpunkte weniger
score-architects-gold_and_marble = Gold und Marmor
score-architects-gold_and_marble-note = je 1
score-architects-silver = Silber
score-architects-silver-note = 1 für je 10
score-architects-prison = Arbeiter im Gefängnis
score-architects-prison-note = 1 weniger für je 2
score-architects-materials = Ressourcen
score-architects-materials-note = des Automaten: 1 für je 4
score-architects-virtue_left = Gleichstand: Tugend
score-architects-silver_left = Gleichstand: übriges Silber
score-nobility-settlers = Siedler und Vorteile
score-nobility-settlers-note = 1 je bezahlte Ware
score-nobility-buildings = Gebäude
score-nobility-buildings-note = Werkstätten und Gemeindegebäude
score-nobility-council = Steinkonzil
score-nobility-council-note = erfüllte Plättchen
score-nobility-goods = Übrige Waren
score-nobility-goods-note = 1 für je 2
score-nobility-nobility = Adel
score-nobility-nobility-note = für die erreichte Stufe
score-nobility-commissions = Vergütungskarten
score-nobility-commissions-note = die aktiven
score-nobility-houses = Gleichstand: gebaute Häuser
score-nobility-reputation = Gleichstand: Ansehen
score-nobility-coins = Gleichstand: Münzen
score-guilds-characters = Charaktere
score-guilds-characters-note = aufgedruckte Ansehenspunkte und was sie am Ende bringen
score-guilds-rooms = Räume
score-guilds-rooms-note = ohne die inaktiven
score-guilds-tie_income = Gleichstand: geringster Wochenertrag
score-guilds-tie_cells = Gleichstand: bebaute Felder
score-guilds-tie_members = Gleichstand: Charaktere
shuffle = Ehrlich gemischt
shuffle-more = vor dem Spiel versiegelt, danach geöffnet
shuffle-laid-out = Hier wurde nichts gemischt: Dieser Tisch wurde für die geführte erste Runde von Hand ausgelegt, für alle gleich.
shuffle-sealed = Am Anfang versiegelt
shuffle-opened = Am Ende geöffnet
shuffle-later = wenn das Spiel vorbei ist
shuffle-seed = Startwert (Seed)
shuffle-salt = Salt
shuffle-count = Nachrechnen
shuffle-count-more = das Siegel folgt aus Salt und Startwert
shuffle-fits = Es stimmt überein
shuffle-differs = Es stimmt nicht überein: Dieses Ergebnis ist nicht bestätigt
shuffle-check = Selbst nachrechnen
shuffle-verify = Alles Gezogene folgt aus dem Startwert. So spielst du es ganz nach:
download-record = Partie herunterladen

## Nachspielen

analysis = Analyse
replay = Nachspielen
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Weiter
replay-last = Zum Ende
replay-moment = Augenblick der Partie
replay-speed = Tempo
replay-start = Die Partie beginnt
replay-turn = Zug { $turn } von { $turns }
share-moment = Diesen Augenblick teilen

## Wenn etwas schiefgeht

line-connecting = Verbinden …
line-lost = Verbindung verloren, neuer Versuch …
offline-answer = Die Halle ist nicht erreichbar. Nichts wurde geändert; versuche es gleich noch einmal.
table-moved-on = Am Tisch ging es inzwischen weiter; so steht es jetzt.
trouble-offline = Die Halle ist nicht erreichbar
trouble-offline-more = Prüfe deine Verbindung. Deine Partien sind sicher: Jede Antwort ist gespeichert.
trouble-missing = Hier ist nichts
trouble-missing-more = Vielleicht ist der Link unvollständig, oder den Tisch gibt es nicht mehr.
trouble-closed = Diese Tür ist dir verschlossen
trouble-closed-more = Bitte die Person, die den Tisch eröffnet hat, um den Link.
trouble-busy = Die Halle kommt nicht hinterher
trouble-busy-more = Gerade lässt sich nichts aufschreiben. Verloren ist nichts; versuche es gleich noch einmal.
trouble-frozen = Diese Partie steht still
trouble-frozen-more = Sie begann nach Regeln, die sich seither geändert haben, und kann nicht weitergehen. Ihre Niederschrift bleibt erhalten.
keep-record = Niederschrift sichern
trouble-error = Das ist schiefgegangen
trouble-error-more = Der Fehler liegt bei uns, nicht bei dir. Nichts ist verloren.
lost = Dieser Weg führt nirgendwohin
lost-more = Unter dieser Adresse gibt es keine Seite. Die Halle liegt gleich hinter dem Hügel.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-wrong-credentials = Kein Konto hat diesen Namen und dieses Passwort.
refusal-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
refusal-seat-taken = Jemand war schneller: Der Platz ist besetzt.
refusal-seats-open = Es sind noch Stühle leer.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-too-many-requests = Das war etwas schnell. Warte einen Augenblick und versuche es noch einmal.
refusal-finished = Die Partie ist zu Ende.
refusal-earlier-rules = Diese Partie begann nach Regeln, die sich seither geändert haben; sie kann nicht weitergehen.
refusal-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
refusal-nothing-to-redo = Es wurde nichts zurückgenommen.
refusal-no-rematch = Nur wer mitgespielt hat, darf um eine weitere Partie bitten.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-yours = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-yet = Es ist noch Zeit zu antworten.
refusal-costs-rank = Inzwischen wurde etwas aufgedeckt: Zurücknehmen kostet den Rang.
refusal-nobody-to-ask = Wer zustimmen müsste, ist nicht da.
refusal-nobody-stays = Sonst spielt hier niemand. Der Tisch wartet auf dich, oder du gibst auf.
refusal-others-play = Andere sind mitten in diesem Spiel. Gib auf, oder biete an, es zu beenden.
refusal-already-offered = Ein anderes Angebot wartet noch auf Antwort.
refusal-nobody-asks = Das ist schon entschieden.
refusal-seat-kept = Dieser Stuhl wird für jemanden freigehalten.
refusal-bad-request = Das passt nicht: Prüfe, was du geschrieben hast.
refusal-unfit-name = Dieser Name geht nicht: Er hat unsichtbare Zeichen oder Buchstaben, die wie andere aussehen. Wähle einen anderen.
refusal-not-at-the-table = An diesem Tisch redet nur, wer daran sitzt.
refusal-storage-unavailable = Gerade lässt sich nichts aufschreiben. Verloren ist nichts; versuche es gleich noch einmal.
refusal-wrong-host = Diese Seite ist unter einem falschen Namen hierhergekommen. Öffne die Halle unter ihrer eigenen Adresse.

puzzles-more = Augenblicke aus Partien der Bots, in denen eine Antwort weit besser ist als alle anderen. Finde sie.
puzzles-degree-1 = Leicht
puzzles-degree-2 = Schwerer
puzzles-degree-3 = Schwer
puzzle-number = Rätsel { $n }
puzzle-found = gefunden
puzzles-none = Noch keine Rätsel.

## Hinter einem Zeichen für Waren, wo deren Wörter eine Endung hätten

suffix-for = { "" }
