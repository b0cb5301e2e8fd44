#include "engines/chess/book/opening_book.hpp"

#include <gtest/gtest.h>

#include <map>

#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"
#include "support/files.hpp"

namespace tabuleiro::roque {
namespace {

TEST(OpeningBook, IsReadAndEveryMoveInItIsLegal) {
    const auto book = OpeningBook::parse(test::read_file(test::source_path("books/chess.txt")));
    ASSERT_TRUE(book) << book.error().text();
    EXPECT_GT(book->size(), 200U);
    EXPECT_EQ(opening_book().size(), book->size());
}

TEST(OpeningBook, KnowsTheFirstPositionAndAnAnswerToEveryFirstMove) {
    const chess::Position start;
    EXPECT_TRUE(opening_book().knows(start));
    for (const chess::Move move : start.legal_moves()) {
        chess::Position next = start;
        next.play(move);
        EXPECT_TRUE(opening_book().knows(next)) << to_san(start, move);
    }
}

TEST(OpeningBook, DrawsByWeight) {
    const auto book = OpeningBook::parse("# a comment\n: e4 3, d4 1\n\ne4: e5 1\n");
    ASSERT_TRUE(book);
    EXPECT_EQ(book->size(), 2U);
    const chess::Position start;
    Rng rng(1);
    std::map<std::string, int> drawn;
    for (int i = 0; i < 4000; ++i) {
        ++drawn[to_san(start, *book->draw(start, rng))];
    }
    EXPECT_EQ(drawn.size(), 2U);
    EXPECT_NEAR(drawn["e4"], 3000, 200);
    const auto elsewhere = chess::parse_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(book->draw(*elsewhere, rng));
}

TEST(OpeningBook, SaysWhatIsWrongWithAText) {
    for (const char* text : {"e4 e5", ": e5 1", "e4 e4: Nf3 1", ": e4", ": e4 0", ": e4 1 2",
                             ": e4 x", ":", ": e4 1\n: d4 1"}) {
        EXPECT_FALSE(OpeningBook::parse(text)) << text;
    }
}

} // namespace
} // namespace tabuleiro::roque
