#include "house/work/move_job.hpp"

#include "house/game_adapter.hpp"
#include "house/game_type.hpp"
#include "house/table_jobs.hpp"

namespace tabuleiro::house {

std::optional<MoveJob> move_job_of(const Table& table, const JobRequest& request,
                                   std::uint64_t seed, WallTime now) {
    const TableState& state = table.state();
    const Settings& settings = state.settings;
    const int level = settings.seats[request.seat].level;
    const GameType* const type = find_game(settings.game);
    if (request.kind != JobKind::Move || type == nullptr || type->has_secrets() ||
        level <= type->highest_level() - strong_levels || state.match().claim_of(request.seat)) {
        return std::nullopt;
    }
    const Terms terms = TableJobs(table).terms(request, seed, now);
    return MoveJob{.line = {.game = settings.game,
                            .options = settings.options,
                            .start = settings.start,
                            .moves = state.match().moves()},
                   .level = level,
                   .seed = seed,
                   .time = terms.play.limits.time,
                   .longest_pause = terms.longest_pause};
}

} // namespace tabuleiro::house
