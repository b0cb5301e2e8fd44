game-wargame = Batalha naval
game-wargame-text = Esconda a sua frota em blocos de 3×3 e afunde a do adversário.
first-wargame = Cada navio fica dentro de um dos blocos de 3×3, no máximo um em cada. Coloque a sua frota, ou deixe que o acaso a coloque; depois disparam à vez. Quando acertar num navio, o resto dele está no mesmo bloco.
