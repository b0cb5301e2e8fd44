game-xadrez = Xadrez com operações
game-xadrez-text = Xadrez em que cada peça tem uma operação especial.
first-xadrez = Além dos seus lances, cada peça tem uma operação: um truque só seu. Um ponto verde marca as peças que ainda a têm. Toque numa delas: um losango mostra aonde a operação pode levar, ou um botão oferece-a. Os números pequenos distinguem as peças iguais na lista de lances.
