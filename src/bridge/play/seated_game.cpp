#include "bridge/play/seated_game.hpp"

#include "bridge/play/seated_game_of.hpp"
#include "programs/player/programs_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::bridge {

using programs::Protocol;

std::unique_ptr<SeatedGame> make_seated_game(std::string_view game, programs::ProgramSetup setup) {
    std::unique_ptr<SeatedGame> made;
    AllGames::for_each([&]<Game G>() {
        if (G::id == game) {
            made = std::make_unique<SeatedGameOf<G>>(programs::make_program<G>(std::move(setup)));
        }
    });
    return made;
}

std::vector<std::string> games_of(Protocol protocol) {
    std::vector<std::string> names;
    AllGames::for_each([&]<Game G>() {
        if (programs::plays<G>(protocol)) {
            names.emplace_back(G::id);
        }
    });
    return names;
}

tl::expected<void, programs::Failure> try_out(std::string_view game, programs::ProgramSetup setup) {
    const programs::Cancellation never;
    tl::expected<void, programs::Failure> tried;
    AllGames::for_each([&]<Game G>() {
        if (G::id == game) {
            tried = programs::make_program<G>(std::move(setup))->start(never);
        }
    });
    return tried;
}

} // namespace tabuleiro::bridge
