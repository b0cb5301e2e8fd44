// Games of the shared search against itself, as records of training (view_file.hpp).
#pragma once

#include <algorithm>
#include <cmath>
#include <mutex>
#include <thread>

#include "learner.hpp"
#include "record/adjudicator.hpp"
#include "record/play_out.hpp"
#include "record/random_opening.hpp"
#include "search/searcher.hpp"
#include "view_file.hpp"

namespace tabuleiro::learning {

struct PlayRequest {
    std::uint64_t nodes = 200; // per move
    int threads = 1;
    int seconds = 60;
    std::uint64_t games = 0; // 0: as time allows
    std::uint64_t seed = 1;
    // How much of a score is the score of the next move, mixed likewise; after the last one comes
    // the result.
    double following = 0.7;
    std::uint64_t holdout_every = 32; // games
};

struct Played {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    std::array<std::uint64_t, 3> results{}; // lost, drawn, won by the first player
};

// Scores as expected results, and as points of which 400 are odds of ten to one.
inline double expected_result(double score, double lead) {
    return 1 / (1 + std::exp(-score / lead));
}
inline int points_of(double expected) {
    constexpr double most = 3'000;
    const double surest = 1 / (1 + std::pow(10, -most / 400));
    const double sane = std::clamp(expected, 1 - surest, surest);
    return static_cast<int>(std::lround(-400 * std::log10(1 / sane - 1)));
}

// One game after the other, on one thread.
template <class L, class P>
class SelfPlayer {
  public:
    using Game = typename L::Game;

    SelfPlayer(const P& policy, const PlayRequest& request, Rng rng)
        : policy_(policy), request_(request), rng_(rng), table_(request.nodes * 4),
          searcher_(policy, table_, {.contempt = L::contempt}) {}

    // Of a game that was worth playing: its records, its result from the first player and its
    // moves. None if its opening was unbalanced.
    struct Finished {
        std::string records;
        int result;
        std::size_t moves;
    };
    std::optional<Finished> play() {
        const int plies = opening_plies + static_cast<int>(rng_.below(2));
        auto record = try_random_opening(Record<Game>::begin({}).value(), plies, rng_);
        if (!record) {
            return std::nullopt;
        }
        table_.clear();
        searched_.clear();
        winner_.reset();
        unbalanced_ = false;
        adjudicator_.emplace(adjudication);
        const auto ended =
            play_out(*record, longest_game, [&](const Record<Game>& game) { return think(game); });
        if (unbalanced_) {
            return std::nullopt;
        }
        const auto winner = ended ? ended->winner : winner_;
        const int result = !winner ? 1 : *winner == Player::First ? 2 : 0;
        return Finished{records(*record, plies, result), result, searched_.size()};
    }

  private:
    static constexpr int opening_plies = 8; // or one more, so that both sides start
    static constexpr double balanced = 1.5; // leads: openings beyond this are discarded
    static constexpr int longest_game = 400;
    static constexpr Adjudication adjudication{
        .draw = Adjudication::Draw{.from = 60, .moves = 8, .score = static_cast<int>(L::lead / 40)},
        .resign = Adjudication::Resign{.moves = 2, .score = static_cast<int>(L::lead * 4.5)},
        .max_moves = std::nullopt};

    struct Searched {
        search::Score score; // from the side to move
        bool learns;         // out of check, and the best move quiet
    };

    // None if the game need not be played to its end.
    std::optional<typename Game::Move> think(const Record<Game>& game) {
        const auto& position = game.position();
        table_.age();
        const auto result = searcher_.search(position, game.history(), {.nodes = request_.nodes});
        const auto& line = result.lines.front();
        const Player mover = game.to_move();
        unbalanced_ = searched_.empty() && std::abs(line.score) > balanced * L::lead;
        if (unbalanced_) {
            return std::nullopt;
        }
        if (search::is_decided(line.score)) {
            winner_ = line.score > 0 ? mover : opponent(mover);
            return std::nullopt;
        }
        adjudicator_->note(mover, line.score);
        if (const auto verdict = adjudicator_->verdict()) {
            winner_ = verdict->winner;
            return std::nullopt;
        }
        bool learns = L::Features::covers(position) && policy_.quiet(position, line.moves.front());
        if constexpr (search::KnowsCheck<P, Game>) {
            learns = learns && !policy_.in_check(position);
        }
        searched_.push_back({line.score, learns});
        return line.moves.front();
    }

    std::string records(const Record<Game>& game, int opening, int result) const {
        std::string bytes;
        double next = result / 2.0; // the first player's expected result
        const auto positions = game.history();
        for (std::size_t i = searched_.size(); i-- > 0;) {
            const auto& position = positions[static_cast<std::size_t>(opening) + i];
            const bool first = Game::to_move(position) == Player::First;
            const double own = expected_result(searched_[i].score, L::lead);
            next = (1 - request_.following) * (first ? own : 1 - own) + request_.following * next;
            if (searched_[i].learns) {
                append_views<typename L::Features>(bytes, position,
                                                   points_of(first ? next : 1 - next),
                                                   first ? result : 2 - result);
            }
        }
        return bytes;
    }

    P policy_;
    PlayRequest request_;
    Rng rng_;
    search::Table table_;
    search::Searcher<Game, P> searcher_;
    std::vector<Searched> searched_; // the moves after the opening
    std::optional<Adjudicator> adjudicator_;
    std::optional<Player> winner_; // if the game was not played to its end
    bool unbalanced_ = false;
};

// Every `holdout_every`th game goes to `holdout`, the others to `training`.
template <class L, class P>
Played play(const P& policy, const PlayRequest& request, ViewFile& training, ViewFile& holdout) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(request.seconds);
    Played played;
    std::mutex lock;
    Rng seeds(request.seed);
    std::vector<std::jthread> threads;
    for (int i = 0; i < request.threads; ++i) {
        threads.emplace_back([&, rng = seeds.split()] {
            SelfPlayer<L, P> player(policy, request, rng);
            while (Clock::now() < end) {
                const auto finished = player.play();
                const std::lock_guard guard(lock);
                if (request.games != 0 && played.games >= request.games) {
                    return;
                }
                if (finished) {
                    (played.games % request.holdout_every == 0 ? holdout : training)
                        .write(finished->records);
                    ++played.games;
                    played.moves += finished->moves;
                    ++played.results[static_cast<std::size_t>(finished->result)];
                }
            }
        });
    }
    threads.clear();
    return played;
}

} // namespace tabuleiro::learning
