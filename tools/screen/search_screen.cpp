// search_screen GAME: tries other numbers of the shared search's pruning in games of the computer
// against itself.
//
// With --screen every pair of games has a random half of those changes on one side and the other
// half on the other; what each is worth follows by least squares, averaged over its company. With
// --changes those play together against those of --against, or none.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <memory>

#include "engines/renpaarden/levels.hpp"
#include "engines/renpaarden/policy.hpp"
#include "engines/reversi/levels.hpp"
#include "engines/reversi/policy.hpp"
#include "engines/xadrez/levels.hpp"
#include "engines/xadrez/policy.hpp"
#include "search/searcher.hpp"
#include "tuning/match.hpp"
#include "tuning/match_report.hpp"

namespace tabuleiro::tuning {
namespace {

using search::Pruning;

struct Change {
    std::string_view name;
    void (*apply)(Pruning&);
};

constexpr int never = search::max_depth;

constexpr std::array changes{
    Change{"null-move", [](Pruning& p) { p.null_move_depth = 3; }},
    Change{"deeper-null-move", [](Pruning& p) { p.null_move_reduction = 4; }},
    Change{"unguided", [](Pruning& p) { p.unguided_depth = 4; }},
    Change{"reverse-futility-60", [](Pruning& p) { p.reverse_futility_per_depth = 60; }},
    Change{"reverse-futility-deep", [](Pruning& p) { p.reverse_futility_depth = 9; }},
    Change{"late-moves",
           [](Pruning& p) {
               p.late_move_depth = 6;
               p.late_move_base = 4;
               p.late_move_factor = 2;
           }},
    Change{"futility-deep", [](Pruning& p) { p.futility_depth = 7; }},
    Change{"futility-narrow",
           [](Pruning& p) {
               p.futility_base = 70;
               p.futility_per_depth = 70;
           }},
    Change{"reduction-base", [](Pruning& p) { p.reduction_base = 0.8; }},
    Change{"reduction-divisor", [](Pruning& p) { p.reduction_divisor = 1.7; }},
    Change{"reduction-early", [](Pruning& p) { p.reduction_from = 2; }},
    Change{"reduction-history", [](Pruning& p) { p.reduction_history = 3'000; }},
    Change{"reverse-futility-100", [](Pruning& p) { p.reverse_futility_per_depth = 100; }},
    Change{"reverse-futility-flat", [](Pruning& p) { p.reverse_futility_depth = 3; }},
    Change{"no-late-move-pruning", [](Pruning& p) { p.late_move_depth = 0; }},
    Change{"no-futility", [](Pruning& p) { p.futility_depth = 0; }},
    Change{"futility-wide",
           [](Pruning& p) {
               p.futility_base = 150;
               p.futility_per_depth = 130;
           }},
    Change{"reduction-less", [](Pruning& p) { p.reduction_base = 0; }},
    Change{"reduction-flat", [](Pruning& p) { p.reduction_divisor = 2.7; }},
    Change{"reduction-late", [](Pruning& p) { p.reduction_from = 5; }},
};

using Set = std::uint32_t;

Pruning with(Set set) {
    Pruning pruning{.null_move_depth = never};
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if ((set >> i & 1) != 0) {
            changes[i].apply(pruning);
        }
    }
    return pruning;
}

struct Request {
    std::string game;
    std::uint64_t nodes = 2'000;
    int milliseconds = 0; // per move, instead of nodes
    int pairs = 100;
    int threads = 1;
    std::uint64_t seed = 1;
    std::vector<std::string> screen;
    std::vector<std::string> changes;
    std::vector<std::string> against;
};

Set set_of(const std::vector<std::string>& names) {
    Set set = 0;
    for (const std::string& name : names) {
        for (std::size_t i = 0; i < changes.size(); ++i) {
            set |= changes[i].name == name ? Set{1} << i : 0;
        }
    }
    return set;
}

template <class P>
struct Pruned : P {
    Pruning pruning{};
};

template <OpenGame G, class P>
class Thinker {
  public:
    Thinker(const Request& request, const Pruning& pruning, search::Score contempt)
        : request_(request),
          table_(request.milliseconds > 0 ? std::size_t{1} << 16 : request.nodes * 4),
          searcher_(Pruned<P>{P{}, pruning}, table_, {.contempt = contempt}) {}

    typename G::Move choose(const Record<G>& record) {
        using Clock = std::chrono::steady_clock;
        table_.age();
        const auto end = Clock::now() + std::chrono::milliseconds(request_.milliseconds);
        const auto found =
            request_.milliseconds > 0
                ? searcher_.search(record.position(), record.history(), {},
                                   [end] { return Clock::now() >= end; })
                : searcher_.search(record.position(), record.history(), {.nodes = request_.nodes});
        return found.lines.front().moves.front();
    }

  private:
    Request request_;
    search::Table table_;
    search::Searcher<G, Pruned<P>> searcher_;
};

// The set of the first player in a pair.
Set drawn(const Request& request, int pair) {
    std::uint64_t state = request.seed * 1'000'003 + static_cast<std::uint64_t>(pair);
    return static_cast<Set>(split_mix(state)) & set_of(request.screen);
}

// Least squares of the pairs' scores, from -1 to 1, by who had each change.
void print_worths(const Request& request, const Tally& tally) {
    const std::size_t count = request.screen.size();
    std::vector<std::vector<double>> rows(count, std::vector<double>(count + 1));
    double squares = 0;
    for (int pair = 0; pair < request.pairs; ++pair) {
        const Set set = drawn(request, pair);
        const double score = tally.half_points[static_cast<std::size_t>(pair)] / 2.0 - 1;
        const auto sign = [&](std::size_t i) {
            return (set & set_of({request.screen[i]})) != 0 ? 1.0 : -1.0;
        };
        squares += score * score;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                rows[i][j] += sign(i) * sign(j);
            }
            rows[i][count] += sign(i) * score;
        }
    }
    for (std::size_t i = 0; i < count; ++i) { // Gauss and Jordan; the matrix is nearly diagonal
        for (std::size_t other = 0; other < count; ++other) {
            if (other != i) {
                const double factor = rows[other][i] / rows[i][i];
                for (std::size_t j = i; j <= count; ++j) {
                    rows[other][j] -= factor * rows[i][j];
                }
            }
        }
    }
    // Near an even score, a score from -1 to 1 times this is the difference in Elo.
    const double points = 400 / std::numbers::ln10;
    const double error = 1.96 * points * std::sqrt(squares) / request.pairs;
    for (std::size_t i = 0; i < count; ++i) {
        fmt::print("{:24} {:+6.1f} +- {:.1f}\n", request.screen[i],
                   2 * points * rows[i][count] / rows[i][i], 2 * error);
    }
}

template <OpenGame G, class P>
void run(const Request& request, search::Score contempt) {
    const bool screens = !request.screen.empty();
    const Set chosen = set_of(request.changes);
    const Set against = set_of(request.against);
    const auto player = [&](Set set) {
        auto thinker = std::make_shared<Thinker<G, P>>(request, with(set), contempt);
        return [thinker](const Record<G>& record) { return thinker->choose(record); };
    };
    const Set all = set_of(request.screen);
    const Tally tally = play_match<G>(
        [&](int pair) { return player(screens ? drawn(request, pair) : chosen); },
        [&](int pair) { return player(screens ? all & ~drawn(request, pair) : against); },
        {.pairs = request.pairs, .threads = request.threads, .seed = request.seed});
    fmt::print("{}: {}\n", G::id, report(tally));
    if (screens) {
        print_worths(request, tally);
    }
}

} // namespace
} // namespace tabuleiro::tuning

int main(int argc, char** argv) {
    using namespace tabuleiro;
    using namespace tabuleiro::tuning;
    CLI::App app("Measures other numbers of the shared search in games.");
    Request request;
    app.add_option("game", request.game, "renpaarden, reversi or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "reversi", "xadrez"}));
    app.add_option("--nodes", request.nodes, "per move");
    app.add_option("--milliseconds", request.milliseconds, "per move, instead of nodes");
    app.add_option("--pairs", request.pairs, "pairs of games");
    app.add_option("--threads", request.threads, "games at a time");
    app.add_option("--seed", request.seed, "first random number");
    app.add_option("--screen", request.screen, "changes to screen")->delimiter(',');
    app.add_option("--changes", request.changes, "of the first player")->delimiter(',');
    app.add_option("--against", request.against, "changes of the second player")->delimiter(',');
    CLI11_PARSE(app, argc, argv);
    if (request.game == "xadrez") {
        run<xadrez::Xadrez, xadrez::ChessPolicy>(request, xadrez::contempt);
    } else if (request.game == "reversi") {
        run<reversi::Reversi, reversi::PatternPolicy>(request, reversi::contempt);
    } else {
        run<renpaarden::Renpaarden, renpaarden::RacePolicy>(request, renpaarden::contempt);
    }
    return 0;
}
