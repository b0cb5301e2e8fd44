// marks_bench GAME: the strongest level, limited by time, against plain opponents.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <functional>

#include "contestants.hpp"
#include "engines/advisor.hpp"
#include "search/searcher.hpp"

namespace tabuleiro::bench {
namespace {

struct Request {
    std::string game;
    int games = 100;
    int movetime = 100;
    std::optional<std::uint64_t> nodes; // instead of time
    std::string only;
    std::uint64_t seed = 1;

    ThinkingLimits limits() const {
        ThinkingLimits limits;
        if (nodes) {
            limits.nodes = nodes;
        } else {
            limits.time = std::chrono::milliseconds(movetime);
        }
        return limits;
    }
};

// Alpha-beta to a fixed depth with an evaluation only: no table, no quiescence, no pruning. Among
// equal moves it picks one at random, or it would always play the same game.
template <OpenGame G, class P>
Chooser<G> plain_player(int depth, std::uint64_t seed) {
    return [depth, rng = Rng(seed)](const auto& game) mutable {
        search::Parts parts = search::exact_parts;
        parts.quiescence = false;
        search::Table table(64);
        search::Searcher<G, P> searcher(P(rng()), table, {.parts = parts});
        const search::Budget budget{.depth = depth};
        return searcher.search(game.position(), game.history(), budget).lines.front().moves.front();
    };
}

// Rows to go and nothing else; the player with fewer is ahead.
struct RowsPolicy : renpaarden::RacePolicy {
    std::uint64_t salt = 0;
    explicit RowsPolicy(std::uint64_t random) : salt(random) {}

    search::Score evaluate(const renpaarden::Position& position) const {
        const auto amounts = renpaarden::count_terms(position);
        const int lead = -amounts[static_cast<std::size_t>(renpaarden::Term::RowsToGo)];
        return position.to_move() == Player::First ? lead : -lead;
    }
    int hint(const renpaarden::Position& position, renpaarden::Move turn) const {
        std::uint64_t state = salt ^ code(turn);
        return renpaarden::RacePolicy::hint(position, turn) * 64 +
               static_cast<int>(split_mix(state) % 64);
    }
};

// Material and nothing else.
struct MaterialPolicy : xadrez::ChessPolicy {
    std::uint64_t salt = 0;
    explicit MaterialPolicy(std::uint64_t random) : salt(random) {}

    search::Score evaluate(const xadrez::Position& position) const {
        search::Score lead = 0;
        for (const xadrez::Kind kind : xadrez::kinds) {
            const int more = std::popcount(position.of(Player::First, kind)) -
                             std::popcount(position.of(Player::Second, kind));
            lead += kind == xadrez::Kind::King ? 0 : more * xadrez::price(kind);
        }
        return position.to_move() == Player::First ? lead : -lead;
    }
    int hint(const xadrez::Position& position, const xadrez::Move& move) const {
        std::uint64_t state = salt ^ code(move);
        return xadrez::ChessPolicy::hint(position, move) * 64 +
               static_cast<int>(split_mix(state) % 64);
    }
};

// xadrez as seen by a player who does not know the operations.
struct WithoutOperations : xadrez::Xadrez {
    static Moves legal_moves(const Position& position) {
        const Moves all = xadrez::legal_moves(position);
        Moves ordinary;
        for (const Move& move : all) {
            if (move.kind == xadrez::MoveKind::Move) {
                ordinary.push_back(move);
            }
        }
        return ordinary.empty() ? all : ordinary;
    }
};
struct WithoutOperationsPolicy : xadrez::ChessPolicy {
    xadrez::Moves noisy_moves(const xadrez::Position& position) const {
        xadrez::Moves ordinary;
        for (const xadrez::Move& move : xadrez::ChessPolicy::noisy_moves(position)) {
            if (move.kind == xadrez::MoveKind::Move) {
                ordinary.push_back(move);
            }
        }
        return ordinary;
    }
};

class Marks {
  public:
    explicit Marks(const Request& request) : request_(request) {}

    template <class Contest>
    void against(const std::string& name, double wanted,
                 const Chooser<typename Contest::Game>& other) {
        if (!request_.only.empty() && request_.only != name) {
            return;
        }
        const DuelScore tally = play_duel<typename Contest::Game>(
            level_player<Contest>(highest_level, request_.seed, request_.limits()), other,
            Contest::terms, request_.games, request_.seed);
        fmt::print("{:24} {:4} {:5} {:5}  {:5.1f} %  (wanted: {:.0f} %)\n", name, tally.wins,
                   tally.draws, tally.losses, 100 * tally.score(), 100 * wanted);
        std::fflush(stdout);
        good_ = good_ && tally.score() >= wanted;
    }
    bool good() const { return good_; }

  private:
    const Request& request_;
    bool good_ = true;
};

} // namespace
} // namespace tabuleiro::bench

int main(int argc, char** argv) {
    using namespace tabuleiro;
    using namespace tabuleiro::bench;
    Request request;
    CLI::App app("Plays the strongest level of a game against plain opponents.");
    app.add_option("game", request.game, "renpaarden or xadrez")
        ->required()
        ->check(CLI::IsMember({"renpaarden", "xadrez"}));
    app.add_option("--games", request.games, "games an opponent")->check(CLI::PositiveNumber);
    app.add_option("--movetime", request.movetime, "milliseconds a move")
        ->check(CLI::PositiveNumber);
    app.add_option("--nodes", request.nodes, "nodes a move, instead of time");
    app.add_option("--only", request.only, "one opponent, by name");
    app.add_option("--seed", request.seed, "first random number");
    CLI11_PARSE(app, argc, argv);

    fmt::print("{}: level {}, {} games an opponent, seed {}\n", request.game, highest_level,
               request.games, request.seed);
    fmt::print("against                   won drawn  lost   score\n");
    Marks marks(request);
    if (request.game == "renpaarden") {
        using Race = renpaarden::Renpaarden;
        marks.against<RenpaardenContest>("random", 1.0, random_player<Race>(request.seed));
        marks.against<RenpaardenContest>("greedy", 1.0,
                                         plain_player<Race, RowsPolicy>(1, request.seed));
        marks.against<RenpaardenContest>("depth-3", 0.9,
                                         plain_player<Race, RowsPolicy>(3, request.seed));
    } else {
        using Chess = xadrez::Xadrez;
        marks.against<XadrezContest>("depth-3", 0.9,
                                     plain_player<Chess, MaterialPolicy>(3, request.seed));
        const Chooser<Chess> without = [&request](const auto& game) {
            const Level level{.nodes = 0};
            return advise<WithoutOperations>(WithoutOperationsPolicy{}, level, request.seed, 0,
                                             game.position(), game.history(), request.limits())
                .lines.front()
                .moves.front();
        };
        marks.against<XadrezContest>("without-operations", 0.65, without);
    }
    return marks.good() ? 0 : 1;
}
