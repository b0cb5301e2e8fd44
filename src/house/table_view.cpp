#include "house/table_view.hpp"

#include <algorithm>
#include <cassert>

#include "house/catalogue.hpp"
#include "house/game_adapter.hpp"
#include "house/table_permissions.hpp"

namespace tabuleiro::house {

namespace {

// In bytes; a writer that needs more grows.
constexpr std::size_t usual_board_size = 2048;
constexpr std::size_t usual_change_size = 4096;

std::optional<std::int64_t> milliseconds(std::optional<Duration> duration) {
    return duration ? std::optional<std::int64_t>(duration->count()) : std::nullopt;
}

} // namespace

std::optional<Player> TableView::perspective() const {
    if (!table_.game->has_secrets()) {
        return std::nullopt;
    }
    if (viewer_ == Viewer::Both) {
        return table_.phase() == Phase::Playing ? table_.looking : std::nullopt;
    }
    return seat_of(viewer_);
}

bool TableView::may_move() const {
    const auto mover = table_.turn();
    return mover && sits_at(viewer_, *mover) && !table_.curtain() && !table_.pause.is_on();
}

BoardView TableView::board_view(int ply) const {
    BoardView board_view = table_.phase() == Phase::Over
                               ? table_.game->revealed(ply)
                               : table_.game->board_view(perspective(), ply);
    for (int n = 0; n < ply; ++n) {
        const Ply& played = table_.history[static_cast<std::size_t>(n)];
        auto& beside = board_view.beside[played.by];
        beside.insert(beside.end(), played.taken.begin(), played.taken.end());
    }
    return board_view;
}

const std::string& TableView::written_board(WrittenBoards& boards) const {
    const auto [board, missing] = boards.try_emplace(perspective());
    if (missing) {
        JsonWriter out;
        out.reserve(usual_board_size);
        write(out, board_view(table_.match().plies()));
        board->second = out.take();
    }
    return board->second;
}

void TableView::write_seats(JsonWriter& out) const {
    out.open_object();
    for (const Player player : players) {
        const Seat& seat = table_.settings.seats[player];
        const bool computer = seat.kind == SeatKind::Computer;
        out.key(name(player)).open_object().key("kind").word(name(seat.kind));
        out.key("name").text(seat.name).key("level");
        out.number(computer ? std::optional<std::int64_t>(seat.level) : std::nullopt);
        out.key("rating").number(computer ? level_rating(table_.settings.game, seat.level)
                                          : std::nullopt);
        write_program(out, author_of(seat));
        out.close_object();
    }
    out.close_object();
}

void TableView::write_present(JsonWriter& out) const {
    out.open_object();
    for (const Player player : players) {
        out.key(name(player)).boolean(table_.presence.present[player]);
    }
    out.close_object();
}

void TableView::write_history(JsonWriter& out, int from) const {
    out.open_object().key("from").number(from).key("moves");
    out.open_array().raw(table_.written_history.from(from)).close_array().close_object();
    out.key("position_version").number(table_.position_version);
}

// What a seat may prepare while the other is to move; a viewer with both seats just moves.
std::optional<NextCells> TableView::premoves() const {
    const auto seat = viewer_ == Viewer::Both ? std::nullopt : seat_of(viewer_);
    const bool waits = seat && table_.turn() == opponent(*seat) && !table_.pause.is_on();
    return waits ? table_.game->premoves(*seat) : std::nullopt;
}

void TableView::write_choices(JsonWriter& out) const {
    const bool mine = may_move();
    out.key("choices");
    write(out, mine ? table_.game->choices() : std::vector<Choice>{});
    out.key("next_cells");
    write(out, mine ? table_.game->next_cells() : std::nullopt);
    out.key("stuck");
    write(out, mine ? table_.game->stuck() : std::nullopt);
    out.key("premoves");
    write(out, premoves());
}

void TableView::write_clocks(JsonWriter& out, WallTime now) const {
    const auto& time = table_.settings.match.time;
    if (time.first.kind == TimeKind::None && time.second.kind == TimeKind::None) {
        out.null();
        return;
    }
    const Clock& clock = table_.match().clock();
    const WallTime moment = table_.clock_time(now);
    out.open_object();
    for (const Player player : players) {
        out.key(name(player)).open_object().key("left");
        out.number(milliseconds(clock.left(player, moment)));
        out.key("moves").number(clock.moves_to_control(player)).close_object();
    }
    const auto running =
        table_.phase() == Phase::Playing && !table_.is_dormant() ? clock.running() : std::nullopt;
    // The delay is the time until the flag falls less the time that is left.
    Duration delay{0};
    if (running && clock.flag_time()) {
        delay = *clock.flag_time() - moment - *clock.left(*running, moment);
    }
    out.key("running");
    write(out, running);
    out.key("delay").number(std::max(delay, Duration(0)).count()).close_object();
}

// A field of slow games alone.
void TableView::write_days(JsonWriter& out) const {
    if (table_.is_slow()) {
        out.key("days").number(days_per_move(table_.settings));
    }
}

void TableView::write_offer(JsonWriter& out) const {
    const auto write_one = [&](std::string_view what, std::optional<Player> by, int number) {
        out.open_object().key("what").word(what).key("by");
        write(out, by);
        out.key("number").number(number).close_object();
    };
    if (const auto by = table_.match().draw_offer()) {
        write_one("draw", by, table_.draw_offer);
    } else if (table_.takeback_by) {
        write_one("takeback", table_.takeback_by, table_.takeback_offer);
    } else if (table_.pause.request()) {
        write_one("pause", table_.pause.request(), table_.pause.number());
    } else {
        out.null();
    }
}

void TableView::write_allowed(JsonWriter& out, WallTime now) const {
    out.open_array();
    for (const CommandKind kind : TablePermissions(table_).allowed(viewer_, now)) {
        out.word(name(kind));
    }
    out.close_array();
}

void TableView::write_rematch(JsonWriter& out) const {
    const bool asked = table_.wants_rematch.first || table_.wants_rematch.second;
    if (!asked) {
        out.null();
        return;
    }
    const bool agreed = table_.wants_rematch.first && table_.wants_rematch.second;
    out.open_object().key("by");
    write(out, agreed ? std::nullopt
                      : std::optional(table_.wants_rematch.first ? Player::First : Player::Second));
    out.key("table");
    if (table_.rematch_table.empty()) {
        out.null();
    } else {
        out.text(table_.rematch_table);
    }
    out.close_object();
}

void TableView::write_pause(JsonWriter& out) const {
    const AgreedPause& pause = table_.pause;
    if (!pause.is_on() || table_.phase() != Phase::Playing) {
        out.null();
        return;
    }
    out.open_object().key("by");
    write(out, pause.by());
    out.key("resume");
    write(out, pause.ready().first    ? std::optional(Player::First)
               : pause.ready().second ? std::optional(Player::Second)
                                      : std::nullopt);
    out.close_object();
}

void TableView::write_greetings(JsonWriter& out) const {
    out.open_object();
    for (const Player player : players) {
        out.key(name(player));
        if (const auto& said = table_.greetings.of(player)) {
            out.open_object().key("greeting").word(name(said->greeting));
            out.key("number").number(said->event).close_object();
        } else {
            out.null();
        }
    }
    out.close_object();
}

// Writes the fields that `wanted` says, and those that may change at any time.
template <class Wanted>
void TableView::write_fields(JsonWriter& out, int from_ply, WallTime now, WrittenBoards& boards,
                             const Wanted& wanted) const {
    if (wanted(Field::Seats)) {
        out.key("seats");
        write_seats(out);
    }
    if (wanted(Field::Phase)) {
        out.key("phase").word(name(table_.phase()));
    }
    if (wanted(Field::Turn)) {
        out.key("turn");
        write(out, table_.turn());
    }
    if (wanted(Field::History)) {
        out.key("history");
        write_history(out, from_ply);
    }
    if (wanted(Field::BoardView)) {
        out.key("perspective");
        write(out, perspective());
        out.key("board_view").raw(written_board(boards));
    }
    if (wanted(Field::Choices)) {
        write_choices(out);
    }
    if (wanted(Field::Offer)) {
        out.key("offer");
        write_offer(out);
    }
    if (wanted(Field::Result)) {
        out.key("result");
        write(out, table_.result());
    }
    if (wanted(Field::Curtain)) {
        out.key("curtain");
        write(out, viewer_ == Viewer::Both ? table_.curtain() : std::nullopt);
    }
    if (wanted(Field::Rematch)) {
        out.key("rematch");
        write_rematch(out);
    }
    if (wanted(Field::Pause)) {
        out.key("pause");
        write_pause(out);
    }
    if (wanted(Field::TimeGiven)) {
        out.key("time_given").open_object();
        for (const Player player : players) {
            out.key(name(player)).number(table_.time_given[player]);
        }
        out.close_object();
    }
    if (wanted(Field::Greetings)) {
        out.key("greetings");
        write_greetings(out);
    }
    if (wanted(Field::Hidden)) {
        out.key("hidden").boolean(table_.hidden);
    }
    out.key("clocks");
    write_clocks(out, now);
    out.key("allowed");
    write_allowed(out, now);
}

std::string TableView::state(WallTime now) const {
    JsonWriter out;
    out.reserve(8192);
    out.open_object().key("version").number(table_.version).key("table").text(table_.id);
    out.key("game").word(table_.settings.game).key("options").raw(table_.settings.options);
    out.key("start").text_or_null(table_.settings.start);
    out.key("rated").boolean(table_.settings.rated);
    out.key("time");
    write_time(out, table_.settings);
    if (!table_.settings.tournament.empty()) {
        out.key("tournament").text(table_.settings.tournament);
    }
    if (!table_.settings.assignment.empty()) {
        out.key("assignment").text(table_.settings.assignment);
    }
    write_days(out);
    out.key("visibility").word(name(table_.settings.visibility));
    out.key("you").word(name(viewer_)).key("present");
    write_present(out);
    WrittenBoards boards;
    write_fields(out, 0, now, boards, [](Field) { return true; });
    return out.close_object().take();
}

std::string TableView::change(int since, WallTime now) const {
    WrittenBoards boards;
    return change(since, now, boards);
}

std::string TableView::change(int since, WallTime now, WrittenBoards& boards) const {
    assert(since >= 0 && since <= table_.version);
    JsonWriter out;
    out.reserve(usual_change_size);
    out.open_object().key("version").number(table_.version);
    const auto changed = [&](Field field) { return table_.changes.changed_since(field, since); };
    const int from = changed(Field::History) ? table_.changes.first_ply_changed_since(since) : 0;
    write_fields(out, from, now, boards, changed);
    return out.close_object().take();
}

std::string TableView::presence() const {
    JsonWriter out;
    out.open_object().key("version").number(table_.version).key("present");
    write_present(out);
    return out.close_object().take();
}

Allowed<std::string> TableView::past(const Command& show) const {
    if (show.ply < 0 || show.ply > table_.match().plies()) {
        return refuse("may-not", "The game has no such ply.");
    }
    JsonWriter out;
    out.open_object().key("past").open_object().key("ply").number(show.ply).key("board_view");
    write(out, board_view(show.ply));
    out.key("path");
    write(out,
          show.ply == 0 ? Path{} : table_.history[static_cast<std::size_t>(show.ply - 1)].path);
    out.close_object();
    if (!show.id.empty()) {
        out.key("reply_to").text(show.id);
    }
    return out.close_object().take();
}

std::string TableView::summary() const {
    JsonWriter out;
    out.open_object().key("table").text(table_.id).key("game").word(table_.settings.game);
    out.key("you").word(name(viewer_)).key("seats");
    write_seats(out);
    out.key("phase").word(name(table_.phase())).key("turn");
    write(out, table_.turn());
    out.key("plies").number(table_.match().plies()).key("at");
    out.number((table_.version == 0 ? table_.opened : table_.last_change).count()).key("result");
    write(out, table_.result());
    write_days(out);
    if (table_.is_slow()) {
        out.key("deadline").number(milliseconds(table_.deadline()));
    }
    return out.close_object().take();
}

void TableView::write_small_board(JsonWriter& out) const {
    WrittenBoards boards;
    out.key("table").text(table_.id).key("board_view").raw(written_board(boards));
    out.key("path");
    write(out, table_.history.empty() ? Path{} : table_.history.back().path);
    out.key("turn");
    write(out, table_.turn());
    out.key("plies").number(table_.match().plies());
}

std::string TableView::small_board() const {
    JsonWriter out;
    out.open_object();
    write_small_board(out);
    return out.close_object().take();
}

std::string TableView::small_board_with_clocks() const {
    JsonWriter out;
    out.open_object();
    write_small_board(out);
    out.key("at").number(table_.last_change.count()).key("clocks");
    write_clocks(out, table_.last_change);
    out.key("result");
    if (table_.result()) {
        write(out, *table_.result());
    } else {
        out.null();
    }
    return out.close_object().take();
}

} // namespace tabuleiro::house
