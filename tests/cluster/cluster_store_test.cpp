// The database of a cluster is restarted, is away for a while, or is replaced by its standby.
#include "open_cluster.hpp"

namespace tabuleiro::test {
namespace {

ClusterOptions with_standby() {
    ClusterOptions options = cluster_options();
    options.standby = true;
    return options;
}

TEST(ClusterStore, NothingIsLostWhenPostgresqlIsRestartedOrKilled) {
    const Cluster cluster(cluster_options());
    const auto nodes = node_processes(cluster);
    Games games(cluster);
    for (const int signal : {SIGINT, SIGQUIT, SIGINT}) {
        ASSERT_TRUE(games.all_go_on());
        cluster.signal("postgresql", signal);
        cluster.stop("postgresql");
        cluster.start("postgresql");
        ASSERT_TRUE(games.all_go_on());
    }
    games.expect_nothing_lost(cluster);
    expect_nodes_unchanged(cluster, nodes);
}

// Longer than the players have: if the clocks ran, they would lose on time.
TEST(ClusterStore, ClocksStandWhilePostgresqlIsAway) {
    const Cluster cluster(cluster_options());
    const auto nodes = node_processes(cluster);
    Rng rng(5);
    std::atomic<int> left = without_end;
    PlayOptions options = steady_play();
    options.settings["time"] = {{"first", "8"}, {"second", "8"}};
    const CurrentPort port = [&] { return cluster.port(); };
    PlayedGame game = new_game({port, port}, rng, options);
    int accepted = 0;
    options.accepted = [&](const PlayedGame&) {
        if (++accepted == 6) {
            cluster.stop("postgresql");
            std::this_thread::sleep_for(std::chrono::seconds(10));
            cluster.start("postgresql");
        }
        left = accepted < 12 ? without_end : 0;
    };
    GamePlay(game, left, rng, options).play();
    EXPECT_GE(accepted, 7);
    const json& result = game.players.first.state()["result"];
    EXPECT_TRUE(result.is_null() || result["ending"] != "time") << result;
    expect_nodes_unchanged(cluster, nodes);
}

TEST(ClusterStore, NothingIsLostWhenTheStandbyIsPromoted) {
    const Cluster cluster(with_standby());
    const auto nodes = node_processes(cluster);
    Games games(cluster);
    ASSERT_TRUE(games.all_go_on());
    cluster.signal("postgresql", SIGQUIT);
    cluster.stop("postgresql");
    cluster.promote();
    ASSERT_TRUE(games.all_go_on());
    games.expect_nothing_lost(cluster, "standby");
    expect_nodes_unchanged(cluster, nodes);
}

} // namespace
} // namespace tabuleiro::test
