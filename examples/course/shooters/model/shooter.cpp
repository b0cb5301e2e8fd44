// Places a fleet, and fires.
#include "choice.hpp"

int main() {
    tabuleiro_player::run("Shooter", "the Tabuleiro authors", {"wargame"}, Choice());
}
