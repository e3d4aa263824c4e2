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
architects-per = ennyiért:
architects-most = a legtöbbért:
architects-virtue = Erény
architects-virtue-of = erény: { $virtue }
architects-virtue-step = Erény { $virtue }: { $points } pont a végén{ $evasion ->
    [0] {""}
   *[other] , minden költségnél { $evasion } adó elmarad
}. { $who ->
    [nobody] Senki sem áll itt.
   *[other] Itt: { $who }.
}
architects-workers-of = { $place }, { $name } { $count } munkása
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
architects-candidate-coins = { $cell }: { $card }. A lapon: { $coins }
architects-pile-apprentices = { $count } segéd a pakliban
architects-pile-buildings = { $count } épületkártya a pakliban
architects-pile-rewards = még { $count } jutalomkártya
architects-cathedral = Katedrális
architects-cathedral-row = { $row }. sor: { $points } pont, ára { $price }, { $free ->
    [0] nincs szabad hely
   *[other] { $free } szabad hely
}. Itt: { $who }
architects-cathedral-below = Az első sor alatt: { $who }
architects-mix = { $count } fa és kő tetszés szerint
architects-guildhall-label = { $name }: { $spaces } mezőből { $filled } foglalt. { $who }
architects-spaces-left = { $count ->
    [0] megtelt
   *[other] { $count } szabad
}
architects-beside = mellette
architects-market = Feketepiac
architects-market-space = { $name }: ára { $silver } ezüst és { $virtue } erény, ad: { $what }. Itt: { $who }
architects-hire-or-blueprint = egy tetszőleges segéd, vagy öt épületkártyából a legjobb
architects-pile-small = kis pakli: { $count } kártya
architects-pile-large = nagy pakli: { $count } kártya
architects-prison = Börtön

## Kérdések saját lapokkal vagy pulttal

architects-choose_board = Válassz táblát
architects-choose_board-note = Minden táblának saját kezdése és saját képessége van. A legerényesebb kezd.
architects-draft = Kártyaválasztás
architects-draft-note = { $step ->
    [3] Tarts meg egyet e { $cards } kártyából; a másik a pakli alá kerül.
   *[other] Tarts meg egyet e { $cards } kártyából; a többit { $next } kapja.
}
architects-draft_alone = Kártyaválasztás
architects-draft_alone-note = A négyből hármat megtartasz. Melyik kerüljön a pakli alá?
architects-blueprint = Tervrajz
architects-blueprint-note = Tarts meg egyet e kártyákból; a többi a pakli alá kerül.
architects-packet = A következő kártyáid
architects-packet-note = Amint a többiek választottak, ezek közül megtartasz egyet.
architects-counter-gatekeeper = A kapuőr
architects-counter-surplus_virtue = Erény 14 fölött
architects-counter-left = { $of } közül még { $left }

## Egy játékos táblája

architects-hand = Kezed
architects-hand-count = { $count } / { $limit }
architects-hand-empty = nincs épületkártya
architects-workers-left = { $count } letehető munkás
architects-captives = { $count } elfogott munkás
architects-unpaid = { $count } kifizetetlen adósság
architects-paid = { $count } törlesztett adósság
architects-cards = { $count } épületkártya kézben
architects-built = { $count } megépített épület
architects-materials = { $count } építőanyag
architects-buildings = Épületek
architects-no-apprentices = még nincs felfogadva senki
architects-no-buildings = még nincs megépítve semmi
architects-last-scheme = Utolsó terv
architects-no-scheme = még nincs felfedett terv
architects-schemes-left = még { $count } terv a pakliban

## Az idegenvezetés

architects-tour-draft-title = Először épületkártyák
architects-tour-draft-text = Három épületkártyával kezdesz. Ami aranykeretes, azt megnyomhatod: nézd a pontokat, az árat és a kerek jelekben a szakmákat.
architects-tour-dock-title = A kérdés
architects-tour-dock-text = Itt lent áll, mi a kérdés, minden válasszal. Amit itt megnyomhatsz, az asztalon is aranyban van. A visszavonás is itt található.
architects-tour-mine-title = Amid van
architects-tour-mine-text = Áruk, ezüst, adósságok, elfogott munkások, segédeid és épületeid. A munkás melletti szám mutatja, hányat tehetsz még le.
architects-tour-town-title = A város
architects-tour-town-text = Minden körben egy munkást teszel le. Minél több munkásod áll egy helyen, annál többet ad: minden mező mutatja, mit kapnál most. Tegyél le egyet.
architects-tour-apprentices-title = Segédek
architects-tour-apprentices-text = A műhelyben fogadod fel őket ezüstért. A kerek jelek szakmák, amelyeket az épületek kérnek; alattuk az áll, mit adnak hozzá. A lapon fekvő érméket a felfogadó kapja.
architects-tour-hand-title = Épületkártyáid
architects-tour-hand-text = Ami még hiányzik, szaggatott keretes; a zöld szél azt jelenti, hogy megépíthetnéd. A kezedet a többiek nem látják.
architects-tour-guildhall-title = A céhház
architects-tour-guildhall-text = Aki ide kerül, megépít egy kártyát vagy emeli a katedrálist, és örökre itt marad. Ha megtelt, mindenkinek még egy köre van. A maszkos mezők razziát hoznak a feketepiacra.
architects-tour-cathedral-title = A katedrális
architects-tour-cathedral-text = A bal toronyban a pontok, a jobban az ár. Minden lépés egy épületkártyát is elvesz a kezedből, és jutalmat hoz. Kevés a hely.
architects-tour-virtue-title = Erény
architects-tour-virtue-text = A magas erény pontot ér, de bezárja a feketepiacot; az alacsony pontba kerül és bezárja a katedrálist, viszont kevesebb adót fizetsz.
architects-tour-market-title = A feketepiac
architects-tour-market-text = Gyors áru ezüstért és erényért. Ha mindhárom hely foglalt, mindenki onnan a börtönbe kerül.
architects-tour-prison-title = Elfogás és börtön
architects-tour-prison-text = A városközpontban munkáscsoportokat fogsz el, és az őrházban átadod őket a börtönnek; ott szabadítod ki a tieidet is. A sok fogoly erénybe kerül és adósságot hoz.
architects-tour-end-title = A te köröd
architects-tour-end-text = Amit nem szabad, megnyomva elmondja, miért nem. Az idegenvezetés fent a lámpás mögött vár.

## A válaszok egy szóban

architects-do-hire = Felfogadás
architects-do-draw_buildings = Kártyahúzás
architects-do-blueprint = Tervrajz
architects-do-capture = Elfogás
architects-do-construct = Építés
architects-do-advance = Katedrális
architects-do-exchange_for_virtue = Erényért
architects-do-exchange_for_marble = Márványért
architects-do-exchange_with = Segédek
architects-do-recall = Visszahívás
architects-do-done = Kész

## Ahol a nevek hosszú szavai keskeny lapkán elválaszthatók.

architects-hyphens =
    Adós-ság-be-hajtó Agyag-gö-dör Agyag-piac Csil-lag-vizs-gáló Ezüst-piac Favá-gó-tá-bor Fegy-ver-tár Foga-dó-ház
    Illu-zio-nista Játék-bar-lang Kaszár-nya Keres-kedő Keres-ke-dő-ál-lo-más Kovács-mű-hely Kőmű-ves-kunyhó
    Lakó-to-rony Manu-fak-túra Nap-szá-mos Pénz-köl-csönző Rajz-te-rem Rej-tek-hely Szél-há-mos Temp-lom-to-rony
    Tető-fe-dő-kunyhó Tol-vaj-ta-nya Vilá-gí-tó-to-rony Víz-tá-rozó Víz-ve-ze-ték Zseb-tol-vaj Ács-kunyhó Éksze-rész
    Össze-es-küvő
