// Games on the server: computers, clocks, hints.
#include <thread>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Play : public OpenHouse {
  protected:
    json enter(const NewTable& table) {
        socket_.emplace(ana_.table(table.id));
        return hear_until(*socket_, [](const json& m) { return m.contains("choices"); });
    }
    template <class Condition>
    json hear(Condition condition) {
        return hear_until(*socket_, condition);
    }
    static bool over(const json& m) { return m.contains("result") && m["result"].is_object(); }

    Browser ana_ = browser();
    std::optional<WebSocketClient> socket_;
};

TEST_F(Play, TheComputerAnswersInEveryGame) {
    const json house = json::parse(ana_.get("/api/house").body);
    ASSERT_FALSE(house["games"].empty());
    for (const json& event : house["games"]) {
        const std::string game = event["game"];
        const NewTable table = open_table(ana_, settings(game, seat("here"), seat("computer", 1)));
        json state = enter(table);
        ASSERT_FALSE(state.is_null()) << game;
        if (event["tally"] == "to-place") {
            socket_->say(R"({"command":"arrange"})");
            state =
                hear([](const json& m) { return m.contains("choices") && !m["choices"].empty(); });
        }
        for (int i = 0; i < 6 && !over(state); ++i) {
            ASSERT_FALSE(state["choices"].empty()) << game;
            socket_->say(play(state["choices"][0]["move"]));
            // The turn comes back, or the game is over.
            state = hear([](const json& m) {
                return (m.contains("choices") && !m["choices"].empty()) || over(m);
            });
            ASSERT_FALSE(state.is_null()) << game << ", move " << i;
        }
    }
}

json with_pauses(const std::string& game) {
    json wanted = settings(game, seat("here"), seat("computer", 1));
    wanted["pauses"] = true;
    return wanted;
}

bool has_plies(const json& message, std::size_t plies) {
    return message.contains("history") &&
           message["history"]["from"].get<std::size_t>() + message["history"]["moves"].size() ==
               plies;
}

TEST_F(Play, ThePauseBeforeAReplyIsKept) {
    const NewTable table = open_table(ana_, with_pauses("chess"));
    ASSERT_FALSE(enter(table).is_null());
    const auto begun = std::chrono::steady_clock::now();
    socket_->say(play("e2e4"));
    ASSERT_FALSE(hear([](const json& m) { return has_plies(m, 2); }).is_null());
    // Only the minimum is independent of the machine's load.
    EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(300));
}

TEST_F(Play, AMoveTakenBackDuringThePauseIsNotAnswered) {
    const NewTable table = open_table(ana_, with_pauses("chess"));
    ASSERT_FALSE(enter(table).is_null());
    for (const char* move : {"e2e4", "d2d4", "c2c4"}) {
        socket_->say(play(move));
        socket_->say(R"({"command":"ask-takeback"})");
        ASSERT_FALSE(hear([](const json& m) { return has_plies(m, 0); }).is_null()) << move;
    }
    socket_->say(play("g1f3"));
    const json reply = hear([](const json& m) { return has_plies(m, 2); });
    ASSERT_FALSE(reply.is_null());
    EXPECT_EQ(reply["history"]["moves"].back()["by"], "second");
}

TEST_F(Play, AReplyThatPausesComesAfterARestart) {
    const NewTable table = open_table(ana_, with_pauses("chess"));
    ASSERT_FALSE(enter(table).is_null());
    socket_->say(play("e2e4"));
    ASSERT_FALSE(hear([](const json& m) { return has_plies(m, 1); }).is_null());
    house_.end(SIGKILL);
    const HouseProcess again(TABULEIRO_PROGRAM, folder_.path(), roomy());
    Browser back(again.port());
    back.cookie = ana_.cookie;
    socket_.emplace(back.table(table.id));
    EXPECT_FALSE(hear([](const json& m) { return has_plies(m, 2); }).is_null());
}

TEST_F(Play, ComputersPlayEachOtherForWhoeverWatches) {
    const NewTable table =
        open_table(ana_, settings("renpaarden", seat("computer", 1), seat("computer", 2)));
    const json state = enter(table);
    ASSERT_FALSE(state.is_null());
    EXPECT_EQ(state["you"], "watcher");
    for (const char* player : {"first", "second"}) {
        EXPECT_FALSE(hear([&](const json& m) {
                         return m.contains("history") && !m["history"]["moves"].empty() &&
                                m["history"]["moves"].back()["by"] == player;
                     }).is_null())
            << player;
    }
}

TEST_F(Play, ComputersRestWhileNobodyWatches) {
    json wanted = settings("chess", seat("computer", 1), seat("computer", 1));
    wanted["time"] = {{"first", "600"}, {"second", "600"}};
    const NewTable table = open_table(ana_, wanted);
    const auto record = [&] { return ana_.get("/api/tables/" + table.id + "/record").body; };
    // Long enough for four moves, if there were any. Reading the record does not count as watching.
    const auto stands_still = [&] {
        const std::string before = record();
        std::this_thread::sleep_for(std::chrono::milliseconds(2500));
        return record() == before;
    };
    EXPECT_TRUE(stands_still());
    EXPECT_EQ(record().find("1. "), std::string::npos) << record();
    const auto moved = [](const json& m) {
        return m.contains("history") && !m["history"]["moves"].empty();
    };
    ASSERT_FALSE(enter(table).is_null());
    ASSERT_FALSE(hear(moved).is_null()) << "somebody has come";
    socket_.reset();
    bool still = false;
    for (int tries = 0; tries < 10 && !still; ++tries) {
        still = stands_still();
    }
    EXPECT_TRUE(still);
    // The game has not been lost on time, and goes on.
    const json again = enter(table);
    ASSERT_FALSE(again.is_null());
    EXPECT_EQ(again["phase"], "playing");
    const std::size_t plies = again["history"]["moves"].size();
    EXPECT_FALSE(hear([&](const json& m) {
                     return moved(m) &&
                            m["history"]["from"].get<std::size_t>() + m["history"]["moves"].size() >
                                plies;
                 }).is_null());
}

TEST_F(Play, AFlagFallsByItselfAndStaysFallen) {
    json wanted = settings("chess", seat("here"), seat("here"));
    wanted["time"] = {{"first", "1"}, {"second", "100"}};
    const NewTable table = open_table(ana_, wanted);
    ASSERT_FALSE(enter(table).is_null());
    socket_->say(play("e2e4"));
    socket_->say(play("e7e5"));
    const json end = hear(over);
    ASSERT_FALSE(end.is_null());
    EXPECT_EQ(end["result"]["winner"], "second");
    EXPECT_EQ(end["result"]["ending"], "time");
    socket_->say(play("g1f3"));
    EXPECT_FALSE(hear_refusal(*socket_).is_null());
}

TEST_F(Play, AdviceIsAnsweredToWhoAsked) {
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("computer", 1)));
    ASSERT_FALSE(enter(table).is_null());
    socket_->say(R"({"command":"hint","id":"5"})");
    const json hint = hear([](const json& m) { return m.contains("advice"); });
    ASSERT_FALSE(hint.is_null());
    EXPECT_EQ(hint["reply_to"], "5");
    EXPECT_EQ(hint["advice"]["path"].size(), 2U);
}

TEST_F(Play, TheComputerAnswersAnOfferOfADraw) {
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("computer", 1)));
    ASSERT_FALSE(enter(table).is_null());
    socket_->say(R"({"command":"offer-draw"})");
    ASSERT_FALSE(hear([](const json& m) {
                     return m.contains("offer") && m["offer"].is_object();
                 }).is_null());
    EXPECT_FALSE(hear([](const json& m) {
                     return over(m) || (m.contains("offer") && m["offer"].is_null());
                 }).is_null());
}

TEST_F(Play, UnfinishedGamesAreOfferedAgain) {
    const NewTable table = open_table(ana_, settings("chess", seat("here"), seat("computer", 1)));
    open_table(ana_, settings("wargame", seat("here"), seat("link")));
    const json house = json::parse(ana_.get("/api/house").body);
    EXPECT_EQ(house["tables"].size(), 2U);
    EXPECT_TRUE(json::parse(browser().get("/api/house").body)["tables"].empty());
    ASSERT_FALSE(enter(table).is_null());
    socket_->say(R"({"command":"resign"})");
    ASSERT_FALSE(hear(over).is_null());
    EXPECT_EQ(json::parse(ana_.get("/api/house").body)["tables"].size(), 1U);
}

} // namespace
} // namespace tabuleiro::test
