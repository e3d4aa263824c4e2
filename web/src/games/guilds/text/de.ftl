### Das Brett von Guilds: Deutsch.

guilds-tab-town = Stadt
guilds-tab-rooms = Räume
guilds-tab-goals = Ziele
guilds-week = Woche { $week } von { $weeks }
guilds-tent = Zelt
guilds-silver = { $count } Silber
guilds-gold = { $count } Gold
guilds-passed = hat gepasst

## Das Stadtzentrum

guilds-town = Stadtzentrum
guilds-area = Bereich { $number }
guilds-tents = Silber auf den Zelten
guilds-nobody-leads = niemand führt
guilds-who-leads = { $name } führt
guilds-lead-cost = zum Führen { $count } Silber mehr
guilds-raise-more = zum Erhöhen { $count } Silber mehr
guilds-from = ab
guilds-you-lead = du führst:
guilds-locked = gebunden
guilds-taken = vergeben
guilds-take = Nehmen für
guilds-less = 1 Silber weniger
guilds-more = 1 Silber mehr
guilds-silver-in = Silber für Bereich { $number }
guilds-bid-in = { $silver } für { $cards }
guilds-bid = Bieten: { $stakes }
guilds-how-bid = { $way ->
    [take] Nimm eine Karte, bei der du führst, oder tippe Karten an, um zu bieten
    [one] Tippe eine oder zwei Karten an, für die du bieten willst
   *[two] Tippe die zwei Karten an, für die du bieten willst
}
guilds-bid-second = wähle jetzt einen zweiten Bereich
guilds-bid-left = danach noch { $goods }
guilds-bid-leads = { $count ->
    [one] du führst dann in 1 Bereich
   *[other] du führst dann in { $count } Bereichen
}
guilds-pick = Wen?

## Ziele

guilds-goals = Ziele
guilds-goals-one = für den ersten Platz
guilds-goals-two = erster, zweiter Platz
guilds-standing = So steht es
guilds-place-1 = erster Platz
guilds-place-2 = zweiter Platz
guilds-goal-after = { $goal }: { $before } → { $value }{ $first ->
    [yes] , erster Platz
   *[no] {""}
}

## Räume und Bauplatz

guilds-rooms = Räume
guilds-rooms-gold = du hast { $count } Gold
guilds-rooms-later = nach der Auktion für Gold zu haben
guilds-rooms-keep = ohne Münze werden sie abgelegt
guilds-within-means = Was dein Gold hergibt
guilds-price = Kostet dich { $count } Gold
guilds-free = gratis
guilds-kept-paid = Bleibt für eine Münze
guilds-kept-free = Bleibt kostenlos
guilds-site = Bauplatz
guilds-street = Straße
guilds-hall = Eingangshalle
guilds-inactive = Inaktiv: zählt noch nicht
guilds-would-be-inactive = hier inaktiv: zählt erst, wenn Türen bis zu ihm führen
guilds-fits-turned = Hier passt er { $turns }.
guilds-turn-room = Raum in der Hand, { $turn }. Antippen dreht ihn, Ziehen bringt ihn an seinen Platz
guilds-turn-left = Nach links drehen
guilds-turn-right = Nach rechts drehen
guilds-places-fit = { $count ->
    [0] passt so nirgends
    [one] passt an 1 Stelle
   *[other] passt an { $count } Stellen
}
guilds-put-back = Anderer Raum
guilds-bench-note = Auf die goldenen Felder passt er. Zieh den Raum dorthin oder tippe ein Feld an.
guilds-bench-turning = Drehen: { $by ->
    [hand] die Pfeile oder ein zweiter Finger
   *[keys] Q und W oder das Mausrad
}.
guilds-not-at = Nicht hier: { $cell }
guilds-lay-here = Hier bauen
guilds-joined = Tür zu: { $rooms }
guilds-wakes = { $room } wird aktiv
guilds-worth = nach jetzigem Stand insgesamt { $points } { $single ->
    [yes] Ansehenspunkt
   *[no] Ansehenspunkte
}
guilds-gain = nach jetzigem Stand { $points } { $count ->
    [one] Ansehenspunkt
   *[other] Ansehenspunkte
}
guilds-cells-of = { $count } von { $of } Feldern bebaut
guilds-windows = { $count } Fenster
guilds-asleep = { $count ->
    [one] 1 Raum inaktiv
   *[other] { $count } Räume inaktiv
}
guilds-all-joined = alle Räume aktiv

## Geld und die anderen Phasen

guilds-money = Silber zu Gold
guilds-money-note = { $silver } Silber werden 1 Gold, nur jetzt. Übriges Silber ist am Ende der Woche verloren, Gold bleibt.
guilds-lot = Tauschen
guilds-phase-money = Geld
guilds-phase-money-note = Das Silber ist von den Zelten zurück. Reihum wird es gegen Gold getauscht.
guilds-phase-building = Bauen
guilds-phase-building-note = Reihum kauft jeder einen Raum oder passt, bis alle direkt nacheinander gepasst haben.
guilds-phase-end = Ende der Woche
guilds-phase-end-note = Für eine Silbermünze bleibt ein Raum in der Auslage. Die übrigen werden abgelegt, ebenso alles Silber.
guilds-next-start = wie es gerade steht, beginnt { $name } die nächste Woche

## Das Tableau eines Spielers

guilds-members = Gilde
guilds-no-members = noch niemand in der Gilde
guilds-just-joined = Fähigkeiten wirken ab der Geldphase
guilds-on-tents = { $goods } auf Zelten
guilds-income = { $goods } pro Woche
guilds-built = { $count ->
    [one] 1 Feld bebaut
   *[other] { $count } Felder bebaut
}
guilds-points-characters = Charaktere
guilds-points-rooms = Räume
guilds-points-goals = Ziele

## Die Führung

guilds-tour-goal-title = Wer gewinnt
guilds-tour-goal-text = Wer nach der letzten Woche die meisten Ansehenspunkte hat. Sie kommen von den Charakteren deiner Gilde, von aktiven Räumen und von den gemeinsamen Zielen.
guilds-tour-town-title = Das Stadtzentrum
guilds-tour-town-text = Rund um den Brunnen stehen die Charaktere zur Auktion, davor für alle je ein Zelt für ihr Silber. Die goldene Marke mit der Fahne zeigt, wer führt; das Schild sagt, wie viel man zum Führen braucht.
guilds-tour-goals-title = Ziele
guilds-tour-goals-text = Was am Ende außer Charakteren und Räumen zählt, und wie es gerade steht. Wer gleichauf liegt, bekommt die vollen Ansehenspunkte.
guilds-tour-dock-title = Die Frage
guilds-tour-dock-text = Hier unten steht, was gerade gefragt ist, mit allen Antworten. Was auf dem Tisch golden gerahmt ist, kannst du auch dort antippen. Auch „Zurücknehmen“ findest du hier.
guilds-tour-bid-title = Bieten
guilds-tour-bid-text = Tippe zwei Karten an: Jede beginnt mit dem kleinsten Gebot, das führt. Mit − und + änderst du es, unten gibst du es ab. Silber auf Zelten kommt zurück, wenn du die Karte nicht nimmst.
guilds-tour-take-title = Nehmen oder warten
guilds-tour-take-text = Wenn du wieder dran bist: Wo du noch führst, darfst du die Karte nehmen; das kostet das Silber auf deinem Zelt. Haben alle gepasst, muss nehmen, wer führt. Spiel weiter, die Führung wartet.
guilds-tour-rooms-title = Räume
guilds-tour-rooms-text = Erst tauschst du Silber gegen Gold, fünf zu eins. Mit Gold kaufst du Räume. Lücken in den Wänden sind Türen.
guilds-tour-site-title = Dein Bauplatz
guilds-tour-site-text = Tür muss an Tür liegen und Wand an Wand. Es zählen nur Räume, zu denen von der Eingangshalle aus Türen führen; alle anderen sind inaktiv. Q und W drehen den Raum in der Hand.
guilds-tour-end-title = Du bist dran
guilds-tour-end-text = Tippst du etwas an, was du nicht darfst, erfährst du, warum. Die Führung findest du wieder in der Hilfe, oben beim Fragezeichen.

## Die Antworten in einem Wort

guilds-do-bid = Bieten
guilds-do-take = Nehmen
guilds-do-use_ability = Fähigkeiten
guilds-do-exchange = Tauschen
guilds-do-buy = Kaufen
guilds-do-pass_turn = Passen
guilds-confirm-pass_turn = Passen, obwohl du noch etwas tun könntest?

## Wo lange Wörter von Namen auf schmalen Plättchen getrennt werden dürfen.

guilds-hyphens =
    Almo-sen-pfle-ger Are-na-kämp-fe-rin Aus-bil-de-rin Ban-kett-saal Beicht-va-ter Bela-ge-rungs-in-ge-nieur
    Beru-fun-gen Beu-tel-schnei-de-rin Biblio-thek Bie-nen-gar-ten Brun-nen-hof Exer-zier-halle Fecht-bo-den
    Gar-de-robe Gar-ten-mä-zen Geheim-kel-ler Gelehr-sam-keit Ge-schickte Glas-brenn-ofen Gold-schmie-din
    Gäs-te-flü-gel Hecken-la-by-rinth Hobel-bank Hof-he-rol-din Hof-zau-be-rer Hohe-pries-te-rin Hun-de-zwin-ger
    Illu-sio-nis-tin Jagd-falke Kampf-ring Kar-ten-spiel-ecke Kar-ten-zim-mer Klos-ter-gar-ten Kriegs-hund
    Kräu-ter-beet Kräu-ter-hexe Küchen-meis-ter Land-ba-ron Leib-wäch-ter Lese-zim-mer Mann-schafts-stube
    Mau-rer-meis-ter Meis-ter-dieb Meis-ter-spion Mena-ge-rie Meu-chel-mör-de-rin Musik-zim-mer Obst-gar-ten
    Plane-ta-rium Por-trät-zim-mer Präch-tige Prä-ge-stube Regis-tra-tur Reli-qui-en-ar-chiv Rosen-gang
    Runen-for-scher Runen-kam-mer Räu-ber-haupt-mann Samt-sa-lon Schank-stube Schat-ten-par-cours Schatz-kam-mer
    Schei-de-an-stalt Schild-trä-ger Schmie-de-halle Schmugg-le-rin Schreib-stube Schrif-ten-saal Seil-bo-den
    Spi-tal-schwes-ter Stein-metz-hof Stern-deu-te-rin Ster-nen-ga-le-rie Stra-ßen-katze Stra-ßen-wäch-te-rin
    Tau-ben-schlag Thron-fol-ger Tier-gar-ten Tro-phäen-zim-mer Tuch-händ-le-rin Ver-wand-ler Wach-pos-ten
    Waf-fen-kam-mer Werk-zeug-ma-che-rin Win-ter-gar-ten Zau-ber-la-bor Zim-mer-mann Zir-kel-adept
