#include "engines/wargame/tournament.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <span>
#include <thread>

#include "core/moments.hpp"

namespace tabuleiro::wargame {

namespace {

// A distinct number for every game of every pairing.
std::uint64_t mixed(std::uint64_t seed, std::uint64_t what, std::uint64_t game) {
    std::uint64_t state = seed;
    state = split_mix(state) + what;
    state = split_mix(state) + game;
    return split_mix(state);
}

std::optional<Board> place(const TournamentSetup& setup, Placement placement, std::uint64_t game) {
    Rng rng(mixed(setup.seed, static_cast<std::uint64_t>(placement), game));
    return placement == Placement::P1 ? place_p1(setup.size, rng)
                                      : place_p2(setup.size, setup.counts, rng);
}

// Hands out games, pairing by pairing, and collects the threads' results.
class GameQueue {
  public:
    GameQueue(const TournamentSetup& setup, const Progress& progress)
        : setup_(setup), progress_(progress), games_(static_cast<std::uint64_t>(setup.games)) {
        for (const Placement placement : setup.placements) {
            for (const Firing firing : setup.firings) {
                pairings_.push_back({.placement = placement, .firing = firing});
            }
        }
        total_ = pairings_.size() * games_;
    }

    void work() {
        while (!failed_) {
            const std::uint64_t first = next_.fetch_add(chunk);
            if (first >= total_) {
                return;
            }
            const std::uint64_t last = std::min(first + chunk, total_);
            std::vector<int> shots;
            for (std::uint64_t number = first; number < last && !failed_; ++number) {
                shots.push_back(play(number));
            }
            const std::lock_guard lock(mutex_);
            for (std::size_t i = 0; i < shots.size(); ++i) {
                Pairing& pairing = pairings_[static_cast<std::size_t>((first + i) / games_)];
                ++pairing.games_by_shots[static_cast<std::size_t>(shots[i])];
            }
            done_ += last - first;
            progress_(done_, total_);
        }
    }

    Expected<std::vector<Pairing>> result() && {
        if (failed_) {
            return fail("Não foi possível gerar um tabuleiro p2 em 1000 recomeços");
        }
        return std::move(pairings_);
    }

  private:
    static constexpr std::uint64_t chunk = 8;

    int play(std::uint64_t number) {
        const Pairing& pairing = pairings_[static_cast<std::size_t>(number / games_)];
        const std::uint64_t game = number % games_;
        const auto board = place(setup_, pairing.placement, game);
        if (!board) {
            failed_ = true;
            return 0;
        }
        const std::uint64_t what = 16 + 8 * static_cast<std::uint64_t>(pairing.placement) +
                                   static_cast<std::uint64_t>(pairing.firing);
        return shots_to_sink(*board, {.firing = pairing.firing,
                                      .size = setup_.size,
                                      .counts = board->counts(),
                                      .placement = pairing.placement,
                                      .effort = setup_.effort,
                                      .seed = mixed(setup_.seed, what, game)});
    }

    const TournamentSetup& setup_;
    const Progress& progress_;
    std::uint64_t games_;
    std::uint64_t total_ = 0;
    std::vector<Pairing> pairings_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<bool> failed_{false};
    std::mutex mutex_; // for what follows, and the counts in the pairings
    std::uint64_t done_ = 0;
};

// The arena's statistics, of a distribution.
Moments moments(std::span<const std::uint64_t> games_by_shots) {
    Moments found;
    for (std::size_t shots = 0; shots < games_by_shots.size(); ++shots) {
        found.add(static_cast<double>(shots), games_by_shots[shots]);
    }
    return found;
}

} // namespace

std::string Pairing::name() const {
    return std::string(placement == Placement::P1 ? "p1" : "p2") + "d" +
           std::to_string(static_cast<int>(firing));
}

std::uint64_t Pairing::games() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t games : games_by_shots) {
        sum += games;
    }
    return sum;
}

double Pairing::mean() const {
    return moments(games_by_shots).mean();
}

double Pairing::standard_deviation() const {
    return moments(games_by_shots).deviation();
}

double Pairing::ci95() const {
    return moments(games_by_shots).error95();
}

int Pairing::best() const {
    const auto* const found = std::find_if(games_by_shots.begin(), games_by_shots.end(),
                                           [](std::uint64_t games) { return games > 0; });
    return static_cast<int>(found - games_by_shots.begin());
}

int Pairing::worst() const {
    const auto found = std::find_if(games_by_shots.rbegin(), games_by_shots.rend(),
                                    [](std::uint64_t games) { return games > 0; });
    return static_cast<int>(games_by_shots.rend() - found) - 1;
}

int shots_to_sink(const Board& board, const ShooterSetup& setup) {
    const auto shooter = make_shooter(setup);
    Knowledge knowledge(setup.size, setup.counts);
    while (!knowledge.all_sunk()) {
        const auto cell = shooter->choose(knowledge);
        if (!cell) {
            break;
        }
        knowledge.learn(*cell, board.at(*cell));
    }
    return knowledge.shots();
}

Expected<std::vector<Pairing>> play_tournament(const TournamentSetup& setup,
                                               const Progress& progress) {
    GameQueue queue(setup, progress);
    std::vector<std::thread> helpers;
    for (int i = 1; i < setup.threads; ++i) {
        helpers.emplace_back([&queue] { queue.work(); });
    }
    queue.work();
    for (std::thread& helper : helpers) {
        helper.join();
    }
    return std::move(queue).result();
}

} // namespace tabuleiro::wargame
