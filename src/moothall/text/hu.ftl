### Ami egyik játéké sem, magyarul.

list-and = { $first } és { $last }

## Helyek

seat-person = { $number }. játékos
seat-bot = { $bot } { $number }

## Gépi játékosok: az egyes fokozatok neve, és mi várható tőlük

bot-apprentice = Inas
bot-apprentice-more = értelmesen játszik, de kezdői hibákat vét
bot-journeyman = Legény
bot-journeyman-more = azt lépi, ami épp a legjobbnak látszik; jó tanulótárs
bot-master = Mester
bot-master-more = több lépéssel előre gondolkodik; nehéz legyőzni
bot-guildmaster = Céhmester
bot-guildmaster-more = a legtovább gondolkodik, és kevés dolog kerüli el a figyelmét
bots-judge-worth = Ezekkel a kártyákkal a mester és a céhmester aszerint dönt, ami a kártyákon áll, nem aszerint, amit tanult.

## Miért nem

why-lacking = Hiányzik: { $goods }.

## Az asztalnál

play-prompt = { $seat } (egy szám, vagy ? a súgóhoz):
play-yes = i igen y yes
play-no-answer = Nincs { $number }. válasz: 1 és { $last } között választhatsz.
play-unknown = Ez itt nem jelent semmit: „{ $word }”. A ? megmutatja, mit írhatsz be.
play-why-nothing = Itt semmi ilyesmi nincs tiltva.
play-no-card = Nincs „{ $name }” nevű kártya.
play-many-cards = Melyik? { $names }
play-no-rule = Nincs „{ $rule }” szabály. A szabályok száma ilyen: { $example }.
play-nothing-to-undo = Még nem válaszoltál semmit, amit visszavonhatnál.
play-nothing-to-redo = Nincs visszavont válasz.
play-undo-anyway = Azóta kiderült valami, vagy mások válaszoltak. Mégis visszavonod? (i/n)
play-confirm-loss = Elveszne: { $goods }. Mégis megteszed? (i/n)
play-confirm-vain = Ez kerül valamibe, de nem hoz semmit. Mégis megteszed? (i/n)
play-undone = Visszavonva.
play-redone = Megismételve.
play-overwrite = Már van ilyen fájl: { $file }. Felülírod? (i/n)
play-saved = Elmentve: { $file }.
play-not-saved = Nem írható: { $file }: { $why }.
play-save-as = Elmented a játszmát saját néven? (egy fájlnév, vagy Enter, ha nem)
play-save-finished = Elmented a befejezett játszmát? (egy fájlnév, vagy Enter, ha nem)
play-kept = A játszma megvár. Így folytathatod: { $command }
play-not-kept = A játszma menet közben nem menthető: { $file }: { $why }. Mentsd el te magad így: „save FÁJL”.
play-warming-up = Bemelegítés a gondolkodáshoz: egy percig tart, és csak az első alkalommal …
play-habit-ask = Mostantól kérdezünk: { $habit }.
play-habit-auto = Mostantól a szokásos választ adjuk meg helyetted: { $habit }.
habit-single = „single ask”: akkor is kérdezünk, ha csak egy válasz lehetséges; „single auto”: ilyenkor megadjuk helyetted

## Egy lejátszott parti elemzése

study-title = { $game }: { $decisions } döntés, bíráló: { $level ->
    [guildmaster] céhmester
   *[other] mester
}
study-marks = A válasz pontatlan, ha a győzelmi esély legalább 3%-ába került, hiba 8%-tól, súlyos hiba 18%-tól.
study-decisions = döntés
study-slips = pontatlanság
study-mistakes = hiba
study-blunders = súlyos hiba
study-lost = átlagos veszteség
study-luck = szerencse
study-slip = pontatlan
study-mistake = hiba
study-blunder = súlyos hiba
study-turning = Fordulópontok
study-worst = Ami még a legtöbbe került
study-answer = { $seat }: { $answer } (előtte { $before }, utána { $chance })
study-answer-marked = { $seat }: { $answer } ({ $mark }: { $chance }). Jobb: { $better } ({ $before })
study-then = aztán: { $then }
study-brings = hozama: { $brought }
study-sources = Honnan jöttek a pontok
study-usual = erős játékosok

## Első forduló bemutatóval

lesson-step = Első forduló: { $step } / { $steps }
lesson-then = Mit hozott
lesson-strayed = Ezt is szabad
lesson-strayed-text = De ez a lépés másról szól.
lesson-blocked = Ez most nem megy. Fejezd be, amit elkezdtél, vagy vond vissza.
play-lesson-marked = A { $mark } jelű válaszra gondolunk.
play-lesson-back = Az „undo” visszavonja; vagy játssz tovább, ahogy tetszik.

## Súgó

help-number-word = egy szám
help-number = ezt a választ adod
usage-help = ?
help-help = ez a súgó
usage-why = why [SZÓ]
help-why = miért nem lehet mást választani, a szabállyal együtt; „why build”: egy fajta részletesen
usage-card = card NÉV
help-card = mit tud egy kártya vagy lapka; a név egy része is elég
usage-rule = rule SZÁM
help-rule = egy szabály szövege
usage-undo = undo
help-undo = az utolsó válasz visszavonása
usage-redo = redo
help-redo = a visszavont válasz megismétlése
usage-save = save FÁJL
help-save = a játszma mentése fájlba
usage-log = log
help-log = az összes eddigi válasz
usage-board = board
help-board = az egész asztal
usage-quit = quit
help-quit = kilépés; a játszma megvár

## Asztalok, amelyeknek senki sem adott nevet: soronként egy név, minden nyelven ugyanannyi

table-names =
    A Rézüst
    A Szürke Lúd
    A Ferde Orom
    A Kék Hordó
    A Régi Komp
    A Sánta Róka
    A Három Kulcs
    Az Ezüstgyűszű
    A Hosszú Pad
    A Kapulámpás
    A Mohos Kút
    A Vörös Kakas
    A Csendes Malom
    A Törött Kerék
    A Mézesbödön
    A Fehér Szarvas
    A Bádogsíp
    A Vén Diófa
    Az Utolsó Gyertya
    A Molnár Macskája
    A Kőhíd
    A Zöld Zsalu
    A Két Gém
    Az Almáspadlás
    A Sószekér
    A Rézharang
    A Türelmes Öszvér
    A Takácscsomó
    A Fekete Üllő
    A Fecskefészek
    Az Útszéli Kereszt
    A Meleg Tűzhely
    A Mogyorófavessző
    A Lyukas Tető
    Az Aranycipó
    Az Északi Kapu
