// Each game's playthrough equals its golden file.
#include "playthroughs/playthrough.hpp"

#include "record/games.hpp"
#include "support/golden.hpp"

namespace tabuleiro::test {
namespace {

TEST(Playthroughs, AreAsWritten) {
    AllGames::for_each([]<Game G>() {
        expect_golden(source_path("tests/playthroughs/" + std::string(G::id) + ".txt"),
                      playthrough<G>(2026, 60));
    });
}

} // namespace
} // namespace tabuleiro::test
