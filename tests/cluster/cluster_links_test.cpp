// Connections between the parts of a cluster are cut, or held up as by a pulled cable.
#include "open_cluster.hpp"
#include "support/linked_cluster.hpp"

namespace tabuleiro::test {
namespace {

constexpr std::chrono::milliseconds while_cut{500};
constexpr std::chrono::milliseconds while_silent{4000}; // a node gives up its tables by then

class ClusterLinks : public testing::Test {
  protected:
    // Play goes on while the link is gone, and after it is back.
    static void disturb(Games& games, LinkProxy& link, Link fault) {
        ASSERT_TRUE(games.all_go_on());
        link.become(fault);
        std::this_thread::sleep_for(fault == Link::Cut ? while_cut : while_silent);
        ASSERT_TRUE(games.all_go_on()) << "while the link is gone";
        link.become(Link::Passes);
        ASSERT_TRUE(games.all_go_on());
    }
    void expect_nothing_lost(Games& games) {
        games.expect_nothing_lost(linked_.cluster());
        expect_nodes_unchanged(linked_.cluster(), nodes_);
    }

    LinkedCluster linked_{cluster_options()};
    std::vector<pid_t> nodes_ = node_processes(linked_.cluster());
};

TEST_F(ClusterLinks, NothingIsLostWhenANodeCannotReachTheDatabase) {
    Games games(linked_.cluster());
    for (const Link fault : {Link::Cut, Link::Silent, Link::Cut}) {
        disturb(games, linked_.to_store(), fault);
    }
    expect_nothing_lost(games);
}

TEST_F(ClusterLinks, NothingIsLostWhenTheProxyCannotReachANode) {
    Games games(linked_.cluster());
    for (const Link fault : {Link::Cut, Link::Silent, Link::Cut}) {
        disturb(games, linked_.from_haproxy(), fault);
    }
    expect_nothing_lost(games);
}

TEST_F(ClusterLinks, NothingIsLostWhenNodesCannotReachEachOther) {
    Games games(linked_.cluster(), {node(1), node(2)});
    for (const Link fault : {Link::Cut, Link::Silent}) {
        for (const std::size_t number : {1, 2}) {
            disturb(games, linked_.to_node(number), fault);
        }
    }
    expect_nothing_lost(games);
}

} // namespace
} // namespace tabuleiro::test
