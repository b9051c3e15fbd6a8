### Warum eine Karte so viel zählt. Nachrichten und Argumente sind in en/reasons.ftl beschrieben.

reason = { $card }: { $reason }

reason-no-quest = keine Aufgabe

reason-flat = { fame }

reason-counted = { fame } = { $each } je { $per } x { $times } ({ $cards })

reason-nothing = 0, { $each } je { $per }, nichts davon in Sicht

reason-missing = 0, braucht { $needs }, { $count } in Sicht

reason-missing-several = 0, braucht { $needs }; in Sicht: { $in_view }

reason-met = { $reason }; Bedingung erfüllt ({ $needs })

counted-card = { $times ->
    [one] { $card }
    [2] { $card } zweimal
   *[other] { $card } { $times }-mal
}
