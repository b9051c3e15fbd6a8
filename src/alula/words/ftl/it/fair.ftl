### La prova della distribuzione equa, controllata su questo dispositivo: nel client web e nel terminale.

fair-checking = Questo dispositivo verifica la distribuzione …
fair-good = Verificato da questo dispositivo: l'impronta è quella mostrata, i propri byte contano e ogni carta ne segue.
fair-bad-unseen = Questo dispositivo non ha un'impronta di prima della distribuzione: non può dire se il segreto era fissato in tempo.
fair-bad-commitment = L'impronta non è quella mostrata a questo dispositivo prima della distribuzione.
fair-bad-bytes = I byte casuali di questo dispositivo non sono nella prova: altri stanno al loro posto.
fair-bad-secret = Il segreto non corrisponde all'impronta.
fair-bad-cards = Non tutte le carte sono venute come vogliono il segreto e i byte casuali.
fair-claim-fixed = Il server ha fissato il suo segreto e ne ha mostrato l'impronta prima di vedere i byte casuali di chiunque.
fair-claim-follows = Ogni carta di questa partita è seguita da quel segreto e da quei byte.
fair-claim-alone = Quindi né il server da solo né un giocatore da solo poteva scegliere una carta.
fair-claim-league = Non impedisce a un server d'accordo con un giocatore di provare i byte di quest'ultimo finché le carte non piacciono ai due.
fair-claim-shows = Né impedisce a un server di mostrare le mani a un amico, o che qualcuno le racconti al telefono.
fair-commitment = Impronta, mostrata prima della distribuzione
fair-secret = Il segreto del server
fair-seat = Byte casuali di { $player }
fair-check = Per verificarlo da te, scarica il verbale ed esegui:
