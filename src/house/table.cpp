#include "house/table.hpp"

#include "house/game_adapter.hpp"
#include "house/game_type.hpp"
#include "house/pause.hpp"
#include "record/thinking_time.hpp"

namespace tabuleiro::house {

std::string_view name(Phase phase) {
    switch (phase) {
    case Phase::Waiting:
        return "waiting";
    case Phase::Playing:
        return "playing";
    case Phase::Over:
        break;
    }
    return "over";
}

Table::Table(std::string id, Settings settings, WallTime opened,
             std::unique_ptr<GameAdapter> adapter)
    : id_(std::move(id)), settings_(std::move(settings)), game_(std::move(adapter)),
      opened_(opened), joined_(!invited_seat(settings_)) {}

Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Expected<Table> Table::open(std::string id, const Settings& settings, WallTime opened) {
    const GameType* const kind = find_game(settings.game);
    if (kind == nullptr) {
        return fail("There is no game of that name.");
    }
    return kind->stage(settings).map([&](std::unique_ptr<GameAdapter>&& adapter) {
        return Table(std::move(id), settings, opened, std::move(adapter));
    });
}

Expected<Table> Table::restore(std::string id, const Settings& settings, WallTime opened,
                               std::span<const Event> log) {
    auto table = open(std::move(id), settings, opened);
    if (!table) {
        return table;
    }
    for (const Event& event : log) {
        if (auto applied = table->apply(event); !applied) {
            return tl::unexpected(applied.error());
        }
    }
    table->stop_clocks();
    return table;
}

const std::string& Table::id() const {
    return id_;
}
const Settings& Table::settings() const {
    return settings_;
}
int Table::version() const {
    return version_;
}
WallTime Table::last_change() const {
    return last_change_;
}
const std::optional<Result>& Table::result() const {
    return game_->match().result();
}
int Table::plies() const {
    return game_->match().plies();
}

Phase Table::phase() const {
    return result() ? Phase::Over : joined_ ? Phase::Playing : Phase::Waiting;
}

std::optional<Player> Table::turn() const {
    return phase() == Phase::Playing ? std::optional(game_->match().to_move()) : std::nullopt;
}

void Table::set_present(const ByPlayer<bool>& present, WallTime now) {
    present_ = present;
    for (const Player seat : players) {
        if (present[seat]) {
            absent_since_[seat].reset();
        } else if (!absent_since_[seat]) {
            absent_since_[seat] = now;
        }
    }
}

void Table::set_absence_limit(Duration limit) {
    absence_limit_ = limit;
}

std::optional<int> Table::accepted(Player seat, std::string_view id) const {
    const auto found = accepted_[seat].find(id);
    return found == accepted_[seat].end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> Table::accepted(Viewer viewer, std::string_view id) const {
    for (const Player seat : players) {
        if (const auto event = accepted(seat, id); event && sits_at(viewer, seat)) {
            return event;
        }
    }
    return std::nullopt;
}

void Table::stop_clocks() {
    stopped_ = phase() == Phase::Playing && game_->match().clock().flag_time();
}

std::vector<JobRequest> Table::wanted_jobs() const {
    std::vector<JobRequest> wanted_jobs;
    if (phase() != Phase::Playing || is_dormant()) {
        return wanted_jobs;
    }
    for (const Player seat : players) {
        if (settings_.seats[seat].kind != SeatKind::Computer) {
            continue;
        }
        if (game_->match().draw_offer() == opponent(seat)) {
            wanted_jobs.push_back({seat, JobKind::AnswerDraw, position_version_});
        }
        if (turn() == seat) {
            wanted_jobs.push_back({seat, JobKind::Move, position_version_});
        }
    }
    return wanted_jobs;
}

Allowed<JobRequest> Table::advise(Viewer viewer, const Command& command) const {
    const auto seat = acting_seat(viewer, command);
    if (!seat) {
        return refuse("watching", "Watchers get no help.");
    }
    if (auto reason = objection(*seat, command.kind, last_change_)) {
        return tl::unexpected(*std::move(reason));
    }
    return JobRequest{*seat, command.kind == CommandKind::Threat ? JobKind::Threat : JobKind::Hint,
                      position_version_};
}

bool Table::still_wants(const JobRequest& request) const {
    if (phase() != Phase::Playing) {
        return false;
    }
    if (request.kind == JobKind::AnswerDraw) {
        return game_->match().draw_offer() == opponent(request.seat);
    }
    return request.position_version == position_version_;
}

std::shared_ptr<const Job> Table::job(const JobRequest& request, std::uint64_t seed,
                                      WallTime now) const {
    const Clock& clock = game_->match().clock();
    Terms terms{.play = {.level = settings_.seats[request.seat].level, .seed = seed}};
    if (const auto left = clock.left(request.seat, clock_time(now)); left && clock_begun_) {
        terms.play.limits.time =
            thinking_time(clock.control(request.seat), *left, clock.moves_to_control(request.seat));
    }
    if (settings_.pauses) {
        terms.longest_pause = longest_pause(clock, request.seat, clock_time(now));
    }
    return game_->job(request, terms);
}

} // namespace tabuleiro::house
