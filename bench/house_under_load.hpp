// A running house to be measured: where its players connect, and the processes it consists of.
#pragma once

#include <memory>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "process_cost.hpp"
#include "support/cluster.hpp"
#include "support/house_process.hpp"
#include "support/postgresql_server.hpp"

namespace tabuleiro::bench {

// Processes that are counted as one.
struct Part {
    std::string name;
    std::vector<pid_t> processes;
    bool with_children = false;
};

inline std::vector<Cost> costs_of(const std::vector<Part>& parts) {
    std::vector<Cost> costs;
    for (const Part& part : parts) {
        costs.emplace_back();
        for (const pid_t process : part.processes) {
            costs.back() = costs.back() +
                           (part.with_children ? cost_with_children(process) : cost_of(process));
        }
    }
    return costs;
}

// In megabytes.
inline std::vector<double> memory_of(const std::vector<Part>& parts) {
    std::vector<double> sizes;
    for (const Part& part : parts) {
        sizes.push_back(
            std::accumulate(part.processes.begin(), part.processes.end(), 0.0,
                            [](double sum, pid_t process) { return sum + memory_of(process); }));
    }
    return sizes;
}

class HouseUnderLoad {
  public:
    // Store: sqlite, postgresql, or cluster for three nodes behind HAProxy.
    HouseUnderLoad(const std::string& store, const std::string& program) {
        if (store == "cluster") {
            start_cluster(program);
            return;
        }
        std::vector<std::string> options = no_limits();
        if (store == "postgresql") {
            database_ = std::make_unique<test::PostgresqlServer>();
            options.insert(options.end(), {"--store", database_->new_database()});
        }
        process_.emplace(program, folder_.path() / "house", options);
        if (process_->port() == 0) {
            throw std::runtime_error(program + " did not start");
        }
        port_ = process_->port();
        parts_ = {{"the server", {process_->pid()}}};
        if (database_) {
            parts_.push_back({"PostgreSQL", {database_->pid()}, true});
        }
    }
    ~HouseUnderLoad() {
        if (process_) {
            process_->end(SIGTERM);
        }
    }
    HouseUnderLoad(const HouseUnderLoad&) = delete;
    HouseUnderLoad& operator=(const HouseUnderLoad&) = delete;

    std::uint16_t port() const { return port_; }
    const std::vector<Part>& parts() const { return parts_; }

  private:
    static std::vector<std::string> no_limits() {
        return {"--tables-per-minute", "1000000", "--requests-per-second", "1000000",
                "--connections",       "100000",  "--connections-of-one",  "100000"};
    }

    void start_cluster(const std::string& program) {
        cluster_.emplace(test::ClusterOptions{.tool = TABULEIRO_SOURCE_DIR "/tools/cluster",
                                              .program = program,
                                              .node_options = no_limits()});
        port_ = cluster_->port();
        parts_ = {{"the nodes", {}},
                  {"PostgreSQL", {cluster_->pid("postgresql")}, true},
                  {"HAProxy", {cluster_->pid("haproxy")}}};
        for (int number = 1; number <= cluster_->nodes(); ++number) {
            parts_.front().processes.push_back(cluster_->pid(test::node(number)));
        }
    }

    test::Folder folder_;
    std::unique_ptr<test::PostgresqlServer> database_;
    std::optional<test::HouseProcess> process_;
    std::optional<test::Cluster> cluster_;
    std::uint16_t port_ = 0;
    std::vector<Part> parts_;
};

} // namespace tabuleiro::bench
