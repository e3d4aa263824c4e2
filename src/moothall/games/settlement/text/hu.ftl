### A Settlement magyarul.

## Ami a kérdés

question-over = A játszma véget ért.
question-turn = { $acted ->
    [yes] { $invited ->
        [yes] Az akciód és a meghívásod is megvolt. Fejezd be a köröd, vagy passzolj a forduló végéig.
       *[no] Az akciód megvolt. Még meghívhatsz egy hőst; aztán fejezd be a köröd, vagy passzolj a forduló végéig.
    }
   *[no] { $invited ->
        [yes] A meghívásod megvolt. Még végrehajthatsz egy akciót; aztán fejezd be a köröd, vagy passzolj a forduló végéig.
       *[no] Te jössz: hajts végre egy akciót, hívj meg egy hőst, vagy passzolj a forduló végéig.
    }
}
question-first_artifact = Melyik ereklyét veszed el az első fordulóra?
question-place_building = { $building }: a településed melyik mezőjére kerüljön?
question-lay_landscape = Ezt húztad: { $good_landscape } (szörnye: { $monster }). { $row ->
    [I] Az
   *[other] A
} { $row }. sor melyik mezőjére kerüljön?
question-choose_settlers = { $settlers ->
    [one] Melyik telepest küldöd?
   *[other] Melyik { $settlers } telepest küldöd?
}
question-choose_stack = Melyik pakliból töltődjön fel a piac { $field }. mezője?
question-settlement_row = { $tier ->
    [upper] A felső
    [middle] A középső
   *[lower] Az alsó
} településsor aktív: melyik épületet használod?
question-hourglass = Rögtön használod is az új épületet ({ $building })?
question-pay_normal = { $building }: melyik nyersanyaggal fizetsz?
question-gain_normal = { $building }: melyik nyersanyagot veszed el?
question-trading_post = { $building }: melyik erődös tájról veszel el nyersanyagot?
question-scroll = Melyik tájról veszel el eggyel többet?
question-mask = Megjelenjen a szörny ({ $monster }) itt: { $row }/{ $column } ({ $good_landscape })?
question-keep = Passzoltál. Az erődjeid még { $room } nyersanyagot őrizhetnek meg a következő fordulóra. Mit tartasz meg?
question-swap_artifact = Melyik ereklyét veszed el a következő fordulóra?

## A válaszok

group-actions = Akciók
group-invitations = Hősök
group-exchanges = Csere
group-turn = Kör
group-answers = Válaszok

# The guided first round.
lesson-goal-title = Ki nyer?
lesson-goal-text = Hat forduló után az nyer, akinek a legtöbb pontja van. Pontot három dolog hoz: a meghívott hősök, az arany a bankjaidban (darabja 5) és a gyémánt a templomaidban (darabja 4). Ebben a fordulóban kilenc pontot szerzel.
lesson-artifact-title = Először egy ereklye
lesson-artifact-text = Mindenkinél egy ereklye van, és fordulónként másikra cseréli. A Varázskincs azonnal 1 aranyat ad. Ami arany keretben van, azt megnyomhatod: vedd el a kincset.
lesson-artifact-then = Az arany a tiéd, és fordulóról fordulóra megmarad. Nemsokára egy hőst fizetsz belőle.
lesson-artifact-else = A kincs nélkül nincs aranyad, és nem tudod kifizetni a hőst a forduló végén.
lesson-explore-title = Fedezd fel a vadont
lesson-explore-text = Itt fent terül el a vadon, még ismeretlenül. Az I. sor egy mezőjét egy telepes fedezi fel; a II. sorhoz kettő, a III. sorhoz három kell. Fedezd fel az I. sort, és tedd a lapkát bármelyik mezőjére.
lesson-explore-then = Itt fa terem. De minden tájnak van egy szörnyszíne, és a hősök sorában fekszik egy ilyen színű hős: ezért jött egy erdei gnoll. Amíg ott ül, a táj nem ad semmit.
lesson-explore-else = A vadon az I. sorban kezdődik, és tájak nélkül nincs miből építened.
lesson-turn-title = Körönként egy akció
lesson-turn-text = Egy körben egy akciód van, és ha akarod, meghívhatsz egy hőst. Utána a többiek jönnek, sorban, amíg mindenki nem passzol. Fejezd be a köröd.
lesson-turn-then = Most a szomszédod következik. Hat telepes hat akció: egy elment, öt még megvan.
lesson-turn-else = Az akciódat már végrehajtottad: mielőtt folytatod, a többiek következnek.
lesson-fight-title = Űzd el a szörnyet
lesson-fight-text = A harcot mindig megnyered, csak telepes kell hozzá: 1 a zöld gnollhoz, 4 a piros sárkányhoz. Ráadásul jutalom jár érte. Harcolj a gnollal.
lesson-fight-then = Egy gyémánt egyetlen telepesért. A szörnyek bosszantók, de gyémántot és aranyat is hoznak.
lesson-fight-else = Amíg a gnoll ott ül, a táj nem ad fát, és erőd sem épülhet rajta.
lesson-fortress-title = Az erőd távol tartja őket
lesson-fortress-text = A zöld hős még a sorban fekszik: a következő termés újra odacsalna egy gnollt. Az erőd ezt örökre megakadályozza; egy telepesbe kerül, nyersanyagba nem. Fejezd be a köröd, aztán építs erődöt a tájadra.
lesson-fortress-then = Ide többé nem jön szörny. És amikor passzolsz, minden erőd megőriz egy nyersanyagot a következő fordulóra.
lesson-fortress-else = Erőd nélkül a termés fát hoz, de egy új gnollt is.
lesson-harvest-title = Takarítsd be a termést
lesson-harvest-text = Egy telepes a vadon egy egész sorát aktiválja, fordulónként egyszer: minden szörny nélküli táj megadja a nyersanyagát. Fejezd be a köröd, aztán nyomd meg a napjelet az I. sor mellett.
lesson-harvest-then = Fa, és semmi gnoll: az erőd kitartott. Minél több táj van egy sorban, annál többet hoz egyetlen telepes.
lesson-harvest-else = Erre a fára szükséged van: 1 kell a templomhoz, 1 a hőshöz.
lesson-build-title = Építs a piacról
lesson-build-text = Egy épület egy telepesbe és a sarkán látható nyersanyagba kerül. A templom gyémántot őriz, darabja 4 pont. Fejezd be a köröd, építsd meg a templomot 1 fáért, és tedd a településed felső sorába.
lesson-build-then = Áll a templom. Egy épület magától nem csinál semmit: a sorát aktiválni kell.
lesson-build-else = Ehhez a lépéshez a templom kell a felső sorba: ott lesz a gyémántodból pont.
lesson-church-title = Nyersanyagból pont
lesson-church-text = Egy telepes a településed egy egész sorát aktiválja: az épületeit egymás után, tetszőleges sorrendben használod. Fejezd be a köröd, aktiváld a felső sort, használd a templomot, majd jelezd, hogy kész vagy.
lesson-church-then = Négy pont, amit senki sem vesz el. Ha bánya, bazár és templom áll egy sorban, egyetlen telepes mindezt egyszerre elvégzi.
lesson-church-else = A gyémánt a készletedben nem ér semmit, csak a templomban.
lesson-hero-title = Hívj meg egy hőst
lesson-hero-text = Körönként egy meghívás, az akció mellett, telepes nélkül. A kádár 1 fába és 1 aranyba kerül, és 5 pontot ér; más hősök a tájaidat, épületeidet vagy erődjeidet számolják. A két bal oldali gyémántba is kerül. Hívd meg a kádárt.
lesson-hero-then = Kilenc pont az első fordulóban. A sor továbbcsúszik, és új hős jön, más szörnyszínnel.
lesson-hero-else = A kádárt most ki tudod fizetni, és két nyersanyagért öt pont jó vásár.
lesson-pass-title = Passzolj
lesson-pass-text = Mind a hat telepes munkában van. Ha passzolsz, hazatérnek; a fa, az agyag és a kő elvész, erődönként egy kivételével; és ereklyét cserélsz. Passzolj, tarts meg egy nyersanyagot, és válassz új ereklyét.
lesson-pass-then = Ez volt az 1. forduló. A telepesek otthon vannak, a piac és a hősök megújultak, kezdődik a 2. forduló.
lesson-pass-else = Telepesek nélkül kevés a tennivaló: a passzolás hazahozza őket.
lesson-end-title = Hogyan tovább?
lesson-end-text = Még öt ilyen forduló. A távoli sorokban gyémánt és arany van; az egy sorban álló épületek segítik egymást; a hősök azért adják a legtöbb pontot, amiből már sok van. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. Játssz tovább, vagy olvasd el a szabályokat.

action-build = Építés: { $building }, ára { $goods_cost } ({ $field }. piaci mező)
action-build-none = Építés: { $field }. piaci mező
action-explore = Felfedezés { $row ->
    [I] az
   *[other] a
} { $row }. sorban { $settlers } telepessel
action-fight = Harc: { $monster }, { $row }/{ $column }, { $settlers } telepessel, jutalom: { $goods_reward }
action-fight-none = Harc: { $row }/{ $column }
action-erect_fortress = Erődépítés: { $row }/{ $column } ({ $good_landscape })
action-erect_fortress-none = Erődépítés: { $row }/{ $column }
action-activate_wilderness_row = { $row }. vadonsor aktiválása: { $goods_yield }{ $scroll ->
    [yes] {" "}és még egy
   *[no] {""}
}
action-activate_settlement_row = { $tier ->
    [upper] Felső
    [middle] Középső
   *[lower] Alsó
} településsor aktiválása: { $buildings }
action-activate_settlement_row-none = { $tier ->
    [upper] Felső
    [middle] Középső
   *[lower] Alsó
} településsor aktiválása: semmi
action-activate_fortress = Erőd aktiválása: { $row }/{ $column }, { $goods_yield }
action-activate_fortress-none = Erőd aktiválása: { $row }/{ $column }
action-invite = Meghívás: { $hero }, ára { $goods_cost } ({ $space }. hely)
action-invite-none = Meghívás: { $space }. hely
action-exchange_two = { $goods_paid } → { $goods_gained }
action-exchange_set = { $goods_paid } → { $goods_gained }
action-exchange_diamonds_for_gold = { $goods_paid } → { $goods_gained }
action-exchange_gold = { $goods_paid } → { $goods_gained }
action-exchange_diamonds = { $goods_paid } → { $goods_gained }
action-mirror = Tükör: { $goods_paid } → { $goods_gained }
action-end_turn = Kör vége
action-pass_round = Passz a forduló végéig
action-done-settlement_row = Kész ez a sor
action-done-hourglass = Nem kell
action-done-keep = Több nem kell
action-place = { $tier ->
    [upper] Felső
    [middle] Középső
   *[lower] Alsó
} sor, { $column }. mező
action-lay = Mező: { $row }/{ $column }
action-deploy = { $bonus ->
    [0] { $normal } rendes telepes
   *[other] { $normal ->
        [0] { $bonus } bónusztelepes
       *[other] { $normal } rendes és { $bonus } bónusztelepes
    }
}
action-stack = { $stack }. pakli ({ $tiles } lapka)
action-resolve = { $building }: { $effect }
action-resolve-none = Használat: { $tier ->
    [upper] felső
    [middle] középső
   *[lower] alsó
} sor, { $column }. mező
action-pay = Fizetés: { $goods }
action-gain = Elvétel: { $goods }
action-trade_at = 1 { $good_landscape } innen: { $row }/{ $column }
action-trade_at-none = Innen: { $row }/{ $column }
action-scroll = Még 1 { $good_landscape } innen: { $row }/{ $column }
action-scroll-none = Még egy innen: { $row }/{ $column }
action-monster = { $appears ->
    [yes] Megjelenik
   *[no] Távol marad
}
action-keep = Megtartás: { $goods }
action-take = { $artifact } – { $effect }

## Amit valaki tett, a neve után

deed-build = { $seat } épít { $building_object }
deed-explore = { $seat } új tájat fedez fel { $row ->
    [I] az
   *[other] a
} { $row }. sorban
deed-fight = { $seat } legyőzi { $monster_object } itt: { $row }/{ $column }
deed-erect_fortress = { $seat } erődöt épít itt: { $row }/{ $column } ({ $good_landscape })
deed-activate_wilderness_row = { $seat } aktiválja { $row ->
    [I] az
   *[other] a
} { $row }. vadonsort
deed-activate_settlement_row = { $seat } aktiválja { $tier ->
    [upper] a felső
    [middle] a középső
   *[lower] az alsó
} településsort
deed-activate_fortress = { $seat } aktiválja az erődöt itt: { $row }/{ $column } ({ $good_landscape })
deed-invite = { $seat } meghív egy hőst: { $hero }
deed-exchange_two = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_set = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_diamonds_for_gold = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_gold = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-exchange_diamonds = { $seat } cserél: { $goods_paid } → { $goods_gained }
deed-mirror = { $seat } a tükörrel cserél: { $goods_paid } → { $goods_gained }
deed-pass_round = { $seat } passzol
deed-resolve = { $seat } használja az épületet: { $building }
deed-pay = { $seat } kifizet { $goods_object }
deed-gain = { $seat } elvesz { $goods_object }
deed-trade_at = { $seat } elvesz 1 { $good_landscape_object } az erőd tájáról: { $row }/{ $column }
deed-scroll = { $seat } még 1 { $good_landscape_object } vesz el innen: { $row }/{ $column }
deed-monster = { $seat } { $appears ->
    [yes] hagyja megjelenni a szörnyet
   *[no] távol tartja a szörnyet
}
deed-keep = { $seat } megtart { $goods_object }
deed-take = { $seat } elveszi { $artifact_object }

## Válaszok egy csoportjának neve, ha sok nem lehetséges ugyanazért

block-build = Építés
block-explore = Felfedezés
block-fight = Harc
block-erect_fortress = Erődépítés
block-activate_wilderness_row = Vadonsor aktiválása
block-activate_settlement_row = Településsor aktiválása
block-activate_fortress = Erőd aktiválása
block-invite = Hős meghívása
block-exchange_two = Két alapnyersanyag cseréje
block-exchange_set = Fa, agyag és kő cseréje
block-exchange_diamonds_for_gold = Gyémánt cseréje aranyra
block-exchange_gold = Arany cseréje
block-exchange_diamonds = Gyémánt cseréje
block-mirror = Csere a tükörrel
block-end_turn = Kör vége
block-pass_round = Passz
block-done = Kész
block-place = Épület lerakása
block-lay = Táj lerakása
block-deploy = Telepesek küldése
block-stack = Húzás pakliból
block-resolve = Épület használata
block-pay = Nyersanyag fizetése
block-gain = Nyersanyag elvétele
block-trade_at = Kereskedés egy erődnél
block-scroll = Eggyel több elvétele
block-monster = Döntés egy szörnyről
block-keep = Nyersanyag megtartása
block-take = Ereklye elvétele

## Ami történt

change-supply = { $changes }
change-explored = új táj, { $row }/{ $column }: { $good } (szörnye: { $monster })
change-monster_came = szörny jelent meg, { $row }/{ $column }: { $monster }
change-monster_gone = szörny eltűnt, { $row }/{ $column }: { $monster }
change-market = új a piacon: { $building }
change-hero_came = új hős: { $hero }
change-hero_left = távozó hős: { $hero }
change-artifact_came = új ereklye: { $artifact }
change-start_marker = a következő fordulót kezdi: { $seat }
change-round = kezdődik { $round ->
    [5] az
   *[other] a
} { $round }. forduló

## Ahogy végződött

result-won = Győztes { $points } ponttal: { $seats }.
result-by_gold = Pontegyenlőség ({ $points } pont); több arannyal győzött (SET-213): { $seats }.
result-by_diamond = Pontegyenlőség ({ $points } pont), és aranyból is ugyanannyi; több gyémánttal győzött (SET-214): { $seats }.
result-shared = Megosztott győzelem { $points } ponttal (SET-215): { $seats }.
result-solo = { $points } pont: a rangod { $rank }.

score-adventurer = Kalandozók
score-builder = Építők
score-defender = Védők
score-artisan = Kézművesek
score-total = Összesen
score-gold = Megmaradt arany
score-diamond = Megmaradt gyémánt

rank-settler = Telepes
rank-mayor = Polgármester
rank-knight = Lovag
rank-lord = Nagyúr vagy Nagyasszony

## A tábla

board-round = { $round }. forduló (összesen { $rounds })
board-landscapes = Megmaradt tájak: { $counts }
board-market = Piac
board-stacks = paklik { $piles }
board-heroes = Hősök
board-deck = még { $cards }
board-artifacts = Ereklyék:
board-settlers = Telepesek
board-away = { $settlers } munkában
board-points = { $points } pont
board-start = kezdőjelző
board-passed = passzolt
board-summary = { $landscapes } táj, { $monsters } szörny, { $fortresses } erőd, { $buildings } épület, { $heroes } hős

level-upper = felső
level-middle = középső
level-lower = alsó

## A terminálon

help-signs = A táblán: ● telepes, ○ bónusztelepes, ▲ erőd. Egy betű jelzi egy táj vagy hős szörnyét: Gnoll, Mantikór, Hidra, Sárkány; a ! azt jelenti, hogy a szörny ott van.
habit-settlers = „settlers ask”: te választod, mely telepeseket küldöd; „settlers auto”: előbb a rendesek (SET-065)
habit-stacks = „stacks ask”: te választod a piacot feltöltő paklit; „stacks auto”: a legmagasabb (SET-082)

## Javak

good-wood = fa
    .object = fát
good-clay = agyag
    .object = agyagot
good-stone = kő
    .object = követ
good-diamond = gyémánt
    .object = gyémántot
good-gold = arany
    .object = aranyat
good-bonus_settler = bónusztelepes
    .object = bónusztelepest
good-any_normal = alapnyersanyag
    .object = alapnyersanyagot
good-settler = telepes
    .object = telepest
good-point = pont
    .object = pontot

goods-none = semmi
    .object = semmit
goods-wood = { $count } fa
    .object = { $count } fát
goods-clay = { $count } agyag
    .object = { $count } agyagot
goods-stone = { $count } kő
    .object = { $count } követ
goods-diamond = { $count } gyémánt
    .object = { $count } gyémántot
goods-gold = { $count } arany
    .object = { $count } aranyat
goods-any_normal = { $count } alapnyersanyag
    .object = { $count } alapnyersanyagot
goods-bonus_settler = { $count } bónusztelepes
    .object = { $count } bónusztelepest
goods-settler = { $count } telepes
    .object = { $count } telepest
goods-point = { $count } pont
    .object = { $count } pontot

## Szörnyek

colour-green = zöld
colour-yellow = sárga
colour-blue = kék
colour-red = piros

monster-green = Erdei gnoll
    .object = az Erdei gnollt
monster-yellow = Pusztai mantikór
    .object = a Pusztai mantikórt
monster-blue = Vízi hidra
    .object = a Vízi hidrát
monster-red = Barlangi sárkány
    .object = a Barlangi sárkányt

# A rövid nevek; nem kezdődhet kettő ugyanazzal a betűvel.
beast-green = Gnoll
beast-yellow = Mantikór
beast-blue = Hidra
beast-red = Sárkány

## Kártyák

card-building = { $building }: épület, ára { $goods_cost }, { $tiles } lapka
card-artifact = { $artifact }: ereklye
card-hero = { $hero }: { $guild }, ára { $goods_cost }, szörnye: { $monster }
card-monster = { $monster } ({ $colour }): { $settlers } telepes győzi le, jutalom: { $goods_reward }

effect-gain = +{ $goods_gained }
effect-convert = { $goods_paid } → { $goods_gained }
effect-store = { $goods_paid } → { $points } pont
effect-trading_post = + 1 egy erőd tájáról
effect-artifact = { $trigger }: +{ $goods_gained }
effect-landscape = { $trigger }: +{ $amount } a táj nyersanyagából
effect-scroll = { $trigger }: +{ $amount } a sor egyik tájának nyersanyagából
effect-mirror = bármikor: 1 alapnyersanyag → 1 másik alapnyersanyag
effect-second_wilderness_row = fordulónként egyszer másodszor is aktiválhatsz egy vadonsort
effect-second_settlement_row = fordulónként egyszer másodszor is aktiválhatsz egy településsort
effect-hourglass = építéskor az új épületet rögtön használhatod
effect-mask = te döntöd el, megjelenik-e egy szörny
effect-hero = +{ $goods_gained } meghíváskor

trigger-take = elvételkor
trigger-build = építéskor
trigger-explore = felfedezéskor
trigger-fight = szörny legyőzésekor
trigger-erect = erőd építésekor
trigger-wilderness_row = vadonsor aktiválásakor
trigger-fortress = erőd aktiválásakor
trigger-invite = hős meghívásakor

scoring-fixed = { $points } pont
scoring-per_landscape = { $points } pont tájanként
scoring-per_building = { $points } pont épületenként
scoring-per_fortress = { $points } pont erődönként

building-sawmill = Fűrésztelep
    .object = egy fűrésztelepet
building-clay_pit = Agyaggödör
    .object = egy agyaggödröt
building-quarry = Kőfejtő
    .object = egy kőfejtőt
building-bank = Bank
    .object = egy bankot
building-diamond_mine = Gyémántbánya
    .object = egy gyémántbányát
building-bazaar = Bazár
    .object = egy bazárt
building-gem_cutter = Ékkőcsiszoló
    .object = egy ékkőcsiszolót
building-church = Templom
    .object = egy templomot
building-alchemist = Alkimista
    .object = egy alkimistát
building-warehouse = Raktár
    .object = egy raktárt
building-tavern = Kocsma
    .object = egy kocsmát
building-trading_post = Kereskedőállomás
    .object = egy kereskedőállomást

artifact-eternal_hourglass = Örök homokóra
    .object = az Örök homokórát
artifact-enchanted_compass = Elvarázsolt iránytű
    .object = az Elvarázsolt iránytűt
artifact-mace_of_bravery = Bátorság buzogánya
    .object = a Bátorság buzogányát
artifact-potion_of_power = Hatalom bájitala
    .object = a Hatalom bájitalát
artifact-living_chest = Eleven láda
    .object = az Eleven ládát
artifact-scroll_of_fortune = Szerencse tekercse
    .object = a Szerencse tekercsét
artifact-crown_of_dominion = Uralom koronája
    .object = az Uralom koronáját
artifact-ornate_tankard = Díszes kupa
    .object = a Díszes kupát
artifact-magical_treasure = Varázskincs
    .object = a Varázskincset
artifact-diamond_ring = Gyémántgyűrű
    .object = a Gyémántgyűrűt
artifact-lodestar = Vezércsillag
    .object = a Vezércsillagot
artifact-key_of_knowledge = Tudás kulcsa
    .object = a Tudás kulcsát
artifact-mirror_of_transformation = Átváltozás tükre
    .object = az Átváltozás tükrét
artifact-shamans_mask = Sámánmaszk
    .object = a Sámánmaszkot

guild-adventurer = Kalandozó
guild-builder = Építő
guild-defender = Védő
guild-artisan = Kézműves

hero-adv_01 = Ösvénykereső
hero-adv_02 = Térképész
hero-adv_03 = Romkutató
hero-adv_04 = Révkalauz
hero-adv_05 = Sólymos felderítő
hero-adv_06 = Barlangi búvár
hero-adv_07 = Csillagjós
hero-adv_08 = Lápjáró
hero-adv_09 = Világjáró
hero-adv_10 = Tábori szakács
hero-adv_11 = Hegymászó
hero-adv_12 = Lámpavivő
hero-bld_01 = Kőműves
hero-bld_02 = Ács
hero-bld_03 = Tetőfedő
hero-bld_04 = Földmérő
hero-bld_05 = Asztalos
hero-bld_06 = Üveges
hero-bld_07 = Építész
hero-bld_08 = Hídépítő
hero-bld_09 = Állványozó
hero-bld_10 = Vakolómester
hero-bld_11 = Kútásó
hero-bld_12 = Kőfaragómester
hero-dfd_01 = Kapuőr
hero-dfd_02 = Pajzshordozó
hero-dfd_03 = Pikás
hero-dfd_04 = Számszeríjász
hero-dfd_05 = Őrmester
hero-dfd_06 = Éjjeliőr
hero-dfd_07 = Kiképzőkapitány
hero-dfd_08 = Ostrommérnök
hero-dfd_09 = Zászlóvivő
hero-dfd_10 = Lovas íjász
hero-dfd_11 = Őrtűzvigyázó
hero-dfd_12 = Bástyakapitány
hero-art_01 = Kádár
hero-art_02 = Takács
hero-art_03 = Fazekas
hero-art_04 = Kovács
hero-art_05 = Ötvös
hero-art_06 = Órásmester
hero-art_07 = Pék
hero-art_08 = Sörfőző
hero-art_09 = Kerékgyártó
hero-art_10 = Kikiáltó
hero-art_11 = Fogadós
hero-art_12 = Céhírnok

## Miért nem

why-settlers = { $needed } telepes kell hozzá; neked { $settlers } van.
why-only_settlers = Az akcióhoz csak { $needed } telepes kell.
why-bonus_settlers = Csak { $settlers } bónusztelepesed van.
why-held = Ennek az ereklyének már van birtokosa: { $seat }.

rule-7 = Ott nincs erődöd.
rule-41 = Ez az ereklye nem fekszik a sorban.
rule-47 = Nem te jössz.
rule-54 = Körönként egy akció és egy meghívás jár: ezt már felhasználtad.
rule-57 = Aki se akciót nem hajt végre, se hőst nem hív, annak passzolnia kell.
rule-64 = Az akcióhoz nem ennyi telepes kell, vagy nincs ennyi telepesed.
rule-65 = Nincs ennyi bónusztelepesed.
rule-73 = Nincs több telepesed, aki építhetne.
rule-74 = Ezen a piaci mezőn nincs épület.
rule-75 = Nem tudod kifizetni az épület árát.
rule-76 = Ezen a mezőn már áll épület.
rule-77 = A településed megtelt.
rule-82 = Ez a pakli üres.
rule-85 = Túl kevés telepesed van ennek a sornak a felfedezéséhez.
rule-86 = A táj a saját sorának egy üres mezőjére kerül.
rule-88 = Az első tájadnak az I. sorból kell származnia.
rule-89 = A tájnak egy másik tájad mellé kell kerülnie.
rule-92 = Ezt a sort már teljesen felfedezted.
rule-96 = Ott nincs szörny, amellyel harcolhatnál.
rule-97 = Túl kevés telepesed van ehhez a szörnyhöz.
rule-102 = Nincs több telepesed erőd építéséhez.
rule-103 = Az erődhöz egy saját táj kell, amelyen nincs se szörny, se erőd.
rule-107 = Nincs több telepesed vadonsor aktiválásához.
rule-108 = Ezt a vadonsort ebben a fordulóban már aktiváltad.
rule-116 = Nincs több telepesed településsor aktiválásához.
rule-117 = Ezt a településsort ebben a fordulóban már aktiváltad.
rule-118 = Ennek a sornak azon a mezőjén nincs épület.
rule-124 = Nincs több telepesed erőd aktiválásához.
rule-126 = Ezt az erődöt ebben a fordulóban már aktiváltad.
rule-141 = Nincs meg, ami ehhez a cseréhez kell.
rule-142 = Nincs meg, ami ehhez a cseréhez kell.
rule-143 = Nincs meg, ami ehhez a cseréhez kell.
rule-144 = Nincs meg, ami ehhez a cseréhez kell.
rule-145 = Nincs meg, ami ehhez a cseréhez kell.
rule-150 = Cserélni csak a saját körödben lehet.
rule-152 = Nem tudod kifizetni a hős árát.
rule-153 = A hős árát ki tudnád fizetni, de a helyének felárát nem.
rule-181 = Ebből nincs több, amit megtarthatnál.
rule-188 = Ez az ereklye nem fekszik a sorban.
rule-189 = Másik ereklyét kell elvenned, nem azt, amelyik nálad van.
rule-209 = A játszma véget ért.
rule-229 = A homokóra csak az új épületre érvényes.
rule-236 = Ez a táj ennél az aktiválásnál nem adott semmit.
rule-246 = E forduló második aktiválását már felhasználtad.
rule-247 = A tükröt csak a birtokosa használhatja, és csak olyan nyersanyaggal, amelyből van neki.
rule-248 = A tükörrel csak másik fajta nyersanyagra cserélhetsz.
rule-254 = Ezt az épületet ennél az aktiválásnál már használtad.
rule-255 = Nem tudod kifizetni, amit az épület kér.
rule-265 = Nincs ilyen nyersanyagod.
rule-270 = Ott nem áll erődöd.
rule-271 = Ehhez erőd kell.
rule-277 = Most nem ez a kérdés.
rule-300 = Előbb fejezd be, amit elkezdtél, aztán cserélj.
rule-301 = Ezen a helyen nincs hős.
