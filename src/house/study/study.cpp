#include "house/study/study.hpp"

#include "core/text.hpp"
#include "house/study/study_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::house {

Allowed<std::unique_ptr<Study>> open_study(const MoveList& line) {
    Allowed<std::unique_ptr<Study>> study =
        refuse("malformed", "There is no game {text}.", tabuleiro::quoted(line.game));
    AllGames::for_each([&]<Game G>() {
        if (line.game != G::id) {
            return;
        }
        if constexpr (OpenGame<G>) {
            study = StudyOf<G>::open(line);
        } else {
            study = refuse("secrets", "A game with hidden information cannot be analysed.");
        }
    });
    return study;
}

} // namespace tabuleiro::house
