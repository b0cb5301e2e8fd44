#include "arena/runner.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "core/rng.hpp"
#include "programs/process/processors.hpp"

namespace tabuleiro::arena {
namespace {

// The seed of a game depends on its number alone, so that it does not matter which thread plays it
// when. The two games of a pair have different seeds.
std::uint64_t seed_of(std::uint64_t seed, int id) {
    std::uint64_t state = seed ^ 0xA076'1D64'78BD'642F;
    state = split_mix(state) + static_cast<std::uint64_t>(id);
    return split_mix(state);
}

class Run {
  public:
    Run(Tournament& tournament, const ArenaGame& arena_game, const Openings& openings,
        ResultsFile& results, const RunSettings& settings, StopRequest& stop,
        const GameListener& listener)
        : tournament_(tournament), game_(arena_game), openings_(openings), results_(results),
          settings_(settings), stop_(stop), listener_(listener) {}

    void all() {
        std::vector<std::thread> workers;
        for (int i = 0; i < settings_.concurrency; ++i) {
            workers.emplace_back([this, i] { work(static_cast<std::size_t>(i)); });
        }
        for (std::thread& worker : workers) {
            worker.join();
        }
        if (failure_) {
            std::rethrow_exception(failure_);
        }
    }

  private:
    void work(std::size_t number) {
        try {
            if (number < settings_.processors.size()) {
                programs::keep_to_processors(settings_.processors[number]);
            }
            const auto slot = game_.slot(tournament_.plan(), settings_.programs);
            while (const auto assignment = next()) {
                const auto game = slot->play(job(*assignment), stop_.cancellation());
                finish(*assignment, game);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            stop_.break_off();
            changed_.notify_all();
        }
    }

    GameJob job(const Assignment& assignment) const {
        return {assignment.id,
                assignment.fixture.round,
                assignment.id / 2,
                assignment.seats,
                openings_.at(assignment.fixture.opening),
                seed_of(tournament_.plan().seed, assignment.id)};
    }

    std::optional<Assignment> next() {
        std::unique_lock lock(mutex_);
        while (!stop_.finishing() && !tournament_.over()) {
            if (auto assignment = tournament_.take()) {
                return assignment;
            }
            changed_.wait(lock); // for the round to end
        }
        return std::nullopt;
    }

    void finish(const Assignment& assignment, const std::optional<GameRecord>& game) {
        const std::lock_guard lock(mutex_);
        if (game) {
            results_.append(*game);
            tournament_.add(assignment.id, game->half_points());
            listener_(*game, tournament_);
            if (tournament_.decided()) {
                stop_.cancellation().request(); // the others would not count
            }
        } else {
            tournament_.give_back(assignment.id);
        }
        changed_.notify_all();
    }

    Tournament& tournament_;
    const ArenaGame& game_;
    const Openings& openings_;
    ResultsFile& results_;
    const RunSettings& settings_;
    StopRequest& stop_;
    const GameListener& listener_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::exception_ptr failure_;
};

} // namespace

void run(Tournament& tournament, const ArenaGame& arena_game, const Openings& openings,
         ResultsFile& results, const RunSettings& settings, StopRequest& stop,
         const GameListener& listener) {
    Run(tournament, arena_game, openings, results, settings, stop, listener).all();
}

} // namespace tabuleiro::arena
