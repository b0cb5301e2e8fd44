# Jogos lentos: dias por lance, lances condicionais, notificações.
slow-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
slow-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
slow-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
slow-under-a-minute = menos de um minuto
slow-days-a-move = Dias por lance
slow-days-hint = Os dias contam mesmo que não esteja cá ninguém. Quem não jogar dentro do prazo perde por tempo.
slow-your-move = É a sua vez
slow-nothing-waits = Nenhum jogo espera por si.
slow-against = contra { $opponent }
slow-left = faltam { $time }
slow-notify = Notificar-me dos lances
slow-notify-refused = O seu navegador não permite notificações aqui. Pode mudar isso nas definições dele.
slow-notification = { $game }, contra { $opponent }
slow-conditions = Lances condicionais
slow-conditions-hint = Se espera um lance, prepare a resposta: é jogada logo a seguir. O adversário não a vê.
slow-add-line = Se …, então …
slow-remove = Remover
slow-remove-line = Remover: { $line }
slow-if-then = Se { $when }, então { $then }.
slow-if = Se { $when }, então …
slow-choose-move = Se o adversário jogar … Faça o lance no tabuleiro.
slow-choose-reply = … então joga. Faça a sua resposta no tabuleiro.
slow-line-ends = O jogo acabaria aqui.
slow-save-line = Guardar
slow-undo = Voltar atrás
slow-typed-move = Ou escreva o lance
