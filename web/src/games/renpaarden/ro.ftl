game-renpaarden = Renpaarden
game-renpaarden-text = Cursa cailor: du-i pe toți de cealaltă parte.
first-renpaarden = Du-ți toți caii pe cele două rânduri din partea cealaltă, ale căror colțuri au culoarea ta. Nimic nu se capturează: un cal care ajunge peste unul al adversarului trebuie să sară imediat mai departe, așa că lanțurile de salturi traversează tabla.
