// People in a cluster: whoever signs in at one node is known at all of them, also after one has
// died, and what ends anywhere ends everywhere.
#include "in_lobby.hpp"
#include "open_cluster.hpp"
#include "signed_in.hpp"
#include "slow_game.hpp"
#include "store/people/people.hpp"
#include "store/sql/blocking.hpp"

namespace tabuleiro::test {
namespace {

using std::chrono::milliseconds;

// A session ends within two seconds; the rest is for a busy machine.
constexpr milliseconds end_of_a_session{2500};

class ClusterPeople : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = std::make_unique<Folder>();
        messenger_ = std::make_unique<Messenger>(*folder_);
        ClusterOptions options = cluster_options();
        options.node_options = messenger_->options();
        cluster_ = std::make_unique<Cluster>(options);
    }
    static void TearDownTestSuite() {
        cluster_.reset();
        messenger_.reset();
        folder_.reset();
    }

    // A browser at a node, or at HAProxy.
    static Browser at(int number) { return Browser(cluster_->port(node(number))); }
    static Browser at_proxy() { return Browser(cluster_->port()); }
    // The same browser, whose next requests go to another node.
    static Browser gone_to(Browser there, const Browser& known) {
        there.cookie = known.cookie;
        return there;
    }
    // As the page does: a table that changes hands refuses for a moment.
    static WebSocketClient enter(Browser browser, const std::string& path) {
        for (int attempt = 0; attempt < 200; ++attempt) {
            auto [answer, socket] = browser.socket(path);
            if (answer.status == 101) {
                return std::move(socket);
            }
            std::this_thread::sleep_for(milliseconds(100));
        }
        ADD_FAILURE() << "never accepted: " << path;
        return WebSocketClient(TcpConnection(0));
    }
    static WebSocketClient enter_table(const Browser& browser, const std::string& table) {
        return enter(browser, "/api/tables/" + table + "/socket");
    }
    static json first_state(WebSocketClient& socket) {
        return hear_until(socket, [](const json& m) { return m.contains("phase"); });
    }
    // Until it holds at this node too, which asks the database once a second.
    template <class Condition>
    static bool holds_soon(Condition condition) {
        for (int attempt = 0; attempt < 250; ++attempt) {
            if (condition()) {
                return true;
            }
            std::this_thread::sleep_for(milliseconds(10));
        }
        return false;
    }
    static std::string path_of_table(const NewTable& table, const std::string& what) {
        return "/api/tables/" + table.id + what;
    }

    inline static std::unique_ptr<Folder> folder_;
    inline static std::unique_ptr<Messenger> messenger_;
    inline static std::unique_ptr<Cluster> cluster_;
};

TEST_F(ClusterPeople, WhoeverSignsInAtOneNodePlaysAtAnotherAlsoWhenOneDies) {
    Someone ana = signed_up(at(1), "Ana Um");
    Someone rui = signed_up(at_proxy(), "Rui Um");
    Browser phone = at(3);
    ASSERT_EQ(outcome(sign_in(phone, "ana um", ana.code)), "200");
    json wanted = settings("chess", seat("here"), seat("link"));
    wanted["rated"] = true;
    const NewTable table = open_table(ana.browser, wanted);
    Browser rui_there = gone_to(at(2), rui.browser);
    ASSERT_EQ(outcome(join(rui_there, table, table.key)), "200");
    {
        WebSocketClient first = enter_table(phone, table.id);
        WebSocketClient second = enter_table(rui_there, table.id);
        ASSERT_EQ(first_state(first)["you"], "first");
        ASSERT_EQ(first_state(second)["you"], "second");
        first.say(play("f2f3"));
        ASSERT_FALSE(hear_move(second, "f2f3").is_null());
    }
    for (const int number : {1, 3}) {
        cluster_->kill(node(number));
    }
    Browser ana_there = gone_to(at(2), phone);
    EXPECT_EQ(who_is(ana_there), "Ana Um") << "a session is in the database";
    WebSocketClient first = enter_table(ana_there, table.id);
    WebSocketClient second = enter_table(rui_there, table.id);
    ASSERT_EQ(first_state(first)["you"], "first");
    first_state(second);
    for (const auto& [mover, other, move] :
         {std::tuple(&second, &first, "e7e5"), {&first, &second, "g2g4"}}) {
        mover->say(play(move));
        ASSERT_FALSE(hear_move(*other, move).is_null()) << move;
    }
    second.say(play("d8h4"));
    ASSERT_FALSE(hear_move(first, "d8h4").is_null());
    for (const int number : {1, 3}) {
        cluster_->start(node(number));
    }
    // The game was recorded once, whoever is asked.
    for (int number = 1; number <= cluster_->nodes(); ++number) {
        Browser asked = gone_to(at(number), rui.browser);
        const json history = parsed(asked.get("/api/me/history"));
        ASSERT_EQ(history["games"].size(), 1U) << node(number);
        EXPECT_EQ(history["games"][0]["result"], "won");
        const json ratings = parsed(asked.get("/api/people/" + ana.id))["ratings"];
        ASSERT_EQ(ratings.size(), 1U);
        EXPECT_EQ(ratings[0]["rating"]["games"], 1) << node(number);
    }
}

TEST_F(ClusterPeople, SigningOutEndsSessionsAndSocketsOnEveryNode) {
    Someone ana = signed_up(at(1), "Ana Dois");
    Browser phone = at(2);
    ASSERT_EQ(outcome(sign_in(phone, "Ana Dois", ana.code)), "200");
    const NewTable table = open_table(ana.browser, settings("chess", seat("here"), seat("link")));
    std::vector<WebSocketClient> sockets;
    for (int number = 1; number <= cluster_->nodes(); ++number) {
        const Browser there = gone_to(at(number), ana.browser);
        sockets.push_back(enter_table(there, table.id));
        sockets.push_back(enter(there, "/api/lobby/socket"));
        sockets.push_back(enter(there, "/api/study/socket"));
    }
    WebSocketClient kept = enter_table(phone, table.id);
    first_state(kept);
    const Browser stolen = ana.browser; // its cookies, before they are removed
    Browser elsewhere = gone_to(at(3), ana.browser);
    ASSERT_EQ(outcome(elsewhere.post("/api/sign-out", "{}")), "200");
    EXPECT_EQ(elsewhere.cookie, "");
    for (std::size_t i = 0; i < sockets.size(); ++i) {
        EXPECT_TRUE(sockets[i].connection().ends_within(end_of_a_session)) << i;
    }
    for (int number = 1; number <= cluster_->nodes(); ++number) {
        Browser thief = gone_to(at(number), stolen);
        EXPECT_EQ(who_is(thief), "") << node(number);
        EXPECT_EQ(seat_at(thief, table.id), "watcher") << node(number);
    }
    kept.say(play("e2e4"));
    EXPECT_EQ(hear_refusal(kept)["refused"], "waiting") << "the other device is still hers";
}

// A node that was away for a while believes nothing that it remembers.
TEST_F(ClusterPeople, ANodeThatWasStoppedKnowsOfTheEndWhenItGoesOn) {
    Someone ana = signed_up(at(1), "Ana Três");
    EXPECT_EQ(who_is(ana.browser), "Ana Três");
    WebSocketClient lobby = enter(ana.browser, "/api/lobby/socket");
    cluster_->signal(node(1), SIGSTOP);
    Browser elsewhere = gone_to(at(2), ana.browser);
    const std::string ended = outcome(elsewhere.post("/api/sign-out", "{}"));
    std::this_thread::sleep_for(milliseconds(2100));
    cluster_->signal(node(1), SIGCONT);
    EXPECT_EQ(ended, "200");
    EXPECT_EQ(who_is(ana.browser), "");
    EXPECT_TRUE(lobby.connection().ends_within(end_of_a_session));
}

TEST_F(ClusterPeople, WrongTriesAreCountedForAllNodesTogether) {
    const Someone ana = signed_up(at(1), "Ana Quatro");
    int tries = 0;
    std::string told;
    for (; tries < 50 && told != "429 wait"; ++tries) {
        Browser guesser = at(1 + tries % cluster_->nodes());
        told = outcome(sign_in(guesser, "Ana Quatro", other_code(ana.code)));
    }
    EXPECT_EQ(told, "429 wait");
    EXPECT_LE(tries, 9) << "as at one node: six, and those that have come back meanwhile";
}

TEST_F(ClusterPeople, AnOfferIsSeenAndAcceptedAtOtherNodes) {
    Someone ana = signed_up(at(1), "Ana Cinco");
    Someone rui = signed_up(at(2), "Rui Cinco");
    InLobby offering(ana.browser);
    InLobby looking(rui.browser);
    Browser watching_browser = at(3);
    InLobby watching(watching_browser);
    const NewTable table = open_table(ana.browser, offer());
    EXPECT_EQ(looking.hear_change("offers", "set")[0]["table"], table.id);
    EXPECT_EQ(watching.hear_change("offers", "set")[0]["table"], table.id);
    EXPECT_EQ(outcome(rui.ask(path_of_table(table, "/join"))), "200");
    EXPECT_EQ(offering.hear("begun")["table"], table.id);
    EXPECT_EQ(watching.hear_change("games", "set")[0]["table"], table.id);
    WebSocketClient playing = enter_table(ana.browser, table.id);
    first_state(playing);
    playing.say(play("e2e4"));
    EXPECT_EQ(watching.hear_change("boards", "set")[0]["plies"], 1);
    // A private one is in nobody's lobby.
    json wanted = settings("chess", seat("here"), {{"kind", "person"}, {"person", rui.id}});
    wanted["visibility"] = "private";
    const NewTable challenge = open_table(ana.browser, wanted);
    EXPECT_FALSE(
        looking.hear("you", [](const json& m) { return !m["challenges"].empty(); }).is_null());
    EXPECT_TRUE(watching.hears_nothing_of(challenge.id));
}

TEST_F(ClusterPeople, TwoWhoArePairedHearOfItWhereverTheyAre) {
    Someone carla = signed_up(at(1), "Carla Oito");
    {
        const auto store =
            store::open_store(cluster_->store_address(), {.access = store::Access::Beside});
        ASSERT_TRUE(store) << store.error().text();
        ASSERT_TRUE(store::sql::write(**store, [&](store::sql::Transaction& t) {
            return store::set_role(t, carla.id, "teacher");
        }));
    }
    ASSERT_TRUE(holds_soon([&] { return outcome(carla.browser.get("/api/groups")) == "200"; }));
    const std::string group =
        "/api/groups/" + parsed(carla.ask("/api/groups", {{"name", "5A"}})).value("id", "");
    const json cards = parsed(
        carla.ask(group + "/members", {{"members",
                                        {{{"name", "Ana Oito"}, {"real_name", ""}},
                                         {{"name", "Rui Oito"}, {"real_name", ""}}}}}))["cards"];
    ASSERT_EQ(cards.size(), 2U);
    Browser ana_browser = at(2);
    Browser rui_browser = at(3);
    ASSERT_EQ(outcome(sign_in(ana_browser, "Ana Oito", cards[0]["code"])), "200");
    ASSERT_EQ(outcome(sign_in(rui_browser, "Rui Oito", cards[1]["code"])), "200");
    InLobby ana(ana_browser);
    InLobby rui(rui_browser);
    const json pair = json::array({cards[0]["person"]["id"], cards[1]["person"]["id"]});
    const json paired = parsed(carla.ask(
        group + "/pairs", {{"settings", {{"game", "chess"}}}, {"pairs", json::array({pair})}}));
    const std::string table = paired["games"][0]["table"];
    EXPECT_EQ(ana.hear("begun")["table"], table);
    EXPECT_EQ(rui.hear("begun")["table"], table);
    EXPECT_EQ(seat_at(rui_browser, table), "second");
}

TEST_F(ClusterPeople, YourMoveIsKnownAtEveryNodeAndToldOnce) {
    Someone ana = signed_up(at(1), "Ana Seis");
    Someone rui = signed_up(at(2), "Rui Seis");
    const std::size_t before = messenger_->told().size();
    SlowGame slow = slow_game(ana.browser, rui.browser);
    const auto turns = [&](const Someone& who) {
        std::vector<std::string> seen;
        for (int number = 1; number <= cluster_->nodes(); ++number) {
            Browser asked = gone_to(at(number), who.browser);
            const json shown = parsed(asked.get("/api/house"));
            for (const json& one : shown["tables"]) {
                if (one["table"] == slow.table.id) {
                    seen.push_back(one["turn"] == one["you"] ? "mine" : "theirs");
                }
            }
        }
        return seen;
    };
    const std::vector<std::string> mine(3, "mine");
    const std::vector<std::string> theirs(3, "theirs");
    EXPECT_EQ(turns(ana), mine);
    EXPECT_EQ(messenger_->events(before + 1).size(), before + 1);
    slow.move(slow.ana, "e2e4");
    EXPECT_EQ(turns(rui), mine);
    EXPECT_EQ(turns(ana), theirs);
    EXPECT_EQ(messenger_->events(before + 2).size(), before + 2);
    cluster_->kill(node(1)); // another node takes the game
    slow.ana = gone_to(at(3), slow.ana);
    slow.bia = gone_to(at(3), slow.bia);
    WebSocketClient there = enter_table(slow.bia, slow.table.id);
    first_state(there);
    there.say(play("e7e5"));
    ASSERT_FALSE(hear_move(there, "e7e5").is_null());
    EXPECT_EQ(messenger_->events(before + 3).size(), before + 3);
    cluster_->start(node(1));
    there.say(R"({"command":"resign"})");
    messenger_->events(before + 5);
    std::this_thread::sleep_for(milliseconds(700)); // another node may still be about to
    std::vector<std::string> events;
    for (const json& message : messenger_->told()) {
        if (message["table"] == slow.table.id) {
            events.push_back(message["event"].get<std::string>() + " " +
                             message["person"]["name"].get<std::string>());
        }
    }
    std::sort(events.begin(), events.end());
    EXPECT_EQ(events,
              (std::vector<std::string>{"ended Ana Seis", "ended Rui Seis", "your-move Ana Seis",
                                        "your-move Ana Seis", "your-move Rui Seis"}));
}

TEST_F(ClusterPeople, WhoeverIsRemovedAtOneNodeHasNoNameAtAnother) {
    Someone ana = signed_up(at(1), "Ana Sete");
    Someone rui = signed_up(at(2), "Rui Sete");
    const NewTable table = open_table(rui.browser, settings("chess", seat("here"), seat("link")));
    Browser there = gone_to(at(2), ana.browser);
    ASSERT_EQ(outcome(join(there, table, table.key)), "200");
    WebSocketClient playing = enter_table(rui.browser, table.id);
    EXPECT_NE(first_state(playing).dump().find("Ana Sete"), std::string::npos);
    ASSERT_EQ(outcome(ana.ask("/api/me/remove", {{"name", "Ana Sete"}})), "200");
    for (int number = 1; number <= cluster_->nodes(); ++number) {
        EXPECT_TRUE(holds_soon([&] {
            Browser asked = gone_to(at(number), rui.browser);
            WebSocketClient socket = enter_table(asked, table.id);
            return first_state(socket).dump().find("Ana Sete") == std::string::npos;
        })) << node(number);
    }
    Browser again = at(3);
    EXPECT_EQ(outcome(sign_in(again, "Ana Sete", ana.code)), "401 wrong");
}

} // namespace
} // namespace tabuleiro::test
