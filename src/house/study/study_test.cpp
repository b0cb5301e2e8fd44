// Lines put on the board, and refused with their reasons.
#include "house/game_type.hpp"
#include "house/study/study.hpp"

#include <gtest/gtest.h>

#include "support/json_schema.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::house {
namespace {

using nlohmann::json;
using test::JsonSchema;

MoveList line_of(const std::string& game, std::vector<std::string> moves,
                 std::optional<std::string> start = std::nullopt,
                 const std::string& options = "{}") {
    return {game, options, std::move(start), std::move(moves)};
}

json shown(const MoveList& line) {
    const auto study = Study::open(line);
    if (!study) {
        ADD_FAILURE() << study.error().reasons.front().text();
        return {};
    }
    json message = json::parse(study->message());
    for (const std::string& fault : JsonSchema::of_web().faults(message, "Study")) {
        ADD_FAILURE() << fault;
    }
    return message;
}

Refusal refusal_of(const MoveList& line) {
    const auto study = Study::open(line);
    EXPECT_FALSE(study) << "it was opened";
    return study ? Refusal{} : study.error();
}

TEST(Study, ShowsTheEndOfALine) {
    const json study = shown(line_of("chess", {"e4", "e7e5", "Nf3", "Nc6", "Bb5"}));
    EXPECT_EQ(study["history"].size(), 5U);
    EXPECT_EQ(study["history"][0]["text"], "e2e4");
    EXPECT_EQ(study["history"][4]["note"], "Bb5");
    EXPECT_EQ(study["turn"], "second");
    EXPECT_EQ(study["position"],
              "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    EXPECT_EQ(study["choices"].size(), 30U);
    EXPECT_EQ(study["result"], nullptr);
    EXPECT_EQ(study["opening"]["name"]["en"], "Ruy Lopez");
    EXPECT_EQ(study["opening"]["ply"], 5);
    EXPECT_EQ(study["options"]["draws"], "automatic");
}

TEST(Study, CapturedPiecesLieBesideTheBoard) {
    const json study = shown(line_of("chess", {"e4", "d5", "exd5", "Qxd5"}));
    EXPECT_EQ(study["board_view"]["beside"]["first"],
              json::parse(R"([{"is":"pawn","by":"second"}])"));
    EXPECT_EQ(study["board_view"]["beside"]["second"],
              json::parse(R"([{"is":"pawn","by":"first"}])"));
}

TEST(Study, EveryGameWithoutSecretsHasOne) {
    for (const auto& kind : game_types()) {
        const std::string game(kind->id());
        if (kind->has_secrets()) {
            EXPECT_EQ(refusal_of(line_of(game, {})).code, "secrets");
            continue;
        }
        const json first = shown(line_of(game, {}));
        ASSERT_FALSE(first["choices"].empty()) << game;
        const std::string move = first["choices"][0]["move"];
        const json second = shown(line_of(game, {move}));
        EXPECT_EQ(second["history"][0]["text"], move);
        EXPECT_EQ(second["turn"], "second");
        // The position says it all: a study may begin there.
        const json again = shown(line_of(game, {}, second["position"].get<std::string>()));
        EXPECT_EQ(again["board_view"]["boards"], second["board_view"]["boards"]);
        EXPECT_EQ(again["choices"], second["choices"]);
    }
    EXPECT_EQ(refusal_of(line_of("checkers", {})).code, "malformed");
}

TEST(Study, AMatedPositionIsOneToo) {
    const json study = shown(line_of("chess", {"f3", "e5", "g4", "Qh4"}));
    EXPECT_EQ(study["turn"], nullptr);
    EXPECT_EQ(study["choices"], json::array());
    EXPECT_EQ(study["result"]["winner"], "second");
    EXPECT_EQ(study["result"]["rule"], "checkmate");
    EXPECT_EQ(shown(line_of("chess", {}, study["position"].get<std::string>()))["result"],
              study["result"]);
}

TEST(Study, ALineGoesOnPastADrawButNotPastAWin) {
    std::vector<std::string> moves;
    for (int round = 0; round < 2; ++round) {
        moves.insert(moves.end(), {"g1f3", "g8f6", "f3g1", "f6g8"});
    }
    const json drawn = shown(line_of("chess", moves));
    EXPECT_EQ(drawn["result"]["rule"], "threefold");
    EXPECT_EQ(drawn["turn"], "first");
    moves.emplace_back("e2e4");
    const json on = shown(line_of("chess", moves));
    EXPECT_EQ(on["result"], nullptr);
    EXPECT_EQ(on["history"].size(), 9U);
    const Refusal over = refusal_of(line_of("chess", {"f3", "e5", "g4", "Qh4", "a3"}));
    EXPECT_EQ(over.code, "move");
    EXPECT_EQ(sentences(over.reasons), std::vector<std::string>{"Move 3, 'a3': The game is over."});
}

TEST(Study, ABadMoveIsNamed) {
    const Refusal refusal = refusal_of(line_of("chess", {"e4", "e5", "Ke3"}));
    EXPECT_EQ(refusal.code, "move");
    EXPECT_EQ(refusal.ply, 2);
    EXPECT_EQ(refusal.reasons.front().text().substr(0, 14), "Move 2, 'Ke3':");
    const json message = json::parse(to_message(refusal, 4));
    EXPECT_EQ(JsonSchema::of_web().faults(message, "Refused"), std::vector<std::string>{});
    EXPECT_EQ(message["ply"], 2);
    EXPECT_EQ(message["reply_to"], 4);
}

TEST(Study, AnImpossiblePositionIsRefusedWithAllReasons) {
    const Refusal refusal = refusal_of(line_of("chess", {}, "8/8/8/8/8/8/8/P6K w - - 0 1"));
    EXPECT_EQ(refusal.code, "start");
    EXPECT_EQ(sentences(refusal.reasons),
              (std::vector<std::string>{"White has a pawn on the first or last rank.",
                                        "Black has no king."}));
    EXPECT_EQ(refusal_of(line_of("chess", {}, "nonsense")).code, "start");
    EXPECT_EQ(refusal_of(line_of("chess", {}, std::nullopt, R"({"start":960})")).code, "malformed");
}

TEST(Study, ALineIsReadFromJson) {
    const auto line =
        parse_move_list(R"({"game":"chess","options":{"start":1},"start":null,"moves":["e2e4"]})");
    ASSERT_TRUE(line);
    EXPECT_EQ(*line, line_of("chess", {"e2e4"}, std::nullopt, R"({"start":1})"));
    JsonWriter out;
    write(out, *line);
    EXPECT_EQ(parse_move_list(out.take()), *line);
    EXPECT_TRUE(parse_move_list(R"({"game":"chess"})"));
    for (const char* const bad :
         {"", "[]", "{}", R"({"game":3})", R"({"game":"chess","moves":"e4"})",
          R"({"game":"chess","moves":[3]})", R"({"game":"chess","start":{}})",
          R"({"game":"chess","options":[]})", R"({"game":"chess","more":1})"}) {
        const auto refused = parse_move_list(bad);
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().code, "malformed") << bad;
    }
}

TEST(Study, AMountainOfBracketsIsNoLine) {
    const std::string deep = R"({"game":"chess","options":{"a":)" + std::string(30'000, '[') +
                             std::string(30'000, ']') + "}}";
    const auto line = parse_move_list(deep);
    EXPECT_FALSE(line && Study::open(*line));
    json moves = json::array();
    for (std::size_t i = 0; i <= longest_line; ++i) {
        moves.push_back(i % 4 < 2 ? "Nf3" : "Ng1");
    }
    const auto refused = parse_move_list(json{{"game", "chess"}, {"moves", moves}}.dump());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reasons.front().text(), "A line has at most 1000 moves.");
}

TEST(Study, ATablesLineIsGivenOnceTheGameIsOver) {
    test::TableDriver driver("chess", "here", "here");
    const auto refused = [&] {
        return TableView(driver.table(), Viewer::Watcher).move_list()
                   ? ""
                   : TableView(driver.table(), Viewer::Watcher).move_list().error().code;
    };
    EXPECT_EQ(refused(), "playing");
    for (const char* const move : {"f3", "e5", "g4"}) {
        driver.play(Viewer::Both, move);
    }
    EXPECT_EQ(refused(), "playing");
    driver.play(Viewer::Both, "Qh4");
    const json told =
        json::parse(test::require(TableView(driver.table(), Viewer::Watcher).move_list()));
    EXPECT_EQ(JsonSchema::of_web().faults(told, "TableMoves"), std::vector<std::string>{});
    EXPECT_EQ(told["result"]["rule"], "checkmate");
    const auto line = parse_move_list(told["move_list"].dump());
    ASSERT_TRUE(line);
    EXPECT_EQ(shown(*line)["result"], told["result"]);
}

TEST(Study, AWarGameIsNeverGiven) {
    test::TableDriver driver("wargame", "here", "here");
    ASSERT_FALSE(TableView(driver.table(), Viewer::Watcher).move_list());
    EXPECT_EQ(TableView(driver.table(), Viewer::Watcher).move_list().error().code, "secrets");
    driver.attempt(Viewer::Both, CommandKind::Resign);
    EXPECT_EQ(driver.table().phase(), Phase::Over);
    ASSERT_FALSE(TableView(driver.table(), Viewer::Watcher).move_list());
    EXPECT_EQ(TableView(driver.table(), Viewer::Watcher).move_list().error().code, "secrets");
}

} // namespace
} // namespace tabuleiro::house
