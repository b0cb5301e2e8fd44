#include "server/engines/written_game.hpp"

#include <nlohmann/json.hpp>

#include "house/shallow_json.hpp"

namespace tabuleiro::server {

programs::GameSoFar written_game(const house::MoveList& line) {
    programs::GameSoFar game{.start = line.start, .moves = line.moves};
    const nlohmann::json options = house::parse_shallow(line.options);
    if (options.is_object()) {
        for (const auto& [name, value] : options.items()) {
            game.options.emplace_back(name,
                                      value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    return game;
}

} // namespace tabuleiro::server
