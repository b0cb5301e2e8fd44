// Games with days per move: deadlines that pass while nobody is there, and prepared replies, which
// nobody else learns of.
#include "several_nodes.hpp"
#include "slow_game.hpp"
#include "store/sqlite.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {
namespace {

using namespace std::chrono_literals;

constexpr std::int64_t a_day = 24LL * 60 * 60 * 1000;
constexpr auto patience = 10s;

// What the query gives, as soon as it gives something else than 0.
template <class Count>
std::int64_t wait_for_rows(Count count) {
    const auto end = std::chrono::steady_clock::now() + patience;
    std::int64_t found = count();
    while (found == 0 && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(50ms);
        found = count();
    }
    return found;
}

class SlowGames : public testing::Test {
  protected:
    SlowGames() { start(); }

    void start(const std::vector<std::string>& options = roomy()) {
        house_.emplace(TABULEIRO_PROGRAM, folder_.path(), options);
        ASSERT_NE(house_->port(), 0) << house_->said();
    }
    void stop() { EXPECT_EQ(house_->end(SIGTERM), 0); }
    void restart(SlowGame& game) {
        stop();
        start();
        game.go_to(*house_);
    }
    SlowGame game() const { return slow_game(Browser(house_->port()), Browser(house_->port())); }

    void execute(const std::string& sql) {
        auto file = store::Connection::open(database(), SQLITE_OPEN_READWRITE, "");
        const auto done = file->execute(sql.c_str());
        ASSERT_TRUE(done) << done.error().text();
    }
    std::int64_t number(const std::string& sql) {
        std::int64_t found = 0;
        auto file = store::Connection::open(database(), SQLITE_OPEN_READONLY, "");
        static_cast<void>(file->select(sql, [&](const store::Row& row) { found = row.number(0); }));
        return found;
    }
    std::string database() const { return folder_.file("house.db"); }

    Folder folder_;
    std::optional<HouseProcess> house_;
};

TEST_F(SlowGames, ADeadlineThatPassedWhileTheServerWasDownCountsAfterTheStart) {
    SlowGame late = game();
    SlowGame in_time = game();
    late.move(late.ana, "e2e4");
    in_time.move(in_time.ana, "e2e4");
    const json listed = json::parse(late.bia.get("/api/house").body)["tables"][0];
    EXPECT_EQ(listed["days"], 3);
    EXPECT_EQ(listed["turn"], "second");
    EXPECT_EQ(listed["deadline"].get<std::int64_t>(), listed["at"].get<std::int64_t>() + 3 * a_day);
    stop();
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind = 'sleep'"), 0);
    execute(time_passes(2 * a_day));
    start();
    in_time.go_to(*house_);
    in_time.move(in_time.bia, "e7e5");
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind = 'flag'"), 0);
    stop();
    execute(time_passes(a_day));
    start();
    EXPECT_EQ(wait_for_rows([&] { return number("SELECT count(*) FROM tables WHERE ended > 0"); }),
              1);
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind IN ('flag', 'wake', 'away')"), 1);
    late.go_to(*house_);
    WebSocketClient socket = late.bia.table(late.table.id);
    const json state = hear_until(socket, [](const json& m) { return m.contains("result"); });
    EXPECT_EQ(state["result"]["winner"], "first");
    EXPECT_EQ(state["result"]["ending"], "time");
    EXPECT_EQ(number("SELECT count(*) FROM tables WHERE deadline IS NOT NULL"), 1);
}

TEST_F(SlowGames, TheHouseAnswersExpectedMovesAtOnceAlsoAfterARestart) {
    SlowGame slow = game();
    slow.move(slow.ana, "e2e4");
    EXPECT_EQ(slow.prepared(slow.ana), conditions(1, {}));
    const Lines lines{{"e5", "Nf3", "Nc6", "Bb5"}, {"c7c5", "g1f3"}};
    const Lines stored{{"e7e5", "g1f3", "b8c6", "f1b5"}, {"c7c5", "g1f3"}};
    EXPECT_EQ(json::parse(slow.prepare(slow.ana, 1, lines).body), conditions(1, stored));
    WebSocketClient watcher = Browser(house_->port()).table(slow.table.id);
    slow.move(slow.bia, "e7e5");
    EXPECT_FALSE(hear_move(watcher, "g1f3").is_null()) << "without a player who looks";
    EXPECT_EQ(slow.prepared(slow.ana), conditions(3, {{"b8c6", "f1b5"}}));
    restart(slow);
    EXPECT_EQ(slow.prepared(slow.ana), conditions(3, {{"b8c6", "f1b5"}}));
    slow.move(slow.bia, "b8c6");
    WebSocketClient socket = slow.ana.table(slow.table.id);
    EXPECT_FALSE(hear_move(socket, "f1b5").is_null());
    const auto rows = [&] { return number("SELECT count(*) = 0 FROM conditional_moves"); };
    slow.move(slow.bia, "a7a6");
    EXPECT_EQ(wait_for_rows(rows), 1) << "nothing is left of the lines";
}

// The server dies between the move and the reply.
TEST_F(SlowGames, AReplyThatIsMissingIsPlayedAfterTheStart) {
    SlowGame slow = game();
    slow.move(slow.ana, "e2e4");
    slow.move(slow.bia, "e7e5");
    stop();
    execute("INSERT INTO conditional_moves VALUES ('" + slow.table.id +
            "', 0, 1, 1, 'e7e5 g1f3' || char(10))");
    start();
    slow.go_to(*house_);
    WebSocketClient socket = slow.bia.table(slow.table.id);
    EXPECT_FALSE(hear_move(socket, "g1f3").is_null());
}

TEST_F(SlowGames, BothMayHavePrepared) {
    SlowGame slow = game();
    EXPECT_EQ(slow.prepare(slow.bia, 0, {{"e2e4", "e7e5", "g1f3", "b8c6"}}).status, 200);
    slow.move(slow.ana, "e2e4");
    WebSocketClient socket = slow.ana.table(slow.table.id);
    EXPECT_FALSE(hear_move(socket, "e7e5").is_null());
    EXPECT_EQ(slow.prepare(slow.ana, 2, {{"b8c6", "f1b5"}}).status, 409) << "in one's own turn";
    slow.move(slow.ana, "g1f3");
    EXPECT_FALSE(hear_move(socket, "b8c6").is_null());
}

TEST_F(SlowGames, ATakebackRemovesWhatWasPrepared) {
    SlowGame slow = game();
    slow.move(slow.ana, "e2e4");
    ASSERT_EQ(slow.prepare(slow.ana, 1, {{"e7e5", "g1f3"}}).status, 200);
    WebSocketClient ana = slow.ana.table(slow.table.id);
    WebSocketClient bia = slow.bia.table(slow.table.id);
    ana.say(R"({"command":"ask-takeback"})");
    ASSERT_FALSE(hear_until(bia, [](const json& m) {
                     return m.contains("offer") && !m["offer"].is_null();
                 }).is_null());
    bia.say(R"({"command":"accept-takeback"})");
    ASSERT_FALSE(hear_until(bia, [](const json& m) {
                     return m.contains("position_version") && m["position_version"] == 2;
                 }).is_null());
    slow.move(slow.ana, "e2e4");
    EXPECT_EQ(slow.prepared(slow.ana), conditions(3, {}));
    slow.move(slow.bia, "e7e5");
    std::this_thread::sleep_for(100ms);
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE text = 'g1f3'"), 0);
}

TEST_F(SlowGames, NobodyElseLearnsWhatWasPrepared) {
    SlowGame slow = game();
    slow.move(slow.ana, "e2e4");
    WebSocketClient bia = slow.bia.table(slow.table.id);
    ASSERT_TRUE(bia.hear());
    Browser stranger(house_->port());
    WebSocketClient watcher = stranger.table(slow.table.id);
    ASSERT_TRUE(watcher.hear());
    bia.say(R"({"ping":true})");
    const auto before_pong = [](WebSocketClient& socket) { // what came before the answer
        std::string heard;
        while (auto text = socket.hear(patience)) {
            if (*text == R"({"pong":true})") {
                return heard;
            }
            heard += *text;
        }
        return "no answer: " + heard;
    };
    before_pong(bia); // the watcher's presence may have been told
    const std::string house_before = slow.bia.get("/api/house").body;
    ASSERT_EQ(slow.prepare(slow.ana, 1, {{"e7e5", "d1h5", "b8c6", "f1c4"}}).status, 200);
    bia.say(R"({"ping":true})");
    watcher.say(R"({"ping":true})");
    EXPECT_EQ(before_pong(bia), "") << "not even that there is something";
    EXPECT_EQ(before_pong(watcher), "");
    EXPECT_EQ(slow.bia.get("/api/house").body, house_before);
    EXPECT_EQ(slow.prepared(slow.bia), conditions(1, {}));
    for (const char* method : {"GET", "POST"}) {
        const bool gets = std::string(method) == "GET";
        const std::string path = slow.path("/conditional-moves");
        const HttpAnswer refused =
            gets ? stranger.get(path) : stranger.post(path, R"({"at":1,"lines":[]})");
        const std::string nowhere = "/api/tables/nowhere12345/conditional-moves";
        const HttpAnswer missing =
            gets ? stranger.get(nowhere) : stranger.post(nowhere, R"({"at":1,"lines":[]})");
        EXPECT_EQ(refused.status, 404);
        EXPECT_EQ(refused.body, missing.body);
    }

    // Wherever the game is shown, during the game and after it.
    const auto shown_anywhere = [&] {
        std::string all;
        for (Browser* browser : {&slow.ana, &slow.bia, &stranger}) {
            WebSocketClient socket = browser->table(slow.table.id);
            all += *socket.hear();
            socket.say(R"({"command":"show","ply":1})");
            all += *socket.hear();
            for (const char* what : {"/record", "/moves"}) {
                all += browser->get(slow.path(what)).body;
            }
            all += browser->get("/api/house").body + browser->get("/api/players").body;
        }
        const std::string archive = folder_.file("games.txt");
        Child exporting({TABULEIRO_PROGRAM, "--data", folder_.path().string(), "--config",
                         "/dev/null", "--log-level", "error", "export", archive});
        EXPECT_EQ(exporting.wait(), 0);
        all += read_file(archive);
        std::filesystem::remove(archive);
        return all;
    };
    const auto search = [&](const std::string& text) {
        for (const char* secret : {"d1h5", "Qh5", "f1c4", "Bc4"}) {
            EXPECT_EQ(text.find(R"("text":")" + std::string(secret)), std::string::npos) << secret;
            EXPECT_EQ(text.find(std::string(secret) + " "), std::string::npos) << secret;
            EXPECT_EQ(text.find(std::string(secret) + "\""), std::string::npos) << secret;
        }
    };
    search(shown_anywhere());
    slow.move(slow.bia, "c7c5");
    bia.say(R"({"command":"resign"})");
    ASSERT_FALSE(hear_until(bia, [](const json& m) {
                     return m.contains("result") && !m["result"].is_null();
                 }).is_null());
    search(shown_anywhere());
    EXPECT_EQ(number("SELECT count(*) FROM conditional_moves"), 0);
}

TEST_F(SlowGames, PreparingIsRefusedWithAReason) {
    SlowGame slow = game();
    slow.move(slow.ana, "e2e4");
    const auto told = [](const HttpAnswer& answer) {
        const json body = json::parse(answer.body, nullptr, false);
        return std::to_string(answer.status) + " " + body.value("refused", "");
    };
    EXPECT_EQ(told(slow.prepare(slow.ana, 0, {{"e7e5", "g1f3"}})), "409 too-late");
    EXPECT_EQ(told(slow.prepare(slow.ana, 1, {{"e7e5", "e1e8"}})), "409 move");
    EXPECT_EQ(told(slow.prepare(slow.bia, 1, {{"e7e5", "g1f3"}})), "409 turn");
    EXPECT_EQ(told(slow.ana.post(slow.path("/conditional-moves"), R"({"at":1,"lines":"none"})")),
              "400 malformed");
    Browser ana(house_->port());
    EXPECT_EQ(ana.post("/api/tables",
                       [] {
                           json wanted = slow_settings();
                           wanted["seats"]["second"] = seat("computer", 3);
                           return wanted.dump();
                       }())
                  .status,
              400);
}

TEST_F(SlowGames, AProgramIsToldOfMovesDeadlinesAndEnds) {
    using Events = std::vector<std::string>;
    const Messenger messenger(folder_);
    stop();
    start(messenger.options());
    SlowGame slow = slow_game(signed_up(*house_, "Ana"), signed_up(*house_, "Bia"));
    EXPECT_EQ(messenger.events(1), (Events{"your-move Ana"})) << "when both are there";
    slow.move(slow.ana, "e2e4");
    EXPECT_EQ(messenger.events(2), (Events{"your-move Ana", "your-move Bia"}));
    ASSERT_EQ(slow.prepare(slow.ana, 1, {{"e7e5", "d1h5"}}).status, 200);
    slow.move(slow.bia, "e7e5");
    const Events after_reply{"your-move Ana", "your-move Bia", "your-move Bia"};
    EXPECT_EQ(messenger.events(3), after_reply) << "the reply was prepared";
    stop();
    execute(time_passes(2 * a_day + a_day / 4 + 1));
    start(messenger.options());
    Events with_reminder = after_reply;
    with_reminder.insert(with_reminder.begin(), "deadline Bia");
    EXPECT_EQ(messenger.events(4), with_reminder);
    stop();
    start(messenger.options());
    slow.go_to(*house_);
    WebSocketClient socket = slow.bia.table(slow.table.id);
    socket.say(R"({"command":"resign"})");
    const Events ends{"deadline Bia",  "ended Ana",     "ended Bia",
                      "your-move Ana", "your-move Bia", "your-move Bia"};
    EXPECT_EQ(messenger.events(6), ends) << "nothing is told twice";
    for (const json& message : messenger.told()) {
        const std::string text = message.dump();
        EXPECT_EQ(text.find(slow.table.key), std::string::npos);
        EXPECT_EQ(text.find("d1h5"), std::string::npos);
        EXPECT_EQ(message["table"], slow.table.id);
    }
}

TEST_F(SlowGames, AProgramThatIsNotThereStopsNothing) {
    stop();
    const std::string log = folder_.file("log");
    std::vector<std::string> options = roomy();
    options.insert(options.end(), {"--notify", folder_.file("nowhere"), "--log-file", log});
    start(options);
    SlowGame slow = slow_game(signed_up(*house_, "Ana"), signed_up(*house_, "Bia"));
    slow.move(slow.ana, "e2e4");
    const auto logged = [&] {
        return std::int64_t{read_file(log).find("notify-failed") != std::string::npos};
    };
    EXPECT_EQ(wait_for_rows(logged), 1);
    stop();
}

class SlowGameOfNodes : public SeveralNodes {
  protected:
    store::postgresql::Connection connect() const {
        return *store::postgresql::Address::parse(address_).and_then(
            store::postgresql::Connection::open);
    }
    std::int64_t number(const std::string& sql) const {
        const auto result = connect().run({sql});
        return result && result->rows() > 0 ? result->number(0, 0) : -1;
    }
};

TEST_F(SlowGameOfNodes, OneOfThemTellsTheProgram) {
    const Messenger messenger(data_);
    const std::vector<std::string> options = messenger.options();
    const Options notify(options.end() - 2, options.end());
    HouseProcess& first = start_node(notify);
    SlowGame slow = slow_game(signed_up(first, "Ana"), signed_up(first, "Bia"));
    EXPECT_EQ(messenger.events(1).size(), 1U);
    EXPECT_EQ(first.end(SIGTERM), 0);
    ASSERT_TRUE(connect().execute(time_passes(2 * a_day + a_day / 4 + 1).c_str()));
    start_node(notify);
    start_node(notify);
    messenger.events(2);
    std::this_thread::sleep_for(300ms); // the other node may still be about to
    EXPECT_EQ(messenger.events(2), (std::vector<std::string>{"deadline Ana", "your-move Ana"}));
}

TEST_F(SlowGameOfNodes, OneFlagFallsWhoeverNoticesFirst) {
    HouseProcess& first = start_node();
    SlowGame slow = slow_game(at(first), at(first));
    slow.move(slow.ana, "e2e4");
    ASSERT_EQ(slow.prepare(slow.ana, 1, {{"e7e5", "g1f3"}}).status, 200);
    HouseProcess& second = start_node();
    SlowGame elsewhere = slow;
    elsewhere.go_to(second);
    EXPECT_EQ(elsewhere.prepared(elsewhere.ana), conditions(1, {{"e7e5", "g1f3"}}))
        << "a request at the other node is forwarded";
    EXPECT_EQ(first.end(SIGKILL), 128 + SIGKILL);
    elsewhere.move(elsewhere.bia, "e7e5");
    WebSocketClient socket = enter(elsewhere.bia, slow.table.id);
    EXPECT_FALSE(hear_move(socket, "g1f3").is_null()) << "another node knows what was prepared";
    EXPECT_EQ(second.end(SIGTERM), 0);
    ASSERT_TRUE(connect().execute(time_passes(3 * a_day).c_str()));
    start_node();
    start_node();
    EXPECT_EQ(wait_for_rows([&] { return number("SELECT count(*) FROM tables WHERE ended > 0"); }),
              1);
    std::this_thread::sleep_for(200ms); // the other node may still be looking
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind = 'flag'"), 1);
    EXPECT_EQ(number("SELECT count(*) FROM events WHERE kind IN ('sleep', 'wake')"), 0);
}

} // namespace
} // namespace tabuleiro::test
