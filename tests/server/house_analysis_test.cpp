// Games studied on the server: moves, PGN files, analyses, and their limits.
#include <thread>

#include "open_house.hpp"
#include "support/json_schema.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;

const json legals_trap = json::parse(
    R"(["e4","e5","Nf3","d6","Bc4","Bg4","Nc3","g6","Nxe5","Bxd1","Bxf7+","Ke7","Nd5#"])");

json line_of(const std::string& game, const json& moves) {
    return {{"game", game}, {"options", json::object()}, {"start", nullptr}, {"moves", moves}};
}

std::string request_for(const json& line, int id, const char* effort = "quick") {
    return json{{"analyse", line}, {"effort", effort}, {"id", id}}.dump();
}

bool is_done(const json& message) {
    return message.contains("done");
}

class Study : public OpenHouse {
  protected:
    json post(const std::string& path, const json& body, int status) {
        const HttpAnswer answer = ana_.post(path, body.dump());
        EXPECT_EQ(answer.status, status) << answer.body;
        return json::parse(answer.body, nullptr, false);
    }
    WebSocketClient socket() { return ana_.socket("/api/study/socket").second; }
    // According to the server's metrics.
    int analyses() {
        const std::string text = ana_.get("/metrics").body;
        const std::string name = "\ntabuleiro_analyses ";
        const auto at = text.find(name);
        return at == std::string::npos ? -1 : std::stoi(text.substr(at + name.size()));
    }
    bool comes_to_rest() {
        for (int tries = 0; tries < 600; ++tries) {
            if (analyses() == 0) {
                return true;
            }
            std::this_thread::sleep_for(50ms);
        }
        return false;
    }

    Browser ana_ = browser();
    JsonSchema schema_ = JsonSchema::of_web();
};

TEST_F(Study, ALineIsShownOrRefused) {
    const json study = post("/api/study", line_of("chess", {"e4", "c5"}), 200);
    EXPECT_EQ(schema_.faults(study, "Study"), std::vector<std::string>{});
    EXPECT_EQ(study["opening"]["name"]["en"], "Sicilian Defence");
    const json bad = post("/api/study", line_of("chess", {"e4", "e5", "Ke3"}), 422);
    EXPECT_EQ(bad["refused"], "move");
    EXPECT_EQ(bad["ply"], 2);
    json impossible = line_of("chess", json::array());
    impossible["start"] = "8/8/8/8/8/8/8/8 w - - 0 1";
    EXPECT_EQ(post("/api/study", impossible, 422)["reasons"].size(), 2U);
    EXPECT_EQ(post("/api/study", line_of("wargame", json::array()), 403)["refused"], "secrets");
    EXPECT_EQ(post("/api/study", "nonsense", 400)["refused"], "malformed");
}

TEST_F(Study, ATablesLineIsGivenOnlyWhenTheGameIsOver) {
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("here")));
    const std::string path = "/api/tables/" + table.id + "/moves";
    EXPECT_EQ(ana_.get(path).status, 409);
    WebSocketClient at_table = ana_.table(table.id);
    for (const char* move : {"f2f3", "e7e5", "g2g4"}) {
        at_table.say(play(move));
        ASSERT_FALSE(hear_move(at_table, move).is_null());
    }
    EXPECT_EQ(ana_.get(path).status, 409);
    at_table.say(play("d8h4"));
    ASSERT_FALSE(hear_move(at_table, "d8h4").is_null());
    const HttpAnswer given = ana_.get(path);
    ASSERT_EQ(given.status, 200);
    const json line = json::parse(given.body);
    EXPECT_EQ(schema_.faults(line, "TableMoves"), std::vector<std::string>{});
    EXPECT_EQ(post("/api/study", line["move_list"], 200)["result"], line["result"]);
    EXPECT_EQ(ana_.get("/api/tables/nowhere/moves").status, 404);

    const NewTable secret = open_table(ana_, settings("wargame", seat("here"), seat("here")));
    WebSocketClient there = ana_.table(secret.id);
    there.say(R"({"command":"resign"})");
    ASSERT_FALSE(hear_until(there, [](const json& m) {
                     return m.contains("result") && m["result"].is_object();
                 }).is_null());
    EXPECT_EQ(ana_.get("/api/tables/" + secret.id + "/moves").status, 403);
}

TEST_F(Study, AWholeGameIsAnalysedOverTheSocket) {
    WebSocketClient desk = socket();
    desk.say(request_for(line_of("chess", legals_trap), 7));
    int ply = static_cast<int>(legals_trap.size());
    json blunder;
    const json done = hear_until(
        desk,
        [&](const json& message) {
            EXPECT_EQ(schema_.faults(message, "StudyMessage"), std::vector<std::string>{});
            EXPECT_EQ(message["reply_to"], 7);
            if (message.contains("ply")) {
                EXPECT_EQ(message["ply"], ply--);
                blunder = message["ply"] == 9 ? message : blunder;
            }
            return is_done(message);
        },
        60s);
    ASSERT_FALSE(done.is_null());
    EXPECT_EQ(ply, -1);
    EXPECT_EQ(done["moves"][9]["judgement"], "blunder");
    const json better = blunder["variations"][0]["moves"][0]["text"];
    EXPECT_TRUE(better == "d6e5" || better == "g4e6") << better; // they lose no more than a pawn
    desk.say(R"({"analyse":{"game":"chess","moves":["e4","Ke3"]},"id":8})");
    const json refused = hear_refusal(desk);
    EXPECT_EQ(refused["reply_to"], 8);
    EXPECT_EQ(refused["ply"], 1);
    desk.say("nonsense");
    EXPECT_EQ(hear_refusal(desk)["refused"], "malformed");
}

TEST_F(Study, ANewRequestAStopAndALeavingClientEndWhatRuns) {
    {
        WebSocketClient desk = socket();
        desk.say(request_for(line_of("chess", legals_trap), 1, "deep"));
        ASSERT_FALSE(hear_until(desk, [](const json& m) { return m.contains("ply"); }).is_null());
        desk.say(request_for(line_of("chess", json::array()), 2));
        bool first_ended = false;
        const json done = hear_until(
            desk,
            [&](const json& message) {
                first_ended = first_ended || (message["reply_to"] == 1 && is_done(message));
                return message["reply_to"] == 2 && is_done(message);
            },
            60s);
        ASSERT_FALSE(done.is_null());
        EXPECT_FALSE(first_ended) << "the first one was not asked for any more";
        desk.say(request_for(line_of("chess", legals_trap), 3, "deep"));
        desk.say(R"({"stop":true})");
        EXPECT_TRUE(comes_to_rest());
        desk.say(request_for(line_of("chess", legals_trap), 4, "deep"));
        ASSERT_FALSE(hear_until(desk, [](const json& m) { return m.contains("ply"); }).is_null());
        EXPECT_GT(analyses(), 0);
    }
    EXPECT_TRUE(comes_to_rest());
}

TEST_F(Study, GamesBeingPlayedDoNotWaitForAnalyses) {
    std::vector<WebSocketClient> desks;
    for (int i = 0; i < 10; ++i) { // one client's share: two running, eight waiting
        desks.push_back(socket());
        desks.back().say(request_for(line_of("chess", legals_trap), i, "deep"));
    }
    ASSERT_FALSE(
        hear_until(desks.back(), [](const json& m) { return m.contains("waiting"); }).is_null());
    WebSocketClient too_many = socket();
    too_many.say(request_for(line_of("chess", legals_trap), 10, "deep"));
    EXPECT_EQ(hear_refusal(too_many)["refused"], "busy");
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("here")));
    WebSocketClient person = ana_.table(table.id);
    for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"}) {
        person.say(play(move));
        ASSERT_FALSE(hear_move(person, move).is_null());
        EXPECT_EQ(ana_.get("/healthz").status, 200);
    }
    // The computer has its own threads.
    const NewTable other = open_table(ana_, settings("chess", seat("here"), seat("computer", 8)));
    WebSocketClient player = ana_.table(other.id);
    player.say(play("e2e4"));
    ASSERT_FALSE(hear_until(player, [](const json& m) {
                     return m.contains("history") && !m["history"]["moves"].empty() &&
                            m["history"]["moves"].back()["by"] == "second";
                 }).is_null());
    EXPECT_TRUE(hear_until(desks.front(), is_done, 0ms).is_null())
        << "the analyses were too fast for this test to mean anything";
    EXPECT_EQ(house_.end(SIGTERM), 0) << "and a house that closes does not wait for them";
}

TEST_F(Study, ABookOfGamesIsReadAndWritten) {
    std::string pgn;
    for (int i = 0; i < 2'000; ++i) {
        pgn += "[White \"Ana\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {well} a6 1-0\n\n";
    }
    const json book = post("/api/study/read", {{"text", pgn}}, 200);
    EXPECT_EQ(schema_.faults(book, "StudyGames"), std::vector<std::string>{});
    ASSERT_EQ(book["games"].size(), 500U);
    EXPECT_EQ(book["left_out"], 1'500);
    const HttpAnswer written = ana_.post("/api/study/write", book.dump());
    EXPECT_EQ(written.status, 200);
    EXPECT_EQ(written.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    EXPECT_NE(written.body.find("3. Bb5 {well} 3... a6 1-0"), std::string::npos);
    EXPECT_EQ(post("/api/study/read", {{"text", "hello"}}, 422)["refused"], "no-game");
}

TEST_F(Study, OnlyOurOwnPageBringsBooksAndNotTooOften) {
    const std::string large = json{{"text", std::string(200'000, ' ')}}.dump();
    Browser stranger = browser();
    stranger.origin = "http://evil.example";
    EXPECT_EQ(stranger.post("/api/study/read", large).status, 413);
    EXPECT_EQ(ana_.post("/api/study", large).status, 413);
    EXPECT_EQ(ana_.post("/api/study/read", std::string(5'000'000, ' ')).status, 413);
    int refused = 0;
    for (int i = 0; i < 15; ++i) {
        refused += ana_.post("/api/study/read", large).status == 429 ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(refused, 15);
}

} // namespace
} // namespace tabuleiro::test
