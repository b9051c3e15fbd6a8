### Der Beweis des fairen Verteilens, auf diesem Gerät geprüft: in der Web-Oberfläche und im Terminal.

fair-checking = Dieses Gerät prüft das Verteilen …
fair-good = Von diesem Gerät geprüft: Der Fingerabdruck ist der gezeigte, die eigenen Bytes zählen, und jede Karte folgt daraus.
fair-bad-unseen = Dieses Gerät hat keinen Fingerabdruck von vor dem Verteilen; ob das Geheimnis rechtzeitig feststand, kann es nicht sagen.
fair-bad-commitment = Der Fingerabdruck ist nicht der, der diesem Gerät vor dem Verteilen gezeigt wurde.
fair-bad-bytes = Die Zufallsbytes dieses Geräts stehen nicht im Beweis: Andere stehen an ihrer Stelle.
fair-bad-secret = Das Geheimnis passt nicht zum Fingerabdruck.
fair-bad-cards = Nicht jede Karte kam so, wie es Geheimnis und Zufallsbytes verlangen.
fair-claim-fixed = Der Server hat sein Geheimnis festgelegt und dessen Fingerabdruck gezeigt, bevor er Zufallsbytes von irgendwem sah.
fair-claim-follows = Jede Karte dieses Spiels folgte aus diesem Geheimnis und diesen Bytes.
fair-claim-alone = Also konnte weder der Server allein noch jemand am Tisch allein eine Karte aussuchen.
fair-claim-league = Es verhindert nicht, dass der Server mit jemandem am Tisch gemeinsame Sache macht: Zu zweit können sie dessen Bytes so lange ändern, bis ihnen die Karten gefallen.
fair-claim-shows = Und es verhindert keinen Server, der einem Freund Handkarten zeigt, und keine Handkarten, die am Telefon verraten werden.
fair-commitment = Fingerabdruck, vor dem Verteilen gezeigt
fair-secret = Das Geheimnis des Servers
fair-seat = Zufallsbytes von { $player }
fair-check = Um es selbst zu prüfen, lade das Spielprotokoll herunter und rufe auf:
