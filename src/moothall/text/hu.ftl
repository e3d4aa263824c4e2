### Ami egyik játéké sem, magyarul.

list-and = { $first } és { $last }

## Helyek

seat-person = { $number }. játékos
seat-bot = { $bot } { $number }

## Miért nem

why-lacking = Hiányzik: { $goods }.

## Az asztalnál

play-prompt = { $seat } (egy szám, vagy ? a súgóhoz):
play-yes = i igen y yes
play-no-answer = Nincs { $number }. válasz: 1 és { $last } között választhatsz.
play-unknown = A „{ $word }” itt nem jelent semmit. A ? megmutatja, mit mondhatsz.
play-why-nothing = Itt semmi ilyesmi nincs tiltva.
play-no-card = Nincs „{ $name }” nevű kártya.
play-many-cards = Melyik? { $names }
play-no-rule = Nincs „{ $rule }” szabály. A szabályok száma ilyen: { $example }.
play-nothing-to-undo = Még nem válaszoltál semmit, amit visszavonhatnál.
play-nothing-to-redo = Nincs visszavont válasz.
play-undo-anyway = Azóta kiderült valami, vagy mások válaszoltak. Mégis visszavonod? (i/n)
play-undone = Visszavonva.
play-redone = Megismételve.
play-overwrite = Már van ilyen fájl: { $file }. Felülírod? (i/n)
play-saved = Elmentve: { $file }.
play-not-saved = Nem írható: { $file }: { $why }.
play-save-as = Elmented a játszmát saját néven? (egy fájlnév, vagy Enter, ha nem)
play-save-finished = Elmented a befejezett játszmát? (egy fájlnév, vagy Enter, ha nem)
play-kept = A játszma megvár. Így folytathatod: { $command }
play-not-kept = A játszma menet közben nem menthető: { $file }: { $why }. Mentsd el te magad így: „save FÁJL”.
play-habit-ask = Mostantól kérdezünk: { $habit }.
play-habit-auto = Mostantól a szokásos választ adjuk meg helyetted: { $habit }.
habit-single = „single ask”: akkor is kérdezünk, ha csak egy válasz lehetséges; „single auto”: ilyenkor megadjuk helyetted

## Súgó

help-number-word = egy szám
help-number = ezt a választ adod
usage-help = ?
help-help = ez a súgó
usage-why = why [SZÓ]
help-why = miért nem lehet mást választani, a szabállyal együtt; „why build”: egy fajta részletesen
usage-card = card NÉV
help-card = mit tud egy kártya vagy lapka; a név egy része is elég
usage-rule = rule SZÁM
help-rule = egy szabály szövege
usage-undo = undo
help-undo = az utolsó válasz visszavonása
usage-redo = redo
help-redo = a visszavont válasz megismétlése
usage-save = save FÁJL
help-save = a játszma mentése fájlba
usage-log = log
help-log = az összes eddigi válasz
usage-board = board
help-board = az egész asztal
usage-quit = quit
help-quit = kilépés; a játszma megvár
