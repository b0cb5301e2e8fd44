// A player that looks one ply ahead: it captures the most valuable piece that it can, and promotes to the best one.
//
//     one_ply_player HOST PORT TOKEN_FILE
#include <algorithm>
#include <map>
#include <random>

#include "house_connection.hpp"

int value_of(const json& piece) {
    static const std::map<std::string, int> values{{"pawn", 1}, {"knight", 3}, {"bishop", 3},
                                                   {"rook", 5}, {"queen", 9},  {"king", 100}};
    const auto found = piece.is_string() ? values.find(piece) : values.end();
    return found == values.end() ? 0 : found->second;
}

// What a move wins: the opponent's pieces that it touches, and what a pawn becomes.
int gain(const json& state, const json& choice) {
    json touched = choice["touches"];
    if (!choice["path"].empty()) touched.push_back(choice["path"].back()); // a pass has no path
    int won = value_of(choice["choice"]);
    for (const json& board : state["board_view"]["boards"]) {
        for (const json& piece : board["pieces"]) {
            const bool is_touched = std::find(touched.begin(), touched.end(), piece["at"]) != touched.end();
            won += is_touched && piece["by"] != state["turn"] ? value_of(piece["is"]) : 0;
        }
    }
    return won;
}

std::string best_move(const json& state) {
    thread_local std::mt19937 chance(std::random_device{}());
    std::vector<json> choices = state["choices"];
    std::shuffle(choices.begin(), choices.end(), chance);
    const auto less = [&](const json& a, const json& b) { return gain(state, a) < gain(state, b); };
    return (*std::max_element(choices.begin(), choices.end(), less))["move"];
}

int main(int, char** words) {
    House house{words[1], words[2], ""};
    std::ifstream(words[3]) >> house.token;
    play_all(house, best_move);
}
