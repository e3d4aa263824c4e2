### A Guilds táblája: magyar.

guilds-tab-town = Város
guilds-tab-rooms = Helyiségek
guilds-tab-goals = Célok
guilds-week = { $week }. hét (összesen { $weeks })
guilds-tent = sátor
guilds-silver = { $count } ezüst
guilds-gold = { $count } arany
guilds-passed = passzolt

## A városközpont

guilds-town = Városközpont
guilds-area = { $number }. terület
guilds-tents = Ezüst a sátrakon
guilds-nobody-leads = senki sem vezet
guilds-who-leads = { $name } vezet
guilds-lead-cost = még { $count } ezüst a vezetéshez
guilds-raise-more = még { $count } ezüst az emeléshez
guilds-from = legalább
guilds-you-lead = te vezetsz:
guilds-locked = zárolva
guilds-taken = elkelt
guilds-take = Elvitel:
guilds-less = 1 ezüsttel kevesebb
guilds-more = 1 ezüsttel több
guilds-silver-in = Ezüst ide: { $number }. terület
guilds-bid-in = { $cards } ({ $silver })
guilds-bid = Licit: { $stakes }
guilds-how-bid = { $way ->
    [take] Vigyél el egy kártyát, ahol vezetsz, vagy nyomj meg kártyákat a licithez
    [one] Nyomj meg egy vagy két kártyát a licithez
   *[two] Nyomj meg két kártyát a licithez
}
guilds-bid-second = most válassz egy második területet
guilds-bid-left = marad { $goods }
guilds-bid-leads = { $count } területen fogsz vezetni
guilds-pick = Kit?

## Célok

guilds-goals = Célok
guilds-goals-one = az elsőnek
guilds-goals-two = első, második
guilds-standing = A játékosok állása
guilds-place-1 = első
guilds-place-2 = második
guilds-goal-after = { $goal }: { $before } → { $value }{ $first ->
    [yes] , első
   *[no] {""}
}

## Helyiségek és az építési telek

guilds-rooms = Helyiségek
guilds-rooms-gold = { $count } aranyad van
guilds-rooms-later = az árverés után vehetők meg, aranyért
guilds-rooms-keep = amelyiken nincs érme, azt eldobjuk
guilds-within-means = Amire futja az aranyadból
guilds-price = Neked { $count } aranyba kerül
guilds-free = ingyen
guilds-kept-paid = Egy érméért a kínálatban marad
guilds-kept-free = Ingyen a kínálatban marad
guilds-site = Építési telek
guilds-street = utca
guilds-hall = Előcsarnok
guilds-inactive = Inaktív: egyelőre nem számít
guilds-would-be-inactive = itt inaktív: nem számít, amíg ajtók sora nem vezet hozzá
guilds-fits-turned = Így fér el itt: { $turns }.
guilds-turn-room = Helyiség a kezedben, { $turn }. Nyomd meg, és elfordul; húzd, és a helyére kerül
guilds-turn-left = Forgatás balra
guilds-turn-right = Forgatás jobbra
guilds-places-fit = { $count ->
    [0] így sehova sem illik
   *[other] { $count } helyre illik
}
guilds-put-back = Másik helyiség
guilds-bench-note = Az aranyszínű mezőkre illik. Húzd oda a helyiséget, vagy nyomj meg egy mezőt.
guilds-bench-turning = Forgatás: { $by ->
    [hand] a nyilak vagy egy második ujj
   *[keys] Q és W vagy az egér görgője
}.
guilds-not-at = Ide nem: { $cell }
guilds-lay-here = Építés itt
guilds-joined = ajtó ide: { $rooms }
guilds-wakes = aktívvá válik: { $room }
guilds-worth = jelen állás szerint összesen { $points } pont
guilds-gain = jelen állás szerint { $points } pont
guilds-cells-of = { $of } mezőből { $count } beépítve
guilds-windows = { $count } ablak
guilds-asleep = { $count } inaktív helyiség
guilds-all-joined = minden helyiség aktív

## Pénz és a többi szakasz

guilds-money = Ezüstből arany
guilds-money-note = { $silver } ezüstért 1 arany jár, de csak most. A megmaradt ezüst a hét végén elvész, az arany marad.
guilds-lot = Váltás
guilds-phase-money = Pénzváltás
guilds-phase-money-note = Az ezüst visszakerült a sátrakról. Sorban mindenki aranyra válthatja.
guilds-phase-building = Építkezés
guilds-phase-building-note = Sorban mindenki vesz egy helyiséget, vagy passzol. Ha egymás után mindenki passzolt, vége a szakasznak.
guilds-phase-end = A hét vége
guilds-phase-end-note = Egy ezüstért egy helyiség a kínálatban marad. A többit eldobjuk, és minden megmaradt ezüst elvész.
guilds-next-start = jelen állás szerint { $name } kezdi a következő hetet

## Egy játékos táblája

guilds-members = Céh
guilds-no-members = még senki sincs a céhben
guilds-just-joined = A képességei a pénzváltástól használhatók
guilds-on-tents = { $goods } a sátrakon
guilds-income = hetente { $goods }
guilds-built = { $count } beépített mező
guilds-points-characters = Szereplők
guilds-points-rooms = Helyiségek
guilds-points-goals = Célok

## A bemutató

guilds-tour-goal-title = Ki nyer?
guilds-tour-goal-text = Akinek az utolsó hét után a legtöbb pontja van. Pontot a céhed szereplői, az elérhető helyiségek és a közös célok hoznak.
guilds-tour-town-title = A városközpont
guilds-tour-town-text = A szökőkút körül szereplők várnak az árverésre, előttük mindenkinek van egy sátra az ezüstjének. Akinél az aranyszínű, zászlós jel van, az vezet; a címke megmondja, mennyi kell a vezetéshez.
guilds-tour-goals-title = Célok
guilds-tour-goals-text = Ez számít a végén a szereplőkön és a helyiségeken kívül, és itt látod, most hogyan áll mindenki. Holtversenynél mindenki a teljes pontot kapja.
guilds-tour-dock-title = A kérdés
guilds-tour-dock-text = Itt lent látod a kérdést és az összes választ. Ami az asztalon arany keretben van, azt ott is megnyomhatod. A visszavonás is itt van.
guilds-tour-bid-title = Licitálás
guilds-tour-bid-text = Nyomj meg két kártyát: mindegyik a legkevesebb ezüsttel indul, amellyel vezetsz. A − és a + gombbal módosíthatod, lent adod be a licitet. A sátrakon lévő ezüstöt visszakapod, ha nem viszed el a kártyát.
guilds-tour-take-title = Elvinni vagy várni
guilds-tour-take-text = Amikor újra te jössz: ahol még vezetsz, elviheted a kártyát; ez annyiba kerül, amennyi ezüst a sátradon van. Ha mindenki passzolt, az viszi el, aki vezet. Játssz tovább, a bemutató megvár.
guilds-tour-rooms-title = Helyiségek
guilds-tour-rooms-text = Előbb az ezüstből arany lesz, ötből egy. Az aranyból helyiségeket veszel. A falak rései az ajtók.
guilds-tour-site-title = Az építési telked
guilds-tour-site-text = Ajtónak ajtóhoz, falnak falhoz kell érnie. Csak az a helyiség aktív, és csak az számít, amelyhez az előcsarnokból ajtók sora vezet. A kezedben lévő helyiséget a Q és a W forgatja.
guilds-tour-end-title = Te jössz
guilds-tour-end-text = Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. A bemutatót a súgóban találod meg újra, fent, a kérdőjelnél.

## A válaszok egy szóban

guilds-do-bid = Licit
guilds-do-take = Elvitel
guilds-do-use_ability = Képességek
guilds-do-exchange = Váltás
guilds-do-buy = Vásárlás
guilds-do-pass_turn = Passz
guilds-confirm-pass_turn = Passzolsz, pedig még tehetnél valamit?

## Ahol a nevek hosszú szavai keskeny lapkán elválaszthatók.

guilds-hyphens =
    Ala-mizs-nás Arany-mű-ves Arany-tar-ta-lék Arc-kép-te-rem Aré-na-baj-nok Asz-ta-los-mű-hely Beava-tott
    Bár-sony-sza-lon Csil-lag-ga-lé-ria Csil-lag-jós Erek-lye-tár Fegy-ver-tár Fém-pró-ba-mű-hely Füves-bo-szor-kány
    Galamb-dúc Gya-kor-ló-csar-nok Gyógy-nö-vény-ágyás Gyü-möl-csös-kert Illu-zio-nista Ispo-tá-lyos Kel-me-festő
    Kolos-tor-kert Kony-ha-mes-ter Kovács-csar-nok Kovács-mű-hely Kutya-ud-var Kár-tya-zug Kötél-pad-lás
    Kőfa-ra-gó-ud-var Kőmű-ves-mes-ter Lajst-rom-te-rem Lako-ma-te-rem Legény-ségi Mes-ter-tol-vaj Máso-ló-te-rem
    Nagy-könyv-tár Olva-só-szoba Orgyil-kos Ost-rom-mér-nök Pajzs-hor-dozó Pla-ne-tá-rium Posz-tó-ke-res-kedő
    Rab-ló-ve-zér Rózsa-sé-tány Rúna-cella Rúna-tu-dós Szer-szám-ké-szítő Szá-mo-ló-szoba Szö-kő-ku-tas Szö-vő-szoba
    Sövény-la-bi-rin-tus Tró-fea-szoba Trón-örö-kös Tér-kép-szoba Vadász-só-lyom Varázs-la-bo-ra-tó-rium
    Ven-dég-szárny Vívó-te-rem Zene-szoba Zseb-met-sző biro-da-lom fegy-ve-rei fegy-ve-rek párt-fo-gója
    Állat-se-reg-let Árnyék-pá-lya Átvál-toz-tató Üveg-égető állat-kertje
