### A kliens magyarul: minden, ami az asztalokon kívül van.

## A keret

brand-home = Moothall, a csarnokba
skip-to-main = Ugrás a tartalomhoz
nav = Oldalak
nav-games = Játékok
nav-tables = Asztalok
nav-replays = Játszmák
nav-puzzles = Feladványok
nav-rules = Szabályok
language = Nyelv
language-now = Nyelv: { $language }
theme = Megjelenés
theme-system = A rendszer szerint
theme-parchment = Pergamen
theme-candlelight = Gyertyafény
theme-to-parchment = Megjelenés: váltás pergamenre
theme-to-candlelight = Megjelenés: váltás gyertyafényre
account-of = A fiókod: { $name }
close = Bezárás
back = Vissza
loading = Egy pillanat…
copy = Másolás
copied = Másolva. Add tovább!
copy-link-to = Hivatkozás másolása: { $what }
try-again = Újrapróbálkozás
to-the-hall = A csarnokba
guest = Vendég
you = te

## Kezdőlap

home-title = Egy hosszú asztal körül
home-pitch = Középkori stratégia barátokkal, gépi játékosok ellen vagy egyedül. Ha a tábla nemet mond, megnevezi a szabályt.
title-waiting = ({ $n }) Te jössz – Moothall
call-table = Asztal nyitása
play-bot = Gép ellen
learn = Tanulás: vezetett első forduló
learn-on = A vezetett első forduló folytatása
learn-short = Tanulás
learn-on-short = Tanulás tovább
learn-more = Körülbelül tíz perc egy előkészített asztalnál: te játszol, a bemutató magyaráz. Bármikor abbahagyhatod, és visszatérhetsz.
play = Játszom
players = Játékosok:
minutes = { $least }–{ $most } perc
your-tables = Asztalaid
open-tables = Nyitott asztalok
finished-games = Befejezett játszmák
all-finished = Minden befejezett játszma
no-your-tables = Még egy asztalnál sem ülsz.
no-open-tables = Most senki sem vár játékosokra.
no-finished-games = Még egyetlen játszma sem ért véget.
the-games = { $n ->
    [one] A játék
   *[other] A játékok
}
game-not-drawn = Ez a játék még nem játszható böngészőben.
game-settlement-pitch = Fedezd fel a vadont, építs erődöket, és hívj meg hősöket hat fordulón át.
progress-settlement = { $n }. forduló
game-architects-pitch = Fogadj fel segédeket, építkezz, emeld a katedrálist; és vigyázz az erényedre, mert a feketepiac csábít.
progress-architects = a céhház { $n } mezője foglalt
game-nobility-pitch = Kockából árut, áruból házat, telepesekből nemességet, tíz fordulóban.
progress-nobility = { $n }. forduló
game-guilds-pitch = Licitálj a legjobb emberekre, és építs nekik helyiségeket, ajtót ajtóhoz.
progress-guilds = { $n }. hét
your-turn = Te jössz
ticket-waiting = { $empty ->
    [0] minden hely foglalt
    [one] 1 szabad hely
   *[other] { $empty } szabad hely
}
ticket-finished = befejezve
lesson-table = Első forduló bemutatóval
ticket-winner = { $name } győzött
ticket-won = te győztél
ticket-shared = megosztott győzelem
ticket-agreed = közös megegyezéssel vége
ticket-given-up = feladva
ticket-invited = Velünk tartasz?
ticket-come-back = Gép játszik helyetted
ticket-playing = folyamatban
ticket-their-turn = { $name } gondolkodik
fact-rules = Minden „nem” megnevezi a szabályt
fact-rules-more = Nyomd meg, és olvasd el a mondatot.
fact-undo = Visszavonás visszaélés nélkül
fact-undo-more = Szabad, amíg semmi sem derült ki.
fact-replay = Minden játszma visszajátszható
fact-replay-more = Bármely pillanat megosztható egy hivatkozással.
fact-shuffle = Ellenőrizhető keverés
fact-shuffle-more = Előtte lepecsételve, utána felnyitva.

## Új asztal

game = Játék
seats = Helyek
seat-me = Te
seat-me-more = ennél a képernyőnél
seat-friend = Egy barát
seat-friend-more = a hivatkozással csatlakozik
seat-here = Valaki melletted
seat-here-more = ugyanennél a képernyőnél
seat-bot = gép
seat-automaton = automata ellenfél
seat-bot-named = Gép: { $bot }
seat-number = { $n }. játékos
seat-name = { $n }. hely: a játékos neve
seat-who = { $n }. hely: ki ül itt?
seat-up = { $n }. hely: mozgatás feljebb
seat-remove = { $n }. hely: törlés
seat-moved = Az új hely: { $n }.
seat-add = Hely hozzáadása
bot-level = Melyik gép?
bot-random = Bolond
bot-greedy = Sáfár
bot-constantine = Constantine
bot-helena = Helena
against-how-many = { $game }, hány ellen?
bots-count = { $n ->
    [one] 1 gép
   *[other] { $n } gép
}
play-solo = Egyedül, rangért
play-solo-architects = Egyedül az automata ellen
option-architects-boards = Játékostáblák
option-architects-boards-standard = Mind egyforma
option-architects-boards-random = Öt képesség, kiosztva
option-architects-boards-choice = Öt képesség, választva
option-architects-opponent = Automata ellenfél, egy vagy két játékosnak
option-architects-opponent-none = Nincs
option-architects-opponent-constantine = Constantine
option-architects-opponent-helena = Helena (nehezebb)
play-solo-nobility = Egyedül, egy célért
option-nobility-events = Események
option-nobility-events-off = Nincs
option-nobility-events-on = Fordulónként egy
option-nobility-chancery = Kancellária, megrendelésekkel
option-nobility-chancery-off = Nem
option-nobility-chancery-on = Igen
option-nobility-first_player = Kezdőjátékos
option-nobility-first_player-random = Sorsolva
option-guilds-variant = Szereplők hetente, három játékossal
option-guilds-variant-standard = A szokásos
option-guilds-variant-five = Öt: több ezüst marad építésre
option-guilds-variant-six = Hat, területenként kettő
option-fixed = { $n } játékossal mindig: { $value }
option-nobility-chancery-at-1 = Egyedül a Kancellária nélkül játszol (NOB-389).
option-nobility-chancery-at-6 = Hat játékossal a Kancellária mindig játékban van (NOB-343).
pace = Tempó
pace-live = Élőben: válaszonként 5 perc
pace-day = Válaszonként egy nap
pace-none = Óra nélkül
who-may-join = Ki csatlakozhat?
join-by-link = Akinél a hivatkozás van
hints-allowed = Mindenkinek szabad tippet kérni
hints-here = tippek megengedve
join-listed = Bárki a csarnokban
who-may-talk = Ki beszélhet itt?
talk-seated = Aki az asztalnál ül
talk-anyone = A nézők is
table-name = Az asztal neve
table-name-hint = Ha üresen hagyod, kap egyet
sealed-note = A keverést lepecsételjük, mielőtt leülsz, és utána ellenőrizhető.
open-table = Asztal megnyitása
start-game = Játszma indítása
refused-seats = { $game }: legalább { $least }, legfeljebb { $most } játékos kell hozzá.

## Várakozó asztal

chair-empty = Üres szék
take-seat = Leülök ide
take-seat-too = Ezzel is én játszom
leave-seat = Felállok
lobby-full = mindenki itt van
lobby-wait-owner = A játszma akkor kezdődik, amikor az asztal nyitója elindítja.
lobby-watching = Nézőként vagy itt. Ülj le, ha játszanál.
chair-kept = neki fenntartva
chair-yours = neked fenntartva
chair-free = Bárki leülhet ide
lobby-wait-others = A játszma akkor indul, amikor mindenki megérkezett.
clock-per-answer = { $minutes ->
    [1440] válaszonként egy nap
    [one] válaszonként 1 perc
   *[other] válaszonként { $minutes } perc
}
clock-of = Hátralévő idő, { $name }: { $time }
stand-in = Gép válaszoljon helyette: { $name }
start-with-bots = { $n ->
    [one] Indítás géppel
   *[other] Indítás gépekkel
}
refused-start-empty = { $n ->
    [one] Egy szék még üres: várj egy barátra, vagy ültess oda gépet.
   *[other] { $n } szék még üres: várj a barátaidra, vagy ültess oda gépeket.
}
invite-friends = Hívd meg a barátaidat
invite-more = Aki megnyitja ezt a hivatkozást, leülhet egy üres székre, vagy nézheti a játszmát. Fiók senkinek sem kell.
table-link = Az asztal hivatkozása
share-table = Az asztal megosztása
read-rules = Szabályok: { $game }
present = itt van
away = nincs itt
colour-madder = Buzérvörös, szarufa
colour-woad = Csüllengkék, cölöp
colour-weld = Rezedasárga, harántpólya
colour-verdigris = Rézzöld, pólya
colour-murrey = Szederlila, andráskereszt
colour-ash = Hamuszürke, korong
colour-chalk = Krétafehér, kereszt
colour-undyed = A szín még nyitott

## Amit egy asztallal tenni lehet

table-menu = Asztal
rather-not = Inkább ne
deleted = Az asztal törölve.
menu-copy-link = Hivatkozás másolása
menu-copy-link-more = Akinél megvan, nézheti a játszmát, vagy leülhet egy üres székre.
menu-rules = Szabályok
menu-rules-more = A játék összes szabálya, külön ablakban.
menu-rename = Az asztal átnevezése
menu-rename-more = Mindenki az új nevet látja.
menu-hall = Vissza a csarnokba
menu-hall-more = Bármikor visszajöhetsz.
menu-hall-waits-more = A helyed a tiéd marad, az asztal megvár.
menu-again = Új játszma, ugyanígy
menu-again-more = Új asztal ugyanazokkal az emberekkel, gépekkel és a beszélgetéssel. A többiek rögtön megtudják.
menu-come-back = Visszaülök a helyemre
menu-come-back-more = Innen te játszol tovább, a gép helyett.
menu-replace = Gép { $name } helyett
menu-replace-now-more = { $name } túl régóta nincs itt. Egy gép játszik tovább; { $name } bármikor visszajöhet.
menu-replace-ask-more = { $name } nincs itt. Ha a többiek beleegyeznek, egy gép játszik tovább; { $name } bármikor visszajöhet.
replace-now = Játsszon
replace-ask = A többiek megkérdezése
menu-withdraw = Visszavonom az ajánlatomat
menu-withdraw-more = A többieket már nem kérdezzük.
menu-offer-end = Ajánlat a játszma befejezésére
menu-offer-end-more = Ha mindenki beleegyezik, a játszma győztes nélkül ér véget.
menu-end = A játszma befejezése
menu-end-more = A játszmának azonnal vége, győztes nélkül. Megmarad a befejezett játszmáid között.
menu-leave = Kilépek a játszmából
menu-leave-more = Egy gép játszik tovább helyetted. Visszajöhetsz, és visszaülhetsz a helyedre.
menu-resign = Feladom
menu-resign-lost-more = A játszma véget ér, és te veszítesz. Ez nem vonható vissza.
menu-resign-alone-more = Feladod a játszmát; senki sem nyeri meg. Ez nem vonható vissza.
menu-resign-played-on-more = A helyed végleg egy gépé, a többiek tovább játszanak. Ez nem vonható vissza.
menu-delete = Az asztal törlése
menu-delete-more = Az asztal mindennel együtt eltűnik, ami nála történt. Ez nem vonható vissza.
menu-delete-theirs-more = Az asztal, a visszajátszása és a beszélgetés eltűnik, a többieknek is. Ez nem vonható vissza.
news-left = { $name } kilépett. Egy gép játszik tovább.
news-replaced = { $name } helyett egy gép játszik, amíg vissza nem jön.
news-resigned = { $name } feladta. Egy gép játszik tovább.
news-back = { $name } visszajött.
news-declined = A többiek inkább tovább játszanának.
news-again = { $name } szeretne még egyet játszani.
seat-played-on = { $bot } ({ $name } helyett)

## Beszélgetés

chat = Beszélgetés
chat-empty = Még senki sem szólt.
chat-closed = Ennél az asztalnál az beszél, aki itt ül.
chat-say = Mondj valamit
send = Küldés
chat-hello = Szia!
chat-good-luck = Sok szerencsét!
chat-well-played = Szép játék volt!
chat-thanks = Köszönöm!
chat-one-moment = Egy pillanat türelmet.

## A fiók

account = Fiók
account-guest = Vendég vagy: ez a böngésző emlékszik rád és a helyeidre.
account-kept = A játszmáid minden eszközön veled vannak, ahol bejelentkezel.
your-name = A neved
name = Név
name-ask = Hogyan szólítsunk?
name-ask-more = Ezt látják a többiek az asztalnál. Bármikor megváltoztathatod.
name-proposals = Edda, Vilmos, Hilda, Ágoston, Berta, Kunó, Izolda, Gellért, Aldó, Tilmann, Piroska, Benedek, Lóra, Farkas, Matild, Ulrik
name-another = Másik
sit-down = Leülök
name-more = Ezt látják a többiek az asztalnál.
change = Módosítás
renamed = A többiek már az új nevedet látják.
register = Játszmák megőrzése
register-more = Névvel és jelszóval minden eszközön megtalálod a játszmáidat. A helyeid a tieid maradnak.
registered = Üdvözlünk! A játszmáid megmaradnak.
password = Jelszó
password-hint = Legalább 8 karakter. Az elfelejtett jelszó nem szerezhető vissza.
log-in = Bejelentkezés
log-in-more = A vendégként elfoglalt helyeid veled jönnek.
logged-in = Üdv újra itt!
log-out = Kijelentkezés
log-out-more = Ez a böngésző újra vendég lesz. A játszmáid megvárnak.
log-out-everywhere = A többi eszközön is
logged-out = Újra vendég vagy.

## Beállítások és súgó

settings = Beállítások
settings-more = Erre a böngészőre érvényesek.
at-the-table = Az asztalnál
setting-sounds = Hangok
setting-keys = Egybillentyűs parancsok
setting-motion = Kevesebb mozgás
setting-curtain = Függöny az egy képernyőnél ülők között, minden játéknál
setting-pace = A többiek lépéseinek tempója
pace-slow = lassú
pace-normal = közepes
pace-fast = gyors
pace-at-once = azonnal
setting-ask-mix = Kérdés akkor is, ha a szabályok szerint van szokásos válasz, vagy csak egy van
setting-confirm = Rákérdezés, mielőtt véget ér a köröm:
setting-confirm-open = ha van még mit tenni vagy veszíteni
setting-confirm-always = mindig
setting-confirm-never = soha
setting-tours = A bemutató újra
help = Súgó
help-gold = Arany: ezt megteheted most. Nyomd meg.
help-red = Vonalkázott: most nem. Nyomd meg, és olvasd el, miért, a szabállyal együtt.
help-rules = A szabályszám bárhol megnyitja a szabály szövegét.
help-signs = Jelek
help-keys = Billentyűk
help-keys-off = Az egybillentyűs parancsok ki vannak kapcsolva a beállításokban.
key-region = a képernyő következő része
key-arrows = mozgás egy táblán vagy sorban
key-next = a következő vagy előző, amit megtehetsz
key-answer = válasz, vagy hogy miért nem; átugrás, amíg a többiek lépései látszanak
key-number = az alsó sáv ilyen számú válasza
key-all = minden válasz
key-exchange = csere
key-turn = a kézben lévő helyiség forgatása (Guilds)
key-amount = több vagy kevesebb ezüst a választott területen (Guilds)
key-escape = bezárás, mozgás befejezése, egy lépés vissza
key-hint = tipp, ahol az asztalnál van
key-undo = visszavonás, újra
key-rule = a kijelölthöz tartozó szabály
key-read = megmondja, mi az, amin állsz
key-parts = tábla, piac, többiek, krónika
key-chat = beszélgetés
key-replay = visszajátszás: vissza, tovább, eleje, vége
key-help = ez a lista

## Ki van itt

company = Ki van itt
company-here = { $of } játékosból { $count } van itt
company-looking = { $count } nézi
company-you = te
company-watching = néző
company-unnamed = { $count ->
    [one] egy név nélküli néző
   *[other] { $count } név nélküli néző
}

## Többen egy képernyőnél

curtain = { $name }, te jössz
curtain-more = A többiek elfordulnak; aztán húzd el a függönyt.
curtain-ready = Készen állok

## Szabályok

how-to-play = Így játszd
how-to-play-note = Öt perc olvasás
book-leaves = A könyv lapjai
rules-numbered = Minden szabály, számozva
rules-of = Szabályok: { $game }
rules-sections = Fejezetek
rules-search = Keresés a szabályokban
rules-search-hint = Keresés a szabályokban: szavak vagy egy szám
rules-found-at = { $at }. találat (összesen { $n })
rules-found-before = Előző találat
rules-found-next = Következő találat
rules-technical = Az is, ami csak programozóknak kell
rules-found = { $n ->
    [0] Nincs találat
    [one] 1 szabály
   *[other] { $n } szabály
}
house-ruling = házi szabály
next-reason = Következő ok
whole-rulebook = A teljes szabálykönyv

## A játszma vége

result-over = A játszma véget ért
result-wins = { $name } nyert { $by } ponttal
result-won = { $by } ponttal nyertél
result-wins-tie = { $name } nyert, pontegyenlőség után
result-won-tie = Nyertél, pontegyenlőség után
result-shared = Közös győzelem: { $names }
result-rank = { $points } pont: { $rank }
aim-met = teljesült
aim-missed = nem teljesült
result-agreed = Közös megegyezéssel vége
result-given-up = A játszmát feladták
result-wins-resigned = { $name } feladta: { $winner } győz
result-won-resigned = { $name } feladta: te győztél
result-peeked = Ezúttal nincs rang: olyasmit vontál vissza, ami már kiderült.
answers-count = { $n ->
    [one] 1 válasz
   *[other] { $n } válasz
}
winner = győztes
points = Pont
points-by-source = Pontok eredet szerint
again = Új játszma, ugyanígy
to-rematch = A következő játszmához
come-along = Velük tartok
see-board = A tábla
see-scores = Eredmények
to-table = Az asztalhoz
share = Megosztás
score-settlement-adventurer = Kalandozók
score-settlement-adventurer-note = tájakért
score-settlement-builder = Építők
score-settlement-builder-note = épületekért
score-settlement-defender = Védők
score-settlement-defender-note = erődökért
score-settlement-artisan = Kézművesek
score-settlement-artisan-note = ahogy a kártyán áll
score-settlement-bank = Arany a bankokban
score-settlement-bank-note = darabja 5
score-settlement-church = Gyémánt a templomokban
score-settlement-church-note = darabja 4
score-settlement-gold = Holtversenynél: megmaradt arany
score-settlement-diamond = Holtversenynél: megmaradt gyémánt
score-architects-buildings = Épületek
score-architects-buildings-note = nyomtatott pontok és végső hatások
score-architects-cathedral = Katedrális
score-architects-cathedral-note = az elért sorért
score-architects-virtue = Erény
score-architects-virtue-note = a sáv mezőjéért
score-architects-debts = Kifizetetlen adósságok
score-architects-debts-note = többnyire darabonként −2
score-architects-gold_and_marble = Arany és márvány
score-architects-gold_and_marble-note = darabja 1
score-architects-silver = Ezüst
score-architects-silver-note = minden 10 után 1
score-architects-prison = Munkások a börtönben
score-architects-prison-note = minden 2 után −1
score-architects-materials = Építőanyag
score-architects-materials-note = az automatáé: minden 4 után 1
score-architects-virtue_left = Holtversenynél: erény
score-architects-silver_left = Holtversenynél: megmaradt ezüst
score-nobility-settlers = Telepesek és jutalmak
score-nobility-settlers-note = kifizetett árunként 1
score-nobility-buildings = Épületek
score-nobility-buildings-note = műhelyek és középületek
score-nobility-council = Kőtanács
score-nobility-council-note = teljesített lapkák
score-nobility-goods = Megmaradt áruk
score-nobility-goods-note = 2 áruért 1
score-nobility-nobility = Nemesség
score-nobility-nobility-note = az elért szintért
score-nobility-commissions = Megrendelések
score-nobility-commissions-note = az aktívak
score-nobility-houses = Holtversenynél: felépített házak
score-nobility-reputation = Holtversenynél: hírnév
score-nobility-coins = Holtversenynél: érmék
score-guilds-characters = Szereplők
score-guilds-characters-note = a nyomtatott pontok és amit a végén hozzáadnak
score-guilds-rooms = Helyiségek
score-guilds-rooms-note = az aktívak
score-guilds-tie_income = Holtversenynél: legkisebb heti bevétel
score-guilds-tie_cells = Holtversenynél: beépített mezők
score-guilds-tie_members = Holtversenynél: szereplők
shuffle = Tisztességes keverés
shuffle-more = a játszma előtt lepecsételve, utána felnyitva
shuffle-laid-out = Itt semmi sincs megkeverve: ezt az asztalt a vezetett első fordulóhoz kézzel rakták ki, mindenkinek ugyanúgy.
shuffle-sealed = Lepecsételve az elején
shuffle-opened = Felnyitva a végén
shuffle-later = amikor a játszma véget ér
shuffle-seed = kezdőérték (seed)
shuffle-salt = só (salt)
shuffle-count = Számold újra
shuffle-count-more = a pecsét a sóból és a kezdőértékből adódik
shuffle-fits = Egyeznek
shuffle-differs = Nem egyeznek: ez az eredmény nincs igazolva
shuffle-check = Ellenőrizd magad
shuffle-verify = Minden húzás a kezdőértékből adódik. Az összes visszajátszása:
download-record = A játszma letöltése

## Visszajátszás

analysis = Elemzés
replay = Visszajátszás
replay-first = Az elejére
replay-back = Vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Tovább
replay-last = A végére
replay-moment = A játszma pillanata
replay-speed = Sebesség
replay-start = A játszma kezdődik
replay-turn = { $turn }. lépés, összesen { $turns }
share-moment = A pillanat megosztása

## Ha valami elromlik

line-connecting = Kapcsolódás…
line-lost = Megszakadt a kapcsolat, új próbálkozás…
offline-answer = A csarnok nem érhető el. Semmi sem változott; próbáld újra hamarosan.
table-moved-on = Az asztalnál már továbbléptek; most így áll.
trouble-offline = A csarnok nem érhető el
trouble-offline-more = Ellenőrizd a kapcsolatot. A játszmáid biztonságban vannak: minden válasz megvan.
trouble-missing = Itt nincs semmi
trouble-missing-more = Talán hiányos a hivatkozás, vagy az asztal már nincs meg.
trouble-closed = Ez az ajtó zárva van
trouble-closed-more = Kérd el a hivatkozást attól, aki az asztalt nyitotta.
trouble-busy = A csarnok most nem győzi
trouble-busy-more = Pillanatnyilag semmit sem tudunk feljegyezni. Semmi sem veszett el; próbáld újra egy pillanat múlva.
trouble-frozen = Ez a játszma áll
trouble-frozen-more = Azóta megváltozott szabályok szerint kezdődött, ezért nem folytatható. A jegyzőkönyve megmarad.
keep-record = A jegyzőkönyv mentése
trouble-error = Ez nem sikerült
trouble-error-more = A hiba a miénk, nem a tiéd. Semmi sem veszett el.
lost = Ez az út sehová sem vezet
lost-more = Ezen a címen nincs oldal. A csarnok itt van a domb mögött.
refusal-no-hints = Ennél az asztalnál nincs tipp.
refusal-wrong-credentials = Nincs fiók ezzel a névvel és jelszóval.
refusal-name-taken = Ez a név már foglalt. Válassz másikat.
refusal-seat-taken = Valaki gyorsabb volt: ez a hely foglalt.
refusal-seats-open = Még vannak üres székek.
refusal-already-started = A játszma már elkezdődött.
refusal-too-many-requests = Ez kicsit gyors volt. Várj egy pillanatot, és próbáld újra.
refusal-finished = A játszma véget ért.
refusal-earlier-rules = Ez a játszma azóta megváltozott szabályok szerint kezdődött, ezért nem folytatható.
refusal-nothing-to-undo = Nincs mit visszavonnod.
refusal-nothing-to-redo = Nincs visszavont válasz.
refusal-no-rematch = Csak az kérhet új játszmát, aki játszott.
refusal-not-your-seat = Ez nem a te helyed.
refusal-not-yours = Ezt csak az asztal nyitója teheti.
refusal-not-yet = Még van idő válaszolni.
refusal-costs-rank = Azóta kiderült valami: a visszavonás a rangba kerül.
refusal-nobody-to-ask = Akinek bele kellene egyeznie, nincs itt.
refusal-nobody-stays = Itt senki más nem játszik. Az asztal megvár, vagy feladhatod.
refusal-others-play = Mások épp ezt a játszmát játsszák. Add fel, vagy ajánld fel a befejezését.
refusal-already-offered = Egy másik ajánlat még válaszra vár.
refusal-nobody-asks = Ez már eldőlt.
refusal-seat-kept = Ezt a széket valakinek fenntartják.
refusal-bad-request = Ez így nem jó: nézd meg, mit írtál.
refusal-unfit-name = Ez a név nem használható: láthatatlan karakter vagy másnak látszó betű van benne. Válassz másikat.
refusal-not-at-the-table = Ennél az asztalnál csak az beszélhet, aki itt ül.
refusal-storage-unavailable = Pillanatnyilag semmit sem tudunk feljegyezni. Semmi sem veszett el; próbáld újra egy pillanat múlva.
refusal-wrong-host = Ez az oldal rossz néven jutott ide. Nyisd meg a csarnokot a saját címén.

puzzles-more = Pillanatok a gépek játszmáiból, amikor egy válasz sokkal jobb a többinél. Találd meg.
puzzles-degree-1 = Könnyű
puzzles-degree-2 = Nehezebb
puzzles-degree-3 = Nehéz
puzzle-number = { $n }. feladvány
puzzle-found = megtalálva
puzzles-none = Még nincs feladvány.

## Áruk jele mögött, ahol a szavuknak ragja volna

suffix-for = -ért
