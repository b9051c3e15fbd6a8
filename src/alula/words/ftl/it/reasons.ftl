### Perché una carta vale quanto vale. Messaggi e argomenti sono descritti in en/reasons.ftl.

reason = { $card }: { $reason }

reason-no-quest = nessuna missione

reason-flat = { fame }

reason-counted = { fame } = { $each } per { $per } x { $times } ({ $cards })

reason-nothing = 0, { $each } per { $per }, nulla di simile in vista

reason-missing = 0, richiede { $needs }, { $count } in vista

reason-missing-several = 0, richiede { $needs }; in vista: { $in_view }

reason-met = { $reason }; requisito soddisfatto ({ $needs })

counted-card = { $times ->
    [one] { $card }
    [2] { $card } due volte
   *[other] { $card } { $times } volte
}
