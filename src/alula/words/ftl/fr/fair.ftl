### La preuve d’une distribution honnête, vérifiée sur cet appareil : dans le client web et dans le terminal.

fair-checking = Cet appareil vérifie la distribution …
fair-good = Vérifié par cet appareil : l'empreinte est celle qu'il a vue, ses propres octets comptent, et chaque carte en découle.
fair-bad-unseen = Cet appareil n'a pas gardé d'empreinte d'avant la distribution : il ne peut pas dire si le secret était fixé à temps.
fair-bad-commitment = L'empreinte n'est pas celle que cet appareil a vue avant la distribution.
fair-bad-bytes = Les octets au hasard de cet appareil ne sont pas dans la preuve : d'autres les remplacent.
fair-bad-secret = Le secret ne correspond pas à l'empreinte.
fair-bad-cards = Toutes les cartes ne sont pas venues comme le veulent le secret et les octets au hasard.
fair-claim-fixed = Le serveur a fixé son secret et en a montré l'empreinte avant de voir les octets au hasard de qui que ce soit.
fair-claim-follows = Chaque carte de cette partie a découlé de ce secret et de ces octets.
fair-claim-alone = Ni le serveur seul ni un joueur seul ne pouvait donc choisir une carte.
fair-claim-league = Cela n'empêche pas un serveur de s'entendre avec un joueur : à deux, ils peuvent essayer les octets de celui-ci jusqu'à ce que les cartes leur plaisent.
fair-claim-shows = Ni un serveur de montrer des mains à un ami, ni quelqu'un de les raconter au téléphone.
fair-commitment = Empreinte, montrée avant la distribution
fair-secret = Le secret du serveur
fair-seat = Octets au hasard de { $player }
fair-check = Pour le vérifier vous-même, téléchargez la feuille de partie et lancez :
