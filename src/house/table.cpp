#include "house/table.hpp"

#include "house/game_kind.hpp"
#include "house/pause.hpp"
#include "house/staging.hpp"
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

Table::Table(std::string id, Settings settings, WallTime opened, std::unique_ptr<Staging> staging)
    : id_(std::move(id)), settings_(std::move(settings)), staging_(std::move(staging)),
      opened_(opened), joined_(!invited_seat(settings_)) {}

Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Expected<Table> Table::open(std::string id, const Settings& settings, WallTime opened) {
    const GameKind* const kind = find_game(settings.game);
    if (kind == nullptr) {
        return fail("There is no game of that name.");
    }
    return kind->stage(settings).map([&](std::unique_ptr<Staging>&& staging) {
        return Table(std::move(id), settings, opened, std::move(staging));
    });
}

Expected<Table> Table::restore(std::string id, const Settings& settings, WallTime opened,
                               std::span<const Entry> log) {
    auto table = open(std::move(id), settings, opened);
    if (!table) {
        return table;
    }
    for (const Entry& entry : log) {
        if (auto applied = table->apply(entry); !applied) {
            return tl::unexpected(applied.error());
        }
    }
    table->restored_ = true;
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
    return staging_->match().result();
}
int Table::plies() const {
    return staging_->match().plies();
}

Phase Table::phase() const {
    return result() ? Phase::Over : joined_ ? Phase::Playing : Phase::Waiting;
}

std::optional<Player> Table::turn() const {
    return phase() == Phase::Playing ? std::optional(staging_->match().to_move()) : std::nullopt;
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

std::vector<Errand> Table::errands() const {
    std::vector<Errand> errands;
    if (phase() != Phase::Playing || is_dormant()) {
        return errands;
    }
    for (const Player seat : players) {
        if (settings_.seats[seat].kind != SeatKind::Computer) {
            continue;
        }
        if (staging_->match().draw_offer() == opponent(seat)) {
            errands.push_back({seat, Task::AnswerDraw, position_version_});
        }
        if (turn() == seat) {
            errands.push_back({seat, Task::Move, position_version_});
        }
    }
    return errands;
}

Allowed<Errand> Table::advise(Viewer viewer, const Deed& deed) const {
    const auto seat = acting_seat(viewer, deed);
    if (!seat) {
        return refuse("watching", "Who watches is not helped.");
    }
    if (auto reason = objection(*seat, deed.act, last_change_)) {
        return tl::unexpected(*std::move(reason));
    }
    return Errand{*seat, deed.act == Act::Threat ? Task::Threat : Task::Hint, position_version_};
}

bool Table::still_wants(const Errand& errand) const {
    if (phase() != Phase::Playing) {
        return false;
    }
    if (errand.task == Task::AnswerDraw) {
        return staging_->match().draw_offer() == opponent(errand.seat);
    }
    return errand.position_version == position_version_;
}

std::shared_ptr<const Question> Table::question(const Errand& errand, std::uint64_t seed,
                                                WallTime now) const {
    const Clock& clock = staging_->match().clock();
    Terms terms{.play = {.level = settings_.seats[errand.seat].level, .seed = seed}};
    if (const auto left = clock.left(errand.seat, clock_time(now)); left && clock_begun_) {
        terms.play.limits.time =
            thinking_time(clock.control(errand.seat), *left, clock.moves_to_control(errand.seat));
    }
    if (settings_.pauses) {
        terms.longest_pause = longest_pause(clock, errand.seat, clock_time(now));
    }
    return staging_->question(errand, terms);
}

} // namespace tabuleiro::house
