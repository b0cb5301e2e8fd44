// cluster_faults: what breaks in a house of several nodes, many times, while games are played on
// it. It reports how many acknowledged commands were lost or carried out twice, and how long it
// took until play went on where it was interrupted. tests/cluster does the same with small numbers.
//
// A kill takes about four seconds, most of it to let the new node settle.
//
//     build/bench/cluster_faults [--kills 1000] [--stops 20] [--restarts 20] [--away 30]
//                                [--promotions 5] [--cuts 20] [--tables 10] [--program FILE]
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "store/location/open_store.hpp"
#include "support/linked_cluster.hpp"
#include "support/tables_in_play.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::test;

struct Options {
    int kills = 0;
    int stops = 0;
    int restarts = 0;
    int away = 0; // seconds
    int promotions = 0;
    int cuts = 0;
    std::size_t tables = 10;
    std::string program = "build/bin/tabuleiro";
};

// A node that has just started does not take tables from a dead one at once: PostgreSQL itself may
// have just started, so that nobody has its lock yet.
constexpr std::chrono::seconds settled{3};

void pause(std::chrono::milliseconds time) {
    std::this_thread::sleep_for(time);
}

double at(const std::vector<double>& sorted, double part) {
    const auto last = sorted.size() - 1;
    return sorted[std::min(last, static_cast<std::size_t>(part * static_cast<double>(last + 1)))];
}

ClusterOptions cluster_options(const Options& options) {
    return {.tool = TABULEIRO_SOURCE_DIR "/tools/cluster", .program = options.program};
}

// What one kind of fault did, in all its repetitions.
class Report {
  public:
    explicit Report(std::string fault) : fault_(std::move(fault)) {}

    void add(const TablesInPlay& games, const std::string& address) {
        const auto more = games.resumptions();
        times_.insert(times_.end(), more.begin(), more.end());
        auto store = store::open_store(address, {.access = store::Access::Read});
        if (!store) {
            throw std::runtime_error(store.error().text());
        }
        const Verdict verdict = games.compare_with(**store);
        accepted_ += verdict.accepted;
        lost_ += verdict.lost;
        doubled_ += verdict.doubled;
        faults_.insert(faults_.end(), verdict.faults.begin(), verdict.faults.end());
    }
    void count() { ++count_; }

    void print() {
        fmt::print("{}, {} times: {} commands acknowledged, {} lost, {} doubled\n", fault_, count_,
                   accepted_, lost_, doubled_);
        if (!times_.empty()) {
            std::sort(times_.begin(), times_.end());
            fmt::print("  play went on at {} interrupted tables after: median {:.0f} ms, 99th "
                       "percentile {:.0f} ms, worst {:.0f} ms\n",
                       times_.size(), at(times_, 0.5), at(times_, 0.99), times_.back());
        }
        for (const std::string& fault : faults_) {
            fmt::print("  FAULT: {}\n", fault);
        }
        std::fflush(stdout);
    }

  private:
    std::string fault_;
    int count_ = 0;
    int accepted_ = 0;
    int lost_ = 0;
    int doubled_ = 0;
    std::vector<double> times_; // milliseconds
    std::vector<std::string> faults_;
};

class Games : public TablesInPlay {
  public:
    // Entry points: the processes to which the players of each table connect.
    Games(const Options& options, const Cluster& cluster,
          const ByPlayer<std::string>& entry_points = {"haproxy", "haproxy"})
        : TablesInPlay(
              {[port = cluster.port(entry_points.first)] { return port; },
               [port = cluster.port(entry_points.second)] { return port; }},
              options.tables, 2'000'000'000,
              {.cuts = false, .pace = std::chrono::milliseconds(30), .pauses = page_pauses}) {}

    void require_play() {
        if (!all_go_on()) {
            throw std::runtime_error("play does not go on");
        }
    }
    // Something breaks in `damage`, and is repaired when play goes on.
    template <class Damage, class Repair>
    void suffer(Report& report, Rng& rng, Damage damage, Repair repair) {
        require_play();
        pause(std::chrono::milliseconds(rng.below(300)));
        note_fault(false);
        damage();
        require_play();
        repair();
        report.count();
    }
    // The same for the database, without which nobody can play.
    template <class Damage>
    void suffer(Report& report, Rng& rng, Damage damage) {
        require_play();
        pause(std::chrono::milliseconds(rng.below(300)));
        note_fault(true);
        damage();
        require_play();
        report.count();
    }
};

void kill_nodes(const Options& options) {
    Report report("a node killed");
    const Cluster cluster(cluster_options(options));
    Games games(options, cluster);
    Rng rng(1);
    pause(settled);
    for (int i = 0; i < options.kills; ++i) {
        const std::string victim = node(1 + static_cast<int>(rng.below(3)));
        games.suffer(
            report, rng, [&] { cluster.kill(victim); },
            [&] {
                cluster.start(victim);
                pause(settled);
            });
    }
    games.finish();
    report.add(games, cluster.store_address());
    report.print();
}

void stop_nodes(const Options& options) {
    Report report("a node stopped for 10 s");
    const Cluster cluster(cluster_options(options));
    Games games(options, cluster);
    Rng rng(2);
    for (int i = 0; i < options.stops; ++i) {
        const std::string victim = node(1 + i % 3);
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        games.suffer(
            report, rng, [&] { cluster.signal(victim, SIGSTOP); },
            [&] {
                std::this_thread::sleep_until(end);
                cluster.signal(victim, SIGCONT);
            });
    }
    games.finish();
    report.add(games, cluster.store_address());
    report.print();
}

void restart_database(const Options& options) {
    Report report("PostgreSQL restarted");
    const Cluster cluster(cluster_options(options));
    Games games(options, cluster);
    Rng rng(3);
    for (int i = 0; i < options.restarts; ++i) {
        games.suffer(report, rng, [&] {
            cluster.signal("postgresql", i % 2 == 0 ? SIGINT : SIGQUIT);
            cluster.stop("postgresql");
            cluster.start("postgresql");
        });
    }
    games.finish();
    report.add(games, cluster.store_address());
    report.print();
}

// The time counts from its return.
void take_database_away(const Options& options) {
    Report report(fmt::format("PostgreSQL away for {} s", options.away));
    const Cluster cluster(cluster_options(options));
    Games games(options, cluster);
    Rng rng(4);
    games.suffer(report, rng, [&] {
        cluster.stop("postgresql");
        pause(std::chrono::seconds(options.away));
        games.note_fault(true);
        cluster.start("postgresql");
    });
    games.finish();
    report.add(games, cluster.store_address());
    report.print();
}

void promote_standby(const Options& options) {
    Report report("a standby promoted");
    ClusterOptions with_standby = cluster_options(options);
    with_standby.standby = true;
    Rng rng(5);
    for (int i = 0; i < options.promotions; ++i) {
        const Cluster cluster(with_standby);
        Games games(options, cluster);
        games.suffer(report, rng, [&] {
            cluster.signal("postgresql", SIGQUIT);
            cluster.stop("postgresql");
            cluster.promote();
        });
        games.finish();
        report.add(games, cluster.store_address("standby"));
    }
    report.print();
}

void cut_links(const Options& options, const std::string& name,
               const std::function<LinkProxy&(LinkedCluster&, int)>& link_at,
               const ByPlayer<std::string>& entry_points = {"haproxy", "haproxy"}) {
    Report report("connections cut between a node and " + name);
    LinkedCluster linked(cluster_options(options));
    Games games(options, linked.cluster(), entry_points);
    Rng rng(6);
    for (int i = 0; i < options.cuts; ++i) {
        LinkProxy& link = link_at(linked, i);
        games.suffer(
            report, rng, [&] { link.become(i % 2 == 0 ? Link::Cut : Link::Silent); },
            [&] {
                pause(std::chrono::milliseconds(rng.below(4000)));
                link.become(Link::Passes);
            });
    }
    games.finish();
    report.add(games, linked.cluster().store_address());
    report.print();
}

void cut_all_links(const Options& options) {
    cut_links(options, "the database",
              [](LinkedCluster& linked, int) -> LinkProxy& { return linked.to_store(); });
    cut_links(options, "HAProxy",
              [](LinkedCluster& linked, int) -> LinkProxy& { return linked.from_haproxy(); });
    cut_links(options, "another node",
              [](LinkedCluster& linked, int i) -> LinkProxy& {
                  return linked.to_node(i / 2 % 2 == 0 ? 1 : 2);
              },
              {node(1), node(2)});
}

void run_all(const Options& options) {
    if (options.kills > 0) {
        kill_nodes(options);
    }
    if (options.stops > 0) {
        stop_nodes(options);
    }
    if (options.restarts > 0) {
        restart_database(options);
    }
    if (options.away > 0) {
        take_database_away(options);
    }
    if (options.promotions > 0) {
        promote_standby(options);
    }
    if (options.cuts > 0) {
        cut_all_links(options);
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    CLI::App app("Faults in a house of several nodes: what was lost, and when play went on");
    app.add_option("--kills", options.kills, "A node is killed so many times");
    app.add_option("--stops", options.stops, "A node is stopped for ten seconds so many times");
    app.add_option("--restarts", options.restarts, "PostgreSQL is restarted so many times");
    app.add_option("--away", options.away, "PostgreSQL is away for so many seconds");
    app.add_option("--promotions", options.promotions, "A standby is promoted so many times");
    app.add_option("--cuts", options.cuts, "Each kind of connection is cut so many times");
    app.add_option("--tables", options.tables, "Games at the same time")->capture_default_str();
    app.add_option("--program", options.program)->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        run_all(options);
    } catch (const std::exception& error) {
        fmt::print(stderr, "cluster_faults: {}\n", error.what());
        return 1;
    }
    return 0;
}
