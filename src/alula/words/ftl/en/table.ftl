### Words of the web client's shell, home, table and replay.

## Shell

skip-to-content = Skip to the content
navigation = Pages
home-link = Alula, to the start page
home-nav = Play
preferences = Language, colours and sound
language = Language
theme = Colours
theme-auto = As the device
theme-light = Day
theme-dark = Night
sounds = Sounds
footer-about = Alula is a free way to play Faraway, the card game by Johannes Goupy and Corentin Lebrat. All drawings and words here are our own.
page-not-loaded = This page could not be loaded. Is the server still there?
try-again = Try again
not-found-title = No such place
not-found-text = The land shifts in Alula. Nothing is at this address now.

## Home

home-title = The journey out, the journey home
