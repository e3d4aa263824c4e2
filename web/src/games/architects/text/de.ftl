### Das Brett von Architects: Deutsch. Was das Spiel selbst sagt, steht in seinem Python-Paket.

architects-tab-town = Stadt
architects-tab-workshop = Werkstatt
architects-tab-cathedral = Kathedrale
architects-spaces-to-end = { $count ->
    [one] Feld der Zunfthalle bis zur letzten Runde
   *[other] Felder der Zunfthalle bis zur letzten Runde
}
architects-turns-left = { $count ->
    [one] Zug noch in der letzten Runde
   *[other] Züge noch in der letzten Runde
}

## Was allen gehört

architects-town = Stadt
architects-nobody = niemand
architects-or = oder
architects-per = je
architects-most = am meisten
architects-virtue = Tugend
architects-virtue-of = Tugend { $virtue }
architects-virtue-step = Tugend { $virtue }: { $points ->
    [one] 1 Siegpunkt am Ende
   *[other] { $points } Siegpunkte am Ende
}{ $evasion ->
    [0] {""}
    [one] , 1 Steuer entfällt bei jeder Zahlung
   *[other] , { $evasion } Steuern entfallen bei jeder Zahlung
}. { $who ->
    [nobody] Hier steht niemand.
   *[other] Hier: { $who }.
}
architects-workers-here = { $who ->
    [nobody] niemand hier
   *[other] hier: { $who }
}
architects-workers-of = { $place }, { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} von { $name }
architects-hire-or = anwerben oder
architects-deeds-kings_storehouse = { $count ->
    [one] Tauschaktion
   *[other] Tauschaktionen
}
architects-deeds-town_centre = { $count ->
    [one] Gefangennahme
   *[other] Gefangennahmen
}
architects-deeds-guardhouse = { $count ->
    [one] Aktion
   *[other] Aktionen
}
architects-apprentices = Lehrlinge
architects-hire-price = { $silver } Silber je Anwerbung, davon { $tax } Steuer
architects-within-reach = in Reichweite
architects-silver-more = { $count } Silber mehr
architects-cell = { $row ->
    [upper] obere Reihe
   *[lower] untere Reihe
}, Spalte { $column }
architects-cell-empty = { $cell }: leer
architects-candidate = { $cell }: { $card }
architects-coins-on-card = Auf der Karte: { $coins }
architects-pile-apprentices = { $count ->
    [one] 1 Lehrling im Stapel
   *[other] { $count } Lehrlinge im Stapel
}
architects-pile-buildings = { $count ->
    [one] 1 Gebäudekarte im Stapel
   *[other] { $count } Gebäudekarten im Stapel
}
architects-pile-rewards = { $count ->
    [one] noch 1 Belohnungskarte
   *[other] noch { $count } Belohnungskarten
}
architects-cathedral = Kathedrale
architects-cathedral-row = Reihe { $row }: { $points } Siegpunkte, kostet { $price }, { $free ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}. Hier: { $who }
architects-cathedral-below = Unter Reihe { $row }: { $who }
architects-mix = { $count } Holz oder Stein, beliebig gemischt
architects-guildhall-label = { $name }: { $filled } von { $spaces } Feldern belegt; { $who }
architects-spaces-left = { $count ->
    [0] voll
   *[other] { $count } frei
}
architects-beside = daneben
architects-market = Schwarzmarkt
architects-market-space = { $name }: kostet { $silver } Silber und { $virtue } Tugend, gibt { $what }. Hier: { $who }
architects-hire-or-blueprint = einen Lehrling deiner Wahl oder eine von fünf Gebäudekarten
architects-pile-small = { $count ->
    [one] kleiner Stapel: 1 Karte
   *[other] kleiner Stapel: { $count } Karten
}
architects-pile-large = { $count ->
    [one] großer Stapel: 1 Karte
   *[other] großer Stapel: { $count } Karten
}
architects-prison = Gefängnis

## Fragen mit Karten oder einem eigenen Tresen

architects-choose_board = Wähle ein Tableau
architects-choose_board-note = Jedes Tableau hat seinen eigenen Anfang und seine eigene Fähigkeit. Wer die höchste Tugend hat, beginnt.
architects-draft = Die Kartenauswahl
architects-draft-note = { $step ->
    [3] Behalte eine dieser { $cards }; die andere kommt unter den Stapel.
   *[other] Behalte eine dieser { $cards } auf der Hand; die übrigen gehen an { $next } weiter.
}
architects-draft_alone = Die Kartenauswahl
architects-draft_alone-note = Drei dieser vier behältst du. Welche kommt unter den Stapel?
architects-blueprint = Gebäudekarte aussuchen
architects-blueprint-note = Behalte eine dieser Karten; die übrigen kommen unter den Stapel.
architects-packet = Deine nächsten Karten
architects-packet-note = Sobald die anderen gewählt haben, behältst du eine davon.
architects-passed-on = Diese gehen weiter
architects-passed-on-note = { $step ->
    [3] Sobald alle gewählt haben, kommt diese Karte unter den Stapel.
   *[other] Sobald alle gewählt haben, bekommt { $next } diese Karten.
}
architects-counter-gatekeeper = Die Torwächterin
architects-counter-surplus_virtue = Tugend über 14
architects-counter-left = noch { $left } von { $of }

## Das Tableau eines Spielers

architects-hand = Deine Hand
architects-hand-count = { $count } von { $limit }
architects-hand-empty = keine Gebäudekarte
architects-workers-left = { $count ->
    [one] 1 Arbeiter zum Einsetzen
   *[other] { $count } Arbeiter zum Einsetzen
}
architects-captives = { $count ->
    [one] 1 gefangener Arbeiter
   *[other] { $count } gefangene Arbeiter
}
architects-unpaid = { $count ->
    [one] 1 offener Schuldschein
   *[other] { $count } offene Schuldscheine
}
architects-paid = { $count ->
    [one] 1 beglichener Schuldschein
   *[other] { $count } beglichene Schuldscheine
}
architects-cards = { $count ->
    [one] 1 Gebäudekarte auf der Hand
   *[other] { $count } Gebäudekarten auf der Hand
}
architects-built = { $count ->
    [one] 1 Gebäude errichtet
   *[other] { $count } Gebäude errichtet
}
architects-materials = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}
architects-buildings = Gebäude
architects-no-apprentices = noch keiner angeworben
architects-no-buildings = noch keines errichtet
architects-last-scheme = Letzter Plan
architects-no-scheme = noch kein Plan aufgedeckt
architects-schemes-left = { $count ->
    [one] noch 1 Plan im Stapel
   *[other] noch { $count } Pläne im Stapel
}

## Die Führung

architects-tour-goal-title = Wer gewinnt
architects-tour-goal-text = Wer die meisten Siegpunkte hat, wenn die Zunfthalle voll ist. Sie kommen von Gebäuden, von der Arbeit an der Kathedrale und von hoher Tugend; offene Schuldscheine und niedrige Tugend kosten welche.
architects-tour-draft-title = Zuerst Gebäudekarten
architects-tour-draft-text = Du beginnst mit drei Gebäudekarten. Was golden gerahmt ist, kannst du antippen: Achte auf Siegpunkte, Preis und die Fertigkeiten in den runden Zeichen.
architects-tour-alone-title = Zuerst Gebäudekarten
architects-tour-alone-text = Du hast vier Gebäudekarten und behältst drei: Eine kommt unter den Stapel. Tippe die an, auf die du verzichten kannst; achte auf Siegpunkte, Preis und die Fertigkeiten in den runden Zeichen.
architects-tour-dock-title = Die Frage
architects-tour-dock-text = Hier unten steht, was gefragt wird, mit allen Antworten. Was du hier antippen kannst, ist auch auf dem Tisch golden gerahmt. Zurücknehmen kannst du ebenfalls hier.
architects-tour-mine-title = Was du hast
architects-tour-mine-text = Ressourcen, Silber, Schuldscheine, gefangene Arbeiter, deine Lehrlinge und Gebäude. Die Zahl beim Arbeiter sagt, wie viele du noch einsetzen kannst.
architects-tour-town-title = Die Stadt
architects-tour-town-text = In jedem Zug setzt du einen Arbeiter ein. Je mehr von deinen an einem Ort stehen, desto mehr bringt er: Jedes Feld sagt, was du jetzt bekämst. Setze einen ein.
architects-tour-apprentices-title = Lehrlinge
architects-tour-apprentices-text = Du wirbst sie in der Werkstatt für Silber an. Die runden Zeichen sind Fertigkeiten, die Gebäude verlangen; darunter steht, was sie beitragen. Münzen auf einer Karte bekommt, wer sie anwirbt.
architects-tour-hand-title = Deine Gebäudekarten
architects-tour-hand-text = Was dir noch fehlt, ist gestrichelt gerahmt; ein grüner Rand heißt, dass du das Gebäude errichten könntest. Die anderen sehen deine Hand nicht.
architects-tour-guildhall-title = Die Zunfthalle
architects-tour-guildhall-text = Wer hier eingesetzt wird, errichtet ein Gebäude oder baut an der Kathedrale und bleibt für immer. Ist die Zunfthalle voll, haben alle noch einen Zug. Felder mit Maske setzen den Schwarzmarkt zurück.
architects-tour-cathedral-title = Die Kathedrale
architects-tour-cathedral-text = Siegpunkte im linken Turm, der Preis im rechten. Jeder Schritt kostet auch eine Gebäudekarte aus der Hand und bringt eine Belohnung. Die Plätze sind knapp.
architects-tour-virtue-title = Tugend
architects-tour-virtue-text = Hohe Tugend bringt Siegpunkte, verschließt dir aber den Schwarzmarkt; niedrige kostet Siegpunkte und verschließt die Kathedrale, dafür zahlst du weniger Steuern.
architects-tour-market-title = Der Schwarzmarkt
architects-tour-market-text = Schnelle Ressourcen für Silber und Tugend. Sind alle drei Felder belegt, kommen alle von dort ins Gefängnis.
architects-tour-prison-title = Gefangene und Gefängnis
architects-tour-prison-text = Auf dem Marktplatz nimmst du Gruppen von Arbeitern gefangen; im Wachhaus schickst du sie für Silber ins Gefängnis und befreist auch deine eigenen. Viele eigene Arbeiter im Gefängnis kosten Tugend und bringen Schuldscheine.
architects-tour-end-title = Dein Zug
architects-tour-end-text = Tippst du etwas an, was du nicht darfst, erfährst du, warum nicht. Die Führung findest du wieder in der Hilfe, oben beim Fragezeichen.

## Die Antworten in einem Wort, für die Leiste

architects-do-hire = Anwerben
architects-do-draw_buildings = Karten ziehen
architects-do-blueprint = Karte aussuchen
architects-do-capture = Gefangen nehmen
architects-do-construct = Bauen
architects-do-advance = Kathedrale
architects-do-exchange_for_virtue = Gegen Tugend
architects-do-exchange_for_marble = Gegen Marmor
architects-do-exchange_with = Lehrlinge
architects-do-recall = Zurückholen
architects-do-done = Fertig

## Wo lange Wörter von Namen auf schmalen Plättchen getrennt werden dürfen.

architects-hyphens =
    Beu-tel-schnei-der Biblio-thek Dach-de-cker-hütte Die-bes-nest Geld-ver-lei-her Han-dels-pos-ten Holz-fäl-le-rin
    Holz-fäl-ler-la-ger Holz-markt Illu-sio-nist Kirch-turm Lehm-grube Lehm-markt Leucht-turm Manu-fak-tur
    Mau-rer-hütte Schatz-kam-mer Schul-den-ein-trei-ber Schwind-ler Sil-ber-markt Spiel-hölle Spring-brun-nen
    Stein-markt Stein-metz Stern-warte Tage-löh-ner Tor-wäch-te-rin Uni-ver-si-tät Ver-schwö-rer
    Waf-fen-kam-mer Wett-stube Zei-chen-stube Zim-me-rer-hütte
