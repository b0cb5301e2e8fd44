// A cluster for a test, and games that are played on it.
#pragma once

#include <gtest/gtest.h>

#include "store/location/open_store.hpp"
#include "support/cluster.hpp"
#include "support/tables_in_play.hpp"

namespace tabuleiro::test {

inline ClusterOptions cluster_options() {
    return {.tool = TABULEIRO_SOURCE_DIR "/tools/cluster", .program = TABULEIRO_PROGRAM};
}

// Games without end, whose players move a few times a second.
inline PlayOptions steady_play() {
    PlayOptions options;
    options.cuts = false;
    options.pace = std::chrono::milliseconds(30);
    options.pauses = {std::chrono::milliseconds(20), std::chrono::milliseconds(200)};
    return options;
}
constexpr int without_end = 1'000'000;
// So many that every node has some of them, nearly always.
constexpr std::size_t tables_at_once = 10;

class Games : public TablesInPlay {
  public:
    explicit Games(const Cluster& cluster, PlayOptions options = steady_play())
        : TablesInPlay([&cluster] { return cluster.port(); }, tables_at_once, without_end,
                       std::move(options)) {}
    // The players of each table come to different nodes, past HAProxy.
    Games(const Cluster& cluster, const ByPlayer<std::string>& nodes)
        : TablesInPlay({[port = cluster.port(nodes.first)] { return port; },
                        [port = cluster.port(nodes.second)] { return port; }},
                       tables_at_once, without_end, steady_play()) {}

    // Ends the games; every accepted command is in the store, once.
    void expect_nothing_lost(const Cluster& cluster, const std::string& server = "postgresql") {
        finish();
        auto store =
            store::open_store(cluster.store_address(server), {.access = store::Access::Read});
        ASSERT_TRUE(store) << store.error().text();
        const Verdict verdict = compare_with(**store);
        EXPECT_EQ(verdict.text(), "");
        EXPECT_GT(verdict.accepted, 0);
    }
};

inline std::vector<pid_t> node_processes(const Cluster& cluster) {
    std::vector<pid_t> processes;
    for (int number = 1; number <= cluster.nodes(); ++number) {
        processes.push_back(cluster.pid(node(number)));
    }
    return processes;
}

// Every node that was started is still the same process.
inline void expect_nodes_unchanged(const Cluster& cluster, const std::vector<pid_t>& before) {
    EXPECT_EQ(node_processes(cluster), before);
    for (const pid_t process : before) {
        EXPECT_TRUE(Cluster::is_running(process));
    }
}

} // namespace tabuleiro::test
