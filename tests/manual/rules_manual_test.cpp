// The rules manuals: every board can be played on, every rule is explained, and the three languages
// have the same structure.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "manual/manual_text.hpp"
#include "record/games.hpp"
#include "record/record.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::test {
namespace {

template <class Visitor>
void for_each_rules_manual(Visitor visit) {
    AllGames::for_each([&]<Game G>() {
        for (const std::string_view language : languages) {
            SCOPED_TRACE(std::string(G::id) + "." + std::string(language));
            visit.template operator()<G>(rules_manual(G::id, language));
        }
    });
}

template <Game G>
void expect_playable(const BoardBlock& board) {
    SCOPED_TRACE(board.position);
    EXPECT_TRUE(board.closed);
    EXPECT_EQ(board.game, G::id);
    EXPECT_FALSE(board.caption.empty());
    const auto position = G::read(board.position);
    ASSERT_TRUE(position) << position.error().text();
    EXPECT_EQ(G::write(*position), board.position) << "it is not as the game itself writes it";
    EXPECT_FALSE(G::outcome(*position)) << "there is nothing to try in a finished game";
    const auto view = G::view(*position, G::to_move(*position));
    const auto moves = G::legal_moves(view);
    for (const std::string& text : board.moves) {
        const auto move = G::parse(view, text);
        ASSERT_TRUE(move) << text << ": " << move.error().text();
        EXPECT_NE(std::find(moves.begin(), moves.end(), *move), moves.end()) << text;
    }
}

TEST(RulesManual, EveryBoardIsAPositionInWhichTheMovesOfItsCaptionAreLegal) {
    for_each_rules_manual([]<Game G>(const ManualText& manual) {
        EXPECT_GE(manual.boards.size(), 3U);
        for (const BoardBlock& board : manual.boards) {
            expect_playable<G>(board);
        }
    });
}

using Names = std::set<std::string>;

// The moves of a manual's captions end games by exactly these rules.
template <Game G>
void expect_endings(const ManualText& manual, const Names& expected) {
    Names names;
    for (const BoardBlock& board : manual.boards) {
        for (const std::string& text : board.moves) {
            auto position = G::read(board.position);
            ASSERT_TRUE(position);
            const auto move = G::parse(G::view(*position, G::to_move(*position)), text);
            ASSERT_TRUE(move);
            Record<G> record(*std::move(position));
            record.play(*move);
            if (const auto outcome = record.outcome()) {
                names.emplace(G::rule_name(outcome->rule));
            }
        }
    }
    EXPECT_EQ(names, expected);
}

TEST(RulesManual, TheBoardsShowHowGamesEnd) {
    for_each_rules_manual([]<Game G>(const ManualText& manual) {
        std::istringstream rules(
            read_file(source_path("tests/manual/endings/" + std::string(G::id) + ".txt")));
        const std::istream_iterator<std::string> first(rules);
        expect_endings<G>(manual, Names(first, {}));
    });
}

// As the page opens one when a reader presses "Try it".
TEST(RulesManual, TheHouseOpensATableAtEveryBoard) {
    for_each_rules_manual([]<Game G>(const ManualText& manual) {
        for (const BoardBlock& board : manual.boards) {
            if constexpr (OpenGame<G>) { // those with secrets are pictures only
                const auto settings = house::parse_settings(settings_text(
                    board.game, "here", "here", "\"start\":\"" + board.position + "\""));
                EXPECT_TRUE(settings) << board.position;
            }
        }
    });
}

TEST(RulesManual, EveryNumberedRuleIsExplainedAndNoOther) {
    for_each_rules_manual([]<Game G>(const ManualText& manual) {
        EXPECT_EQ(manual.rules(), numbered_rules(G::id, 'R'));
    });
}

void expect_same(const ManualText& one, const ManualText& other) {
    EXPECT_FALSE(one.headings.empty());
    EXPECT_EQ(shape_of(one), shape_of(other));
    ASSERT_EQ(one.boards.size(), other.boards.size());
    for (std::size_t i = 0; i < one.boards.size(); ++i) {
        EXPECT_EQ(one.boards[i].position, other.boards[i].position);
        EXPECT_EQ(one.boards[i].moves, other.boards[i].moves);
        EXPECT_NE(one.boards[i].caption, other.boards[i].caption) << "it was not translated";
    }
}

TEST(RulesManual, TheThreeLanguagesHaveTheSameHeadingsAndBoards) {
    for (std::size_t i = 1; i < languages.size(); ++i) {
        AllGames::for_each([&]<Game G>() {
            SCOPED_TRACE(std::string(G::id) + "." + std::string(languages[i]));
            expect_same(rules_manual(G::id, languages[0]), rules_manual(G::id, languages[i]));
        });
    }
}

} // namespace
} // namespace tabuleiro::test
