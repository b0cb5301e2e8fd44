#include "play.hpp"

#include <mutex>
#include <thread>

namespace tabuleiro::reversi::learning {

namespace {

constexpr int least_opening = 6;
constexpr int most_opening = 24;
constexpr std::uint64_t games_per_held = 16;

// One thread's games.
class Games {
  public:
    Games(const SelfPlay& terms, std::uint64_t seed)
        : terms_(terms), judge_(make_judge(terms.evaluation, terms.thinking)), rng_(seed) {}

    void play() {
        held_ = rng_.below(games_per_held) == 0 ? 1 : 0;
        const int plies =
            least_opening + static_cast<int>(rng_.below(most_opening - least_opening));
        Record<Reversi> game = random_opening<Reversi>({}, plies, rng_);
        std::vector<Sample> searched;
        std::vector<Player> movers;
        while (!game.outcome() && empties(game) > terms_.thinking.solved) {
            const auto best = judge_(game).lines.front();
            searched.push_back(sample(game.position(), margin_of(best.score)));
            movers.push_back(game.to_move());
            game.play(best.moves.front());
        }
        Player seer = game.to_move();
        double margin = game.outcome() ? discs_ahead(game.position()) : solve(game);
        for (std::size_t i = searched.size(); i-- > 0;) {
            if (movers[i] != seer) {
                margin = -margin;
                seer = movers[i];
            }
            margin = terms_.following * margin + (1 - terms_.following) * searched[i].margin;
            searched[i].margin = static_cast<float>(margin);
        }
        samples_.insert(samples_.end(), searched.begin(), searched.end());
    }

    std::vector<Sample>& samples() { return samples_; }

  private:
    static int empties(const Record<Reversi>& game) {
        return std::popcount(game.position().empty());
    }
    static int discs_ahead(const Position& position) {
        return std::popcount(position.own()) - std::popcount(position.other());
    }

    double margin_of(search::Score score) const {
        return std::clamp(static_cast<double>(score) / terms_.evaluation.points, -64.0, 64.0);
    }

    Sample sample(const Position& position, double margin) const {
        return {position.own(), position.other(), static_cast<float>(margin), held_};
    }

    // The exact margin here. Positions to the end are samples with exact margins, along the best
    // line and along random moves.
    double solve(Record<Reversi> game) {
        const auto line = solver_.solve(game.position())->front();
        Record<Reversi> best = game;
        int margin = line.margin;
        for (const Move move : line.moves) {
            samples_.push_back(sample(best.position(), margin));
            best.play(move);
            margin = -margin;
        }
        constexpr int too_few = 3;
        while (true) {
            game.play(random_move<Reversi>(game.position(), rng_));
            if (game.outcome() || empties(game) < too_few) {
                return line.margin;
            }
            samples_.push_back(
                sample(game.position(), solver_.solve(game.position())->front().margin));
        }
    }

    SelfPlay terms_;
    Judge judge_;
    Solver solver_{14};
    Rng rng_;
    std::uint32_t held_ = 0;
    std::vector<Sample> samples_;
};

} // namespace

Played play(const SelfPlay& terms) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(terms.seconds);
    Played played;
    std::mutex lock;
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < terms.threads; ++thread) {
        threads.emplace_back([&, thread] {
            Games games(terms, terms.seed * 1'000 + static_cast<std::uint64_t>(thread));
            int count = 0;
            for (; Clock::now() < end; ++count) {
                games.play();
            }
            const std::lock_guard guard(lock);
            played.games += count;
            played.samples.insert(played.samples.end(), games.samples().begin(),
                                  games.samples().end());
        });
    }
    threads.clear();
    return played;
}

} // namespace tabuleiro::reversi::learning
