### Guilds in English.

## What is being asked

question-over = The game is over.
question-auction = { $last ->
    [yes] Auction: bid, take a character, or end it by passing? You have { $goods_silver }.
   *[no] Auction: bid, take a character, or pass? You have { $goods_silver }.
}
question-add_silver = { $characters }: how much do you add? { $goods_least } or more, of your { $goods_silver }.
question-second_area = { $enough ->
    [yes] Do you bid in another area, too? You have { $goods_silver } left.
   *[no] In which other area do you bid? You have { $goods_silver } left.
}
question-forced_take = All have passed, and you lead here: which character do you take?
question-choose = { $character }{ $room }: who loses { $goods_taken }?
question-victim = { $character }{ $room }: which character do you remove?
question-money = Money: what do you exchange? You have { $goods_has }.
question-building = { $last ->
    [yes] Building: buy a room, or end the phase by passing? You have { $goods_has }.
   *[no] Building: buy a room, or pass? You have { $goods_has }.
}
question-place_room = { $room }: where do you build it?
question-protect = Week’s end: which room do you keep on display? You have { $goods_silver }.

## The answers

group-bids = Bid
group-takes = Take
group-abilities = Abilities
group-exchanges = Exchange
group-rooms = Rooms
group-answers = Answers

# The guided first round.
lesson-goal-title = Who wins
lesson-goal-text = Whoever has most points after the last week wins. Points come from three things: characters that join your guild, rooms that you build, and the four common goals. Each week is an auction for characters, then you build.
lesson-bid-title = A bid is for two
lesson-bid-text = Every week brings 10 silver. Three characters are up for auction, and a bid always names two areas and must lead in both. Press the Innkeeper and the Duchess: each starts with 1 silver, the least that leads. Then give the bid below.
lesson-bid-then = Your silver lies on your tents, and you lead in both areas. Nothing is paid yet: only who takes a card pays.
lesson-bid-else = This lesson wants 1 silver each on the Innkeeper and the Duchess: with more silver there, less is left for rooms.
lesson-take-title = Take where you lead
lesson-take-text = You have been outbid for the Innkeeper, but you still lead at the Duchess. On your turn you may bid again, pass, or take a card where you lead. Take the Duchess: the silver on that tent is her price.
lesson-take-then = The Duchess is in your guild: 5 points on her card, and as your first noble she brings the goal “Blue Blood” as well. Your silver beside the Innkeeper is not lost: it comes back after the auction.
lesson-take-else = You lead at the Duchess now; next time somebody may have outbid you there too.
lesson-one-title = When few are left
lesson-one-text = The Innkeeper is taken. With two areas or fewer left, a bid may be for one alone. The Pilgrim gives 3 silver when he joins, so it pays to outbid: press him, and give the bid of 2 silver.
lesson-one-then = You lead at the Pilgrim. If the others pass or have no silver, he is yours next turn.
lesson-one-else = 2 silver are enough to lead at the Pilgrim, and he brings 3.
lesson-join-title = Welcome him
lesson-join-text = They have passed. Passing is no farewell: whoever passes may bid again later. Only when all pass one after the other, the leaders must take what they lead. Take the Pilgrim.
lesson-join-then = He costs 2, brings 3, and with two callings in your guild you now lead the goal “Many Callings”. No card is left, so the auction is over and your other silver has come back.
lesson-join-else = The last card is yours to take: bidding more for it only makes it dearer.
lesson-money-title = Silver becomes gold
lesson-money-text = Silver is for auctions, gold is for rooms. Once a week five silver become one gold, and what silver is left at the end of the week is lost. Change all ten.
lesson-money-then = Two gold. Gold stays from week to week, silver doesn’t.
lesson-money-else = You have silver for two gold, and the room of this lesson costs two.
lesson-buy-title = Buy a room
lesson-buy-text = In the building phase everybody buys one room a turn, for the gold on it. Gaps in its walls are doors. The Reading Room costs 2 gold and brings 4½ points: buy it.
lesson-buy-then = The room is in your hand, and wants its place on your site.
lesson-buy-else = The Reading Room is what your two gold pay for.
lesson-place-title = Doors and windows
lesson-place-text = Doors must meet doors, walls meet walls. Only rooms that can be reached by doors from the entrance hall count. A door in the outer wall is a window. Lay the room to the left or right of the hall.
lesson-place-then = It can be reached through the hall’s door, and its outer door is a window.
lesson-place-else = Beside the hall the room gets a window; elsewhere it doesn’t.
lesson-goals-title = The goals
lesson-goals-text = Here you see how everybody stands, as if the game ended now. Most nobles, most windows, the largest estate, most callings: you lead in all four. In the end each pays its points to the leader, and to all who tie.
lesson-week-title = The next week
lesson-week-text = Without gold there was nothing left to buy, so you passed. When all have passed, the week ends: rooms and characters that nobody wanted leave, what silver is left goes, and whoever had most of it begins. The next week has come with new ones, 10 silver each, and what characters and rooms earn.
lesson-end-title = How it goes on
lesson-end-text = Seven more weeks like this one. Some characters earn silver or gold, some have abilities, some count what you gather; rooms with a sign count as members. A full site ends the game early. Whatever you press tells you why it isn’t allowed. Play on, or read the rules.

action-bid = Bid for { $characters }: { $leads ->
    [you] you lead with { $goods_highest }
    [other] { $seat_leader } leads with { $goods_highest }; { $goods_least } or more
   *[nobody] { $goods_least } or more
}
action-bid-none = Bid in { $area }
action-add = Bid { $goods_total } for { $characters }{ $raises ->
    [yes] , { $goods_added } more
   *[no] {""}
}
action-take = Take { $character_object } for { $goods_cost } – { $effect }
action-use_ability-exchange = { $character }{ $room }: { $goods_paid } → { $goods_gained } ({ $left } left)
action-use_ability-gain = { $character }{ $room }: + { $goods_gained } ({ $left } left)
action-use_ability-drain = { $character }{ $room }: { $target ->
    [each] every opponent loses { $goods_taken }
   *[one] one opponent loses { $goods_taken }
}
action-use_ability-remove_character = { $character }{ $room }: remove a character of an opponent{ $timing ->
    [once] , once a game
   *[weekly] {""}
}
action-choose = { $seat_whose }: { $goods_taken }
action-remove = { $character }, from { $seat_whose } – { $effect }
action-remove-none = { $character } – { $effect }
action-exchange = { $goods_paid } → { $goods_gained }
action-buy = { $room } for { $goods_cost } – { $effect }
action-buy-none = A room
action-place = { $row }, { $column }, { $turn }: { $joined ->
    [0] no door to another room
   *[other] door to: { $rooms_joined }
}{ $open ->
    [0] {""}
   *[other] , open { $ways_open }
}{ $windows ->
    [0] {""}
    [one] , 1 window
   *[other] , { $windows } windows
} – { $reach ->
    [yes] within reach
   *[no] out of reach
}
action-place-not = The { $room }: { $row }, { $column }, { $turn }
action-protect = Keep { $room_object } for { $goods_cost }
action-protect-free = Keep { $room_object } free of charge
action-pass_turn = Pass
action-done = Done
action-done-second_area = Only the one area

## What somebody did, after the name

deed-add = { $seat } bids { $goods_total } for { $characters }
deed-add-raise = { $seat } raises to { $goods_total } for { $characters }
deed-take = { $seat } takes { $character_object } for { $goods_cost }
deed-use_ability = { $seat } calls on { $character_object }{ $room_object }
deed-use_ability-exchange = { $seat } exchanges { $goods_paid } for { $goods_gained } ({ $character }{ $room })
deed-choose = { $seat } relieves { $seat_whose } of { $goods_taken }
deed-exchange = { $seat } exchanges { $goods_paid } for { $goods_gained }
deed-place = { $seat } builds { $room_object } for { $goods_cost }{ $reach ->
    [yes] {""}
   *[no] , out of reach for now
}
deed-protect = { $seat } keeps { $room_object } on display for { $goods_cost }
deed-protect-free = { $seat } keeps { $room_object } on display free of charge
deed-pass_turn = { $seat } passes
deed-pass_turn-taking = { $seat } passes, and so takes { $character_object }

## What a block of answers is called, where many are refused for one reason

block-bid = Bid
block-add = Add silver
block-take = Take a character
block-use_ability = Use an ability
block-choose = Choose an opponent
block-remove = Remove a character
block-exchange = Exchange silver for gold
block-buy = Buy a room
block-place = Place the room
block-protect = Keep a room
block-pass_turn = Pass
block-done = Done

## What happened

change-unspent = { $goods } left unchanged, to lapse at the end of the week
change-supply = { $changes }
change-staked = { $goods } staked on tents
change-joined = { $seat } gets { $character_object }
change-removed = { $seat } loses { $character_object }
change-woken = within reach of { $seat } now: { $room }
change-characters_gone = nobody took { $characters }
change-rooms_gone = discarded: { $rooms }
change-week = week { $week } begins, { $seat } starts
change-last_week = it is the last week
change-phase = next: { $phase }
change-characters = at the town centre: { $characters }
change-rooms = new on display: { $rooms }
change-over = the last week is over

## How it came out

result-won = { $seats } won with { $points } points.
result-by_tie_income = A tie at { $points } points: { $seats } won, with the lower weekly income (GLD-229).
result-by_tie_cells = A tie at { $points } points and in income: { $seats } won, with the larger headquarters (GLD-232).
result-by_tie_members = A tie at { $points } points, in income and in size: { $seats } won, with more characters (GLD-234).
result-shared = { $seats } share the victory with { $points } points (GLD-236).

score-characters = Characters
score-rooms = Rooms
score-total = Total
score-tie_income = Weekly income
score-tie_cells = Size
score-tie_members = Characters in the guild

## The board

board-week = Week { $week } of { $weeks }
board-dove = dove
board-cat = cat
board-passes = { $passes ->
    [one] 1 has passed
   *[other] { $passes } have passed in a row
}
board-piles = left: { $characters } characters, { $small } small and { $large } large rooms
board-town = Town centre
board-closed = taken
board-lead = { $silver } to lead
board-display = Display
board-kept = kept
board-goals = Goals
board-start = start player
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-score = characters { $characters }, rooms { $rooms }, goals { $goals }
board-tents = on tents { $silver }
board-income = weekly { $income }
board-keeps = keeps { $silver }
board-hall = Hall
board-left = { $left } left
board-nobody = nobody in the guild yet
board-summary = { $members ->
    [one] 1 character
   *[other] { $members } characters
}, { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}

## At the terminal

help-signs = On the board: ① ② … by seat, ★ who leads, ° won in this auction: abilities work from the money phase on. Sites: a gap in a line is a door, dots are a window, ✗ a room out of reach, · a free cell. Rooms on display: lines lead to their doors, north is up.

## Coins

goods-none = nothing
goods-silver = { $count } silver
goods-gold = { $count } gold
goods-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Cards and rooms

card-character = { $character }: { $faction_one }{ $second ->
    [yes] {" "}and { $faction_second_one }
   *[no] {""}
}{ $people ->
    [yes] , { $race }, { $gender }
   *[no] {""}
}
card-room = { $room }: { $size ->
    [large] large room
   *[small] small room
} ({ $type }) for { $goods_cost }
card-goal = { $goal }: goal

effect-points = { $points } { $grammar ->
    [one] point
   *[other] points
}
effect-symbol = counts as one more { $faction_one }
effect-income = weekly + { $goods_income }
effect-doors = doors: { $sides_first }
effect-doors_large = doors: { $sides_first }; in its other cell ({ $side }): { $sides_second }
effect-goal = { $metric_most }, { $least } at least: { $goods_first }; with four players { $goods_second } for the second place

lead-timing = { $timing ->
    [on_join] on joining
    [weekly] { $uses ->
        [one] once a week { $phase_in }
       *[other] up to { $uses } times a week { $phase_in }
    }
   *[once] once a game { $phase_in }
}
lead-uses = { $uses ->
    [0] {""}
    [one] once a week:{" "}
   *[other] up to { $uses } times a week:{" "}
}
does-gain = { lead-timing }: + { $goods_gained }
does-drain = { lead-timing }: { $target ->
    [each] { $receiver ->
        [owner] { $goods_taken } from every opponent
       *[supply] every opponent loses { $goods_taken }
    }
   *[one] { $receiver ->
        [owner] { $goods_taken } from one opponent
       *[supply] one opponent loses { $goods_taken }
    }
}
does-exchange = { lead-timing }: { $goods_paid } → { $goods_gained }
does-remove_character = { lead-timing }: remove a character of an opponent, printed with { $points } { $grammar ->
    [one] point
   *[other] points
} at most
does-discount = { lead-uses }{ $scope ->
    [small] a small room
    [large] a large room
   *[any] a room
} costs { $goods_less } less
does-solo_bid = { lead-uses }you may bid in one single area
does-rebate = { lead-uses }{ $goods_silver } back when you pay for a character
does-free_protect = { lead-uses }keep a room on display free of charge
does-protect = { $threat ->
    [drain] nobody can take coins from you
   *[remove_character] nobody can remove a character from your guild
}
does-keep_silver = keep { $goods_silver } at the end of the week
does-start_weight = counts as { $goods_silver } more when the start player is found
does-income_per = weekly + { $goods_silver } per { $per ->
    [1] { $metric }
   *[other] { $per } { $metric_many }
}, { $goods_most } at most
does-ap_per = at the end: { $points } { $grammar ->
    [one] point
   *[other] points
} per { $per ->
    [1] { $metric }
   *[other] { $per } { $metric_many }
}
does-ap_if = at the end: { $points } { $grammar ->
    [one] point
   *[other] points
} with { $least } { $metric_many } or more

metric-members_warriors = warrior
    .many = warriors
    .most = the most warriors
metric-members_mages = mage
    .many = mages
    .most = the most mages
metric-members_priests = priest
    .many = priests
    .most = the most priests
metric-members_rogues = rogue
    .many = rogues
    .most = the most rogues
metric-members_nobles = noble
    .many = nobles
    .most = the most nobles
metric-members_artisans = artisan
    .many = artisans
    .most = the most artisans
metric-members_animals = animal
    .many = animals
    .most = the most animals
metric-rooms_type_study = study
    .many = studies
    .most = the most studies
metric-rooms_type_training = training room
    .many = training rooms
    .most = the most training rooms
metric-rooms_type_workshop = workshop
    .many = workshops
    .most = the most workshops
metric-rooms_type_garden = garden
    .many = gardens
    .most = the most gardens
metric-rooms_type_parlour = parlour
    .many = parlours
    .most = the most parlours
metric-members_total = character
    .many = characters
    .most = the most characters
metric-factions_distinct = different faction
    .many = different factions
    .most = the most different factions
metric-races_distinct = different race
    .many = different races
    .most = the most different races
metric-women = woman
    .many = women
    .most = the most women
metric-rooms_large = large room
    .many = large rooms
    .most = the most large rooms
metric-built_cells = built cell
    .many = built cells
    .most = the most built cells
metric-windows = window
    .many = windows
    .most = the most windows
metric-income_weekly = silver of weekly income
    .many = silver of weekly income
    .most = the highest weekly income
metric-gold_held = gold
    .many = gold
    .most = the most gold

faction-warriors = warriors
    .one = warrior
faction-mages = mages
    .one = mage
faction-priests = priests
    .one = priest
faction-rogues = rogues
    .one = rogue
faction-nobles = nobles
    .one = noble
faction-artisans = artisans
    .one = artisan
faction-animals = animals
    .one = animal

race-human = human
race-elf = elf
race-dwarf = dwarf
race-orc = orc
race-halfling = halfling

gender-f = woman
gender-m = man

type-study = study
type-training = training
type-workshop = workshop
type-garden = garden
type-parlour = parlour

area-A1 = area 1
area-A2 = area 2
area-A3 = area 3
area-A4 = area 4
area-A5 = area 5
area-A6 = area 6

side-N = top
side-E = right
side-S = bottom
side-W = left
side-no = none

row-1 = Front row
row-2 = Second row
row-3 = Third row
row-4 = Back row
row-1-2 = Front and second row
row-2-3 = Second and third row
row-3-4 = Third and back row
column-1 = left
column-2 = middle
column-3 = right
column-1-2 = left and middle
column-2-3 = middle and right
turn-0 = not turned
turn-1 = turned right
turn-2 = upside down
turn-3 = turned left
way-N = to the back
way-E = to the right
way-S = to the street
way-W = to the left

phase-auction = auction
    .in = in the auction
phase-money = money
    .in = in the money phase
phase-building = building
    .in = in the building phase
phase-end = week’s end
    .in = at the week’s end

character-none = {""}
room-none = {""}
room-hall = entrance hall

character-W1 = Shield Bearer
    .object = the Shield Bearer
character-W2 = Pit Champion
    .object = the Pit Champion
character-W3 = Road Warden
    .object = the Road Warden
character-W4 = Bodyguard
    .object = the Bodyguard
character-W5 = Raider Captain
    .object = the Raider Captain
character-W6 = Drill Sergeant
    .object = the Drill Sergeant
character-W7 = Siege Engineer
    .object = the Siege Engineer
character-M1 = Transmuter
    .object = the Transmuter
character-M2 = Court Wizard
    .object = the Court Wizard
character-M3 = Hedge Witch
    .object = the Hedge Witch
character-M4 = Star Reader
    .object = the Star Reader
character-M5 = Rune Scholar
    .object = the Rune Scholar
character-M6 = Illusionist
    .object = the Illusionist
character-M7 = Circle Adept
    .object = the Circle Adept
character-P1 = High Cleric
    .object = the High Cleric
character-P2 = Almoner
    .object = the Almoner
character-P3 = Infirmarian
    .object = the Infirmarian
character-P4 = Oracle
    .object = the Oracle
character-P5 = Confessor
    .object = the Confessor
character-P6 = Abbess
    .object = the Abbess
character-P7 = Pilgrim
    .object = the Pilgrim
character-R1 = Assassin
    .object = the Assassin
character-R2 = Cutpurse
    .object = the Cutpurse
character-R3 = Beggar
    .object = the Beggar
character-R4 = Smuggler
    .object = the Smuggler
character-R5 = Fence
    .object = the Fence
character-R6 = Master Thief
    .object = the Master Thief
character-R7 = Spymaster
    .object = the Spymaster
character-N1 = Duchess
    .object = the Duchess
character-N2 = Landed Baron
    .object = the Landed Baron
character-N3 = Toll Lord
    .object = the Toll Lord
character-N4 = Envoy
    .object = the Envoy
character-N5 = Heir Apparent
    .object = the Heir Apparent
character-N6 = Garden Patron
    .object = the Garden Patron
character-N7 = Court Herald
    .object = the Court Herald
character-C1 = Innkeeper
    .object = the Innkeeper
character-C2 = Master Mason
    .object = the Master Mason
character-C3 = Goldsmith
    .object = the Goldsmith
character-C4 = Carpenter
    .object = the Carpenter
character-C5 = Cloth Merchant
    .object = the Cloth Merchant
character-C6 = Master Cook
    .object = the Master Cook
character-C7 = Toolmaker
    .object = the Toolmaker
character-B1 = War Hound
    .object = the War Hound
character-B2 = Owl
    .object = the Owl
character-B3 = Alley Cat
    .object = the Alley Cat
character-B4 = Draught Horse
    .object = the Draught Horse
character-B5 = Hunting Falcon
    .object = the Hunting Falcon
character-B6 = Pack Mule
    .object = the Pack Mule

room-S01 = Scriptorium
    .object = the Scriptorium
room-S02 = Rune Cell
    .object = the Rune Cell
room-S03 = Map Room
    .object = the Map Room
room-S04 = Reading Room
    .object = the Reading Room
room-S05 = Star Gallery
    .object = the Star Gallery
room-S06 = Relic Archive
    .object = the Relic Archive
room-S07 = Great Index
    .object = the Great Index
room-S08 = Sparring Ring
    .object = the Sparring Ring
room-S09 = Armoury
    .object = the Armoury
room-S10 = Watch Post
    .object = the Watch Post
room-S11 = Fencing Floor
    .object = the Fencing Floor
room-S12 = Barrack Room
    .object = the Barrack Room
room-S13 = Rope Loft
    .object = the Rope Loft
room-S14 = Trophy Room
    .object = the Trophy Room
room-S15 = Joiner’s Bench
    .object = the Joiner’s Bench
room-S16 = Smithy
    .object = the Smithy
room-S17 = Dye Works
    .object = the Dye Works
room-S18 = Glass Kiln
    .object = the Glass Kiln
room-S19 = Hidden Cellar
    .object = the Hidden Cellar
room-S20 = Loom Room
    .object = the Loom Room
room-S21 = Mint Corner
    .object = the Mint Corner
room-S22 = Herb Bed
    .object = the Herb Bed
room-S23 = Dovecote
    .object = the Dovecote
room-S24 = Bee Yard
    .object = the Bee Yard
room-S25 = Rose Walk
    .object = the Rose Walk
room-S26 = Kennel Yard
    .object = the Kennel Yard
room-S27 = Cloister Garden
    .object = the Cloister Garden
room-S28 = Fountain Court
    .object = the Fountain Court
room-S29 = Tap Room
    .object = the Tap Room
room-S30 = Card Nook
    .object = the Card Nook
room-S31 = Cloak Room
    .object = the Cloak Room
room-S32 = Music Room
    .object = the Music Room
room-S33 = Portrait Room
    .object = the Portrait Room
room-S34 = Counting Room
    .object = the Counting Room
room-S35 = Velvet Salon
    .object = the Velvet Salon
room-L01 = Grand Library
    .object = the Grand Library
room-L02 = Arcane Laboratory
    .object = the Arcane Laboratory
room-L03 = Scripture Hall
    .object = the Scripture Hall
room-L04 = Planetarium
    .object = the Planetarium
room-L05 = Drill Hall
    .object = the Drill Hall
room-L06 = Arena
    .object = the Arena
room-L07 = Shadow Course
    .object = the Shadow Course
room-L08 = Forge Hall
    .object = the Forge Hall
room-L09 = Masons’ Yard
    .object = the Masons’ Yard
room-L10 = Assay Works
    .object = the Assay Works
room-L11 = Menagerie
    .object = the Menagerie
room-L12 = Orchard
    .object = the Orchard
room-L13 = Hedge Maze
    .object = the Hedge Maze
room-L14 = Winter Garden
    .object = the Winter Garden
room-L15 = Banquet Hall
    .object = the Banquet Hall
room-L16 = Ballroom
    .object = the Ballroom
room-L17 = Guest Wing
    .object = the Guest Wing
room-L18 = Treasury
    .object = the Treasury

goal-G01 = Arms of the Realm
goal-G02 = Circle of Magic
goal-G03 = Pious Hearts
goal-G04 = Ears in the Dark
goal-G05 = Blue Blood
goal-G06 = Skilled Hands
goal-G07 = King’s Menagerie
goal-G08 = Ladies of the Guild
goal-G09 = All Peoples
goal-G10 = Many Callings
goal-G11 = Great Estate
goal-G12 = Green Thumb
goal-G13 = House of Learning
goal-G14 = House of Arms
goal-G15 = Grand Chambers
goal-G16 = Full Coffers
goal-G17 = Golden Reserve
goal-G18 = Light and Air

## Why not

why-leader = { $seat } leads there, with { $goods }.
why-too_low = It takes at least { $goods_least } to lead there.
why-too_dear = It takes { $goods_here }; you have { $goods_has }.
why-second_area = { $goods_here } there and at least { $goods_second } in a second area: you have { $goods_has }.
why-settled_area = First a character of { $area } is taken.
why-sticks_out = The room would stick out of the site.
why-covers = Another room lies there.
why-door = Its door { $towards ->
    [N] at the back
    [E] on the right
    [S] on the street’s side
   *[W] on the left
} would meet a wall.
why-wall = Its wall { $towards ->
    [N] at the back
    [E] on the right
    [S] on the street’s side
   *[W] on the left
} would block a door.

rule-82 = That area is closed in this game.
rule-88 = Bids and characters belong to your own turn of the auction.
rule-96 = No character is left in that area.
rule-97 = Add 1 silver at least.
rule-99 = With that you would not lead there.
rule-100 = That would only match the highest bid there: it must be exceeded.
rule-101 = You do not have the silver for such a bid.
rule-107 = While three or more areas have characters, a bid covers two of them.
rule-114 = Only who leads in an area can take a character there.
rule-125 = All have passed: who leads must take a character.
rule-127 = The areas are settled in their order, and it is the turn of another.
rule-135 = You do not have the silver for so much gold.
rule-136 = Only whole lots are exchanged.
rule-137 = Silver is exchanged for gold only in your money turn.
rule-140 = Rooms are bought in your own turn of the building phase.
rule-142 = There is no room on that place.
rule-143 = You do not have the gold for that room.
rule-145 = A room is placed only when it has just been bought.
rule-146 = That room fits nowhere on your site.
rule-166 = The room would stick out of the site or cover another one.
rule-167 = The room must touch another one, or the hall, with a side.
rule-171 = A door would meet a wall.
rule-184 = That room cannot be reached, so it does nothing.
rule-189 = Keeping a room takes 1 silver, in your turn at the week’s end.
rule-190 = You have paid for a room in this turn.
rule-191 = That room is kept already.
rule-206 = The game is over.
rule-238 = Whoever joined in this auction has no abilities before the money phase.
rule-245 = That ability is not yours, or does not belong to this phase.
rule-246 = That ability has been used, and works only once a game.
rule-247 = That ability has been used as often as it can be in a week.
rule-258 = It has to be an opponent.
rule-259 = You cannot pay for that exchange.
rule-268 = That character is not an opponent’s, or is worth too much.
rule-269 = There is nobody to remove: that guild is protected.
rule-270 = That player’s coins are protected.
rule-274 = You cannot keep a further room free of charge.
rule-299 = It is not your turn.
rule-300 = You have bid in that area already.
rule-302 = There is nothing to pass on here.
rule-304 = Nobody is to be removed now.
rule-305 = There is no opponent to choose now.
rule-308 = There is nothing to be done with here.
rule-319 = There is no opponent whom you could take that from.
