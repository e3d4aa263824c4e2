### Az Architects magyarul.

## Ami a kérdés

question-over = A játszma véget ért.
question-choose_board = Melyik játékostáblát választod?
question-draft = Kártyaválasztás, { $step }. lépés (összesen 3): melyik kártyát tartod meg?
question-draft_alone = A négy kártya közül melyik kerüljön a pakli aljára?
question-turn = { $last ->
    [yes] Utolsó köröd: hová küldesz egy munkást?
   *[no] { $workers ->
        [one] Te jössz: hová küldöd az utolsó munkásodat?
       *[other] Te jössz: hová küldesz egy munkást? { $workers } munkásod van.
    }
}
question-recall = Elfogytak a munkásaid. Honnan hívsz vissza egyet?
question-mine = Agyag vagy arany?
question-exchange = Királyi raktár: még { $left } csere. Melyiket választod?
question-workshop = Műhely: felfogadsz egy segédet, vagy épületkártyát húzol?
question-market_middle = Feketepiac: felfogadsz egy segédet, vagy tervrajzot választasz?
question-blueprint = Melyik tervrajzot tartod meg?
question-free_hire = Kocsma: melyik segédet fogadod fel ingyen?
question-dismiss = Több segéded nem lehet. Ki adja át a helyét az újnak ({ $apprentice })?
question-capture = Városközpont: még { $left } elfogás. Kit fogsz el?
question-free_capture = { $building }: még { $left } ingyenes elfogás. Kit fogsz el?
question-barracks = Kaszárnya: visszakapod a munkásaidat, vagy elfogsz valakit?
question-guardhouse = Őrház: még { $left } akció. Melyiket választod?
question-guildhall = Céhház: felépítesz egy épületet, vagy a katedrálison dolgozol?
question-pay_wood_or_stone = A katedrális { $row }. sorának ára { $goods_cost }. Miből mennyit fizetsz?
question-pay_gold_or_marble = Az ár arany és márvány együtt: { $price }. Miből mennyit fizetsz?
question-discard_for_cathedral = Melyik épületkártyát adod le a katedrálisért?
question-choose_gain = { $building }: mit választasz?
question-church = Templom: eltörölsz egy adósságot?
question-library = { $building }: a pakli aljára teszel egy kártyát { $goods_gained_for }?
question-surplus_virtue = Az erényed nem nőhet tovább. Eltörölsz helyette egy adósságot?
question-reset_order = Razzia a feketepiacon: melyik segéd képessége következik?
question-gatekeeper = { $workers ->
    [one] { $apprentice }: kiengeded a munkásodat a börtönből?
   *[other] { $apprentice }: hány munkásodat engeded ki a börtönből (legfeljebb { $workers })?
}
question-hand_limit = { $cards ->
    [one] Eggyel több kártya van a kezedben a megengedettnél. Melyik kerüljön a pakli aljára?
   *[other] { $cards } kártyával több van a kezedben a megengedettnél. Melyik kerüljön elsőként a pakli aljára?
}
question-end_order = A játék vége: melyik épület változtassa meg következőként az erényedet?
question-scheme = Az automata ellenfél jön.

## A válaszok

group-exchanges = Csere
group-hires = Felfogadás
group-cards = Kártyák
group-captures = Elfogás
group-buildings = Épületek
group-answers = Válaszok

# The guided first round.
lesson-goal-title = Ki nyer?
lesson-goal-text = Az nyer, akinek a legtöbb pontja van, amikor a céhház megtelik. Pontot a felépített épületek, a katedrálison végzett munka és a magas erény hoz; a kifizetetlen adósság és az alacsony erény pontba kerül. Itt az első ötöt szerzed meg.
lesson-draft-title = Három épületkártya
lesson-draft-text = Mindenki négy kártyából tart meg egyet, aztán háromból, végül kettőből. A kártyán látod a pontjait, az árát és a szükséges mesterségeket. Először a kutat tartsd meg: fába és kőbe kerül, és nem kell hozzá mesterség. Aztán bármelyik kettőt.
lesson-draft-then = Ezek a kártyáid; más nem látja őket. A kúthoz minden összegyűjthető néhány kör alatt.
lesson-draft-else = A kút a legolcsóbb ezek közül: vele hét kör alatt építesz valamit.
lesson-quarry-title = Küldj el egy munkást
lesson-quarry-text = Minden körben egy munkást küldesz el, és azonnal megkapod, amit a helyszín ad. A munkások ott maradnak; húsz van belőlük. Küldj egyet a kőfejtőbe.
lesson-quarry-then = Egy kő. A munkásod ott marad, és ez a lényeg.
lesson-quarry-else = A kúthoz két kő kell, és azt a kőfejtő adja.
lesson-growth-title = Együtt többet hoznak
lesson-growth-text = Egy helyszín minden ott álló munkásoddal többet ad. A helyszínen látod, mit kapnál most: a második munkással két követ. Küldj még egyet a kőfejtőbe.
lesson-growth-then = Egyszerre kettő, a következővel három. De a nagy csoport csábítja a többieket, mindjárt meglátod.
lesson-growth-else = Ahol már van munkásod, a következő többet hoz.
lesson-market-title = A feketepiac
lesson-market-text = Gyors nyersanyag ezüstért és erényért, mezőnként egy munkással. A kis mező most 1 aranyat és 1 fát ad 1 ezüstért és 1 erényért. Küldj rá egy munkást.
lesson-market-then = Arany és fa egyetlen körben, és eggyel kevesebb erény. Ha mindhárom mező foglalt, onnan mindenki a börtönbe kerül.
lesson-market-else = Aranyhoz máshol nehéz jutni: a bányák csak két munkásnak adnak.
lesson-capture-title = Fogj el egy csoportot
lesson-capture-text = Az ezüstművesnél álló három munkás minden alkalommal több ezüstöt hoz a szomszédodnak. A városközpontban egy ezüstért elfoghatod egy szín összes munkását egy helyszínen. Küldj oda egy munkást, és fogd el őket.
lesson-capture-then = Hárommal kevesebb munkása van a szomszédodnak, és az ezüstműves megint csak két ezüstöt ad neki. A saját munkásaidat is így hozhatod haza.
lesson-capture-else = Az ezüstművesnél álló csoport a legnagyobb az asztalon.
lesson-deliver-title = Add át a foglyokat
lesson-deliver-text = A foglyok a tábládon állnak, amíg nem kezdesz velük valamit. Az őrházban fejenként egy ezüstöt kapsz értük; ott szabadítod ki a sajátjaidat is, és ott fizeted ki az adósságot. Küldj oda egy munkást, és add át őket.
lesson-deliver-then = Három ezüst. Razziakor az kap adósságot, akinek a legtöbb munkása ül a börtönben.
lesson-deliver-else = Három foglyod van, és ezüst kell egy segédhez.
lesson-cathedral-title = A katedrális
lesson-cathedral-text = A céhházba küldött munkás végleg ott marad, cserébe felépítesz egy kártyát, vagy egy sorral feljebb lépsz a katedrálison. A legalsó sor 1 aranyba és egy kézben tartott kártyába kerül. Küldj oda egy munkást, építs, és adj le egy kártyát, de ne a kutat.
lesson-cathedral-then = Két pont, soronként egyre több, és egy jutalom, ami épp azt hozza, ami a kúthoz még hiányzik: fát. A felső sorokban kevés a hely.
lesson-cathedral-else = A kút neked kell, az arannyal pedig a katedrális legalsó sorát fizeted ki.
lesson-construct-title = Építs fel egy épületet
lesson-construct-text = Két fa és két kő: a kút szegélye zöld. Küldj még egy munkást a céhházba, és építsd fel.
lesson-construct-then = Azonnal három pont, és négy agyag magától a kúttól. Két játékosnál a céhházban tizenkét mező van; ha az utolsó is betelt, mindenkinek még egy köre van.
lesson-construct-else = Megvan minden, ami a kúthoz kell.
lesson-hire-title = Fogadj fel egy segédet
lesson-hire-text = A jobb épületekhez mesterségek kellenek: ezek a segédek kerek jelei. Egy segéd négy ezüstbe kerül a műhelyben; a távolabbiakért minden átugrott kártyára egy ezüstöt teszel. Küldj oda egy munkást, és fogadj fel valakit az első oszlopból.
lesson-hire-then = A mesterségük minden épülethez jó, és a legtöbben egy helyszínen még valamit hoznak. Öt segéded lehet.
lesson-hire-else = Épp megvan a négy ezüst egy első oszlopbeli segédre.
lesson-virtue-title = Erény
lesson-virtue-text = A magas erény pontot ér, de bezárja előtted a feketepiacot; az alacsony pontba kerül, és bezárja a katedrálist, viszont kevesebb adót fizetsz. Az adószedőnél is erényért kapsz ezüstöt; a királyi raktár nyersanyagért ad erényt.
lesson-end-title = Hogyan tovább?
lesson-end-text = Így megy tovább, amíg a céhház meg nem telik. Gyűjts csoportokat, de ne túl nagyokat; figyeld a többiekét; építsd azt, amihez a segédeid értenek. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. Játssz tovább, vagy olvasd el a szabályokat.

action-place-quarry = Kőfejtő: { $goods_yield }
action-place-forest = Erdő: { $goods_yield }
action-place-mines = Bányák: { $goods_clay }{ $choice ->
    [yes] {" "}vagy { $goods_gold }
   *[no] {""}
}
action-place-silversmith = Ezüstműves: { $goods_yield }
action-place-kings_storehouse = Királyi raktár: { $workers ->
    [one] 1 csere
   *[other] legfeljebb { $workers } csere
}
action-place-workshop = Műhely: felfogadás vagy { $cards } kártya húzása
action-place-town_centre = Városközpont: { $workers ->
    [one] 1 elfogás
   *[other] legfeljebb { $workers } elfogás
}
action-place-tax_stand = Adószedő: { $goods_yield } { $goods_cost_for }
action-place-guardhouse = Őrház: { $workers ->
    [one] 1 akció
   *[other] legfeljebb { $workers } akció
}
action-place-black_market_small = Feketepiac, kis mező: { $goods_yield } { $goods_cost_for }
action-place-black_market_middle = Feketepiac, középső mező: egy segéd vagy tervrajz { $goods_cost_for }
action-place-black_market_large = Feketepiac, nagy mező: { $goods_yield } { $goods_cost_for }
action-place-guildhall = Céhház: { $kind ->
    [beside] a céhház mellé
    [last] az utolsó mező
    [reset] { $space }. mező (összesen { $spaces }), razziával a feketepiacon
   *[plain] { $space }. mező (összesen { $spaces })
}
action-recall = { $workers ->
    [one] Munkás visszahívása { $location_from }
   *[other] Munkás visszahívása { $location_from } ({ $workers } közül)
}
action-recall_from_market = Munkás visszahívása { $location_from }
action-recall_from_prison = Munkás visszahívása a börtönből
action-recall_from_board = Munkás visszahívása { $seat_whose } táblájáról
action-mine_clay = { $goods_gained }
action-mine_gold = { $goods_gained }
action-exchange_for_virtue = { $goods_paid } → { $goods_gained }
action-exchange_for_marble = { $goods_paid } → { $goods_gained }
action-exchange_with = { $apprentice }: { $goods_paid } → { $goods_gained }
action-exchange_with-none = Csere { $slot ->
    [1] az
    [5] az
   *[other] a
} { $slot }. segéddel
action-hire = { $apprentice } ({ $row ->
    [upper] felső
   *[lower] alsó
} sor, { $column }. oszlop) { $goods_cost_for }{ $coins ->
    [0] {""}
   *[other] , a kártyán { $goods_coins }
} – { $effect }
action-hire-free = { $apprentice } ({ $row ->
    [upper] felső
   *[lower] alsó
} sor, { $column }. oszlop){ $coins ->
    [0] {""}
   *[other] , a kártyán { $goods_coins }
} – { $effect }
action-draw_buildings = { $cards } épületkártya húzása
action-blueprint = { $cards ->
    [one] Tervrajz: az utolsó kártya
   *[other] Tervrajz: { $cards } kártyából egy
}
action-dismiss = Elbocsátás: { $apprentice } – { $effect }
action-dismiss-none = Segéd elbocsátása
action-capture = { $location }, { $seat_whose }: { $workers } munkás{ $price ->
    [0] , ingyen
   *[other] {" "}{ $goods_cost_for }
}
action-capture-own = { $location }: { $workers } saját munkásod{ $price ->
    [0] , ingyen
   *[other] {" "}{ $goods_cost_for }
}
action-ransom_free = { $workers } munkásod visszakapása más táblákról
action-deliver = { $workers } fogoly átadása a börtönnek { $goods_gained_for }
action-release = { $workers } munkásod kiszabadítása a börtönből
action-ransom_with_silver = { $workers } munkásod kiváltása { $goods_cost_for }
action-ransom_with_debt = { $workers } munkásod kiváltása, ára { $goods_cost }
action-pay_off = Adósság kifizetése: { $goods_cost } → { $goods_gained }
action-construct = { $building }, ára { $goods_cost }: { $points } pont – { $effect }
action-advance = Katedrális, { $row }. sor, ára { $goods_cost }: { $points } pont
action-advance-none = Katedrális
action-pay_stone = { $goods_paid }
action-pay_gold = { $goods_paid }
action-pick = Megtartás: { $building } – { $effect }
action-pick-end_order = { $building } – { $effect }
action-discard = { $building } – { $effect }
action-gain = { $goods_gained }
action-destroy_debt = Adósság eltörlése
action-resolve = { $apprentice } – { $effect }
action-resolve-none = Segéd képessége
action-let_out = { $workers ->
    [0] Senkit
   *[other] { $workers } munkást
}
action-done = Kész
action-done-declined = Nem kell
action-choose_board = { $board } ({ $colour }) – { $effect }
action-scheme = A következő terv felfedése

## Amit valaki tett, a neve után

deed-place = { $seat } munkást küld { $location_to }
deed-recall = { $seat } visszahív egy munkást { $location_from }
deed-recall_from_market = { $seat } visszahív egy munkást { $location_from }
deed-recall_from_prison = { $seat } visszahív egy munkást a börtönből
deed-recall_from_board = { $seat } visszahív egy munkást { $seat_whose } táblájáról
deed-mine_clay = { $seat } agyagot bányászik
deed-mine_gold = { $seat } aranyat bányászik
deed-exchange_for_virtue = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_for_marble = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_with = { $seat } cserél ({ $apprentice }): { $goods_paid } → { $goods_gained }
deed-hire = { $seat } felfogad { $apprentice_object }
deed-draw_buildings = { $seat } húz { $cards } épületkártyát
deed-blueprint = { $seat } megnéz { $cards } tervrajzot
deed-dismiss = { $seat } elbocsát { $apprentice_object }
deed-capture = { $seat } elfog { $workers } munkást { $location_at } ({ $seat_whose })
deed-capture-own = { $seat } visszaveszi { $workers } saját munkását { $location_from }
deed-ransom_free = { $seat } visszakap { $workers } munkást más táblákról
deed-deliver = { $seat } átad { $workers } foglyot a börtönnek
deed-release = { $seat } kiszabadít { $workers } munkást a börtönből
deed-ransom_with_silver = { $seat } kivált { $workers } munkást { $goods_cost_for }
deed-ransom_with_debt = { $seat } eladósodik, hogy kiváltson { $workers } munkást
deed-pay_off = { $seat } kifizet egy adósságot
deed-construct = { $seat } felépíti { $building_object }
deed-advance = { $seat } a katedrálison dolgozik
deed-pick = { $seat } megtart egy épületkártyát
deed-pick-end_order = { $seat } kiértékeli { $building_object }
deed-discard = { $seat } egy épületkártyát tesz a pakli aljára
deed-gain = { $seat } elvesz { $goods_gained_object }
deed-destroy_debt = { $seat } eltöröl egy adósságot
deed-resolve = { $seat } egy segéd képességét használja: { $apprentice }
deed-let_out = { $seat } { $workers ->
    [0] senkit sem enged ki
   *[other] kienged { $workers } munkást
} a börtönből
deed-choose_board = { $seat } táblát választ: { $board }
deed-scheme = { $seat } felfed egy tervet
deed-scheme-regain = { $seat } hazahívja a munkásait

## Válaszok egy csoportjának neve, ha sok nem lehetséges ugyanazért

block-place = Munkás küldése
block-recall = Munkás visszahívása
block-recall_from_market = Munkás visszahívása a feketepiacról
block-recall_from_prison = Munkás visszahívása a börtönből
block-recall_from_board = Munkás visszahívása más tábláról
block-mine_clay = Agyag
block-mine_gold = Arany
block-exchange_for_virtue = Csere erényre
block-exchange_for_marble = Csere márványra
block-exchange_with = Csere egy segéddel
block-hire = Segéd felfogadása
block-draw_buildings = Épületkártya húzása
block-blueprint = Tervrajz
block-dismiss = Segéd elbocsátása
block-capture = Munkások elfogása
block-ransom_free = Munkások visszakapása
block-deliver = Foglyok átadása
block-release = Munkások kiszabadítása
block-ransom_with_silver = Kiváltás ezüsttel
block-ransom_with_debt = Kiváltás adóssággal
block-pay_off = Adósság kifizetése
block-construct = Épület felépítése
block-advance = Munka a katedrálison
block-pay_stone = Fizetés fával és kővel
block-pay_gold = Fizetés arannyal és márvánnyal
block-pick = Kártya megtartása
block-discard = Kártya leadása
block-gain = Választás
block-destroy_debt = Adósság eltörlése
block-resolve = Képesség használata
block-let_out = Munkások kiengedése
block-done = Kész
block-choose_board = Tábla választása
block-scheme = Terv felfedése

## Ami történt

change-wasted = { $goods } kárba vész
change-supply = { $changes }
change-scheme = terv: { $effect }
change-sent = egy munkás elindul { $location_to }
change-captured = fogságba esik { $workers } munkás ({ $seat_whose })
change-built = új épület: { $building }
change-climbed = { $seat } a katedrális { $row }. sorába lép
change-imprisoned = börtönbe kerül { $workers } munkás ({ $seat })
change-reward = jutalom: { $effect }
change-apprentice_left = egy segéd elhagyja a műhelyt: { $apprentice }
change-apprentice_came = új segéd a műhelyben: { $apprentice }
change-market = razzia a feketepiacon: kicsi { $goods_small }, nagy { $goods_large }
change-start = kezd: { $seat }
change-packets = a kártyák továbbvándorolnak
change-draft_over = vége a kártyaválasztásnak, kezd: { $seat }
change-last_turns = megtelt a céhház: mindenkinek még egy köre van

## Ahogy végződött

result-won = Győztes { $points } ponttal: { $seats }.
result-by_virtue_left = Pontegyenlőség ({ $points } pont); több erénnyel győzött (ARC-265): { $seats }.
result-by_silver_left = Pontegyenlőség ({ $points } pont), erényben is; több ezüsttel győzött (ARC-266): { $seats }.
result-shared = Megosztott győzelem { $points } ponttal (ARC-267): { $seats }.
result-draw = Döntetlen: { $points } pont, egyenlő erény és egyenlő ezüst (ARC-373).
rank-draw = Döntetlen

score-buildings = Épületek
score-cathedral = Katedrális
score-virtue = Erény
score-debts = Kifizetetlen adósságok
score-gold_and_marble = Arany és márvány
score-silver = Ezüst
score-prison = Börtön
score-materials = Építőanyag
score-total = Összesen
score-virtue_left = Elért erény
score-silver_left = Megmaradt ezüst

## A tábla

board-draft = Kártyaválasztás, { $step }. lépés (összesen 3)
board-last = Utolsó forduló: még { $turns } kör
board-filled = Céhház: { $filled }/{ $spaces }
board-piles = maradt: { $buildings } épület, { $apprentices } segéd, { $rewards } jutalom
board-town = Város
board-market = Feketepiac
board-market_piles = kártyák: kicsi { $small }, nagy { $large }
board-market_small = kicsi
board-market_middle = középső
board-market_large = nagy
board-middle_gives = egy segéd vagy egy tervrajz
board-apprentices = Segédek a műhelyben
board-beside = mellette:
board-cathedral = Katedrális
board-start = kezdőjátékos
board-points = { $points } pont
board-virtue = erény { $virtue } ({ $points } pont)
board-evasion = { $tax } adót elkerül
board-workers = munkások: { $ready } kész, { $out } munkában
board-imprisoned = { $workers } a börtönben
board-taken = { $workers } fogságban
board-captives = foglyok:
board-hired = segédek:
board-built = épületek:
board-choosing = választható
board-hand = kézben
board-cards = { $cards } kártya kézben
board-scheme = terv:
board-schemes = még { $cards }
board-summary = { $apprentices } segéd, { $buildings } épület, { $cards } kártya

level-upper = felső
level-lower = alsó

## A terminálon

help-signs = A táblán: ① ② … munkások hely szerint, ◉ ezüst egy segéden, □ szabad mező, ↻ mező razziával a feketepiacon.

## Javak

goods-none = semmi
    .object = semmit sem
    .for = ingyen
goods-clay = { $count } agyag
    .object = { $count } agyagot
    .for = { $count } agyagért
goods-wood = { $count } fa
    .object = { $count } fát
    .for = { $count } fáért
goods-stone = { $count } kő
    .object = { $count } követ
    .for = { $count } kőért
goods-gold = { $count } arany
    .object = { $count } aranyat
    .for = { $count } aranyért
goods-marble = { $count } márvány
    .object = { $count } márványt
    .for = { $count } márványért
goods-silver = { $count } ezüst
    .object = { $count } ezüstöt
    .for = { $count } ezüstért
goods-wood_or_stone = { $count } fa vagy kő
    .object = { $count } fát vagy követ
    .for = { $count } fáért vagy kőért
goods-gold_or_marble = { $count } arany vagy márvány
    .object = { $count } aranyat vagy márványt
    .for = { $count } aranyért vagy márványért
goods-virtue = { $count } erény
    .object = { $count } erényt
    .for = { $count } erényért
goods-building_card = { $count } épületkártya
    .object = { $count } épületkártyát
    .for = { $count } épületkártyáért
goods-debt = { $count } adósság
    .object = { $count } adósságot
    .for = { $count } adósságért
goods-paid_debt = { $count } kifizetett adósság
    .object = { $count } kifizetett adósságot
    .for = { $count } kifizetett adósságért
goods-worker = { $count } munkás
    .object = { $count } munkást
    .for = { $count } munkásért
goods-material = { $count } építőanyag
    .object = { $count } építőanyagot
    .for = { $count } építőanyagért
goods-point = { $count } pont
    .object = { $count } pontot
    .for = { $count } pontért

## Kártyák és táblák

card-apprentice = { $apprentice }: segéd, { $skills }{ $virtue ->
    [0] {""}
   *[other] , felfogadáskor { $changes_virtue }
}
card-building = { $building }: ára { $goods_cost }, mesterség: { $skills }, { $points } pont{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue }
}
card-market = Feketepiaci kártya: { $market }
card-reward = Jutalom: { $reward }
card-board = { $board } ({ $colour })
card-opponent = { $opponent }: automata ellenfél
card-scheme = { $scheme }: terv

effect-market = kicsi { $goods_small }; nagy { $goods_large }
effect-reward = +{ $goods_gained }
effect-board_start = kezdéskor: { $goods_start }{ $workers ->
    [0] {""}
   *[other] , { $workers } munkás a börtönben
}
effect-opponent = egyszerre legfeljebb { $captures } elfogás; { $cards } épületből a legjobbat veszi{ $bonus ->
    [0] {""}
   *[other] ; a feketepiacon { $bonus } építőanyaggal többet kap
}

ability-none = nincs képessége
ability-gain = { $trigger }: +{ $goods_gained }
ability-gain_if_none_in_prison = razziakor, ha nincs munkásod a börtönben: +{ $goods_gained }
ability-release = { $workers ->
    [one] razziakor 1 munkásodat kiengedheted a börtönből
   *[other] razziakor legfeljebb { $workers } munkásodat kiengedheted a börtönből
}
ability-trade = a királyi raktárban: { $goods_paid } → { $goods_gained }
ability-reduce = { $trigger }: { $goods_gained } kedvezmény

trigger-quarry_action = a kőfejtőben
trigger-forest_action = az erdőben
trigger-mines_action = a bányákban
trigger-silversmith_action = az ezüstművesnél
trigger-tax_stand_action = az adószedőnél
trigger-black_market_action = a feketepiacon
trigger-cathedral_advance = amikor a katedrálison dolgozol
trigger-debt_paid_off = adósság kifizetésekor
trigger-town_centre_visit = további elfogásoknál a városközpontban

does-gain = felépítéskor: +{ $goods_gained }
does-gain_choice = felépítéskor: +{ $goods_gained } vagy { $goods_other }
does-gain_per = felépítéskor: +{ $goods_gained } { $per ->
    [1] { $unit_many }
   *[other] minden { $per } { $unit } után
}
does-hire = felépítéskor: ingyen felfogadsz egyet a kirakott segédek közül
does-capture = { $amount ->
    [one] felépítéskor: 1 ingyenes elfogást végezhetsz
   *[other] felépítéskor: legfeljebb { $amount } ingyenes elfogást végezhetsz
}
does-ransom_or_capture = felépítéskor: visszakaphatod elfogott munkásaidat, vagy 1 ingyenes elfogást végezhetsz
does-take_debt = felépítéskor: { $amount } adósságot kapsz
does-destroy_debt = { $amount ->
    [one] felépítéskor: eltörölhetsz 1 adósságot
   *[other] felépítéskor: eltörölhetsz legfeljebb { $amount } adósságot
}
does-release = { $amount ->
    [one] felépítéskor: 1 munkásod kiszabadul a börtönből
   *[other] felépítéskor: legfeljebb { $amount } munkásod kiszabadul a börtönből
}
does-release_all = felépítéskor: minden munkásod kiszabadul a börtönből
does-discard_for = felépítéskor: a pakli aljára tehetsz egy kártyát a kezedből { $goods_gained_for }
does-all_gain = felépítéskor: mindenki { $amount } erényt kap
does-all_lose = felépítéskor: akinek legalább 3 munkása van a börtönben, { $amount } erényt veszít
does-lose_virtue = a végén: { $amount } erényt veszítesz
does-virtue_per = a végén: { $amount } erény { $per ->
    [1] { $unit_many }
   *[other] minden { $per } { $unit } után
}
does-virtue_if_most = a végén: { $amount } erény, ha { $unit_most }
does-points_per = a végén: { $amount } pont { $per ->
    [1] { $unit_many }
   *[other] minden { $per } { $unit } után
}
does-points_if_no_debt = a végén: { $amount } pont, ha nincs kifizetetlen adósságod
does-points_if_most = a végén: { $amount } pont, ha { $unit_most }
does-debt_delta = a végén: minden kifizetetlen adósság { $sign ->
    [plus] { $amount } ponttal kevesebbe
   *[minus] { $amount } ponttal többe
} kerül

unit-clay = agyag
    .many = agyagonként
    .most = neked van a legtöbb agyagod
unit-wood = fa
    .many = fánként
    .most = neked van a legtöbb fád
unit-stone = kő
    .many = kövenként
    .most = neked van a legtöbb köved
unit-gold = arany
    .many = aranyanként
    .most = neked van a legtöbb aranyad
unit-marble = márvány
    .many = márványonként
    .most = neked van a legtöbb márványod
unit-silver = ezüst
    .many = ezüstönként
    .most = neked van a legtöbb ezüstöd
unit-clay_wood_stone_total = agyag, fa vagy kő
    .many = agyagonként, fánként és kövenként
unit-virtue = erény
    .many = erényenként
unit-paid_debt = kifizetett adósság
    .many = kifizetett adósságonként
unit-captured_worker = fogoly
    .many = foglyonként
unit-constructed_building = saját épület
    .many = saját épületenként
unit-cathedral_progress = katedrálissor
    .many = katedrálissoronként
    .most = te jársz legelöl a katedrálison
unit-apprentice_with_carpentry = ács segéd
    .many = ács segédenként
unit-apprentice_with_tiling = tetőfedő segéd
    .many = tetőfedő segédenként
unit-apprentice_with_masonry = kőműves segéd
    .many = kőműves segédenként

power-none = nincs képessége
power-gold_equals_marble = fizetéskor és számoláskor az arany és a márvány ugyanannak számít
power-black_market_bonus_card = minden feketepiaci akció 1 épületkártyát is ad
power-ignore_one_tax = minden költségben 1-gyel kevesebb adó
power-no_cathedral_discard = a katedrálisért nem kell épületkártyát leadni
power-cheaper_workshop_hire = a műhelyben 1 ezüsttel olcsóbb a felfogadás, és legfeljebb 6 segéded lehet

plan-gather = építőanyagot gyűjt { $location_at }
plan-storehouse = építőanyagot erényre cserél { $location_at }
plan-workshop = { $location_at } elküldi { $row ->
    [upper] a felső
   *[lower] az alsó
} sor első segédjét
plan-town_centre = { $location_at } a legnagyobb csoportokat fogja el
plan-guardhouse = { $location_at } átad, kiszabadít, kivált és adósságot fizet
plan-tax_stand = elviszi az ezüstöt { $location_from }
plan-black_market = építőanyagot szerez { $location_at }
plan-construct = { $first ->
    [cathedral] a katedrálison dolgozik, vagy ha nem lehet, épületet épít
   *[building] épületet épít, vagy ha nem lehet, a katedrálison dolgozik
}

skill-carpentry = ács
skill-tiling = tetőfedő
skill-masonry = kőműves
skill-none = semmilyen

colour-blue = kék
colour-green = zöld
colour-purple = lila
colour-red = piros
colour-yellow = sárga

board-blue = Therese
board-green = Caroline
board-purple = Ada
board-red = Frederick
board-yellow = Rudolf

opponent-constantine = Constantine
opponent-helena = Helena

place-prison = Börtön

location-quarry = Kőfejtő
    .to = a kőfejtőbe
    .from = a kőfejtőből
    .at = a kőfejtőben
location-forest = Erdő
    .to = az erdőbe
    .from = az erdőből
    .at = az erdőben
location-mines = Bányák
    .to = a bányákba
    .from = a bányákból
    .at = a bányákban
location-silversmith = Ezüstműves
    .to = az ezüstműveshez
    .from = az ezüstművestől
    .at = az ezüstművesnél
location-kings_storehouse = Királyi raktár
    .to = a királyi raktárba
    .from = a királyi raktárból
    .at = a királyi raktárban
location-workshop = Műhely
    .to = a műhelybe
    .from = a műhelyből
    .at = a műhelyben
location-town_centre = Városközpont
    .to = a városközpontba
    .from = a városközpontból
    .at = a városközpontban
location-tax_stand = Adószedő
    .to = az adószedőhöz
    .from = az adószedőtől
    .at = az adószedőnél
location-guardhouse = Őrház
    .to = az őrházba
    .from = az őrházból
    .at = az őrházban
location-black_market_small = Feketepiac, kis mező
    .to = a feketepiac kis mezőjére
    .from = a feketepiac kis mezőjéről
    .at = a feketepiac kis mezőjén
location-black_market_middle = Feketepiac, középső mező
    .to = a feketepiac középső mezőjére
    .from = a feketepiac középső mezőjéről
    .at = a feketepiac középső mezőjén
location-black_market_large = Feketepiac, nagy mező
    .to = a feketepiac nagy mezőjére
    .from = a feketepiac nagy mezőjéről
    .at = a feketepiac nagy mezőjén
location-guildhall = Céhház
    .to = a céhházba
    .from = a céhházból
    .at = a céhházban

apprentice-AP01 = Akolitus
    .object = egy akolitust
apprentice-AP02 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP03 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP04 = Összeesküvő
    .object = egy összeesküvőt
apprentice-AP05 = { apprentice-AP04 }
    .object = { apprentice-AP04.object }
apprentice-AP06 = Adósságbehajtó
    .object = egy adósságbehajtót
apprentice-AP07 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP08 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP09 = Kapuőr
    .object = egy kapuőrt
apprentice-AP10 = Illuzionista
    .object = egy illuzionistát
apprentice-AP11 = Ékszerész
    .object = egy ékszerészt
apprentice-AP12 = { apprentice-AP11 }
    .object = { apprentice-AP11.object }
apprentice-AP13 = Napszámos
    .object = egy napszámost
apprentice-AP14 = Kereskedő
    .object = egy kereskedőt
apprentice-AP15 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP16 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP17 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP18 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP19 = Bányász
    .object = egy bányászt
apprentice-AP20 = { apprentice-AP19 }
    .object = { apprentice-AP19.object }
apprentice-AP21 = Mecénás
    .object = egy mecénást
apprentice-AP22 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP23 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP24 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP25 = Zsebtolvaj
    .object = egy zsebtolvajt
apprentice-AP26 = Apród
    .object = egy apródot
apprentice-AP27 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP28 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP29 = Kőfaragó
    .object = egy kőfaragót
apprentice-AP30 = { apprentice-AP29 }
    .object = { apprentice-AP29.object }
apprentice-AP31 = Szélhámos
    .object = egy szélhámost
apprentice-AP32 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP33 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP34 = Tolvaj
    .object = egy tolvajt
apprentice-AP35 = Kufár
    .object = egy kufárt
apprentice-AP36 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP37 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP38 = Kópé
    .object = egy kópét
apprentice-AP39 = Favágó
    .object = egy favágót
apprentice-AP40 = { apprentice-AP39 }
    .object = { apprentice-AP39.object }

building-BD01 = Kovácsműhely
    .object = a kovácsműhelyt
building-BD02 = Templomtorony
    .object = a templomtornyot
building-BD03 = Kőpiac
    .object = a kőpiacot
building-BD04 = Kocsma
    .object = a kocsmát
building-BD05 = Tolvajtanya
    .object = a tolvajtanyát
building-BD06 = Tetőfedőkunyhó
    .object = a tetőfedőkunyhót
building-BD07 = Kereskedőállomás
    .object = a kereskedőállomást
building-BD08 = Kincstár
    .object = a kincstárat
building-BD09 = Egyetem
    .object = az egyetemet
building-BD10 = Őrtorony
    .object = az őrtornyot
building-BD11 = Kút
    .object = a kutat
building-BD12 = Fapiac
    .object = a fapiacot
building-BD13 = Vízvezeték
    .object = a vízvezetéket
building-BD14 = Fegyvertár
    .object = a fegyvertárat
building-BD15 = Kaszárnya
    .object = a kaszárnyát
building-BD16 = Fogadóiroda
    .object = a fogadóirodát
building-BD17 = Ácskunyhó
    .object = az ácskunyhót
building-BD18 = Vár
    .object = a várat
building-BD19 = Kápolna
    .object = a kápolnát
building-BD20 = Templom
    .object = a templomot
building-BD21 = Agyagpiac
    .object = az agyagpiacot
building-BD22 = Agyaggödör
    .object = az agyaggödröt
building-BD23 = Rajzterem
    .object = a rajztermet
building-BD24 = Tömlöc
    .object = a tömlöcöt
building-BD25 = Manufaktúra
    .object = a manufaktúrát
building-BD26 = Erőd
    .object = az erődöt
building-BD27 = Szökőkút
    .object = a szökőkutat
building-BD28 = Játékbarlang
    .object = a játékbarlangot
building-BD29 = Rejtekhely
    .object = a rejtekhelyet
building-BD30 = Lakótorony
    .object = a lakótornyot
building-BD31 = Könyvtár
    .object = a könyvtárat
building-BD32 = Világítótorony
    .object = a világítótornyot
building-BD33 = Favágótábor
    .object = a favágótábort
building-BD34 = Kőműveskunyhó
    .object = a kőműveskunyhót
building-BD35 = Pénzkölcsönző
    .object = a pénzkölcsönzőt
building-BD36 = Emlékmű
    .object = az emlékművet
building-BD37 = Csillagvizsgáló
    .object = a csillagvizsgálót
building-BD38 = Palota
    .object = a palotát
building-BD39 = Víztározó
    .object = a víztározót
building-BD40 = Ezüstpiac
    .object = az ezüstpiacot

scheme-SC01 = Gyűjtés
scheme-SC02 = { scheme-SC01 }
scheme-SC03 = { scheme-SC01 }
scheme-SC04 = { scheme-SC01 }
scheme-SC05 = { scheme-SC01 }
scheme-SC06 = { scheme-SC01 }
scheme-SC07 = { scheme-SC01 }
scheme-SC08 = Raktár
scheme-SC09 = { scheme-SC08 }
scheme-SC10 = { scheme-SC08 }
scheme-SC11 = Műhely
scheme-SC12 = { scheme-SC11 }
scheme-SC13 = Elfogás
scheme-SC14 = { scheme-SC13 }
scheme-SC15 = { scheme-SC13 }
scheme-SC16 = { scheme-SC13 }
scheme-SC17 = Őrház
scheme-SC18 = { scheme-SC17 }
scheme-SC19 = { scheme-SC17 }
scheme-SC20 = Adók
scheme-SC21 = Feketepiac
scheme-SC22 = { scheme-SC21 }
scheme-SC23 = Építkezés
scheme-SC24 = { scheme-SC23 }
scheme-SC25 = { scheme-SC23 }
scheme-SC26 = { scheme-SC23 }
scheme-SC27 = { scheme-SC23 }
scheme-SC28 = { scheme-SC23 }
scheme-SC29 = { scheme-SC23 }
scheme-SC30 = { scheme-SC23 }

## Miért nem

why-miners = Két munkás kell hozzá; a bányákban { $workers } van.
why-virtue_high = Az erényed { $virtue }: { $limit } vagy több erénnyel zárva van előtted a feketepiac.
why-virtue_low = Az erényed { $virtue }: a katedrálishoz legalább { $needed } kell.
why-skills = Egyik segéded sem ért ehhez: { $skills }.
why-nearest = Legközelebb ehhez az épülethez állsz: { $building }. Hiányzik: { $goods }.
why-nearest_skills = Legközelebb ehhez az épülethez állsz: { $building }. Egyik segéded sem ért ehhez: { $skills }.
why-let_out = Legfeljebb { $workers } munkás.

rule-37 = A saját csomagodból tarts meg egy kártyát.
rule-38 = A hozzád került csomagból tarts meg egy kártyát.
rule-39 = Az utolsó két kártya egyikét tartsd meg.
rule-56 = Nem te jössz.
rule-58 = Amíg van munkásod, el kell küldened egyet.
rule-59 = Ha elfogytak a munkásaid, vissza kell hívnod egyet onnan, ahol van.
rule-61 = Előbb a nyitott körökön álló munkásaid közül hívj vissza.
rule-62 = Ott nincs munkásod.
rule-64 = Csak akkor hívhatsz vissza munkást, ha már nincs kit elküldened.
rule-70 = Semmit sem tudsz felépíteni, és a katedrálison sem dolgozhatsz.
rule-76 = Aranyhoz legalább két munkásod kell a bányákban.
rule-79 = Nincs meg ez a két nyersanyagod.
rule-80 = Nincs ennyi fád és köved.
rule-81 = Egyik segéded sem kínálja ezt a cserét.
rule-100 = Ott nincs segéded.
rule-110 = Nem tudod kifizetni az elfogás adóját.
rule-111 = Nem tudsz kifizetni egy további elfogást.
rule-112 = Egy kör elfogásai legfeljebb két helyszínről történhetnek.
rule-113 = Négy vagy öt játékosnál egy kör minden elfogása egyetlen helyszínről történik.
rule-118 = Nincs ott ilyen színű munkás, akit elfoghatnál.
rule-123 = Nincs ezüst az adószedőnél.
rule-128 = 10-es erénytől zárva van előtted a feketepiac.
rule-129 = Ezen a mezőn már áll egy munkás.
rule-130 = Nem tudod kifizetni a kis mező árát.
rule-131 = Nem tudod kifizetni a középső mező árát.
rule-134 = Ez a kártya nincs a tervrajzok között.
rule-136 = Nincs több épületkártya tervrajzhoz.
rule-137 = Nem tudod kifizetni a nagy mező árát.
rule-150 = Ennek a képességnek nincs szerepe a razziában, vagy már használtad.
rule-159 = Nincs foglyod, akit átadhatnál.
rule-161 = Nincs munkásod a börtönben.
rule-163 = Nem tudod kifizetni a váltságdíjat.
rule-164 = Nincs munkásod más táblán.
rule-165 = Nincs kifizetetlen adósságod, vagy kevés az ezüstöd hozzá.
rule-168 = Nincs a kezedben ez a kártya.
rule-180 = Egyik segéded sem ért valamelyik mesterséghez, amely az épülethez kell.
rule-182 = Nincs meg minden nyersanyag ehhez az épülethez.
rule-191 = 4-es vagy kisebb erénnyel zárva van előtted a katedrális.
rule-192 = A katedrális következő sora megtelt.
rule-193 = Már elérted a katedrális legfelső sorát.
rule-195 = A katedrálishoz egy épületkártyát kell leadnod a kezedből.
rule-199 = Így nem tudod kifizetni a katedrális 5. sorát.
rule-200 = Így nem tudod kifizetni a katedrális 4. sorát.
rule-201 = Így nem tudod kifizetni a katedrális 3. sorát.
rule-202 = Így nem tudod kifizetni a katedrális 2. sorát.
rule-203 = Így nem tudod kifizetni a katedrális 1. sorát.
rule-242 = Nincs a kezedben ez a kártya.
rule-251 = A játszma véget ért.
rule-253 = Ez az épület most nem változtat az erényeden.
rule-270 = Nincs ennyi aranyad és márványod.
rule-283 = A kapuőr nem tud ennyit kiengedni.
rule-287 = Nincs meg az ezüst, amelyet a kereskedő kér.
rule-289 = Nincs meg, amit a mecénás kér.
rule-295 = Nincs meg, amit a kufár kér.
rule-307 = Nincs a kezedben ez a kártya.
rule-334 = Egy kör elfogásai legfeljebb két helyszínről történhetnek.
rule-342 = Ez nincs a négy kártyád között.
rule-385 = Ez a tábla már foglalt.
rule-386 = Itt most senkit sem fogadhatsz fel, és húzható kártya sincs.
rule-388 = Nem tudod kifizetni ezt a segédet az átugrott oszlopokkal együtt.
rule-394 = Most nem ez a kérdés.
