### A Guilds magyarul.

## Ami a kérdés

question-over = A játszma véget ért.
question-auction = { $last ->
    [yes] Árverés: licitálsz, elviszel egy szereplőt, vagy passzolsz, és ezzel lezárod? Nálad: { $goods_silver }.
   *[no] Árverés: licitálsz, elviszel egy szereplőt, vagy passzolsz? Nálad: { $goods_silver }.
}
question-add_silver = { $characters }: mennyit teszel hozzá? Legalább { $goods_least_object }; nálad: { $goods_silver }.
question-second_area = { $enough ->
    [yes] Licitálsz még egy másik területen is? Maradt: { $goods_silver }.
   *[no] Melyik másik területen licitálsz még? Maradt: { $goods_silver }.
}
question-forced_take = Mindenki passzolt, és itt te vezetsz: melyik szereplőt viszed el?
question-choose = { $character }{ $room }: ki veszítsen { $goods_taken_object }?
question-victim = { $character }{ $room }: melyik szereplőt távolítod el?
question-money = Pénzváltás: mit váltasz? Nálad: { $goods_has }.
question-building = { $last ->
    [yes] Építkezés: veszel egy helyiséget, vagy passzolsz, és ezzel lezárod? Nálad: { $goods_has }.
   *[no] Építkezés: veszel egy helyiséget, vagy passzolsz? Nálad: { $goods_has }.
}
question-place_room = { $room }: hová építed?
question-protect = A hét vége: melyik helyiség maradjon a kínálatban? Nálad: { $goods_silver }.

## A válaszok

group-bids = Licit
group-takes = Elvitel
group-abilities = Képességek
group-exchanges = Váltás
group-rooms = Helyiségek
group-answers = Válaszok

# The guided first round.
lesson-goal-title = Ki nyer?
lesson-goal-text = Az utolsó hét után az nyer, akinek a legtöbb pontja van. Pontot három dolog hoz: a céhedhez csatlakozó szereplők, a felépített helyiségek és a négy közös cél. Minden héten előbb szereplőkre licitáltok, aztán építkeztek.
lesson-bid-title = Egy licit két területre szól
lesson-bid-text = Minden hét 10 ezüstöt hoz. Három szereplő vár árverésre; egy licit mindig két területre szól, és mindkettőn vezetned kell vele. Nyomd meg a fogadóst és a hercegnőt: mindegyik 1 ezüsttel indul, ennyi elég a vezetéshez. Aztán add be lent a licitet.
lesson-bid-then = Az ezüstöd a sátraidon van, és mindkét területen vezetsz. Még semmit sem fizettél: csak az fizet, aki elvisz egy kártyát.
lesson-bid-else = Ehhez a lépéshez 1-1 ezüst kell a fogadósra és a hercegnőre: amit többet adsz, az később a helyiségekre hiányzik.
lesson-take-title = Vidd el, ahol vezetsz
lesson-take-text = A fogadósnál túllicitáltak, de a hercegnőnél még te vezetsz. Amikor te jössz, licitálhatsz, passzolhatsz, vagy elvihetsz egy kártyát onnan, ahol vezetsz. Vidd el a hercegnőt: annyiba kerül, amennyi ezüst a sátradon van.
lesson-take-then = A hercegnő a céhedben van: 5 pont a kártyáján, és első nemesként a „Kék vér” célt is meghozza. A fogadósnál lévő ezüstöd nem veszett el: az árverés után visszakapod.
lesson-take-else = Most te vezetsz a hercegnőnél; legközelebb lehet, hogy ott is túllicitálnak.
lesson-one-title = Amikor kevesen maradnak
lesson-one-text = A fogadóst elvitték. Ha legfeljebb két terület maradt, egyetlen területre is licitálhatsz. A zarándok 3 ezüstöt ad, amikor csatlakozik, így megéri rálicitálni: nyomd meg, és add be a 2 ezüstös licitet.
lesson-one-then = A zarándoknál te vezetsz. Ha a többiek passzolnak, vagy nincs ezüstjük, a következő körödben a tiéd.
lesson-one-else = 2 ezüsttel már te vezetsz a zarándoknál, és ő 3-at hoz.
lesson-join-title = Fogadd be
lesson-join-text = Az ellenfél passzolt. A passz nem végleges: aki passzol, később újra licitálhat. Csak ha mindenki egymás után passzol, akkor kell elvinni azt, amin valaki vezet. Vidd el a zarándokot.
lesson-join-then = 2-be kerül, 3-at hoz, és a két különböző renddel te vezetsz a „Sokféle hivatás” célban. Nem maradt kártya: az árverésnek vége, a többi ezüstöd visszajött.
lesson-join-else = Az utolsó kártyát már elviheted: ha többet ígérsz érte, csak drágább lesz.
lesson-money-title = Ezüstből arany
lesson-money-text = Az ezüst árverésre való, az arany helyiségekre. Hetente egyszer válthatsz: öt ezüstből egy arany lesz, és ami ezüst a hét végén marad, az elvész. Váltsd be mind a tízet.
lesson-money-then = Két arany. Az arany hétről hétre megmarad, az ezüst nem.
lesson-money-else = Az ezüstöd két aranyra elég, és a mostani helyiség kettőbe kerül.
lesson-buy-title = Vegyél egy helyiséget
lesson-buy-text = Az építkezésnél mindenki körönként egy helyiséget vesz, a rajta látható aranyért. A falak rései az ajtók. Az olvasószoba 2 aranyba kerül, és 4½ pontot hoz: vedd meg.
lesson-buy-then = A helyiség a kezedben van, és helyet keres az építési telkeden.
lesson-buy-else = A két aranyad az olvasószobára elég.
lesson-place-title = Ajtók és ablakok
lesson-place-text = Ajtónak ajtóhoz, falnak falhoz kell érnie. Csak az a helyiség számít, amely az előcsarnokból ajtókon át elérhető. A külső falra nyíló ajtó ablak. Tedd a helyiséget az előcsarnok bal vagy jobb oldalára.
lesson-place-then = Az előcsarnok ajtaján át elérhető, és a külső ajtaja ablak lett.
lesson-place-else = Az előcsarnok mellett a helyiségnek ablaka lesz, máshol nem.
lesson-goals-title = A célok
lesson-goals-text = Itt látod, hogyan áll mindenki, mintha most lenne vége. A legtöbb nemes, a legtöbb ablak, a legnagyobb birtok, a legtöbb különböző rend: mind a négyben te vezetsz. A végén a vezető kapja a pontokat, holtversenynél mindenki a teljeset.
lesson-week-title = A következő hét
lesson-week-text = Arany nélkül nem volt mit venni, ezért passzoltál. Ha mindenki passzolt, a hétnek vége: ami és aki senkinek sem kellett, távozik, a maradék ezüst elvész, és akinek a legtöbb volt, az kezd. Az új hét újakat hoz, mindenkinek 10 ezüstöt, és azt, amit a szereplők és helyiségek termelnek.
lesson-end-title = Hogyan tovább?
lesson-end-text = Még hét ilyen hét. Egyes szereplők ezüstöt vagy aranyat hoznak, mások képességgel bírnak, vagy azt számolják, amit gyűjtesz; a jellel ellátott helyiség tagnak számít. A betelt építési telek korábban véget vet a játéknak. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. Játssz tovább, vagy olvasd el a szabályokat.

action-bid = Licit ({ $characters }): { $leads ->
    [you] te vezetsz { $goods_highest_by }
    [other] { $seat_leader } vezet { $goods_highest_by }; legalább { $goods_least }
   *[nobody] legalább { $goods_least }
}
action-bid-none = Licit: { $area }
action-add = Licit { $goods_total_by } ({ $characters }){ $raises ->
    [yes] , még { $goods_added }
   *[no] {""}
}
action-take = Elvitel: { $character } { $goods_cost_for } – { $effect }
action-use_ability-exchange = { $character }{ $room }: { $goods_paid } → { $goods_gained } (még { $left })
action-use_ability-gain = { $character }{ $room }: + { $goods_gained } (még { $left })
action-use_ability-drain = { $character }{ $room }: { $target ->
    [each] minden ellenfél { $goods_taken_object } veszít
   *[one] egy ellenfél { $goods_taken_object } veszít
}
action-use_ability-remove_character = { $character }{ $room }: egy ellenfél szereplőjének eltávolítása{ $timing ->
    [once] , játékonként egyszer
   *[weekly] {""}
}
action-choose = { $seat_whose }: { $goods_taken }
action-remove = { $character } ({ $seat_whose }) – { $effect }
action-remove-none = { $character } – { $effect }
action-exchange = { $goods_paid } → { $goods_gained }
action-buy = { $room } { $goods_cost_for } – { $effect }
action-buy-none = Egy helyiség
action-place = { $row }, { $column }, { $turn }: { $joined ->
    [0] nincs ajtaja más helyiségre
   *[other] ajtó ide: { $rooms_joined }
}{ $open ->
    [0] {""}
   *[other] , nyitott { $ways_open }
}{ $windows ->
    [0] {""}
   *[other] , { $windows } ablak
} – { $reach ->
    [yes] aktív
   *[no] inaktív
}
action-place-not = { $room }: { $row }, { $column }, { $turn }
action-protect = Megtartás { $goods_cost_for }: { $room }
action-protect-free = Megtartás ingyen: { $room }
action-pass_turn = Passz
action-done = Kész
action-done-second_area = Csak az egyik terület

## Amit valaki tett, a neve után

deed-add = { $seat } licitál { $goods_total_by } ({ $characters })
deed-add-raise = { $seat } emel { $goods_total_onto } ({ $characters })
deed-take = { $seat } elviszi { $character_object } { $goods_cost_for }
deed-use_ability = { $seat } igénybe veszi { $character_object }{ $room_object }
deed-use_ability-exchange = { $seat } vált ({ $character }{ $room }): { $goods_paid } → { $goods_gained }
deed-choose = { $seat } megcsapolja { $seat_whose } készletét: { $goods_taken }
deed-exchange = { $seat } vált: { $goods_paid } → { $goods_gained }
deed-place = { $seat } megépíti { $room_object } { $goods_cost_for }{ $reach ->
    [yes] {""}
   *[no] , egyelőre inaktív
}
deed-protect = { $seat } a kínálatban tartja { $room_object } { $goods_cost_for }
deed-protect-free = { $seat } ingyen a kínálatban tartja { $room_object }
deed-pass_turn = { $seat } passzol
deed-pass_turn-taking = { $seat } passzol, és ezzel elviszi { $character_object }

## Válaszok egy csoportjának neve, ha sok nem lehetséges ugyanazért

block-bid = Licit
block-add = Ezüst hozzátétele
block-take = Szereplő elvitele
block-use_ability = Képesség használata
block-choose = Ellenfél kiválasztása
block-remove = Szereplő eltávolítása
block-exchange = Ezüst váltása aranyra
block-buy = Helyiség vásárlása
block-place = Helyiség megépítése
block-protect = Helyiség megtartása
block-pass_turn = Passz
block-done = Kész

## Ami történt

change-unspent = váltatlanul maradt { $goods }: a hét végén elvész
change-supply = { $changes }
change-staked = { $goods } téttel a sátrakon
change-joined = { $seat } megkapja { $character_object }
change-removed = { $seat } elveszíti { $character_object }
change-woken = már aktív ({ $seat }): { $room }
change-characters_gone = senkinek sem kellett: { $characters }
change-rooms_gone = eldobva: { $rooms }
change-week = { $week }. hét, kezd: { $seat }
change-last_week = ez az utolsó hét
change-phase = következik: { $phase }
change-characters = a városközpontban: { $characters }
change-rooms = új a kínálatban: { $rooms }
change-over = véget ért az utolsó hét

## Ahogy végződött

result-won = Győztes { $points } ponttal: { $seats }.
result-by_tie_income = Pontegyenlőség ({ $points } pont); alacsonyabb heti bevétellel győzött (GLD-229): { $seats }.
result-by_tie_cells = Pontegyenlőség ({ $points } pont), a heti bevétel is egyenlő; nagyobb székházzal győzött (GLD-232): { $seats }.
result-by_tie_members = Pontegyenlőség ({ $points } pont), a heti bevétel és a méret is egyenlő; több szereplővel győzött (GLD-234): { $seats }.
result-shared = Megosztott győzelem { $points } ponttal (GLD-236): { $seats }.

score-characters = Szereplők
score-rooms = Helyiségek
score-total = Összesen
score-tie_income = Heti bevétel
score-tie_cells = A székház mérete
score-tie_members = A céh szereplői

## A tábla

board-week = { $week }. hét (összesen { $weeks })
board-dove = galamb
board-cat = macska
board-passes = { $passes ->
    [one] 1 passz
   *[other] { $passes } passz egymás után
}
board-piles = maradt: { $characters } szereplő, { $small } kis és { $large } nagy helyiség
board-town = Városközpont
board-closed = elkelt
board-lead = vezetéshez { $silver }
board-display = Kínálat
board-kept = marad
board-goals = Célok
board-start = kezdőjátékos
board-points = { $points } pont
board-score = szereplők { $characters }, helyiségek { $rooms }, célok { $goals }
board-tents = sátrakon { $silver }
board-income = hetente { $income }
board-keeps = megtart: { $silver }
board-hall = Előcsarnok
board-left = még { $left }
board-nobody = még senki sincs a céhben
board-summary = { $members } szereplő, { $rooms } helyiség

## A terminálon

help-signs = A táblán: ① ② … hely szerint, ★ aki vezet, ° ezen az árverésen szerzett szereplő: képességei a pénzváltástól használhatók. Építési telkek: a vonalban a rés ajtó, a pontozás ablak, ✗ inaktív helyiség, · szabad mező. A kínálat helyiségei: a vonalak az ajtókhoz vezetnek, fent van észak.

## Érmék

goods-none = semmi
    .object = semmit sem
    .by = semmivel
    .for = ingyen
    .onto = semmire
goods-silver = { $count } ezüst
    .object = { $count } ezüstöt
    .by = { $count } ezüsttel
    .for = { $count } ezüstért
    .onto = { $count } ezüstre
goods-gold = { $count } arany
    .object = { $count } aranyat
    .by = { $count } arannyal
    .for = { $count } aranyért
    .onto = { $count } aranyra
goods-point = { $count } pont
    .object = { $count } pontot
    .by = { $count } ponttal
    .for = { $count } pontért
    .onto = { $count } pontra

## Kártyák és helyiségek

card-character = { $character }: { $faction_one }{ $second ->
    [yes] {" "}és { $faction_second_one }
   *[no] {""}
}{ $people ->
    [yes] , { $race }, { $gender }
   *[no] {""}
}
card-room = { $room }: { $size ->
    [large] nagy helyiség
   *[small] kis helyiség
} ({ $type }), ára { $goods_cost }
card-goal = { $goal }: cél

effect-points = { $points } pont
effect-symbol = még egy { $faction_as } számít
effect-income = hetente + { $goods_income }
effect-doors = ajtók: { $sides_first }
effect-doors_large = ajtók: { $sides_first }; a másik mezőn ({ $side }): { $sides_second }
effect-goal = { $metric_most }, de legalább { $least }: { $goods_first }; négy játékossal a második helyért { $goods_second }

lead-timing = { $timing ->
    [on_join] belépéskor
    [weekly] { $uses ->
        [one] hetente egyszer { $phase_in }
       *[other] hetente legfeljebb { $uses } alkalommal { $phase_in }
    }
   *[once] játékonként egyszer { $phase_in }
}
lead-uses = { $uses ->
    [0] {""}
    [one] hetente egyszer:{" "}
   *[other] hetente legfeljebb { $uses } alkalommal:{" "}
}
does-gain = { lead-timing }: + { $goods_gained }
does-drain = { lead-timing }: { $target ->
    [each] { $receiver ->
        [owner] { $goods_taken } minden ellenféltől
       *[supply] minden ellenfél { $goods_taken_object } veszít
    }
   *[one] { $receiver ->
        [owner] { $goods_taken } egy ellenféltől
       *[supply] egy ellenfél { $goods_taken_object } veszít
    }
}
does-exchange = { lead-timing }: { $goods_paid } → { $goods_gained }
does-remove_character = { lead-timing }: egy ellenfél legfeljebb { $points } nyomtatott pontot érő szereplőjének eltávolítása
does-discount = { lead-uses }{ $scope ->
    [small] egy kis helyiség
    [large] egy nagy helyiség
   *[any] egy helyiség
} { $goods_less_by } olcsóbb
does-solo_bid = { lead-uses }egyetlen területen is licitálhatsz
does-rebate = { lead-uses }{ $goods_silver } visszajár, ha szereplőért fizetsz
does-free_protect = { lead-uses }egy helyiség ingyen a kínálatban marad
does-protect = { $threat ->
    [drain] senki sem veheti el az érméidet
   *[remove_character] senki sem távolíthat el szereplőt a céhedből
}
does-keep_silver = a hét végén nálad marad { $goods_silver }
does-start_weight = { $goods_silver_by } többnek számít a készleted, amikor eldől, ki a kezdőjátékos
does-income_per = hetente + { $goods_silver } minden { $per ->
    [1] { $metric }
   *[other] { $per } { $metric }
} után, legfeljebb { $goods_most }
does-ap_per = a játék végén: { $points } pont minden { $per ->
    [1] { $metric }
   *[other] { $per } { $metric }
} után
does-ap_if = a játék végén: { $points } pont, ha van legalább { $least } { $metric_yours }

metric-members_warriors = harcos
    .most = a legtöbb harcos
    .yours = harcosod
metric-members_mages = mágus
    .most = a legtöbb mágus
    .yours = mágusod
metric-members_priests = pap
    .most = a legtöbb pap
    .yours = papod
metric-members_rogues = zsivány
    .most = a legtöbb zsivány
    .yours = zsiványod
metric-members_nobles = nemes
    .most = a legtöbb nemes
    .yours = nemesed
metric-members_artisans = kézműves
    .most = a legtöbb kézműves
    .yours = kézművesed
metric-members_animals = állat
    .most = a legtöbb állat
    .yours = állatod
metric-rooms_type_study = tanulószoba
    .most = a legtöbb tanulószoba
    .yours = tanulószobád
metric-rooms_type_training = gyakorlóterem
    .most = a legtöbb gyakorlóterem
    .yours = gyakorlótermed
metric-rooms_type_workshop = műhely
    .most = a legtöbb műhely
    .yours = műhelyed
metric-rooms_type_garden = kert
    .most = a legtöbb kert
    .yours = kerted
metric-rooms_type_parlour = szalon
    .most = a legtöbb szalon
    .yours = szalonod
metric-members_total = szereplő
    .most = a legtöbb szereplő
    .yours = szereplőd
metric-factions_distinct = különböző rend
    .most = a legtöbb különböző rend
    .yours = különböző rended
metric-races_distinct = különböző faj
    .most = a legtöbb különböző faj
    .yours = különböző fajod
metric-women = női szereplő
    .most = a legtöbb női szereplő
    .yours = női szereplőd
metric-rooms_large = nagy helyiség
    .most = a legtöbb nagy helyiség
    .yours = nagy helyiséged
metric-built_cells = beépített mező
    .most = a legtöbb beépített mező
    .yours = beépített meződ
metric-windows = ablak
    .most = a legtöbb ablak
    .yours = ablakod
metric-income_weekly = ezüst heti bevétel
    .most = a legnagyobb heti bevétel
    .yours = ezüst heti bevételed
metric-gold_held = arany
    .most = a legtöbb arany
    .yours = aranyad

faction-warriors = harcosok
    .one = harcos
    .as = harcosnak
faction-mages = mágusok
    .one = mágus
    .as = mágusnak
faction-priests = papok
    .one = pap
    .as = papnak
faction-rogues = zsiványok
    .one = zsivány
    .as = zsiványnak
faction-nobles = nemesek
    .one = nemes
    .as = nemesnek
faction-artisans = kézművesek
    .one = kézműves
    .as = kézművesnek
faction-animals = állatok
    .one = állat
    .as = állatnak

race-human = ember
race-elf = tünde
race-dwarf = törpe
race-orc = ork
race-halfling = félszerzet

gender-f = nő
gender-m = férfi

type-study = tanulószoba
type-training = gyakorlóterem
type-workshop = műhely
type-garden = kert
type-parlour = szalon

area-A1 = 1. terület
area-A2 = 2. terület
area-A3 = 3. terület
area-A4 = 4. terület
area-A5 = 5. terület
area-A6 = 6. terület

side-N = fent
side-E = jobb oldalt
side-S = lent
side-W = bal oldalt
side-no = nincs

row-1 = Elülső sor
row-2 = Második sor
row-3 = Harmadik sor
row-4 = Hátsó sor
row-1-2 = Elülső és második sor
row-2-3 = Második és harmadik sor
row-3-4 = Harmadik és hátsó sor
column-1 = balra
column-2 = középen
column-3 = jobbra
column-1-2 = balra és középen
column-2-3 = középen és jobbra
turn-0 = nincs elfordítva
turn-1 = jobbra fordítva
turn-2 = fejjel lefelé
turn-3 = balra fordítva
way-N = hátrafelé
way-E = jobb felé
way-S = az utca felé
way-W = bal felé

phase-auction = árverés
    .in = az árverésen
phase-money = pénzváltás
    .in = a pénzváltáskor
phase-building = építkezés
    .in = az építkezéskor
phase-end = a hét vége
    .in = a hét végén

character-none = {""}
room-none = {""}
room-hall = előcsarnok

character-W1 = Pajzshordozó
    .object = a pajzshordozót
character-W2 = Arénabajnok
    .object = az arénabajnokot
character-W3 = Útőr
    .object = az útőrt
character-W4 = Testőr
    .object = a testőrt
character-W5 = Rablóvezér
    .object = a rablóvezért
character-W6 = Kiképző
    .object = a kiképzőt
character-W7 = Ostrommérnök
    .object = az ostrommérnököt
character-M1 = Átváltoztató
    .object = az átváltoztatót
character-M2 = Udvari varázsló
    .object = az udvari varázslót
character-M3 = Füvesboszorkány
    .object = a füvesboszorkányt
character-M4 = Csillagjós
    .object = a csillagjóst
character-M5 = Rúnatudós
    .object = a rúnatudóst
character-M6 = Illuzionista
    .object = az illuzionistát
character-M7 = Beavatott
    .object = a beavatottat
character-P1 = Főpapnő
    .object = a főpapnőt
character-P2 = Alamizsnás
    .object = az alamizsnást
character-P3 = Ispotályos nővér
    .object = az ispotályos nővért
character-P4 = Jósnő
    .object = a jósnőt
character-P5 = Gyóntató
    .object = a gyóntatót
character-P6 = Apátnő
    .object = az apátnőt
character-P7 = Zarándok
    .object = a zarándokot
character-R1 = Orgyilkos
    .object = az orgyilkost
character-R2 = Zsebmetsző
    .object = a zsebmetszőt
character-R3 = Koldus
    .object = a koldust
character-R4 = Csempész
    .object = a csempészt
character-R5 = Orgazda
    .object = az orgazdát
character-R6 = Mestertolvaj
    .object = a mestertolvajt
character-R7 = Kémfőnök
    .object = a kémfőnököt
character-N1 = Hercegnő
    .object = a hercegnőt
character-N2 = Birtokos báró
    .object = a birtokos bárót
character-N3 = Vámúr
    .object = a vámurat
character-N4 = Követ
    .object = a követet
character-N5 = Trónörökös
    .object = a trónörököst
character-N6 = Kertek pártfogója
    .object = a kertek pártfogóját
character-N7 = Udvari hírnök
    .object = az udvari hírnököt
character-C1 = Fogadós
    .object = a fogadóst
character-C2 = Kőművesmester
    .object = a kőművesmestert
character-C3 = Aranyműves
    .object = az aranyművest
character-C4 = Ács
    .object = az ácsot
character-C5 = Posztókereskedő
    .object = a posztókereskedőt
character-C6 = Konyhamester
    .object = a konyhamestert
character-C7 = Szerszámkészítő
    .object = a szerszámkészítőt
character-B1 = Harci kutya
    .object = a harci kutyát
character-B2 = Bagoly
    .object = a baglyot
character-B3 = Kóbor macska
    .object = a kóbor macskát
character-B4 = Igásló
    .object = az igáslovat
character-B5 = Vadászsólyom
    .object = a vadászsólymot
character-B6 = Málhás öszvér
    .object = a málhás öszvért

room-S01 = Másolóterem
    .object = a másolótermet
room-S02 = Rúnacella
    .object = a rúnacellát
room-S03 = Térképszoba
    .object = a térképszobát
room-S04 = Olvasószoba
    .object = az olvasószobát
room-S05 = Csillaggaléria
    .object = a csillaggalériát
room-S06 = Ereklyetár
    .object = az ereklyetárat
room-S07 = Lajstromterem
    .object = a lajstromtermet
room-S08 = Küzdőtér
    .object = a küzdőteret
room-S09 = Fegyvertár
    .object = a fegyvertárat
room-S10 = Őrszoba
    .object = az őrszobát
room-S11 = Vívóterem
    .object = a vívótermet
room-S12 = Legénységi szoba
    .object = a legénységi szobát
room-S13 = Kötélpadlás
    .object = a kötélpadlást
room-S14 = Trófeaszoba
    .object = a trófeaszobát
room-S15 = Asztalosműhely
    .object = az asztalosműhelyt
room-S16 = Kovácsműhely
    .object = a kovácsműhelyt
room-S17 = Kelmefestő műhely
    .object = a kelmefestő műhelyt
room-S18 = Üvegégető kemence
    .object = az üvegégető kemencét
room-S19 = Rejtett pince
    .object = a rejtett pincét
room-S20 = Szövőszoba
    .object = a szövőszobát
room-S21 = Pénzverő zug
    .object = a pénzverő zugot
room-S22 = Gyógynövényágyás
    .object = a gyógynövényágyást
room-S23 = Galambdúc
    .object = a galambdúcot
room-S24 = Méhes
    .object = a méhest
room-S25 = Rózsasétány
    .object = a rózsasétányt
room-S26 = Kutyaudvar
    .object = a kutyaudvart
room-S27 = Kolostorkert
    .object = a kolostorkertet
room-S28 = Szökőkutas udvar
    .object = a szökőkutas udvart
room-S29 = Ivó
    .object = az ivót
room-S30 = Kártyazug
    .object = a kártyazugot
room-S31 = Ruhatár
    .object = a ruhatárat
room-S32 = Zeneszoba
    .object = a zeneszobát
room-S33 = Arcképterem
    .object = az arcképtermet
room-S34 = Számolószoba
    .object = a számolószobát
room-S35 = Bársonyszalon
    .object = a bársonyszalont
room-L01 = Nagykönyvtár
    .object = a nagykönyvtárat
room-L02 = Varázslaboratórium
    .object = a varázslaboratóriumot
room-L03 = Szent iratok terme
    .object = a szent iratok termét
room-L04 = Planetárium
    .object = a planetáriumot
room-L05 = Gyakorlócsarnok
    .object = a gyakorlócsarnokot
room-L06 = Aréna
    .object = az arénát
room-L07 = Árnyékpálya
    .object = az árnyékpályát
room-L08 = Kovácscsarnok
    .object = a kovácscsarnokot
room-L09 = Kőfaragóudvar
    .object = a kőfaragóudvart
room-L10 = Fémpróbaműhely
    .object = a fémpróbaműhelyt
room-L11 = Állatsereglet
    .object = az állatseregletet
room-L12 = Gyümölcsöskert
    .object = a gyümölcsöskertet
room-L13 = Sövénylabirintus
    .object = a sövénylabirintust
room-L14 = Télikert
    .object = a télikertet
room-L15 = Lakomaterem
    .object = a lakomatermet
room-L16 = Bálterem
    .object = a báltermet
room-L17 = Vendégszárny
    .object = a vendégszárnyat
room-L18 = Kincstár
    .object = a kincstárat

goal-G01 = A birodalom fegyverei
goal-G02 = A mágia köre
goal-G03 = Jámbor szívek
goal-G04 = Fülek a sötétben
goal-G05 = Kék vér
goal-G06 = Ügyes kezek
goal-G07 = A király állatkertje
goal-G08 = A céh hölgyei
goal-G09 = Minden faj
goal-G10 = Sokféle hivatás
goal-G11 = Nagy birtok
goal-G12 = Virágzó kertek
goal-G13 = A tudás háza
goal-G14 = A fegyverek háza
goal-G15 = Pompás termek
goal-G16 = Tele ládák
goal-G17 = Aranytartalék
goal-G18 = Fény és levegő

## Miért nem

why-leader = Ott { $seat } vezet, licitje: { $goods }.
why-too_low = A vezetéshez legalább { $goods_least } kell.
why-too_dear = { $goods_here } kell hozzá; neked ennyi van: { $goods_has }.
why-second_area = Ide { $goods_here }, egy második területre legalább { $goods_second } kell; neked ennyi van: { $goods_has }.
why-settled_area = Most innen kell szereplőt elvinni: { $area }.
why-sticks_out = A helyiség kilógna a telekről.
why-covers = Ott már másik helyiség van.
why-door = { $towards ->
    [N] A hátsó
    [E] A jobb oldali
    [S] Az utca felőli
   *[W] A bal oldali
} ajtaja falra nyílna.
why-wall = { $towards ->
    [N] A hátsó
    [E] A jobb oldali
    [S] Az utca felőli
   *[W] A bal oldali
} fala elzárna egy ajtót.

rule-82 = Ez a terület ebben a játszmában zárva van.
rule-88 = Licitálni és szereplőt elvinni csak az árverésen, a saját körödben lehet.
rule-96 = Ezen a területen már nincs szereplő.
rule-97 = Legalább 1 ezüstöt tegyél hozzá.
rule-99 = Ezzel nem te vezetnél azon a területen.
rule-100 = Ezzel csak eléred az ottani legmagasabb licitet: meg is kell haladnod.
rule-101 = Ehhez a licithez kevés az ezüstöd.
rule-107 = Amíg legalább három területen van szereplő, a licit két területre szól.
rule-114 = Egy területről csak az vihet el szereplőt, aki ott vezet.
rule-125 = Mindenki passzolt: aki vezet, annak el kell vinnie egy szereplőt.
rule-127 = A területek sorrendben következnek, és most egy másik van soron.
rule-135 = Ennyi aranyhoz kevés az ezüstöd.
rule-136 = Csak egész adagokat válthatsz.
rule-137 = Ezüstöt aranyra csak a pénzváltáskor, a saját körödben válthatsz.
rule-140 = Helyiséget csak az építkezéskor, a saját körödben vehetsz.
rule-142 = Azon a helyen nincs helyiség.
rule-143 = Ehhez a helyiséghez kevés az aranyad.
rule-145 = Csak az éppen megvett helyiséget építheted meg.
rule-146 = Ez a helyiség sehol sem fér el a telkeden.
rule-166 = A helyiség kilógna a telekről, vagy eltakarna egy másikat.
rule-167 = A helyiségnek az egyik oldalával érintenie kell egy másikat vagy az előcsarnokot.
rule-171 = Egy ajtó falra nyílna.
rule-184 = Ez a helyiség inaktív: nem vezet hozzá ajtók sora, ezért nem hat.
rule-189 = Egy helyiség megtartása 1 ezüstbe kerül, és csak a hét végén, a saját körödben lehetséges.
rule-190 = Ebben a körben már fizettél egy helyiségért.
rule-191 = Ez a helyiség már a kínálatban marad.
rule-206 = A játszma véget ért.
rule-238 = Aki ezen az árverésen lépett be, annak a képességei csak a pénzváltástól használhatók.
rule-245 = Ez a képesség nem a tiéd, vagy nem ebbe a szakaszba tartozik.
rule-246 = Ezt a képességet már használtad, és játékonként csak egyszer lehet.
rule-247 = Ezt a képességet már annyiszor használtad, ahányszor egy héten lehet.
rule-258 = Ellenfelet kell választanod.
rule-259 = Ezt a váltást nem tudod kifizetni.
rule-268 = Ez a szereplő nem ellenfélé, vagy túl sokat ér.
rule-269 = Nincs kit eltávolítani: az a céh védett.
rule-270 = Annak a játékosnak az érméi védettek.
rule-274 = Több helyiséget már nem tarthatsz meg ingyen.
rule-299 = Nem te jössz.
rule-300 = Ezen a területen már licitáltál.
rule-302 = Itt nem lehet passzolni.
rule-304 = Most senkit sem kell eltávolítani.
rule-305 = Most nem kell ellenfelet választani.
rule-308 = Itt nincs mit befejezni.
rule-319 = Nincs olyan ellenfél, akitől ezt elvehetnéd.
