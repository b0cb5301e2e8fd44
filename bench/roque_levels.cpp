// roque_levels: how strong roque's levels are. Each level against the one below, level 1 against
// plain players, and what the moves of each lose, according to a longer search.
// With --house they open as in the game house; --replies shows how. Nothing is timed: the figures
// depend on the seed alone.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>

#include "games/chess/san.hpp"
#include "support/chess_players.hpp"

namespace tabuleiro::bench {
namespace {

using namespace tabuleiro::testing;

struct Request {
    int games = 100;  // per pair; 0: none
    int watched = 25; // of each level against itself, to evaluate moves
    int from = roque::lowest_level;
    int to = roque::highest_level;
    std::uint64_t seed = 1;
    std::uint64_t judge_nodes = 30'000;
    roque::Score judged_level = roque::mate_score; // leads up to which moves are judged
    Opens opens = Opens::Plainly;
    int replies = 0;

    // Natural openings start from the first position.
    int opening_plies() const { return opens == Opens::Naturally ? 0 : 4; }
    LevelPlayer player(int level) const { return LevelPlayer(level, opens); }
};

// What moves gave away, in hundredths of a pawn.
class MoveLosses {
  public:
    void add(roque::Score loss) { all_.push_back(loss); }
    std::size_t count() const { return all_.size(); }
    double mean() const { return std::accumulate(all_.begin(), all_.end(), 0.0) / divisor(); }
    // In a hundred.
    double percent_of_best() const {
        return percent([](roque::Score loss) { return loss == 0; });
    }
    double percent_from(roque::Score least) const {
        return percent([least](roque::Score loss) { return loss >= least; });
    }

  private:
    template <class Condition>
    double percent(const Condition& condition) const {
        return 100.0 * static_cast<double>(std::count_if(all_.begin(), all_.end(), condition)) /
               divisor();
    }
    double divisor() const { return static_cast<double>(std::max<std::size_t>(count(), 1)); }

    std::vector<roque::Score> all_;
};

// Evaluates moves by a search of its own.
class Judge {
  public:
    explicit Judge(std::uint64_t nodes) : nodes_(nodes) {}

    // What the move gives away, in hundredths of a pawn; none where one side is further ahead than
    // `level`.
    std::optional<roque::Score> loss_of(const ChessGame& game, chess::Move move,
                                        roque::Score level) {
        roque::SearchRequest request = roque::request_for(game);
        request.limits.nodes = nodes_;
        const roque::SearchResult best = engine_.search(request);
        if (std::abs(best.score) > level) {
            return std::nullopt;
        }
        if (best.best == move) {
            return 0;
        }
        request.search_moves = {move};
        return std::max(bounded(best.score) - bounded(engine_.search(request).score), 0);
    }

  private:
    // Beyond this a game is decided, and losses do not matter.
    static roque::Score bounded(roque::Score score) { return std::clamp(score, -1'000, 1'000); }

    std::uint64_t nodes_;
    roque::Engine engine_{1};
};

void print_score(std::string_view name, double points, int games) {
    fmt::print("{:<18} {:6.1f} of {}  {:4.1f} %\n", name, points, games, 100 * points / games);
    std::fflush(stdout);
}

void score_levels(const Request& request) {
    const int games = request.games;
    if (request.from == roque::lowest_level) {
        for (const auto& [name, other] :
             {std::pair<const char*, ChessPlayer>{"random", any_move}, {"taker", greedy_move}}) {
            print_score(
                fmt::format("1 v {}", name),
                points(request.player(1), other, games, request.seed, {}, request.opening_plies()),
                games);
        }
    }
    for (int level = std::max(request.from, 2); level <= request.to; ++level) {
        print_score(fmt::format("{} v {}", level, level - 1),
                    points(request.player(level), request.player(level - 1), games, request.seed,
                           {}, request.opening_plies()),
                    games);
    }
}

void measure_losses(const Request& request) {
    constexpr int one_in = 8; // of the moves are judged
    for (int level = request.from; level <= request.to; ++level) {
        Judge judge(request.judge_nodes);
        MoveLosses losses;
        int moves = 0;
        points(
            request.player(level), request.player(level), request.watched, request.seed,
            [&](const ChessGame& game, chess::Move move) {
                if (++moves % one_in == 0) {
                    if (const auto loss = judge.loss_of(game, move, request.judged_level)) {
                        losses.add(*loss);
                    }
                }
            },
            request.opening_plies());
        fmt::print("level {}: of {} moves {:.1f} % are the best; ", level, losses.count(),
                   losses.percent_of_best());
        for (const roque::Score least : {25, 50, 100, 200, 300}) {
            fmt::print("{:.1f} % lose {:.2f} or more; ", losses.percent_from(least), least / 100.0);
        }
        fmt::print("the mean loss is {:.0f}\n", losses.mean());
        std::fflush(stdout);
    }
}

// What each level answers to 1.e4 and 1.d4, and how often.
void show_replies(const Request& request) {
    for (const char* first : {"e4", "d4"}) {
        ChessGame game = roque::engine_game();
        game.play(*parse_san(game.position(), first));
        for (int level = request.from; level <= request.to; ++level) {
            LevelPlayer player = request.player(level);
            Rng rng(request.seed);
            std::map<std::string, int> replies;
            for (int i = 0; i < request.replies; ++i) {
                ++replies[to_san(game.position(), player(game, rng))];
            }
            fmt::print("1.{} level {}:", first, level);
            for (const auto& [move, times] : replies) {
                fmt::print(" {} {}", move, times);
            }
            fmt::print("\n");
        }
    }
}

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    using namespace tabuleiro;
    bench::Request request;
    CLI::App app("Measures the levels of roque against each other and against plain players.");
    app.add_option("--games", request.games, "games a pair (0: none)")
        ->check(CLI::NonNegativeNumber);
    app.add_option("--watched", request.watched, "games of a level in which moves are judged")
        ->check(CLI::NonNegativeNumber);
    app.add_flag_callback(
        "--house", [&] { request.opens = testing::Opens::Naturally; },
        "levels open as in the game house");
    app.add_option("--replies", request.replies, "replies to 1.e4 and to 1.d4 of each level")
        ->check(CLI::NonNegativeNumber);
    app.add_option("--from", request.from, "lowest level")->check(CLI::Range(1, 8));
    app.add_option("--to", request.to, "highest level")->check(CLI::Range(1, 8));
    app.add_option("--seed", request.seed, "first random number");
    app.add_option("--judge", request.judge_nodes, "nodes of the search that weighs moves");
    app.add_option("--judged-level", request.judged_level,
                   "judge moves only where neither side is further ahead, in hundredths of a pawn");
    CLI11_PARSE(app, argc, argv);
    if (request.games > 0) {
        bench::score_levels(request);
    }
    if (request.watched > 0) {
        bench::measure_losses(request);
    }
    bench::show_replies(request);
}
