### Nobility auf Deutsch.

## Was gefragt wird

question-over = Das Spiel ist aus.
question-first_commission = Welche der drei Vergütungskarten behältst du?
question-turn = { $done ->
    [yes] Was tust du noch in diesem Zug? Deine Würfelsumme darf noch um { $room } steigen.
   *[no] Du bist am Zug: ein Würfel, eine Siedlerkarte oder ein Verkauf? Deine Würfelsumme darf noch um { $room } steigen.
}
question-target = Wohin mit der { $value }?{ $tokens ->
    [0] {""}
    [one] {" "}Das kostet 1 Modifikator.
   *[other] {" "}Das kostet { $tokens } Modifikatoren.
}
question-spend = { $settler }, { $ware }: Wie viel zahlst du? Insgesamt { $least } bis { $most } Waren, bisher { $goods_paid }.
question-take_settler = { $cards ->
    [one] Höhlenschänke: Welche Siedlerkarte nimmst du?
   *[other] Höhlenschänke: Welche Siedlerkarte nimmst du zuerst? Du darfst { $cards } nehmen.
}
question-another_settler = Höhlenschänke: Nimmst du noch eine Siedlerkarte?
question-discard_settler = Du hast zu viele Siedlerkarten. Welche der drei älteren macht Platz für die neue ({ $settler })?
question-workshop = { $building }: Nutzt du die Werkstatt?
question-reroll = { $marked ->
    [0] Welche Würfel wirfst du neu?
   *[other] Welche Würfel wirfst du neu? Bisher { $values }.
}
question-buy_any = Welche Ware kaufst du für { $goods_cost }?
question-give = Welche Ware gibst du ab?
question-receive = Welche Ware nimmst du für { $goods_given }?
question-buy = { $guild }: Wie viele Waren kaufst du, höchstens { $goods_most }, für je { $goods_cost }?
question-employ = { $left ->
    [one] { $guild }: Wen setzt du ein? Noch 1.
   *[other] { $guild }: Wen setzt du ein? Noch bis zu { $left }.
}
question-plot = Auf welchem Gemeindebauplatz errichtest du { $building_object }?
question-sell = { $left ->
    [one] Hafen ({ $ship }): Was verkaufst du? Noch 1.
   *[other] Hafen ({ $ship }): Was verkaufst du? Noch bis zu { $left }.
}
question-visit = Berks Büro: Was tust du?
question-commission = Welche der Vergütungskarten behältst du?
question-return = Aus welcher Gilde holst du einen Lehrling zurück?
question-lord_settler = Vorteil als Lehnsherr ({ $character }): Nimmst du eine Siedlerkarte?
question-lord_good = { $left ->
    [one] Vorteil als Lehnsherr ({ $character }): Welche Ware nimmst du?
   *[other] Vorteil als Lehnsherr ({ $character }): Welche Waren nimmst du? Noch { $left }.
}
question-lord_apprentice = Vorteil als Lehnsherr ({ $character }): In welcher Gilde setzt du einen Arbeiter ein?

## Die Antworten

group-dice = Würfel
group-modifiers = Würfel mit Modifikatoren
group-settlers = Siedler
group-sales = Verkauf
group-guilds = Gilden
group-council = Steinkonzil
group-chancery = Kanzlei
group-town = Stadt
group-answers = Antworten

## Die geführte erste Runde
lesson-goal-title = Wer gewinnt
lesson-goal-text = Wer nach zehn Runden die meisten Siegpunkte hat, gewinnt. Siegpunkte bringen Waren, die du Siedlern und dem Steinkonzil gibst, Werkstätten und Gemeindegebäude und der Adel. In dieser Runde machst du die ersten Schritte dahin.
lesson-guild-title = Ein Würfel geht an die Arbeit
lesson-guild-text = Du hast fünf Würfel geworfen und setzt einen je Zug ein. In einer Gilde kauft ein niedriger Würfel eine Ware und setzt zwei Arbeiter ein, ein hoher kauft drei und setzt keinen ein. Deine Siedler wollen Bücher: Nimm die 2, setze sie in die Gelehrtengilde und kaufe 1 Buch für 1 Münze.
lesson-guild-then = Zwei Bücher und einmal Mobiliar: genug für deine ersten Siedler.
lesson-guild-else = Die Karte in deiner Hand will Bücher und Mobiliar, mindestens drei Waren, und die 1 und die 6 brauchst du später.
lesson-settle-title = Erfülle eine Siedlerkarte
lesson-settle-text = Einmal je Zug und ohne Würfel darfst du eine Siedlerkarte erfüllen: Das kostet ein Haus, von jeder gezeigten Sorte eine Ware und zusammen drei. Die Zahnradtüftler wollen Bücher und Mobiliar. Erfülle die Karte.
lesson-settle-then = Ein Siegpunkt für jede Ware, ein Arbeiter und ein Adelsstern. Dein Haus ist nun verbaut; der Bauhof verkauft neue.
lesson-settle-else = Du hast alles, was die Zahnradtüftler wollen, und behaltene Waren bringen dafür nichts.
lesson-turn-title = Ein Würfel je Zug
lesson-turn-text = Ein Zug ist höchstens ein Würfel, eine Siedlerkarte und ein Verkauf, in beliebiger Reihenfolge. Dann sind die anderen am Zug, bis niemand mehr kann oder will. Beende deinen Zug.
lesson-turn-then = Jetzt setzt dein Nachbar einen Würfel ein. Die Plätze sind knapp: Zu zweit nimmt eine Gilde einen Würfel je Runde auf.
lesson-turn-else = Du hast deinen Würfel eingesetzt und eine Karte erfüllt: Bevor es weitergeht, sind die anderen am Zug.
lesson-apprentice-title = Ein Lehrling
lesson-apprentice-text = Dein Arbeiter kann ein Handwerk lernen: Nimm die 1, setze sie in die Schreinergilde, kaufe 1 Mobiliar und setze deinen Arbeiter ein. Lehrlinge bringen jede Runde Münzen, eine Ware gratis, wenn du dort kaufst, und das Recht, Werkstätten dieser Gilde zu kaufen.
lesson-apprentice-then = Du hast einen Lehrling in der Schreinergilde. Ab deinem nächsten Zug zählt er für alles.
lesson-apprentice-else = Nur niedrige Würfel setzen in einer Gilde Arbeiter ein, und die Werkstatt dieser Runde gehört zur Schreinergilde.
lesson-hall-title = Die Gildenhalle
lesson-hall-text = In der Gildenhalle hat jedes Gebäude seinen Würfel und seinen Preis: Die 6 kauft das erste für 4 Münzen. Es ist die Schreinerei, eine Werkstatt der Schreinergilde, und dort hast du einen Lehrling. Beende deinen Zug, nimm die 6 und setze sie in die Gildenhalle.
lesson-hall-then = Drei Siegpunkte und ein Stern, und dein Lehrling ist nun Gildenmeister: Nutzt jemand anderes die Werkstatt, bekommst du etwas ab. Gemeindegebäude stehen dagegen auf deinem Tableau.
lesson-hall-else = Nur eine 6 kauft die Schreinerei, und nur, wer einen Lehrling in der Schreinergilde hat.
lesson-reputation-title = So weit dein Ansehen reicht
lesson-reputation-text = Die Würfel, die du in einer Runde einsetzt, dürfen zusammen so hoch sein wie dein Ansehen: 2 + 1 + 6 ist 9, mehr geht nicht. Das Weiße Schloss hebt es. Die Sterne daneben sind dein Adel: Mit 5 wirst du Lehnsherr und bekommst den Vorteil deines Charakters.
lesson-places-title = Die anderen Orte
lesson-places-text = In der Höhlenschänke nimmst du neue Siedler, kein Würfel darf niedriger sein als der davor; im Bauhof Häuser, keiner höher als der davor. Der Hafen kauft Waren, das Steinkonzil gibt dafür viele Siegpunkte, und Berks Büro gibt Modifikatoren für deine Würfel.
lesson-round-title = Die Runde endet
lesson-round-text = Beende deinen Zug. Wer nichts mehr tun kann, passt; haben alle gepasst, gibt es Einkommen: Münzen für Lehrlinge und von Gemeindegebäuden. Dann werden alle Würfel neu geworfen.
lesson-round-then = Das war deine erste Runde: Siedler, eine Werkstatt, zwei Sterne.
lesson-round-else = Deine Würfel haben dein Ansehen erreicht: In dieser Runde lässt sich nichts mehr einsetzen.
lesson-end-title = Wie es weitergeht
lesson-end-text = Noch neun solche Runden. Hebe dein Ansehen früh: Das sind mehr Würfel in jeder Runde. Erfülle Siedlerkarten eines Volks für seine Spalte im Steinkonzil. Tippst du etwas an, was nicht erlaubt ist, erfährst du, warum. Spiel weiter oder lies die Regeln.

action-take_die = Eine { $die } einsetzen
action-take_die-changed = { $tokens ->
    [one] Eine { $die } als { $value } einsetzen, für 1 Modifikator
   *[other] Eine { $die } als { $value } einsetzen, für { $tokens } Modifikatoren
}
action-take_die-none = Würfel einsetzen
action-complete = { $settler } erfüllen ({ $race_many }): { $effect }
action-complete-none = Siedlerkarte erfüllen
action-sell_workshop = { $building } verkaufen ({ $guild }): { $goods_gained }, minus { $goods_paid }
action-sell_workshop-none = Werkstatt verkaufen ({ $guild })
action-sell_public = { $building } verkaufen: { $goods_gained }, minus { $goods_paid }
action-sell_public-none = Gemeindegebäude verkaufen
action-end_turn = Zug beenden
action-end_turn-pass = Für diese Runde passen
action-place-none = { $location }
action-place_tavern = { $cards ->
    [one] Höhlenschänke: eine Siedlerkarte
   *[other] Höhlenschänke: bis zu { $cards } Siedlerkarten
}
action-place_yard = Bauhof: ein Haus für { $goods_cost }
action-place_guild = { $guild }: bis zu { $goods_most }{ $free ->
    [0] {""}
   *[other] {" "}und { $free } gratis
}{ $workers ->
    [0] {""}
    [one] , 1 Arbeiter
   *[other] , bis zu { $workers } Arbeiter
}{ $workshops ->
    [0] {""}
   *[other] , { $buildings }
}
action-place_hall = Gildenhalle: { $building } für { $goods_cost } – { $goods_gained }; { $effect }
action-place_harbour = Hafen ({ $ship }): bis zu { $goods_most } verkaufen
action-place_council = Steinkonzil, { $race_many }, Adel { $nobility }: { $goods_gained } für { $goods_cost }
action-place_berk = Berks Büro: bis zu { $goods_most }, ein Austausch{ $chancery ->
    [yes] , eine Vergütungskarte
   *[no] {""}
}
action-place_castle = Das Weiße Schloss: { $goods_gained }
action-place_castle-extra = Das Weiße Schloss, zusätzlicher Würfelplatz: { $goods_gained }
action-place_board = Eigenes Tableau: einen Lehrling zurückholen
action-place_chancery = Kanzlei, { $row ->
    [upper] oberes
   *[lower] unteres
} Schreibpult ({ $race_many }): { $effect }
action-place_tile = Würfelplättchen: noch offen { $values }
action-spend = { $goods_paid }
action-take_settler = { $settler } ({ $race_many }): { $effect }
action-take_settler-none = Siedlerkarte nehmen
action-discard_settler = { $settler } ablegen ({ $race_many }): { $effect }
action-use_effect-gain = { $goods_gained }
action-use_effect-reroll = Würfel neu werfen
action-use_effect-buy = Eine beliebige Ware für { $goods_cost } kaufen
action-use_effect-exchange = Eine Ware gegen eine andere tauschen
action-use_effect-none = Werkstatt nutzen
action-reroll = Die { $value } neu werfen
action-reroll-none = Würfel { $number } neu werfen
action-give_good = { $goods_given }
action-take_good = { $goods_taken }
action-take_good-buy_any = { $goods_taken }
action-take_good-receive = { $goods_taken }
action-buy = { $count ->
    [0] Nichts kaufen
   *[other] { $goods_bought } für { $goods_cost }{ $free ->
        [0] {""}
       *[other] , dazu { $goods_free } gratis
    }
}
action-employ_worker = Ein Arbeiter aus dem Quartier
action-move_apprentice = Dein Lehrling { $guild_from }
action-assign = Ein Arbeiter { $guild_to }
action-build = Gemeindebauplatz { $plot }: { $goods_income } in jeder Einkommensphase
action-sell_good = { $goods_sold } für { $goods_gained }
action-return_apprentice = Dein Lehrling { $guild_from }
action-take_tokens = { $price ->
    [0] { $goods_gained }
   *[other] { $goods_gained } für { $goods_cost }
}
action-exchange_settlers = Alle Siedlerkarten der Höhlenschänke austauschen
action-exchange_buildings = Alle Gebäude der Gildenhalle austauschen
action-acquire = { $cards ->
    [one] 1 Vergütungskarte für { $goods_cost } ziehen
   *[other] { $cards } Vergütungskarten für { $goods_cost } ziehen und 1 behalten
}
action-keep_commission = { $commission }: { $effect }
action-done = Fertig
action-done-declined = Nein
action-done-reroll = Werfen

## Was jemand getan hat, nach dem Namen

deed-pass = { $seat } passt
deed-complete = { $seat } erfüllt die Siedlerkarte { $settler } ({ $race_many })
deed-sell_workshop = { $seat } verkauft { $building_object }
deed-sell_public = { $seat } verkauft { $building_object }
deed-place = { $seat } setzt eine { $value } { $location_at } ein
deed-place_yard = { $seat } kauft mit einer { $value } ein Haus
deed-place_guild = { $seat } setzt eine { $value } { $guild_at } ein
deed-place_hall = { $seat } kauft mit einer { $value } { $building_object }
deed-place_council = { $seat } erfüllt mit einer { $value } ein Konzilplättchen der { $race_many }
deed-place_chancery = { $seat } setzt mit einer { $value } einen Lehrling an ein Schreibpult der { $race_many }
deed-place_tile = { $seat } legt eine { $value } auf ein Würfelplättchen
deed-take_settler = { $seat } nimmt die { $settler }
deed-discard_settler = { $seat } legt die { $settler } ab
deed-use_effect = { $seat } nutzt { $building_object }
deed-reroll = { $seat } wirft { $dice } Würfel neu
deed-take_good-buy_any = { $seat } kauft { $goods_taken }
deed-take_good-receive = { $seat } tauscht { $goods_given } gegen { $goods_taken }
deed-take_good-lord_good = { $seat } nimmt { $goods_taken }
deed-buy = { $seat } kauft { $goods_bought }{ $free ->
    [0] {""}
   *[other] {" "}und bekommt { $goods_free } gratis
}
deed-employ_worker = { $seat } setzt { $guild_new_at } einen Arbeiter ein
deed-move_apprentice = { $seat } versetzt einen Lehrling { $guild_from } { $guild_new_to }
deed-assign = { $seat } setzt { $guild_at } einen Arbeiter ein
deed-build = { $seat } errichtet { $building_object } auf Gemeindebauplatz { $plot }
deed-sell_good = { $seat } verkauft { $goods_sold } für { $goods_gained }
deed-return_apprentice = { $seat } holt einen Lehrling { $guild_from } zurück
deed-take_tokens = { $seat } nimmt { $goods_gained }
deed-exchange_settlers = { $seat } tauscht die Siedlerkarten der Höhlenschänke aus
deed-exchange_buildings = { $seat } tauscht die Gebäude der Gildenhalle aus
deed-acquire = { $seat } zieht { $cards ->
    [one] 1 Vergütungskarte
   *[other] { $cards } Vergütungskarten
}
deed-keep_commission = { $seat } behält eine Vergütungskarte

## Wie eine Gruppe von Antworten heißt, wenn viele aus einem Grund nicht gehen

block-take_die = Würfel einsetzen
block-complete = Siedlerkarte erfüllen
block-sell_workshop = Werkstatt verkaufen
block-sell_public = Gemeindegebäude verkaufen
block-end_turn = Zug beenden
block-place_tavern = Höhlenschänke
block-place_yard = Bauhof
block-place_guild = Gilde
block-place_hall = Gildenhalle
block-place_harbour = Hafen
block-place_council = Steinkonzil
block-place_berk = Berks Büro
block-place_castle = Das Weiße Schloss
block-place_board = Eigenes Tableau
block-place_chancery = Kanzlei
block-place_tile = Würfelplättchen
block-spend = Waren zahlen
block-take_settler = Siedlerkarte nehmen
block-discard_settler = Siedlerkarte ablegen
block-use_effect = Werkstatt nutzen
block-reroll = Würfel neu werfen
block-give_good = Ware abgeben
block-take_good = Ware nehmen
block-buy = Waren kaufen
block-employ_worker = Arbeiter einsetzen
block-move_apprentice = Lehrling versetzen
block-assign = Arbeiter einsetzen
block-build = Auf einem Gemeindebauplatz errichten
block-sell_good = Ware verkaufen
block-return_apprentice = Lehrling zurückholen
block-take_tokens = Modifikatoren nehmen
block-exchange_settlers = Siedlerkarten austauschen
block-exchange_buildings = Gebäude austauschen
block-acquire = Vergütungskarte erwerben
block-keep_commission = Vergütungskarte behalten
block-done = Fertig

## Was geschah

change-supply = { $changes }
change-rolled = gewürfelt: { $values }
change-lord = { $seat } wird Lehnsherr ({ $character })
change-white_lord = { $seat } wird Weißer Lehnsherr
change-dice_tile = { $seat } bekommt ein Würfelplättchen: { $effect }
change-commission = eine Vergütungskarte von { $seat } ist jetzt aktiv
change-passed = { $seat } kann in dieser Runde nichts mehr tun
change-round = Runde { $round }: { $seat } beginnt
change-event = Ereignis: { $event } – { $effect }
change-automa = Automa: Höhlenschänke { $white }, Bauhof { $green }, Gildenhalle { $yellow }, Gilden { $red }{ $blue ->
    [0] {""}
   *[other] {" "}und { $blue }
}
change-ship = ein neues Schiff: { $ship }
change-settlers = neu in der Höhlenschänke: { $settlers }
change-cleared = aus der Gildenhalle entfernt: { $buildings }
change-buildings = neu in der Gildenhalle: { $buildings }
change-council = { $tiles ->
    [one] 1 neues Konzilplättchen
   *[other] { $tiles } neue Konzilplättchen
}
change-over = die zehnte Runde ist vorbei

## Wie es ausging

result-won = Sieg mit { $points } Siegpunkten: { $seats }.
result-by_houses = Gleichstand bei { $points } Siegpunkten; Sieg durch mehr gebaute Häuser (NOB-339): { $seats }.
result-by_reputation = Gleichstand bei { $points } Siegpunkten und Häusern; Sieg durch mehr Ansehen (NOB-340): { $seats }.
result-by_coins = Gleichstand bei { $points } Siegpunkten, Häusern und Ansehen; Sieg durch mehr Münzen (NOB-341): { $seats }.
result-shared = Geteilter Sieg mit { $points } Siegpunkten (NOB-342): { $seats }.
result-met = Die Aufgabe ist erfüllt, mit { $points } Siegpunkten (NOB-386).
result-missed = Die Aufgabe ist nicht erfüllt, mit { $points } Siegpunkten (NOB-386).
result-goal = Deine Aufgabe war: { $goal }
result-condition = { $metric_many }: { $now } von { $least }

rank-met = Aufgabe erfüllt
rank-missed = Aufgabe nicht erfüllt

score-settlers = Siedler und Vorteile
score-buildings = Gebäude
score-council = Steinkonzil
score-goods = Übrige Waren
score-nobility = Adel
score-commissions = Vergütungskarten
score-total = Summe
score-houses = Gebaute Häuser
score-reputation = Ansehen
score-coins = Münzen

## Das Brett

board-setup = Aufbau
board-round = Runde { $round } von { $rounds }
board-piles = übrig: { $settlers } Siedler, { $buildings } Gebäude, { $ships } Schiffe, { $council } Konzilplättchen, { $modifiers } Modifikatoren
board-commissions_left = { $cards } Vergütungskarten, { $tiles } Würfelplättchen
board-event = Ereignis
board-goal = Aufgabe
board-automa = Automa
board-set_aside = beiseite
board-town = Stadt
board-guilds = Gilden
board-hall = Gildenhalle
board-harbour = Hafen
board-council = Steinkonzil
board-chancery = Kanzlei
board-income = je { $coins }
board-closed = geschlossen
board-first = Startspieler
board-passed = gepasst
board-lord = Lehnsherr
board-white_lord = Weißer Lehnsherr
board-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
board-dice = Würfel
board-sum = Summe { $sum } von { $limit }
board-reputation = Ansehen { $reputation }
board-level = Adel { $level }
board-figures = Figuren: { $lot } im Quartier, { $supply } im Vorrat
board-houses = Häuser: { $platform } bereit, { $built } gebaut, { $supply } im Vorrat
board-apprentices = Lehrlinge:
board-hand = Siedler auf der Hand
board-settled = erfüllt:
board-owned = Werkstätten:
board-public = Gemeindegebäude:
board-tiles = { $tiles } Konzilplättchen
board-desks = { $desks ->
    [one] 1 Schreibpult
   *[other] { $desks } Schreibpulte
}
board-commission = Vergütungskarte
board-secret = geheim
board-active = aktiv
board-choosing = zur Auswahl
board-summary = { $settled } erfüllt, { $held } auf der Hand, { $buildings } Gebäude, { $apprentices ->
    [one] 1 Lehrling
   *[other] { $apprentices } Lehrlinge
}

## Am Terminal

help-signs = Auf dem Brett: ① ② … Plätze, 4② ein Würfel von Platz 2, der eine 4 zeigt, 4◇ ein Würfel der Automa, □ ein leerer Würfelplatz, ■ ein gefülltes Feld eines Würfelplättchens, ★ ein Adelsstern.

## Waren

goods-none = nichts
goods-books = { $count ->
    [one] { $count } Buch
   *[other] { $count } Bücher
}
goods-artwork = { $count ->
    [one] { $count } Kunstwerk
   *[other] { $count } Kunstwerke
}
goods-weaponry = { $count ->
    [one] { $count } Waffe
   *[other] { $count } Waffen
}
goods-magic = { $count ->
    [one] { $count } Magisches Ding
   *[other] { $count } Magische Dinge
}
goods-jewelry = { $count } Schmuck
goods-furnishings = { $count } Mobiliar
goods-good = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
goods-any_good = { $count ->
    [one] { $count } Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
goods-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
goods-modifier = { $count ->
    [one] { $count } Modifikator
   *[other] { $count } Modifikatoren
}
goods-reputation = { $count } Ansehen
goods-star = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
}
goods-worker = { $count } Arbeiter
goods-house = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
goods-point = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
goods-settler_card = { $count ->
    [one] { $count } Siedlerkarte
   *[other] { $count } Siedlerkarten
}
goods-pip = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}

ware-books = Bücher
ware-artwork = Kunstwerke
ware-weaponry = Waffen
ware-magic = Magische Dinge
ware-jewelry = Schmuck
ware-furnishings = Mobiliar

## Karten und Plättchen

card-settler = { $settler }: Siedler, { $race_many }
card-workshop = { $building }: Werkstatt der { $guild }
card-public = { $building }: Gemeindegebäude
card-ship = { $ship }: Schiff
card-council = Konzilplättchen
card-character = { $character }: Charakter
card-event = { $event }: Ereignis { $number }
card-goal = { $goal }: Einzelspieleraufgabe
card-commission = { $commission }: Vergütungskarte
card-tile = Würfelplättchen
card-desk = { $desk }: Kanzlei, Würfel { $value }, { $race_many }

effect-settler = { $least }–{ $most } Waren ({ $wares }) → { $goods_gained }
effect-public = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} für jede Siedlerkarte, die du erfüllst
effect-ship = { $ware }: je { $goods_gained }, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
effect-council = ab Adel { $nobility }: { $goods_cost } → { $goods_gained }
effect-character = { $ware }: für eine Siedlerkarte bis zu { $limit } statt 3
effect-goal = mindestens { $least ->
    [1] { $least } { $metric }
   *[other] { $least } { $metric_many }
}
effect-commission = { $goods_each } je { $per ->
    [1] { $metric_per }
   *[other] { $per } { $metric_many }
}, höchstens { $most }
effect-commission_race = { $goods_each } je { $per ->
    [1] erfüllte Siedlerkarte
   *[other] { $per } erfüllte Siedlerkarten
} der { $race_many }, höchstens { $most }
effect-tile = Würfel { $values }

lead-none = {""}
lead-or = oder{" "}
lead-lord = als Lehnsherr:{" "}
lead-all = alle:{" "}

does-gain = { $lead }{ $goods_gained }
does-reroll = { $lead }beliebige eigene, nicht eingesetzte Würfel neu werfen
does-buy = { $lead }eine beliebige Ware für { $goods_cost } kaufen
does-exchange = { $lead }eine Ware gegen eine andere tauschen
does-take_settlers = { $lead }{ $amount ->
    [one] 1 Siedlerkarte
   *[other] bis zu { $amount } Siedlerkarten
} aus der Schänke
does-place_apprentices = { $lead }{ $amount ->
    [one] 1 Arbeiter in eine beliebige Gilde
   *[other] bis zu { $amount } Arbeiter in beliebige Gilden
}
does-close = in dieser Runde geschlossen: { $location }
does-waive = in dieser Runde dürfen Würfel in der Schänke auch niedriger sein als der letzte
does-suppress = in dieser Runde wird keine Werkstatt aktiviert
does-modify-harbour_coins_per_good = { $goods_change } { $change ->
    [less] weniger
   *[other] mehr
} für jede im Hafen verkaufte Ware
does-modify-yard_house_price = ein Haus kostet { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-hall_building_price = ein Gebäude der Gildenhalle kostet { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-income_coins_per_apprentice = jeder Lehrling in einer Gilde bringt { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-guild_goods_limit = mit einem Gildenwürfel kauft man bis zu { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-castle_reputation_gain = ein Würfel im Weißen Schloss bringt { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-council_reputation_loss = ein Konzilplättchen kostet { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-council_coin_cost = { $change ->
    [less] ein Konzilplättchen kostet { $goods_change } weniger
    [more] ein Konzilplättchen kostet { $goods_change } mehr
   *[set] { $amount ->
        [0] Konzilplättchen kosten keine Münzen
       *[other] ein Konzilplättchen kostet { $goods_change }
    }
}
does-modify-tavern_cards_taken = ein Würfel in der Schänke bringt { $goods_change }{ $change ->
    [less] {" "}weniger
    [more] {" "}mehr
   *[set] {""}
}
does-modify-player_dice_sum_limit = { $change ->
    [less] das Würfelsummenlimit sinkt um { $goods_change }
    [more] das Würfelsummenlimit steigt um { $goods_change }
   *[set] das Würfelsummenlimit ist { $amount }
}
does-modify-settler_vp_bonus = { $goods_change } { $change ->
    [less] weniger
   *[other] mehr
} für jede erfüllte Siedlerkarte

metric-vp = Siegpunkt
    .many = Siegpunkte
    .per = Siegpunkt
metric-settlers = erfüllte Siedlerkarte
    .many = erfüllte Siedlerkarten
    .per = erfüllte Siedlerkarte
metric-races = Volk unter deinen Siedlern
    .many = verschiedene Völker unter deinen Siedlern
    .per = Volk unter deinen Siedlern
metric-workshops = eigene Werkstatt
    .many = eigene Werkstätten
    .per = eigene Werkstatt
metric-guilds_with_workshop = Gilde mit eigener Werkstatt
    .many = Gilden mit eigener Werkstatt
    .per = Gilde mit eigener Werkstatt
metric-guilds_with_presence = Gilde mit eigenem Lehrling oder eigener Werkstatt
    .many = Gilden mit eigenem Lehrling oder eigener Werkstatt
    .per = Gilde mit eigenem Lehrling oder eigener Werkstatt
metric-guilds_with_apprentice = Gilde mit eigenem Lehrling
    .many = Gilden mit eigenem Lehrling
    .per = Gilde mit eigenem Lehrling
metric-public_buildings = Gemeindegebäude
    .many = Gemeindegebäude
    .per = Gemeindegebäude
metric-buildings = eigenes Gebäude
    .many = eigene Gebäude
    .per = eigenes Gebäude
metric-guild_apprentices = Lehrling in einer Gilde
    .many = Lehrlinge in Gilden
    .per = Lehrling in einer Gilde
metric-chancery_apprentices = Lehrling in der Kanzlei
    .many = Lehrlinge in der Kanzlei
    .per = Lehrling in der Kanzlei
metric-council_tiles = Konzilplättchen
    .many = Konzilplättchen
    .per = Konzilplättchen
metric-nobility = Adelsstufe
    .many = Adelsstufen
    .per = Adelsstufe
metric-reputation = Ansehen
    .many = Ansehen
    .per = Ansehen
metric-reputation_over_12 = Ansehen über 12
    .many = Ansehen über 12
    .per = Ansehen über 12
metric-coins = Münze
    .many = Münzen
    .per = Münze
metric-goods = Ware im Lager
    .many = Waren im Lager
    .per = Ware im Lager
metric-goods_sets = vollständiger Satz der sechs Waren
    .many = vollständige Sätze der sechs Waren
    .per = vollständigen Satz der sechs Waren
metric-modifiers = Modifikator
    .many = Modifikatoren
    .per = Modifikator

race-halfling = Halbling
    .many = Halblinge
race-human = Mensch
    .many = Menschen
race-elf = Elf
    .many = Elfen
race-dwarf = Zwerg
    .many = Zwerge
race-green_elf = Grünelf
    .many = Grünelfen
race-trobit = Trobit
    .many = Trobiten

guild-scholars = Gelehrtengilde
    .at = in der Gelehrtengilde
    .to = in die Gelehrtengilde
    .from = aus der Gelehrtengilde
guild-artists = Künstlergilde
    .at = in der Künstlergilde
    .to = in die Künstlergilde
    .from = aus der Künstlergilde
guild-blacksmiths = Schmiedegilde
    .at = in der Schmiedegilde
    .to = in die Schmiedegilde
    .from = aus der Schmiedegilde
guild-wizards = Magiergilde
    .at = in der Magiergilde
    .to = in die Magiergilde
    .from = aus der Magiergilde
guild-merchants = Händlergilde
    .at = in der Händlergilde
    .to = in die Händlergilde
    .from = aus der Händlergilde
guild-carpenters = Schreinergilde
    .at = in der Schreinergilde
    .to = in die Schreinergilde
    .from = aus der Schreinergilde

location-tavern = Höhlenschänke
    .at = in der Höhlenschänke
location-yard = Bauhof
    .at = im Bauhof
location-guild = Gilden
    .at = in einer Gilde
location-hall = Gildenhalle
    .at = in der Gildenhalle
location-harbour = Hafen
    .at = im Hafen
location-council = Steinkonzil
    .at = im Steinkonzil
location-berk = Berks Büro
    .at = in Berks Büro
location-castle = Das Weiße Schloss
    .at = im Weißen Schloss
location-player_board = Eigenes Tableau
    .at = auf dem eigenen Tableau
location-chancery = Kanzlei
    .at = in der Kanzlei
location-dice_tile = Würfelplättchen
    .at = auf einem Würfelplättchen

colour-white = weiß
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-blue = blau
colour-black = schwarz

settler-S01 = Obstgärtner
settler-S02 = Fährleute
settler-S03 = Glassänger
settler-S04 = Tiefenschürfer
settler-S05 = Wurzelheiler
settler-S06 = Zahnradtüftler
settler-S07 = Speisekammerköche
settler-S08 = Straßenwächter
settler-S09 = Mondschützen
settler-S10 = Blasebalgtreter
settler-S11 = Rindenspäher
settler-S12 = Pfützentaucher
settler-S13 = Heckengärtner
settler-S14 = Erntehelfer
settler-S15 = Silberweber
settler-S16 = Runenschneider
settler-S17 = Moosgerber
settler-S18 = Funkenbrauer
settler-S19 = Lastkahnvettern
settler-S20 = Kapellenbäcker
settler-S21 = Sterndeuter
settler-S22 = Ambossbrüder
settler-S23 = Dornläufer
settler-S24 = Drachenkuriere
settler-S25 = Honigbrauer
settler-S26 = Marktwitwen
settler-S27 = Harfenbauer
settler-S28 = Tunnelvermesser
settler-S29 = Saatguthüter
settler-S30 = Schrotthändler
settler-S31 = Kleehirten
settler-S32 = Flussmüller
settler-S33 = Tausammler
settler-S34 = Kupferbrauer
settler-S35 = Rankenseiler
settler-S36 = Pfeifenbande
settler-S37 = Laternentanten
settler-S38 = Altgardisten
settler-S39 = Elfenbeinschnitzer
settler-S40 = Torschmiede
settler-S41 = Farnjäger
settler-S42 = Linsenschleifer
settler-S43 = Höhlenmaurer
settler-S44 = Urkundenschreiber
settler-S45 = Morgenreiter
settler-S46 = Steinbankiers
settler-S47 = Hainväter
settler-S48 = Kartentauscher

building-B01 = Schreibstube
    .object = die Schreibstube
building-B02 = Buchbinderei
    .object = die Buchbinderei
building-B03 = Kartenarchiv
    .object = das Kartenarchiv
building-B04 = Tintenkeller
    .object = den Tintenkeller
building-B05 = Übersetzerpult
    .object = das Übersetzerpult
building-B06 = Almanachhaus
    .object = das Almanachhaus
building-B07 = Freskenboden
    .object = den Freskenboden
building-B08 = Tonatelier
    .object = das Tonatelier
building-B09 = Wandmalerhof
    .object = den Wandmalerhof
building-B10 = Porträtzimmer
    .object = das Porträtzimmer
building-B11 = Vergolderbank
    .object = die Vergolderbank
building-B12 = Bildhauerschuppen
    .object = den Bildhauerschuppen
building-B13 = Klingenschmiede
    .object = die Klingenschmiede
building-B14 = Pfeilschmiede
    .object = die Pfeilschmiede
building-B15 = Schildwerkstatt
    .object = die Schildwerkstatt
building-B16 = Griffmacherbank
    .object = die Griffmacherbank
building-B17 = Rüstungshof
    .object = den Rüstungshof
building-B18 = Härtehaus
    .object = das Härtehaus
building-B19 = Trankkeller
    .object = den Trankkeller
building-B20 = Runenkammer
    .object = die Runenkammer
building-B21 = Stabmacherbank
    .object = die Stabmacherbank
building-B22 = Seherzimmer
    .object = das Seherzimmer
building-B23 = Amulettstand
    .object = den Amulettstand
building-B24 = Glutturm
    .object = den Glutturm
building-B25 = Edelsteintheke
    .object = die Edelsteintheke
building-B26 = Ringmacherbank
    .object = die Ringmacherbank
building-B27 = Perlenbörse
    .object = die Perlenbörse
building-B28 = Bernsteinstand
    .object = den Bernsteinstand
building-B29 = Kronenfasserei
    .object = die Kronenfasserei
building-B30 = Kettenmacherei
    .object = die Kettenmacherei
building-B31 = Stuhlboden
    .object = den Stuhlboden
building-B32 = Tischwerkstatt
    .object = die Tischwerkstatt
building-B33 = Schreinerei
    .object = die Schreinerei
building-B34 = Schrankladen
    .object = den Schrankladen
building-B35 = Drechselschuppen
    .object = den Drechselschuppen
building-B36 = Bettenmacherei
    .object = die Bettenmacherei
building-B37 = Stadtbrunnen
    .object = den Stadtbrunnen
building-B38 = Badehaus
    .object = das Badehaus
building-B39 = Kapelle der Morgenröte
    .object = die Kapelle der Morgenröte
building-B40 = Kornspeicher
    .object = den Kornspeicher
building-B41 = Glockenturm
    .object = den Glockenturm
building-B42 = Wachhaus
    .object = das Wachhaus
building-B43 = Bibliotheksanbau
    .object = den Bibliotheksanbau
building-B44 = Marktkreuz
    .object = das Marktkreuz
building-B45 = Schauspielhaus
    .object = das Schauspielhaus
building-B46 = Hospiz
    .object = das Hospiz
building-B47 = Stadtgarten
    .object = den Stadtgarten
building-B48 = Stallhof
    .object = den Stallhof

ship-H01 = Grauer Reiher
ship-H02 = Bernsteindame
ship-H03 = Salzpilger
ship-H04 = Nordglocke
ship-H05 = Kupfermöwe
ship-H06 = Geduldiger Otter
ship-H07 = Langes Kontobuch
ship-H08 = Rote Markise
ship-H09 = Samtkiel
ship-H10 = Stilles Ruder
ship-H11 = Breite Laterne
ship-H12 = Silberknoten
ship-H13 = Gemietete Flut
ship-H14 = Gerstenkönigin
ship-H15 = Alter Zöllner
ship-H16 = Bemalte Krabbe
ship-H17 = Dritte Schwester
ship-H18 = Glücksfall

character-P01 = Rhys Lusys
character-P02 = Martok Münzschmied
character-P03 = Belvedere Steinfaust
character-P04 = Verelan Sian
character-P05 = Nya Adebowale
character-P06 = Harga von der Zollwache
character-P07 = Odo Schönwetter
character-P08 = Schwester Calla
character-P09 = Tiv von den Laternen
character-P10 = Ysolde Marsch
character-P11 = Brannoc Ried
character-P12 = Dame Ottoline
character-P13 = Pell Flinkbeutel

event-E01 = Hafenhändler
event-E02 = Fleißige Lehrlinge
event-E03 = Blühende Gilden
event-E04 = Holzüberschuss
event-E05 = Offene Fässer
event-E06 = Königliche Audienz
event-E07 = Geschenke des Schreibers
event-E08 = Nebel am Kai
event-E09 = Gildenabgabe
event-E10 = Maurermesse
event-E11 = Sitzungspause des Konzils
event-E12 = Gnädiges Konzil
event-E13 = Einzugsfeier
event-E14 = Gunst der Königin
event-E15 = Verriegelte Tore
event-E16 = Stille Werkstätten

goal-G01 = Berühmter Grundherr
goal-G02 = Sieben Herdfeuer
goal-G03 = Sechs Völker
goal-G04 = Gildenmagnat
goal-G05 = Stadtbaumeister
goal-G06 = Liebling des Konzils
goal-G07 = Im Vertrauen der Königin
goal-G08 = Weißer Lehnsherr
goal-G09 = Tiefe Truhen
goal-G10 = Speicherherr
goal-G11 = Eine Hand in jeder Gilde
goal-G12 = Großer Bauherr
goal-G13 = Alleskönner
goal-G14 = Meister der Gewerke
goal-G15 = Stille Macht

commission-M01 = Gönner des Handwerks
commission-M02 = Erbauer der Hallen
commission-M03 = Stimme im Konzil
commission-M04 = Großzügiger Grundherr
commission-M05 = Freund aller Völker
commission-M06 = Schutzherr der Halblinge
commission-M07 = Schutzherr der Menschen
commission-M08 = Schutzherr der Elfen
commission-M09 = Schutzherr der Zwerge
commission-M10 = Schutzherr der Grünelfen
commission-M11 = Schutzherr der Trobiten
commission-M12 = Volle Geldtruhe
commission-M13 = Voller Keller
commission-M14 = Vollständige Sammlung
commission-M15 = Viele Hände
commission-M16 = Wartende Schreiber
commission-M17 = Bei Hofe geschätzt
commission-M18 = Fuß in jeder Tür

desk-desk1 = Schreibpult 1
desk-desk2 = Schreibpult 2
desk-desk3 = Schreibpult 3
desk-desk4 = Schreibpult 4
desk-desk5 = Schreibpult 5
desk-desk6 = Schreibpult 6

## Warum nicht

why-dice_limit = Deine Würfelsumme ist { $placed }, mit diesem Würfel { $total }: Dein Würfelsummenlimit ist { $limit }.
why-own_dice = Deine Würfel zeigen { $values }.
why-fits_nowhere = Kein freier Würfelplatz nimmt eine { $value } auf.
why-slot_taken = Der Würfelplatz für eine { $value } ist besetzt.
why-last_die = Der letzte Würfel dort ist eine { $last }, deiner eine { $value }: Mit { $goods_needed } ginge es, du hast { $modifiers }.
why-goods_least = Nötig sind mindestens { $least } Waren; zahlen könntest du { $can }.
why-goods_total = Insgesamt { $least } bis { $most } Waren; bisher genannt: { $named }.
why-at_most = Höchstens { $goods_most }.
why-goods_limit = Mit einer { $value } kaufst du höchstens { $goods_most }.
why-nobility = Dein Adel ist { $nobility }; nötig ist { $needed }.
why-modifier_limit = Mit einer { $value } bekommst du höchstens { $goods_most }.
why-modifiers_left = Im Vorrat: nur noch { $goods_left }.
why-commissions = Deine Vergütungskarten: { $cards }, deine Lehrlinge in der Kanzlei: { $desks }. Erst braucht es dort einen weiteren.

rule-30 = So viel hast du von dieser Ware nicht.
rule-60 = Du bist nicht am Zug.
rule-67 = Beende erst die Aktion, bei der du bist.
rule-68 = Du hast in diesem Zug schon einen Würfel eingesetzt.
rule-69 = Du hast in diesem Zug schon eine Siedlerkarte erfüllt.
rule-70 = Du hast in diesem Zug schon ein Gebäude verkauft.
rule-81 = Deine Würfelsumme würde dein Würfelsummenlimit übersteigen.
rule-89 = Ein Würfel kann nur 1 bis 6 zeigen.
rule-92 = So viele Modifikatoren sind nicht mehr da.
rule-117 = Kein freier Würfelplatz nimmt diesen Würfel auf.
rule-121 = Keiner deiner nicht eingesetzten Würfel zeigt das.
rule-123 = In der Höhlenschänke musst du eine Siedlerkarte nehmen, solange dort eine liegt.
rule-126 = Du hast nichts, was das Schiff aufnimmt.
rule-128 = Du hast in keiner Gilde einen Lehrling, den du zurückholen könntest.
rule-133 = Die Höhlenschänke ist voll.
rule-136 = Der Würfel ist niedriger als der letzte in der Höhlenschänke.
rule-138 = Dort liegt keine Siedlerkarte.
rule-147 = Du hast kein Haus auf deiner Bauplattform.
rule-150 = Alle deine Baugrundstücke sind bebaut.
rule-151 = Diese Siedler verlangen diese Ware nicht.
rule-153 = Du brauchst von jeder Ware, die diese Siedler verlangen, mindestens eine.
rule-154 = So viel darfst du von einer Ware nicht zahlen.
rule-155 = Damit passt die Zahl der Waren nicht zu dem, was die Karte verlangt.
rule-165 = Dort hast du keine Siedlerkarte.
rule-167 = Der Bauhof ist voll.
rule-170 = Der Würfel ist höher als der letzte im Bauhof.
rule-171 = Du kannst kein Haus bezahlen.
rule-173 = Du hast kein Haus mehr im Vorrat.
rule-177 = In diese Gilde kommt in dieser Runde kein weiterer Würfel.
rule-188 = Diesen Effekt hat die Werkstatt nicht.
rule-201 = Nur nicht eingesetzte Würfel kannst du neu werfen, und mindestens einen.
rule-205 = Diese Ware hast du nicht.
rule-208 = Mit einer 1 oder 2 kaufst du nicht so viele Waren.
rule-209 = Mit einer 3 oder 4 kaufst du nicht so viele Waren.
rule-210 = Mit einer 5 oder 6 kaufst du nicht so viele Waren.
rule-211 = So viele Waren kannst du nicht bezahlen.
rule-217 = Mit einer 1 oder 2 setzt du keine weiteren Arbeiter ein.
rule-218 = Mit einer 3 oder 4 setzt du keine weiteren Arbeiter ein.
rule-219 = Mit einer 5 oder 6 setzt du keinen Arbeiter ein.
rule-220 = Dort hast du niemanden, den du einsetzen könntest.
rule-222 = Alle Lehrlingsplätze dieser Gilde sind besetzt.
rule-231 = Du kannst dieses Gebäude nicht bezahlen.
rule-232 = Auf diesem Feld liegt kein Gebäude.
rule-234 = Du hast keinen Lehrling in der Gilde dieser Werkstatt.
rule-235 = Die Gilde dieser Werkstatt ist voll.
rule-247 = Für ein Gemeindegebäude fehlt dir ein Arbeiter im Quartier.
rule-248 = Du hast keinen freien Gemeindebauplatz.
rule-250 = Auf diesem Gemeindebauplatz steht schon ein Gebäude.
rule-259 = Dort gehört dir kein Gebäude.
rule-273 = Du musst mindestens eine Ware verkaufen.
rule-277 = Das Schiff hat für diese Ware keinen Platz mehr.
rule-284 = Dein Adel reicht für dieses Konzilplättchen nicht.
rule-285 = Von diesem Volk hast du noch keine Siedlerkarte erfüllt.
rule-289 = Du kannst nicht bezahlen, was das Konzilplättchen verlangt.
rule-299 = Mit einer 1 oder 2 bekommst du nicht so viele Modifikatoren.
rule-300 = Mit einer 3 oder 4 bekommst du nicht so viele Modifikatoren.
rule-301 = Mit einer 5 oder 6 bekommst du nicht so viele Modifikatoren.
rule-302 = Du hast bei diesem Besuch schon ausgetauscht.
rule-314 = Der Würfelplatz auf deinem Tableau nimmt nur eine 5 oder 6 auf.
rule-315 = Du hast keinen Lehrling in dieser Gilde.
rule-333 = Das Spiel ist aus.
rule-344 = Den zusätzlichen Würfelplatz des Weißen Schlosses gibt es nur zu sechst.
rule-356 = Das Ereignis hat diesen Ort für die Runde geschlossen.
rule-368 = Allein spielst du ohne die Kanzlei.
rule-373 = Ein Würfel der Automa sperrt dieses Feld der Gildenhalle.
rule-375 = Ein Würfel der Automa sperrt diese Gilde.
rule-378 = Der Würfel der Automa in Höhlenschänke oder Bauhof lässt deinen nicht zu.
rule-389 = In diesem Spiel gibt es keine Kanzlei.
rule-392 = Diese Vergütungskarte hast du nicht bekommen.
rule-398 = Die unteren Schreibpulte gibt es nur zu fünft und zu sechst.
rule-401 = Auf diesem Würfelplatz der Kanzlei liegt schon ein Würfel.
rule-403 = Vom Volk dieses Schreibpults hast du noch keine Siedlerkarte erfüllt.
rule-404 = Für die Kanzlei fehlt dir ein Arbeiter im Quartier.
rule-405 = An diesem Schreibpult sitzt schon jemand.
rule-421 = Das Würfelplättchen hat für diesen Wert kein offenes Feld.
rule-422 = Das ist keines deiner Würfelplättchen.
rule-429 = Für mehr Vergütungskarten brauchst du einen weiteren Lehrling in der Kanzlei.
rule-431 = Du hast bei diesem Besuch schon eine Vergütungskarte erworben.
rule-437 = Es gibt keine Vergütungskarten mehr.
rule-443 = Nenne die Waren der Karte der Reihe nach.
rule-446 = Danach ist jetzt nicht gefragt.
rule-454 = Mitten in einer Aktion kannst du den Zug nicht beenden.
rule-455 = Dafür fehlen dir Modifikatoren.
rule-464 = Diesen Effekt kannst du nicht ausführen.
rule-466 = Dein Lehrling kam erst in diesem Zug dorthin.
rule-468 = Hier liegt kein Konzilplättchen.
rule-469 = So viele Modifikatoren kannst du nicht bezahlen.
rule-470 = Du hast bei diesem Besuch schon Modifikatoren genommen.
rule-483 = Diese Vergütungskarte hast du nicht gezogen.
