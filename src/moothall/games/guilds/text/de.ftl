### Guilds auf Deutsch.

## Was gefragt wird

question-over = Das Spiel ist aus.
question-auction = { $last ->
    [yes] Auktion: bieten, einen Charakter nehmen oder passen und sie damit beenden? Du hast { $goods_silver }.
   *[no] Auktion: bieten, einen Charakter nehmen oder passen? Du hast { $goods_silver }.
}
question-add_silver = { $characters }: Um wie viel erhöhst du dein Gebot? Um mindestens { $goods_least }; du hast { $goods_silver }.
question-second_area = { $enough ->
    [yes] Bietest du auch in einem zweiten Bereich? Du hast noch { $goods_silver }.
   *[no] In welchem zweiten Bereich bietest du? Du hast noch { $goods_silver }.
}
question-forced_take = Alle haben gepasst, und hier führst du: Welchen Charakter nimmst du?
question-choose = { $character }{ $room }: Wer verliert { $goods_taken }?
question-victim = { $character }{ $room }: Welchen Charakter entfernst du?
question-money = Geld: Was tauschst du? Du hast { $goods_has }.
question-building = { $last ->
    [yes] Bauen: einen Raum kaufen oder passen und die Phase damit beenden? Du hast { $goods_has }.
   *[no] Bauen: einen Raum kaufen oder passen? Du hast { $goods_has }.
}
question-place_room = { $room }: Wo baust du den Raum?
question-protect = Ende der Woche: Welcher Raum soll in der Auslage bleiben? Du hast { $goods_silver }.

## Die Antworten

group-bids = Bieten
group-takes = Nehmen
group-abilities = Fähigkeiten
group-exchanges = Tauschen
group-rooms = Räume
group-answers = Antworten

## Die geführte erste Runde
lesson-goal-title = Wer gewinnt
lesson-goal-text = Wer nach der letzten Woche die meisten Ansehenspunkte hat, gewinnt. Sie kommen von drei Dingen: Charakteren in deiner Gilde, Räumen, die du baust, und den vier gemeinsamen Zielen. Jede Woche werden erst Charaktere versteigert, dann wird gebaut.
lesson-bid-title = Ein Gebot gilt für zwei
lesson-bid-text = Jede Woche bringt 10 Silber. Drei Charaktere stehen zur Auktion; ein Gebot nennt immer zwei Bereiche und muss in beiden führen. Tippe die Wirtin und die Herzogin an: Jede beginnt mit 1 Silber, dem kleinsten Gebot, das führt. Dann gib das Gebot unten ab.
lesson-bid-then = Dein Silber liegt auf deinen Zelten, und du führst in beiden Bereichen. Bezahlt ist noch nichts: Es zahlt nur, wer eine Karte nimmt.
lesson-bid-else = Hier soll je 1 Silber bei der Wirtin und bei der Herzogin liegen: Was du mehr bietest, fehlt dir später für Räume.
lesson-take-title = Nimm, wo du führst
lesson-take-text = Bei der Wirtin wurdest du überboten, aber bei der Herzogin führst du noch. Bist du dran, darfst du wieder bieten, passen oder eine Karte nehmen, wo du führst. Nimm die Herzogin: Das Silber auf diesem Zelt ist ihr Preis.
lesson-take-then = Die Herzogin ist in deiner Gilde: 5 Ansehenspunkte auf ihrer Karte, und als deine erste Adelige bringt sie auch das Ziel „Blaues Blut“. Dein Silber bei der Wirtin ist nicht verloren: Nach der Auktion kommt es zurück.
lesson-take-else = Jetzt führst du bei der Herzogin; beim nächsten Mal könntest du auch dort überboten sein.
lesson-one-title = Wenn wenige übrig sind
lesson-one-text = Die Wirtin ist vergeben. Sind nur noch zwei Bereiche oder weniger offen, darf ein Gebot auch einem allein gelten. Der Pilger bringt 3 Silber, wenn er beitritt; überbieten lohnt sich also: Tippe ihn an und biete 2 Silber.
lesson-one-then = Beim Pilger führst du. Passen die anderen, gehört er dir im nächsten Zug.
lesson-one-else = Mit 2 Silber führst du beim Pilger, und er bringt 3.
lesson-join-title = Heiße ihn willkommen
lesson-join-text = Es wurde gepasst. Passen ist kein Abschied: Wer passt, darf später wieder bieten. Erst wenn alle nacheinander passen, muss nehmen, wer führt. Nimm den Pilger.
lesson-join-then = Er kostet 2, bringt 3, und mit zwei Fraktionen in der Gilde führst du beim Ziel „Viele Berufungen“. Keine Karte ist übrig: Die Auktion ist vorbei, und dein übriges Silber ist zurück.
lesson-join-else = Die letzte Karte gehört schon fast dir: Mehr zu bieten macht sie nur teurer.
lesson-money-title = Aus Silber wird Gold
lesson-money-text = Silber ist für Auktionen, Gold für Räume. Einmal in der Woche werden fünf Silber zu einem Gold, und was am Ende der Woche an Silber übrig ist, verfällt. Tausche alle zehn.
lesson-money-then = Zwei Gold. Gold bleibt von Woche zu Woche, Silber nicht.
lesson-money-else = Dein Silber reicht für zwei Gold, und der Raum dieser Runde kostet zwei.
lesson-buy-title = Kaufe einen Raum
lesson-buy-text = In der Bauphase kaufen alle einen Raum je Zug, für das Gold, das darauf steht. Lücken in den Wänden sind Türen. Das Lesezimmer kostet 2 Gold und bringt 4½ Ansehenspunkte: Kaufe es.
lesson-buy-then = Der Raum ist in deiner Hand und sucht seinen Platz auf deinem Bauplatz.
lesson-buy-else = Mit deinen zwei Gold kannst du das Lesezimmer bezahlen.
lesson-place-title = Türen und Fenster
lesson-place-text = Tür muss an Tür liegen und Wand an Wand. Es zählen nur Räume, die von der Eingangshalle aus durch Türen erreichbar sind. Eine Tür in der Außenmauer ist ein Fenster. Lege den Raum links oder rechts neben die Eingangshalle.
lesson-place-then = Er ist durch die Tür der Eingangshalle erreichbar, und seine äußere Tür ist ein Fenster.
lesson-place-else = Neben der Eingangshalle bekommt der Raum ein Fenster, anderswo nicht.
lesson-goals-title = Die Ziele
lesson-goals-text = Hier siehst du, wie alle stehen, als wäre jetzt Schluss. Die meisten Adeligen, die meisten Fenster, das größte Anwesen, die meisten Fraktionen: Du führst bei allen vieren. Am Ende bringt jedes Ziel dem, der führt, Ansehenspunkte, und allen, die gleichauf liegen, ebenso viele.
lesson-week-title = Die nächste Woche
lesson-week-text = Ohne Gold gab es nichts mehr zu kaufen, also hast du gepasst. Haben alle gepasst, endet die Woche: Räume und Charaktere, die niemand wollte, verschwinden, übriges Silber verfällt, und wer am meisten davon hatte, beginnt. Die neue Woche bringt neue, 10 Silber für alle und was Charaktere und Räume einbringen.
lesson-end-title = Wie es weitergeht
lesson-end-text = Noch sieben solche Wochen. Manche Charaktere bringen Silber oder Gold, manche haben Fähigkeiten, manche zählen, was du sammelst; Räume mit einem Zeichen zählen als Mitglieder. Ein voller Bauplatz beendet das Spiel früher. Tippst du etwas an, was nicht erlaubt ist, erfährst du, warum. Spiel weiter oder lies die Regeln.

action-bid = Gebot für { $characters }: { $leads ->
    [you] du führst mit { $goods_highest }
    [other] { $seat_leader } führt mit { $goods_highest }; ab { $goods_least }
   *[nobody] ab { $goods_least }
}
action-bid-none = In { $area } bieten
action-add = { $goods_total } für { $characters } bieten{ $raises ->
    [yes] , { $goods_added } mehr
   *[no] {""}
}
action-take = { $character } für { $goods_cost } nehmen – { $effect }
action-use_ability-exchange = { $character }{ $room }: { $goods_paid } → { $goods_gained } (noch { $left }-mal)
action-use_ability-gain = { $character }{ $room }: + { $goods_gained } (noch { $left }-mal)
action-use_ability-drain = { $character }{ $room }: { $target ->
    [each] alle anderen verlieren { $goods_taken }
   *[one] jemand anderes verliert { $goods_taken }
}
action-use_ability-remove_character = { $character }{ $room }: einen fremden Charakter entfernen{ $timing ->
    [once] , einmal im Spiel
   *[weekly] {""}
}
action-choose = { $seat_whose }: { $goods_taken }
action-remove = { $character } von { $seat_whose } – { $effect }
action-remove-none = { $character } – { $effect }
action-exchange = { $goods_paid } → { $goods_gained }
action-buy = { $room } für { $goods_cost } – { $effect }
action-buy-none = Einen Raum
action-place = { $row }, { $column }, { $turn }: { $joined ->
    [0] keine Tür zu einem anderen Raum
    [one] Tür zu: { $rooms_joined }
   *[other] Türen zu: { $rooms_joined }
}{ $open ->
    [0] {""}
   *[other] , offen { $ways_open }
}{ $windows ->
    [0] {""}
   *[other] , { $windows } Fenster
} – { $reach ->
    [yes] aktiv
   *[no] inaktiv
}
action-place-not = { $room }: { $row }, { $column }, { $turn }
action-protect = { $room } für { $goods_cost } behalten
action-protect-free = { $room } kostenlos behalten
action-pass_turn = Passen
action-done = Fertig
action-done-second_area = Nur der eine Bereich

## Was jemand getan hat, nach dem Namen

deed-add = { $seat } bietet { $goods_total } ({ $characters })
deed-add-raise = { $seat } erhöht auf { $goods_total } ({ $characters })
deed-take = { $seat } nimmt { $character_object } für { $goods_cost }
deed-use_ability = { $seat } setzt { $character_object }{ $room_object } ein
deed-use_ability-exchange = { $seat } tauscht { $goods_paid } gegen { $goods_gained } ({ $character }{ $room })
deed-choose = { $seat } nimmt { $goods_taken } von { $seat_whose }
deed-exchange = { $seat } tauscht { $goods_paid } gegen { $goods_gained }
deed-place = { $seat } baut { $room_object } für { $goods_cost }{ $reach ->
    [yes] {""}
   *[no] , vorerst inaktiv
}
deed-protect = { $seat } behält { $room_object } für { $goods_cost } in der Auslage
deed-protect-free = { $seat } behält { $room_object } kostenlos in der Auslage
deed-pass_turn = { $seat } passt
deed-pass_turn-taking = { $seat } passt und nimmt damit { $character_object }

## Wie eine Gruppe von Antworten heißt, wenn viele aus einem Grund nicht gehen

block-bid = Bieten
block-add = Gebot erhöhen
block-take = Charakter nehmen
block-use_ability = Fähigkeit nutzen
block-choose = Gegenspieler wählen
block-remove = Charakter entfernen
block-exchange = Silber gegen Gold tauschen
block-buy = Raum kaufen
block-place = Raum bauen
block-protect = Raum behalten
block-pass_turn = Passen
block-done = Fertig

## Was geschah

change-unspent = { $goods } nicht getauscht: verfällt am Ende der Woche
change-supply = { $changes }
change-staked = { $goods } auf Zelte gesetzt
change-joined = { $seat } bekommt { $character_object }
change-removed = { $seat } verliert { $character_object }
change-woken = jetzt aktiv bei { $seat }: { $room }
change-characters_gone = von niemandem genommen: { $characters }
change-rooms_gone = abgelegt: { $rooms }
change-week = Woche { $week } beginnt, { $seat } fängt an
change-last_week = es ist die letzte Woche
change-phase = weiter: { $phase }
change-characters = im Stadtzentrum: { $characters }
change-rooms = neu in der Auslage: { $rooms }
change-over = die letzte Woche ist vorbei

## Wie es ausging

result-won = Sieg mit { $points } Ansehenspunkten: { $seats }.
result-by_tie_income = Gleichstand mit { $points } Ansehenspunkten; Sieg durch den geringeren Wochenertrag (GLD-229): { $seats }.
result-by_tie_cells = Gleichstand mit { $points } Ansehenspunkten und beim Wochenertrag; Sieg durch das größere Hauptquartier (GLD-232): { $seats }.
result-by_tie_members = Gleichstand mit { $points } Ansehenspunkten, beim Wochenertrag und bei der Größe; Sieg durch mehr Charaktere (GLD-234): { $seats }.
result-shared = Geteilter Sieg mit { $points } Ansehenspunkten (GLD-236): { $seats }.

score-characters = Charaktere
score-rooms = Räume
score-total = Summe
score-tie_income = Wochenertrag
score-tie_cells = Größe
score-tie_members = Charaktere in der Gilde

## Das Brett

board-week = Woche { $week } von { $weeks }
board-dove = Taube
board-cat = Katze
board-passes = { $passes ->
    [one] 1-mal gepasst
   *[other] { $passes }-mal in Folge gepasst
}
board-piles = übrig: { $characters } Charaktere, { $small } kleine und { $large } große Räume
board-town = Stadtzentrum
board-closed = vergeben
board-lead = { $silver } zum Führen
board-display = Auslage
board-kept = bleibt
board-goals = Ziele
board-start = Startspieler
board-points = { $points ->
    [one] { $points } Ansehenspunkt
   *[other] { $points } Ansehenspunkte
}
board-score = Charaktere { $characters }, Räume { $rooms }, Ziele { $goals }
board-tents = auf Zelten { $silver }
board-income = pro Woche { $income }
board-keeps = behält { $silver }
board-hall = Eingangshalle
board-left = noch { $left }
board-nobody = noch niemand in der Gilde
board-summary = { $members ->
    [one] 1 Charakter
   *[other] { $members } Charaktere
}, { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
}

## Am Terminal

help-signs = Auf dem Brett: ① ② … nach Plätzen, ★ wer führt, ° in dieser Auktion gewonnen: Fähigkeiten wirken ab der Geldphase. Bauplätze: Eine Lücke in einer Linie ist eine Tür, Punkte sind ein Fenster, ✗ ein inaktiver Raum, · ein freies Feld. Räume der Auslage: Linien führen zu ihren Türen, Norden ist oben.

## Münzen

goods-none = nichts
goods-silver = { $count } Silber
goods-gold = { $count } Gold
goods-point = { $count ->
    [one] { $count } Ansehenspunkt
   *[other] { $count } Ansehenspunkte
}

## Karten und Räume

card-character = { $character }: { $faction }{ $second ->
    [yes] {" "}und { $faction_second }
   *[no] {""}
}{ $people ->
    [yes] , { $race }, { $gender }
   *[no] {""}
}
card-room = { $room }: { $size ->
    [large] großer Raum
   *[small] kleiner Raum
} ({ $type }) für { $goods_cost }
card-goal = { $goal }: Ziel

effect-points = { $points } { $grammar ->
    [one] Ansehenspunkt
   *[other] Ansehenspunkte
}
effect-symbol = zählt zusätzlich als { $faction_one }
effect-income = pro Woche + { $goods_income }
effect-doors = Türen: { $sides_first }
effect-doors_large = Türen: { $sides_first }; im anderen Feld ({ $side }): { $sides_second }
effect-goal = { $metric_most }, mindestens { $least }: { $goods_first }; zu viert { $goods_second } für den zweiten Platz

lead-timing = { $timing ->
    [on_join] beim Beitritt
    [weekly] { $uses ->
        [one] einmal pro Woche { $phase_in }
       *[other] bis zu { $uses }-mal pro Woche { $phase_in }
    }
   *[once] einmal im Spiel { $phase_in }
}
lead-uses = { $uses ->
    [0] {""}
    [one] einmal pro Woche:{" "}
   *[other] bis zu { $uses }-mal pro Woche:{" "}
}
does-gain = { lead-timing }: + { $goods_gained }
does-drain = { lead-timing }: { $target ->
    [each] { $receiver ->
        [owner] { $goods_taken } von allen anderen
       *[supply] alle anderen verlieren { $goods_taken }
    }
   *[one] { $receiver ->
        [owner] { $goods_taken } von jemand anderem
       *[supply] jemand anderes verliert { $goods_taken }
    }
}
does-exchange = { lead-timing }: { $goods_paid } → { $goods_gained }
does-remove_character = { lead-timing }: einen fremden Charakter entfernen, auf dem höchstens { $points } { $grammar ->
    [one] Ansehenspunkt steht
   *[other] Ansehenspunkte stehen
}
does-discount = { lead-uses }{ $scope ->
    [small] ein kleiner Raum
    [large] ein großer Raum
   *[any] ein Raum
} kostet { $goods_less } weniger
does-solo_bid = { lead-uses }du darfst in nur einem Bereich bieten
does-rebate = { lead-uses }du bekommst { $goods_silver } zurück, wenn du für einen Charakter zahlst
does-free_protect = { lead-uses }ein Raum bleibt kostenlos in der Auslage
does-protect = { $threat ->
    [drain] niemand kann dir Münzen nehmen
   *[remove_character] niemand kann einen Charakter deiner Gilde entfernen
}
does-keep_silver = du behältst am Ende der Woche { $goods_silver }
does-start_weight = beim Startspieler zählen für dich { $goods_silver } mehr
does-income_per = pro Woche + { $goods_silver } je { $per ->
    [1] { $metric }
   *[other] { $per } { $metric_many }
}, höchstens { $goods_most }
does-ap_per = am Ende: { $points } { $grammar ->
    [one] Ansehenspunkt
   *[other] Ansehenspunkte
} je { $per ->
    [1] { $metric }
   *[other] { $per } { $metric_many }
}
does-ap_if = am Ende: { $points } { $grammar ->
    [one] Ansehenspunkt
   *[other] Ansehenspunkte
} ab { $least } { $metric_from }

metric-members_warriors = Krieger
    .many = Krieger
    .from = Kriegern
    .most = die meisten Krieger
metric-members_mages = Magier
    .many = Magier
    .from = Magiern
    .most = die meisten Magier
metric-members_priests = Priester
    .many = Priester
    .from = Priestern
    .most = die meisten Priester
metric-members_rogues = Ruchlosen
    .many = Ruchlose
    .from = Ruchlosen
    .most = die meisten Ruchlosen
metric-members_nobles = Adeligen
    .many = Adelige
    .from = Adeligen
    .most = die meisten Adeligen
metric-members_artisans = Handwerker
    .many = Handwerker
    .from = Handwerkern
    .most = die meisten Handwerker
metric-members_animals = Tier
    .many = Tiere
    .from = Tieren
    .most = die meisten Tiere
metric-rooms_type_study = Studierzimmer
    .many = Studierzimmer
    .from = Studierzimmern
    .most = die meisten Studierzimmer
metric-rooms_type_training = Übungsraum
    .many = Übungsräume
    .from = Übungsräumen
    .most = die meisten Übungsräume
metric-rooms_type_workshop = Werkstatt
    .many = Werkstätten
    .from = Werkstätten
    .most = die meisten Werkstätten
metric-rooms_type_garden = Garten
    .many = Gärten
    .from = Gärten
    .most = die meisten Gärten
metric-rooms_type_parlour = Salon
    .many = Salons
    .from = Salons
    .most = die meisten Salons
metric-members_total = Charakter
    .many = Charaktere
    .from = Charakteren
    .most = die meisten Charaktere
metric-factions_distinct = vertretene Fraktion
    .many = vertretene Fraktionen
    .from = vertretenen Fraktionen
    .most = die meisten verschiedenen Fraktionen
metric-races_distinct = vertretenes Volk
    .many = vertretene Völker
    .from = vertretenen Völkern
    .most = die meisten verschiedenen Völker
metric-women = Frau
    .many = Frauen
    .from = Frauen
    .most = die meisten Frauen
metric-rooms_large = großen Raum
    .many = große Räume
    .from = großen Räumen
    .most = die meisten großen Räume
metric-built_cells = bebautes Feld
    .many = bebaute Felder
    .from = bebauten Feldern
    .most = die meisten bebauten Felder
metric-windows = Fenster
    .many = Fenster
    .from = Fenstern
    .most = die meisten Fenster
metric-income_weekly = Silber Wochenertrag
    .many = Silber Wochenertrag
    .from = Silber Wochenertrag
    .most = der höchste Wochenertrag
metric-gold_held = Gold
    .many = Gold
    .from = Gold
    .most = das meiste Gold

faction-warriors = Krieger
    .one = Krieger
faction-mages = Magier
    .one = Magier
faction-priests = Priester
    .one = Priester
faction-rogues = Ruchlose
    .one = Ruchloser
faction-nobles = Adelige
    .one = Adeliger
faction-artisans = Handwerker
    .one = Handwerker
faction-animals = Tiere
    .one = Tier

race-human = Mensch
race-elf = Elf
race-dwarf = Zwerg
race-orc = Ork
race-halfling = Halbling

gender-f = Frau
gender-m = Mann

type-study = Studierzimmer
type-training = Übungsraum
type-workshop = Werkstatt
type-garden = Garten
type-parlour = Salon

area-A1 = Bereich 1
area-A2 = Bereich 2
area-A3 = Bereich 3
area-A4 = Bereich 4
area-A5 = Bereich 5
area-A6 = Bereich 6

side-N = oben
side-E = rechts
side-S = unten
side-W = links
side-no = keine

row-1 = Vordere Reihe
row-2 = Zweite Reihe
row-3 = Dritte Reihe
row-4 = Hintere Reihe
row-1-2 = Vordere und zweite Reihe
row-2-3 = Zweite und dritte Reihe
row-3-4 = Dritte und hintere Reihe
column-1 = links
column-2 = Mitte
column-3 = rechts
column-1-2 = links und Mitte
column-2-3 = Mitte und rechts
turn-0 = nicht gedreht
turn-1 = nach rechts gedreht
turn-2 = auf den Kopf gestellt
turn-3 = nach links gedreht
way-N = nach hinten
way-E = nach rechts
way-S = zur Straße
way-W = nach links

phase-auction = Auktion
    .in = in der Auktion
phase-money = Geld
    .in = in der Geldphase
phase-building = Bauen
    .in = in der Bauphase
phase-end = Ende der Woche
    .in = am Ende der Woche

character-none = {""}
room-none = {""}
room-hall = Eingangshalle

character-W1 = Schildträger
    .object = den Schildträger
character-W2 = Arenakämpferin
    .object = die Arenakämpferin
character-W3 = Straßenwächterin
    .object = die Straßenwächterin
character-W4 = Leibwächter
    .object = den Leibwächter
character-W5 = Räuberhauptmann
    .object = den Räuberhauptmann
character-W6 = Ausbilderin
    .object = die Ausbilderin
character-W7 = Belagerungsingenieur
    .object = den Belagerungsingenieur
character-M1 = Verwandler
    .object = den Verwandler
character-M2 = Hofzauberer
    .object = den Hofzauberer
character-M3 = Kräuterhexe
    .object = die Kräuterhexe
character-M4 = Sterndeuterin
    .object = die Sterndeuterin
character-M5 = Runenforscher
    .object = den Runenforscher
character-M6 = Illusionistin
    .object = die Illusionistin
character-M7 = Zirkeladept
    .object = den Zirkeladepten
character-P1 = Hohepriesterin
    .object = die Hohepriesterin
character-P2 = Almosenpfleger
    .object = den Almosenpfleger
character-P3 = Spitalschwester
    .object = die Spitalschwester
character-P4 = Orakel
    .object = das Orakel
character-P5 = Beichtvater
    .object = den Beichtvater
character-P6 = Äbtissin
    .object = die Äbtissin
character-P7 = Pilger
    .object = den Pilger
character-R1 = Meuchelmörderin
    .object = die Meuchelmörderin
character-R2 = Beutelschneiderin
    .object = die Beutelschneiderin
character-R3 = Bettler
    .object = den Bettler
character-R4 = Schmugglerin
    .object = die Schmugglerin
character-R5 = Hehler
    .object = den Hehler
character-R6 = Meisterdieb
    .object = den Meisterdieb
character-R7 = Meisterspion
    .object = den Meisterspion
character-N1 = Herzogin
    .object = die Herzogin
character-N2 = Landbaron
    .object = den Landbaron
character-N3 = Zollherr
    .object = den Zollherrn
character-N4 = Gesandte
    .object = die Gesandte
character-N5 = Thronfolger
    .object = den Thronfolger
character-N6 = Gartenmäzen
    .object = den Gartenmäzen
character-N7 = Hofheroldin
    .object = die Hofheroldin
character-C1 = Wirtin
    .object = die Wirtin
character-C2 = Maurermeister
    .object = den Maurermeister
character-C3 = Goldschmiedin
    .object = die Goldschmiedin
character-C4 = Zimmermann
    .object = den Zimmermann
character-C5 = Tuchhändlerin
    .object = die Tuchhändlerin
character-C6 = Küchenmeister
    .object = den Küchenmeister
character-C7 = Werkzeugmacherin
    .object = die Werkzeugmacherin
character-B1 = Kriegshund
    .object = den Kriegshund
character-B2 = Eule
    .object = die Eule
character-B3 = Straßenkatze
    .object = die Straßenkatze
character-B4 = Zugpferd
    .object = das Zugpferd
character-B5 = Jagdfalke
    .object = den Jagdfalken
character-B6 = Packesel
    .object = den Packesel

room-S01 = Schreibstube
    .object = die Schreibstube
room-S02 = Runenkammer
    .object = die Runenkammer
room-S03 = Kartenzimmer
    .object = das Kartenzimmer
room-S04 = Lesezimmer
    .object = das Lesezimmer
room-S05 = Sternengalerie
    .object = die Sternengalerie
room-S06 = Reliquienarchiv
    .object = das Reliquienarchiv
room-S07 = Registratur
    .object = die Registratur
room-S08 = Kampfring
    .object = den Kampfring
room-S09 = Waffenkammer
    .object = die Waffenkammer
room-S10 = Wachposten
    .object = den Wachposten
room-S11 = Fechtboden
    .object = den Fechtboden
room-S12 = Mannschaftsstube
    .object = die Mannschaftsstube
room-S13 = Seilboden
    .object = den Seilboden
room-S14 = Trophäenzimmer
    .object = das Trophäenzimmer
room-S15 = Hobelbank
    .object = die Hobelbank
room-S16 = Schmiede
    .object = die Schmiede
room-S17 = Färberei
    .object = die Färberei
room-S18 = Glasbrennofen
    .object = den Glasbrennofen
room-S19 = Geheimkeller
    .object = den Geheimkeller
room-S20 = Webstube
    .object = die Webstube
room-S21 = Prägestube
    .object = die Prägestube
room-S22 = Kräuterbeet
    .object = das Kräuterbeet
room-S23 = Taubenschlag
    .object = den Taubenschlag
room-S24 = Bienengarten
    .object = den Bienengarten
room-S25 = Rosengang
    .object = den Rosengang
room-S26 = Hundezwinger
    .object = den Hundezwinger
room-S27 = Klostergarten
    .object = den Klostergarten
room-S28 = Brunnenhof
    .object = den Brunnenhof
room-S29 = Schankstube
    .object = die Schankstube
room-S30 = Kartenspielecke
    .object = die Kartenspielecke
room-S31 = Garderobe
    .object = die Garderobe
room-S32 = Musikzimmer
    .object = das Musikzimmer
room-S33 = Porträtzimmer
    .object = das Porträtzimmer
room-S34 = Kontor
    .object = das Kontor
room-S35 = Samtsalon
    .object = den Samtsalon
room-L01 = Große Bibliothek
    .object = die Große Bibliothek
room-L02 = Zauberlabor
    .object = das Zauberlabor
room-L03 = Schriftensaal
    .object = den Schriftensaal
room-L04 = Planetarium
    .object = das Planetarium
room-L05 = Exerzierhalle
    .object = die Exerzierhalle
room-L06 = Arena
    .object = die Arena
room-L07 = Schattenparcours
    .object = den Schattenparcours
room-L08 = Schmiedehalle
    .object = die Schmiedehalle
room-L09 = Steinmetzhof
    .object = den Steinmetzhof
room-L10 = Scheideanstalt
    .object = die Scheideanstalt
room-L11 = Menagerie
    .object = die Menagerie
room-L12 = Obstgarten
    .object = den Obstgarten
room-L13 = Heckenlabyrinth
    .object = das Heckenlabyrinth
room-L14 = Wintergarten
    .object = den Wintergarten
room-L15 = Bankettsaal
    .object = den Bankettsaal
room-L16 = Ballsaal
    .object = den Ballsaal
room-L17 = Gästeflügel
    .object = den Gästeflügel
room-L18 = Schatzkammer
    .object = die Schatzkammer

goal-G01 = Waffen des Reiches
goal-G02 = Zirkel der Magie
goal-G03 = Fromme Herzen
goal-G04 = Ohren im Dunkeln
goal-G05 = Blaues Blut
goal-G06 = Geschickte Hände
goal-G07 = Tiergarten des Königs
goal-G08 = Damen der Gilde
goal-G09 = Alle Völker
goal-G10 = Viele Berufungen
goal-G11 = Großes Anwesen
goal-G12 = Grüner Daumen
goal-G13 = Haus der Gelehrsamkeit
goal-G14 = Haus der Waffen
goal-G15 = Prächtige Gemächer
goal-G16 = Volle Truhen
goal-G17 = Goldene Rücklage
goal-G18 = Licht und Luft

## Warum nicht

why-leader = Dort führt { $seat } mit { $goods }.
why-too_low = Um dort zu führen, sind mindestens { $goods_least } nötig.
why-too_dear = Nötig: { $goods_here }; du hast { $goods_has }.
why-second_area = Hier { $goods_here } und in einem zweiten Bereich mindestens { $goods_second }: Du hast { $goods_has }.
why-settled_area = Erst wird ein Charakter aus { $area } genommen.
why-sticks_out = Der Raum würde über den Bauplatz hinausragen.
why-covers = Dort liegt schon ein anderer Raum.
why-door = Die Tür { $towards ->
    [N] hinten
    [E] rechts
    [S] zur Straße hin
   *[W] links
} träfe auf eine Wand.
why-wall = Die Wand { $towards ->
    [N] hinten
    [E] rechts
    [S] zur Straße hin
   *[W] links
} würde eine Tür versperren.

rule-82 = Dieser Bereich ist in diesem Spiel geschlossen.
rule-88 = Bieten und Charaktere nehmen kannst du nur, wenn du in der Auktion am Zug bist.
rule-96 = In diesem Bereich liegt kein Charakter mehr.
rule-97 = Erhöhe dein Gebot um mindestens 1 Silber.
rule-99 = Damit würdest du dort nicht führen.
rule-100 = Damit wäre das höchste Gebot dort nur erreicht: Es muss übertroffen werden.
rule-101 = Für ein solches Gebot reicht dein Silber nicht.
rule-107 = Solange in drei oder mehr Bereichen Charaktere liegen, gilt ein Gebot für zwei davon.
rule-114 = Nur wer in einem Bereich führt, kann dort einen Charakter nehmen.
rule-125 = Alle haben gepasst: Wer führt, muss einen Charakter nehmen.
rule-127 = Die Bereiche sind der Reihe nach dran, und jetzt ist ein anderer an der Reihe.
rule-135 = Für so viel Gold reicht dein Silber nicht.
rule-136 = Getauscht wird nur in ganzen Portionen.
rule-137 = Silber tauschst du nur dann gegen Gold, wenn du in der Geldphase am Zug bist.
rule-140 = Räume kaufst du nur, wenn du in der Bauphase am Zug bist.
rule-142 = An dieser Stelle der Auslage liegt kein Raum.
rule-143 = Für diesen Raum reicht dein Gold nicht.
rule-145 = Gebaut wird nur ein Raum, der gerade gekauft wurde.
rule-146 = Dieser Raum passt nirgends auf deinen Bauplatz.
rule-166 = Der Raum würde über den Bauplatz hinausragen oder einen anderen Raum verdecken.
rule-167 = Der Raum muss mit einer Seite einen anderen Raum oder die Eingangshalle berühren.
rule-171 = Eine Tür träfe auf eine Wand.
rule-184 = Dieser Raum ist inaktiv und bewirkt deshalb nichts.
rule-189 = Einen Raum zu behalten kostet 1 Silber, in deinem Zug am Ende der Woche.
rule-190 = Du hast in diesem Zug schon für einen Raum bezahlt.
rule-191 = Dieser Raum bleibt schon in der Auslage.
rule-206 = Das Spiel ist aus.
rule-238 = Wer in dieser Auktion beigetreten ist, hat vor der Geldphase keine Fähigkeiten.
rule-245 = Diese Fähigkeit hast du nicht, oder sie gehört nicht in diese Phase.
rule-246 = Diese Fähigkeit ist verbraucht: Sie wirkt nur einmal im Spiel.
rule-247 = Diese Fähigkeit hast du so oft genutzt, wie es in einer Woche geht.
rule-258 = Es muss jemand anderes sein.
rule-259 = Diesen Tausch kannst du nicht bezahlen.
rule-268 = Dieser Charakter gehört keinem Gegenspieler oder ist zu viel wert.
rule-269 = Es gibt niemanden zu entfernen: Diese Gilde ist geschützt.
rule-270 = Die Münzen dort sind geschützt.
rule-274 = Einen weiteren Raum kannst du nicht kostenlos behalten.
rule-299 = Du bist nicht am Zug.
rule-300 = In diesem Bereich hast du schon geboten.
rule-302 = Passen kannst du hier nicht.
rule-304 = Jetzt wird kein Charakter entfernt.
rule-305 = Jetzt ist kein Gegenspieler zu wählen.
rule-308 = Hier gibt es nichts zu beenden.
rule-319 = Es gibt niemanden, dem du das nehmen könntest.
