### The summary sheet: one phone screen, one printed page.

summary-title = Summary
summary-print = Print
summary-quests = Quests: fame for …
summary-quest-flat = the fame printed, once
summary-quest-clue = each clue
summary-quest-night = each night card
summary-quest-uddu = each uddu
summary-quest-okiko = each okiko
summary-quest-goldlog = each goldlog
summary-quest-biome = each card of a biome
summary-quest-either = each card of either biome
summary-quest-set = each set of four different biomes
summary-needs = The dark band is the prerequisite: all these wonders must be in view, or the quest gives nothing. Symbols are never used up.
summary-symbols = Symbols
summary-number = The number is the hours that exploring takes: low numbers take first, a higher one than your last finds sanctuaries.
summary-wonders = Uddu, okiko and goldlog meet prerequisites and are counted.
summary-clues = A clue shows you one more sanctuary each time you find.
summary-nights = Night counts for night quests.
summary-round = A round
summary-r1 = All choose a region in secret and reveal together; it goes to the right end of the row.
summary-r2 = From round 2: higher than your region before? Draw a sanctuary, and one more for each clue you have.
summary-r3 = The lowest number first: take a region from the middle (not in round 8), then keep one of the sanctuaries you drew.
summary-home = The journey home
summary-h1 = From right to left, each region scores with itself, all regions to its right and all your sanctuaries.
summary-h2 = Last, each sanctuary scores and sees everything. Equal fame: the lowest number in the row wins.
