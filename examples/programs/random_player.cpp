// Plays any legal move in every game of the house.
#include <random>

#include "tabuleiro_player.hpp"

int main() {
    std::mt19937 numbers(std::random_device{}());
    const auto choose = [&](const tabuleiro_player::Game& game) {
        return game.legal[numbers() % game.legal.size()];
    };
    tabuleiro_player::run("Random", "the Tabuleiro authors",
                          {"chess", "xadrez", "wargame", "renpaarden", "reversi"}, choose);
}
