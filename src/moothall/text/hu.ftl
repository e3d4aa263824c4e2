list-and = { $first } és { $last }
seat-person = Játékos { $number }
