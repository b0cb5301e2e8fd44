#include "house/work/job_rules.hpp"

#include <algorithm>

namespace tabuleiro::house {

namespace {

using namespace std::chrono_literals;

// A slow machine takes ten times as long as a usual one.
constexpr std::chrono::milliseconds quick_lease = 6s;
constexpr std::chrono::milliseconds deep_lease = 40s;
constexpr std::chrono::milliseconds evaluation_patience = 3s;
// Beside the time to think.
constexpr std::chrono::milliseconds move_lease = 2s;
constexpr std::chrono::milliseconds max_move_time = 10s;
constexpr std::chrono::milliseconds move_patience = 500ms;
// A worker says again and again that it is still playing: this is for one that is lost.
constexpr std::chrono::milliseconds game_lease = 15s;
constexpr std::chrono::milliseconds game_patience = 5s;

} // namespace

JobLimits limits_of(const WorkJob& job) {
    if (const auto* const move = std::get_if<MoveJob>(&job)) {
        return {move_lease + std::min(move->time.value_or(0ms), max_move_time), move_patience};
    }
    if (std::holds_alternative<GameJob>(job)) {
        return {game_lease, game_patience};
    }
    const auto& evaluation = std::get<EvaluationJob>(job);
    return {(evaluation.effort == Effort::Quick ? quick_lease : deep_lease) * evaluation.variations,
            evaluation_patience};
}

PendingState state_of(const PendingJob& job, std::chrono::milliseconds patience, std::int64_t now) {
    if (job.lease_end >= now) {
        return PendingState::Leased;
    }
    const std::int64_t free_since = std::max(job.created, job.lease_end);
    return job.tries >= max_tries || now - free_since > patience.count() ? PendingState::Failed
                                                                         : PendingState::Waiting;
}

} // namespace tabuleiro::house
