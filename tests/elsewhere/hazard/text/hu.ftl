question-turn = You have { $pips } of { $limit }: roll, or stand?
question-over = The game is over.
action-roll = Roll, with { $pips } so far
action-stand = Stand
deed-roll = { $seat } rolls
deed-stand = { $seat } stands
group-answers = Answers
change-supply = { $changes }
change-out = { $seat } is out
goods-pip = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
goods-none = nothing
card-token = { $token }
card-worth = worth { $points }
score-total = Points
score-rolls = Rolls
board-limit = Limit { $limit }
board-pips = Pips { $pips }
result-won = { $seats } won with { $points } points.
result-by_rolls = { $seats } won with { $points } points and fewer rolls.
result-shared = { $seats } share the victory with { $points } points.
help-signs = A question mark is a token that you can't see.
rule-3 = Roll at least once before you stand.
rule-8 = It is not your turn.
block-roll = roll
block-stand = stand
