#include "arena/schedule/tournament.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <set>

namespace tabuleiro::arena {

Tournament::Tournament(const Plan& plan) : plan_(&plan) {
    extend();
}

bool Tournament::is_whole(std::size_t fixture) const {
    return games_[2 * fixture].progress == Progress::Done &&
           games_[2 * fixture + 1].progress == Progress::Done;
}

int Tournament::half_points_of_a(std::size_t fixture) const {
    return games_[2 * fixture].half_points + 2 - games_[2 * fixture + 1].half_points;
}

// The next round, once the last one is complete.
void Tournament::extend() {
    if (played_ != static_cast<int>(games_.size())) {
        return;
    }
    const auto more = next_fixtures(*plan_, whole_pairs());
    fixtures_.insert(fixtures_.end(), more.begin(), more.end());
    games_.resize(2 * fixtures_.size());
}

std::vector<Played> Tournament::whole_pairs() const {
    std::vector<Played> found;
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
        if (is_whole(i) && counts(static_cast<int>(2 * i))) {
            found.push_back({fixtures_[i], half_points_of_a(i)});
        }
    }
    return found;
}

// A round of a Swiss tournament that was played as a whole stays as it was paired, also if that was
// by an earlier version with another way of pairing.
void Tournament::adopt_pairing(const std::vector<GameRecord>& sorted, std::size_t from) {
    if (plan_->format != Format::Swiss || sorted.size() < games_.size()) {
        return;
    }
    std::vector<Fixture> paired;
    std::set<std::pair<int, int>> busy; // opening, player
    for (std::size_t i = from; i < fixtures_.size(); ++i) {
        const GameJob& one = sorted[2 * i].job;
        const GameJob& other = sorted[2 * i + 1].job;
        const auto& [a, b] = one.seats;
        const int players = static_cast<int>(plan_->players.size());
        const int opening = fixtures_[i].opening;
        const bool fits = one.id == static_cast<int>(2 * i) && other.id == one.id + 1 &&
                          other.seats == ByPlayer<int>{b, a} && a >= 0 && b >= 0 && a < players &&
                          b < players && busy.emplace(opening, a).second &&
                          busy.emplace(opening, b).second;
        if (!fits) {
            return;
        }
        paired.push_back({fixtures_[i].round, a, b, opening});
    }
    std::copy(paired.begin(), paired.end(), fixtures_.begin() + static_cast<std::ptrdiff_t>(from));
}

Expected<void> Tournament::restore(const std::vector<GameRecord>& games) {
    std::vector<GameRecord> sorted = games;
    std::sort(sorted.begin(), sorted.end(),
              [](const GameRecord& a, const GameRecord& b) { return a.job.id < b.job.id; });
    std::size_t known = 0; // fixtures
    for (const GameRecord& game : sorted) {
        if (known < fixtures_.size()) {
            adopt_pairing(sorted, known);
            known = fixtures_.size();
        }
        const auto& [id, round, pair, seats, opening, seed] = game.job;
        const bool there = id >= 0 && id < static_cast<int>(games_.size());
        if (there) {
            const Fixture& fixture = fixtures_[static_cast<std::size_t>(id / 2)];
            const ByPlayer<int> expected = id % 2 == 0 ? ByPlayer<int>{fixture.a, fixture.b}
                                                       : ByPlayer<int>{fixture.b, fixture.a};
            if (seats == expected &&
                games_[static_cast<std::size_t>(id)].progress == Progress::Open) {
                games_[static_cast<std::size_t>(id)].progress = Progress::Taken;
                ++taken_;
                add(id, game.half_points());
                continue;
            }
        }
        return fail("Game {id} does not fit the tournament's plan.", id);
    }
    return {};
}

std::optional<Assignment> Tournament::take() {
    if (decided()) {
        return std::nullopt;
    }
    while (next_ < games_.size() && games_[next_].progress != Progress::Open) {
        ++next_;
    }
    if (next_ == games_.size()) {
        return std::nullopt;
    }
    games_[next_].progress = Progress::Taken;
    ++taken_;
    const Fixture& fixture = fixtures_[next_ / 2];
    return Assignment{static_cast<int>(next_), fixture,
                      next_ % 2 == 0 ? ByPlayer<int>{fixture.a, fixture.b}
                                     : ByPlayer<int>{fixture.b, fixture.a}};
}

void Tournament::add(int id, int half_points) {
    Game& game = games_[static_cast<std::size_t>(id)];
    assert(game.progress == Progress::Taken);
    game = {Progress::Done, half_points};
    --taken_;
    ++played_;
    advance_sprt();
    extend();
}

void Tournament::give_back(int id) {
    games_[static_cast<std::size_t>(id)].progress = Progress::Open;
    next_ = std::min(next_, static_cast<std::size_t>(id));
    --taken_;
}

void Tournament::advance_sprt() {
    while (plan_->sprt && !decided() && prefix_pairs_ < fixtures_.size() &&
           is_whole(prefix_pairs_)) {
        prefix_.add(half_points_of_a(prefix_pairs_));
        ++prefix_pairs_;
        if (sprt(prefix_, *plan_->sprt).verdict() != league::SprtVerdict::Undecided) {
            decided_after_ = static_cast<int>(prefix_pairs_);
        }
    }
}

bool Tournament::over() const {
    return decided() || (taken_ == 0 && played_ == static_cast<int>(games_.size()));
}

std::optional<int> Tournament::planned() const {
    const auto pairs = total_fixtures(*plan_);
    return pairs ? std::optional(2 * *pairs) : std::nullopt;
}

league::Pentanomial Tournament::pairs_of_first() const {
    league::Pentanomial pairs;
    for (const Played& played : whole_pairs()) {
        if (played.fixture.a == 0) {
            pairs.add(played.half_points);
        } else if (played.fixture.b == 0) {
            pairs.add(4 - played.half_points);
        }
    }
    return pairs;
}

std::optional<league::SprtState> Tournament::sprt_state() const {
    if (!plan_->sprt) {
        return std::nullopt;
    }
    return sprt(prefix_, *plan_->sprt);
}

} // namespace tabuleiro::arena
