close = Close
table-moved-on = The table has moved on; here is how it stands now.
offline-answer = The hall can’t be reached. Nothing was changed; try again in a moment.
