### Settlement auf Deutsch.

## Was gefragt wird

question-over = Das Spiel ist aus.
question-turn = { $acted ->
    [yes] { $invited ->
        [yes] Du hast deine Aktion ausgeführt und einen Helden eingeladen. Beende deinen Zug oder passe für den Rest der Runde.
       *[no] Du hast deine Aktion ausgeführt. Du darfst noch einen Helden einladen; dann beende deinen Zug oder passe für den Rest der Runde.
    }
   *[no] { $invited ->
        [yes] Du hast einen Helden eingeladen. Du darfst noch eine Aktion ausführen; dann beende deinen Zug oder passe für den Rest der Runde.
       *[no] Du bist am Zug: Führe eine Aktion aus, lade einen Helden ein oder passe für den Rest der Runde.
    }
}
question-first_artifact = Welches Artefakt nimmst du für die erste Runde?
question-place_building = { $building }: Auf welches Feld deiner Siedlung?
question-lay_landscape = Gezogen: { $good_landscape } (Monster: { $monster }). Auf welches Feld der Reihe { $row } legst du die Landschaft?
question-choose_settlers = { $settlers ->
    [one] Welchen Siedler setzt du ein?
   *[other] Welche { $settlers } Siedler setzt du ein?
}
question-choose_stack = Von welchem Stapel wird Marktfeld { $field } aufgefüllt?
question-settlement_row = Die { $tier ->
    [upper] obere
    [middle] mittlere
   *[lower] untere
} Siedlungsreihe ist aktiviert: Welches Gebäude nutzt du?
question-hourglass = Nutzt du das neue Gebäude sofort ({ $building })?
question-pay_normal = { $building }: Welche Ressource zahlst du?
question-gain_normal = { $building }: Welche Ressource möchtest du erhalten?
question-trading_post = { $building }: Von welcher Landschaft mit Festung erhältst du eine Ressource?
question-scroll = Von welcher Landschaft erhältst du eine Ressource mehr?
question-mask = Erscheint auf { $row }/{ $column } ({ $good_landscape }) ein Monster ({ $monster })?
question-keep = { $room ->
    [one] Du hast gepasst. Deine Festungen können noch 1 normale Ressource für die nächste Runde lagern. Welche?
   *[other] Du hast gepasst. Deine Festungen können noch { $room } normale Ressourcen für die nächste Runde lagern. Welche?
}
question-swap_artifact = Welches Artefakt nimmst du für die nächste Runde?

## Die Antworten

group-actions = Aktionen
group-invitations = Helden
group-exchanges = Tausch
group-turn = Zug
group-answers = Antworten

## Die geführte erste Runde
lesson-goal-title = Wer gewinnt
lesson-goal-text = Wer nach sechs Runden die meisten Siegpunkte hat, gewinnt. Siegpunkte bringen drei Dinge: eingeladene Helden, Gold in deinen Banken (je 5) und Diamanten in deinen Kirchen (je 4). In dieser Runde holst du dir neun.
lesson-artifact-title = Zuerst ein Artefakt
lesson-artifact-text = Alle haben ein Artefakt und tauschen es in jeder Runde. Der Magische Schatz gibt sofort 1 Gold. Was golden gerahmt ist, kannst du antippen: Nimm den Schatz.
lesson-artifact-then = Das Gold gehört dir und bleibt von Runde zu Runde liegen. Bald bezahlst du damit einen Helden.
lesson-artifact-else = Ohne den Schatz hast du kein Gold, und der Held am Ende dieser Runde lässt sich nicht bezahlen.
lesson-explore-title = Die Wildnis erkunden
lesson-explore-text = Hier oben liegt deine Wildnis, noch unbekannt. Ein Siedler erkundet ein Feld der Reihe I; Reihe II kostet zwei, Reihe III drei. Erkunde Reihe I und lege das Plättchen auf ein beliebiges Feld davon.
lesson-explore-then = Hier wächst Holz. Doch jede Landschaft hat die Farbe eines Monsters, und in der Heldenreihe liegt ein Held dieser Farbe: So kam ein Waldgnoll. Solange er dort sitzt, gibt die Landschaft nichts.
lesson-explore-else = Die Wildnis beginnt in Reihe I, und ohne Landschaften fehlen dir die Ressourcen zum Bauen.
lesson-turn-title = Eine Aktion je Zug
lesson-turn-text = Ein Zug ist eine Aktion und, wenn du willst, eine Einladung. Dann sind die anderen am Zug, reihum, bis alle gepasst haben. Beende deinen Zug.
lesson-turn-then = Jetzt ist dein Nachbar am Zug. Sechs Siedler sind sechs Aktionen: Einer ist eingesetzt, fünf sind noch da.
lesson-turn-else = Deine Aktion hattest du: Bevor es weitergeht, sind die anderen am Zug.
lesson-fight-title = Das Monster bekämpfen
lesson-fight-text = Ein Kampf wird immer gewonnen; er kostet nur Siedler: 1 für einen grünen Gnoll, bis zu 4 für einen roten Drachen. Und er lohnt sich. Bekämpfe den Gnoll.
lesson-fight-then = Ein Diamant für einen Siedler. Monster sind lästig, aber auch eine Quelle für Diamanten und Gold.
lesson-fight-else = Solange der Gnoll dort sitzt, gibt die Landschaft kein Holz und trägt keine Festung.
lesson-fortress-title = Eine Festung hält sie fern
lesson-fortress-text = Der grüne Held liegt noch in der Reihe: Die nächste Ernte würde wieder einen Gnoll anlocken. Eine Festung verhindert das für immer; sie kostet einen Siedler und keine Ressourcen. Beende deinen Zug und errichte dann eine auf deiner Landschaft.
lesson-fortress-then = Hierher kommt nie wieder ein Monster. Und wenn du passt, lagert jede Festung eine Ressource für die nächste Runde.
lesson-fortress-else = Ohne Festung bringt die Ernte Holz, aber auch einen neuen Gnoll.
lesson-harvest-title = Die Ernte einbringen
lesson-harvest-text = Ein Siedler aktiviert eine ganze Wildnisreihe, einmal je Runde: Jede Landschaft ohne Monster gibt ihre Ressource. Beende deinen Zug und tippe dann die Sonne neben Reihe I an.
lesson-harvest-then = Holz, und kein Gnoll: Die Festung hat gehalten. Je mehr Landschaften eine Reihe hat, desto mehr bringt ein Siedler.
lesson-harvest-else = Dieses Holz brauchst du: 1 für die Kirche, 1 für den Helden.
lesson-build-title = Vom Markt bauen
lesson-build-text = Ein Gebäude kostet einen Siedler und die Ressource in seiner Ecke. Eine Kirche lagert Diamanten, je 4 Siegpunkte. Beende deinen Zug, baue die Kirche für 1 Holz und lege sie in die obere Reihe deiner Siedlung.
lesson-build-then = Die Kirche steht. Von selbst tut ein Gebäude nichts: Seine Reihe muss aktiviert werden.
lesson-build-else = Dieser Schritt braucht die Kirche in deiner oberen Reihe: Dort wird dein Diamant zu Siegpunkten.
lesson-church-title = Aus Ressourcen werden Siegpunkte
lesson-church-text = Ein Siedler aktiviert eine ganze Siedlungsreihe: Du nutzt ihre Gebäude nacheinander, in beliebiger Reihenfolge. Beende deinen Zug, aktiviere die obere Reihe, nutze die Kirche und wähle dann „Fertig“.
lesson-church-then = Vier Siegpunkte, die dir niemand nimmt. Liegen Minen, Basare und Kirchen nebeneinander, macht ein Siedler das alles auf einmal.
lesson-church-else = Im Vorrat zählt der Diamant nichts, nur in einer Kirche.
lesson-hero-title = Einen Helden einladen
lesson-hero-text = Eine Einladung je Zug, zusätzlich zur Aktion und ohne Siedler. Der Böttcher kostet 1 Holz und 1 Gold und bringt 5 Siegpunkte; andere Helden zählen deine Landschaften, Gebäude oder Festungen. Die beiden linken kosten zusätzlich Diamanten. Lade den Böttcher ein.
lesson-hero-then = Neun Siegpunkte in der ersten Runde. Die Reihe rückt nach, und ein neuer Held kommt, mit einer anderen Monsterfarbe.
lesson-hero-else = Den Böttcher kannst du jetzt bezahlen, und fünf Siegpunkte für zwei Ressourcen sind ein guter Handel.
lesson-pass-title = Passen
lesson-pass-text = Alle sechs Siedler sind eingesetzt. Passt du, kommen sie zurück; Holz, Lehm und Stein gehen verloren, bis auf eine Ressource je Festung; und du tauschst dein Artefakt. Passe, lagere eine Ressource und nimm ein neues Artefakt.
lesson-pass-then = Das war Runde 1. Die Siedler sind zurück, Markt und Helden sind erneuert, Runde 2 beginnt.
lesson-pass-else = Ohne Siedler lässt sich wenig tun: Das Passen bringt sie zurück.
lesson-end-title = Wie es weitergeht
lesson-end-text = Noch fünf solche Runden. In den fernen Reihen liegen Diamanten und Gold; Gebäude einer Reihe helfen einander; Helden lohnen sich für das, wovon du schon viel hast. Tippst du etwas an, was nicht erlaubt ist, erfährst du, warum; den Rest zeigt „Alle Antworten“. Spiel weiter oder lies die Regeln.

action-build = { $building } für { $goods_cost_object } bauen (Markt { $field })
action-build-none = Gebäude von Markt { $field } bauen
action-explore = Reihe { $row } mit { $settlers ->
    [one] 1 Siedler
   *[other] { $settlers } Siedlern
} erkunden
action-fight = Auf { $row }/{ $column } { $monster_object } mit { $settlers ->
    [one] 1 Siedler
   *[other] { $settlers } Siedlern
} bekämpfen: { $goods_reward }
action-fight-none = Auf { $row }/{ $column } kämpfen
action-erect_fortress = Festung auf { $row }/{ $column } errichten ({ $good_landscape })
action-erect_fortress-none = Festung auf { $row }/{ $column } errichten
action-activate_wilderness_row = Wildnisreihe { $row } aktivieren: { $goods_yield }{ $scroll ->
    [yes] {" "}und 1 mehr
   *[no] {""}
}
action-activate_settlement_row = { $tier ->
    [upper] Obere
    [middle] Mittlere
   *[lower] Untere
} Siedlungsreihe aktivieren: { $buildings }
action-activate_settlement_row-none = { $tier ->
    [upper] Obere
    [middle] Mittlere
   *[lower] Untere
} Siedlungsreihe aktivieren: nichts
action-activate_fortress = Festung auf { $row }/{ $column } aktivieren: { $goods_yield }
action-activate_fortress-none = Festung auf { $row }/{ $column } aktivieren
action-invite = { $hero_object } für { $goods_cost_object } einladen (Platz { $space })
action-invite-none = Helden von Platz { $space } einladen
action-exchange_two = { $goods_paid } → { $goods_gained }
action-exchange_set = { $goods_paid } → { $goods_gained }
action-exchange_diamonds_for_gold = { $goods_paid } → { $goods_gained }
action-exchange_gold = { $goods_paid } → { $goods_gained }
action-exchange_diamonds = { $goods_paid } → { $goods_gained }
action-mirror = Spiegel: { $goods_paid } → { $goods_gained }
action-end_turn = Zug beenden
action-pass_round = Für den Rest der Runde passen
action-done-settlement_row = Fertig mit dieser Reihe
action-done-hourglass = Nein, nicht nutzen
action-done-keep = Nichts weiter lagern
action-place = { $tier ->
    [upper] Obere
    [middle] Mittlere
   *[lower] Untere
} Reihe, Feld { $column }
action-lay = Feld { $row }/{ $column }
action-deploy = { $bonus ->
    [0] { $normal ->
        [one] 1 normaler Siedler
       *[other] { $normal } normale Siedler
    }
   *[other] { $normal ->
        [0] { $bonus } Bonussiedler
       *[other] { $normal } normale und { $bonus } Bonussiedler
    }
}
action-stack = Stapel { $stack } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
})
action-resolve = { $building }: { $effect }
action-resolve-none = { $tier ->
    [upper] Obere
    [middle] Mittlere
   *[lower] Untere
} Reihe, Feld { $column } nutzen
action-pay = { $goods_object } zahlen
action-gain = { $goods_object } erhalten
action-trade_at = 1 { $good_landscape } von { $row }/{ $column }
action-trade_at-none = Von { $row }/{ $column }
action-scroll = 1 { $good_landscape } mehr von { $row }/{ $column }
action-scroll-none = 1 mehr von { $row }/{ $column }
action-monster = { $appears ->
    [yes] Ja, es erscheint
   *[no] Nein, es bleibt weg
}
action-keep = { $goods_object } lagern
action-take = { $artifact } – { $effect }

## Was jemand getan hat, nach dem Namen

deed-build = { $seat } baut { $building_object }
deed-explore = { $seat } erkundet Reihe { $row }
deed-fight = { $seat } bekämpft { $monster_object } auf { $row }/{ $column }
deed-erect_fortress = { $seat } errichtet eine Festung auf { $row }/{ $column } ({ $good_landscape })
deed-activate_wilderness_row = { $seat } aktiviert Wildnisreihe { $row }
deed-activate_settlement_row = { $seat } aktiviert die { $tier ->
    [upper] obere
    [middle] mittlere
   *[lower] untere
} Siedlungsreihe
deed-activate_fortress = { $seat } aktiviert die Festung auf { $row }/{ $column } ({ $good_landscape })
deed-invite = { $seat } lädt einen Helden ein: { $hero }
deed-exchange_two = { $seat } tauscht { $goods_paid_object } gegen { $goods_gained_object }
deed-exchange_set = { $seat } tauscht { $goods_paid_object } gegen { $goods_gained_object }
deed-exchange_diamonds_for_gold = { $seat } tauscht { $goods_paid_object } gegen { $goods_gained_object }
deed-exchange_gold = { $seat } tauscht { $goods_paid_object } gegen { $goods_gained_object }
deed-exchange_diamonds = { $seat } tauscht { $goods_paid_object } gegen { $goods_gained_object }
deed-mirror = { $seat } verwandelt mit dem Spiegel { $goods_paid_object } in { $goods_gained_object }
deed-pass_round = { $seat } passt
deed-resolve = { $seat } nutzt { $building_object }
deed-pay = { $seat } zahlt { $goods_object }
deed-gain = { $seat } erhält { $goods_object }
deed-trade_at = { $seat } erhält 1 { $good_landscape_object } von der Festung auf { $row }/{ $column }
deed-scroll = { $seat } erhält noch 1 { $good_landscape_object } von { $row }/{ $column }
deed-monster = { $seat } { $appears ->
    [yes] lässt das Monster kommen
   *[no] hält das Monster fern
}
deed-keep = { $seat } lagert { $goods_object }
deed-take = { $seat } nimmt { $artifact_object }

## Wie eine Gruppe von Antworten heißt, wenn viele aus einem Grund nicht gehen

block-build = Bauen
block-explore = Erkunden
block-fight = Kämpfen
block-erect_fortress = Festung errichten
block-activate_wilderness_row = Wildnisreihe aktivieren
block-activate_settlement_row = Siedlungsreihe aktivieren
block-activate_fortress = Festung aktivieren
block-invite = Helden einladen
block-exchange_two = Zwei normale Ressourcen tauschen
block-exchange_set = Holz, Lehm und Stein tauschen
block-exchange_diamonds_for_gold = Diamanten gegen Gold tauschen
block-exchange_gold = Gold tauschen
block-exchange_diamonds = Diamanten tauschen
block-mirror = Mit dem Spiegel tauschen
block-end_turn = Zug beenden
block-pass_round = Passen
block-done = Fertig
block-place = Gebäude legen
block-lay = Landschaft legen
block-deploy = Siedler einsetzen
block-stack = Vom Stapel ziehen
block-resolve = Gebäude nutzen
block-pay = Ressource zahlen
block-gain = Ressource erhalten
block-trade_at = Ressource einer Festung erhalten
block-scroll = Eine Ressource mehr erhalten
block-monster = Über ein Monster entscheiden
block-keep = Ressource lagern
block-take = Artefakt nehmen

## Was geschah

change-supply = { $changes }
change-explored = neu auf { $row }/{ $column }: { $good } (Monster: { $monster })
change-monster_came = ein Monster erscheint auf { $row }/{ $column }: { $monster }
change-monster_gone = ein Monster verschwindet von { $row }/{ $column }: { $monster }
change-market = neu auf dem Markt: { $building }
change-hero_came = neuer Held: { $hero }
change-hero_left = ein Held verlässt die Heldenreihe: { $hero }
change-artifact_came = neues Artefakt: { $artifact }
change-start_marker = { $seat }: Startmarker für die nächste Runde
change-round = Runde { $round } beginnt

## Wie es ausging

result-won = Sieg mit { $points } Siegpunkten: { $seats }.
result-by_gold = Gleichstand bei { $points } Siegpunkten; Sieg durch mehr Gold (SET-213): { $seats }.
result-by_diamond = Gleichstand bei { $points } Siegpunkten und beim Gold; Sieg durch mehr Diamanten (SET-214): { $seats }.
result-shared = Geteilter Sieg mit { $points } Siegpunkten (SET-215): { $seats }.
result-solo = { $points } Siegpunkte: Dein Rang ist { $rank }.

score-adventurer = Abenteurer
score-builder = Baumeister
score-defender = Verteidiger
score-artisan = Handwerker
score-total = Summe
score-gold = Übriges Gold
score-diamond = Übrige Diamanten

rank-settler = Siedler/in
rank-mayor = Bürgermeister/in
rank-knight = Ritter/in
rank-lord = Lord/Lady

## Das Brett

board-round = Runde { $round } von { $rounds }
board-landscapes = Landschaften übrig: { $counts }
board-market = Markt
board-stacks = Stapel { $piles }
board-heroes = Helden
board-deck = noch { $cards }
board-artifacts = Artefakte:
board-settlers = Siedler
board-away = { $settlers } eingesetzt
board-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
board-start = Startmarker
board-passed = hat gepasst
board-summary = { $landscapes ->
    [one] 1 Landschaft
   *[other] { $landscapes } Landschaften
}, { $monsters } Monster, { $fortresses ->
    [one] 1 Festung
   *[other] { $fortresses } Festungen
}, { $buildings } Gebäude, { $heroes ->
    [one] 1 Held
   *[other] { $heroes } Helden
}

level-upper = obere
level-middle = mittlere
level-lower = untere

## Am Terminal

help-signs = Auf dem Brett: ● Siedler, ○ Bonussiedler, ▲ Festung. Ein Buchstabe nennt das Monster einer Landschaft oder eines Helden: Gnoll, Mantikor, Hydra, Drache; mit ! ist es da.
habit-settlers = „settlers ask“, um selbst zu wählen, welche Siedler du einsetzt; „settlers auto“: normale zuerst (SET-065)
habit-stacks = „stacks ask“, um den Stapel zu wählen, der den Markt auffüllt; „stacks auto“: der höchste (SET-082)

## Ressourcen

good-wood = Holz
good-clay = Lehm
good-stone = Stein
good-diamond = Diamant
    .object = Diamanten
good-gold = Gold
good-bonus_settler = Bonussiedler
good-any_normal = normale Ressource
good-settler = Siedler
good-point = Siegpunkt

goods-none = nichts
goods-wood = { $count } Holz
goods-clay = { $count } Lehm
goods-stone = { $count } Stein
goods-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
    .object = { $count } Diamanten
goods-gold = { $count } Gold
goods-any_normal = { $count ->
    [one] { $count } normale Ressource
   *[other] { $count } normale Ressourcen
}
goods-bonus_settler = { $count } Bonussiedler
goods-settler = { $count } Siedler
goods-point = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

## Monster

colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-red = rot

monster-green = Waldgnoll
    .object = den Waldgnoll
monster-yellow = Steppen-Mantikor
    .object = den Steppen-Mantikor
monster-blue = Wasserhydra
    .object = die Wasserhydra
monster-red = Höhlendrache
    .object = den Höhlendrachen

# Die kurzen Namen; keine zwei dürfen mit demselben Buchstaben beginnen.
beast-green = Gnoll
beast-yellow = Mantikor
beast-blue = Hydra
beast-red = Drache

## Karten

card-building = { $building }: Gebäude, kostet { $goods_cost_object }, { $tiles } Plättchen
card-artifact = { $artifact }: Artefakt
card-hero = { $hero }: { $guild }, kostet { $goods_cost_object }, lockt Monster an ({ $monster })
card-monster = { $monster } ({ $colour }): mit { $settlers ->
    [one] 1 Siedler
   *[other] { $settlers } Siedlern
} zu bekämpfen, bringt { $goods_reward_object }

effect-gain = +{ $goods_gained }
effect-convert = { $goods_paid } → { $goods_gained }
effect-store = { $goods_paid } → { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
effect-trading_post = + 1 Ressource einer Landschaft mit Festung
effect-artifact = { $trigger }: +{ $goods_gained }
effect-landscape = { $trigger }: +{ $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
} dieser Landschaft
effect-scroll = { $trigger }: +{ $amount } vom Ertrag einer ihrer Landschaften
effect-mirror = jederzeit: 1 normale Ressource → 1 andere normale Ressource
effect-second_wilderness_row = einmal je Runde eine Wildnisreihe ein zweites Mal aktivieren
effect-second_settlement_row = einmal je Runde eine Siedlungsreihe ein zweites Mal aktivieren
effect-hourglass = beim Bauen darfst du das neue Gebäude sofort nutzen
effect-mask = du entscheidest, ob ein Monster erscheint
effect-hero = +{ $goods_gained } beim Einladen

trigger-take = beim Nehmen
trigger-build = beim Bauen
trigger-explore = beim Erkunden
trigger-fight = beim Kämpfen
trigger-erect = beim Errichten einer Festung
trigger-wilderness_row = beim Aktivieren einer Wildnisreihe
trigger-fortress = beim Aktivieren einer Festung
trigger-invite = beim Einladen eines Helden

scoring-fixed = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
scoring-per_landscape = { $points ->
    [one] 1 Siegpunkt je Landschaft
   *[other] { $points } Siegpunkte je Landschaft
}
scoring-per_building = { $points ->
    [one] 1 Siegpunkt je Gebäude
   *[other] { $points } Siegpunkte je Gebäude
}
scoring-per_fortress = { $points ->
    [one] 1 Siegpunkt je Festung
   *[other] { $points } Siegpunkte je Festung
}

building-sawmill = Sägewerk
    .object = ein Sägewerk
building-clay_pit = Lehmgrube
    .object = eine Lehmgrube
building-quarry = Steinbruch
    .object = einen Steinbruch
building-bank = Bank
    .object = eine Bank
building-diamond_mine = Diamantenmine
    .object = eine Diamantenmine
building-bazaar = Basar
    .object = einen Basar
building-gem_cutter = Edelsteinschleifer
    .object = einen Edelsteinschleifer
building-church = Kirche
    .object = eine Kirche
building-alchemist = Alchemist
    .object = einen Alchemisten
building-warehouse = Warenspeicher
    .object = einen Warenspeicher
building-tavern = Taverne
    .object = eine Taverne
building-trading_post = Handelsposten
    .object = einen Handelsposten

artifact-eternal_hourglass = Ewige Sanduhr
    .object = die Ewige Sanduhr
artifact-enchanted_compass = Verzauberter Kompass
    .object = den Verzauberten Kompass
artifact-mace_of_bravery = Streitkolben der Tapferkeit
    .object = den Streitkolben der Tapferkeit
artifact-potion_of_power = Trank der Macht
    .object = den Trank der Macht
artifact-living_chest = Lebendige Truhe
    .object = die Lebendige Truhe
artifact-scroll_of_fortune = Schriftrolle des Glücks
    .object = die Schriftrolle des Glücks
artifact-crown_of_dominion = Herrschaftskrone
    .object = die Herrschaftskrone
artifact-ornate_tankard = Verzierter Humpen
    .object = den Verzierten Humpen
artifact-magical_treasure = Magischer Schatz
    .object = den Magischen Schatz
artifact-diamond_ring = Diamantring
    .object = den Diamantring
artifact-lodestar = Leitstern
    .object = den Leitstern
artifact-key_of_knowledge = Schlüssel des Wissens
    .object = den Schlüssel des Wissens
artifact-mirror_of_transformation = Spiegel der Verwandlung
    .object = den Spiegel der Verwandlung
artifact-shamans_mask = Schamanenmaske
    .object = die Schamanenmaske

guild-adventurer = Abenteurer
guild-builder = Baumeister
guild-defender = Verteidiger
guild-artisan = Handwerker

hero-adv_01 = Pfadfinder
hero-adv_02 = Kartograf
    .object = Kartografen
hero-adv_03 = Ruinenforscher
hero-adv_04 = Flusslotse
hero-adv_05 = Falkenspäher
hero-adv_06 = Höhlentaucher
hero-adv_07 = Sterndeuter
hero-adv_08 = Moorgänger
hero-adv_09 = Weitwanderer
hero-adv_10 = Lagerkoch
hero-adv_11 = Bergsteiger
hero-adv_12 = Laternenträger
hero-bld_01 = Maurer
hero-bld_02 = Zimmermann
hero-bld_03 = Dachdecker
hero-bld_04 = Landvermesser
hero-bld_05 = Tischler
hero-bld_06 = Glaser
hero-bld_07 = Architekt
    .object = Architekten
hero-bld_08 = Brückenbauer
hero-bld_09 = Gerüstbauer
hero-bld_10 = Verputzer
hero-bld_11 = Brunnengräber
hero-bld_12 = Steinmetzmeister
hero-dfd_01 = Torwächter
hero-dfd_02 = Schildträger
hero-dfd_03 = Pikenier
hero-dfd_04 = Armbrustschütze
hero-dfd_05 = Wachtmeister
hero-dfd_06 = Nachtwache
hero-dfd_07 = Exerziermeister
hero-dfd_08 = Belagerungsingenieur
hero-dfd_09 = Bannerträger
hero-dfd_10 = Reiterschütze
hero-dfd_11 = Leuchtfeuerwärter
hero-dfd_12 = Mauermarschall
hero-art_01 = Böttcher
hero-art_02 = Weber
hero-art_03 = Töpfer
hero-art_04 = Schmied
hero-art_05 = Goldschmied
hero-art_06 = Uhrmacher
hero-art_07 = Bäcker
hero-art_08 = Brauer
hero-art_09 = Wagner
hero-art_10 = Ausrufer
hero-art_11 = Gastwirt
hero-art_12 = Gildenschreiber

## Warum nicht

why-settlers = Nötig: { $needed } Siedler; du hast { $settlers }.
why-only_settlers = Die Aktion verlangt nur { $needed } Siedler.
why-bonus_settlers = Du hast nur { $settlers } Bonussiedler.
why-held = Dieses Artefakt hat schon { $seat }.

rule-7 = Dort hast du keine Festung.
rule-41 = Dieses Artefakt liegt nicht in der Artefaktreihe.
rule-47 = Du bist nicht am Zug.
rule-54 = Je Zug gibt es eine Aktion und eine Einladung: Das hast du schon verbraucht.
rule-57 = Wer weder eine Aktion ausführt noch einen Helden einlädt, muss passen.
rule-64 = Die Aktion verlangt eine andere Zahl von Siedlern, oder so viele hast du nicht.
rule-65 = So viele Bonussiedler hast du nicht.
rule-73 = Du hast keinen Siedler mehr, der bauen könnte.
rule-74 = Auf diesem Marktfeld liegt kein Gebäude.
rule-75 = Du kannst die Kosten des Gebäudes nicht bezahlen.
rule-76 = Auf diesem Feld steht schon ein Gebäude.
rule-77 = Deine Siedlung ist voll.
rule-82 = Dieser Stapel ist leer.
rule-85 = Du hast zu wenige Siedler, um diese Reihe zu erkunden.
rule-86 = Eine Landschaft kommt auf ein leeres Feld ihrer eigenen Reihe.
rule-88 = Deine erste Landschaft muss in Reihe I liegen.
rule-89 = Eine Landschaft muss an eine deiner anderen grenzen.
rule-92 = Diese Reihe ist vollständig erkundet.
rule-96 = Dort ist kein Monster, das du bekämpfen könntest.
rule-97 = Du hast zu wenige Siedler für dieses Monster.
rule-102 = Du hast keinen Siedler mehr, um eine Festung zu errichten.
rule-103 = Eine Festung braucht eine eigene Landschaft ohne Monster und ohne Festung.
rule-107 = Du hast keinen Siedler mehr, um eine Wildnisreihe zu aktivieren.
rule-108 = Diese Wildnisreihe hast du in dieser Runde schon aktiviert.
rule-116 = Du hast keinen Siedler mehr, um eine Siedlungsreihe zu aktivieren.
rule-117 = Diese Siedlungsreihe hast du in dieser Runde schon aktiviert.
rule-118 = Auf diesem Feld liegt kein Gebäude dieser Reihe.
rule-124 = Du hast keinen Siedler mehr, um eine Festung zu aktivieren.
rule-126 = Diese Festung hast du in dieser Runde schon aktiviert.
rule-141 = Du hast nicht, was dieser Tausch verlangt.
rule-142 = Du hast nicht, was dieser Tausch verlangt.
rule-143 = Du hast nicht, was dieser Tausch verlangt.
rule-144 = Du hast nicht, was dieser Tausch verlangt.
rule-145 = Du hast nicht, was dieser Tausch verlangt.
rule-150 = Tauschen kannst du nur in deinem eigenen Zug.
rule-152 = Du kannst die Kosten des Helden nicht bezahlen.
rule-153 = Den Helden könntest du bezahlen, nicht aber den Aufpreis seines Platzes.
rule-181 = Davon hast du nichts mehr, das du lagern könntest.
rule-188 = Dieses Artefakt liegt nicht in der Artefaktreihe.
rule-189 = Du musst ein anderes Artefakt nehmen als das, das du hast.
rule-209 = Das Spiel ist aus.
rule-229 = Die Sanduhr gilt nur für das neue Gebäude.
rule-236 = Diese Landschaft hat bei dieser Aktivierung keinen Ertrag gebracht.
rule-246 = Die zweite Aktivierung dieser Runde ist verbraucht.
rule-247 = Dafür brauchst du den Spiegel und die Ressource, die du abgibst.
rule-248 = Der Spiegel verwandelt eine Ressource nur in eine andere.
rule-254 = Dieses Gebäude wurde bei dieser Aktivierung schon genutzt.
rule-255 = Du kannst nicht bezahlen, was das Gebäude verlangt.
rule-265 = Diese Ressource hast du nicht.
rule-270 = Dort steht keine Festung von dir.
rule-271 = Dafür brauchst du eine eigene Festung.
rule-277 = Danach ist gerade nicht gefragt.
rule-300 = Bring erst zu Ende, was du begonnen hast, dann tausche.
rule-301 = Auf diesem Platz liegt kein Held.
