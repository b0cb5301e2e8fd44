game-xadrez = Șah cu operații
game-xadrez-text = Șah în care fiecare piesă are o mutare specială.
first-xadrez = Pe lângă mutările obișnuite, o piesă are o operație: o mutare specială, numai a ei. Un punct verde arată piesele care o mai au. Atinge una: un romb arată unde poate duce operația sau apare un buton pentru ea. Numerele mici deosebesc piesele de același fel în lista mutărilor.
