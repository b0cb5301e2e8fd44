#include "server/course/games_elsewhere.hpp"

#include <algorithm>
#include <list>
#include <mutex>

#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace {

constexpr int most_not_begun = 2; // that no worker has begun
constexpr std::size_t most_given = 64;
constexpr store::WallTime longest_game = 2 * 3'600'000;

} // namespace

struct GamesElsewhere::State {
    struct Given {
        std::uint64_t number = 0;
        store::LadderGame game{};
        std::vector<std::string> opening{};
        store::WallTime at = 0;
        bool begun = false;
        std::optional<house::RemoteGames::Ticket> ticket{}; // none: it is just being given
    };

    std::list<Given>::iterator find(std::uint64_t number) {
        return std::find_if(given.begin(), given.end(),
                            [&](const Given& one) { return one.number == number; });
    }
    void note_begun(std::uint64_t number) {
        {
            const std::scoped_lock lock(mutex);
            if (const auto one = find(number); one != given.end()) {
                one->begun = true;
            }
        }
        changed();
    }
    void note_returned(std::uint64_t number, std::optional<house::TimedMoves> moves) {
        {
            const std::scoped_lock lock(mutex);
            const auto one = find(number);
            if (one == given.end()) {
                return; // it was given up
            }
            if (moves) {
                returned.push_back(
                    {std::move(one->game), std::move(one->opening), *std::move(moves), one->at});
            }
            given.erase(one);
        }
        changed();
    }

    std::function<void()> changed;
    std::mutex mutex{};
    std::list<Given> given{};
    std::vector<Returned> returned{};
    std::uint64_t last = 0;
};

GamesElsewhere::GamesElsewhere(std::shared_ptr<house::RemoteGames> workers,
                               std::function<void()> changed)
    : workers_(std::move(workers)), state_(new State{std::move(changed)}) {}

bool GamesElsewhere::wants_another() const {
    if (!workers_ || !workers_->plays()) {
        return false;
    }
    const std::scoped_lock lock(state_->mutex);
    const auto waiting = std::count_if(state_->given.begin(), state_->given.end(),
                                       [](const auto& one) { return !one.begun; });
    return waiting < most_not_begun && state_->given.size() < most_given;
}

void GamesElsewhere::give(store::LadderGame game, house::GameJob job) {
    std::uint64_t number = 0;
    {
        const std::scoped_lock lock(state_->mutex);
        number = ++state_->last;
        state_->given.push_back({number, std::move(game), job.opening, wall_time()});
    }
    const auto ticket = workers_->play(
        std::move(job), [state = state_, number] { state->note_begun(number); },
        [state = state_, number](std::optional<house::TimedMoves> moves) {
            state->note_returned(number, std::move(moves));
        });
    const std::scoped_lock lock(state_->mutex);
    if (const auto one = state_->find(number); one != state_->given.end()) {
        one->ticket = ticket;
    }
}

bool GamesElsewhere::empty() const {
    const std::scoped_lock lock(state_->mutex);
    return state_->given.empty();
}

std::vector<store::LadderGame> GamesElsewhere::of(const std::string& assignment) const {
    const std::scoped_lock lock(state_->mutex);
    std::vector<store::LadderGame> games;
    for (const auto& one : state_->given) {
        if (one.game.assignment == assignment) {
            games.push_back(one.game);
        }
    }
    return games;
}

void GamesElsewhere::keep(const std::vector<store::Assignment>& running) {
    std::vector<house::RemoteGames::Ticket> given_up;
    {
        const std::scoped_lock lock(state_->mutex);
        const store::WallTime oldest = wall_time() - longest_game;
        std::erase_if(state_->given, [&](const auto& one) {
            const bool wanted = one.at >= oldest &&
                                std::any_of(running.begin(), running.end(), [&](const auto& its) {
                                    return its.id == one.game.assignment;
                                });
            if (!wanted && one.ticket) {
                given_up.push_back(*one.ticket);
            }
            return !wanted;
        });
    }
    for (const auto ticket : given_up) {
        workers_->cancel(ticket);
    }
}

std::vector<GamesElsewhere::Returned> GamesElsewhere::take_returned() {
    const std::scoped_lock lock(state_->mutex);
    return std::exchange(state_->returned, {});
}

} // namespace tabuleiro::server
