### A Nobility táblája: magyar. Amit maga a játék mond, a Python-csomagjában van.

nobility-tab-town = Város
nobility-tab-guilds = Céhek
nobility-tab-court = Udvar
nobility-round = { $round }. forduló (összesen { $rounds })
nobility-none = nincs
nobility-nobody = senki

## Kockák és helyeik

nobility-automa = az Automa kockája ({ $colour })
nobility-die-of = { $name }, { $value }
nobility-slot-empty = szabad
nobility-slot-takes = kocka: { $values }
nobility-slot-most = legfeljebb { $value } értékű kocka
nobility-slot-least = legalább { $value } értékű kocka
nobility-slot-most-before = nem nagyobb az előtte álló kockáénál
nobility-slot-least-before = nem kisebb az előtte álló kockáénál
nobility-slot-shut = ebben a fordulóban zárva
nobility-die = Kockád: { $value }
nobility-die-in-hand = Kézben: { $value }
nobility-die-instead = Inkább ez: { $value }
nobility-die-placed = lerakva
nobility-dice-left = Kockák: { $values }
nobility-sum = kockák: { $sum }/{ $limit }
nobility-modify = Kockák módosítása
nobility-modify-up = Eggyel feljebb, egy módosítóért
nobility-modify-down = Eggyel lejjebb, egy módosítóért
nobility-modifiers = { $count } módosító
## A város

nobility-tavern-note = telepeskártya · az érték nem lehet kisebb az előzőnél
nobility-take-for-die = A kocka a Barlangkocsmába kerül, és elveszed ezt a kártyát
nobility-berk-note = módosítók, új telepesek vagy épületek
nobility-castle-note = hírnév
nobility-house-price = egy ház ára { $count } érme
nobility-guilds = A céhek
nobility-space = { $guild }, { $space }. műhelymező: üres, { $points } pontot és { $stars } csillagot ér
nobility-unowned = Senkié.
nobility-owned-by = Tulajdonosa: { $name }.
nobility-apprentices = Tanoncok ({ $guild }): { $who }. Szabad tanoncmező: { $free }.{ $income ->
    [0] {""}
   *[other] {" "}Fejenként { $income } érmét hoz.
}
nobility-hall-note = műhelyhez saját tanonc kell a céhében
nobility-hall-space = Kockaérték { $value }, { $price } érme
nobility-closed-round = ebben a fordulóban zárva
nobility-no-ship = nincs hajó
nobility-cargo = { $ware }: darabja { $price } érme, { $free ->
    [0] nincs több hely
   *[other] még { $free } hely
}
nobility-cargo-none = { $ware }: ezt a hajó nem veszi
nobility-council-note = árut fizetsz, pontot kapsz, { $loss } hírnevet veszítesz
nobility-council-space = { $race }, kockaérték { $values }
nobility-council-none = nincs lapka
nobility-settled = van befejezett telepeskártyád
nobility-desk = { $row ->
    [upper] Felső asztal
   *[lower] Alsó asztal
}, kockaérték { $value }, { $race }: { $who }
nobility-desk-free = szabad
nobility-pile-settlers = { $count } telepeskártya a pakliban
nobility-pile-buildings = { $count } épület a zsákban
nobility-pile-ships = még { $count } hajó
nobility-pile-council = még { $count } tanácslapka
nobility-pile-commissions = { $count } megrendelés a pakliban
nobility-goal-met = teljesült
nobility-set-aside = ebben a fordulóban félretéve, mert a két céhkocka ugyanazt mutatja

## Kérdések saját kártyákkal vagy pulttal

nobility-commissions = Megrendelések
nobility-commissions-note = Egyet tarts meg; a többiek nem tudják meg, melyiket. A végén akkor ér pontot, ha három kocka betöltötte a kockalapkáját.
nobility-commissions-wait = Egyet ezekből megtartasz majd.
nobility-pay-most = Mindet: { $goods } áru
nobility-paid-so-far = eddig { $named }, összesen { $least }–{ $most }

## A játékos táblája

nobility-coins = { $count } érme
nobility-passed = passzolt
nobility-lord = Lord
nobility-white-lord = Fehér Lord
nobility-lot = Munkásszállás
nobility-workers-in-lot = { $count } munkás a munkásszálláson
nobility-figures-left = { $count } figura a készletben
nobility-platform = Építési terület
nobility-platform-of = { $count } ház az építési területen, { $left } a készletben
nobility-call-home = Hazahívás
nobility-call-home-note = 5-össel vagy 6-ossal visszahívhatsz egy tanoncot egy céhből
nobility-house-plots = Házhelyek
nobility-houses-built = { $count } ház felépült, { $ready } az építési területen
nobility-public-plots = Középületek
nobility-plot-empty = { $plot }. középülettelek: üres. Beépítve fordulónként ezt hozza: { $income }
nobility-plot-income = Fordulónként ezt hozza: { $income }
nobility-reputation-of = Hírnév { $reputation }
nobility-nobility-of = Nemesség { $nobility }
nobility-nobility-points = { $points } pont a végén
nobility-hand = Telepesek kézben
nobility-hand-count = { $count } / { $limit }
nobility-hand-empty = nincs telepeskártya
nobility-lacks-kinds = { $count } hiányzik
nobility-lacks-goods = még { $count } áru kell
nobility-lacks-house = nincs ház
nobility-ready = { $least }–{ $most } pont
nobility-ready-exactly = { $points } pont
nobility-settlers-held = { $count } telepeskártya kézben
nobility-buildings-owned = { $count } épület
nobility-settled-cards = Befejezett kártyák
nobility-none-settled = még nincs
nobility-buildings = Épületek
nobility-none-built = még nincs
nobility-apprentices-heading = Tanoncok
nobility-commission-secret = Titkos megrendelés
nobility-commission-active = Aktív: a végén pontot ér
nobility-commission-open = Még üres: { $values }

## A bemutató

nobility-tour-goal-title = Ki nyer?
nobility-tour-goal-text = Akinek tíz forduló után a legtöbb pontja van. Pontot a telepeseknek és a Kőtanácsnak adott áruk, a műhelyek és középületek, valamint a nemesség hoz.
nobility-tour-commission-title = Először egy megrendelés
nobility-tour-commission-text = Három kártyából egyet tarts meg; más nem látja. A végén akkor ér pontot, ha három kockád betöltötte a kockalapkáját.
nobility-tour-dock-title = A kérdés
nobility-tour-dock-text = Itt lent látod a kérdést és az összes választ. Ami megnyomható, annak arany kerete van. A visszavonás is itt van.
nobility-tour-tray-title = A kockáid
nobility-tour-tray-text = Körönként egy kocka. Az alatta lévő mérőléc mutatja, mekkora lehet az összegük ebben a fordulóban: amekkora a hírneved. Egy módosító eggyel növeli vagy csökkenti egy kocka értékét. Nyomj meg egy kockát.
nobility-tour-guilds-title = A céhek árut készítenek
nobility-tour-guilds-text = A kocka aktiválja a fölötte és tőle balra lévő műhelyeket, aztán árut vehetsz érméért, végül munkást helyezhetsz el. Alacsony értékű kockával több munkást helyezhetsz el, magas értékűvel több árut vehetsz. Minden arany keretes hely fogadja a kockádat: válassz egyet.
nobility-tour-mine-title = A táblád
nobility-tour-mine-text = Áruk, munkások, házak, telkek, meg az, hogy hol tart a hírneved és a nemességed. A céhekben lévő tanoncok minden fordulóban érmét hoznak.
nobility-tour-settlers-title = Telepesek
nobility-tour-settlers-text = Áruval és egy házzal befejezhetsz egy kártyát, körönként egyet, kocka nélkül. Minden kifizetett áru egy pont; munkások és csillagok is járnak érte.
nobility-tour-tavern-title = A Barlangkocsma
nobility-tour-tavern-text = Itt telepeskártyát vehetsz el. Egy kocka értéke sem lehet kisebb az előzőénél.
nobility-tour-yard-title = Telep, iroda, kastély
nobility-tour-yard-text = Az építőanyagtelepen házat vehetsz; itt a kocka értéke nem lehet nagyobb az előzőénél. Berk irodája módosítót és új kártyákat ad. A Fehér kastély növeli a hírnevedet.
nobility-tour-hall-title = A Városháza
nobility-tour-hall-text = A kocka mutatja, melyik épületet veheted meg. Műhelyhez saját tanonc kell a céhében, belőle lesz a céhmester; középülethez munkás kell a munkásszállásodról.
nobility-tour-council-title = A Kőtanács
nobility-tour-council-text = Sok pont árukért, ha van befejezett telepeskártyád abból a fajból, és elég magas a nemességed. Ami hiányzik, az alá van húzva.
nobility-tour-harbour-title = A Kikötő
nobility-tour-harbour-text = Itt árut adhatsz el érméért: annyit, amennyit a kocka mutat, amíg van hely a hajón.
nobility-tour-reputation-title = Hírnév és nemesség
nobility-tour-reputation-text = A sáv sötét része a lerakott kockáid összege; legfeljebb a hírnevedig érhet. 5-ös nemességnél Lord leszel, és megkapod a karaktered lordi jutalmát.
nobility-tour-end-title = Tíz forduló
nobility-tour-end-text = Ha már senki sem tud vagy akar lépni, jön a bevétel és egy új forduló. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. A bemutatót a súgóban találod meg újra, fent, a kérdőjelnél.

## A válaszok egy szóban

nobility-do-complete = Befejezés
nobility-do-sell_workshop = Műhely eladása
nobility-do-sell_public = Épület eladása
nobility-do-end_turn = Kör vége
nobility-do-end_turn-pass = Passz
nobility-do-take_tokens = Módosítók
nobility-do-exchange_settlers = Új telepesek
nobility-do-exchange_buildings = Új épületek
nobility-do-acquire = Megrendelés
nobility-do-employ_worker = Munkás
nobility-do-move_apprentice = Tanoncok
nobility-do-take_settler = Telepesek
nobility-do-take_good = Áruk
nobility-do-sell_good = Eladás
nobility-confirm-end_turn = Még tehetnél valamit. Befejezed a körödet?

## Ahol a nevek hosszú szavai keskeny lapkán elválaszthatók.

nobility-hyphens =
    Agyag-mű-te-rem Ala-gút-mé-rők Amu-lett-bódé Ara-nyo-zó-pad Asz-tal-mű-hely Boros-tyán-bódé Báj-ital-pince
    Csil-lag-ol-va-sók Ele-fánt-csont-fa-ra-gók Esz-ter-ga-pajta Ezüst-szö-vők Fal-fes-tő-ud-var Fogas-ke-rék
    For-dí-tó-asz-tal Fres-kó-pad-lás Fúj-ta-tó-mes-te-rek Gyö-kér-gyó-gyí-tók Gyöngy-tőzsde Gyü-möl-csé-szek
    Haj-nal-lo-va-sok Harang-to-rony Har-mat-gyűj-tők Hold-íjá-szok Hár-fa-ké-szí-tők Inda-fo-nók Istál-ló-ud-var
    Játék-szín Kalen-dá-ri-um-ház Kam-ra-sza-ká-csok Kapu-ko-vá-csok Koro-na-fog-laló Kápol-na-pé-kek
    Keres-ke-dő Kéreg-für-ké-szek Könyv-kö-té-szet Könyv-tár-szárny Kőban-ká-rok Len-cse-csi-szo-lók Liget-böl-csek Lánc-mű-hely
    Lát-nok-szoba Lóhe-re-pász-to-rok Mar-ko-lat-pad Moha-cser-zők Máso-ló-szoba Mély-bá-nyá-szok Méz-ser-fő-zők
    Nyíl-ko-vács-mű-hely Okle-vél-ír-no-kok Pajzs-mű-hely Papír-sár-kány Parázs-to-rony Pen-ge-ko-vács-mű-hely
    Pocso-lya-bú-vá-rok Port-ré-te-rem Páf-rány-va-dá-szok Pán-cél-ud-var Rúna-kamra Rúna-vé-sők Szek-rény-bolt
    Szik-ra-fő-zők Szob-rász-pajta Szék-pad-lás Sövény-ker-té-szek Tin-ta-pince Tér-kép-cse-ré-lők Tér-kép-tár
    Tövis-já-rók büty-kö-lők nagy-né-nik Ács-mű-hely Ágy-mű-hely Ósze-re-sek Üllő-test-vé-rek Üreg-kő-mű-ve-sek
    Üveg-éne-ke-sek
