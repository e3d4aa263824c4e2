### Az asztal, minden játéknál ugyanaz: magyar.

table-question = Kérdés
table-answers = Válaszok
table-parts = Az asztal részei
table-others = A többi játékos
table-tab-mine = Enyém
table-tab-board = Tábla
table-tab-others = Többiek
table-tab-log = Krónika
table-your-board = a te táblád
table-board-of = { $name } táblája
table-show-board = Mutasd: { $name } táblája
table-enlarge = Nagyítás: { $name }
table-fold = Összecsukás: { $name }
table-back-to-mine = Vissza a táblámhoz
table-back-to = Vissza { $name } táblájához
table-thinking = gondolkodik
table-away = nincs itt
table-plays-as-journeyman = bemelegít · egyelőre legényként
table-automaton = automata
legend-resources = Nyersanyagok
legend-goods = Áruk
legend-actions = Akciók
legend-monsters = Szörnyek
legend-heroes = A hősök céhei
legend-buildings = Épületek
legend-artifacts = Ereklyék
legend-skills = Mesterségek
legend-places = Helyszínek
legend-cards = Kártyák
legend-pieces = Érmék, figurák, pontok
legend-peoples = Fajok
legend-factions = Rendek
legend-rooms = Helyiségek
legend-goals = Amit a célok számolnak
table-first = kezdőjátékos
table-points = { $points } pont

## A nem

table-not-allowed = Nem szabad: { $reason } { $rule }
table-not = Nem megy: { $what }
table-opens-rule = megnyitja a szabályt

## A pult

table-waiting-for = { $name } következik.
table-waiting-away = { $name } következik, de nincs itt.
table-thinks = { $name } gondolkodik …
table-watching = Néző vagy; a kézben tartott kártyák rejtve maradnak. { $name } tábláját látod: nyomj egy másik játékosra, hogy az övét lásd.
table-skip = Átugrás
table-to-come = { $count ->
    [one] még 1 lépés következik
   *[other] még { $count } lépés következik
}
table-hand-over = Átadom: { $name }
table-all-answers = Minden válasz
table-search-answers = Keresés a válaszok között
table-no-answers-found = Egyik válaszban sincs ilyen.
table-answers-alike = { $block }: { $count } válasz
table-crumbs = Eddigi válaszaid
table-crumb-back = Vissza ehhez a kérdéshez
table-crumb-others = Itt kiderült valami: a visszalépéshez a többiek beleegyezése kell
table-crumb-rank = Itt kiderült valami: a visszalépés a rangba kerül
table-crumb-nobody = Itt kiderült valami
table-undo = Visszavonás
table-redo = Újra
table-undo-ask = Visszavonás kérése
table-undo-why-ask = Valami kiderült, vagy azóta más válaszolt: a többieknek bele kell egyezniük
table-undo-asked = { $name } vissza szeretné vonni az utolsó válaszát.
table-undo-agree = Rendben
table-undo-refuse = Inkább ne
table-undo-waiting = Várakozás a többiek beleegyezésére …
table-undo-nothing = Nincs mit visszavonnod.
table-end-asked = { $name } szeretné befejezni a játszmát.
table-end-asked-note = Ha mindenki beleegyezik, győztes nélkül ér véget.
table-replace-asked = { $name } szeretné, ha { $whom } helyett egy gép ({ $bot }) játszana tovább.
table-replace-asked-note = Aki visszajön, újra a helyére ülhet.
table-peek = Azóta kiderült valami. A visszavonás a rangba kerül.
table-peek-note = Tovább játszhatsz, és számolhatod a pontjaidat, de ennek a játszmának nem lesz rangja.
table-peek-yes = Visszavonom, rang nélkül
table-peek-no = Maradjon így
table-confirm = Megteszed, és befejezed a köröd?
table-confirm-loss = Elveszne: { $loss }. { $question }
table-confirm-vain = Ez kerül valamibe, de nem hoz semmit. Mégis megteszed?
table-confirm-anyway = Mégis megteszed?
table-confirm-gift = Itt még jár valami ingyen. Lemondasz róla?
table-confirm-note-others = Ezzel véget ér a köröd; a visszavonásához talán a többiek beleegyezése kell.
table-confirm-note-rank = Ezzel véget ér a köröd; a visszavonása talán a rangba kerül.
table-confirm-note-nobody = Ezzel véget ér a köröd.
table-confirm-no = Még nem

## A krónika

table-chronicle = Krónika
table-log = Ami történt
table-chat = Beszélgetés
table-filter = Mutasd
table-filter-all = mind
table-filter-mine = enyém
table-filter-gains = javak
table-since = az utolsó köröd óta
table-log-earlier = Korábbiak
table-log-empty = Még semmi sem történt.
table-log-moment = Az asztal ebben a pillanatban
table-log-newest = A legújabbhoz
table-log-new = { $count } új

## A bemutató

table-tour = Bemutató
table-tour-step = { $step } / { $steps }
table-tour-skip = Bemutató átugrása
table-tour-back = Vissza
table-tour-next = Tovább
table-tour-done = Irány a játék
guide-on = Tovább a bemutatóval
lesson-fold = A bemutató félretétele
lesson-leave = Tovább bemutató nélkül
lesson-take-back = Visszavonom
lesson-go-on = Innen tovább
lesson-end = Tovább a játékkal
table-or = vagy
table-may = talán:
table-vain = nem hoz semmit
