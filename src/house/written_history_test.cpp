#include "house/written_history.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

std::string written(const PlayedMove& move) {
    JsonWriter out;
    write(out, move, MoveTime{});
    return out.take();
}

TEST(WrittenHistory, HasTheMovesFromAnyPlyOn) {
    const PlayedMove first{.text = "e2e4"};
    const PlayedMove second{.by = Player::Second, .text = "e7e5"};
    WrittenHistory history;
    EXPECT_EQ(history.from(0), "");
    history.add(first, {});
    history.add(second, {});
    EXPECT_EQ(history.from(0), written(first) + "," + written(second));
    EXPECT_EQ(history.from(1), written(second));
    EXPECT_EQ(history.from(2), "");
}

TEST(WrittenHistory, ForgetsAMoveThatWasTakenBack) {
    const PlayedMove first{.text = "e2e4"};
    const PlayedMove other{.text = "d2d4"};
    WrittenHistory history;
    history.add(first, {});
    history.add(first, {});
    history.remove_last();
    EXPECT_EQ(history.from(0), written(first));
    history.remove_last();
    history.add(other, {});
    EXPECT_EQ(history.from(0), written(other));
}

} // namespace
} // namespace tabuleiro::house
