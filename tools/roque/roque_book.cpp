// roque_book [NODES]: finds the opening book of the game house's levels (books/chess.txt) and
// writes it to standard output. Nothing is timed or random: the same program with the same network
// writes the same book.
//
// roque searches the first position, every position that sound moves reach often enough, and
// replies to beginners' moves. A move is sound if it loses little compared with the best one, and
// its weight says how little.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <deque>
#include <map>
#include <string>
#include <unordered_set>

#include "core/text.hpp"
#include "engines/chess/engine.hpp"
#include "games/chess/san.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

constexpr int looked_at = 10;         // moves of a position
constexpr std::size_t max_moves = 6;  // of a position in the book
constexpr Score max_loss = 35;        // of a move in the book, in hundredths of a pawn
constexpr double softness = 12;       // this much loss divides a weight by e
constexpr double least_share = 0.04;  // of a move in the book
constexpr double least_reach = 0.002; // of a position: how likely it occurs, by the weights
constexpr int deepest = 10;           // plies
constexpr double common = 0.02;       // the reach from which beginners' second moves are answered,
constexpr Score trial = 90;           // if they lose no more than this
constexpr int from_the_edge = 6;      // plies in which edge moves are left out

struct Line {
    std::string path;
    Position position;
    int ply = 0;
    double reach = 1;
};

struct Candidate {
    Move move;
    Score loss;
};

struct Share {
    std::string san;
    Move move;
    double share;
};

class BookMaker {
  public:
    explicit BookMaker(std::uint64_t nodes) : nodes_(nodes) {}

    std::map<std::string, std::vector<Share>> make() {
        waiting_.push_back({});
        while (!waiting_.empty()) {
            const Line line = waiting_.front();
            waiting_.pop_front();
            if (seen_.insert(line.position.key()).second) {
                look_at(line);
            }
        }
        return std::move(book_);
    }

  private:
    void look_at(const Line& line) {
        const bool early = line.ply == 0 || (line.ply == 2 && line.reach >= common);
        const auto candidates =
            candidates_of(line.position, early ? 64 : looked_at, line.ply == 0 ? 8 : 1);
        const std::vector<Share> shares = shares_of(line, candidates);
        if (!shares.empty()) {
            book_[line.path] = shares;
        }
        for (const Share& share : shares) {
            const double reach = line.reach * share.share;
            if (line.ply + 1 < deepest && reach >= least_reach) {
                follow(line, share.move, reach);
            }
        }
        if (early) {
            for (const Candidate& candidate : candidates) {
                if (line.ply == 0 || candidate.loss <= trial) {
                    follow(line, candidate.move, 0);
                }
            }
        }
    }

    void follow(const Line& line, Move move, double reach) {
        Line next{line.path + (line.path.empty() ? "" : " ") + to_san(line.position, move),
                  line.position, line.ply + 1, reach};
        next.position.play(move);
        waiting_.push_back(std::move(next));
    }

    // The best moves, best first, with what each loses.
    std::vector<Candidate> candidates_of(const Position& position, int lines, int factor) {
        SearchRequest request;
        request.game.position = position;
        request.lines = lines;
        request.limits.nodes = nodes_ * static_cast<std::uint64_t>(factor * lines / looked_at);
        engine_.new_game();
        const SearchResult result = engine_.search(request);
        std::vector<Candidate> candidates;
        for (const VariationReport& line : result.lines) {
            candidates.push_back({line.moves.front(), result.lines.front().score - line.score});
        }
        return candidates;
    }

    // An edge pawn moves, or a knight goes to the edge.
    static bool is_at_the_edge(const Position& position, Move move) {
        const auto role = position.board().role_at(move.from());
        const int file = file_of(move.to());
        return (role == Role::Pawn || role == Role::Knight) && (file == 0 || file == 7) &&
               !position.captured_by(move);
    }

    static std::vector<Share> shares_of(const Line& line,
                                        const std::vector<Candidate>& candidates) {
        const Position& position = line.position;
        std::vector<Share> shares;
        double sum = 0;
        for (const Candidate& candidate : candidates) {
            const bool natural =
                line.ply >= from_the_edge || !is_at_the_edge(position, candidate.move);
            if (candidate.loss <= max_loss && shares.size() < max_moves && natural) {
                const double weight = std::exp(-candidate.loss / softness);
                shares.push_back({to_san(position, candidate.move), candidate.move, weight});
                sum += weight;
            }
        }
        std::erase_if(shares, [&](const Share& share) { return share.share < least_share * sum; });
        sum = 0;
        for (const Share& share : shares) {
            sum += share.share;
        }
        for (Share& share : shares) {
            share.share /= sum;
        }
        return shares;
    }

    std::uint64_t nodes_;
    Engine engine_{16};
    std::deque<Line> waiting_; // the likely ones come first
    std::unordered_set<std::uint64_t> seen_;
    std::map<std::string, std::vector<Share>> book_;
};

} // namespace

int main(int argc, char** argv) {
    const auto nodes = argc == 2 ? parse_number<std::uint64_t>(argv[1]) : std::nullopt;
    if (argc > 2 || (argc == 2 && !nodes)) {
        fmt::print(stderr, "usage: roque_book [NODES]\n");
        return 2;
    }
    const std::uint64_t a_position = nodes.value_or(50'000);
    fmt::print(
        "# The opening book of the game house's levels: PATH: MOVE WEIGHT, ...\n"
        "# Written by `roque_book {}`; docs/levels.md says how. Weights are in hundredths.\n",
        a_position);
    for (const auto& [path, shares] : BookMaker(a_position).make()) {
        fmt::print("{}:", path);
        const char* comma = "";
        for (const Share& share : shares) {
            fmt::print("{} {} {}", comma, share.san, std::max(1L, std::lround(100 * share.share)));
            comma = ",";
        }
        fmt::print("\n");
    }
}
