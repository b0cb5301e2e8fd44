# Partide lente: zile pe mutare, mutări condiționate, notificări.
slow-days = { $count ->
    [one] 1 zi
    [few] { $count } zile
   *[other] { $count } de zile
}
slow-hours = { $count ->
    [one] 1 oră
    [few] { $count } ore
   *[other] { $count } de ore
}
slow-minutes = { $count ->
    [one] 1 minut
    [few] { $count } minute
   *[other] { $count } de minute
}
slow-under-a-minute = mai puțin de un minut
slow-days-a-move = Zile pe mutare
slow-days-hint = Zilele trec și când nu este nimeni aici. Cine nu mută până atunci pierde la timp.
slow-your-move = Este rândul tău
slow-nothing-waits = Nicio partidă nu te așteaptă.
slow-against = cu { $opponent }
slow-left = mai sunt { $time }
slow-notify = Anunță-mă când se mută
slow-notify-refused = Browserul tău nu permite notificări aici. Poți schimba asta în setările lui.
slow-notification = { $game }, cu { $opponent }
slow-conditions = Mutări condiționate
slow-conditions-hint = Dacă aștepți o mutare, pregătește răspunsul: se joacă pe loc. Adversarul nu îl vede.
slow-add-line = Dacă …, atunci …
slow-remove = Șterge
slow-remove-line = Șterge: { $line }
slow-if-then = Dacă { $when }, atunci { $then }.
slow-if = Dacă { $when }, atunci …
slow-choose-move = Dacă adversarul joacă … Fă mutarea pe tablă.
slow-choose-reply = … atunci joci. Fă răspunsul pe tablă.
slow-line-ends = Aici partida s-ar termina.
slow-save-line = Salvează
slow-undo = Înapoi
slow-typed-move = Sau scrie mutarea
