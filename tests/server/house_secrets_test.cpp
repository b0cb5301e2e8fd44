// War Game: every byte that is sent to a seat, or to a spectator, is searched for the opponent's
// secrets.
#include "open_house.hpp"
#include "support/secret_search.hpp"

namespace tabuleiro::test {
namespace {

class Secrets : public OpenHouse {};

TEST_F(Secrets, AClientNeverGetsWhatItsPlayerHasNotSeen) {
    const std::vector<std::uint16_t> here{house_.port()};
    SecretGame game({here, here, here});
    for (int round = 0; round < 12; ++round) {
        game.play_round(round);
    }
    game.read_records();
    EXPECT_EQ(game.leak(), "");
    EXPECT_TRUE(game.search_works());
    EXPECT_EQ(game.reconnects(), 0);
    EXPECT_GE(game.version(), 12) << "too little was played";
}

} // namespace
} // namespace tabuleiro::test
