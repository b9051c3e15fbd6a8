### Games on one device: who sits there, handing it over, files.

device-title = Games on this device
device-lead = People who pass it on, and bots in any seat. It needs no network, and nothing is sent anywhere.
device-name-of = Name in seat { $number }
device-who = Who plays in seat { $number }
device-a-person = A person here
device-person = Player { $number }
device-bot-name = A bot’s name
device-remove = Take seat { $number } away
device-add = One more seat
device-practice-choice = Practice: choices can be taken back
device-begin = Begin
device-practice = Practice
device-undo = Take back my choice
device-give-to = Give the device to
device-i-am = I am { $player }
device-hidden = Everybody’s cards are hidden until then.
device-no-game = This game is not on this device
device-running = Going on
device-kept = Kept on this device
device-kept-lead = A record that you drop here opens as a replay.
device-open-file = Open a file
device-save-all = Save all as one file
device-imported = { $count ->
    [0] Nothing in it was new.
    [one] One game was added.
   *[other] { $count } games were added.
}
device-forget = Remove the game of { $players }
device-forget-sure = Remove this game from the device? It cannot be brought back.
device-trouble-full = The browser could not keep the game: its storage is full or closed. You can play on while this page is open.
device-trouble-engine = The engine does not answer. Your game is safe.
device-file-too-large = This file is too large to be games of Alula.
device-file-not-json = This file is not JSON: choose one that Alula has saved.
device-file-not-ours = This file holds no games: choose a record or a file that Alula has saved.
device-file-broken-game = Game { $number } in this file is damaged. Nothing more was taken.
device-file-unfinished = This record has no result. Only finished games can be shown.
device-file-illegal = Game { $number } in this file breaks the rules at event { $event }. Nothing more was taken.
