### The proof of fair dealing, checked on this device: in the web client and in the terminal.

fair-checking = This device checks the dealing …
fair-good = Checked by this device: the fingerprint is the one it was shown, its own bytes count, and every card followed.
fair-bad-unseen = This device kept no fingerprint from before the deal, so it cannot tell whether the secret was fixed in time.
fair-bad-commitment = The fingerprint is not the one that this device was shown before the deal.
fair-bad-bytes = The random bytes of this device are not in the proof: others stood in for them.
fair-bad-secret = The secret does not fit the fingerprint.
fair-bad-cards = Not every card came as the secret and the random bytes demand.
fair-claim-fixed = The server fixed its secret, and showed its fingerprint, before it saw the random bytes of any player.
fair-claim-follows = Every card of this game followed from that secret and those bytes.
fair-claim-alone = So neither the server alone nor a player alone could choose a card.
fair-claim-league = It does not prevent a server in league with a player: the two can try that player's bytes until they like the cards.
fair-claim-shows = Nor does it prevent a server that shows hands to a friend, or hands told by telephone.
fair-commitment = Fingerprint, published before the deal
fair-secret = The server's secret
fair-seat = { $player }'s random bytes
fair-check = To check it yourself, download the record and run:
