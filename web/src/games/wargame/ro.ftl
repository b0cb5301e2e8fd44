game-wargame = Bătălia navală
game-wargame-text = Ascunde-ți flota în blocuri de 3×3 și scufund-o pe a adversarului.
first-wargame = Fiecare navă stă într-unul dintre blocurile de 3×3, cel mult una în fiecare. Așază-ți flota sau las-o să fie așezată la întâmplare; apoi jucătorii trag pe rând. Când lovești o navă, restul ei este în același bloc.
