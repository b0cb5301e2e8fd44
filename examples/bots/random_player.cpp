// A player that chooses among the legal moves at random, in any game of the house:
//
//     random_player HOST PORT TOKEN_FILE
#include <random>

#include "house_connection.hpp"

int main(int, char** words) {
    House house{words[1], words[2], ""};
    std::ifstream(words[3]) >> house.token;
    play_all(house, [](const json& state) {
        thread_local std::mt19937 chance(std::random_device{}());
        return state["choices"][chance() % state["choices"].size()]["move"].get<std::string>();
    });
}
