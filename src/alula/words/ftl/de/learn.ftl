### Lernen: die erste Partie, die Regeln, der Reiseführer, alle Karten.

learn-title = Lernen
learn-about = Neu in Alula oder unsicher bei einer Regel? Fang irgendwo an.
learn-first-about = Etwa zehn Minuten gegen einen sanften Gegner. Alles wird erklärt, wenn es zum ersten Mal geschieht.
learn-rules-about = Alles, mit jedem Sonderfall und einem Beispiel zum Durchgehen.
learn-guide-about = Landschaften und Jahreszeiten, Wunder und die, die über sie wachen.
learn-cards-about = Alle { -cards }, zum Suchen, Filtern und Drucken.
learn-pad-title = Wertungsblock
learn-pad-about = Für Partien mit echten Karten: Auslagen eingeben, Heimweg ansehen.

## Alle Karten

cards-title = Alle Karten
cards-search = In Worten suchen
cards-search-hint = zum Beispiel: Nacht Schimäre
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-regions = Regionen
cards-sanctuaries = Heiligtümer
cards-print = Drucken
cards-clear = Alle zeigen

## Die Regeln

rules-title = Die Regeln auf einer Seite
rules-lead = In acht Runden hinaus, in einem Zug heim: Was du zuerst spielst, wird zuletzt gewertet und sieht am meisten.

rules-aim = Worum es geht
rules-aim-1 = Du reist durch Alula. In jeder von acht Runden legst du eine Region rechts an deine Auslage. Liegen alle acht, gehst du heim: Die Auslage wird von rechts nach links gewertet, Karte für Karte.
rules-aim-2 = Eine Region wertet nur, was zu sehen ist, wenn du bei ihr ankommst: sie selbst, die Regionen, an denen du auf dem Heimweg schon vorbei bist, und alle deine Heiligtümer. Darum sieht die zuletzt gespielte Karte am wenigsten und die erste alles. Wer die meisten Ruhmespunkte hat, gewinnt.

rules-card = Eine Karte
rules-card-number = Die Zahl, 1 bis { -regions }, jede nur einmal. Niedrige Zahlen wählen zuerst, hohe versprechen mehr.
rules-card-land = Die Landschaftsart: Wald, Fluss, Wüste oder Stadt. Farbe und Muster sagen dasselbe.
rules-card-symbols = Was die Karte hat: Wunder (Uddu-Steine, Okiko-Schimären, Taukronen-Disteln), einen Hinweis, die Nacht.
rules-card-needs = Das dunkle Schild ist die Bedingung: Diese Wunder müssen zu sehen sein, sonst bringt die Aufgabe nichts. Wunder, die eine Karte verlangt, hat sie selbst nicht.
rules-card-quest = Die Aufgabe: Ruhmespunkte, einmal oder für jedes der gezeigten Dinge in Sicht.
rules-card-door = Ein Heiligtum hat keine Zahl und keine Bedingung. Es kann eine Landschaftsart, die Nacht, einen Hinweis, ein Wunder oder eine Aufgabe haben, und es ist auf dem ganzen Heimweg zu sehen.

rules-setup = Vor der ersten Runde
rules-setup-1 = Jeder bekommt verdeckt drei Regionen. In die Tischmitte kommen offen so viele Regionen, wie Spieler mitspielen, und eine mehr. Die Heiligtümer sind ein verdeckter Stapel.
rules-setup-2 = Variante für Erfahrene: Jeder bekommt fünf und behält heimlich drei. Die übrigen werden ungesehen zurückgemischt, erst dann wird die Tischmitte ausgelegt.

rules-round = Eine Runde
rules-round-1 = Erkunden. Alle wählen gleichzeitig und verdeckt eine ihrer drei Regionen. Dann werden alle zusammen aufgedeckt und rechts an die Auslagen gelegt.
rules-round-2 = Heiligtümer finden, ab Runde 2. Ist deine neue Zahl höher als die, die du unmittelbar davor gespielt hast? Dann ziehst du ein Heiligtum und eines mehr für jeden Hinweis in deiner Auslage (die neue Karte zählt mit) und auf deinen Heiligtümern. Nur du siehst sie an.
rules-round-3 = Nehmen. Einer nach dem anderen, die niedrigste Zahl dieser Runde zuerst: Nimm eine Region aus der Tischmitte auf die Hand, dann lege genau eines der gezogenen Heiligtümer offen vor dich. Die übrigen kommen verdeckt und in zufälliger Reihenfolge unter den Stapel.
rules-round-4 = Genommene Regionen werden nicht ersetzt. Die letzte, die übrig bleibt, kommt aus dem Spiel, und die Tischmitte wird neu ausgelegt.

rules-corner = Sonderfälle
rules-corner-last = In Runde { -rounds } nimmt niemand eine Region, darum gibt es keine Tischmitte. Heiligtümer werden gefunden und gewählt wie immer. Die zwei Regionen, die auf der Hand bleiben, zählen nicht.
rules-corner-short = Zu wenige Heiligtümer: Hat der Stapel weniger Karten, als alle Finder der Runde zusammen ziehen würden, zieht zunächst niemand. Jeder Finder zieht dann, wenn er an der Reihe ist, so viele, wie ihm zustehen oder wie noch da sind, legt eines hin, schiebt die übrigen sofort unter den Stapel und nimmt erst dann eine Region. Wer steigt, bekommt immer genau eines.
rules-corner-count = Am Ende hat jeder acht Regionen, zwei auf der Hand und so viele Heiligtümer, wie die Auslage Anstiege hat: keines bis sieben.

rules-home = Der Heimweg
rules-home-1 = Alle Auslagen werden umgedreht, die Heiligtümer bleiben offen. Jede Auslage wird von rechts nach links aufgedeckt. Eine Region wird in dem Moment gewertet, in dem sie aufgedeckt wird: mit den bis dahin aufgedeckten Regionen, sie selbst eingeschlossen, und allen Heiligtümern ihres Spielers.
rules-home-2 = Hat sie eine Bedingung, müssen von jedem Wunder mindestens so viele zu sehen sein, wie verlangt sind. Nichts wird verbraucht: Ein Symbol darf für beliebig viele Aufgaben und Bedingungen dienen.
rules-home-3 = Aufgaben zählen jedes Stein-, Schimären-, Distel- oder Hinweissymbol; jede Karte mit Nachtsymbol; jede Karte einer Landschaftsart oder einer von zweien; oder jeden vollständigen Satz aus vier Karten der vier Landschaftsarten.
rules-home-4 = Zum Schluss wird jedes Heiligtum gewertet, mit allem, was zu sehen ist: allen acht Regionen und allen Heiligtümern, es selbst eingeschlossen.
rules-tie = Gleichstand
rules-tie-1 = Wer von denen mit gleich vielen Ruhmespunkten die niedrigste Zahl in der Auslage hat, steht weiter vorn. Jede Zahl gibt es nur einmal, darum ist das immer eindeutig.

rules-example = Ein Beispiel zum Durchgehen
rules-example-about = Acht Regionen und zwei Heiligtümer. Geh Schritt für Schritt mit den Knöpfen oder den Pfeiltasten.
rules-example-name = Das Beispiel
rules-example-sum = Zusammen: { $fame } Ruhmespunkte.

## Der Reiseführer

guide-title = Ein kleiner Reiseführer
guide-lead = Alula liegt jenseits eines Nebelmeers. Das Land verschiebt sich, darum stimmt keine Karte lange: Man lernt es nur kennen, indem man es wieder und wieder durchwandert, in der einen Richtung hinaus und in der anderen heim.
guide-lands = Vier Landschaften, vier Jahreszeiten
guide-forest = Pilzwälder: Herbst
guide-forest-text = Rot und modrig, unter Hüten, breit wie Dächer. Sporen treiben im schrägen Licht wie warmer Schnee. Die Okiko ist gern hier, und zwischen den Stämmen wachsen die meisten der seltenen Taukronen-Disteln.
guide-river = Flüsse: Frühling
guide-river-text = Grün und voller Knospen. Das Wasser nimmt jede Nacht ein anderes Bett, und am Morgen blüht es, wo es gestern floss. Wer ihm folgt, findet Hinweise und manchmal ein Geweih im Schilf.
guide-desert = Felswüsten: Winter
guide-desert-text = Blau, kahl und still. Stein steht auf Stein, wie niemand ihn zu stapeln wagte, und darüber schweben Uddu in der kalten Luft. Hier warten die größten Aufgaben.
guide-city = Höhlenstädte: Sommer
guide-city-text = In der Hitze leben die Leute im Fels: Treppen, Lampen, Wimpel, kühle Türen. Hier werden Reisende gefragt, was sie von den anderen Landschaften gesehen haben.
guide-wonders = Drei Wunder
guide-uddu = Uddu
guide-uddu-text = Steine, die in der Luft schweben, jeder durchbohrt, und aus dem Loch kommt warmes Licht. Sie sind das häufigste Wunder, und niemand weiß, worauf sie warten.
guide-okiko = Okiko
guide-okiko-text = Ein einziges Himmelstier mit Geweih, an vielen Orten zugleich. Wer es im Wald gesehen hat und am Fluss, hat dieselbe Okiko gesehen.
guide-goldlog = Taukronen-Distel
guide-goldlog-text = Eine goldene Distel. In ihrer Krone sammelt sich heilender Tau. Sie ist das seltenste Wunder.
guide-people = Wem man begegnet
guide-denizens = Bewohner
guide-denizens-text = Sie bleiben, wo sie sind, jeder wacht über ein Stück Land und bittet Reisende um Nachricht: von Steinen, von Geweihen, von Nächten unter freiem Himmel. Bring sie auf dem Heimweg mit, und dein Ruhm wächst.
guide-sanctuaries = Heiligtümer
guide-sanctuaries-text = Verstecke für die, die sich Zeit lassen: eine Laterne, eine Quelle, eine angelehnte Tür. Wer von einem schnellen Ort zu einem langsameren geht, findet eines, und wer Hinweise hat, darf unter mehreren wählen.
guide-night = Tag und Nacht
guide-night-text = Manche Orte lernt man nur bei Nacht kennen. Es gibt Bewohner, die nach nichts anderem fragen.

## Die erste Partie

first-title = Deine erste Partie
first-about = Eine echte Partie gegen einen sanften Gegner, etwa zehn Minuten lang. Alles wird erklärt, wenn es zum ersten Mal geschieht. Mach Fehler, es steht nichts auf dem Spiel. Du kannst gehen und wiederkommen.
first-name = Dein Name
first-name-default = Reisende
first-start = Beginnen
first-resume = Weitermachen
first-again = Neu beginnen
first-failed = Der Server antwortet nicht. Regeln und Karten lassen sich ohne ihn lesen.
first-home = Acht Runden hinaus, nun geht es heim
first-done = Das war das ganze Spiel.
first-done-about = Von hier an geht es ums Planen: große Aufgaben früh, wo sie viel sehen; Wunder spät, wo alle sie sehen; und ein Anstieg, wann immer er nicht zu viel kostet.
first-play = Eine Partie spielen
first-rules = Die Regeln lesen

coach-name = Reisebegleitung
coach-next = Verstanden
coach-before = Davor
coach-step = { $step } von { $steps }
coach-welcome = Willkommen in Alula! In acht Runden legst du acht Regionen in eine Reihe, von links nach rechts. Dann gehst du heim und wertest sie von rechts nach links. Wähle nun eine deiner drei Regionen: einmal, um sie anzuheben, noch einmal, um sie verdeckt zu spielen.
coach-quest = Unten auf einer Karte steht ihre Aufgabe. Die Medaille sind Ruhmespunkte; was nach dem Strich steht, wird gezählt. „2 / Mond“ bringt 2 Ruhmespunkte für jede Nachtkarte, die beim Werten zu sehen ist. Karten ohne Aufgabe geben anderen ihre Symbole.
coach-needs = Das dunkle Schild über einer Aufgabe ist ihre Bedingung. Diese Wunder müssen beim Werten zu sehen sein, sonst bringt sie nichts. Was du später spielst, und deine Heiligtümer, sind dann zu sehen. Darum spielt man so eine Karte am besten früh.
coach-take = Beide Regionen sind aufgedeckt. Wer die niedrigste Zahl gespielt hat, nimmt zuerst aus der Tischmitte. Nimm eine, damit du wieder drei auf der Hand hast.
coach-climb = Von jetzt an zählen die Zahlen doppelt. Ist deine neue Zahl höher als deine letzte, findest du ein Heiligtum. Ist sie niedriger, findest du keines, darfst aber vielleicht zuerst nehmen.
coach-found = Du bist gestiegen und hast ein Heiligtum gefunden. Es bleibt auf dem ganzen Heimweg offen: Jede Region und jedes Heiligtum kann zählen, was darauf ist.
coach-low = Deine Zahl war niedriger als die davor: diesmal kein Heiligtum. Das ist nicht falsch, denn niedrige Zahlen wählen zuerst und bereiten den nächsten Anstieg vor.
coach-clue = Du hast einen Hinweis, die kleine Landkarte. Für jeden Hinweis in deiner Auslage oder auf deinen Heiligtümern ziehst du ein Heiligtum mehr, wenn du steigst. Du behältst immer noch eines, wählst aber unter mehr.
coach-night = Der Mond ist das Nachtsymbol. Manche Aufgaben zahlen für jede Nachtkarte in Sicht, auch für deine Heiligtümer.
coach-view = Denk an den Heimweg. Die Region aus Runde 1 wird zuletzt gewertet und sieht alle acht. Was du jetzt spielst, sieht nur sich selbst, was du danach spielst, und deine Heiligtümer. Also: große Aufgaben früh, Wunder spät.
coach-last = Die letzte Runde! Diese Region wird zuerst gewertet und sieht nur sich selbst und deine Heiligtümer. Niemand nimmt jetzt eine Region, aber ein Anstieg findet immer noch ein Heiligtum.
coach-home = Nun der Heimweg. Deine Auslage wird umgedreht; dann wird von rechts jede Region mit dem gewertet, was zu sehen ist. Sieh, wie die zuerst gespielten Regionen am meisten sehen.
