// The full tier: the larger cases too, by the game's own fast count where it has one.
#include "perft/perft_file.hpp"
#include "record/games.hpp"

namespace tabuleiro::test {
namespace {

TEST(Perft, AllCasesOfEveryGame) {
    AllGames::for_each([]<Game G>() {
        const auto count = [](const typename G::Position& position, int depth) {
            if constexpr (requires { G::fast_perft(position, depth); }) {
                return G::fast_perft(position, depth);
            } else {
                return perft<G>(position, depth);
            }
        };
        EXPECT_GT(run_perft_cases<G>(0, ~std::uint64_t{0}, count), 0) << G::id;
    });
}

} // namespace
} // namespace tabuleiro::test
