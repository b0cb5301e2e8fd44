## History
history-of = Partidas de { $name }
history-sign-in = Entre na sua conta e todas as partidas que terminar ficam aqui, em qualquer dispositivo.
history-opponent = Adversário
history-ended = Fim
outcome-won = Vitória
outcome-drawn = Empate
outcome-lost = Derrota
outcome-none = Anulada
history-none = Ainda não terminou nenhuma partida. Quando terminar, aparece aqui.
history-none-listed = Não há aqui partidas que possa ver.
history-none-found = Nenhuma partida corresponde a estes filtros.
history-found = { $count ->
    [one] { $count } partida encontrada.
   *[other] { $count } partidas encontradas, ou mais.
  }
history-more = Mostrar mais
history-more-shown = { $count ->
    [one] Mais { $count } partida.
   *[other] Mais { $count } partidas.
  }
history-save = Guardar
history-save-of = Guardar: { $game }, { $opponent }
history-analyse-of = Analisar: { $game }, { $opponent }
history-by-resignation = Por desistência.
history-by-agreement = Por acordo.
history-by-claim = Por reclamação.
history-by-time = Por tempo.
history-by-abandonment = Um jogador saiu.
opponent-nameless = Alguém sem nome
speed-none = Sem relógio
speed-bullet = Bullet (menos de 3 min)
speed-blitz = Blitz (menos de 8 min)
speed-rapid = Rápidas (menos de 25 min)
speed-classical = Clássicas
speed-days = Dias por lance
filters = Filtros
filter-all = Todos
filter-from = Desde
filter-to = Até
filter-none = Limpar filtros
filter-level = Computador, nível { $level }
filter-this-opponent = Este adversário

## Profile
profile-title = Perfil
profile-since = Aqui desde { $day }
profile-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  }
profile-my-games = { $count ->
    [one] A minha partida
   *[other] As minhas { $count } partidas
  }
profile-history-hidden = { $name } não mostra as partidas terminadas.
ratings = Pontuações
ratings-hidden = { $name } não mostra as pontuações.
ratings-none = { $name } ainda não jogou nenhuma partida a valer.
ratings-none-own = Ainda não jogou nenhuma partida a valer. Numa nova partida, escolha «A valer» contra o computador ou outro jogador.
ratings-course-of = Mostrar a evolução da pontuação em
ratings-games = { $count ->
    [one] { $count } partida a valer
   *[other] { $count } partidas a valer
  }
ratings-provisional = provisória
ratings-explained = As pessoas e os níveis do computador têm a mesma escala. «1480 ± 60» quer dizer: muito provavelmente entre 1420 e 1540. Quanto mais partidas a valer, menor o intervalo.
ratings-provisional-explained = Uma pontuação provisória ainda é demasiado incerta para comparar; bastam dez a vinte partidas a valer.
ratings-course-short = Depois da segunda partida a valer, aparece aqui um gráfico.
course-label = Pontuação ao longo do tempo: { $game }
course-point = { $count ->
    [one] { $day }: { $rating }, depois de { $count } partida
   *[other] { $day }: { $rating }, depois de { $count } partidas
  }
course-table = Em tabela
course-day = Dia
course-rating = Pontuação
course-games = Partidas a valer
opponents = Resultados por adversário
opponents-hidden = { $name } não mostra os adversários.
opponents-last = Última partida
opponents-all = { $count ->
    [one] Mostrar { $count }
   *[other] Mostrar todos os { $count }
  }
hiding = O que os outros não veem
hiding-text = Os professores dos seus grupos e o administrador veem as suas partidas na mesma, e os adversários as que jogaram consigo.
hide-ratings = Esconder as minhas pontuações
hide-opponents = Esconder os meus resultados por adversário
hide-history = Esconder as minhas partidas terminadas
hiding-saved = Guardado.

## Rated games
rated = A valer
casual = Amigável
rated-title = Conta para a pontuação?
counting-rated = Muda a sua pontuação; sem voltar atrás e sem dicas
counting-casual = Não conta para nada
rated-game = Partida a valer
casual-game = Partida amigável
rated-invitation = Esta partida é a valer: muda a sua pontuação.
rated-invitation-visitor = Esta partida é a valer. Entre primeiro na sua conta e abra o link outra vez.
why-casual-here = As partidas no mesmo ecrã são amigáveis.
why-casual-watch = As partidas entre computadores não contam para a pontuação.
why-casual-engine = As partidas contra motores são amigáveis.
why-casual-own-program = As partidas contra um programa seu são amigáveis.
why-casual-sign-in = Esta partida é amigável. Para jogar a valer, entre primeiro na sua conta.
why-casual-time = Com tempos diferentes para os dois lados, a partida é amigável.
why-casual-start = A partir de uma posição sua, a partida é amigável.
why-casual-options = Com regras e opções suas, a partida é amigável.
even-rating = A sua pontuação: { $rating }.
even-choose = O mais equilibrado para si: { $level }, { $name }
even-chosen = Este é o nível mais equilibrado para si.
rating-changed = { $who ->
    [you] A sua pontuação: { $rating } ({ $change })
   *[named] { $name }: { $rating } ({ $change })
  }
rating-not-counted = Esta partida não contou para a pontuação.

## Refusals
refused-no-person = Não há aqui ninguém com este endereço. Talvez a conta tenha sido eliminada.
refused-hidden = Esta pessoa não mostra isso.
