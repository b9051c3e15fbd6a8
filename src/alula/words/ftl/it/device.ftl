### Partite su un solo dispositivo: chi gioca, passarlo, file.

device-title = Partite su questo dispositivo
device-lead = Persone che se lo passano, e bot in qualunque posto. Senza rete, e niente viene inviato.
device-name-of = Nome al posto { $number }
device-who = Chi gioca al posto { $number }
device-a-person = Una persona qui
device-person = Giocatore { $number }
device-bot-name = Nome del bot
device-remove = Togli il posto { $number }
device-add = Un posto in più
device-practice-choice = Allenamento: le scelte si possono riprendere
device-begin = Comincia
device-practice = Allenamento
device-undo = Riprendi la mia scelta
device-give-to = Passa il dispositivo a
device-i-am = Sono { $player }
device-hidden = Fino ad allora tutte le carte sono nascoste.
device-no-game = Questa partita non è su questo dispositivo
device-running = In corso
device-kept = Conservate su questo dispositivo
device-kept-lead = Un verbale che trascini qui si apre per essere rivisto.
device-open-file = Apri un file
device-save-all = Salva tutto in un file
device-imported = { $count ->
    [0] Non c’era niente di nuovo.
    [one] Una partita è stata aggiunta.
   *[other] { $count } partite sono state aggiunte.
}
device-forget = Elimina la partita di { $players }
device-forget-sure = Eliminare questa partita dal dispositivo? Non si può recuperare.
device-trouble-full = Il browser non ha potuto conservare la partita: lo spazio è pieno o chiuso. Puoi continuare finché questa pagina è aperta.
device-trouble-engine = Il motore non risponde. La tua partita è al sicuro.
device-file-too-large = Questo file è troppo grande per partite di Alula.
device-file-not-json = Questo file non è JSON: scegline uno salvato da Alula.
device-file-not-ours = Questo file non contiene partite: scegli un verbale o un file salvato da Alula.
device-file-broken-game = La partita { $number } in questo file è danneggiata. Non è stato preso altro.
device-file-unfinished = Questo verbale non ha un risultato. Si possono mostrare solo partite finite.
device-file-illegal = La partita { $number } in questo file viola le regole all’evento { $event }. Non è stato preso altro.
