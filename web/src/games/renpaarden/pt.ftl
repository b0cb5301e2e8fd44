game-renpaarden = Renpaarden
game-renpaarden-text = A corrida de cavalos: leve-os todos para o outro lado.
first-renpaarden = Leve todos os seus cavalos às duas linhas do outro lado, cujos cantos têm a sua cor. Nada se captura: um cavalo que cai em cima de um do adversário tem de saltar logo outra vez, e é com essas sequências de saltos que se atravessa o tabuleiro.
