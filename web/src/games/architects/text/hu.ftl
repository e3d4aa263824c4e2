### Az Architects táblája: magyarul. Amit maga a játék mond, a Python-csomagjában van.

architects-tab-town = Város
architects-tab-workshop = Műhely
architects-tab-cathedral = Katedrális
architects-spaces-to-end = céhházmező az utolsó fordulóig
architects-turns-left = kör van hátra az utolsó fordulóban

## Ami közös

architects-town = Város
architects-nobody = senki
architects-or = vagy
architects-per = minden
architects-most = a legtöbb
architects-virtue = Erény
architects-virtue-of = erény: { $virtue }
architects-virtue-step = Erény { $virtue }: { $points } pont a végén{ $evasion ->
    [0] {""}
   *[other] , minden költségnél { $evasion } adó elmarad
}. { $who ->
    [nobody] Senki sem áll itt.
   *[other] Itt: { $who }.
}
architects-workers-here = { $who ->
    [nobody] itt senki sincs
   *[other] itt: { $who }
}
architects-workers-of = { $place }: { $count } munkás ({ $name })
architects-hire-or = felfogadás vagy
architects-deeds-kings_storehouse = csere
architects-deeds-town_centre = elfogás
architects-deeds-guardhouse = akció
architects-apprentices = Segédek
architects-hire-price = felfogadás { $silver } ezüstért, ebből { $tax } adó
architects-within-reach = elérhető
architects-silver-more = +{ $count } ezüst
architects-cell = { $row ->
    [upper] felső sor
   *[lower] alsó sor
}, { $column }. oszlop
architects-cell-empty = { $cell }: üres
architects-candidate = { $cell }: { $card }
architects-coins-on-card = A kártyán: { $coins }
architects-pile-apprentices = { $count } segéd a pakliban
architects-pile-buildings = { $count } épületkártya a pakliban
architects-pile-rewards = még { $count } jutalomkártya
architects-cathedral = Katedrális
architects-cathedral-row = { $row }. sor: { $points } pont, ára { $price }, { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
}. Itt: { $who }
architects-cathedral-below = { $row ->
    [1] Az
    [5] Az
   *[other] A
} { $row }. sor alatt: { $who }
architects-mix = { $count } fa vagy kő, tetszés szerint
architects-guildhall-label = { $name }: { $spaces } mezőből { $filled } foglalt; { $who }
architects-spaces-left = { $count ->
    [0] megtelt
   *[other] { $count } szabad
}
architects-beside = mellette
architects-market = Feketepiac
architects-market-space = { $name }: ára { $silver } ezüst és { $virtue } erény, ezt adja: { $what }. Itt: { $who }
architects-hire-or-blueprint = egy tetszőleges segéd vagy öt épületkártyából a legjobb
architects-pile-small = kis pakli: { $count } kártya
architects-pile-large = nagy pakli: { $count } kártya
architects-prison = Börtön

## Kérdések saját kártyákkal vagy pulttal

architects-choose_board = Válassz táblát
architects-choose_board-note = Minden tábla mással kezd, és más képességet ad. A legerényesebb kezdi a játékot.
architects-draft = Kártyaválasztás
architects-draft-note = { $step ->
    [3] Tarts meg egyet ebből a { $cards } kártyából; a másik a pakli aljára kerül.
   *[other] Tarts meg egyet ebből a { $cards } kártyából; a többit { $next } kapja.
}
architects-draft_alone = Kártyaválasztás
architects-draft_alone-note = A négyből hármat megtartasz. Melyik kerüljön a pakli aljára?
architects-blueprint = Tervrajz
architects-blueprint-note = Tarts meg egyet ezekből a kártyákból; a többi a pakli aljára kerül.
architects-packet = A következő kártyáid
architects-packet-note = Amint a többiek választottak, ezek közül megtartasz egyet.
architects-passed-on = Ezek továbbmennek
architects-passed-on-note = { $step ->
    [3] Amint mindenki választott, ez a kártya a pakli aljára kerül.
   *[other] Amint mindenki választott, ezeket { $next } kapja.
}
architects-counter-gatekeeper = Kapuőr
architects-counter-surplus_virtue = Erény 14 fölött
architects-counter-left = még { $left } (összesen { $of })

## Egy játékos táblája

architects-hand = A kezedben
architects-hand-count = { $count } / { $limit }
architects-hand-empty = nincs épületkártya
architects-workers-left = { $count } elküldhető munkás
architects-captives = { $count } fogoly
architects-unpaid = { $count } kifizetetlen adósság
architects-paid = { $count } kifizetett adósság
architects-cards = { $count } épületkártya kézben
architects-built = { $count } felépített épület
architects-materials = { $count } építőanyag
architects-buildings = Épületek
architects-no-apprentices = még nincs segéd
architects-no-buildings = még nincs épület
architects-last-scheme = Utolsó terv
architects-no-scheme = még nincs felfedett terv
architects-schemes-left = még { $count } terv a pakliban

## A bemutató

architects-tour-goal-title = Ki nyer?
architects-tour-goal-text = Akinek a legtöbb pontja van, amikor a céhház megtelik. Pontot az épületek, a katedrálison végzett munka és a magas erény hoz; a kifizetetlen adósság és az alacsony erény pontba kerül.
architects-tour-draft-title = Először épületkártyák
architects-tour-draft-text = Három épületkártyával kezdesz. Ami arany keretben van, azt megnyomhatod: nézd a pontokat, az árat és a kerek jelekben a mesterségeket.
architects-tour-alone-title = Először épületkártyák
architects-tour-alone-text = Négy épületkártyát kaptál, hármat tartasz meg: egy a pakli aljára kerül. Nyomd meg azt, amelyik nélkül meg tudsz lenni; nézd a pontokat, az árat és a kerek jelekben a mesterségeket.
architects-tour-dock-title = A kérdés
architects-tour-dock-text = Itt lent látod a kérdést és az összes választ. Amit itt megnyomhatsz, azt az asztalon is: arany keret jelzi. A visszavonás is itt van.
architects-tour-mine-title = Amid van
architects-tour-mine-text = Nyersanyagok, ezüst, adósságok, foglyok, a segédeid és az épületeid. A munkás melletti szám mutatja, hányat küldhetsz még el.
architects-tour-town-title = A város
architects-tour-town-text = Minden körben egy munkást küldesz el. Minél több munkásod áll egy helyszínen, annál többet ad: mindegyiken látod, mit kapnál most. Küldj el egyet!
architects-tour-apprentices-title = Segédek
architects-tour-apprentices-text = A műhelyben fogadhatod fel őket ezüstért. A kerek jelek mesterségek, ezekre van szükség az épületekhez; alattuk látod, mit adnak ezen felül. A kártyán fekvő ezüst azé, aki felfogadja a segédet.
architects-tour-hand-title = Az épületkártyáid
architects-tour-hand-text = Ami még hiányzik, azt szaggatott keret jelzi; a zöld szegély azt jelenti, hogy felépítheted az épületet. A kártyáidat a többiek nem látják.
architects-tour-guildhall-title = A céhház
architects-tour-guildhall-text = Akit ide küldesz, felépít egy épületet, vagy a katedrálison dolgozik, és végleg itt marad. Ha a céhház megtelt, mindenkinek még egy köre van. A maszkos mezők razziát hoznak a feketepiacra.
architects-tour-cathedral-title = A katedrális
architects-tour-cathedral-text = A bal toronyban a pontokat látod, a jobb oldaliban az árat. Minden lépéshez egy épületkártyát is le kell adnod a kezedből, cserébe jutalmat kapsz. Kevés a hely.
architects-tour-virtue-title = Erény
architects-tour-virtue-text = A magas erény pontot ér, de bezárja előtted a feketepiacot; az alacsony pontba kerül, és bezárja a katedrálist, viszont kevesebb adót fizetsz.
architects-tour-market-title = A feketepiac
architects-tour-market-text = Gyors nyersanyag ezüstért és erényért. Ha mindhárom mező foglalt, onnan mindenki a börtönbe kerül.
architects-tour-prison-title = Elfogás és börtön
architects-tour-prison-text = A városközpontban munkáscsoportokat fogsz el; az őrházban ezüstért átadod őket a börtönnek, és ott szabadítod ki a sajátjaidat is. Ha sok munkásod ül a börtönben, az erénybe kerül és adósságot hoz.
architects-tour-end-title = A te köröd
architects-tour-end-text = Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. A bemutatót a súgóban találod meg újra, fent, a kérdőjelnél.

## A válaszok egy szóban

architects-do-hire = Felfogadás
architects-do-draw_buildings = Kártyahúzás
architects-do-blueprint = Tervrajz
architects-do-capture = Elfogás
architects-do-construct = Építés
architects-do-advance = Katedrális
architects-do-exchange_for_virtue = Erényre
architects-do-exchange_for_marble = Márványra
architects-do-exchange_with = Segéddel
architects-do-recall = Visszahívás
architects-do-done = Kész

## Ahol a nevek hosszú szavai keskeny lapkán elválaszthatók.

architects-hyphens =
    Adós-ság-be-hajtó Agyag-gö-dör Agyag-piac Csil-lag-vizs-gáló Ezüst-piac Favá-gó-tá-bor Fegy-ver-tár Foga-dó-iro-da
    Illu-zio-nista Játék-bar-lang Kaszár-nya Keres-kedő Keres-ke-dő-ál-lo-más Kovács-mű-hely Kőmű-ves-kunyhó
    Lakó-to-rony Manu-fak-túra Nap-szá-mos Pénz-köl-csönző Rajz-te-rem Rej-tek-hely Szél-há-mos Temp-lom-to-rony
    Tető-fe-dő-kunyhó Tol-vaj-ta-nya Vilá-gí-tó-to-rony Víz-tá-rozó Víz-ve-ze-ték Zseb-tol-vaj Ács-kunyhó Éksze-rész
    Össze-es-küvő
