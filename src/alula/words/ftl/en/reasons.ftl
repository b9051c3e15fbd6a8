### Why a card scored what it scored. Read by Python (alula.words) and by the web client.
###
### How a reason is made:
###   the quest is missing        reason-no-quest
###   its prerequisite is not met reason-missing ($count of the one kind asked for are in view),
###                               or reason-missing-several ($in_view: a list of symbol-count)
###   it is flat                  reason-flat
###   it counts things            reason-counted, or reason-nothing if nothing was there
### then reason-met if it had a prerequisite, and `reason` puts the card in front.
###
### Arguments: $fame, $each (fame for each thing), $times, $count are numbers; $per is said by
### `per` or `per-either`; $needs is a list of symbol-count; $cards a list of counted-card.

# $card: a number or an id
reason = { $card }: { $reason }

reason-no-quest = no quest

reason-flat = { fame }

# 14: 2 fame = 2 per night x 1 (28)
reason-counted = { fame } = { $each } per { $per } x { $times } ({ $cards })

reason-nothing = 0, { $each } per { $per }, none in view

# 68: 0, needs 5 uddu, 3 in view
reason-missing = 0, needs { $needs }, { $count } in view

# 49: 0, needs 2 uddu and 1 goldlog; in view: 1 uddu and 0 goldlog
reason-missing-several = 0, needs { $needs }; in view: { $in_view }

reason-met = { $reason }; prerequisite met ({ $needs })

# A card that was counted $times times.
counted-card = { $times ->
    [one] { $card }
    [2] { $card } twice
   *[other] { $card } { $times } times
}
