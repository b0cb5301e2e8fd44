#include "arena/game/arena_game.hpp"

#include "arena/game/arena_game_of.hpp"
#include "engines/computers.hpp"
#include "record/games.hpp"

namespace tabuleiro::arena {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return text.data();
}

ProgramSetup program_setup(const PlayerSpec& player, const Plan& plan,
                           const ProgramSurroundings& surroundings) {
    ProgramSetup setup;
    setup.name = player.name;
    setup.command.arguments = split_command(player.command).value();
    setup.command.directory = player.directory;
    setup.command.error_file = surroundings.log ? surroundings.log->path() : "";
    setup.command.confiner = surroundings.sandbox;
    setup.protocol = player.protocol;
    setup.options = player.options;
    setup.start_time = plan.start_time;
    setup.patience = plan.patience;
    setup.log = surroundings.log;
    return setup;
}

const ArenaGame* find_game(std::string_view game) {
    const ArenaGame* found = nullptr;
    AllGames::for_each([&]<Game G>() {
        static const ArenaGameOf<G> arena_game;
        if (G::id == game) {
            found = &arena_game;
        }
    });
    return found;
}

std::vector<std::string_view> game_names() {
    std::vector<std::string_view> names;
    AllGames::for_each([&]<Game G>() { names.push_back(G::id); });
    return names;
}

} // namespace tabuleiro::arena
