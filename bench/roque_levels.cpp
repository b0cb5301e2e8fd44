// roque_levels: how strong roque's levels are. Each level against the one below, level 1 against
// plain players, and what the moves of each lose, according to a longer search.
// With --house they open as in the game house; --replies shows how. Nothing is timed: the figures
// depend on the seed alone.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <map>

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
    Opens opens = Opens::Plainly;
    int replies = 0;

    // Natural openings start from the first position.
    int opening_plies() const { return opens == Opens::Naturally ? 0 : 4; }
    LevelPlayer player(int level) const { return LevelPlayer(level, opens); }
};

// Evaluates moves by a search of its own.
class Judge {
  public:
    explicit Judge(std::uint64_t nodes) : nodes_(nodes) {}

    // What the move gives away, in hundredths of a pawn.
    roque::Score loss_of(const ChessGame& game, chess::Move move) {
        roque::SearchRequest request = roque::request_for(game);
        request.limits.nodes = nodes_;
        const roque::SearchResult best = engine_.search(request);
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
    constexpr roque::Score pawn = 100;
    constexpr int one_in = 8; // of the moves are judged
    for (int level = request.from; level <= request.to; ++level) {
        Judge judge(request.judge_nodes);
        int moves = 0;
        int judged = 0;
        int losing_one = 0;
        int losing_three = 0;
        double sum = 0;
        points(
            request.player(level), request.player(level), request.watched, request.seed,
            [&](const ChessGame& game, chess::Move move) {
                if (++moves % one_in == 0) {
                    ++judged;
                    const roque::Score loss = judge.loss_of(game, move);
                    losing_one += loss >= pawn ? 1 : 0;
                    losing_three += loss >= 3 * pawn ? 1 : 0;
                    sum += loss;
                }
            },
            request.opening_plies());
        const auto share = [&](double part) { return part / std::max(judged, 1); };
        fmt::print("level {}: of {} moves {:.1f} % lose three pawns or more, {:.1f} % one or more; "
                   "the mean loss is {:.0f}\n",
                   level, judged, 100 * share(losing_three), 100 * share(losing_one), share(sum));
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
    CLI11_PARSE(app, argc, argv);
    if (request.games > 0) {
        bench::score_levels(request);
    }
    if (request.watched > 0) {
        bench::measure_losses(request);
    }
    bench::show_replies(request);
}
