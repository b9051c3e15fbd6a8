### Pourquoi une carte vaut ce qu'elle vaut. Messages et arguments sont décrits dans en/reasons.ftl.

reason = { $card } : { $reason }

reason-no-quest = pas de quête

reason-flat = { fame }

reason-counted = { fame } = { $each } par { $per } x { $times } ({ $cards })

reason-nothing = 0, { $each } par { $per }, rien de tel en vue

reason-missing = 0, demande { $needs }, { $count } en vue

reason-missing-several = 0, demande { $needs } ; en vue : { $in_view }

reason-met = { $reason } ; prérequis rempli ({ $needs })

counted-card = { $times ->
    [1] { $card }
    [2] { $card } deux fois
   *[other] { $card } { $times } fois
}
