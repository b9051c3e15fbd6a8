### Die Übersicht: ein Handybildschirm, eine gedruckte Seite.

summary-title = Übersicht
summary-print = Drucken
summary-quests = Aufgaben: Ruhm für …
summary-quest-flat = den gedruckten Ruhm, einmal
summary-quest-clue = jeden Hinweis
summary-quest-night = jede Nachtkarte
summary-quest-uddu = jeden Uddu-Stein
summary-quest-okiko = jede Okiko-Schimäre
summary-quest-goldlog = jede Taukronen-Distel
summary-quest-biome = jede Karte einer Landschaftsart
summary-quest-either = jede Karte von einer der beiden
summary-quest-set = jeden Satz aus vier Landschaftsarten
summary-needs = Das dunkle Schild ist die Bedingung: Alle diese Naturwunder müssen zu sehen sein, sonst bringt die Aufgabe nichts. Symbole werden nie verbraucht.
summary-symbols = Symbole
summary-number = Die Zahl sind die Stunden der Erkundung: Niedrige Zahlen nehmen zuerst, eine höhere als deine letzte findet Heiligtümer.
summary-wonders = Uddu-Steine, Okiko-Schimären und Taukronen-Disteln erfüllen Bedingungen und werden gezählt.
summary-clues = Ein Hinweis zeigt dir bei jedem Fund ein Heiligtum mehr.
summary-nights = Die Nacht zählt für Nachtaufgaben.
summary-round = Eine Runde
summary-r1 = Alle wählen verdeckt eine Region und decken zusammen auf; sie kommt rechts an die Auslage.
summary-r2 = Ab Runde 2: höher als deine Region davor? Zieh ein Heiligtum und eines mehr für jeden Hinweis, den du hast.
summary-r3 = Die niedrigste Zahl zuerst: Nimm eine Region aus der Tischmitte (nicht in Runde 8), dann behalte eines der gezogenen Heiligtümer.
summary-home = Der Heimweg
summary-h1 = Von rechts nach links wird jede Region gewertet: mit sich selbst, allen Regionen rechts von ihr und allen deinen Heiligtümern.
summary-h2 = Zuletzt die Heiligtümer: Sie sehen alles. Bei gleich viel Ruhm gewinnt die niedrigste Zahl in der Auslage.
