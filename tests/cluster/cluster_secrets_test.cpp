// War Game in a cluster: nothing leaks through other nodes, across a failover, or on the ports by
// which nodes talk to each other.
#include "open_cluster.hpp"
#include "support/linked_cluster.hpp"
#include "support/secret_search.hpp"

namespace tabuleiro::test {
namespace {

TEST(ClusterSecrets, AClientNeverGetsWhatItsPlayerHasNotSeenWhateverNodeItAsks) {
    const Cluster cluster(cluster_options());
    // Each prefers a node of its own; those that are not the table's host pass it on.
    const std::uint16_t proxy = cluster.port();
    SecretGame game({{{cluster.port(node(1)), proxy},
                      {cluster.port(node(2)), proxy},
                      {cluster.port(node(3)), proxy}}});
    for (int round = 0; round < 12; ++round) {
        if (round % 3 == 1) {
            const std::string victim = node(1 + round / 3 % 3);
            cluster.kill(victim);
            game.play_round(round);
            cluster.start(victim);
        } else {
            game.play_round(round);
        }
    }
    game.read_records();
    EXPECT_EQ(game.leak(), "");
    EXPECT_TRUE(game.search_works());
    EXPECT_GT(game.reconnects(), 0);
    EXPECT_GE(game.version(), 12) << "too little was played";
}

TEST(ClusterSecrets, NodesTalkToEachOtherInCipher) {
    LinkedCluster linked(cluster_options());
    const Cluster& cluster = linked.cluster();
    linked.to_node(1).record();
    linked.to_node(2).record();
    linked.to_store().record();
    SecretGame game({{{cluster.port(node(1))}, {cluster.port(node(2))}, {cluster.port(node(3))}}});
    for (int round = 0; round < 3; ++round) {
        game.play_round(round);
    }
    EXPECT_EQ(game.leak(), "");
    const std::string between = linked.to_node(1).recorded() + linked.to_node(2).recorded();
    EXPECT_GT(between.size(), 10'000U) << "nothing was forwarded";
    EXPECT_EQ(between.find(game.table()), std::string::npos);
    EXPECT_NE(linked.to_store().recorded().find(game.table()), std::string::npos)
        << "the search does not work";
}

TEST(ClusterSecrets, ANodePortAnswersNobodyWithoutTheKey) {
    const LinkedCluster linked(cluster_options());
    const Cluster& cluster = linked.cluster();
    Browser ana(cluster.port(node(1)));
    const NewTable table =
        table_in(ana.post("/api/tables", settings("wargame", seat("here"), seat("here")).dump()));
    const std::string record = "/api/tables/" + table.id + "/record";
    ASSERT_EQ(ana.get(record).status, 200);
    for (const std::string& said : {"GET " + record + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                                    std::string("\x16\x03\x01\x00\x02\x01\x00", 7)}) {
        TcpConnection stranger(linked.node_port(1));
        ASSERT_TRUE(stranger.open());
        stranger.write(said);
        while (stranger.read_more()) {
        }
        EXPECT_LE(stranger.buffer().size(), 7U) << "more than an alert of TLS";
    }
}

} // namespace
} // namespace tabuleiro::test
