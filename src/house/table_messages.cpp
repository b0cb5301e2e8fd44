// What viewers are told of a table (docs/protocols/web.md).
#include <algorithm>
#include <cassert>

#include "house/catalogue.hpp"
#include "house/game_adapter.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

namespace {

std::optional<std::int64_t> milliseconds(std::optional<Duration> duration) {
    return duration ? std::optional<std::int64_t>(duration->count()) : std::nullopt;
}

} // namespace

// At one screen, a game with secrets is shown to nobody until the right one lifts the curtain.
std::optional<Player> Table::curtain() const {
    if (!shares_screen() || !game_->has_secrets() || looking_ == turn()) {
        return std::nullopt;
    }
    return turn();
}

std::optional<Player> Table::perspective(Viewer viewer) const {
    if (!game_->has_secrets()) {
        return std::nullopt;
    }
    if (viewer == Viewer::Both) {
        return phase() == Phase::Playing ? looking_ : std::nullopt;
    }
    return seat_of(viewer);
}

bool Table::may_move(Viewer viewer) const {
    const auto mover = turn();
    return mover && sits_at(viewer, *mover) && !curtain();
}

BoardView Table::board_view(Viewer viewer, int ply) const {
    BoardView board_view =
        phase() == Phase::Over ? game_->revealed(ply) : game_->board_view(perspective(viewer), ply);
    for (int n = 0; n < ply; ++n) {
        const PlayedPly& played = line_[static_cast<std::size_t>(n)];
        auto& beside = board_view.beside[played.by];
        beside.insert(beside.end(), played.taken.begin(), played.taken.end());
    }
    return board_view;
}

void Table::write_seats(JsonWriter& out) const {
    out.open_object();
    for (const Player player : players) {
        const Seat& seat = settings_.seats[player];
        const bool computer = seat.kind == SeatKind::Computer;
        out.key(name(player)).open_object().key("kind").word(name(seat.kind));
        out.key("name").text(seat.name).key("level");
        out.number(computer ? std::optional<std::int64_t>(seat.level) : std::nullopt);
        out.key("rating").number(computer ? level_rating(settings_.game, seat.level)
                                          : std::nullopt);
        out.close_object();
    }
    out.close_object();
}

void Table::write_present(JsonWriter& out) const {
    out.open_object();
    for (const Player player : players) {
        out.key(name(player)).boolean(present_[player]);
    }
    out.close_object();
}

void Table::write_line(JsonWriter& out, int from) const {
    out.open_object().key("from").number(from).key("moves").open_array();
    for (auto ply = static_cast<std::size_t>(from); ply < line_.size(); ++ply) {
        out.raw(line_[ply].json);
    }
    out.close_array().close_object();
    out.key("position_version").number(position_version_);
}

// What a seat may prepare while the other is to move. Who has both seats moves at once.
std::optional<NextCells> Table::premoves(Viewer viewer) const {
    const auto seat = viewer == Viewer::Both ? std::nullopt : seat_of(viewer);
    return seat && turn() == opponent(*seat) ? game_->premoves(*seat) : std::nullopt;
}

void Table::write_moves(JsonWriter& out, Viewer viewer) const {
    const auto write_or_null = [&out](std::string_view key, const auto& value) {
        out.key(key);
        if (value) {
            write(out, *value);
        } else {
            out.null();
        }
    };
    const bool mine = may_move(viewer);
    out.key("choices");
    write(out, mine ? game_->choices() : std::vector<Choice>{});
    write_or_null("next_cells", mine ? game_->next_cells() : std::nullopt);
    write_or_null("stuck", mine ? game_->stuck() : std::nullopt);
    write_or_null("premoves", premoves(viewer));
}

void Table::write_clocks(JsonWriter& out, WallTime now) const {
    const auto& time = settings_.match.time;
    if (time.first.kind == TimeKind::None && time.second.kind == TimeKind::None) {
        out.null();
        return;
    }
    const Clock& clock = game_->match().clock();
    const WallTime moment = clock_time(now);
    out.open_object();
    for (const Player player : players) {
        out.key(name(player)).open_object().key("left");
        out.number(milliseconds(clock.left(player, moment)));
        out.key("moves").number(clock.moves_to_control(player)).close_object();
    }
    const auto running =
        phase() == Phase::Playing && !is_dormant() ? clock.running() : std::nullopt;
    // What lies between the fall of the flag and what is left is free.
    Duration delay{0};
    if (running && clock.flag_time()) {
        delay = *clock.flag_time() - moment - *clock.left(*running, moment);
    }
    out.key("running");
    write(out, running);
    out.key("delay").number(std::max(delay, Duration(0)).count()).close_object();
}

void Table::write_offer(JsonWriter& out) const {
    const auto draw_by = game_->match().draw_offer();
    if (!draw_by && !takeback_by_) {
        out.null();
        return;
    }
    out.open_object().key("what").word(draw_by ? "draw" : "takeback").key("by");
    write(out, draw_by ? draw_by : takeback_by_);
    out.key("number").number(draw_by ? draw_offer_ : takeback_offer_);
    out.close_object();
}

void Table::write_allowed(JsonWriter& out, Viewer viewer, WallTime now) const {
    out.open_array();
    for (std::size_t n = 0; n < command_names.size(); ++n) {
        const auto kind = static_cast<CommandKind>(n);
        const auto seat = acting_seat(viewer, Command{.kind = kind});
        if (kind == CommandKind::Show || (seat && !objection(*seat, kind, now))) {
            out.word(name(kind));
        }
    }
    out.close_array();
}

void Table::write_result(JsonWriter& out) const {
    if (!result()) {
        out.null();
        return;
    }
    out.open_object().key("winner");
    write(out, result()->winner);
    out.key("ending").word(to_text(result()->ending));
    out.key("rule").word(result()->rule).close_object();
}

void Table::write_rematch(JsonWriter& out) const {
    const bool asked = wants_rematch_.first || wants_rematch_.second;
    if (!asked) {
        out.null();
        return;
    }
    const bool agreed = wants_rematch_.first && wants_rematch_.second;
    out.open_object().key("by");
    write(out, agreed ? std::nullopt
                      : std::optional(wants_rematch_.first ? Player::First : Player::Second));
    out.key("table");
    if (rematch_table_.empty()) {
        out.null();
    } else {
        out.text(rematch_table_);
    }
    out.close_object();
}

// Writes the fields that `wanted` says, and those that may change at any time.
template <class Wanted>
void Table::write_fields(JsonWriter& out, Viewer viewer, int from_ply, WallTime now,
                         const Wanted& wanted) const {
    if (wanted(Seats)) {
        out.key("seats");
        write_seats(out);
    }
    if (wanted(PhaseField)) {
        out.key("phase").word(name(phase()));
    }
    if (wanted(Turn)) {
        out.key("turn");
        write(out, turn());
    }
    if (wanted(Line)) {
        out.key("history");
        write_line(out, from_ply);
    }
    if (wanted(BoardViewField)) {
        out.key("perspective");
        write(out, perspective(viewer));
        out.key("board_view");
        write(out, board_view(viewer, plies()));
    }
    if (wanted(Moves)) {
        write_moves(out, viewer);
    }
    if (wanted(Offer)) {
        out.key("offer");
        write_offer(out);
    }
    if (wanted(End)) {
        out.key("result");
        write_result(out);
    }
    if (wanted(Curtain)) {
        out.key("curtain");
        write(out, viewer == Viewer::Both ? curtain() : std::nullopt);
    }
    if (wanted(Next)) {
        out.key("rematch");
        write_rematch(out);
    }
    out.key("clocks");
    write_clocks(out, now);
    out.key("allowed");
    write_allowed(out, viewer, now);
}

std::string Table::state(Viewer viewer, WallTime now) const {
    JsonWriter out;
    out.reserve(8192);
    out.open_object().key("version").number(version_).key("table").text(id_);
    out.key("game").word(settings_.game).key("options").raw(settings_.options);
    out.key("start");
    if (settings_.start) {
        out.text(*settings_.start);
    } else {
        out.null();
    }
    out.key("you").word(name(viewer)).key("present");
    write_present(out);
    write_fields(out, viewer, 0, now, [](Field) { return true; });
    return out.close_object().take();
}

std::string Table::change(Viewer viewer, int since, WallTime now) const {
    assert(since >= 0 && since <= version_);
    JsonWriter out;
    out.reserve(8192);
    out.open_object().key("version").number(version_);
    const int low =
        since == version_ ? 0 : *std::min_element(low_ply_.begin() + since + 1, low_ply_.end());
    write_fields(out, viewer, low, now, [&](Field field) { return changed_[field] > since; });
    return out.close_object().take();
}

std::string Table::presence() const {
    JsonWriter out;
    out.open_object().key("version").number(version_).key("present");
    write_present(out);
    return out.close_object().take();
}

Allowed<std::string> Table::past(Viewer viewer, const Command& show) const {
    if (show.ply < 0 || show.ply > plies()) {
        return refuse("may-not", "The game has no such ply.");
    }
    JsonWriter out;
    out.open_object().key("past").open_object().key("ply").number(show.ply).key("board_view");
    write(out, board_view(viewer, show.ply));
    out.key("path");
    write(out, show.ply == 0 ? Path{} : game_->played(show.ply - 1).path);
    out.close_object();
    if (!show.id.empty()) {
        out.key("reply_to").text(show.id);
    }
    return out.close_object().take();
}

std::string Table::summary(Viewer viewer) const {
    JsonWriter out;
    out.open_object().key("table").text(id_).key("game").word(settings_.game);
    out.key("you").word(name(viewer)).key("seats");
    write_seats(out);
    out.key("phase").word(name(phase())).key("turn");
    write(out, turn());
    out.key("plies").number(plies()).key("at");
    out.number((version_ == 0 ? opened_ : last_change_).count()).key("result");
    write_result(out);
    return out.close_object().take();
}

} // namespace tabuleiro::house
