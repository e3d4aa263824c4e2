list-and = { $first } and { $last }
seat-person = Player { $number }
