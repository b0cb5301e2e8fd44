#include "house/table_jobs.hpp"

#include <algorithm>

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
        if (!plays_by_itself(table_.settings.seats[seat].kind)) {
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

std::optional<EngineTurn> TableJobs::engine_turn(const JobRequest& request, WallTime now) const {
    const Settings& settings = table_.settings;
    const Seat& seat = settings.seats[request.seat];
    if (seat.kind != SeatKind::Engine || request.kind != JobKind::Move) {
        return std::nullopt;
    }
    const Clock& clock = table_.match().clock();
    const WallTime at = table_.clock_time(now);
    return EngineTurn{.table = table_.id,
                      .engine = seat.name,
                      .seat = request.seat,
                      .line = {.game = settings.game,
                               .options = settings.options,
                               .start = settings.start,
                               .moves = table_.match().moves()},
                      .time = settings.match.time,
                      .left = {clock.left(Player::First, at), clock.left(Player::Second, at)},
                      .moves_to_control = clock.moves_to_control(request.seat),
                      .may_claim_draw = table_.match().claim_of(request.seat).has_value()};
}

Allowed<Event> TableJobs::failed(Player seat, ProgramFailure failure, WallTime now) const {
    if (table_.phase() != Phase::Playing || table_.settings.seats[seat].kind != SeatKind::Engine) {
        return refuse("may-not", "No engine plays there.");
    }
    if (table_.is_dormant()) {
        return refuse("may-not", "The house has just been opened; try again.");
    }
    Event event;
    event.number = table_.version + 1;
    event.at = std::max(now, table_.last_change);
    event.seat = seat;
    event.kind = EventKind::Failure;
    event.text = name(failure);
    return event;
}

Job TableJobs::job(const JobRequest& request, std::uint64_t seed, WallTime now) const {
    if (table_.settings.seats[request.seat].kind == SeatKind::Engine &&
        request.kind == JobKind::AnswerDraw) { // the protocols of engines have no word for it
        return [] { return JobResult{.command = {.kind = CommandKind::DeclineDraw}}; };
    }
    return table_.game->job(request, terms(request, seed, now));
}

} // namespace tabuleiro::house
