list-and = { $first } und { $last }
seat-person = Spieler { $number }
