# O que duas pessoas em ecrãs diferentes fazem além dos lances, e o que um administrador faz a uma mesa.

action-give-time = Dar 15 s
action-pause = Pausa
action-resume = Continuar
action-greetings = Saudações
greetings = Saudações
greetings-mute = Silenciar o adversário
greeting-hello = Olá!
greeting-good-luck = Boa sorte!
greeting-well-played = Bem jogado!
greeting-thank-you = Obrigado!
greeting-sorry = Desculpe!
greeting-must-go = Desculpe, tenho de ir.
greeting-good-game = Boa partida!
greeting-goodbye = Adeus!
confirm-ask-pause = Pedir uma pausa ao adversário?
confirm-ask-pause-yes = Pedir
waiting-pause = Pediu uma pausa. À espera de resposta.
news-offer-pause = { $name } pede uma pausa.
paused = A partida está em pausa.
paused-how = Continua quando ambos quiserem; passado um dia, quando um quiser.
paused-waiting = Quer continuar. À espera do adversário.
news-resume = { $who ->
    [you] Quer continuar.
    [white] As brancas querem continuar.
    [black] As pretas querem continuar.
    [first] O primeiro jogador quer continuar.
    [second] O segundo jogador quer continuar.
   *[named] { $name } quer continuar.
}
news-resumed = A partida continua.
news-time-given = { $who ->
    [you] Deu 15 segundos ao adversário.
    [white] As brancas deram 15 segundos.
    [black] As pretas deram 15 segundos.
    [first] O primeiro jogador deu 15 segundos.
    [second] O segundo jogador deu 15 segundos.
   *[named] { $name } deu 15 segundos.
}
news-greeting = { $who ->
    [you] Você: { $greeting }
    [white] Brancas: { $greeting }
    [black] Pretas: { $greeting }
    [first] Primeiro jogador: { $greeting }
    [second] Segundo jogador: { $greeting }
   *[named] { $name }: { $greeting }
}
news-hint-shared = Dica para quem joga: { $path }
news-threat-shared = Ameaça mostrada a quem joga: { $path }
answer-greetings = Escreva «saudar» e um número: { $list }.
key-plus = dar 15 segundos ao adversário
key-p = pedir uma pausa, ou continuar
key-g = saudações
command-time = dar 15 segundos ao adversário
command-pause = pedir uma pausa, ou aceitá-la
command-resume = continuar depois de uma pausa
command-greet = as saudações, ou uma delas

moderation = Administração desta mesa
moderation-close = Fechar a mesa
moderation-close-text = A partida acaba sem resultado. Não se pode desfazer.
moderation-hide = Esconder a mesa
moderation-hide-text = Só os seus jogadores e os administradores a verão. Quem está a assistir é desligado.
moderation-show = Voltar a mostrar a mesa
moderation-show-text = Quem pode ver a mesa volta a vê-la.
moderation-hidden = Esta mesa está escondida: só os seus jogadores e os administradores a veem.
moderation-done = Feito.
