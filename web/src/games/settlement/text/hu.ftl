### A Settlement táblája: magyar. Amit maga a játék mond, az a Python-csomagjában van.

settlement-round = { $round }. forduló (összesen { $rounds })
settlement-tab-market = Piac
settlement-tab-heroes = Hősök

## Ami közös

settlement-artifacts = Ereklyék
settlement-artifacts-note = fordulónként egy, passzoláskor
settlement-market = Piac
settlement-market-note = még { $tiles } lapka a paklikban
settlement-market-tile = { $field }. piaci mező: { $card }
settlement-market-empty = { $field }. piaci mező: üres
settlement-stack-of-buildings = { $stack }. épületpakli, { $tiles } lapka
settlement-heroes = Hősök sora
settlement-heroes-note = balról jönnek, jobbra távoznak
settlement-hero = { $space }. hely: { $card }
settlement-surcharge = Felár: { $goods }
settlement-hero-empty = A hősök sorának { $space }. helye: üres
settlement-no-surcharge = nincs felár
settlement-per = /

## A tábla

settlement-wilderness = Vadon
settlement-settlement = Település
settlement-points-now = Pontok jelenleg:
settlement-unexplored = { $field }, felfedezetlen
settlement-landscape = { $field }, { $good }, itt él: { $monster }
settlement-landscape-monster = { $field }, { $good }, rajta: { $monster }
settlement-landscape-fortress = { $field }, { $good }, erőddel
settlement-landscape-fortress-used = { $field }, { $good }, erőddel, ebben a fordulóban már aktiválva
settlement-lay-here = Ide
settlement-explore-here = E sor felfedezése, a lapka ide kerül
settlement-build-here = Építés ide
settlement-plot-picked = { $place }: melyik épület kerüljön ide a piacról?
settlement-refill-from = Építés után ebből a pakliból töltődjön fel a piac
settlement-build-instead = Inkább ez épüljön
settlement-put-back = Visszatétel
settlement-place = { $level } sor, { $column }. mező
settlement-plot = { $place }, üres építési mező
settlement-building = { $place }, { $building }: { $effect }
settlement-stored = Elraktározva: { $goods }
settlement-wilderness-row = { $row }. vadonsor
settlement-wilderness-row-used = { $row }. vadonsor, ebben a fordulóban már aktiválva
settlement-settlement-row = { $level } településsor
settlement-settlement-row-used = { $level } településsor, ebben a fordulóban már aktiválva
settlement-action-fields = Akciómezők
settlement-field-build = Építés
settlement-field-build-note = 1 telepes és a lapka ára
settlement-field-explore = Felfedezés
settlement-field-fight = Harc
settlement-field-fortress = Erőd
settlement-field-fortress-note = 1 telepes, szabad tájra
settlement-stack = { $row }. sor tájai, még { $tiles } lapka
settlement-passed = passzolt
settlement-supply = Készlet
settlement-settlers = { $count } telepes maradt
settlement-bonus-settlers = { $count } bónusztelepes
settlement-mini-wilderness = { $landscapes } táj
settlement-mini-settlement = { $buildings } épület
settlement-in-hand = Kihúzott táj: { $good }, itt él: { $monster }
settlement-exchange-note = A saját körödben, ahányszor csak akarod. Válaszd ki, melyik nyersanyagért mivel fizetsz.

## A bemutató

settlement-tour-goal-title = Ki nyer?
settlement-tour-goal-text = Akinek hat forduló után a legtöbb pontja van. Pontot a meghívott hősök, a bankjaidban lévő arany (darabja 5) és a templomaidban lévő gyémánt (darabja 4) hoz.
settlement-tour-artifacts-title = Először egy ereklye
settlement-tour-artifacts-text = Mindenkinél egy ereklye van, és passzoláskor másikra cseréli. Ami arany keretben van, azt megnyomhatod: válassz egyet.
settlement-tour-dock-title = A kérdés
settlement-tour-dock-text = Itt lent látod a kérdést és az összes választ. Amit itt megnyomhatsz, az az asztalon is ott van, arany keretben. A visszavonást is itt találod.
settlement-tour-supply-title = Amid van
settlement-tour-supply-text = A fa, az agyag és a kő a forduló végén elvész, ha nem őrzi erőd. A gyémánt és az arany megmarad. Minden akcióhoz telepesek kellenek; passzoláskor hazatérnek.
settlement-tour-actions-title = Hét akció
settlement-tour-actions-text = Körönként egy akció: építs egy lapkát a piacról, fedezz fel egy sort 1–3 telepessel, harcolj egy szörnnyel, építs erődöt, aktiválj egy erődöt, aktiválj egy vadonsort vagy egy településsort a mellette lévő napjellel.
settlement-tour-wilderness-title = A vadon
settlement-tour-wilderness-text = Itt fekszenek a tájaid. Kezdd az I. sorban: nyomd meg a Felfedezés I. sorát, és tedd le a lapkát. Az aktivált sor minden tája ad nyersanyagot, de a tájjal egyező színű hősök szörnyeket csalnak oda.
settlement-tour-market-title = A piac
settlement-tour-market-text = Épületek: a sarkukban az ár, alul a hatásuk. A zöld alapú ad, a kék cserél, az aranyszínű aranyat és gyémántot raktároz pontokért.
settlement-tour-settlement-title = A településed
settlement-tour-settlement-text = Ide kerülnek az épületek. Egy telepes az egész sort aktiválja, ezért tedd egy sorba az egymást segítő épületeket.
settlement-tour-heroes-title = Hősök
settlement-tour-heroes-text = Körönként egy meghívás az akció mellett. A hősök a végén pontot érnek, némelyik telepest is hoz; amíg itt fekszenek, a zászlójuk szörnyeket csalogat.
settlement-tour-end-title = Hat forduló
settlement-tour-end-text = Akció vagy meghívás után fejezd be a köröd; passzolj, ha végeztél a fordulóval. Ha valamit nem tehetsz meg, nyomd meg: megtudod, miért. A bemutatót a súgóban találod meg újra, fent, a kérdőjelnél.

## Az ereklyék néhány szóban

settlement-short-eternal_hourglass = új épület: rögtön használható
settlement-short-enchanted_compass = felfedezés: +1 a tájról
settlement-short-mace_of_bravery = harc: +1 gyémánt
settlement-short-potion_of_power = új erőd: +1 a tájról
settlement-short-living_chest = rögtön 1 bónusztelepes
settlement-short-scroll_of_fortune = vadonsor: +1 nyersanyag
settlement-short-crown_of_dominion = az erőd duplán ad
settlement-short-ornate_tankard = hős: +1 bónusztelepes
settlement-short-magical_treasure = rögtön 1 arany
settlement-short-diamond_ring = rögtön 1 gyémánt
settlement-short-lodestar = egy vadonsor kétszer
settlement-short-key_of_knowledge = egy településsor kétszer
settlement-short-mirror_of_transformation = csere 1:1 arányban
settlement-short-shamans_mask = te döntesz a szörnyekről

## Az akciók egy szóban, a pulthoz

settlement-do-build = Építés
settlement-do-explore = Felfedezés
settlement-do-fight = Harc
settlement-do-erect_fortress = Erődépítés
settlement-do-activate_wilderness_row = Vadonsor
settlement-do-activate_settlement_row = Településsor
settlement-do-activate_fortress = Erőd aktiválása
settlement-do-invite = Hős
settlement-do-end_turn = Kör vége
settlement-do-pass_round = Passz
settlement-do-done = Kész
settlement-do-exchanges = Csere

## Mielőtt a kör véget ér

settlement-confirm-end_turn = Befejezed a köröd, pedig még tehetnél valamit?
settlement-confirm-pass_round = Passzolsz a forduló végéig?
settlement-confirm-take = Elveszed ezt az ereklyét? Ezzel véget ér a fordulód.

## Ahol a nevek hosszú szavai keskeny lapkán elválaszthatók.

settlement-hyphens =
    Agyag-gö-dör Alki-mista Bás-tya-ka-pi-tány Csil-lag-jós Elva-rá-zsolt Fűrész-te-lep Gyé-mánt-bá-nya
    Gyé-mánt-gyűrű Hegy-má-szó Keres-ke-dő-ál-lo-más Kerék-gyártó Kikép-ző-ka-pi-tány Kőfa-ra-gó-mes-ter Lám-pa-vivő
    Ost-rom-mér-nök Pajzs-hor-dozó Rom-ku-tató Rév-ka-lauz Sze-ren-cse Szám-szer-íjász Sámán-maszk Tér-ké-pész
    Vako-ló-mes-ter Varázs-kincs Vezér-csil-lag Világ-járó Zász-ló-vivő buzo-gá-nya fel-de-rítő Áll-vá-nyozó
    Átvál-to-zás Ékkő-csi-szoló Órás-mes-ter Ösvény-ke-reső Őrtűz-vi-gyázó
