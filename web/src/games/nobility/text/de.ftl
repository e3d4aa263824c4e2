### Das Spielbrett von Nobility: Deutsch. Was das Spiel selbst sagt, steht in seinem Python-Paket.

nobility-tab-town = Stadt
nobility-tab-guilds = Gilden
nobility-tab-court = Hof
nobility-round = Runde { $round } von { $rounds }
nobility-none = keine
nobility-nobody = niemand

## Würfel und ihre Plätze

nobility-automa = Würfel der Automa ({ $colour })
nobility-die-of = { $name }, { $value }
nobility-slot-empty = frei
nobility-slot-takes = Würfel { $values }
nobility-slot-most = Würfel bis { $value }
nobility-slot-least = Würfel ab { $value }
nobility-slot-most-before = nicht höher als der Würfel davor
nobility-slot-least-before = nicht niedriger als der Würfel davor
nobility-slot-shut = in dieser Runde geschlossen
nobility-die = Deine { $value }
nobility-die-in-hand = Die { $value }, in deiner Hand
nobility-die-instead = Lieber die { $value }
nobility-die-placed = eingesetzt
nobility-dice-left = Würfel: { $values }
nobility-sum = Summe { $sum } von { $limit }
nobility-modify = Würfel mit Modifikatoren ändern
nobility-modify-up = Eins mehr, für einen Modifikator
nobility-modify-down = Eins weniger, für einen Modifikator
nobility-modifiers = { $count ->
    [one] 1 Modifikator
   *[other] { $count } Modifikatoren
}
## Die Stadt

nobility-tavern-note = Siedlerkarte nehmen · kein Würfel unter dem letzten
nobility-take-for-die = Den Würfel in die Höhlenschänke setzen und diese Karte nehmen
nobility-berk-note = Modifikatoren und neue Siedler oder Gebäude
nobility-castle-note = Ansehen
nobility-house-price = { $count ->
    [one] ein Haus für 1 Münze
   *[other] ein Haus für { $count } Münzen
}
nobility-guilds = Die Gilden
nobility-space = { $guild }, Werkstattplatz { $space }: leer, { $points } Siegpunkte und { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} wert
nobility-unowned = Kein Gildenmeister: Sie gehört niemandem.
nobility-owned-by = Gildenmeister: { $name }.
nobility-apprentices = Lehrlinge der { $guild }: { $who }. Freie Plätze: { $free }.{ $income ->
    [0] {""}
    [one] {" "}Jeder bringt 1 Münze.
   *[other] {" "}Jeder bringt { $income } Münzen.
}
nobility-hall-note = eine Werkstatt braucht deinen Lehrling in ihrer Gilde
nobility-hall-space = Würfel { $value }, { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}
nobility-closed-round = in dieser Runde geschlossen
nobility-no-ship = kein Schiff
nobility-cargo = { $ware }: je { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}, { $free ->
    [0] kein Platz mehr
    [one] noch 1 Platz
   *[other] noch { $free } Plätze
}
nobility-cargo-none = { $ware }: nimmt dieses Schiff nicht auf
nobility-council-note = Waren zahlen, Wappen werten, { $loss } Ansehen verlieren
nobility-council-space = { $race }, Würfel { $values }
nobility-council-none = kein Plättchen
nobility-settled = Siedlerkarte erfüllt
nobility-desk = { $row ->
    [upper] Oberes Schreibpult
   *[lower] Unteres Schreibpult
} für eine { $value }, { $race }: { $who }
nobility-desk-free = frei
nobility-pile-settlers = { $count ->
    [one] 1 Siedlerkarte im Stapel
   *[other] { $count } Siedlerkarten im Stapel
}
nobility-pile-buildings = { $count ->
    [one] 1 Gebäude im Beutel
   *[other] { $count } Gebäude im Beutel
}
nobility-pile-ships = { $count ->
    [one] noch 1 Schiff
   *[other] noch { $count } Schiffe
}
nobility-pile-council = { $count ->
    [one] noch 1 Konzilplättchen
   *[other] noch { $count } Konzilplättchen
}
nobility-pile-commissions = { $count ->
    [one] 1 Vergütungskarte im Stapel
   *[other] { $count } Vergütungskarten im Stapel
}
nobility-goal-met = erfüllt
nobility-set-aside = in dieser Runde beiseite, da beide Gildenwürfel dasselbe zeigen

## Fragen mit eigenen Karten oder eigenem Tresen

nobility-commissions = Vergütungskarten
nobility-commissions-note = Behalte eine. Die anderen erfahren nicht, welche. Sie zählt am Ende, sobald drei Würfel ihr Würfelplättchen gefüllt haben.
nobility-commissions-wait = Eine davon wirst du behalten.
nobility-pay-most = Alles zahlen: { $goods } Waren
nobility-paid-so-far = { $named } genannt, { $least } bis { $most } insgesamt

## Das Tableau

nobility-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
nobility-passed = gepasst
nobility-lord = Lehnsherr
nobility-white-lord = Weißer Lehnsherr
nobility-lot = Quartier
nobility-workers-in-lot = { $count ->
    [one] 1 Arbeiter im Quartier
   *[other] { $count } Arbeiter im Quartier
}
nobility-figures-left = { $count ->
    [one] 1 Figur im Vorrat
   *[other] { $count } Figuren im Vorrat
}
nobility-platform = Bauplattform
nobility-platform-of = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
} auf der Bauplattform, { $left } im Vorrat
nobility-call-home = Zurückholen
nobility-call-home-note = Eine 5 oder 6 holt einen Lehrling aus einer Gilde zurück
nobility-house-plots = Baugrundstücke
nobility-houses-built = { $count ->
    [one] 1 Haus gebaut
   *[other] { $count } Häuser gebaut
}, { $ready } auf der Bauplattform
nobility-public-plots = Gemeindegebäude
nobility-plot-empty = Gemeindebauplatz { $plot }: leer. Bebaut bringt er { $income } je Runde
nobility-plot-income = Bringt { $income } je Runde
nobility-reputation-of = Ansehen { $reputation }
nobility-nobility-of = Adel { $nobility }
nobility-nobility-points = { $points ->
    [one] 1 SP am Ende
   *[other] { $points } SP am Ende
}
nobility-hand = Siedler auf der Hand
nobility-hand-count = { $count } von { $limit }
nobility-hand-empty = keine Siedlerkarte
nobility-lacks-kinds = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
nobility-lacks-goods = { $count ->
    [one] 1 Ware zu wenig
   *[other] { $count } Waren zu wenig
}
nobility-lacks-house = kein Haus
nobility-ready = { $least }–{ $most } SP
nobility-ready-exactly = { $points } SP
nobility-settlers-held = { $count ->
    [one] 1 Siedlerkarte auf der Hand
   *[other] { $count } Siedlerkarten auf der Hand
}
nobility-buildings-owned = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
nobility-settled-cards = Erfüllte Siedlerkarten
nobility-none-settled = noch keine
nobility-buildings = Gebäude
nobility-none-built = noch keine
nobility-apprentices-heading = Lehrlinge
nobility-commission-secret = Geheime Vergütungskarte
nobility-commission-active = Aktiv: zählt am Ende
nobility-commission-open = Noch zu füllen: { $values }

## Die Führung

nobility-tour-goal-title = Wer gewinnt
nobility-tour-goal-text = Wer nach zehn Runden die meisten Siegpunkte hat. Sie kommen von Waren für Siedler und das Steinkonzil, von Werkstätten und Gemeindegebäuden und vom Adel.
nobility-tour-commission-title = Zuerst eine Vergütungskarte
nobility-tour-commission-text = Behalte eine von drei Karten; niemand sonst sieht sie. Sie zählt am Ende, wenn drei deiner Würfel ihr Würfelplättchen gefüllt haben.
nobility-tour-dock-title = Die Frage
nobility-tour-dock-text = Hier unten stehen die Frage und alle Antworten. Was du antippen kannst, hat einen goldenen Rahmen. Auch das Zurücknehmen ist hier.
nobility-tour-tray-title = Deine Würfel
nobility-tour-tray-text = Ein Würfel je Zug. Die Messlatte darunter zeigt dein Würfelsummenlimit für diese Runde: so hoch wie dein Ansehen. Modifikatoren drehen einen Würfel höher oder niedriger. Tippe einen Würfel an.
nobility-tour-guilds-title = Gilden liefern Waren
nobility-tour-guilds-text = Ein Würfel aktiviert die Werkstätten über ihm und links davon, dann kaufst du Waren für Münzen, dann setzt du Arbeiter ein. Mit niedrigen Würfeln setzt du mehr Arbeiter ein, mit hohen kaufst du mehr. Alle goldenen Plätze nehmen deinen Würfel auf: Wähle einen.
nobility-tour-mine-title = Dein Tableau
nobility-tour-mine-text = Waren, Arbeiter, Häuser und Baugrundstücke, und wie weit du mit Ansehen und Adel gekommen bist. Lehrlinge in Gilden bringen jede Runde Münzen.
nobility-tour-settlers-title = Siedler
nobility-tour-settlers-text = Waren und ein Haus erfüllen eine Karte, einmal je Zug und ohne Würfel. Jede bezahlte Ware ist ein Siegpunkt; Arbeiter und Sterne kommen dazu.
nobility-tour-tavern-title = Die Höhlenschänke
nobility-tour-tavern-text = Hier nimmst du Siedlerkarten. Kein Würfel darf niedriger sein als der davor.
nobility-tour-yard-title = Bauhof, Büro, Schloss
nobility-tour-yard-text = Im Bauhof kaufst du Häuser; kein Würfel darf dort höher sein als der davor. In Berks Büro gibt es Modifikatoren und neue Karten. Das Weiße Schloss hebt dein Ansehen.
nobility-tour-hall-title = Die Gildenhalle
nobility-tour-hall-text = Der Würfel zeigt, welches Gebäude du kaufen kannst. Für eine Werkstatt brauchst du einen Lehrling in ihrer Gilde: Er wird ihr Gildenmeister. Für ein Gemeindegebäude brauchst du einen Arbeiter im Quartier.
nobility-tour-council-title = Das Steinkonzil
nobility-tour-council-text = Viele Siegpunkte für Waren, wenn du eine Siedlerkarte dieses Volks erfüllt hast und dein Adel reicht. Was dir fehlt, ist unterstrichen.
nobility-tour-harbour-title = Der Hafen
nobility-tour-harbour-text = Waren gegen Münzen: so viele, wie der Würfel zeigt, solange das Schiff Platz hat.
nobility-tour-reputation-title = Ansehen und Adel
nobility-tour-reputation-text = Eingesetzte Würfel verdunkeln die Leiste bis zu deinem Ansehen. Mit Adel 5 wirst du Lehnsherr und bekommst den Vorteil deines Charakters.
nobility-tour-end-title = Zehn Runden
nobility-tour-end-text = Wenn niemand mehr kann oder will, gibt es Einkommen, und eine neue Runde beginnt. Tippe an, was nicht geht, und du erfährst, warum. Die Führung findest du wieder in der Hilfe, oben beim Fragezeichen.

## Die Antworten in einem Wort, für die Leiste

nobility-do-complete = Erfüllen
nobility-do-sell_workshop = Werkstattverkauf
nobility-do-sell_public = Gebäudeverkauf
nobility-do-end_turn = Zug beenden
nobility-do-end_turn-pass = Passen
nobility-do-take_tokens = Modifikatoren
nobility-do-exchange_settlers = Neue Siedler
nobility-do-exchange_buildings = Neue Gebäude
nobility-do-acquire = Vergütungskarte
nobility-do-employ_worker = Arbeiter
nobility-do-move_apprentice = Lehrlinge
nobility-do-take_settler = Siedler
nobility-do-take_good = Waren
nobility-do-sell_good = Verkaufen
nobility-confirm-end_turn = Du könntest noch etwas tun. Zug beenden?

## Wo lange Wörter von Namen auf schmalen Plättchen getrennt werden dürfen.

nobility-hyphens =
    Alma-nach-haus Alt-gar-dis-ten Amboss-brü-der Amu-lett-stand Bern-stein-stand Bet-ten-ma-che-rei
    Biblio-theks-an-bau Bild-hauer-schup-pen Bla-se-balg-tre-ter Buch-bin-de-rei Dorn-läu-fer
    Dra-chen-ku-riere Drech-sel-schup-pen Edel-stein-theke Elfen-bein-schnit-zer Ern-te-hel-fer Farn-jä-ger
    Fluss-mül-ler Fres-ken-bo-den Fun-ken-brauer Fähr-leute Gelehr-ten-gilde Glas-sän-ger Glo-cken-turm
    Griff-ma-cher-bank Hain-vä-ter Har-fen-bauer Hecken-gärt-ner Honig-brauer Händler-gilde Här-te-haus
    Höh-len-mau-rer Kapel-len-bä-cker Kar-ten-ar-chiv Kar-ten-tau-scher Ket-ten-ma-che-rei Klee-hir-ten
    Klin-gen-schmiede Korn-spei-cher Kro-nen-fas-se-rei Kupfer-brauer Künstler-gilde Last-kahn-vet-tern
    Later-nen-tan-ten Lin-sen-schlei-fer Magier-gilde Markt-kreuz Markt-wit-wen Mond-schüt-zen Moos-ger-ber
    Mor-gen-rei-ter Mor-gen-röte Obst-gärt-ner Per-len-börse Pfei-fen-bande Pfeil-schmiede Pfüt-zen-tau-cher
    Por-trät-zim-mer Ran-ken-sei-ler Rin-den-spä-her Ring-ma-cher-bank Runen-kam-mer Runen-schnei-der
    Rüs-tungs-hof Saat-gut-hü-ter Schau-spiel-haus Schild-werk-statt Schmiede-gilde Schrank-la-den
    Schrei-ne-rei Schreib-stube Schrei-ner-gilde Schrott-händ-ler Seher-zim-mer Sil-ber-we-ber
    Spei-se-kam-mer-kö-che Stab-ma-cher-bank Stadt-brun-nen Stadt-gar-ten Stein-ban-kiers Stern-deu-ter
    Stra-ßen-wäch-ter Stuhl-bo-den Tau-samm-ler Tie-fen-schür-fer Tin-ten-kel-ler Tisch-werk-statt
    Ton-ate-lier Tor-schmiede Trank-kel-ler Tun-nel-ver-mes-ser Urkun-den-schrei-ber Ver-gol-der-bank
    Wand-ma-ler-hof Wur-zel-hei-ler Zahn-rad-tüft-ler Über-set-zer-pult
