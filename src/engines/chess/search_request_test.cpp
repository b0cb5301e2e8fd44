#include "engines/chess/search_request.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::roque {
namespace {

Record<Chess> after(std::initializer_list<const char*> moves) {
    Record<Chess> record = engine_game();
    for (const char* move : moves) {
        EXPECT_TRUE(record.play_text(move)) << move;
    }
    return record;
}

TEST(SearchRequest, TellsOfPositionsThatCanStillComeBack) {
    const Record<Chess> record = after({"e4", "e5", "Nf3", "Nc6"});
    const SearchRequest request = request_for(record);
    EXPECT_EQ(request.game.position, record.position());
    EXPECT_EQ(request.game.earlier, (std::vector<std::uint64_t>{record.position_at(2).key(),
                                                                record.position_at(3).key()}));
}

TEST(SearchRequest, KnowsWhereTheLastMoveTookSomething) {
    EXPECT_EQ(captured_on(engine_game()), std::nullopt);
    EXPECT_EQ(captured_on(after({"e4", "d5"})), std::nullopt);
    EXPECT_EQ(request_for(after({"e4", "d5", "exd5"})).captured_on, Square::D5);
}

} // namespace
} // namespace tabuleiro::roque
