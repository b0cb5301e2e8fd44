#include "house/table_jobs.hpp"

#include "house/game_adapter.hpp"
#include "house/pause.hpp"
#include "house/table_permissions.hpp"
#include "record/thinking_time.hpp"

namespace tabuleiro::house {

std::vector<JobRequest> TableJobs::wanted() const {
    std::vector<JobRequest> requests;
    if (table_.phase() != Phase::Playing || table_.is_dormant()) {
        return requests;
    }
    for (const Player seat : players) {
        if (table_.settings.seats[seat].kind != SeatKind::Computer) {
            continue;
        }
        if (table_.match().draw_offer() == opponent(seat)) {
            requests.push_back({seat, JobKind::AnswerDraw, table_.position_version});
        }
        if (table_.turn() == seat) {
            requests.push_back({seat, JobKind::Move, table_.position_version});
        }
    }
    return requests;
}

Allowed<JobRequest> TableJobs::advise(Viewer viewer, const Command& command) const {
    const TablePermissions permissions(table_);
    const auto seat = permissions.acting_seat(viewer, command);
    if (!seat) {
        return refuse("watching", "Watchers get no help.");
    }
    if (auto reason = permissions.objection(*seat, command.kind, table_.last_change)) {
        return tl::unexpected(*std::move(reason));
    }
    return JobRequest{*seat, command.kind == CommandKind::Threat ? JobKind::Threat : JobKind::Hint,
                      table_.position_version};
}

bool TableJobs::still_wants(const JobRequest& request) const {
    if (table_.phase() != Phase::Playing) {
        return false;
    }
    if (request.kind == JobKind::AnswerDraw) {
        return table_.match().draw_offer() == opponent(request.seat);
    }
    return request.position_version == table_.position_version;
}

Terms TableJobs::terms(const JobRequest& request, std::uint64_t seed, WallTime now) const {
    const Clock& clock = table_.match().clock();
    const WallTime at = table_.clock_time(now);
    Terms terms{.play = {.level = table_.settings.seats[request.seat].level, .seed = seed}};
    if (const auto left = clock.left(request.seat, at); left && table_.clock_begun) {
        terms.play.limits.time =
            thinking_time(clock.control(request.seat), *left, clock.moves_to_control(request.seat));
    }
    if (table_.settings.pauses) {
        terms.longest_pause = longest_pause(clock, request.seat, at);
    }
    return terms;
}

Job TableJobs::job(const JobRequest& request, std::uint64_t seed, WallTime now) const {
    return table_.game->job(request, terms(request, seed, now));
}

} // namespace tabuleiro::house
