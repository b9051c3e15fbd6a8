### Worte der Web-Oberfläche: Rahmen, Startseite, Tisch und Wiedergabe.

## Rahmen

skip-to-content = Zum Inhalt springen
navigation = Seiten
home-link = Alula, zur Startseite
home-nav = Spielen
preferences = Sprache, Farben und Ton
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
sounds = Töne
footer-about = Alula ist ein freier Weg, Faraway zu spielen, das Kartenspiel von Johannes Goupy und Corentin Lebrat. Alle Zeichnungen und Worte hier sind unsere eigenen.
page-not-loaded = Diese Seite konnte nicht geladen werden. Läuft der Server noch?
try-again = Noch einmal versuchen
not-found-title = Hier ist nichts
not-found-text = Das Land wandelt sich in Alula. An dieser Adresse ist gerade nichts.

## Startseite

home-title = Der Weg hinaus, der Weg zurück
