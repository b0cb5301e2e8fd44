## Os meus programas
programs-lead = Um programa que escreveu, ou um motor que tem, joga aqui às mesmas mesas que as pessoas. Corre no seu próprio computador e liga-se com um token. Toda a gente vê que é um programa, e que é seu.
programs-make = Acrescentar um programa
programs-name = Nome do programa
programs-name-hint = Os outros jogadores veem-no, com o seu nome como autor.
programs-open = Qualquer pessoa pode desafiá-lo
programs-open-hint = Se não, só você pode.
programs-make-yes = Criar um token
program-connected = ligado
program-away = desligado
program-no-token = Sem token válido: o programa não se pode ligar.
program-expires = válido até { $day }
program-unused = nunca usado
program-seen = usado pela última vez em { $time }
program-saved = Guardado.
program-token = Novo token
program-token-of = Novo token: { $name }
program-token-text = O token antigo deixa logo de valer, e o programa é desligado.
program-token-yes = Criar o novo token
program-revoke = Revogar o token
program-revoke-of = Revogar o token: { $name }
program-revoke-title = Revogar o token de { $name }?
program-revoke-text = { $name } é desligado de imediato, e as partidas em curso continuam sem ele. O programa fica na sua lista, com as partidas e as pontuações.
program-revoked = O token de { $name } foi revogado.
program-remove = Remover
program-remove-of = Remover: { $name }
program-remove-title = Remover { $name }?
program-remove-text = O token deixa de valer, e o nome { $name } desaparece. As partidas ficam, sem o nome. Não se pode desfazer.
program-removed = { $name } foi removido.
refused-no-program = Este programa já não existe. Recarregue a página.

## Um token
token = O token
token-title = O token de { $name }
token-made = { $name } tem um novo token. Guarde-o agora: só é mostrado uma vez.
token-once = Guarde-o agora: só é mostrado desta vez. Quem o tiver joga como o seu programa; guarde-o como uma palavra-passe.
token-scope = O que pode fazer
scope-play = Jogar e assistir
scope-play-text = Ocupa lugares, aceita desafios
scope-watch = Só assistir
scope-watch-text = Vê o que vê um visitante
token-days = Durante quanto tempo vale
token-period = { $days ->
    [366] Um ano
    [one] { $days } dia
   *[other] { $days } dias
  }
token-copy = Copiar o token
token-save = Guardar como { $file }
token-python = Com um programa que escreve
token-python-text = Este programa em Python mostra que o token funciona. Na pasta examples/bots do Tabuleiro há bots para começar.
token-copy-python = Copiar o programa
token-done = Já o guardei

## Motores da casa
admin-engines = Motores
engines-lead = Motores que estão na máquina desta casa. Os que autorizar podem ser adversários e analisar partidas, para toda a gente. Correm numa caixa isolada: sem rede, e sem acesso a mais nada da máquina.
engines-none = Não se encontrou nenhum motor nesta máquina. No Debian, «apt install stockfish» acrescenta um; depois, reinicie o Tabuleiro.
engines-no-sandbox = Nenhum motor pode ser usado:
engine-allowed = { $name } está autorizado.
engine-not-allowed = { $name } deixou de estar autorizado.
refused-engines = Este motor já não está na lista. Recarregue a página.
refused-no-engine = Não há esse motor para este jogo.
refused-engine-start = Este motor não pode jogar esta partida.
refused-engine = O motor não responde.
refused-engines-busy = Todos os motores estão ocupados. Tente outra vez daqui a pouco.
