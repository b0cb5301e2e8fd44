#include "house/conditional_moves.hpp"

#include <gtest/gtest.h>

#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using test::require;
using test::TableDriver;
using Lines = std::vector<ConditionalMoves::Line>;

// A slow game in which the first player has moved e2e4, and waits.
class Waiting {
  public:
    Waiting() {
        driver.join("Rui");
        driver.moves(Viewer::First, {"e2e4"});
    }

    const Table& table() const { return driver.table(); }
    Allowed<ConditionalMoves> ask(const Lines& lines, Player seat = Player::First) const {
        return checked_conditional_moves(table(), seat,
                                         {table().state().position_version, 0, lines});
    }
    std::string refusal_of(const Lines& lines, Player seat = Player::First) const {
        const auto asked = ask(lines, seat);
        return asked ? "" : asked.error().code;
    }
    std::string reply(const ConditionalMoves& moves) const {
        return conditional_reply(table(), Player::First, moves).value_or("");
    }
    // As the house plays it.
    void answer(const ConditionalMoves& moves) {
        driver.moves(Viewer::First, {reply(moves).c_str()});
    }

    TableDriver driver{"chess", "here", "link", R"("time":{"days":3})"};
};

TEST(ConditionalMoves, AreWrittenAsTheGameDoes) {
    const Waiting game;
    const auto moves = require(game.ask({{"e5", "Nf3", "Nc6", "Bb5"}, {"c7c5", "g1f3"}}));
    EXPECT_EQ(moves.lines, (Lines{{"e7e5", "g1f3", "b8c6", "f1b5"}, {"c7c5", "g1f3"}}));
    EXPECT_EQ(moves.plies, 1);
    EXPECT_EQ(parse_lines(lines_text(moves)), moves.lines);
    EXPECT_EQ(to_message(moves),
              R"({"at":1,"lines":[["e7e5","g1f3","b8c6","f1b5"],["c7c5","g1f3"]]})");
    EXPECT_EQ(require(parse_conditional_moves(to_message(moves))).lines, moves.lines);
}

TEST(ConditionalMoves, AnswerTheExpectedMoveAndOnlyThat) {
    Waiting game;
    const auto moves = require(game.ask({{"e7e5", "g1f3"}, {"c7c5", "b1c3"}}));
    EXPECT_EQ(game.reply(moves), "") << "it is the opponent's turn";
    {
        Waiting other;
        other.driver.moves(Viewer::Second, {"c7c5"});
        EXPECT_EQ(other.reply(moves), "b1c3");
    }
    game.driver.moves(Viewer::Second, {"d7d5"});
    EXPECT_EQ(game.reply(moves), "");
    EXPECT_TRUE(still_fitting(game.table(), moves).lines.empty());
}

TEST(ConditionalMoves, GoOnAsLongAsTheLineIsPlayed) {
    Waiting game;
    const auto moves =
        require(game.ask({{"e7e5", "g1f3", "g8f6", "f3e5"}, {"e7e5", "g1f3", "b8c6", "f1b5"}}));
    game.driver.moves(Viewer::Second, {"e7e5"});
    game.answer(moves);
    EXPECT_EQ(still_fitting(game.table(), moves).lines,
              (Lines{{"g8f6", "f3e5"}, {"b8c6", "f1b5"}}));
    game.driver.moves(Viewer::Second, {"b8c6"});
    EXPECT_EQ(game.reply(moves), "f1b5");
    game.answer(moves);
    EXPECT_TRUE(still_fitting(game.table(), moves).lines.empty()) << "the line has ended";
}

TEST(ConditionalMoves, EndWhenAMoveIsTakenBack) {
    Waiting game;
    const auto moves = require(game.ask({{"e7e5", "g1f3", "b8c6", "f1b5"}}));
    game.driver.moves(Viewer::Second, {"e7e5"});
    game.answer(moves);
    game.driver.command(Viewer::First, CommandKind::AskTakeback);
    game.driver.command(Viewer::Second, CommandKind::AcceptTakeback);
    EXPECT_EQ(game.reply(moves), "") << "they wanted to play something else";
    game.driver.moves(Viewer::First, {"g1f3"});
    game.driver.moves(Viewer::Second, {"b8c6"});
    EXPECT_EQ(game.reply(moves), "");
}

TEST(ConditionalMoves, TheTableIsTheSameWhenItIsReadBackWithoutThem) {
    Waiting game;
    const auto moves = require(game.ask({{"e7e5", "g1f3"}}));
    game.driver.moves(Viewer::Second, {"e7e5"});
    game.answer(moves);
    const Table restored = game.driver.restored();
    for (const Viewer viewer : test::viewers) {
        EXPECT_EQ(TableView(restored, viewer).state(game.driver.now),
                  TableView(game.table(), viewer).state(game.driver.now));
    }
}

TEST(ConditionalMoves, AreRefusedWhereTheyMakeNoSense) {
    Waiting game;
    EXPECT_EQ(game.refusal_of({{"e7e5", "e4e5"}}), "move");
    EXPECT_EQ(game.refusal_of({{"e7e5", "g1f3"}}, Player::Second), "turn");
    EXPECT_EQ(game.refusal_of({}), "") << "that removes them";
    const auto late =
        checked_conditional_moves(game.table(), Player::First, {0, 0, {{"e7e5", "g1f3"}}});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().code, "too-late");
    game.driver.command(Viewer::Second, CommandKind::Resign);
    EXPECT_EQ(game.refusal_of({{"e7e5", "g1f3"}}), "over");

    TableDriver fast("chess", "here", "link");
    fast.join("Rui");
    fast.moves(Viewer::First, {"e2e4"});
    EXPECT_EQ(checked_conditional_moves(fast.table(), Player::First, {1, 0, {}}).error().code,
              "may-not");
    TableDriver secret("wargame", "here", "link", R"("time":{"days":3})");
    secret.join("Rui");
    EXPECT_EQ(checked_conditional_moves(secret.table(), Player::Second, {0, 0, {}}).error().code,
              "may-not");
}

TEST(ConditionalMoves, NonsenseIsMalformed) {
    std::string many = R"({"at":1,"lines":[["e7e5","g1f3"])";
    for (int n = 0; n < 10; ++n) {
        many += R"(,["e7e5","g1f3"])";
    }
    for (const std::string& text : std::vector<std::string>{
             "", "[]", R"({"at":1})", R"({"lines":[]})", R"({"at":-1,"lines":[]})",
             R"({"at":1,"lines":[["e7e5"]]})", R"({"at":1,"lines":[["e7e5",3]]})",
             R"({"at":1,"lines":[["e7e5",""]]})", R"({"at":1,"lines":[],"as":"second"})",
             many + "]}", R"({"at":1,"lines":[["e7e5",")" + std::string(41, 'x') + "\"]]}"}) {
        const auto parsed = parse_conditional_moves(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().code, "malformed");
    }
}

} // namespace
} // namespace tabuleiro::house
