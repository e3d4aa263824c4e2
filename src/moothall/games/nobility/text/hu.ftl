### A Nobility magyarul.

## Ami a kérdés

question-over = A játszma véget ért.
question-first_commission = A három megrendelés közül melyiket tartod meg?
question-turn = { $done ->
    [yes] Mit teszel még ebben a körben? A kockáid összegébe még { $room } fér bele.
   *[no] Te jössz: kocka, telepeskártya vagy eladás? A kockáid összegébe még { $room } fér bele.
}
question-target = Hová teszed a kockát ({ $value })?{ $tokens ->
    [0] {""}
   *[other] {" "}Ára { $tokens } módosító.
}
question-spend = { $settler }, { $ware }: mennyit fizetsz? Összesen { $least }–{ $most } áru, eddig { $goods_paid }.
question-take_settler = { $cards ->
    [one] Barlangkocsma: melyik telepeskártyát veszed el?
   *[other] Barlangkocsma: melyik telepeskártyát veszed el elsőként? { $cards } kártyát vehetsz el.
}
question-another_settler = Barlangkocsma: elveszel még egy telepeskártyát?
question-discard_settler = Túl sok telepeskártyád van. A három korábbi közül melyik adja át a helyét az újnak ({ $settler })?
question-workshop = { $building }: használod a műhelyt?
question-reroll = { $marked ->
    [0] Mely kockákat dobod újra?
   *[other] Mely kockákat dobod újra? Eddig { $values }.
}
question-buy_any = Melyik árut veszed meg { $goods_cost_for }?
question-give = Melyik árut adod be?
question-receive = Melyik árut kéred { $goods_given_for }?
question-buy = { $guild }: mennyit veszel? Legfeljebb { $goods_most }, darabja { $goods_cost }.
question-employ = { $guild }: kit helyezel ide? Még legfeljebb { $left }.
question-plot = Melyik telken épüljön fel { $building_subject }?
question-sell = Kikötő ({ $ship }): mit adsz el? Még legfeljebb { $left }.
question-visit = Berk irodája: mit teszel?
question-commission = Melyik megrendelést tartod meg?
question-return = Melyik céhből hívsz vissza egy tanoncot?
question-lord_settler = Lordi jutalom ({ $character }): elveszel egy telepeskártyát?
question-lord_good = { $left ->
    [one] Lordi jutalom ({ $character }): melyik árut veszed el?
   *[other] Lordi jutalom ({ $character }): mely árukat veszed el? Még { $left }.
}
question-lord_apprentice = Lordi jutalom ({ $character }): melyik céhbe küldesz egy munkást?

## A válaszok

group-dice = Kockák
group-modifiers = Kockák módosítóval
group-settlers = Telepesek
group-sales = Eladás
group-guilds = Céhek
group-council = Kőtanács
group-chancery = Kancellária
group-town = Város
group-answers = Válaszok

# The guided first round.
lesson-goal-title = Ki nyer?
lesson-goal-text = Tíz forduló után az nyer, akinek a legtöbb pontja van. Pontot a telepeseknek és a Kőtanácsnak adott áruk, a műhelyek és középületek, valamint a nemesség hoz. Ebben a fordulóban megteszed az első lépéseket.
lesson-guild-title = Egy kocka munkába áll
lesson-guild-text = Öt kockával dobtál, és körönként egyet raksz le. Egy céhben alacsony értékkel egy árut veszel és két munkást helyezel el, magassal hármat veszel, és senkit sem helyezel el. A telepeseid könyvet kérnek: vedd a 2-est, tedd a tudóscéhbe, és vegyél 1 könyvet 1 érméért.
lesson-guild-then = Két könyv és egy bútor: elég az első telepeseidnek.
lesson-guild-else = A kezedben lévő kártya könyvet és bútort kér, legalább három árut, az 1-es és a 6-os pedig később kell.
lesson-settle-title = Fejezz be egy telepeskártyát
lesson-settle-text = Körönként egyszer, kocka nélkül befejezhetsz egy telepeskártyát: kell hozzá egy ház, minden jelzett fajtából egy áru, és összesen három. A fogaskerék-bütykölők könyvet és bútort kérnek. Fejezd be a kártyát.
lesson-settle-then = Minden áruért egy pont, egy munkás és egy nemességcsillag. A házad most beépült; az építőanyagtelepen vehetsz újat.
lesson-settle-else = Megvan minden, amit a fogaskerék-bütykölők kérnek, és amit megtartasz, azért itt nem jár pont.
lesson-turn-title = Körönként egy kocka
lesson-turn-text = Egy körben legfeljebb egy kocka, egy telepeskártya és egy eladás fér bele, tetszőleges sorrendben. Utána a többiek jönnek, amíg senki sem tud vagy akar lépni. Fejezd be a köröd.
lesson-turn-then = Most a szomszédod rak le egy kockát. Kevés a hely: két játékosnál egy céh fordulónként egy kockát fogad.
lesson-turn-else = Leraktad a kockád, és befejeztél egy kártyát: mielőtt folytatod, a többiek következnek.
lesson-apprentice-title = Egy tanonc
lesson-apprentice-text = A munkásod mesterséget tanulhat: vedd az 1-est, tedd az ácscéhbe, vegyél 1 bútort, és helyezd el a munkásod. A tanonc minden fordulóban érmét hoz, ingyenárut, ha ott vásárolsz, és jogot ad a céh műhelyeinek megvételére.
lesson-apprentice-then = Van egy tanoncod az ácscéhben. A következő körödtől mindenben számít.
lesson-apprentice-else = Csak alacsony értékű kockával helyezhetsz el munkást egy céhben, és a mostani műhely az ácscéhé.
lesson-hall-title = A Városháza
lesson-hall-text = A Városházán minden épületnek megvan a kockája és az ára: 6-ossal az elsőt veheted meg 4 érméért. Ez az Ácsműhely, az ácscéh műhelye, és ott van tanoncod. Fejezd be a köröd, vedd a 6-ost, és tedd a Városházára.
lesson-hall-then = Három pont és egy csillag, a tanoncodból pedig céhmester lett: ha más használja a műhelyt, te is kapsz belőle. A középületek viszont a saját tábládon állnak.
lesson-hall-else = Az Ácsműhelyt csak 6-ossal lehet megvenni, és csak annak, akinek van tanonca az ácscéhben.
lesson-reputation-title = Ameddig a hírneved ér
lesson-reputation-text = Az egy fordulóban lerakott kockáid összege legfeljebb a hírneved lehet: 2 + 1 + 6 = 9, ennyi volt. A Fehér kastély növeli. A mellette lévő csillagok a nemességed: 5-nél Lord leszel, és megkapod a karaktered lordi jutalmát.
lesson-places-title = A többi hely
lesson-places-text = A Barlangkocsmában telepeskártyát veszel el, ott az érték nem lehet kisebb az előzőnél; az építőanyagtelepen házat veszel, ott nem lehet nagyobb. A Kikötőben eladod az árut, a Kőtanács sok pontot ad érte, Berk irodája pedig módosítókat a kockáidhoz.
lesson-round-title = Vége a fordulónak
lesson-round-text = Fejezd be a köröd. Akinek nincs több lépése, passzol; ha mindenki passzolt, jön a bevétel: érme a tanoncokért és a középületektől. Aztán mindenki újra dob.
lesson-round-then = Ez volt az első fordulód: telepesek, egy műhely, két csillag.
lesson-round-else = A kockáid összege elérte a hírneved: ebben a fordulóban már nem rakhatsz le többet.
lesson-end-title = Hogyan tovább?
lesson-end-text = Még kilenc ilyen forduló. Növeld korán a hírneved: minden fordulóban több kockát jelent. Fejezd be egy faj telepeskártyáit: így nyílik meg előtted az oszlopa a Kőtanácsban. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. Játssz tovább, vagy olvasd el a szabályokat.

action-take_die = Kocka: { $die }
action-take_die-changed = Kocka: { $die } helyett { $value }, { $tokens } módosítóért
action-take_die-none = Kocka lerakása
action-complete = Befejezés: { $settler } ({ $race }), { $effect }
action-complete-none = Telepeskártya befejezése
action-sell_workshop = Eladás: { $building } ({ $guild }) – { $goods_gained }, mínusz { $goods_paid }
action-sell_workshop-none = Műhely eladása ({ $guild })
action-sell_public = Eladás: { $building } – { $goods_gained }, mínusz { $goods_paid }
action-sell_public-none = Középület eladása
action-end_turn = Kör vége
action-end_turn-pass = Passz erre a fordulóra
action-place-none = { $location }
action-place_tavern = { $cards ->
    [one] Barlangkocsma: egy telepeskártya
   *[other] Barlangkocsma: legfeljebb { $cards } telepeskártya
}
action-place_yard = Építőanyagtelep: egy ház { $goods_cost_for }
action-place_guild = { $guild }: legfeljebb { $goods_most }{ $free ->
    [0] {""}
   *[other] {" "}és { $free } ingyen
}{ $workers ->
    [0] {""}
    [one] , 1 munkás
   *[other] , legfeljebb { $workers } munkás
}{ $workshops ->
    [0] {""}
   *[other] , { $buildings }
}
action-place_hall = Városháza: { $building } { $goods_cost_for } – { $goods_gained }; { $effect }
action-place_harbour = Kikötő ({ $ship }): legfeljebb { $goods_most } eladása
action-place_council = Kőtanács, { $race }, nemesség { $nobility }: { $goods_gained }, ára { $goods_cost }
action-place_berk = Berk irodája: legfeljebb { $goods_most }, egy csere{ $chancery ->
    [yes] , egy megrendelés
   *[no] {""}
}
action-place_castle = Fehér kastély: { $goods_gained }
action-place_castle-extra = Fehér kastély, további kockamező: { $goods_gained }
action-place_board = Saját tábla: egy tanonc visszahívása
action-place_chancery = Kancellária, { $row ->
    [upper] felső
   *[lower] alsó
} asztal ({ $race }): { $effect }
action-place_tile = Kockalapka: hiányzik { $values }
action-spend = { $goods_paid }
action-take_settler = { $settler } ({ $race }): { $effect }
action-take_settler-none = Telepeskártya elvétele
action-discard_settler = Eldobás: { $settler } ({ $race }), { $effect }
action-use_effect-gain = { $goods_gained }
action-use_effect-reroll = Kockák újradobása
action-use_effect-buy = Egy tetszőleges áru vásárlása { $goods_cost_for }
action-use_effect-exchange = Egy áru cseréje egy másikra
action-use_effect-none = Műhely használata
action-reroll = Újradobás: { $value }
action-reroll-none = Újradobás: { $number }. kocka
action-give_good = { $goods_given }
action-take_good = { $goods_taken }
action-take_good-buy_any = { $goods_taken }
action-take_good-receive = { $goods_taken }
action-buy = { $count ->
    [0] Nem kell áru
   *[other] { $goods_bought } { $goods_cost_for }{ $free ->
        [0] {""}
       *[other] , és { $goods_free } ingyen
    }
}
action-employ_worker = Munkás a munkásszállásról
action-move_apprentice = Tanonc { $guild_from }
action-assign = Munkás { $guild_to }
action-build = { $plot }. telek: minden bevételkor { $goods_income }
action-sell_good = { $goods_sold } { $goods_gained_for }
action-return_apprentice = Tanonc { $guild_from }
action-take_tokens = { $price ->
    [0] { $goods_gained }
   *[other] { $goods_gained } { $goods_cost_for }
}
action-exchange_settlers = Telepeskártyák cseréje
action-exchange_buildings = Épületek cseréje
action-acquire = { $cards ->
    [one] 1 megrendelés húzása { $goods_cost_for }
   *[other] { $cards } megrendelés húzása { $goods_cost_for }, 1 megtartása
}
action-keep_commission = { $commission }: { $effect }
action-done = Kész
action-done-declined = Nem kell
action-done-reroll = Dobás

## Amit valaki tett, a neve után

deed-pass = { $seat } passzol
deed-complete = { $seat } befejez egy telepeskártyát: { $settler } ({ $race })
deed-sell_workshop = { $seat } eladja { $building_object }
deed-sell_public = { $seat } eladja { $building_object }
deed-place = { $seat } kockát tesz { $location_at } ({ $value })
deed-place_yard = { $seat } házat vesz ({ $value })
deed-place_guild = { $seat } kockát tesz { $guild_to } ({ $value })
deed-place_hall = { $seat } megveszi { $building_object } ({ $value })
deed-place_council = { $seat } teljesíti { $race_many } egyik tanácslapkáját ({ $value })
deed-place_chancery = { $seat } tanoncot ültet { $race_many } egyik asztalához ({ $value })
deed-place_tile = { $seat } kockát tesz egy kockalapkára ({ $value })
deed-take_settler = { $seat } telepeskártyát vesz el: { $settler }
deed-discard_settler = { $seat } telepeskártyát dob el: { $settler }
deed-use_effect = { $seat } használja { $building_object }
deed-reroll = { $seat } újradob { $dice } kockát
deed-take_good-buy_any = { $seat } vesz { $goods_taken_object }
deed-take_good-receive = { $seat } cserél: { $goods_given } → { $goods_taken }
deed-take_good-lord_good = { $seat } elvesz { $goods_taken_object }
deed-buy = { $seat } vesz { $goods_bought_object }{ $free ->
    [0] {""}
   *[other] , és { $goods_free_object } kap ingyen
}
deed-employ_worker = { $seat } munkást küld { $guild_new_to }
deed-move_apprentice = { $seat } tanoncot helyez át { $guild_from } { $guild_new_to }
deed-assign = { $seat } munkást küld { $guild_to }
deed-build = { $seat } felépíti { $building_object } ({ $plot }. telek)
deed-sell_good = { $seat } elad { $goods_sold_object } { $goods_gained_for }
deed-return_apprentice = { $seat } visszahív egy tanoncot { $guild_from }
deed-take_tokens = { $seat } elvesz { $goods_gained_object }
deed-exchange_settlers = { $seat } kicseréli a Barlangkocsma telepeskártyáit
deed-exchange_buildings = { $seat } kicseréli a Városháza épületeit
deed-acquire = { $seat } húz { $cards } megrendelést
deed-keep_commission = { $seat } megtart egy megrendelést

## Válaszok egy csoportjának neve, ha sok nem lehetséges ugyanazért

block-take_die = Kocka lerakása
block-complete = Telepeskártya befejezése
block-sell_workshop = Műhely eladása
block-sell_public = Középület eladása
block-end_turn = Kör vége
block-place_tavern = Barlangkocsma
block-place_yard = Építőanyagtelep
block-place_guild = Céh
block-place_hall = Városháza
block-place_harbour = Kikötő
block-place_council = Kőtanács
block-place_berk = Berk irodája
block-place_castle = Fehér kastély
block-place_board = Saját tábla
block-place_chancery = Kancellária
block-place_tile = Kockalapka
block-spend = Fizetés áruval
block-take_settler = Telepeskártya elvétele
block-discard_settler = Telepeskártya eldobása
block-use_effect = Műhely használata
block-reroll = Kocka újradobása
block-give_good = Áru beadása
block-take_good = Áru elvétele
block-buy = Áruk vásárlása
block-employ_worker = Munkás elhelyezése
block-move_apprentice = Tanonc áthelyezése
block-assign = Munkás küldése
block-build = Építés egy telken
block-sell_good = Áru eladása
block-return_apprentice = Tanonc visszahívása
block-take_tokens = Módosítók elvétele
block-exchange_settlers = Telepeskártyák cseréje
block-exchange_buildings = Épületek cseréje
block-acquire = Megrendelés szerzése
block-keep_commission = Megrendelés megtartása
block-done = Kész

## Ami történt

change-supply = { $changes }
change-rolled = dobás: { $values }
change-lord = { $seat } Lord lett ({ $character })
change-white_lord = { $seat } Fehér Lord lett
change-dice_tile = { $seat } kockalapkát kap: { $effect }
change-commission = { $seat } egyik megrendelése aktív lett
change-passed = { $seat } ebben a fordulóban már nem tehet semmit
change-round = { $round }. forduló, kezd: { $seat }
change-event = esemény: { $event } – { $effect }
change-automa = Automa: kocsma { $white }, építőanyagtelep { $green }, Városháza { $yellow }, céhek { $red }{ $blue ->
    [0] {""}
   *[other] {" "}és { $blue }
}
change-ship = új hajó: { $ship }
change-settlers = új a Barlangkocsmában: { $settlers }
change-cleared = eltűnt a Városházáról: { $buildings }
change-buildings = új a Városházán: { $buildings }
change-council = { $tiles } új tanácslapka
change-over = véget ért a tizedik forduló

## Ahogy végződött

result-won = Győztes { $points } ponttal: { $seats }.
result-by_houses = Pontegyenlőség ({ $points } pont); több felépített házzal győzött: { $seats } (NOB-339).
result-by_reputation = Pontegyenlőség ({ $points } pont, ugyanannyi ház); több hírnévvel győzött: { $seats } (NOB-340).
result-by_coins = Pontegyenlőség ({ $points } pont, ugyanannyi ház és hírnév); több érmével győzött: { $seats } (NOB-341).
result-shared = Megosztott győzelem { $points } ponttal: { $seats } (NOB-342).
result-met = A cél teljesült, { $points } ponttal (NOB-386).
result-missed = A cél nem teljesült, { $points } ponttal (NOB-386).
result-goal = A célod ez volt: { $goal }
result-condition = { $metric }: { $now } / { $least }

rank-met = Teljesült a cél
rank-missed = Nem teljesült a cél

score-settlers = Telepesek és jutalmak
score-buildings = Épületek
score-council = Kőtanács
score-goods = Megmaradt áruk
score-nobility = Nemesség
score-commissions = Megrendelések
score-total = Összesen
score-houses = Felépített házak
score-reputation = Hírnév
score-coins = Érmék

## A tábla

board-setup = Előkészület
board-round = { $round }. forduló (összesen { $rounds })
board-piles = maradt: { $settlers } telepes, { $buildings } épület, { $ships } hajó, { $council } tanácslapka, { $modifiers } módosító
board-commissions_left = { $cards } megrendelés, { $tiles } kockalapka
board-event = esemény
board-goal = cél
board-automa = Automa
board-set_aside = félretéve
board-town = Város
board-guilds = Céhek
board-hall = Városháza
board-harbour = Kikötő
board-council = Kőtanács
board-chancery = Kancellária
board-income = fejenként { $coins }
board-closed = zárva
board-first = kezdőjátékos
board-passed = passzolt
board-lord = Lord
board-white_lord = Fehér Lord
board-points = { $points } pont
board-dice = kockák
board-sum = összeg { $sum }, kockakorlát { $limit }
board-reputation = hírnév { $reputation }
board-level = nemesség { $level }
board-figures = figurák: { $lot } a munkásszálláson, { $supply } készletben
board-houses = házak: { $platform } az építési területen, { $built } felépült, { $supply } készletben
board-apprentices = tanoncok:
board-hand = telepesek kézben
board-settled = befejezett:
board-owned = műhelyek:
board-public = középületek:
board-tiles = { $tiles } tanácslapka
board-desks = { $desks } asztal
board-commission = megrendelés
board-secret = titkos
board-active = aktív
board-choosing = választható
board-summary = { $settled } befejezett, { $held } kézben, { $buildings } épület, { $apprentices } tanonc

## A terminálon

help-signs = A táblán: ① ② … helyek, 4② a 2. hely kockája, amely 4-est mutat, 4◇ az Automa kockája, □ üres mező, ■ egy kockalapka betöltött mezője, ★ a nemesség csillaga.

## Áruk

goods-none = semmi
    .object = semmit sem
    .by = semmivel
    .for = ingyen
goods-books = { $count } könyv
    .object = { $count } könyvet
    .by = { $count } könyvvel
    .for = { $count } könyvért
goods-artwork = { $count } műtárgy
    .object = { $count } műtárgyat
    .by = { $count } műtárggyal
    .for = { $count } műtárgyért
goods-weaponry = { $count } fegyver
    .object = { $count } fegyvert
    .by = { $count } fegyverrel
    .for = { $count } fegyverért
goods-magic = { $count } varázstárgy
    .object = { $count } varázstárgyat
    .by = { $count } varázstárggyal
    .for = { $count } varázstárgyért
goods-jewelry = { $count } ékszer
    .object = { $count } ékszert
    .by = { $count } ékszerrel
    .for = { $count } ékszerért
goods-furnishings = { $count } bútor
    .object = { $count } bútort
    .by = { $count } bútorral
    .for = { $count } bútorért
goods-good = { $count } áru
    .object = { $count } árut
    .by = { $count } áruval
    .for = { $count } áruért
goods-any_good = { $count } választott áru
    .object = { $count } választott árut
    .by = { $count } választott áruval
    .for = { $count } választott áruért
goods-coin = { $count } érme
    .object = { $count } érmét
    .by = { $count } érmével
    .for = { $count } érméért
goods-modifier = { $count } módosító
    .object = { $count } módosítót
    .by = { $count } módosítóval
    .for = { $count } módosítóért
goods-reputation = { $count } hírnév
    .object = { $count } hírnevet
    .by = { $count } hírnévvel
    .for = { $count } hírnévért
goods-star = { $count } csillag
    .object = { $count } csillagot
    .by = { $count } csillaggal
    .for = { $count } csillagért
goods-worker = { $count } munkás
    .object = { $count } munkást
    .by = { $count } munkással
    .for = { $count } munkásért
goods-house = { $count } ház
    .object = { $count } házat
    .by = { $count } házzal
    .for = { $count } házért
goods-point = { $count } pont
    .object = { $count } pontot
    .by = { $count } ponttal
    .for = { $count } pontért
goods-settler_card = { $count } telepeskártya
    .object = { $count } telepeskártyát
    .by = { $count } telepeskártyával
    .for = { $count } telepeskártyáért
goods-pip = { $count } pont a kockán
    .object = { $count } pontot a kockán
    .by = { $count } ponttal
    .for = { $count } pontért

ware-books = könyv
ware-artwork = műtárgy
ware-weaponry = fegyver
ware-magic = varázstárgy
ware-jewelry = ékszer
ware-furnishings = bútor

## Kártyák és lapkák

card-settler = { $settler }: telepesek, { $race }
card-workshop = { $building }: műhely ({ $guild })
card-public = { $building }: középület
card-ship = { $ship }: hajó
card-council = Tanácslapka
card-character = { $character }: karakter
card-event = { $event }: esemény ({ $number })
card-goal = { $goal }: egyszemélyes cél
card-commission = { $commission }: megrendelés
card-tile = Kockalapka
card-desk = { $desk }: Kancellária, kockaérték { $value }, { $race }

effect-settler = { $least }–{ $most } áru ({ $wares }) → { $goods_gained }
effect-public = { $points } pont minden telepeskártyáért, amelyet befejezel
effect-ship = { $ware }: darabja { $goods_gained }, { $spaces } hely
effect-council = nemesség legalább { $nobility }: { $goods_cost } → { $goods_gained }
effect-character = egy telepeskártyához 3 helyett legfeljebb { $limit } { $ware }
effect-goal = legalább { $least } { $metric }
effect-commission = { $goods_each } { $per ->
    [1] { $metric_per }
   *[other] minden { $per } { $metric } után
}, legfeljebb { $most }
effect-commission_race = { $goods_each } { $race_many } minden { $per ->
    [1] befejezett telepeskártyája
   *[other] { $per } befejezett telepeskártyája
} után, legfeljebb { $most }
effect-tile = kockák: { $values }

lead-none = {""}
lead-or = vagy{" "}
lead-lord = Lordként:{" "}
lead-all = mindenki:{" "}

does-gain = { $lead }{ $goods_gained }
does-reroll = { $lead }bármennyi saját, le nem rakott kocka újradobása
does-buy = { $lead }egy tetszőleges áru vásárlása { $goods_cost_for }
does-exchange = { $lead }egy áru cseréje egy másikra
does-take_settlers = { $lead }{ $amount ->
    [one] 1 telepeskártya
   *[other] legfeljebb { $amount } telepeskártya
} a kocsmából
does-place_apprentices = { $lead }{ $amount ->
    [one] 1 munkás
   *[other] legfeljebb { $amount } munkás
} bármelyik céhbe
does-close = ebben a fordulóban zárva: { $location }
does-waive = ebben a fordulóban a kocsmában az érték kisebb is lehet az előzőnél
does-suppress = ebben a fordulóban egyetlen műhely sem aktiválódik
does-modify-harbour_coins_per_good = a Kikötőben eladott minden áruért { $goods_change_by } { $change ->
    [less] kevesebbet
   *[other] többet
} kapsz
does-modify-yard_house_price = { $change ->
    [less] egy ház { $goods_change_by } kevesebbe kerül
    [more] egy ház { $goods_change_by } többe kerül
   *[set] egy ház ára { $goods_change }
}
does-modify-hall_building_price = { $change ->
    [less] a Városháza épületei { $goods_change_by } kevesebbe kerülnek
    [more] a Városháza épületei { $goods_change_by } többe kerülnek
   *[set] a Városháza épületeinek ára { $goods_change }
}
does-modify-income_coins_per_apprentice = a céhekben minden tanonc { $change ->
    [less] { $goods_change_by } kevesebbet
    [more] { $goods_change_by } többet
   *[set] { $goods_change_object }
} hoz
does-modify-guild_goods_limit = egy céhkockával legfeljebb { $change ->
    [less] { $goods_change_by } kevesebbet
    [more] { $goods_change_by } többet
   *[set] { $goods_change_object }
} vehetsz
does-modify-castle_reputation_gain = a Fehér kastélyban egy kocka { $change ->
    [less] { $goods_change_by } kevesebbet
    [more] { $goods_change_by } többet
   *[set] { $goods_change_object }
} hoz
does-modify-council_reputation_loss = { $change ->
    [less] egy tanácslapka { $goods_change_by } kevesebbe kerül
    [more] egy tanácslapka { $goods_change_by } többe kerül
   *[set] egy tanácslapka ára { $goods_change }
}
does-modify-council_coin_cost = { $change ->
    [less] egy tanácslapka { $goods_change_by } kevesebbe kerül
    [more] egy tanácslapka { $goods_change_by } többe kerül
   *[set] { $amount ->
        [0] a tanácslapkákért nem fizetsz érmét
       *[other] egy tanácslapkáért { $goods_change_object } fizetsz
    }
}
does-modify-tavern_cards_taken = a kocsmában egy kockával { $change ->
    [less] { $goods_change_by } kevesebbet
    [more] { $goods_change_by } többet
   *[set] { $goods_change_object }
} vehetsz el
does-modify-player_dice_sum_limit = a kockakorlát { $change ->
    [less] { $goods_change_by } csökken
    [more] { $goods_change_by } nő
   *[set] { $amount }
}
does-modify-settler_vp_bonus = minden befejezett telepeskártya { $goods_change_by } { $change ->
    [less] kevesebbet
   *[other] többet
} ér

metric-vp = pont
    .per = pontonként
metric-settlers = befejezett telepeskártya
    .per = befejezett telepeskártyánként
metric-races = különböző faj a telepeseid között
    .per = telepeseid minden faja után
metric-workshops = saját műhely
    .per = saját műhelyenként
metric-guilds_with_workshop = céh, ahol műhelyed van
    .per = céhenként, ahol műhelyed van
metric-guilds_with_presence = céh, ahol tanoncod vagy műhelyed van
    .per = céhenként, ahol tanoncod vagy műhelyed van
metric-guilds_with_apprentice = céh, ahol tanoncod van
    .per = céhenként, ahol tanoncod van
metric-public_buildings = középület
    .per = középületenként
metric-buildings = saját épület
    .per = saját épületenként
metric-guild_apprentices = tanonc a céhekben
    .per = tanonconként a céhekben
metric-chancery_apprentices = tanonc a Kancellárián
    .per = tanonconként a Kancellárián
metric-council_tiles = tanácslapka
    .per = tanácslapkánként
metric-nobility = nemességi szint
    .per = nemességi szintenként
metric-reputation = hírnév
    .per = hírnévpontonként
metric-reputation_over_12 = 12 fölötti hírnév
    .per = 12 fölötti hírnévpontonként
metric-coins = érme
    .per = érménként
metric-goods = raktáron lévő áru
    .per = raktáron lévő árunként
metric-goods_sets = teljes készlet a hat áruból
    .per = a hat áru minden teljes készlete után
metric-modifiers = módosító
    .per = módosítónként

race-halfling = félszerzet
    .many = a félszerzetek
race-human = ember
    .many = az emberek
race-elf = tünde
    .many = a tündék
race-dwarf = törpe
    .many = a törpék
race-green_elf = erdei tünde
    .many = az erdei tündék
race-trobit = trobit
    .many = a trobitok

guild-scholars = Tudós céh
    .to = a tudóscéhbe
    .from = a tudóscéhből
guild-artists = Művész céh
    .to = a művészcéhbe
    .from = a művészcéhből
guild-blacksmiths = Kovács céh
    .to = a kovácscéhbe
    .from = a kovácscéhből
guild-wizards = Varázsló céh
    .to = a varázslócéhbe
    .from = a varázslócéhből
guild-merchants = Kereskedő céh
    .to = a kereskedőcéhbe
    .from = a kereskedőcéhből
guild-carpenters = Ács céh
    .to = az ácscéhbe
    .from = az ácscéhből

location-tavern = Barlangkocsma
    .at = a Barlangkocsmába
location-yard = Építőanyagtelep
    .at = az építőanyagtelepre
location-guild = Céhek
    .at = egy céhbe
location-hall = Városháza
    .at = a Városházára
location-harbour = Kikötő
    .at = a Kikötőbe
location-council = Kőtanács
    .at = a Kőtanácsba
location-berk = Berk irodája
    .at = Berk irodájába
location-castle = Fehér kastély
    .at = a Fehér kastélyba
location-player_board = Saját tábla
    .at = a saját táblára
location-chancery = Kancellária
    .at = a Kancelláriára
location-dice_tile = Kockalapka
    .at = egy kockalapkára

colour-white = fehér
colour-yellow = sárga
colour-red = piros
colour-green = zöld
colour-blue = kék
colour-black = fekete

settler-S01 = Gyümölcsészek
settler-S02 = Révészek
settler-S03 = Üvegénekesek
settler-S04 = Mélybányászok
settler-S05 = Gyökérgyógyítók
settler-S06 = Fogaskerék-bütykölők
settler-S07 = Kamraszakácsok
settler-S08 = Útőrök
settler-S09 = Holdíjászok
settler-S10 = Fújtatómesterek
settler-S11 = Kéregfürkészek
settler-S12 = Pocsolyabúvárok
settler-S13 = Sövénykertészek
settler-S14 = Aratók
settler-S15 = Ezüstszövők
settler-S16 = Rúnavésők
settler-S17 = Mohacserzők
settler-S18 = Szikrafőzők
settler-S19 = Uszályos rokonok
settler-S20 = Kápolnapékek
settler-S21 = Csillagolvasók
settler-S22 = Üllőtestvérek
settler-S23 = Tövisjárók
settler-S24 = Papírsárkány-futárok
settler-S25 = Mézserfőzők
settler-S26 = Piaci özvegyek
settler-S27 = Hárfakészítők
settler-S28 = Alagútmérők
settler-S29 = Magőrzők
settler-S30 = Ószeresek
settler-S31 = Lóherepásztorok
settler-S32 = Folyami molnárok
settler-S33 = Harmatgyűjtők
settler-S34 = Rézüstös serfőzők
settler-S35 = Indafonók
settler-S36 = Sípos banda
settler-S37 = Lámpásos nagynénik
settler-S38 = Veterán őrök
settler-S39 = Elefántcsontfaragók
settler-S40 = Kapukovácsok
settler-S41 = Páfrányvadászok
settler-S42 = Lencsecsiszolók
settler-S43 = Üregkőművesek
settler-S44 = Oklevélírnokok
settler-S45 = Hajnallovasok
settler-S46 = Kőbankárok
settler-S47 = Ligetbölcsek
settler-S48 = Térképcserélők

building-B01 = Másolószoba
    .subject = a Másolószoba
    .object = a Másolószobát
building-B02 = Könyvkötészet
    .subject = a Könyvkötészet
    .object = a Könyvkötészetet
building-B03 = Térképtár
    .subject = a Térképtár
    .object = a Térképtárat
building-B04 = Tintapince
    .subject = a Tintapince
    .object = a Tintapincét
building-B05 = Fordítóasztal
    .subject = a Fordítóasztal
    .object = a Fordítóasztalt
building-B06 = Kalendáriumház
    .subject = a Kalendáriumház
    .object = a Kalendáriumházat
building-B07 = Freskópadlás
    .subject = a Freskópadlás
    .object = a Freskópadlást
building-B08 = Agyagműterem
    .subject = az Agyagműterem
    .object = az Agyagműtermet
building-B09 = Falfestőudvar
    .subject = a Falfestőudvar
    .object = a Falfestőudvart
building-B10 = Portréterem
    .subject = a Portréterem
    .object = a Portrétermet
building-B11 = Aranyozópad
    .subject = az Aranyozópad
    .object = az Aranyozópadot
building-B12 = Szobrászpajta
    .subject = a Szobrászpajta
    .object = a Szobrászpajtát
building-B13 = Pengekovácsműhely
    .subject = a Pengekovácsműhely
    .object = a Pengekovácsműhelyt
building-B14 = Nyílkovácsműhely
    .subject = a Nyílkovácsműhely
    .object = a Nyílkovácsműhelyt
building-B15 = Pajzsműhely
    .subject = a Pajzsműhely
    .object = a Pajzsműhelyt
building-B16 = Markolatpad
    .subject = a Markolatpad
    .object = a Markolatpadot
building-B17 = Páncéludvar
    .subject = a Páncéludvar
    .object = a Páncéludvart
building-B18 = Edzőház
    .subject = az Edzőház
    .object = az Edzőházat
building-B19 = Bájitalpince
    .subject = a Bájitalpince
    .object = a Bájitalpincét
building-B20 = Rúnakamra
    .subject = a Rúnakamra
    .object = a Rúnakamrát
building-B21 = Pálcapad
    .subject = a Pálcapad
    .object = a Pálcapadot
building-B22 = Látnokszoba
    .subject = a Látnokszoba
    .object = a Látnokszobát
building-B23 = Amulettbódé
    .subject = az Amulettbódé
    .object = az Amulettbódét
building-B24 = Parázstorony
    .subject = a Parázstorony
    .object = a Parázstornyot
building-B25 = Ékkőpult
    .subject = az Ékkőpult
    .object = az Ékkőpultot
building-B26 = Gyűrűpad
    .subject = a Gyűrűpad
    .object = a Gyűrűpadot
building-B27 = Gyöngytőzsde
    .subject = a Gyöngytőzsde
    .object = a Gyöngytőzsdét
building-B28 = Borostyánbódé
    .subject = a Borostyánbódé
    .object = a Borostyánbódét
building-B29 = Koronafoglaló
    .subject = a Koronafoglaló
    .object = a Koronafoglalót
building-B30 = Láncműhely
    .subject = a Láncműhely
    .object = a Láncműhelyt
building-B31 = Székpadlás
    .subject = a Székpadlás
    .object = a Székpadlást
building-B32 = Asztalműhely
    .subject = az Asztalműhely
    .object = az Asztalműhelyt
building-B33 = Ácsműhely
    .subject = az Ácsműhely
    .object = az Ácsműhelyt
building-B34 = Szekrénybolt
    .subject = a Szekrénybolt
    .object = a Szekrényboltot
building-B35 = Esztergapajta
    .subject = az Esztergapajta
    .object = az Esztergapajtát
building-B36 = Ágyműhely
    .subject = az Ágyműhely
    .object = az Ágyműhelyt
building-B37 = Városi szökőkút
    .subject = a Városi szökőkút
    .object = a Városi szökőkutat
building-B38 = Fürdőház
    .subject = a Fürdőház
    .object = a Fürdőházat
building-B39 = Hajnali kápolna
    .subject = a Hajnali kápolna
    .object = a Hajnali kápolnát
building-B40 = Magtár
    .subject = a Magtár
    .object = a Magtárat
building-B41 = Harangtorony
    .subject = a Harangtorony
    .object = a Harangtornyot
building-B42 = Őrház
    .subject = az Őrház
    .object = az Őrházat
building-B43 = Könyvtárszárny
    .subject = a Könyvtárszárny
    .object = a Könyvtárszárnyat
building-B44 = Piaci kereszt
    .subject = a Piaci kereszt
    .object = a Piaci keresztet
building-B45 = Játékszín
    .subject = a Játékszín
    .object = a Játékszínt
building-B46 = Ispotály
    .subject = az Ispotály
    .object = az Ispotályt
building-B47 = Közkert
    .subject = a Közkert
    .object = a Közkertet
building-B48 = Istállóudvar
    .subject = az Istállóudvar
    .object = az Istállóudvart

ship-H01 = Szürke gém
ship-H02 = Borostyán hölgy
ship-H03 = Sózarándok
ship-H04 = Északi harang
ship-H05 = Rézsirály
ship-H06 = Türelmes vidra
ship-H07 = Hosszú főkönyv
ship-H08 = Vörös ponyva
ship-H09 = Bársonygerinc
ship-H10 = Csendes evező
ship-H11 = Széles lámpás
ship-H12 = Ezüstcsomó
ship-H13 = Bérelt dagály
ship-H14 = Árpakirálynő
ship-H15 = Öreg vámos
ship-H16 = Festett rák
ship-H17 = Harmadik nővér
ship-H18 = Váratlan szerencse

character-P01 = Rhys Lusys
character-P02 = Martok Coinforged
character-P03 = Belvedere Stonefist
character-P04 = Verelan Sian
character-P05 = Nya Adebowale
character-P06 = Harga, a vámőr
character-P07 = Odo Fairweather
character-P08 = Calla nővér
character-P09 = Lámpás Tiv
character-P10 = Ysolde Marsh
character-P11 = Brannoc Reed
character-P12 = Ottoline úrnő
character-P13 = Pell Quickpurse

event-E01 = Kikötői kereskedők
event-E02 = Szorgos tanoncok
event-E03 = Virágzó céhek
event-E04 = Faanyagbőség
event-E05 = Megcsapolt hordók
event-E06 = Királyi kihallgatás
event-E07 = A hivatalnok ajándékai
event-E08 = Köd a rakparton
event-E09 = Céhadó
event-E10 = Kőművesvásár
event-E11 = Tanácsi szünet
event-E12 = Kegyes tanács
event-E13 = Házavató
event-E14 = A királynő kegye
event-E15 = Elreteszelt kapuk
event-E16 = Néma műhelyek

goal-G01 = Híres földbirtokos
goal-G02 = Hét tűzhely
goal-G03 = Hat faj
goal-G04 = Céhmágnás
goal-G05 = Városépítő
goal-G06 = A tanács kedvence
goal-G07 = A királynő bizalmasa
goal-G08 = Fehér Lord
goal-G09 = Mély ládák
goal-G10 = Raktártulajdonos
goal-G11 = Egy kéz minden céhben
goal-G12 = Nagy építő
goal-G13 = Ezermester
goal-G14 = A mesterségek ura
goal-G15 = Csendes hatalom

commission-M01 = A mesterségek pártfogója
commission-M02 = Csarnokok építője
commission-M03 = Hang a tanácsban
commission-M04 = Nagylelkű földbirtokos
commission-M05 = Minden faj barátja
commission-M06 = A félszerzetek védelmezője
commission-M07 = Az emberek védelmezője
commission-M08 = A tündék védelmezője
commission-M09 = A törpék védelmezője
commission-M10 = Az erdei tündék védelmezője
commission-M11 = A trobitok védelmezője
commission-M12 = Teli pénzesláda
commission-M13 = Teli pince
commission-M14 = Teljes gyűjtemény
commission-M15 = Sok dolgos kéz
commission-M16 = Várakozó hivatalnokok
commission-M17 = Az udvar kegyeltje
commission-M18 = Láb minden ajtóban

desk-desk1 = 1. asztal
desk-desk2 = 2. asztal
desk-desk3 = 3. asztal
desk-desk4 = 4. asztal
desk-desk5 = 5. asztal
desk-desk6 = 6. asztal

## Miért nem

why-dice_limit = A lerakott kockáid összege { $placed }, ezzel { $total } lenne: a kockakorlátod { $limit }.
why-own_dice = A kockáid: { $values }.
why-fits_nowhere = Egyik szabad kockamezőre sem kerülhet ilyen érték: { $value }.
why-slot_taken = Foglalt az a kockamező, ahová ez az érték kerülne: { $value }.
why-last_die = Ott az utolsó kocka értéke { $last }, a tiédé { $value }. { $goods_needed } kellene hozzá; neked { $modifiers } van.
why-goods_least = Legalább { $least } áru kell hozzá; te { $can } árut tudnál fizetni.
why-goods_total = Összesen { $least }–{ $most } áru kell; eddig megnevezve: { $named }.
why-at_most = Legfeljebb ennyi: { $goods_most }.
why-goods_limit = Ezzel az értékkel ({ $value }) legfeljebb ennyit vehetsz: { $goods_most }.
why-nobility = A nemességed { $nobility }; { $needed } kell hozzá.
why-modifier_limit = Ezzel az értékkel ({ $value }) legfeljebb ennyi jár: { $goods_most }.
why-modifiers_left = A készletben már csak ennyi van: { $goods_left }.
why-commissions = Megrendeléseid: { $cards }, tanoncaid a Kancellárián: { $desks }. Előbb még egy tanonc kell oda.

rule-30 = Ennyi nincs neked ebből az áruból.
rule-60 = Nem te jössz.
rule-67 = Előbb fejezd be, amit elkezdtél.
rule-68 = Ebben a körben már leraktál egy kockát.
rule-69 = Ebben a körben már befejeztél egy telepeskártyát.
rule-70 = Ebben a körben már eladtál egy épületet.
rule-81 = A kockáid összege túllépné a kockakorlátodat.
rule-89 = A kocka értéke csak 1 és 6 között lehet.
rule-92 = Nincs már ennyi módosító a készletben.
rule-117 = Egyik szabad kockamezőre sem kerülhet ez a kocka.
rule-121 = Nincs olyan le nem rakott kockád, amely ezt mutatja.
rule-123 = A Barlangkocsmában el kell venned egy telepeskártyát, ha van.
rule-126 = Nincs olyan árud, amelyet a hajó átvesz.
rule-128 = Nincs tanoncod egyik céhben sem, akit visszahívhatnál.
rule-133 = A Barlangkocsma megtelt.
rule-136 = A kocka értéke kisebb, mint a Barlangkocsma utolsó kockájáé.
rule-138 = Ott nincs telepeskártya.
rule-147 = Nincs ház az építési területeden.
rule-150 = Minden házhelyed beépült.
rule-151 = Ezek a telepesek nem kérik ezt az árut.
rule-153 = Minden áruból, amelyet ezek a telepesek kérnek, legalább egyet kell fizetned.
rule-154 = Egyfajta áruból nem fizethetsz ennyit.
rule-155 = Így az áruk száma nem felel meg a kártyának.
rule-165 = Ott nincs telepeskártyád.
rule-167 = Az építőanyagtelep megtelt.
rule-170 = A kocka értéke nagyobb, mint az építőanyagtelep utolsó kockájáé.
rule-171 = Nem tudsz kifizetni egy házat.
rule-173 = Nincs több ház a készletedben.
rule-177 = Ebbe a céhbe ebben a fordulóban nem kerülhet több kocka.
rule-188 = A műhelynek nincs ilyen hatása.
rule-201 = Csak le nem rakott kockát dobhatsz újra, és legalább egyet.
rule-205 = Nincs ilyen árud.
rule-208 = 1-essel vagy 2-essel nem vehetsz ennyi árut.
rule-209 = 3-assal vagy 4-essel nem vehetsz ennyi árut.
rule-210 = 5-össel vagy 6-ossal nem vehetsz ennyi árut.
rule-211 = Ennyi árut nem tudsz kifizetni.
rule-217 = 1-essel vagy 2-essel nem helyezhetsz el több munkást.
rule-218 = 3-assal vagy 4-essel nem helyezhetsz el több munkást.
rule-219 = 5-össel vagy 6-ossal nem helyezhetsz el munkást.
rule-220 = Ott nincs senkid, akit elhelyezhetnél.
rule-222 = Ennek a céhnek minden tanoncmezője foglalt.
rule-231 = Nem tudod kifizetni ezt az épületet.
rule-232 = Ezen a mezőn nincs épület.
rule-234 = Nincs tanoncod ennek a műhelynek a céhében.
rule-235 = Ennek a műhelynek a céhe megtelt.
rule-247 = Középülethez kell egy munkás a munkásszállásodon.
rule-248 = Nincs üres középülettelked.
rule-250 = Ezen a telken már áll egy épület.
rule-259 = Ott nincs saját épületed.
rule-273 = Legalább egy árut el kell adnod.
rule-277 = A hajón nincs több hely ennek az árunak.
rule-284 = A nemességed kevés ehhez a tanácslapkához.
rule-285 = Ebből a fajból még nincs befejezett telepeskártyád.
rule-289 = Nem tudod kifizetni, amit a tanácslapka kér.
rule-299 = 1-essel vagy 2-essel nem jár ennyi módosító.
rule-300 = 3-assal vagy 4-essel nem jár ennyi módosító.
rule-301 = 5-össel vagy 6-ossal nem jár ennyi módosító.
rule-302 = Ennél a látogatásnál már cseréltél.
rule-314 = A táblád kockamezőjére csak 5-ös vagy 6-os kerülhet.
rule-315 = Nincs tanoncod ebben a céhben.
rule-333 = A játszma véget ért.
rule-344 = A Fehér kastély további kockamezője csak hat játékossal használható.
rule-356 = Az esemény erre a fordulóra bezárta ezt a helyszínt.
rule-368 = Egyedül játszva nincs Kancellária.
rule-373 = Az Automa kockája lezárja a Városháza e mezőjét.
rule-375 = Az Automa kockája lezárja ezt a céhet.
rule-378 = Az Automa kockája miatt a tiéd nem kerülhet a Barlangkocsmába vagy az építőanyagtelepre.
rule-389 = Ebben a játszmában nincs Kancellária.
rule-392 = Ezt a megrendelést nem neked osztották.
rule-398 = Az alsó asztalok csak öt és hat játékossal használhatók.
rule-401 = A Kancellária e kockamezőjén már van kocka.
rule-403 = Az asztal fajából még nincs befejezett telepeskártyád.
rule-404 = A Kancelláriához kell egy munkás a munkásszállásodon.
rule-405 = Ennél az asztalnál már ül valaki.
rule-421 = A kockalapkán nincs szabad mező ennek az értéknek.
rule-422 = Ez nem a te kockalapkád.
rule-429 = Több megrendeléshez még egy tanonc kell a Kancellárián.
rule-431 = Ennél a látogatásnál már szereztél egy megrendelést.
rule-437 = Elfogytak a megrendelések.
rule-443 = A kártya áruit sorban kell megnevezni.
rule-446 = Most nem ez a kérdés.
rule-454 = Egy akció közepén nem fejezheted be a körödet.
rule-455 = Ehhez nincs elég módosítód.
rule-464 = Ezt a hatást nem tudod végrehajtani.
rule-466 = A tanoncod csak ebben a körben került oda.
rule-468 = Itt nincs tanácslapka.
rule-469 = Ennyi módosítót nem tudsz kifizetni.
rule-470 = Ennél a látogatásnál már vettél el módosítót.
rule-483 = Ezt a megrendelést nem húztad.
