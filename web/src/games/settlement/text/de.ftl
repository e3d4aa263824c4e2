### Das Tableau von Settlement: Deutsch. Was das Spiel selbst sagt, steht in seinem Python-Paket.

settlement-round = Runde { $round } von { $rounds }
settlement-tab-market = Markt
settlement-tab-heroes = Helden

## Was allen gehört

settlement-artifacts = Artefakte
settlement-artifacts-note = eines je Runde, Wechsel beim Passen
settlement-market = Markt
settlement-market-note = { $tiles ->
    [one] noch 1 Plättchen in den Stapeln
   *[other] noch { $tiles } Plättchen in den Stapeln
}
settlement-market-tile = Markt { $field }: { $card }
settlement-market-empty = Markt { $field }: leer
settlement-stack-of-buildings = Gebäudestapel { $stack }, { $tiles } Plättchen
settlement-heroes = Heldenreihe
settlement-heroes-note = neue links, Abgang rechts
settlement-hero = Platz { $space }: { $card }
settlement-surcharge = Aufpreis: { $goods }
settlement-hero-empty = Platz { $space } der Heldenreihe: leer
settlement-no-surcharge = ohne Aufpreis
settlement-per = je

## Das Tableau

settlement-wilderness = Wildnis
settlement-settlement = Siedlung
settlement-points-now = Siegpunkte bisher:
settlement-unexplored = { $field }, unerkundet
settlement-landscape = { $field }, { $good }, Wimpel: { $monster }
settlement-landscape-monster = { $field }, { $good }, darauf: { $monster }
settlement-landscape-fortress = { $field }, { $good }, mit Festung
settlement-landscape-fortress-used = { $field }, { $good }, mit Festung, in dieser Runde schon aktiviert
settlement-lay-here = Hier anlegen
settlement-explore-here = Diese Reihe erkunden und das Plättchen hier anlegen
settlement-build-here = Hier bauen
settlement-plot-picked = { $place }: Welches Gebäude vom Markt kommt hierher?
settlement-refill-from = Den Markt nach dem Bauen von diesem Stapel auffüllen
settlement-build-instead = Stattdessen dieses bauen
settlement-put-back = Wieder zurücklegen
settlement-place = { $level } Reihe, Feld { $column }
settlement-plot = { $place }, leeres Gebäudefeld
settlement-building = { $place }, { $building }: { $effect }
settlement-stored = Gelagert: { $goods }
settlement-wilderness-row = Wildnisreihe { $row }
settlement-wilderness-row-used = Wildnisreihe { $row }, in dieser Runde schon aktiviert
settlement-settlement-row = Die { $level } Siedlungsreihe
settlement-settlement-row-used = Die { $level } Siedlungsreihe, in dieser Runde schon aktiviert
settlement-action-fields = Aktionsfelder
settlement-field-build = Bauen
settlement-field-build-note = 1 Siedler und die Kosten
settlement-field-explore = Erkunden
settlement-field-fight = Kämpfen
settlement-field-fortress = Festung
settlement-field-fortress-note = 1 Siedler, auf freier Landschaft
settlement-stack = Landschaften { $row }, noch { $tiles } Plättchen
settlement-passed = hat gepasst
settlement-supply = Vorrat
settlement-settlers = { $count } Siedler übrig
settlement-bonus-settlers = { $count } Bonussiedler
settlement-mini-wilderness = { $landscapes ->
    [one] 1 Landschaft
   *[other] { $landscapes } Landschaften
}
settlement-mini-settlement = { $buildings } Gebäude
settlement-in-hand = Gezogen: { $good }, Wimpel: { $monster }
settlement-exchange-note = In deinem Zug, so oft du willst. Wähle, womit du eine Ressource bezahlst.

## Die Führung

settlement-tour-goal-title = Wer gewinnt
settlement-tour-goal-text = Wer nach sechs Runden die meisten Siegpunkte hat. Sie kommen von eingeladenen Helden, von Gold in deinen Banken (je 5) und Diamanten in deinen Kirchen (je 4).
settlement-tour-artifacts-title = Zuerst ein Artefakt
settlement-tour-artifacts-text = Alle haben ein Artefakt und tauschen es beim Passen gegen ein anderes. Was golden gerahmt ist, kannst du antippen: Wähle eines.
settlement-tour-dock-title = Die Frage
settlement-tour-dock-text = Hier unten steht, was gefragt ist, mit allen Antworten. Was du hier antippen kannst, ist auch auf dem Tisch golden gerahmt. Auch das Zurücknehmen findest du hier.
settlement-tour-supply-title = Was du hast
settlement-tour-supply-text = Holz, Lehm und Stein gehen am Ende der Runde verloren, wenn keine Festung sie lagert. Diamanten und Gold bleiben. Für jede Aktion setzt du Siedler ein; beim Passen kommen sie zurück.
settlement-tour-actions-title = Sieben Aktionen
settlement-tour-actions-text = Eine Aktion je Zug: ein Gebäude vom Markt bauen, eine Reihe mit 1 bis 3 Siedlern erkunden, ein Monster bekämpfen, eine Festung errichten, eine Festung aktivieren, eine Wildnisreihe oder eine Siedlungsreihe mit der Sonne daneben aktivieren.
settlement-tour-wilderness-title = Die Wildnis
settlement-tour-wilderness-text = Hier liegen deine Landschaften. Beginne in Reihe I: Tippe auf Erkunden, dann auf Reihe I, und lege das Plättchen an. Eine aktivierte Reihe gibt alle ihre Ressourcen, doch Helden derselben Farbe locken Monster an.
settlement-tour-market-title = Der Markt
settlement-tour-market-text = Gebäude mit den Kosten in der Ecke und dem Effekt darunter. Grüne geben Ressourcen, blaue tauschen, goldene lagern Gold und Diamanten für Siegpunkte.
settlement-tour-settlement-title = Deine Siedlung
settlement-tour-settlement-text = Hierher kommen die Gebäude. Ein Siedler aktiviert eine ganze Reihe: Was zusammenpasst, gehört nebeneinander.
settlement-tour-heroes-title = Helden
settlement-tour-heroes-text = Eine Einladung je Zug, zusätzlich zur Aktion. Helden bringen am Ende Siegpunkte, manche sofort Bonussiedler; solange sie hier liegen, lockt ihr Wimpel Monster an.
settlement-tour-end-title = Sechs Runden
settlement-tour-end-text = Beende deinen Zug nach Aktion oder Einladung; passe, wenn du für die Runde fertig bist. Tippst du an, was du nicht darfst, erfährst du, warum. Die Führung findest du wieder in der Hilfe, oben beim Fragezeichen.

## Die Artefakte in wenigen Worten

settlement-short-eternal_hourglass = Neubau sofort nutzen
settlement-short-enchanted_compass = Erkunden: +1 von dort
settlement-short-mace_of_bravery = Kampf: 1 Diamant mehr
settlement-short-potion_of_power = Festungsbau: +1 von dort
settlement-short-living_chest = sofort 1 Bonussiedler
settlement-short-scroll_of_fortune = Wildnisreihe: +1 Ressource
settlement-short-crown_of_dominion = Festung gibt doppelt
settlement-short-ornate_tankard = Held: 1 Bonussiedler
settlement-short-magical_treasure = sofort 1 Gold
settlement-short-diamond_ring = sofort 1 Diamant
settlement-short-lodestar = eine Wildnisreihe zweimal
settlement-short-key_of_knowledge = eine Siedlungsreihe zweimal
settlement-short-mirror_of_transformation = Ressourcen 1:1 tauschen
settlement-short-shamans_mask = über Monster bestimmen

## Die Aktionen in einem Wort, für das Pult

settlement-do-build = Bauen
settlement-do-explore = Erkunden
settlement-do-fight = Kämpfen
settlement-do-erect_fortress = Festung
settlement-do-activate_wilderness_row = Wildnis
settlement-do-activate_settlement_row = Siedlung
settlement-do-activate_fortress = Festung nutzen
settlement-do-invite = Held
settlement-do-end_turn = Zug beenden
settlement-do-pass_round = Passen
settlement-do-done = Fertig
settlement-do-exchanges = Tauschen

## Bevor der Zug weitergeht

settlement-confirm-end_turn = Zug beenden, obwohl du noch etwas tun könntest?
settlement-confirm-pass_round = Für den Rest dieser Runde passen?
settlement-confirm-take = Dieses Artefakt nehmen und die Runde für dich beenden?

## Wo lange Wörter von Namen auf schmalen Plättchen getrennt werden dürfen.

settlement-hyphens =
    Alche-mist Archi-tekt Arm-brust-schütze Ban-ner-trä-ger Bela-ge-rungs-in-ge-nieur Berg-stei-ger Brun-nen-grä-ber
    Brü-cken-bauer Dach-de-cker Dia-man-ten-mine Dia-mant-ring Edel-stein-schlei-fer Exer-zier-meis-ter
    Fal-ken-spä-her Fluss-lotse Gerüst-bauer Gil-den-schrei-ber Gold-schmied Han-dels-pos-ten Herr-schafts-krone
    Höh-len-tau-cher Kar-to-graf Lager-koch Land-ver-mes-ser Later-nen-trä-ger Leben-dige Lehm-grube Leit-stern
    Leucht-feuer-wär-ter Magi-scher Mauer-mar-schall Moor-gän-ger Nacht-wa-che Pfad-fin-der Rei-ter-schütze
    Rui-nen-for-scher Scha-ma-nen-maske Schild-trä-ger Schlüs-sel Schrift-rolle Stein-bruch Stein-metz-meis-ter
    Stern-deu-ter Streit-kol-ben Tapfer-keit Tor-wäch-ter Uhr-ma-cher Ver-put-zer Ver-wand-lung Ver-zau-ber-ter
    Ver-zier-ter Wacht-meis-ter Waren-spei-cher Weit-wan-de-rer Zim-mer-mann
