### The return journey, the score sheet and the ranking: at the table and on the score pad.

journey-title = The journey home
journey-standing = Fame so far
journey-face-down = a region, face down
journey-turn = The row turns face down. Now the way home begins, from the last region to the first.
journey-way = scored from right to left
# $regions and $sanctuaries (numbers) in view
journey-sees = In view: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}{ $sanctuaries ->
    [0] {""}
    [one] {" "}and { $sanctuaries } sanctuary
   *[other] {" "}and { $sanctuaries } sanctuaries
}
journey-sees-all = Sanctuaries score last and see everything.
# $name
journey-home = { $name } is home
journey-back = Back
journey-next = Next
journey-play = Play
journey-pause = Pause
# $speed: 1, 2 or 4
journey-speed = Speed: { $speed } times
journey-skip = To the result
journey-step = Step { $step } of { $steps }
journey-turn-all = All rows turn face down. Now everybody travels home at once, from the last region to the first.
journey-round = Region of round { $round }
journey-ahead = in the lead
journey-leads = { $name } takes the lead: { fame }
journey-level = { $names } are level: { fame }
journey-follow = { $name }'s row large
journey-alone = Only { $name }'s row, card by card
journey-together = All rows
journey-no-sanctuaries = No sanctuaries in this row.
journey-fame = fame

## The score sheet

sheet-title = Score sheet
sheet-card = Card
sheet-region = Region played in round { $place }
sheet-sanctuary = Sanctuary { $place }
sheet-regions = Regions
sheet-sanctuaries = Sanctuaries
sheet-written = By hand
sheet-total = Fame
# $fame (number), $card (number or id)
sheet-cell = { fame }, card { $card }: why?
sheet-ask = Choose a number to see its reason.

## The ranking

# $number: the lowest region of the row
ranking-lowest = lowest region: { $number }
ranking-tie = With equal fame, the lowest region number in the row decides.

## The result page

result-share = Share as a picture
result-share-failed = The picture could not be made in this browser.
result-you = you
# $fame: how much fame lies between this row and the winner, or the winner and the second
result-behind = { $fame } behind
result-written = { fame } written by hand
result-ahead = { $fame } ahead
# $card (number or name), $needs: a list of symbol-count that a prerequisite missed
result-lacked = { $card } lacked { $needs }
# $place of $players, with $fame behind the winner
result-mine = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $players }, { fame } behind the winner.
result-mine-first = You win by { fame }.
result-mine-tied = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $players } with equal fame: the lowest region number decided.
# $score: Ann 3 : Ben 1
result-series = Games won together: { $score }
# $fame: the best so far; or how much more it is now
result-best = Your best in this browser: { fame }
result-best-new = A new best in this browser: { fame } more than before
best-title = The best order
best-about = The same eight regions with the same sanctuaries, in the order that scores most. (In another order you would have found other sanctuaries.)
# $fame of the best order, $more than the played one
best-more = Could have scored { $fame } fame, { $more } more.
best-already = { $fame } fame: no order scores more.
best-order-of = Best order for { $name }
replay-title = Replay
replay-back-to-game = Back to the result
replay-eyes = Seen by
replay-open = All cards open
replay-public = As a spectator saw it
replay-eyes-of = { $player }'s view
replay-begin = The beginning.
replay-end = The journey is over.
replay-first = To the beginning
replay-last = To the end
replay-moment = Moment of the game
replay-step = Step { $step } of { $steps }
