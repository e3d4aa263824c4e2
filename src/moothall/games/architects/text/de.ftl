### Architects auf Deutsch.

## Was gefragt wird

question-over = Das Spiel ist aus.
question-choose_board = Welches Tableau nimmst du?
question-draft = Kartenauswahl, Schritt { $step } von 3: Welche Karte behältst du?
question-draft_alone = Welche der vier Karten kommt unter den Stapel?
question-turn = { $last ->
    [yes] Dein letzter Zug: Wo setzt du einen Arbeiter ein?
   *[no] { $workers ->
        [one] Du bist am Zug: Wo setzt du deinen letzten Arbeiter ein?
       *[other] Du bist am Zug: Wo setzt du einen Arbeiter ein? Du hast { $workers }.
    }
}
question-recall = Du hast keinen Arbeiter mehr. Woher holst du einen zurück?
question-mine = Lehm oder Gold?
question-exchange = { $left ->
    [one] Königliches Lager: noch 1 Tauschaktion. Welche?
   *[other] Königliches Lager: noch { $left } Tauschaktionen. Welche?
}
question-workshop = Werkstatt: Wirbst du einen Lehrling an oder ziehst du Gebäudekarten?
question-market_middle = Schwarzmarkt: Wirbst du einen Lehrling an oder suchst du eine Gebäudekarte aus?
question-blueprint = Welche der Gebäudekarten behältst du?
question-free_hire = Taverne: Welchen Lehrling wirbst du kostenlos an?
question-dismiss = Mehr Lehrlinge darfst du nicht haben. Welchen wirfst du für den neuen ({ $apprentice }) ab?
question-capture = { $left ->
    [one] Marktplatz: noch 1 Gefangennahme. Wen nimmst du gefangen?
   *[other] Marktplatz: noch { $left } Gefangennahmen. Wen nimmst du gefangen?
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
question-guildhall = Zunfthalle: Welches Gebäude errichtest du, oder baust du an der Kathedrale?
question-pay_wood_or_stone = Reihe { $row } der Kathedrale kostet { $goods_cost }. Wie zahlst du?
question-pay_gold_or_marble = { $price } Gold und Marmor zusammen. Wie zahlst du?
question-discard_for_cathedral = Welche Gebäudekarte wirfst du für die Kathedrale ab?
question-choose_gain = { $building }: Was nimmst du?
question-church = Kirche: Zerstörst du einen Schuldschein?
question-library = { $building }: Legst du eine Karte unter den Stapel und erhältst dafür { $goods_gained }?
question-surplus_virtue = Deine Tugend kann nicht weiter steigen. Zerstörst du stattdessen einen Schuldschein?
question-reset_order = Zurücksetzen des Schwarzmarkts: Wessen Fähigkeit kommt als Nächstes?
question-gatekeeper = { $workers ->
    [one] { $apprentice }: Holst du deinen Arbeiter aus dem Gefängnis?
   *[other] { $apprentice }: Wie viele deiner Arbeiter holst du aus dem Gefängnis, höchstens { $workers }?
}
question-hand_limit = { $cards ->
    [one] Du hast 1 Karte zu viel. Welche kommt unter den Stapel?
   *[other] Du hast { $cards } Karten zu viel. Welche kommt zuerst unter den Stapel?
}
question-end_order = Ende des Spiels: Welches Gebäude ändert als Nächstes deine Tugend?
question-scheme = Der automatische Gegner ist am Zug.

## Die Antworten

group-exchanges = Tausch
group-hires = Anwerben
group-cards = Karten
group-captures = Gefangennahmen
group-buildings = Gebäude
group-answers = Antworten

## Die geführte erste Runde
lesson-goal-title = Wer gewinnt
lesson-goal-text = Wer die meisten Siegpunkte hat, wenn die Zunfthalle voll ist, gewinnt. Siegpunkte bringen errichtete Gebäude, die Arbeit an der Kathedrale und hohe Tugend; offene Schuldscheine und niedrige Tugend kosten welche. Hier holst du dir die ersten fünf.
lesson-draft-title = Drei Gebäudekarten
lesson-draft-text = Alle behalten eine von vier Karten, dann eine von drei, dann eine von zwei. Eine Karte zeigt ihre Siegpunkte, ihren Preis und die Fertigkeiten, die sie verlangt. Behalte zuerst den Brunnen: Er kostet Holz und Stein und verlangt keine Fertigkeit. Dann behalte zwei beliebige.
lesson-draft-then = Das ist deine Hand; niemand sonst sieht sie. Alles für den Brunnen lässt sich in wenigen Zügen holen.
lesson-draft-else = Der Brunnen ist die billigste dieser Karten: Mit ihm hast du in sieben Zügen etwas errichtet.
lesson-quarry-title = Setze einen Arbeiter ein
lesson-quarry-text = In jedem Zug setzt du einen Arbeiter ein und bekommst sofort, was der Ort gibt. Arbeiter bleiben stehen, wo sie sind; du hast zwanzig. Setze einen in den Steinbruch.
lesson-quarry-then = Ein Stein. Dein Arbeiter bleibt dort, und darauf kommt es an.
lesson-quarry-else = Der Brunnen braucht zwei Steine, und die gibt der Steinbruch.
lesson-growth-title = Zusammen bringen sie mehr
lesson-growth-text = Ein Ort gibt mit jedem deiner Arbeiter, der dort steht, mehr. Das Feld sagt, was du jetzt bekämst: zwei Steine mit dem zweiten Arbeiter. Setze noch einen in den Steinbruch.
lesson-growth-then = Zwei auf einmal, mit dem nächsten drei. Aber große Gruppen locken die anderen, wie du gleich siehst.
lesson-growth-else = Wo du schon einen Arbeiter hast, bringt der nächste mehr.
lesson-market-title = Der Schwarzmarkt
lesson-market-text = Schnelle Ressourcen für Silber und Tugend, ein Arbeiter je Feld. Das kleine Feld gibt hier 1 Gold und 1 Holz für 1 Silber und 1 Tugend. Setze einen Arbeiter darauf.
lesson-market-then = Gold und Holz in einem Zug, und eine Tugend weniger. Sind alle drei Felder belegt, kommen alle von dort ins Gefängnis.
lesson-market-else = Gold ist anderswo schwer zu bekommen: Das Bergwerk gibt es erst ab zwei Arbeitern.
lesson-capture-title = Nimm eine Gruppe gefangen
lesson-capture-text = Drei Arbeiter in der Silberschmiede bringen deinem Nachbarn jedes Mal mehr Silber. Auf dem Marktplatz nimmst du für ein Silber alle Arbeiter einer Farbe an einem Ort gefangen. Setze einen Arbeiter dorthin und nimm sie gefangen.
lesson-capture-then = Drei Arbeiter weniger für deinen Nachbarn, und die Silberschmiede gibt ihm wieder nur zwei Silber. Auch eigene Arbeiter darfst du so zurückholen.
lesson-capture-else = Die Gruppe in der Silberschmiede ist die größte auf dem Tisch.
lesson-deliver-title = Verkaufe die Gefangenen
lesson-deliver-text = Gefangene stehen auf deinem Tableau, bis du etwas mit ihnen tust. Im Wachhaus bekommst du für jeden, den du ins Gefängnis schickst, ein Silber; dort befreist du auch deine eigenen und begleichst Schuldscheine. Setze einen Arbeiter dorthin und schicke sie ins Gefängnis.
lesson-deliver-then = Drei Silber. Wer beim Zurücksetzen des Schwarzmarkts die meisten Arbeiter im Gefängnis hat, bekommt einen Schuldschein.
lesson-deliver-else = Du hast drei Gefangene, und Silber brauchst du für einen Lehrling.
lesson-cathedral-title = Die Kathedrale
lesson-cathedral-text = Arbeiter in der Zunfthalle bleiben für immer dort; für jeden errichtest du eine Karte oder steigst an der Kathedrale eine Reihe höher. Die unterste kostet 1 Gold und eine Karte aus der Hand. Setze einen Arbeiter ein, baue und wirf eine Karte ab, aber nicht den Brunnen.
lesson-cathedral-then = Zwei Siegpunkte, mit jeder Reihe mehr, und eine Belohnung, die gerade bringt, was dem Brunnen noch fehlt: Holz. Auf den oberen Reihen ist wenig Platz.
lesson-cathedral-else = Den Brunnen brauchst du selbst, und das Gold bezahlt die erste Reihe der Kathedrale.
lesson-construct-title = Errichte ein Gebäude
lesson-construct-text = Zwei Holz und zwei Steine: Der Brunnen hat einen grünen Rand. Setze noch einen Arbeiter in die Zunfthalle und errichte ihn.
lesson-construct-then = Sofort drei Siegpunkte, und vier Lehm vom Brunnen selbst. Zu zweit hat die Zunfthalle zwölf Felder; ist das letzte besetzt, haben alle noch einen Zug.
lesson-construct-else = Du hast alles, was der Brunnen kostet.
lesson-hire-title = Wirb einen Lehrling an
lesson-hire-text = Bessere Gebäude verlangen Fertigkeiten: die runden Zeichen der Lehrlinge. Einer kostet vier Silber in der Werkstatt; weiter rechts legst du auf jede übersprungene Karte eine Münze. Setze einen Arbeiter dorthin und wirb einen aus der ersten Spalte an.
lesson-hire-then = Ihre Fertigkeiten zählen für jedes Gebäude, und die meisten bringen an einem Ort noch etwas mehr. Fünf darfst du haben.
lesson-hire-else = Du hast gerade die vier Silber für einen Lehrling der ersten Spalte.
lesson-virtue-title = Tugend
lesson-virtue-text = Hohe Tugend bringt Siegpunkte, verschließt dir aber den Schwarzmarkt; niedrige kostet Siegpunkte und verschließt die Kathedrale, dafür zahlst du weniger Steuern. Auch das Steueramt gibt Silber für Tugend; das Königliche Lager gibt Tugend für Ressourcen.
lesson-end-title = Wie es weitergeht
lesson-end-text = So geht es weiter, bis die Zunfthalle voll ist. Sammle Gruppen, aber nicht zu große; achte auf die der anderen; errichte, was deine Lehrlinge können. Tippst du etwas an, was nicht erlaubt ist, erfährst du, warum. Spiel weiter oder lies die Regeln.

action-place-quarry = Steinbruch: { $goods_yield }
action-place-forest = Wald: { $goods_yield }
action-place-mines = Bergwerk: { $goods_clay }{ $choice ->
    [yes] {" "}oder { $goods_gold }
   *[no] {""}
}
action-place-silversmith = Silberschmiede: { $goods_yield }
action-place-kings_storehouse = Königliches Lager: { $workers ->
    [one] 1 Tauschaktion
   *[other] bis zu { $workers } Tauschaktionen
}
action-place-workshop = Werkstatt: anwerben oder { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ziehen
action-place-town_centre = Marktplatz: { $workers ->
    [one] 1 Gefangennahme
   *[other] bis zu { $workers } Gefangennahmen
}
action-place-tax_stand = Steueramt: { $goods_yield } für { $goods_cost }
action-place-guardhouse = Wachhaus: { $workers ->
    [one] 1 Aktion
   *[other] bis zu { $workers } Aktionen
}
action-place-black_market_small = Schwarzmarkt, klein: { $goods_yield } für { $goods_cost }
action-place-black_market_middle = Schwarzmarkt, Mitte: ein Lehrling oder eine Gebäudekarte nach Wahl für { $goods_cost }
action-place-black_market_large = Schwarzmarkt, groß: { $goods_yield } für { $goods_cost }
action-place-guildhall = Zunfthalle: { $kind ->
    [beside] daneben
    [last] letztes Feld
    [reset] Feld { $space } von { $spaces }, setzt den Schwarzmarkt zurück
   *[plain] Feld { $space } von { $spaces }
}
action-recall = { $workers ->
    [0] Einen Arbeiter
    [one] Den Arbeiter
   *[other] 1 von { $workers } Arbeitern
} { $location_from } zurückholen
action-recall_from_market = Den Arbeiter { $location_from } zurückholen
action-recall_from_prison = Einen Arbeiter aus dem Gefängnis zurückholen
action-recall_from_board = Einen Arbeiter vom Tableau von { $seat_whose } zurückholen
action-mine_clay = { $goods_gained }
action-mine_gold = { $goods_gained }
action-exchange_for_virtue = { $goods_paid } → { $goods_gained }
action-exchange_for_marble = { $goods_paid } → { $goods_gained }
action-exchange_with = { $apprentice }: { $goods_paid } → { $goods_gained }
action-exchange_with-none = Tausch mit Lehrling { $slot }
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
    [one] Gebäudekarte aussuchen: die letzte behalten
   *[other] Gebäudekarte aussuchen: 1 von { $cards } behalten
}
action-dismiss = Abwerfen: { $apprentice } – { $effect }
action-dismiss-none = Lehrling abwerfen
action-capture = { $location }: { $workers } Arbeiter von { $seat_whose }{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $goods_cost }
}
action-capture-own = { $location }: { $workers ->
    [one] dein eigener Arbeiter
   *[other] deine { $workers } eigenen Arbeiter
}{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $goods_cost }
}
action-ransom_free = { $workers ->
    [0] Deine Arbeiter von anderen Tableaus zurückholen
    [one] Deinen Arbeiter von einem anderen Tableau zurückholen
   *[other] Deine { $workers } Arbeiter von anderen Tableaus zurückholen
}
action-deliver = { $workers ->
    [0] Gefangene
    [one] 1 Gefangenen
   *[other] { $workers } Gefangene
} ins Gefängnis schicken: +{ $goods_gained }
action-release = { $workers ->
    [0] Deine Arbeiter aus dem Gefängnis holen
    [one] Deinen Arbeiter aus dem Gefängnis holen
   *[other] Deine { $workers } Arbeiter aus dem Gefängnis holen
}
action-ransom_with_silver = { $workers ->
    [0] Deine Arbeiter für { $goods_cost } freikaufen
    [one] Deinen Arbeiter für { $goods_cost } freikaufen
   *[other] Deine { $workers } Arbeiter für { $goods_cost } freikaufen
}
action-ransom_with_debt = { $workers ->
    [0] Deine Arbeiter gegen { $goods_cost } freikaufen
    [one] Deinen Arbeiter gegen { $goods_cost } freikaufen
   *[other] Deine { $workers } Arbeiter gegen { $goods_cost } freikaufen
}
action-pay_off = Einen Schuldschein für { $goods_cost } begleichen: { $goods_gained }
action-construct = { $building } für { $goods_cost }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
} – { $effect }
action-advance = Kathedrale, Reihe { $row } für { $goods_cost }: { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
action-advance-none = Kathedrale
action-pay_stone = { $goods_paid }
action-pay_gold = { $goods_paid }
action-pick = { $building } behalten – { $effect }
action-pick-end_order = { $building } – { $effect }
action-discard = { $building } – { $effect }
action-gain = { $goods_gained }
action-destroy_debt = Einen Schuldschein zerstören
action-resolve = { $apprentice } – { $effect }
action-resolve-none = Lehrling nutzen
action-let_out = { $workers ->
    [0] Niemanden
   *[other] { $workers } Arbeiter
}
action-done = Fertig
action-done-declined = Nein
action-choose_board = { $board } ({ $colour }) – { $effect }
action-scheme = Nächsten Plan aufdecken

## Was jemand getan hat, nach dem Namen

deed-place = { $seat } setzt { $location_at } einen Arbeiter ein
deed-recall = { $seat } holt einen Arbeiter { $location_from } zurück
deed-recall_from_market = { $seat } holt einen Arbeiter { $location_from } zurück
deed-recall_from_prison = { $seat } holt einen Arbeiter aus dem Gefängnis zurück
deed-recall_from_board = { $seat } holt einen Arbeiter vom Tableau von { $seat_whose } zurück
deed-mine_clay = { $seat } gräbt nach Lehm
deed-mine_gold = { $seat } schürft Gold
deed-exchange_for_virtue = { $seat } tauscht { $goods_paid } gegen { $goods_gained }
deed-exchange_for_marble = { $seat } tauscht { $goods_paid } gegen { $goods_gained }
deed-exchange_with = { $seat } tauscht { $goods_paid } gegen { $goods_gained } ({ $apprentice })
deed-hire = { $seat } wirbt { $apprentice_object } an
deed-draw_buildings = { $seat } zieht { $cards ->
    [one] 1 Gebäudekarte
   *[other] { $cards } Gebäudekarten
}
deed-blueprint = { $seat } sieht sich { $cards ->
    [one] 1 Gebäudekarte
   *[other] { $cards } Gebäudekarten
} an
deed-dismiss = { $seat } wirft { $apprentice_object } ab
deed-capture = { $seat } nimmt { $location_at } { $workers } Arbeiter von { $seat_whose } gefangen
deed-capture-own = { $seat } holt { $workers ->
    [one] 1 eigenen Arbeiter
   *[other] { $workers } eigene Arbeiter
} { $location_from } zurück
deed-ransom_free = { $seat } holt { $workers } Arbeiter von anderen Tableaus zurück
deed-deliver = { $seat } schickt { $workers ->
    [one] 1 Gefangenen
   *[other] { $workers } Gefangene
} ins Gefängnis
deed-release = { $seat } holt { $workers } Arbeiter aus dem Gefängnis
deed-ransom_with_silver = { $seat } kauft { $workers } Arbeiter für { $goods_cost } frei
deed-ransom_with_debt = { $seat } nimmt einen Schuldschein und kauft { $workers } Arbeiter frei
deed-pay_off = { $seat } begleicht einen Schuldschein
deed-construct = { $seat } errichtet { $building_object }
deed-advance = { $seat } baut an der Kathedrale
deed-pick = { $seat } behält eine Gebäudekarte
deed-pick-end_order = { $seat } wertet { $building_object }
deed-discard = { $seat } legt eine Gebäudekarte unter den Stapel
deed-gain = { $seat } erhält { $goods_gained }
deed-destroy_debt = { $seat } zerstört einen Schuldschein
deed-resolve = { $seat } nutzt einen Lehrling: { $apprentice }
deed-let_out = { $seat } holt { $workers ->
    [0] niemanden
   *[other] { $workers } Arbeiter
} aus dem Gefängnis
deed-choose_board = { $seat } wählt das Tableau von { $board }
deed-scheme = { $seat } deckt einen Plan auf
deed-scheme-regain = { $seat } holt Arbeiter zurück

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
block-exchange_with = Mit einem Lehrling tauschen
block-hire = Lehrling anwerben
block-draw_buildings = Gebäudekarten ziehen
block-blueprint = Gebäudekarte aussuchen
block-dismiss = Lehrling abwerfen
block-capture = Arbeiter gefangen nehmen
block-ransom_free = Arbeiter von anderen Tableaus zurückholen
block-deliver = Gefangene ins Gefängnis schicken
block-release = Arbeiter aus dem Gefängnis holen
block-ransom_with_silver = Mit Silber freikaufen
block-ransom_with_debt = Mit einem Schuldschein freikaufen
block-pay_off = Schuldschein begleichen
block-construct = Gebäude errichten
block-advance = An der Kathedrale bauen
block-pay_stone = Holz und Stein zahlen
block-pay_gold = Gold und Marmor zahlen
block-pick = Karte behalten
block-discard = Karte abwerfen
block-gain = Wählen, was du nimmst
block-destroy_debt = Schuldschein zerstören
block-resolve = Fähigkeit nutzen
block-let_out = Arbeiter herausholen
block-done = Fertig
block-choose_board = Tableau wählen
block-scheme = Plan aufdecken

## Was geschah

change-wasted = { $goods } verfallen
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
change-apprentice_left = ein Lehrling verlässt die Werkstatt: { $apprentice }
change-apprentice_came = neu in der Werkstatt: { $apprentice }
change-market = Schwarzmarkt zurückgesetzt: klein { $goods_small }, groß { $goods_large }
change-start = { $seat } beginnt
change-packets = die Karten werden weitergegeben
change-draft_over = die Kartenauswahl ist vorbei, { $seat } beginnt
change-last_turns = die Zunfthalle ist voll: Alle haben noch einen Zug

## Wie es ausging

result-won = Sieg mit { $points } Siegpunkten: { $seats }.
result-by_virtue_left = Gleichstand bei { $points } Siegpunkten; Sieg durch mehr Tugend (ARC-265): { $seats }.
result-by_silver_left = Gleichstand bei { $points } Siegpunkten und Tugend; Sieg durch mehr Silber (ARC-266): { $seats }.
result-shared = Geteilter Sieg mit { $points } Siegpunkten (ARC-267): { $seats }.
result-draw = Unentschieden bei { $points } Siegpunkten, auch nach Tugend und Silber (ARC-373).
rank-draw = Unentschieden

score-buildings = Gebäude
score-cathedral = Kathedrale
score-virtue = Tugend
score-debts = Offene Schuldscheine
score-gold_and_marble = Gold und Marmor
score-silver = Silber
score-prison = Gefängnis
score-materials = Ressourcen
score-total = Summe
score-virtue_left = Erreichte Tugend
score-silver_left = Übriges Silber

## Das Brett

board-draft = Kartenauswahl, Schritt { $step } von 3
board-last = Letzte Runde: { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
board-filled = Zunfthalle { $filled } von { $spaces }
board-piles = übrig: { $buildings } Gebäude, { $apprentices } Lehrlinge, { $rewards } Belohnungen
board-town = Stadt
board-market = Schwarzmarkt
board-market_piles = Karten: klein { $small }, groß { $large }
board-market_small = klein
board-market_middle = Mitte
board-market_large = groß
board-middle_gives = ein Lehrling oder eine Gebäudekarte nach Wahl
board-apprentices = Lehrlinge in der Werkstatt
board-beside = daneben:
board-cathedral = Kathedrale
board-start = Startspieler
board-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
board-virtue = Tugend { $virtue } ({ $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
})
board-evasion = hinterzieht { $tax ->
    [one] 1 Steuer
   *[other] { $tax } Steuern
}
board-workers = Arbeiter: { $ready } bereit, { $out } eingesetzt
board-imprisoned = { $workers } im Gefängnis
board-taken = { $workers } gefangen genommen
board-captives = Gefangene:
board-hired = Lehrlinge:
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
    [one] 1 Lehrling
   *[other] { $apprentices } Lehrlinge
}, { $buildings } Gebäude, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}

level-upper = oben
level-lower = unten

## Am Terminal

help-signs = Auf dem Brett: ① ② … Arbeiter nach Platz, ◉ Silber auf einem Lehrling, □ ein freies Feld, ↻ ein Feld, das den Schwarzmarkt zurücksetzt.

## Ressourcen und anderes

goods-none = nichts
goods-clay = { $count } Lehm
goods-wood = { $count } Holz
goods-stone = { $count } Stein
goods-gold = { $count } Gold
goods-marble = { $count } Marmor
goods-silver = { $count } Silber
goods-wood_or_stone = { $count } Holz oder Stein
goods-gold_or_marble = { $count } Gold oder Marmor
goods-virtue = { $count } Tugend
goods-building_card = { $count ->
    [one] { $count } Gebäudekarte
   *[other] { $count } Gebäudekarten
}
goods-debt = { $count ->
    [one] { $count } Schuldschein
   *[other] { $count } Schuldscheine
}
goods-paid_debt = { $count ->
    [one] { $count } beglichener Schuldschein
   *[other] { $count } beglichene Schuldscheine
}
goods-worker = { $count } Arbeiter
goods-material = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressourcen
}
goods-point = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

## Karten und Tableaus

card-apprentice = { $apprentice }: Lehrling, { $skills }{ $virtue ->
    [0] {""}
   *[other] , { $changes_virtue } beim Anwerben
}
card-building = { $building }: kostet { $goods_cost }, braucht { $skills }, { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
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
effect-reward = +{ $goods_gained }
effect-board_start = beginnt mit { $goods_start }{ $workers ->
    [0] {""}
    [one] {" "}und 1 Arbeiter im Gefängnis
   *[other] {" "}und { $workers } Arbeitern im Gefängnis
}
effect-opponent = bis zu { $captures } Gefangennahmen auf einmal; nimmt das beste von { $cards } Gebäuden{ $bonus ->
    [0] {""}
    [one] ; 1 Ressource mehr auf dem Schwarzmarkt
   *[other] ; { $bonus } Ressourcen mehr auf dem Schwarzmarkt
}

ability-none = keine Fähigkeit
ability-gain = { $trigger }: +{ $goods_gained }
ability-gain_if_none_in_prison = beim Zurücksetzen des Schwarzmarkts ohne eigene Arbeiter im Gefängnis: +{ $goods_gained }
ability-release = { $workers ->
    [one] beim Zurücksetzen des Schwarzmarkts darfst du 1 eigenen Arbeiter aus dem Gefängnis holen
   *[other] beim Zurücksetzen des Schwarzmarkts darfst du bis zu { $workers } eigene Arbeiter aus dem Gefängnis holen
}
ability-trade = im Königlichen Lager: { $goods_paid } → { $goods_gained }
ability-reduce = { $trigger } { $goods_gained } weniger zahlen

trigger-quarry_action = im Steinbruch
trigger-forest_action = im Wald
trigger-mines_action = im Bergwerk
trigger-silversmith_action = in der Silberschmiede
trigger-tax_stand_action = im Steueramt
trigger-black_market_action = auf dem Schwarzmarkt
trigger-cathedral_advance = beim Bau an der Kathedrale
trigger-debt_paid_off = beim Begleichen eines Schuldscheins
trigger-town_centre_visit = für weitere Gefangennahmen auf dem Marktplatz

does-gain = beim Bau: +{ $goods_gained }
does-gain_choice = beim Bau: +{ $goods_gained } oder { $goods_other }
does-gain_per = beim Bau: +{ $goods_gained } je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-hire = beim Bau: einen beliebigen ausliegenden Lehrling kostenlos anwerben
does-capture = { $amount ->
    [one] beim Bau: du darfst 1 kostenlose Gefangennahme durchführen
   *[other] beim Bau: du darfst bis zu { $amount } kostenlose Gefangennahmen durchführen
}
does-ransom_or_capture = beim Bau: du darfst deine gefangenen Arbeiter zurückholen oder 1 kostenlose Gefangennahme durchführen
does-take_debt = { $amount ->
    [one] beim Bau: nimm 1 Schuldschein
   *[other] beim Bau: nimm { $amount } Schuldscheine
}
does-destroy_debt = { $amount ->
    [one] beim Bau: du darfst 1 Schuldschein zerstören
   *[other] beim Bau: du darfst bis zu { $amount } Schuldscheine zerstören
}
does-release = { $amount ->
    [one] beim Bau: hole 1 eigenen Arbeiter aus dem Gefängnis
   *[other] beim Bau: hole bis zu { $amount } eigene Arbeiter aus dem Gefängnis
}
does-release_all = beim Bau: hole alle eigenen Arbeiter aus dem Gefängnis
does-discard_for = beim Bau: du darfst eine Handkarte unter den Stapel legen und erhältst dafür { $goods_gained }
does-all_gain = beim Bau: alle erhalten { $amount } Tugend
does-all_lose = beim Bau: alle mit 3 oder mehr eigenen Arbeitern im Gefängnis verlieren { $amount } Tugend
does-lose_virtue = am Ende: verliere { $amount } Tugend
does-virtue_per = am Ende: { $amount } Tugend je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-virtue_if_most = am Ende: { $amount } Tugend für { $unit_most }
does-points_per = am Ende: { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} je { $per ->
    [1] { $unit }
   *[other] { $per } { $unit_many }
}
does-points_if_no_debt = am Ende: { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} ohne offenen Schuldschein
does-points_if_most = am Ende: { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} für { $unit_most }
does-debt_delta = am Ende: jeder offene Schuldschein kostet { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
} { $sign ->
    [plus] weniger
   *[minus] mehr
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
unit-paid_debt = beglichenen Schuldschein
    .many = beglichene Schuldscheine
unit-captured_worker = Gefangenen
    .many = Gefangene
unit-constructed_building = eigenes Gebäude
    .many = eigene Gebäude
unit-cathedral_progress = Reihe der Kathedrale
    .many = Reihen der Kathedrale
    .most = die Führung an der Kathedrale
unit-apprentice_with_carpentry = Lehrling mit Zimmern
    .many = Lehrlinge mit Zimmern
unit-apprentice_with_tiling = Lehrling mit Dachdecken
    .many = Lehrlinge mit Dachdecken
unit-apprentice_with_masonry = Lehrling mit Mauern
    .many = Lehrlinge mit Mauern

power-none = keine Fähigkeit
power-gold_equals_marble = Gold und Marmor gelten beim Zahlen und Zählen als dasselbe
power-black_market_bonus_card = 1 Gebäudekarte bei jeder Aktion auf dem Schwarzmarkt
power-ignore_one_tax = 1 Steuer weniger bei jeder Zahlung
power-no_cathedral_discard = für die Kathedrale wird keine Gebäudekarte abgeworfen
power-cheaper_workshop_hire = Anwerben in der Werkstatt kostet 1 Silber weniger, und du darfst bis zu 6 Lehrlinge haben

plan-gather = { $location_at } Ressourcen sammeln
plan-storehouse = { $location_at } Ressourcen gegen Tugend tauschen
plan-workshop = { $location_at } den ersten Lehrling der { $row ->
    [upper] oberen
   *[lower] unteren
} Reihe verdrängen
plan-town_centre = { $location_at } die größten Gruppen gefangen nehmen
plan-guardhouse = { $location_at } Gefangene ins Gefängnis schicken, Arbeiter befreien und freikaufen, einen Schuldschein begleichen
plan-tax_stand = { $location_at } das Silber nehmen
plan-black_market = { $location_at } Ressourcen besorgen
plan-construct = { $first ->
    [cathedral] an der Kathedrale bauen, sonst ein Gebäude errichten
   *[building] ein Gebäude errichten, sonst an der Kathedrale bauen
}

skill-carpentry = Zimmern
skill-tiling = Dachdecken
skill-masonry = Mauern
skill-none = keine Fertigkeit

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
location-mines = Bergwerk
    .to = ins Bergwerk
    .from = aus dem Bergwerk
    .at = im Bergwerk
location-silversmith = Silberschmiede
    .to = in die Silberschmiede
    .from = aus der Silberschmiede
    .at = in der Silberschmiede
location-kings_storehouse = Königliches Lager
    .to = ins Königliche Lager
    .from = aus dem Königlichen Lager
    .at = im Königlichen Lager
location-workshop = Werkstatt
    .to = in die Werkstatt
    .from = aus der Werkstatt
    .at = in der Werkstatt
location-town_centre = Marktplatz
    .to = auf den Marktplatz
    .from = vom Marktplatz
    .at = auf dem Marktplatz
location-tax_stand = Steueramt
    .to = ins Steueramt
    .from = aus dem Steueramt
    .at = im Steueramt
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
location-guildhall = Zunfthalle
    .to = in die Zunfthalle
    .from = aus der Zunfthalle
    .at = in der Zunfthalle

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
apprentice-AP09 = Torwächterin
    .object = eine Torwächterin
apprentice-AP10 = Illusionist
    .object = einen Illusionisten
apprentice-AP11 = Juwelier
    .object = einen Juwelier
apprentice-AP12 = { apprentice-AP11 }
    .object = { apprentice-AP11.object }
apprentice-AP13 = Tagelöhner
    .object = einen Tagelöhner
apprentice-AP14 = Kauffrau
    .object = eine Kauffrau
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
apprentice-AP25 = Beutelschneider
    .object = einen Beutelschneider
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
apprentice-AP35 = Händler
    .object = einen Händler
apprentice-AP36 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP37 = { apprentice-AP35 }
    .object = { apprentice-AP35.object }
apprentice-AP38 = Gauner
    .object = einen Gauner
apprentice-AP39 = Holzfällerin
    .object = eine Holzfällerin
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
building-BD11 = Brunnen
    .object = den Brunnen
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
building-BD30 = Wehrturm
    .object = den Wehrturm
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

why-miners = Nötig sind zwei Arbeiter; im Bergwerk hast du { $workers }.
why-virtue_high = Deine Tugend ist { $virtue }: Ab { $limit } ist dir der Schwarzmarkt verschlossen.
why-virtue_low = Deine Tugend ist { $virtue }: Die Kathedrale verlangt mindestens { $needed }.
why-skills = Deinen Lehrlingen fehlt: { $skills }.
why-nearest = Am wenigsten fehlt hier: { $building }. Es fehlt noch: { $goods }.
why-nearest_skills = Am wenigsten fehlt hier: { $building }. Deinen Lehrlingen fehlt: { $skills }.
why-let_out = Höchstens { $workers } Arbeiter.

rule-37 = Behalte eine deiner eigenen Karten.
rule-38 = Behalte eine der Karten, die du bekommen hast.
rule-39 = Behalte eine der letzten beiden Karten.
rule-56 = Du bist nicht am Zug.
rule-58 = Solange du einen Arbeiter hast, musst du einen einsetzen.
rule-59 = Ohne Arbeiter holst du einen von dort zurück, wo du einen hast.
rule-61 = Hole zuerst Arbeiter von Orten mit offenem Kreis zurück.
rule-62 = Dort ist keiner deiner Arbeiter.
rule-64 = Zurückholen kannst du nur, wenn du keinen Arbeiter mehr zum Einsetzen hast.
rule-70 = Du kannst nichts errichten und auch nicht an der Kathedrale bauen.
rule-76 = Für Gold brauchst du mindestens zwei eigene Arbeiter im Bergwerk.
rule-79 = Diese beiden Ressourcen hast du nicht.
rule-80 = So viel Holz und Stein hast du nicht.
rule-81 = Keiner deiner Lehrlinge bietet diesen Tausch an.
rule-100 = Dort hast du keinen Lehrling.
rule-110 = Du kannst die Steuer für eine Gefangennahme nicht zahlen.
rule-111 = Du kannst keine weitere Gefangennahme bezahlen.
rule-112 = Die Gefangennahmen eines Zuges kommen von höchstens zwei Orten.
rule-113 = Zu viert oder zu fünft kommen alle Gefangennahmen eines Zuges von einem Ort.
rule-118 = Dort ist niemand dieser Farbe, den du gefangen nehmen könntest.
rule-123 = Im Steueramt liegt kein Silber.
rule-128 = Ab Tugend 10 ist dir der Schwarzmarkt verschlossen.
rule-129 = Auf diesem Feld steht schon ein Arbeiter.
rule-130 = Du kannst das kleine Feld nicht bezahlen.
rule-131 = Du kannst das mittlere Feld nicht bezahlen.
rule-134 = Diese Karte steht nicht zur Wahl.
rule-136 = Es sind keine Gebäudekarten mehr da, aus denen du wählen könntest.
rule-137 = Du kannst das große Feld nicht bezahlen.
rule-150 = Diese Fähigkeit gilt bei diesem Zurücksetzen nicht oder ist schon genutzt.
rule-159 = Du hast keine Gefangenen, die du ins Gefängnis schicken könntest.
rule-161 = Keiner deiner Arbeiter ist im Gefängnis.
rule-163 = Du kannst das Lösegeld nicht zahlen.
rule-164 = Keiner deiner Arbeiter ist auf einem anderen Tableau.
rule-165 = Du hast keinen offenen Schuldschein oder zu wenig Silber, um einen zu begleichen.
rule-168 = Diese Karte hast du nicht auf der Hand.
rule-180 = Deinen Lehrlingen fehlt eine Fertigkeit, die das Gebäude verlangt.
rule-182 = Du hast nicht, was das Gebäude kostet.
rule-191 = Mit Tugend 4 oder weniger ist dir die Kathedrale verschlossen.
rule-192 = Die nächste Reihe der Kathedrale ist voll.
rule-193 = Höher geht es an der Kathedrale nicht.
rule-195 = Für die Kathedrale musst du eine Gebäudekarte aus der Hand abwerfen.
rule-199 = So kannst du Reihe 5 der Kathedrale nicht bezahlen.
rule-200 = So kannst du Reihe 4 der Kathedrale nicht bezahlen.
rule-201 = So kannst du Reihe 3 der Kathedrale nicht bezahlen.
rule-202 = So kannst du Reihe 2 der Kathedrale nicht bezahlen.
rule-203 = So kannst du Reihe 1 der Kathedrale nicht bezahlen.
rule-242 = Diese Karte hast du nicht auf der Hand.
rule-251 = Das Spiel ist aus.
rule-253 = Dieses Gebäude ändert deine Tugend jetzt nicht.
rule-270 = So viel Gold und Marmor hast du nicht.
rule-283 = So viele kann die Torwächterin nicht herausholen.
rule-287 = Du hast das Silber für die Kauffrau nicht.
rule-289 = Du hast nicht, was der Gönner verlangt.
rule-295 = Du hast nicht, was der Händler verlangt.
rule-307 = Diese Karte hast du nicht auf der Hand.
rule-334 = Die Gefangennahmen eines Zuges kommen von höchstens zwei Orten.
rule-342 = Das ist keine deiner vier Karten.
rule-385 = Dieses Tableau hat schon jemand.
rule-386 = Hier kannst du weder einen Lehrling anwerben noch Karten ziehen.
rule-388 = Du kannst diesen Lehrling samt den übersprungenen Spalten nicht bezahlen.
rule-394 = Danach ist gerade nicht gefragt.
