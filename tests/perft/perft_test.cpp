// The quick tier: every case of every game that the generic count does quickly.
#include "perft/perft_file.hpp"
#include "record/games.hpp"

namespace tabuleiro::test {
namespace {

constexpr std::uint64_t quick = 250'000;

TEST(Perft, QuickCasesOfEveryGame) {
    AllGames::for_each(
        []<Game G>() { EXPECT_GT(run_perft_cases<G>(0, quick, perft<G>), 0) << G::id; });
}

} // namespace
} // namespace tabuleiro::test
