#include "bridge/games/wargame_view.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "house/presenter/presenters.hpp"

namespace tabuleiro::bridge {
namespace {

using wargame::WarGame;

nlohmann::json shown(const WarGame::View& view) {
    JsonWriter out;
    house::write(out, house::Presenter<WarGame>::board_view(view));
    return nlohmann::json::parse(out.take());
}

// Whatever the house shows to a seat is read back into what the seat may know, and nothing else.
TEST(WarGameView, IsReadFromTheBoardViewAtEveryPlyOfAGame) {
    Rng rng(7);
    const WarGame::Options options{.size = {9, 12}, .counts = {{2, 1, 1, 1}}};
    WarGame::Position position = WarGame::start(options).value();
    int plies = 0;
    while (!WarGame::outcome(position)) {
        for (const Player seat : players) {
            const WarGame::View view = WarGame::view(position, seat);
            const auto read = SeenView<WarGame>::read(options, seat, shown(view));
            ASSERT_TRUE(read) << read.error().text();
            EXPECT_EQ(*read, view) << WarGame::write_view(view);
        }
        const auto moves =
            WarGame::legal_moves(WarGame::view(position, WarGame::to_move(position)));
        WarGame::play(position, moves[rng.below(moves.size())]);
        ++plies;
    }
    EXPECT_GT(plies, 20);
}

TEST(WarGameView, OfNonsenseIsRefused) {
    const WarGame::Options options;
    using nlohmann::json;
    for (const json& nonsense : {json(), json::array(), json{{"boards", 7}},
                                 json{{"boards",
                                       {{{"name", "first"},
                                         {"pieces", {{{"at", "first:A1"}, {"is", "ship-9"}}}},
                                         {"marks", json::array()}}}}}}) {
        const auto read = SeenView<WarGame>::read(options, Player::First, nonsense);
        EXPECT_TRUE(!read || read->own.board.counts().pieces() == 0) << nonsense;
    }
}

} // namespace
} // namespace tabuleiro::bridge
