### Architects auf Deutsch.

## Was gefragt wird

question-over = Das Spiel ist aus.
question-choose_board = Welches Tableau nimmst du?
question-draft = Kartenauswahl, Schritt { $step } von 3: Welche Karte behältst du?
question-draft_alone = Welche der vier Karten kommt unter den Stapel?
question-turn = { $last ->
    [yes] Dein letzter Zug: Wohin schickst du einen Arbeiter?
   *[no] { $workers ->
        [one] Du bist am Zug: Wohin schickst du deinen letzten Arbeiter?
       *[other] Du bist am Zug: Wohin schickst du einen Arbeiter? Du hast { $workers }.
    }
}
question-recall = Du hast keinen Arbeiter mehr. Woher holst du einen zurück?
question-mine = Lehm oder Gold?
question-exchange = { $left ->
    [one] Königliches Lager: noch 1 Tauschgeschäft. Welches?
   *[other] Königliches Lager: noch { $left } Tauschgeschäfte. Welches?
}
question-workshop = Werkstatt: Stellst du einen Gehilfen ein oder ziehst du Gebäudekarten?
question-market_middle = Schwarzmarkt: Stellst du einen Gehilfen ein oder nimmst du einen Bauplan?
question-blueprint = Welchen der Baupläne behältst du?
question-free_hire = Taverne: Welchen Gehilfen stellst du kostenlos ein?
question-dismiss = Mehr Gehilfen darfst du nicht haben. Wer macht Platz für den neuen ({ $apprentice })?
question-capture = { $left ->
    [one] Stadtzentrum: noch 1 Gefangennahme. Wen nimmst du gefangen?
   *[other] Stadtzentrum: noch { $left } Gefangennahmen. Wen nimmst du gefangen?
}
question-free_capture = { $left ->
    [one] { $building }: 1 kostenlose Gefangennahme. Wen?
   *[other] { $building }: { $left } kostenlose Gefangennahmen. Wen?
}
question-barracks = Kaserne: Holst du deine Arbeiter zurück oder nimmst du jemanden gefangen?
question-guardhouse = { $left ->
    [one] Wachhaus: noch 1 Aktion. Welche?
   *[other] Wachhaus: noch { $left } Aktionen. Welche?
}
question-guildhall = Gildenhalle: Welches Gebäude errichtest du, oder baust du an der Kathedrale?
question-pay_wood_or_stone = Reihe { $row } der Kathedrale kostet { $goods_cost }. Wie zahlst du?
question-pay_gold_or_marble = { $price } Gold und Marmor zusammen. Wie zahlst du?
question-discard_for_cathedral = Welche Gebäudekarte gibst du für die Kathedrale ab?
question-choose_gain = { $building }: Was nimmst du?
question-church = Kirche: Vernichtest du eine Schuld?
question-library = { $building }: Legst du für { $goods_gained } eine Karte unter den Stapel?
question-surplus_virtue = Deine Tugend kann nicht weiter steigen. Vernichtest du stattdessen eine Schuld?
question-reset_order = Razzia auf dem Schwarzmarkt: Wessen Fähigkeit kommt als Nächstes?
question-gatekeeper = { $workers ->
    [one] { $apprentice }: Lässt du deinen Arbeiter aus dem Gefängnis?
   *[other] { $apprentice }: Wie viele deiner Arbeiter lässt du aus dem Gefängnis, höchstens { $workers }?
}
question-hand_limit = { $cards ->
    [one] Du hast 1 Karte zu viel. Welche kommt unter den Stapel?
   *[other] Du hast { $cards } Karten zu viel. Welche kommt zuerst unter den Stapel?
}
question-end_order = Ende des Spiels: Welches Gebäude ändert als Nächstes deine Tugend?
question-scheme = Der automatische Gegner ist am Zug.

## Die Antworten

group-exchanges = Tausch
group-hires = Einstellen
group-cards = Karten
group-captures = Gefangennahmen
group-buildings = Gebäude
group-answers = Antworten

action-place-quarry = Steinbruch: { $goods_yield }
action-place-forest = Wald: { $goods_yield }
action-place-mines = Minen: { $goods_clay }{ $choice ->
    [yes] {" "}oder { $goods_gold }
   *[no] {""}
}
action-place-silversmith = Silberschmied: { $goods_yield }
action-place-kings_storehouse = Königliches Lager: { $workers ->
    [one] 1 Tauschgeschäft
   *[other] bis zu { $workers } Tauschgeschäfte
}
action-place-workshop = Werkstatt: einstellen oder { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ziehen
action-place-town_centre = Stadtzentrum: { $workers ->
    [one] 1 Gefangennahme
   *[other] bis zu { $workers } Gefangennahmen
}
action-place-tax_stand = Steuerkasse: { $goods_yield } für { $goods_cost }
action-place-guardhouse = Wachhaus: { $workers ->
    [one] 1 Aktion
   *[other] bis zu { $workers } Aktionen
}
action-place-black_market_small = Schwarzmarkt, klein: { $goods_yield } für { $goods_cost }
action-place-black_market_middle = Schwarzmarkt, Mitte: ein Gehilfe oder ein Bauplan für { $goods_cost }
action-place-black_market_large = Schwarzmarkt, groß: { $goods_yield } für { $goods_cost }
action-place-guildhall = Gildenhalle: { $kind ->
    [beside] neben der Halle
    [last] letztes Feld
    [reset] Feld { $space } von { $spaces }, mit Razzia auf dem Schwarzmarkt
   *[plain] Feld { $space } von { $spaces }
}
action-recall = 1 von { $workers } zurückholen { $location_from }
action-recall_from_market = Arbeiter zurückholen { $location_from }
action-recall_from_prison = Einen Arbeiter aus dem Gefängnis zurückholen
action-recall_from_board = Einen Arbeiter vom Tableau von { $seat_whose } zurückholen
action-mine_clay = { $goods_gained }
action-mine_gold = { $goods_gained }
action-exchange_for_virtue = { $goods_paid } → { $goods_gained }
action-exchange_for_marble = { $goods_paid } → { $goods_gained }
action-exchange_with = { $apprentice }: { $goods_paid } → { $goods_gained }
action-exchange_with-none = Tausch mit Gehilfe { $slot }
action-hire = { $apprentice } ({ $row ->
    [upper] obere
   *[lower] untere
} Reihe, { $column }) für { $goods_cost }{ $coins ->
    [0] {""}
   *[other] , mit { $goods_coins } auf der Karte
} – { $effect }
action-hire-free = { $apprentice } ({ $row ->
    [upper] obere
   *[lower] untere
} Reihe, { $column }){ $coins ->
    [0] {""}
   *[other] , mit { $goods_coins } auf der Karte
} – { $effect }
action-draw_buildings = { $cards ->
    [one] 1 Gebäudekarte ziehen
   *[other] { $cards } Gebäudekarten ziehen
}
action-blueprint = { $cards ->
    [one] Bauplan nehmen: die letzte Karte
   *[other] Bauplan nehmen: 1 von { $cards } Karten behalten
}
action-dismiss = { $apprentice } entlassen – { $effect }
action-dismiss-none = Gehilfen entlassen
action-capture = { $location }: { $workers } Arbeiter von { $seat_whose }{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $goods_cost }
}
action-capture-own = { $location }: { $workers ->
    [one] der eigene Arbeiter
   *[other] die { $workers } eigenen Arbeiter
}{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $goods_cost }
}
action-ransom_free = { $workers ->
    [one] Den Arbeiter von einem anderen Tableau zurückholen
   *[other] Die { $workers } Arbeiter von anderen Tableaus zurückholen
}
action-deliver = { $workers ->
    [one] 1 Gefangenen
   *[other] { $workers } Gefangene
} ins Gefängnis liefern für { $goods_gained }
action-release = { $workers ->
    [one] Den Arbeiter aus dem Gefängnis holen
   *[other] Die { $workers } Arbeiter aus dem Gefängnis holen
}
action-ransom_with_silver = { $workers ->
    [one] Den Arbeiter für { $goods_cost } freikaufen
   *[other] Die { $workers } Arbeiter für { $goods_cost } freikaufen
}
action-ransom_with_debt = { $workers ->
    [one] Den Arbeiter zum Preis von { $goods_cost } freikaufen
   *[other] Die { $workers } Arbeiter zum Preis von { $goods_cost } freikaufen
}
action-pay_off = Eine Schuld für { $goods_cost } begleichen: { $goods_gained }
action-construct = { $building } für { $goods_cost }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} – { $effect }
action-advance = Kathedrale, Reihe { $row } für { $goods_cost }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
action-advance-none = Kathedrale
action-pay_stone = { $goods_paid }
action-pay_gold = { $goods_paid }
action-pick = { $building } behalten – { $effect }
action-pick-end_order = { $building } – { $effect }
action-discard = { $building } – { $effect }
action-gain = { $goods_gained }
action-destroy_debt = Eine Schuld vernichten
action-resolve = { $apprentice } – { $effect }
action-resolve-none = Gehilfen nutzen
action-let_out = { $workers ->
    [0] Niemanden
   *[other] { $workers } Arbeiter
}
action-done = Fertig
action-done-declined = Nein
action-choose_board = { $board } ({ $colour }) – { $effect }
action-scheme = Nächsten Plan aufdecken

## Was jemand getan hat, nach dem Namen

deed-place = { $seat } schickt einen Arbeiter { $location_to }
deed-recall = { $seat } holt einen Arbeiter { $location_from } zurück
deed-recall_from_market = { $seat } holt einen Arbeiter { $location_from } zurück
deed-recall_from_prison = { $seat } holt einen Arbeiter aus dem Gefängnis zurück
deed-recall_from_board = { $seat } holt einen Arbeiter vom Tableau von { $seat_whose } zurück
deed-mine_clay = { $seat } gräbt nach Lehm
deed-mine_gold = { $seat } schürft Gold
deed-exchange_for_virtue = { $seat } tauscht { $goods_paid } gegen { $goods_gained }
deed-exchange_for_marble = { $seat } tauscht { $goods_paid } gegen { $goods_gained }
deed-exchange_with = { $seat } tauscht { $goods_paid } gegen { $goods_gained } ({ $apprentice })
deed-hire = { $seat } stellt { $apprentice_object } ein
deed-draw_buildings = { $seat } zieht { $cards ->
    [one] 1 Gebäudekarte
   *[other] { $cards } Gebäudekarten
}
deed-blueprint = { $seat } sieht sich { $cards ->
    [one] 1 Bauplan
   *[other] { $cards } Baupläne
} an
deed-dismiss = { $seat } entlässt { $apprentice_object }
deed-capture = { $seat } nimmt { $location_at } { $workers } Arbeiter von { $seat_whose } gefangen
deed-capture-own = { $seat } holt { $workers ->
    [one] 1 eigenen Arbeiter
   *[other] { $workers } eigene Arbeiter
} { $location_from } zurück
deed-ransom_free = { $seat } bekommt { $workers } Arbeiter von anderen Tableaus zurück
deed-deliver = { $seat } liefert { $workers ->
    [one] 1 Gefangenen
   *[other] { $workers } Gefangene
} im Gefängnis ab
deed-release = { $seat } holt { $workers } Arbeiter aus dem Gefängnis
deed-ransom_with_silver = { $seat } kauft { $workers } Arbeiter für { $goods_cost } frei
deed-ransom_with_debt = { $seat } macht Schulden und kauft { $workers } Arbeiter frei
deed-pay_off = { $seat } begleicht eine Schuld
deed-construct = { $seat } errichtet { $building_object }
deed-advance = { $seat } baut an der Kathedrale
deed-pick = { $seat } behält eine Gebäudekarte
deed-pick-end_order = { $seat } wertet { $building_object }
deed-discard = { $seat } legt eine Gebäudekarte unter den Stapel
deed-gain = { $seat } nimmt { $goods_gained }
deed-destroy_debt = { $seat } vernichtet eine Schuld
deed-resolve = { $seat } nutzt einen Gehilfen: { $apprentice }
deed-let_out = { $seat } lässt { $workers ->
    [0] niemanden
   *[other] { $workers } Arbeiter
} aus dem Gefängnis
deed-choose_board = { $seat } wählt das Tableau von { $board }
deed-scheme = { $seat } deckt einen Plan auf
deed-scheme-regain = { $seat } ruft Arbeiter zurück

## Wie eine Gruppe von Antworten heißt, wenn viele aus einem Grund nicht gehen

block-place = Arbeiter einsetzen
block-recall = Arbeiter zurückholen
block-recall_from_market = Arbeiter vom Schwarzmarkt zurückholen
block-recall_from_prison = Arbeiter aus dem Gefängnis zurückholen
block-recall_from_board = Arbeiter von einem anderen Tableau zurückholen
block-mine_clay = Lehm
block-mine_gold = Gold
block-exchange_for_virtue = Gegen Tugend tauschen
block-exchange_for_marble = Gegen Marmor tauschen
block-exchange_with = Mit einem Gehilfen tauschen
block-hire = Gehilfen einstellen
block-draw_buildings = Gebäudekarten ziehen
block-blueprint = Bauplan nehmen
block-dismiss = Gehilfen entlassen
block-capture = Arbeiter gefangen nehmen
block-ransom_free = Arbeiter zurückbekommen
block-deliver = Gefangene abliefern
block-release = Arbeiter aus dem Gefängnis holen
block-ransom_with_silver = Mit Silber freikaufen
block-ransom_with_debt = Mit einer Schuld freikaufen
block-pay_off = Schuld begleichen
block-construct = Gebäude errichten
block-advance = An der Kathedrale bauen
block-pay_stone = Holz und Stein zahlen
block-pay_gold = Gold und Marmor zahlen
block-pick = Karte behalten
block-discard = Karte abgeben
block-gain = Etwas nehmen
block-destroy_debt = Schuld vernichten
block-resolve = Fähigkeit nutzen
block-let_out = Arbeiter freilassen
block-done = Fertig
block-choose_board = Tableau wählen
block-scheme = Plan aufdecken

## Was geschah

change-supply = { $changes }
change-scheme = Plan: { $effect }
change-sent = ein Arbeiter geht { $location_to }
change-captured = { $workers } Arbeiter von { $seat_whose } { $workers ->
    [one] wird
   *[other] werden
} gefangen genommen
change-built = neues Gebäude: { $building }
change-climbed = { $seat } erreicht Reihe { $row } der Kathedrale
change-imprisoned = { $workers } Arbeiter von { $seat } { $workers ->
    [one] kommt
   *[other] kommen
} ins Gefängnis
change-reward = Belohnung: { $effect }
change-apprentice_left = ein Gehilfe verlässt die Werkstatt: { $apprentice }
change-apprentice_came = neu in der Werkstatt: { $apprentice }
change-market = Razzia auf dem Schwarzmarkt: klein { $goods_small }, groß { $goods_large }
change-start = { $seat } beginnt
change-packets = die Karten werden weitergegeben
change-draft_over = die Kartenauswahl ist vorbei, { $seat } beginnt
change-last_turns = die Gildenhalle ist voll: Alle haben noch einen Zug

## Wie es ausging

result-won = Sieg mit { $points } Punkten: { $seats }.
result-by_virtue_left = Gleichstand bei { $points } Punkten; Sieg durch mehr Tugend (ARC-265): { $seats }.
result-by_silver_left = Gleichstand bei { $points } Punkten und Tugend; Sieg durch mehr Silber (ARC-266): { $seats }.
result-shared = Geteilter Sieg mit { $points } Punkten (ARC-267): { $seats }.
result-draw = Unentschieden bei { $points } Punkten, auch nach Tugend und Silber (ARC-373).
rank-draw = Unentschieden

score-buildings = Gebäude
score-cathedral = Kathedrale
score-virtue = Tugend
score-debts = Offene Schulden
score-gold_and_marble = Gold und Marmor
score-silver = Silber
score-prison = Gefängnis
score-materials = Material
score-total = Summe
score-virtue_left = Erreichte Tugend
score-silver_left = Restl. Silber

## Das Brett

board-draft = Kartenauswahl, Schritt { $step } von 3
board-last = Letzte Runde: { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
board-filled = Gildenhalle { $filled } von { $spaces }
board-piles = übrig: { $buildings } Gebäude, { $apprentices } Gehilfen, { $rewards } Belohnungen
board-town = Stadt
board-market = Schwarzmarkt
board-market_piles = Karten: klein { $small }, groß { $large }
board-market_small = klein
board-market_middle = Mitte
board-market_large = groß
board-middle_gives = ein Gehilfe oder ein Bauplan
board-apprentices = Gehilfen in der Werkstatt
board-beside = daneben:
board-cathedral = Kathedrale
board-start = beginnt
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-virtue = Tugend { $virtue } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
board-evasion = hinterzieht { $tax } Steuer
board-workers = Arbeiter: { $ready } bereit, { $out } bei der Arbeit
board-imprisoned = { $workers } im Gefängnis
board-taken = { $workers } gefangen genommen
board-captives = Gefangene:
board-hired = Gehilfen:
board-built = Gebäude:
board-choosing = zur Auswahl
board-hand = auf der Hand
board-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-scheme = Plan:
board-schemes = noch { $cards }
board-summary = { $apprentices ->
    [one] 1 Gehilfe
   *[other] { $apprentices } Gehilfen
}, { $buildings } Gebäude, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

level-upper = oben
level-lower = unten

## Am Terminal

help-signs = Auf dem Brett: ① ② … Arbeiter nach Platz, ◉ Silber auf einem Gehilfen, □ ein freies Feld, ↻ ein Feld mit Razzia auf dem Schwarzmarkt.

## Güter

goods-none = nichts
goods-clay = { $count } Lehm
goods-wood = { $count } Holz
goods-stone = { $count } Stein
goods-gold = { $count } Gold
goods-marble = { $count } Marmor
goods-silver = { $count } Silber
goods-wood_or_stone = { $count } Holz oder Stein
goods-virtue = { $count } Tugend
goods-building_card = { $count ->
    [one] { $count } Gebäudekarte
   *[other] { $count } Gebäudekarten
}
goods-debt = { $count ->
    [one] { $count } Schuld
   *[other] { $count } Schulden
}
goods-paid_debt = { $count ->
    [one] { $count } beglichene Schuld
   *[other] { $count } beglichene Schulden
}
goods-worker = { $count } Arbeiter
goods-material = { $count } Material
goods-point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Karten und Tableaus

card-apprentice = { $apprentice }: Gehilfe, { $skills }{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue } beim Einstellen
}
card-building = { $building }: kostet { $goods_cost }, braucht { $skills }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue }
}
card-market = Schwarzmarktkarte { $market }
card-reward = Belohnung { $reward }
card-board = { $board } ({ $colour })
card-opponent = { $opponent }: automatischer Gegner
card-scheme = { $scheme }: Plan

effect-market = klein { $goods_small }; groß { $goods_large }
effect-reward = + { $goods_gained }
effect-board_start = beginnt mit { $goods_start }{ $workers ->
    [0] {""}
    [one] {" "}und 1 Arbeiter im Gefängnis
   *[other] {" "}und { $workers } Arbeitern im Gefängnis
}
effect-opponent = bis zu { $captures } Gefangennahmen auf einmal; nimmt das beste von { $cards } Gebäuden{ $bonus ->
    [0] {""}
   *[other] ; { $bonus } Material mehr auf dem Schwarzmarkt
}

ability-none = keine Fähigkeit
ability-gain = { $trigger }: + { $goods_gained }
ability-gain_if_none_in_prison = bei einer Razzia ohne eigene Arbeiter im Gefängnis: + { $goods_gained }
ability-release = bei einer Razzia darfst du bis zu { $workers } Arbeiter aus dem Gefängnis lassen
ability-trade = im Königlichen Lager: { $goods_paid } → { $goods_gained }
ability-reduce = { $trigger }: { $goods_gained } weniger

trigger-quarry_action = im Steinbruch
trigger-forest_action = im Wald
trigger-mines_action = in den Minen
trigger-silversmith_action = beim Silberschmied
trigger-tax_stand_action = an der Steuerkasse
trigger-black_market_action = auf dem Schwarzmarkt
trigger-cathedral_advance = beim Bau an der Kathedrale
trigger-debt_paid_off = beim Begleichen einer Schuld
trigger-town_centre_visit = für weitere Gefangennahmen im Stadtzentrum

does-gain = sofort: + { $goods_gained }
does-gain_choice = sofort: + { $goods_gained } oder { $goods_other }
does-gain_per = sofort: + { $goods_gained } je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-hire = sofort: einen beliebigen ausliegenden Gehilfen kostenlos einstellen
does-capture = { $amount ->
    [one] sofort: du darfst 1 kostenlose Gefangennahme machen
   *[other] sofort: du darfst bis zu { $amount } kostenlose Gefangennahmen machen
}
does-ransom_or_capture = sofort: du darfst deine gefangenen Arbeiter zurückholen oder 1 kostenlose Gefangennahme machen
does-take_debt = { $amount ->
    [one] sofort: nimm 1 Schuld
   *[other] sofort: nimm { $amount } Schulden
}
does-destroy_debt = { $amount ->
    [one] sofort: du darfst 1 Schuld vernichten
   *[other] sofort: du darfst bis zu { $amount } Schulden vernichten
}
does-release = sofort: hole bis zu { $amount } eigene Arbeiter aus dem Gefängnis
does-release_all = sofort: hole alle eigenen Arbeiter aus dem Gefängnis
does-discard_for = sofort: du darfst eine Handkarte unter den Stapel legen, für { $goods_gained }
does-all_gain = sofort: alle erhalten { $amount } Tugend
does-all_lose = sofort: alle mit 3 oder mehr Arbeitern im Gefängnis verlieren { $amount } Tugend
does-lose_virtue = am Ende: verliere { $amount } Tugend
does-virtue_per = am Ende: { $amount } Tugend je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-virtue_if_most = am Ende: { $amount } Tugend für { $unit_most }
does-points_per = am Ende: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-points_if_no_debt = am Ende: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} ohne offene Schuld
does-points_if_most = am Ende: { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} für { $unit_most }
does-debt_delta = am Ende: jede offene Schuld kostet { $sign ->
    [plus] { $amount } weniger
   *[minus] { $amount } mehr
}

unit-clay = Lehm
    .many = Lehm
    .most = den meisten Lehm
unit-wood = Holz
    .many = Holz
    .most = das meiste Holz
unit-stone = Stein
    .many = Stein
    .most = den meisten Stein
unit-gold = Gold
    .many = Gold
    .most = das meiste Gold
unit-marble = Marmor
    .many = Marmor
    .most = den meisten Marmor
unit-silver = Silber
    .many = Silber
    .most = das meiste Silber
unit-clay_wood_stone_total = Lehm, Holz oder Stein
    .many = Lehm, Holz und Stein zusammen
unit-virtue = Tugend
    .many = Tugend
unit-paid_debt = beglichene Schuld
    .many = beglichene Schulden
unit-captured_worker = Gefangener
    .many = Gefangene
unit-constructed_building = eigenes Gebäude
    .many = eigene Gebäude
unit-cathedral_progress = Reihe der Kathedrale
    .many = Reihen der Kathedrale
    .most = die Führung an der Kathedrale
unit-apprentice_with_carpentry = Gehilfe der Zimmerei
    .many = Gehilfen der Zimmerei
unit-apprentice_with_tiling = Gehilfe der Dachdeckerei
    .many = Gehilfen der Dachdeckerei
unit-apprentice_with_masonry = Gehilfe der Maurerei
    .many = Gehilfen der Maurerei

power-none = keine Fähigkeit
power-gold_equals_marble = Gold und Marmor gelten beim Zahlen und Zählen als eins
power-black_market_bonus_card = 1 Gebäudekarte bei jeder Aktion auf dem Schwarzmarkt
power-ignore_one_tax = 1 Steuer weniger bei allen Kosten
power-no_cathedral_discard = für die Kathedrale ist keine Gebäudekarte abzugeben
power-cheaper_workshop_hire = Einstellen in der Werkstatt kostet 1 Silber weniger, und bis zu 6 Gehilfen

plan-gather = { $location_at } Material sammeln
plan-storehouse = { $location_at } Material gegen Tugend tauschen
plan-workshop = { $location_at } den ersten Gehilfen der { $row ->
    [upper] oberen
   *[lower] unteren
} Reihe verdrängen
plan-town_centre = { $location_at } die größten Gruppen gefangen nehmen
plan-guardhouse = { $location_at } abliefern, befreien, freikaufen und begleichen
plan-tax_stand = { $location_at } das Silber nehmen
plan-black_market = { $location_at } Material besorgen
plan-construct = { $first ->
    [cathedral] an der Kathedrale bauen, sonst ein Gebäude
   *[building] ein Gebäude errichten, sonst an der Kathedrale bauen
}

skill-carpentry = Zimmerei
skill-tiling = Dachdeckerei
skill-masonry = Maurerei
skill-none = kein Handwerk

colour-blue = blau
colour-green = grün
colour-purple = lila
colour-red = rot
colour-yellow = gelb

board-blue = Therese
board-green = Caroline
board-purple = Ada
board-red = Frederick
board-yellow = Rudolf

opponent-constantine = Constantine
opponent-helena = Helena

place-prison = Gefängnis

location-quarry = Steinbruch
    .to = in den Steinbruch
    .from = aus dem Steinbruch
    .at = im Steinbruch
location-forest = Wald
    .to = in den Wald
    .from = aus dem Wald
    .at = im Wald
location-mines = Minen
    .to = in die Minen
    .from = aus den Minen
    .at = in den Minen
location-silversmith = Silberschmied
    .to = zum Silberschmied
    .from = vom Silberschmied
    .at = beim Silberschmied
location-kings_storehouse = Königliches Lager
    .to = ins Königliche Lager
    .from = aus dem Königlichen Lager
    .at = im Königlichen Lager
location-workshop = Werkstatt
    .to = in die Werkstatt
    .from = aus der Werkstatt
    .at = in der Werkstatt
location-town_centre = Stadtzentrum
    .to = ins Stadtzentrum
    .from = aus dem Stadtzentrum
    .at = im Stadtzentrum
location-tax_stand = Steuerkasse
    .to = an die Steuerkasse
    .from = von der Steuerkasse
    .at = an der Steuerkasse
location-guardhouse = Wachhaus
    .to = ins Wachhaus
    .from = aus dem Wachhaus
    .at = im Wachhaus
location-black_market_small = Schwarzmarkt, kleines Feld
    .to = auf das kleine Feld des Schwarzmarkts
    .from = vom kleinen Feld des Schwarzmarkts
    .at = auf dem kleinen Feld des Schwarzmarkts
location-black_market_middle = Schwarzmarkt, mittleres Feld
    .to = auf das mittlere Feld des Schwarzmarkts
    .from = vom mittleren Feld des Schwarzmarkts
    .at = auf dem mittleren Feld des Schwarzmarkts
location-black_market_large = Schwarzmarkt, großes Feld
    .to = auf das große Feld des Schwarzmarkts
    .from = vom großen Feld des Schwarzmarkts
    .at = auf dem großen Feld des Schwarzmarkts
location-guildhall = Gildenhalle
    .to = in die Gildenhalle
    .from = aus der Gildenhalle
    .at = in der Gildenhalle

apprentice-AP01 = Akolyth
    .object = einen Akolythen
apprentice-AP02 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP03 = { apprentice-AP01 }
    .object = { apprentice-AP01.object }
apprentice-AP04 = Verschwörer
    .object = einen Verschwörer
apprentice-AP05 = { apprentice-AP04 }
    .object = { apprentice-AP04.object }
apprentice-AP06 = Schuldeneintreiber
    .object = einen Schuldeneintreiber
apprentice-AP07 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP08 = { apprentice-AP06 }
    .object = { apprentice-AP06.object }
apprentice-AP09 = Torwächter
    .object = einen Torwächter
apprentice-AP10 = Illusionist
    .object = einen Illusionisten
apprentice-AP11 = Juwelier
    .object = einen Juwelier
apprentice-AP12 = { apprentice-AP11 }
    .object = { apprentice-AP11.object }
apprentice-AP13 = Tagelöhner
    .object = einen Tagelöhner
apprentice-AP14 = Händler
    .object = einen Händler
apprentice-AP15 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP16 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP17 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP18 = { apprentice-AP14 }
    .object = { apprentice-AP14.object }
apprentice-AP19 = Bergmann
    .object = einen Bergmann
apprentice-AP20 = { apprentice-AP19 }
    .object = { apprentice-AP19.object }
apprentice-AP21 = Gönner
    .object = einen Gönner
apprentice-AP22 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP23 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP24 = { apprentice-AP21 }
    .object = { apprentice-AP21.object }
apprentice-AP25 = Taschendieb
    .object = einen Taschendieb
apprentice-AP26 = Knappe
    .object = einen Knappen
apprentice-AP27 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP28 = { apprentice-AP26 }
    .object = { apprentice-AP26.object }
apprentice-AP29 = Steinmetz
    .object = einen Steinmetz
apprentice-AP30 = { apprentice-AP29 }
    .object = { apprentice-AP29.object }
apprentice-AP31 = Schwindler
    .object = einen Schwindler
apprentice-AP32 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP33 = { apprentice-AP31 }
    .object = { apprentice-AP31.object }
apprentice-AP34 = Dieb
    .object = einen Dieb
apprentice-AP35 = Kaufmann
    .object = einen Kaufmann
apprentice-AP36 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP37 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP38 = Gauner
    .object = einen Gauner
apprentice-AP39 = Holzfäller
    .object = einen Holzfäller
apprentice-AP40 = { apprentice-AP39 }
    .object = { apprentice-AP39.object }

building-BD01 = Schmiede
    .object = die Schmiede
building-BD02 = Kirchturm
    .object = den Kirchturm
building-BD03 = Steinmarkt
    .object = den Steinmarkt
building-BD04 = Taverne
    .object = die Taverne
building-BD05 = Diebesnest
    .object = das Diebesnest
building-BD06 = Dachdeckerhütte
    .object = die Dachdeckerhütte
building-BD07 = Handelsposten
    .object = den Handelsposten
building-BD08 = Schatzkammer
    .object = die Schatzkammer
building-BD09 = Universität
    .object = die Universität
building-BD10 = Wachturm
    .object = den Wachturm
building-BD11 = Ziehbrunnen
    .object = den Ziehbrunnen
building-BD12 = Holzmarkt
    .object = den Holzmarkt
building-BD13 = Aquädukt
    .object = das Aquädukt
building-BD14 = Waffenkammer
    .object = die Waffenkammer
building-BD15 = Kaserne
    .object = die Kaserne
building-BD16 = Wettstube
    .object = die Wettstube
building-BD17 = Zimmererhütte
    .object = die Zimmererhütte
building-BD18 = Burg
    .object = die Burg
building-BD19 = Kapelle
    .object = die Kapelle
building-BD20 = Kirche
    .object = die Kirche
building-BD21 = Lehmmarkt
    .object = den Lehmmarkt
building-BD22 = Lehmgrube
    .object = die Lehmgrube
building-BD23 = Zeichenstube
    .object = die Zeichenstube
building-BD24 = Verlies
    .object = das Verlies
building-BD25 = Manufaktur
    .object = die Manufaktur
building-BD26 = Festung
    .object = die Festung
building-BD27 = Springbrunnen
    .object = den Springbrunnen
building-BD28 = Spielhölle
    .object = die Spielhölle
building-BD29 = Versteck
    .object = das Versteck
building-BD30 = Bergfried
    .object = den Bergfried
building-BD31 = Bibliothek
    .object = die Bibliothek
building-BD32 = Leuchtturm
    .object = den Leuchtturm
building-BD33 = Holzfällerlager
    .object = das Holzfällerlager
building-BD34 = Maurerhütte
    .object = die Maurerhütte
building-BD35 = Geldverleiher
    .object = den Geldverleiher
building-BD36 = Denkmal
    .object = das Denkmal
building-BD37 = Sternwarte
    .object = die Sternwarte
building-BD38 = Palast
    .object = den Palast
building-BD39 = Zisterne
    .object = die Zisterne
building-BD40 = Silbermarkt
    .object = den Silbermarkt

scheme-SC01 = Sammeln
scheme-SC02 = { scheme-SC01 }
scheme-SC03 = { scheme-SC01 }
scheme-SC04 = { scheme-SC01 }
scheme-SC05 = { scheme-SC01 }
scheme-SC06 = { scheme-SC01 }
scheme-SC07 = { scheme-SC01 }
scheme-SC08 = Lager
scheme-SC09 = { scheme-SC08 }
scheme-SC10 = { scheme-SC08 }
scheme-SC11 = Werkstatt
scheme-SC12 = { scheme-SC11 }
scheme-SC13 = Gefangennahme
scheme-SC14 = { scheme-SC13 }
scheme-SC15 = { scheme-SC13 }
scheme-SC16 = { scheme-SC13 }
scheme-SC17 = Wachhaus
scheme-SC18 = { scheme-SC17 }
scheme-SC19 = { scheme-SC17 }
scheme-SC20 = Steuern
scheme-SC21 = Schwarzmarkt
scheme-SC22 = { scheme-SC21 }
scheme-SC23 = Bauen
scheme-SC24 = { scheme-SC23 }
scheme-SC25 = { scheme-SC23 }
scheme-SC26 = { scheme-SC23 }
scheme-SC27 = { scheme-SC23 }
scheme-SC28 = { scheme-SC23 }
scheme-SC29 = { scheme-SC23 }
scheme-SC30 = { scheme-SC23 }

## Warum nicht

rule-37 = Behalte eine Karte deines eigenen Päckchens.
rule-38 = Behalte eine Karte des Päckchens, das du bekommen hast.
rule-39 = Behalte eine der letzten beiden Karten.
rule-56 = Du bist nicht am Zug.
rule-58 = Solange du einen Arbeiter hast, musst du einen einsetzen.
rule-59 = Ohne Arbeiter holst du einen von dort zurück, wo du einen hast.
rule-61 = Hole zuerst die zurück, die auf offenen Kreisen stehen.
rule-62 = Dort ist keiner deiner Arbeiter.
rule-64 = Zurückholen kannst du nur, wenn du keinen Arbeiter mehr zum Einsetzen hast.
rule-70 = Du kannst nichts errichten und auch nicht an der Kathedrale bauen.
rule-76 = Für Gold brauchst du mindestens zwei eigene Arbeiter in den Minen.
rule-79 = Diese beiden Rohstoffe hast du nicht.
rule-80 = So viel Holz und Stein hast du nicht.
rule-81 = Keiner deiner Gehilfen bietet diesen Tausch an.
rule-100 = Dort hast du keinen Gehilfen.
rule-110 = Du kannst die Steuer für eine Gefangennahme nicht zahlen.
rule-111 = Du kannst keine weitere Gefangennahme bezahlen.
rule-112 = Die Gefangennahmen eines Zuges kommen von höchstens zwei Orten.
rule-113 = Zu viert oder zu fünft kommen alle Gefangennahmen eines Zuges von einem Ort.
rule-118 = Dort ist niemand dieser Farbe, den du gefangen nehmen könntest.
rule-123 = In der Steuerkasse liegt kein Silber.
rule-128 = Ab Tugend 10 ist dir der Schwarzmarkt verschlossen.
rule-129 = Auf diesem Feld steht schon ein Arbeiter.
rule-130 = Du kannst das kleine Feld nicht bezahlen.
rule-131 = Du kannst das mittlere Feld nicht bezahlen.
rule-134 = Diese Karte ist nicht unter den Bauplänen.
rule-136 = Für einen Bauplan sind keine Gebäudekarten mehr da.
rule-137 = Du kannst das große Feld nicht bezahlen.
rule-150 = Diese Fähigkeit gehört nicht zur Razzia oder ist schon genutzt.
rule-159 = Du hast keine Gefangenen, die du abliefern könntest.
rule-161 = Keiner deiner Arbeiter ist im Gefängnis.
rule-163 = Du kannst das Lösegeld nicht zahlen.
rule-164 = Keiner deiner Arbeiter ist auf einem anderen Tableau.
rule-165 = Du hast keine offene Schuld oder zu wenig Silber, um sie zu begleichen.
rule-168 = Diese Karte hast du nicht auf der Hand.
rule-180 = Deinen Gehilfen fehlt ein Handwerk, das das Gebäude braucht.
rule-182 = Du hast nicht, was das Gebäude kostet.
rule-191 = Bis Tugend 4 ist dir die Kathedrale verschlossen.
rule-192 = Die nächste Reihe der Kathedrale ist voll.
rule-193 = Höher geht es an der Kathedrale nicht.
rule-195 = Die Kathedrale verlangt eine Gebäudekarte aus deiner Hand.
rule-199 = So kannst du Reihe 5 der Kathedrale nicht bezahlen.
rule-200 = So kannst du Reihe 4 der Kathedrale nicht bezahlen.
rule-201 = So kannst du Reihe 3 der Kathedrale nicht bezahlen.
rule-202 = So kannst du Reihe 2 der Kathedrale nicht bezahlen.
rule-203 = So kannst du Reihe 1 der Kathedrale nicht bezahlen.
rule-242 = Diese Karte hast du nicht auf der Hand.
rule-251 = Das Spiel ist aus.
rule-253 = Dieses Gebäude ändert deine Tugend jetzt nicht.
rule-270 = So viel Gold und Marmor hast du nicht.
rule-283 = So viele kann der Torwächter nicht herauslassen.
rule-287 = Du hast das Silber für den Händler nicht.
rule-289 = Du hast nicht, was der Gönner verlangt.
rule-295 = Du hast nicht, was der Kaufmann verlangt.
rule-307 = Diese Karte hast du nicht auf der Hand.
rule-334 = Die Gefangennahmen eines Zuges kommen von höchstens zwei Orten.
rule-342 = Das ist keine deiner vier Karten.
rule-385 = Dieses Tableau hat schon jemand.
rule-386 = Hier gibt es nichts, was du einstellen oder ziehen könntest.
rule-388 = Du kannst diesen Gehilfen samt den übersprungenen Spalten nicht bezahlen.
rule-394 = Danach ist gerade nicht gefragt.
