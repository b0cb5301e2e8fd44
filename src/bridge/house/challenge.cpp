#include "bridge/house/challenge.hpp"

#include <algorithm>

#include "bridge/house/table_state.hpp"

namespace tabuleiro::bridge {

using nlohmann::json;

std::vector<Challenge> challenges_in(const json& you) {
    std::vector<Challenge> found;
    const json& all = field(you, "challenges");
    for (const json& one : all.is_array() ? all : json::array()) {
        if (field(one, "mine") != true && !text_in(one, "table").empty()) {
            found.push_back(
                {text_in(one, "table"), text_in(one, "game"), name_in(field(one, "by"))});
        }
    }
    return found;
}

std::optional<std::string> objection_to(const Challenge& challenge, const AcceptRules& rules,
                                        std::size_t tables_now) {
    if (!rules.accepts) {
        return "challenges are not accepted";
    }
    if (std::find(rules.games.begin(), rules.games.end(), challenge.game) == rules.games.end()) {
        return "it does not play " + challenge.game;
    }
    if (tables_now >= rules.tables) {
        return "it plays at " + std::to_string(tables_now) + " tables already";
    }
    return std::nullopt;
}

} // namespace tabuleiro::bridge
