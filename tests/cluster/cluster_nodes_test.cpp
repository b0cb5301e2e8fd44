// Nodes of a cluster die, are stopped, or are asked to stop, while people play.
#include "open_cluster.hpp"

namespace tabuleiro::test {
namespace {

constexpr int kills = 9;

TEST(ClusterNodes, NothingIsLostWhenNodesAreKilled) {
    const Cluster cluster(cluster_options());
    Games games(cluster);
    for (int i = 0; i < kills; ++i) {
        const std::string victim = node(1 + i % cluster.nodes());
        ASSERT_TRUE(games.all_go_on());
        cluster.kill(victim);
        ASSERT_TRUE(games.all_go_on()) << "without " << victim;
        cluster.start(victim);
    }
    games.expect_nothing_lost(cluster);
}

TEST(ClusterNodes, NothingIsLostWhenNodesAreAskedToStop) {
    const Cluster cluster(cluster_options());
    Games games(cluster);
    for (int number = 1; number <= cluster.nodes(); ++number) {
        ASSERT_TRUE(games.all_go_on());
        cluster.stop(node(number));
        ASSERT_TRUE(games.all_go_on()) << "without " << node(number);
        cluster.start(node(number));
    }
    games.expect_nothing_lost(cluster);
}

// A player who is connected to a node itself, so that no proxy closes the socket.
class DirectPlayer {
  public:
    explicit DirectPlayer(std::uint16_t port) : browser_(port) {
        table_ = table_in(
            browser_.post("/api/tables", settings("chess", seat("here"), seat("here")).dump()));
        socket_.emplace(browser_.table(table_.id));
        hear_until_over([](const json& message) { return message.contains("choices"); });
    }

    const std::string& table() const { return table_.id; }
    const std::string& cookie() const { return browser_.cookie; }
    void play(const std::string& move) {
        socket_->say(json{{"command", "play"}, {"move", move}, {"id", move}}.dump());
    }
    bool has_played(const std::string& move) {
        play(move);
        return hear_until_over([&](const json& message) {
            return message.contains("accepted") && message["reply_to"] == move;
        });
    }
    // All texts until the socket is closed.
    std::vector<std::string> last_words() {
        std::vector<std::string> heard;
        while (auto text = socket_->hear()) {
            heard.push_back(*text);
        }
        return heard;
    }

  private:
    template <class Condition>
    bool hear_until_over(Condition condition) {
        while (auto text = socket_->hear()) {
            if (condition(json::parse(*text))) {
                return true;
            }
        }
        return false;
    }

    Browser browser_;
    NewTable table_;
    std::optional<WebSocketClient> socket_;
};

// The store's events of a table, as texts.
std::vector<std::string> moves_of(const Cluster& cluster, const std::string& table) {
    auto store = store::open_store(cluster.store_address(), {.access = store::Access::Read});
    if (!store) {
        throw std::runtime_error(store.error().text());
    }
    std::vector<std::string> moves;
    const auto log = load(**store, table);
    for (const store::Event& event : log->value().events) {
        if (event.kind == "play") {
            moves.push_back(event.text);
        }
    }
    return moves;
}

// The same player at another node, until the move is accepted there.
void play_elsewhere(std::uint16_t port, const DirectPlayer& player, const std::string& move) {
    Browser browser(port);
    browser.cookie = player.cookie();
    PageClient client(
        player.table(), player.cookie(), [port] { return port; }, Rng(1));
    do {
        client.send({{"command", "play"}, {"move", move}});
        client.settle();
    } while (!client.last_answer().accepted);
}

TEST(ClusterNodes, AStoppedNodeShowsAndWritesNothingAfterItsTablesWereTaken) {
    const Cluster cluster(cluster_options());
    Games games(cluster);
    DirectPlayer player(cluster.port(node(1)));
    ASSERT_TRUE(player.has_played("e2e4"));
    ASSERT_TRUE(games.all_go_on());

    cluster.signal(node(1), SIGSTOP);
    // It lies in the socket of the stopped node.
    player.play("e7e5");
    ASSERT_TRUE(games.all_go_on()) << "while a node is stopped";
    play_elsewhere(cluster.port(node(2)), player, "c7c5");
    cluster.signal(node(1), SIGCONT);
    for (const std::string& text : player.last_words()) {
        ADD_FAILURE() << "a message of the old epoch: " << text;
    }
    ASSERT_TRUE(games.all_go_on());
    games.expect_nothing_lost(cluster);
    EXPECT_EQ(moves_of(cluster, player.table()), (std::vector<std::string>{"e2e4", "c7c5"}));
}

} // namespace
} // namespace tabuleiro::test
