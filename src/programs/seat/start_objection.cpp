#include "programs/seat/start_objection.hpp"

#include "programs/player/programs_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {
namespace {

template <Game G>
std::optional<Reason> own_objection([[maybe_unused]] const KnownStarts& known,
                                    [[maybe_unused]] const GameSoFar& begun) {
    if constexpr (requires { &OwnPrograms<G>::objection; }) {
        if (const auto record = replayed<G>({begun.options, begun.start, {}})) {
            return OwnPrograms<G>::objection(known, record->options(), record->start());
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Reason> objection_to_start(const Introduction& introduction, std::string_view game,
                                         const GameSoFar& begun) {
    std::optional<Reason> objection;
    AllGames::for_each([&]<Game G>() {
        if (G::id == game && introduction.protocol != Protocol::Program) {
            objection = own_objection<G>(introduction.starts, begun);
        }
    });
    return objection;
}

} // namespace tabuleiro::programs
