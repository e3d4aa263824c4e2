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

action-build = Építés: { $building }, ára { $goods_cost } ({ $field }. piaci mező)
action-build-none = Építés: { $field }. piaci mező
action-explore = Felfedezés { $row ->
    [I] az
   *[other] a
} { $row }. sorban { $settlers } telepessel
action-fight = Harc: { $monster }, { $row }/{ $column }, { $settlers } telepessel, jutalom: { $goods_reward }
action-fight-none = Harc: { $row }/{ $column }
action-erect_fortress = Erőd építése: { $row }/{ $column } ({ $good_landscape })
action-erect_fortress-none = Erőd építése: { $row }/{ $column }
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
deed-resolve = { $seat } használ { $building_object }
deed-pay = { $seat } { $goods_object } fizet
deed-gain = { $seat } { $goods_object } vesz el
deed-trade_at = { $seat } 1 { $good_landscape_object } vesz el az erőd tájáról: { $row }/{ $column }
deed-scroll = { $seat } még 1 { $good_landscape_object } vesz el innen: { $row }/{ $column }
deed-monster = { $seat } { $appears ->
    [yes] hagyja megjelenni a szörnyet
   *[no] távol tartja a szörnyet
}
deed-keep = { $seat } { $goods_object } tart meg
deed-take = { $seat } elveszi { $artifact_object }

## Válaszok egy csoportjának neve, ha sok nem lehetséges ugyanazért

block-build = Építés
block-explore = Felfedezés
block-fight = Harc
block-erect_fortress = Erőd építése
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

effect-gain = + { $goods_gained }
effect-convert = { $goods_paid } → { $goods_gained }
effect-store = { $goods_paid } → { $points } pont
effect-trading_post = + 1 egy erőd tájáról
effect-artifact = { $trigger }: + { $goods_gained }
effect-landscape = { $trigger }: + { $amount } a táj nyersanyagából
effect-scroll = { $trigger }: + { $amount } a sor egyik tájának nyersanyagából
effect-mirror = bármikor: 1 alapnyersanyag → 1 másik alapnyersanyag
effect-second_wilderness_row = fordulónként egyszer másodszor is aktiválhatsz egy vadonsort
effect-second_settlement_row = fordulónként egyszer másodszor is aktiválhatsz egy településsort
effect-hourglass = építéskor az új épületet rögtön használhatod
effect-mask = te döntöd el, megjelenik-e egy szörny
effect-hero = + { $goods_gained } meghíváskor

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
why-held = Ez az ereklye már { $seat } birtokában van.

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
