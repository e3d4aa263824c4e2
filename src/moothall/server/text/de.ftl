### Wem der Server Namen gibt, auf Deutsch. Ein Name je Zeile, in jeder Sprache gleich viele.

table-names =
    Zum Kupferkessel
    Zur grauen Gans
    Zum schiefen Giebel
    Zum blauen Fass
    Zur alten Fähre
    Zum lahmen Fuchs
    Zu den drei Schlüsseln
    Zum Silberfingerhut
    Zur langen Bank
    Zur Laterne am Tor
    Zum Moosbrunnen
    Zum roten Hahn
    Zur stillen Mühle
    Zum gebrochenen Rad
    Zum Honigtopf
    Zum weißen Hirsch
    Zur Blechflöte
    Zum Walnussbaum
    Zur letzten Kerze
    Zur Müllerskatze
    Zur steinernen Brücke
    Zum grünen Fensterladen
    Zu den zwei Reihern
    Zum Apfelboden
    Zum Salzkarren
    Zur Messingglocke
    Zum geduldigen Maultier
    Zum Weberknoten
    Zum schwarzen Amboss
    Zum Schwalbennest
    Zum Bildstock
    Zum warmen Herd
    Zur Haselrute
    Zum undichten Dach
    Zum goldenen Laib
    Zum Nordtor
