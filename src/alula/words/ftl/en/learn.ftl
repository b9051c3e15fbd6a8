### Learning: the first game, the rules, the travel guide, all cards.

learn-title = Learn
learn-about = New in Alula, or in doubt about a rule? Start anywhere.
learn-first-about = About ten minutes against a gentle opponent. Everything is explained when it first happens.
learn-rules-about = Everything, with every corner case and an example to walk through.
learn-guide-about = Lands and seasons, wonders and those who watch over them.
learn-cards-about = All { -cards }, to search, filter and print.
learn-pad-title = Score pad
learn-pad-about = For games with real cards: enter the rows, see the journey home.

## All cards

cards-title = All cards
cards-search = Search in words
cards-search-hint = for example: night okiko
# $count (number) of cards shown
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-regions = Regions
cards-sanctuaries = Sanctuaries
cards-print = Print
cards-clear = Show all

## The rules

rules-title = The rules on one page
rules-lead = Out in eight rounds, home in one breath: what you play first is counted last, and sees the most.

rules-aim = What it is about
rules-aim-1 = You travel through Alula. In each of eight rounds you put one region at the right end of your row. When all eight are out, you walk home: the row is scored from right to left, card by card.
rules-aim-2 = A region scores only with what is in view when you come to it: itself, the regions already passed on the way home, and all your sanctuaries. So the last card you play sees the least, and the first sees everything. Most fame wins.

rules-card = A card
rules-card-number = The number, 1 to { -regions }, each once. Low numbers choose first; high numbers promise more.
rules-card-land = The land: mushroom forest, river, rocky desert or cave city. Colour and pattern say the same.
rules-card-symbols = What the card has: wonders (uddu stones, okiko chimeras, goldlog thistles), a clue, the night.
rules-card-needs = The dark tag is the prerequisite: these wonders must be in view, or the quest gives nothing. Wonders that a card asks for are not wonders that it has.
rules-card-quest = The quest: fame, once, or for each of the things shown that is in view.
rules-card-door = A sanctuary has no number and no prerequisite. It may have a land, the night, a clue, a wonder or a quest, and it is in view all the way home.

rules-setup = Before the first round
rules-setup-1 = Deal three regions to each player, secretly. Lay out as many regions as there are players, plus one, face up: the market. The sanctuaries are a face-down deck.
rules-setup-2 = Advanced variant: deal five, everybody secretly keeps three. The others are shuffled back unseen, and only then is the market laid out.

rules-round = A round
rules-round-1 = Explore. All choose one of their three regions, secretly and at the same time. Then all are revealed together, and each is put at the right end of its player's row.
rules-round-2 = Find sanctuaries, from round 2 on. Is your new number higher than the one you played just before? Then draw one sanctuary, and one more for every clue in your row (the new card included) and on your sanctuaries. Only you look at them.
rules-round-3 = Take. One after another, the lowest number of this round first: take one region from the market into your hand, then put exactly one of the sanctuaries you drew in front of you. The rest goes under the deck, face down and in random order.
rules-round-4 = Taken regions are not replaced. The one that is left at the end leaves the game, and a new market is laid out.

rules-corner = Special cases
rules-corner-last = In round { -rounds } nobody takes a region, so there is no market. Sanctuaries are found and chosen as always. The two regions left in your hand do not count.
rules-corner-short = Too few sanctuaries: if the deck holds fewer than all finders of the round would draw together, nobody draws yet. Each finder draws on their own turn, as many as are due or as there still are, puts one down, puts the rest under the deck at once, and then takes a region. Whoever climbs always gets exactly one.
rules-corner-count = Every player ends with eight regions, two in hand, and as many sanctuaries as the row has climbs: none to seven.

rules-home = The journey home
rules-home-1 = Turn all rows face down; sanctuaries stay face up. Reveal each row from right to left. A region scores at the moment it is revealed, with the regions revealed so far, itself included, and all sanctuaries of its player.
rules-home-2 = With a prerequisite, at least as many of each wonder must be in view as it asks for. Nothing is used up: one symbol may serve any number of quests and prerequisites.
rules-home-3 = Quests count each uddu, okiko, goldlog or clue symbol; each card with the night symbol; each card of a land, or of either of two lands; or each complete set of four cards of the four different lands.
rules-home-4 = At the end every sanctuary scores with everything in view: all eight regions and all sanctuaries, itself included.
rules-tie = Equal fame
rules-tie-1 = Of players with equal fame, the one with the lowest number in the row is placed better. Every number exists once, so this always decides.

rules-example = An example to walk through
rules-example-about = Eight regions and two sanctuaries. Go step by step with the buttons or the arrow keys.
rules-example-name = The example
rules-example-sum = Sum: { $fame } fame.

## The travel guide

guide-title = A small travel guide
guide-lead = Alula lies beyond a sea of mists. The land keeps shifting, so no map is true for long: one learns it only by walking it again and again, out in the one direction and home in the other.
guide-lands = Four lands, four seasons
guide-forest = Mushroom forests: autumn
guide-forest-text = Red and musty, under caps as wide as roofs. Spores drift in the low light like warm snow. Okiko likes it here, and most of the rare goldlog grows between the stems.
guide-river = Rivers: spring
guide-river-text = Green and full of buds. The water takes another bed every night, and by morning there are blossoms where it was. Whoever follows it finds clues, and now and then antlers among the reeds.
guide-desert = Rocky deserts: winter
guide-desert-text = Blue, bare and still. Stone stands on stone as nobody would dare to stack it, and uddu hang in the cold air above. The greatest quests wait out here.
guide-city = Cave cities: summer
guide-city-text = In the heat people live inside the rock: stairs, lamps, pennants, cool doorways. Here travellers are asked what they have seen of the other lands.
guide-wonders = Three wonders
guide-uddu = Uddu
guide-uddu-text = Stones that float in mid-air, each pierced by a hole from which a warm light comes. They are the most common wonder, and nobody knows what they are waiting for.
guide-okiko = Okiko
guide-okiko-text = A single celestial beast with antlers, in many places at once. Whoever has seen it in a forest and by a river has seen the same okiko.
guide-goldlog = Goldlog
guide-goldlog-text = A golden thistle. Its crown gathers dew that heals. It is the rarest wonder.
guide-people = Those you meet
guide-denizens = Denizens
guide-denizens-text = They stay where they are, each watching over one patch of land, and ask travellers for news: of stones, of antlers, of nights under the open sky. Bring it on your way home, and your fame grows.
guide-sanctuaries = Sanctuaries
guide-sanctuaries-text = Hideaways for those who take their time: a lantern, a spring, a door ajar. Whoever goes from a quick place to a slower one finds one, and whoever has clues may choose among several.
guide-night = Day and night
guide-night-text = Some places are only to be known at night. There are denizens who ask for nothing else.

## The first game

first-title = Your first game
first-about = A real game against one gentle opponent, about ten minutes long. Each thing is explained when it first happens. Make mistakes, nothing is at stake. You can leave and come back.
first-name = Your name
first-name-default = Traveller
first-start = Begin
first-resume = Go on where you were
first-again = Begin anew
first-failed = The server does not answer. The rules and the cards can be read without it.
first-home = Eight rounds out, now the way home
first-done = That was the whole game.
first-done-about = From here on it is about planning: great quests early, where they see much; wonders late, where everything sees them; and a climb whenever it does not cost too much.
first-play = Play a game
first-rules = Read the rules

coach-name = Travel companion
coach-next = Understood
coach-before = Back
coach-step = { $step } of { $steps }
coach-welcome = Welcome to Alula! In eight rounds you lay eight regions in a row, from left to right. Then you walk home and score them from right to left. Now choose one of your three regions: choose it once to lift it, and again to play it face down.
coach-quest = At the foot of a card is its quest. The medal is fame; what stands after the stroke is counted. “2 / moon” gives 2 fame for each night card in view when it is scored. Cards without a quest give symbols to others.
coach-needs = The dark tag above a quest is its prerequisite. These wonders must be in view when the card is scored, or it gives nothing. What you play later, and your sanctuaries, will be in view then. So such a card is best played early.
coach-take = Both regions are revealed. Whoever played the lowest number takes first from the market. Take one, so that you have three in hand again.
coach-climb = From now on the numbers matter twice. If your new number is higher than your last one, you find a sanctuary. If it is lower, you find none, but you may well take first.
coach-found = You climbed, and found a sanctuary. It stays face up all the way home: every region and every sanctuary can count what it has.
coach-low = Your number was lower than the one before: no sanctuary this time. That is not wrong, for low numbers choose first and set up the next climb.
coach-clue = You have a clue, the little map. Each clue in your row or on your sanctuaries lets you draw one sanctuary more when you climb. You still keep one, but you choose among more.
coach-night = The moon is the night symbol. Some quests pay for each night card in view, your sanctuaries included.
coach-view = Think of the way home. The region of round 1 is scored last and sees all eight. What you play now sees only itself, what you play after it, and your sanctuaries. So: great quests early, wonders late.
coach-last = The last round! This region is scored first and sees only itself and your sanctuaries. Nobody takes a region now, but a climb still finds a sanctuary.
coach-home = Now the way home. Your row turns face down; then, from the right, each region scores with what is in view. Watch how the first regions you played see the most.
