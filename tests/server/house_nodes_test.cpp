// A house of several nodes: a table is played at whichever node its players ask, its host is
// killed, stopped and drained, and nothing is lost, shown twice or shown too late.
#include <algorithm>

#include "several_nodes.hpp"
#include "support/files.hpp"
#include "support/secret_search.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;

bool is_stopped(const std::filesystem::path& thread) {
    const std::string status = read_file(thread / "stat");
    return status.find(") T ") != std::string::npos;
}

// Returns when every thread has stopped: the signal takes a moment.
void stop(const HouseProcess& process) {
    ::kill(process.pid(), SIGSTOP);
    const std::filesystem::directory_iterator none;
    bool stopped = false;
    while (!stopped) {
        const std::filesystem::directory_iterator threads("/proc/" + std::to_string(process.pid()) +
                                                          "/task");
        stopped = std::all_of(threads, none,
                              [](const auto& thread) { return is_stopped(thread.path()); });
    }
}

class Nodes : public SeveralNodes {
  protected:
    // A table at which Ana and Bia play chess, hosted by the node at which Bia has joined.
    void open_by_link(const json& time = nullptr, const std::string& game = "chess") {
        json wanted = settings(game, seat("here"), seat("link"));
        if (!time.is_null()) {
            wanted["time"] = {{"first", time}, {"second", time}};
        }
        table_ = open_table(ana_, wanted);
        ASSERT_EQ(join(bia_, table_, table_.key).status, 200);
    }
    json move_of(WebSocketClient& by, WebSocketClient& other, const std::string& move) {
        by.say(play(move));
        EXPECT_FALSE(hear_move(by, move).is_null()) << move;
        json told = hear_move(other, move);
        EXPECT_FALSE(told.is_null()) << move;
        return told;
    }

    // Whatever was sent before that has been heard then.
    static bool answers_ping(WebSocketClient& socket) {
        socket.say(R"({"ping":true})");
        return !hear_until(socket, [](const json& message) {
                    return message.contains("pong");
                }).is_null();
    }

    HouseProcess& one_ = start_node();
    HouseProcess& two_ = start_node();
    Browser ana_ = at(one_);
    Browser bia_ = at(two_);
    NewTable table_;
};

TEST_F(Nodes, PlayersAtDifferentNodesPlayAtOneTable) {
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id); // forwarded: the second node is the host
    WebSocketClient bia = enter(bia_, table_.id);
    const std::vector<std::string> moves{"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        move_of(i % 2 == 0 ? ana : bia, i % 2 == 0 ? bia : ana, moves[i]);
    }
    EXPECT_TRUE(answers_ping(ana));
    const std::string record = "/api/tables/" + table_.id + "/record";
    const HttpAnswer forwarded = ana_.get(record);
    EXPECT_EQ(forwarded.status, 200);
    EXPECT_EQ(forwarded.body, bia_.get(record).body);
    EXPECT_NE(forwarded.body.find("Bb5"), std::string::npos) << forwarded.body;
    EXPECT_EQ(ana_.get("/api/tables/" + table_.id + "/moves").status, 409) << "it is not over";
    for (Browser* browser : {&ana_, &bia_}) { // both lists have it, wherever it is hosted
        EXPECT_NE(browser->get("/api/house").body.find(table_.id), std::string::npos);
    }
}

TEST_F(Nodes, AForwardingNodeCanBeStopped) {
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id);
    move_of(ana, bia, "e2e4");
    EXPECT_EQ(one_.end(SIGTERM), 0);
    while (ana.hear()) {
    }
    WebSocketClient again = enter(at(two_, ana_), table_.id);
    EXPECT_EQ(moves_in(first_state(again)), 1U);
    move_of(bia, again, "e7e5");
}

TEST_F(Nodes, ARematchIsPlayedAtWhicheverNode) {
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id);
    ana.say(R"({"command":"resign"})");
    ASSERT_FALSE(hear_until(bia, [](const json& message) {
                     return message.contains("result") && message["result"].is_object();
                 }).is_null());
    ana.say(R"({"command":"rematch"})");
    bia.say(R"({"command":"rematch"})");
    const auto is_open = [](const json& message) {
        return message.contains("rematch") && message["rematch"].is_object() &&
               message["rematch"]["table"].is_string();
    };
    const json told = hear_until(ana, is_open);
    ASSERT_FALSE(told.is_null());
    ASSERT_FALSE(hear_until(bia, is_open).is_null());
    const std::string next = told["rematch"]["table"];
    WebSocketClient first = enter(at(two_, bia_), next); // sides are changed
    WebSocketClient second = enter(at(one_, ana_), next);
    move_of(first, second, "d2d4");
    move_of(second, first, "d7d5");
}

TEST_F(Nodes, AForwardedViewerGetsTheSameBytesAndNoSecret) {
    open_by_link(nullptr, "wargame");
    Listening present({two_.port()}, ana_.cookie, table_.id);
    Listening second({two_.port()}, bia_.cookie, table_.id);
    present.listen();
    second.listen();
    Listening direct({two_.port()}, ana_.cookie, table_.id);
    direct.listen();
    Listening forwarded({one_.port()}, ana_.cookie, table_.id);
    forwarded.listen();
    Listening watcher({one_.port()}, "", table_.id);
    watcher.listen();
    present.say(R"({"command":"arrange"})");
    present.listen();
    second.say(R"({"command":"arrange"})");
    for (int round = 0; round < 8; ++round) {
        for (Listening* one : {&second, &present, &direct, &forwarded, &watcher}) {
            one->listen();
        }
        Listening& next = round % 2 == 0 ? present : second;
        const json turn = next.last_with("choices");
        if (!turn.is_null() && !turn["choices"].empty()) {
            next.say(play(turn["choices"][static_cast<std::size_t>(round)]["move"]));
            next.listen();
        }
    }
    for (Listening* one : {&direct, &forwarded}) {
        one->listen();
    }
    EXPECT_EQ(forwarded.heard(), direct.heard());
    EXPECT_EQ(forwarded.reconnects(), 0);
    const auto fleet_of_first = ships_on(forwarded.last_with("board_view"), "first");
    const auto fleet_of_second = ships_on(second.last_with("board_view"), "second");
    ASSERT_FALSE(fleet_of_first.empty());
    ASSERT_FALSE(fleet_of_second.empty());
    EXPECT_EQ(leaks(forwarded, fleet_of_second), "");
    EXPECT_EQ(leaks(watcher, fleet_of_first), "");
    EXPECT_EQ(leaks(watcher, fleet_of_second), "");
    EXPECT_NE(leaks(forwarded, fleet_of_first), "") << "the search finds what is there";
}

TEST_F(Nodes, NoMoveIsLostWhenTheHostIsKilled) {
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id);
    move_of(ana, bia, "e2e4");
    move_of(bia, ana, "e7e5");
    EXPECT_EQ(two_.end(SIGKILL), 128 + SIGKILL);
    while (ana.hear()) { // the forwarded socket ends with its host
    }
    WebSocketClient again = enter(ana_, table_.id);
    EXPECT_EQ(moves_in(first_state(again)), 2U);
    HouseProcess& three = start_node();
    WebSocketClient moved = enter(at(three, bia_), table_.id);
    EXPECT_EQ(moves_in(first_state(moved)), 2U);
    move_of(again, moved, "g1f3");
    move_of(moved, again, "b8c6");
}

TEST_F(Nodes, AStoppedHostShowsAndWritesNothingWhenItGoesOn) {
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id); // at the host itself
    move_of(ana, bia, "e2e4");
    ASSERT_TRUE(answers_ping(bia));
    stop(two_);
    bia.say(play("a7a6")); // waits in the host's buffers until it goes on
    bia.say(R"({"ping":true})");
    WebSocketClient again = enter(ana_, table_.id);
    EXPECT_EQ(moves_in(first_state(again)), 1U);
    WebSocketClient moved = enter(at(one_, bia_), table_.id);
    EXPECT_EQ(moves_in(first_state(moved)), 1U);
    move_of(moved, again, "e7e5");
    std::this_thread::sleep_for(2500ms); // until the host's epoch is over in any case
    ::kill(two_.pid(), SIGCONT);
    EXPECT_EQ(bia.hear(), std::nullopt) << "not even an answer to a ping";
    move_of(again, moved, "g1f3");
    WebSocketClient later = enter(bia_, table_.id); // at the old host, which forwards now
    EXPECT_EQ(moves_in(first_state(later)), 3U);
}

TEST_F(Nodes, ADrainedNodeHandsItsTablesOverWithStoppedClocks) {
    open_by_link("300");
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id);
    move_of(ana, bia, "e2e4");
    move_of(bia, ana, "e7e5");
    EXPECT_EQ(two_.end(SIGTERM), 0);
    while (bia.hear()) {
    }
    EXPECT_EQ(bia.close_code, 1001);
    std::this_thread::sleep_for(1s); // charged to nobody
    WebSocketClient again = enter(ana_, table_.id);
    const json state = first_state(again);
    EXPECT_EQ(moves_in(state), 2U);
    EXPECT_GT(state["clocks"]["first"]["left"].get<int>(), 299'000) << state["clocks"];
    WebSocketClient moved = enter(at(one_, bia_), table_.id);
    move_of(again, moved, "g1f3");
}

TEST_F(Nodes, TimeIsChargedUpToTheDeathOfTheHost) {
    open_by_link("300");
    WebSocketClient ana = enter(ana_, table_.id);
    WebSocketClient bia = enter(bia_, table_.id);
    move_of(ana, bia, "e2e4");
    bia.say(play("e7e5"));
    ASSERT_FALSE(hear_move(ana, "e7e5").is_null());
    const auto begun = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(3s);
    two_.end(SIGKILL);
    const auto lived = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - begun);
    std::this_thread::sleep_for(1s);
    WebSocketClient again = enter(ana_, table_.id);
    const int left = first_state(again)["clocks"]["first"]["left"].get<int>();
    // The heartbeat before its death is at most two seconds old, or it would have lost its epoch.
    EXPECT_LE(left, 300'000 - (lived.count() - 2'000));
    EXPECT_GE(left, 300'000 - lived.count() - 500) << "what comes after its death is charged";
}

TEST_F(Nodes, ANodeWithoutADatabaseIsNotHealthyAndComesBack) {
    EXPECT_EQ(ana_.get("/healthz").status, 200);
    EXPECT_EQ(ana_.get("/metrics").status, 404) << "this machine has no privileges";
    open_by_link();
    WebSocketClient ana = enter(ana_, table_.id);
    ASSERT_FALSE(first_state(ana).is_null());
    server_->stop(SIGQUIT);
    while (ana.hear()) { // until the epoch is over
    }
    int health = ana_.get("/healthz").status; // it is told after the sockets
    for (int tries = 0; tries < 2000 && health != 503; ++tries) {
        std::this_thread::sleep_for(10ms);
        health = ana_.get("/healthz").status;
    }
    EXPECT_EQ(health, 503);
    server_->start();
    WebSocketClient again = enter(ana_, table_.id);
    WebSocketClient moved = enter(bia_, table_.id);
    move_of(again, moved, "e2e4");
    EXPECT_EQ(ana_.get("/healthz").status, 200);
}

} // namespace
} // namespace tabuleiro::test
