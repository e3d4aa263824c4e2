### Visszatekintés a saját játszmára: esélyek, mi rontotta őket, tippek, más utak: magyarul.

study-chances = Esély a győzelemre
study-goal = Esély a cél elérésére
study-chances-more = Száz pontból, ahogy a soron lévő akkor megítélhette.
study-columns-settlement = Oszlopok: fordulók.
study-columns-architects = Oszlopok: a céhház betöltött helyei.
study-columns-nobility = Oszlopok: fordulók.
study-columns-guilds = Oszlopok: hetek.
study-column-settlement = { $n }. forduló
study-column-nobility = { $n }. forduló
study-column-guilds = { $n }. hét
study-shown-as = Így látszik
study-as-lines = Vonalak
study-as-table = Táblázat
study-graph = Az esélyek a játszma során
study-answer = { $n }. válasz ({ $of } közül)
study-answer-short = { $n }. válasz
study-chance-of = { $name }: { $chance }%
study-col-answer = Válasz
study-col-round = Forduló
study-col-who = Ki
study-col-mark = Ítélet
study-turning = Fordulópontok
study-turning-at = Fordulópont: { $name }, { $n }. válasz, { $swing } pont
study-turn-won = { $n }. válasz: { $name } nyert { $points } pontot
study-turn-lost = { $n }. válasz: { $name } vesztett { $points } pontot
study-mark-slip = pontatlanság
study-mark-mistake = hiba
study-mark-blunder = súlyos hiba
study-marks-slip = pontatlanság
study-marks-mistake = hiba
study-marks-blunder = súlyos hiba
study-slips = Ami esélybe került
study-whose = Kié
study-whose-all = Mind
study-whose-mine = Enyém
study-thresholds = Ha egy válasz a százból legalább { $slip } pontba kerül, pontatlanság, { $mistake } ponttól hiba, { $blunder } ponttól súlyos hiba.
study-all-slips = Mindegyik mutatása ({ $n })
study-no-slips = Semmi említésre méltó: egyik válasz sem került sokba.
study-who-when = { $name }, { $n }. válasz
study-better = jobb
study-best = a legjobb
study-given = ezt adta
study-answers = Megvizsgált válaszok
study-better-was = Jobb lett volna: { $better }. { $lost } ponttal többet ért volna.
study-was-best = Jobbat nem találtunk.
study-was-good = Majdnem olyan jó, mint a legjobb.
study-on-board = Mutasd a táblán
study-seats = Ki hogyan játszott
study-decisions = döntés
study-mean-lost = átlagos veszteség
study-luck = szerencse
study-luck-note = Átlagos veszteség: esélypont döntésenként. Szerencse: amit a kocka, az osztás és a többiek rejtett dolgai a várhatón felül hoztak, esélypontban.
study-sources = Honnan jöttek a pontok
study-usual = általában
study-usual-note = Az arany jel és a kis szám: amennyit egy { $level ->
    [guildmaster] céhmester
   *[other] mester
} átlagosan szerez onnan.
study-waiting = Az elemzés sorára vár
study-running = A játszmád elemzése folyik
study-done = { $of } válaszból { $done } megvizsgálva
study-leave = Nyugodtan elmehetsz és visszajöhetsz: semmi sem vész el, és az elemzés csak egyszer készül el.
study-failed = Az elemzés megszakadt
study-failed-more = Ez a mi hibánk. A játszma maga biztonságban van.
study-again = Újra
study-previous = Előző jelölés
study-next = Következő jelölés
study-played = Ezt adta
study-instead = { $better }%, nem { $given }%
study-look-back = Ez csak visszatekintés: { $answer }

## Továbbjátszás egy pillanattól

branch-open = Játssz tovább innen
branch-what = Új, saját asztal, amely innen folytatódik: „{ $table }”, { $n }. válasz. { $name } helyén ülsz, és azt tudod, amit ő akkor tudott; amit nem tudhatott, azt újraosztjuk. Maga a játszma változatlan marad.
branch-others = A többieket játssza
branch-bots = Tovább gépek ellen
branch-alone = Minden helyen én játszom
branch-go = Tovább
branch-note = Elágazás: „{ $table }”, { $n }. válasz
seen-by = Kinek a szemével
seen-by-all = minden nyílt
seen-by-own = ahogy én láttam
seen-by-guest = nézőként

## Tippek

hint = Tipp
hint-more = A legjobb válaszok, és hogyan hatnak az esélyeidre
hint-thinking = Gondolkodom…
hint-none = Itt nincs miből választani.
hint-chance = Esélyed most: { $chance }%
hint-worth = { $chance }%
hint-first = legjobb
hint-show = Mutasd az asztalon
hint-shown = Az asztalon megjelölve. Megadnod neked kell.
hint-listed = A „Minden válasz” alatt találod.
outlook-then = aztán
outlook-brings = hozama:
hint-others = Mind a három
hint-bar = Az esélyek mindig látszódjanak
chances-bar = Esélyek: { $told }

## Puzzles

puzzle-find = Találd meg az egyetlen választ, amely sokkal jobb a többinél.
puzzle-right = Megtaláltad: { $best }
puzzle-wrong = Nem ez az. A legjobb: { $best }
puzzle-worth = Ezzel { $chance }% az esélyed; a második legjobbal („{ $second }”) { $less }%.
puzzle-again = Újra
puzzle-next = Következő feladvány
puzzle-all = Minden feladvány
