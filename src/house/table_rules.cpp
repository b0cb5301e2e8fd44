// Who may do what at a table. `may` in messages and the refusal of commands follow from one place.
#include <algorithm>

#include "house/game_adapter.hpp"
#include "house/table.hpp"

namespace tabuleiro::house {

// A person at another screen: nobody may be helped against them, and they must be asked.
bool Table::plays_elsewhere() const {
    return invited_seat(settings_).has_value();
}

bool Table::shares_screen() const {
    return host_of(settings_) == Viewer::Both;
}

std::optional<Player> Table::acting_seat(Viewer viewer, const Command& command) const {
    if (viewer != Viewer::Both) {
        return seat_of(viewer);
    }
    if (command.as) {
        return command.as;
    }
    switch (command.kind) {
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
        if (const auto by = game_->match().draw_offer()) {
            return opponent(*by);
        }
        break;
    case CommandKind::AskTakeback: // whose move was the last
        if (!line_.empty() && !game_->has_secrets()) {
            return line_.back().by;
        }
        break;
    default:
        break;
    }
    return game_->match().to_move();
}

std::optional<Refusal> Table::objection(Player seat, CommandKind kind, WallTime now) const {
    if (kind == CommandKind::Show) {
        return std::nullopt;
    }
    if (phase() == Phase::Over) {
        if (kind == CommandKind::Rematch && may_ask_rematch(seat)) {
            return std::nullopt;
        }
        return refusal("over", "The game is over.");
    }
    if (kind == CommandKind::Rematch) {
        return refusal("may-not", "A rematch can be asked for after the game.");
    }
    if (phase() == Phase::Waiting) {
        if (kind == CommandKind::Leave) {
            return std::nullopt;
        }
        return refusal("waiting", "The second player has not come yet.");
    }
    if (game_->match().clock().flagged(clock_time(now))) {
        return refusal("time", "Time is over.");
    }
    return objection_while_playing(seat, kind);
}

std::optional<Refusal> Table::objection_while_playing(Player seat, CommandKind kind) const {
    const bool behind_curtain = curtain().has_value();
    switch (kind) {
    case CommandKind::Resign:
    case CommandKind::Leave:
        return std::nullopt;
    case CommandKind::Abort:
        return may_abort() ? std::nullopt
                           : std::optional(refusal("may-not", "Both have moved: the game can no "
                                                              "longer be aborted."));
    case CommandKind::Lift:
        return behind_curtain ? std::nullopt
                              : std::optional(refusal("may-not", "There is no curtain to lift."));
    default:
        break;
    }
    if (behind_curtain) {
        return refusal("curtain", "The device is being passed: lift the curtain first.");
    }
    const bool has_turn = turn() == seat;
    switch (kind) {
    case CommandKind::Play:
        if (!has_turn) {
            return refusal("turn", "It is the other player's turn.");
        }
        return std::nullopt;
    case CommandKind::Arrange:
        if (!has_turn || !game_->can_arrange()) {
            return refusal("may-not", "There is nothing to arrange now.");
        }
        return std::nullopt;
    case CommandKind::Hint:
        if (!has_turn || plays_elsewhere() || !game_->can_hint()) {
            return refusal("may-not", "There is no hint now.");
        }
        return std::nullopt;
    case CommandKind::Threat:
        if (!has_turn || plays_elsewhere() || !game_->can_threaten()) {
            return refusal("may-not", "There is no threat to show now.");
        }
        return std::nullopt;
    case CommandKind::ClaimDraw:
        if (!game_->match().claim_of(seat) && !away_[opponent(seat)]) {
            return refusal("may-not", "No rule lets you claim a draw here.");
        }
        return std::nullopt;
    case CommandKind::ClaimWin:
        if (!away_[opponent(seat)]) {
            return refusal("may-not", "Your opponent has not left.");
        }
        return std::nullopt;
    default:
        return objection_to_offer(seat, kind);
    }
}

std::optional<Refusal> Table::objection_to_offer(Player seat, CommandKind kind) const {
    const auto draw_by = game_->match().draw_offer();
    switch (kind) {
    case CommandKind::OfferDraw: {
        // Once between two moves of one's own, so that nobody is pestered.
        const auto last = offered_at_[seat];
        const int plies = game_->match().plies();
        if (draw_by || (last && plies >= *last && plies < *last + 2)) {
            return refusal("may-not", "You cannot offer a draw again now.");
        }
        return std::nullopt;
    }
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
        if (draw_by != opponent(seat)) {
            return refusal("may-not", "Nobody has offered you a draw.");
        }
        return std::nullopt;
    case CommandKind::AskTakeback:
        if (takeback_by_ || plies_to_take_back(seat) == 0) {
            return refusal("may-not", "There is no move that you may take back.");
        }
        return std::nullopt;
    case CommandKind::AcceptTakeback:
    case CommandKind::DeclineTakeback:
        if (takeback_by_ != opponent(seat)) {
            return refusal("may-not", "Nobody has asked you to take a move back.");
        }
        return std::nullopt;
    default:
        return refusal("may-not", "That cannot be done at a table.");
    }
}

// Until both have moved, the game has not really begun and may end without a result.
bool Table::may_abort() const {
    return std::none_of(line_.begin(), line_.end(),
                        [this](const PlayedPly& ply) { return ply.by != line_.front().by; });
}

bool Table::may_ask_rematch(Player seat) const {
    return !wants_rematch_[seat] && rematch_table_.empty() && joined_;
}

// Up to the seat's last move, as one command made it, and whatever came after it; 0 if that may not
// be. What was revealed stays revealed, and in a game with secrets no person plays anything twice
// for the other's sake.
int Table::plies_to_take_back(Player seat) const {
    if (!settings_.takebacks) {
        return 0;
    }
    const auto last = std::find_if(line_.rbegin(), line_.rend(),
                                   [&](const PlayedPly& ply) { return ply.by == seat; });
    if (last == line_.rend()) {
        return 0;
    }
    auto end = last;
    while (end != line_.rend() && end->event == last->event) {
        ++end;
    }
    const int plies = static_cast<int>(end - line_.rbegin());
    if (!game_->has_secrets()) {
        return plies;
    }
    const bool against_computer = settings_.seats[opponent(seat)].kind == SeatKind::Computer;
    if (!against_computer && turn() != seat) {
        return 0;
    }
    const int size = static_cast<int>(line_.size());
    for (int ply = size - plies; ply < size; ++ply) {
        const bool own = line_[static_cast<std::size_t>(ply)].by == seat;
        if (game_->reveals(ply) || (!own && !against_computer)) {
            return 0;
        }
    }
    return plies;
}

// A person elsewhere is asked, unless they have seen nothing of it.
bool Table::takes_back_at_once() const {
    return !plays_elsewhere() || game_->has_secrets();
}

// Whether the client asked for it at a table that has changed since in what the command is about.
bool Table::is_too_late(const Command& command) const {
    if (!command.at) {
        return false;
    }
    switch (command.kind) {
    case CommandKind::Play:
    case CommandKind::Arrange:
    case CommandKind::AskTakeback:
        return command.at != position_version_;
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
        return !game_->match().draw_offer() || command.at != draw_offer_;
    case CommandKind::AcceptTakeback:
    case CommandKind::DeclineTakeback:
        return !takeback_by_ || command.at != takeback_offer_;
    default:
        return false;
    }
}

Event Table::next_event(std::optional<Player> seat, EventKind kind, WallTime now,
                        std::string text) const {
    return {version_ + 1, std::max(now, last_change_), seat, kind, std::move(text), {}};
}

Allowed<Event> Table::decide(Viewer viewer, const Command& command, WallTime now,
                             Rng& chance) const {
    const auto seat = acting_seat(viewer, command);
    if (!seat) {
        return refuse("watching", "Watchers cannot play.");
    }
    if (is_dormant()) {
        return refuse("may-not", "The house has just been opened; try again.");
    }
    if (!changes_table(command.kind)) {
        return refuse("may-not", "That changes nothing at a table.");
    }
    if (is_too_late(command) || accepted(*seat, command.id)) {
        return refuse("too-late", "The table has changed since.");
    }
    if (auto reason = objection(*seat, command.kind, now)) {
        return tl::unexpected(*std::move(reason));
    }
    Event event = next_event(seat, event_of(command.kind), now);
    event.command_id = command.id;
    if (command.kind == CommandKind::Play) {
        auto move = game_->read_move(command.move);
        if (!move) {
            return tl::unexpected(Refusal{"move", move.error().reasons()});
        }
        event.text = *std::move(move);
    } else if (command.kind == CommandKind::Arrange) {
        event.text = game_->arrangement(chance);
    } else if (command.kind == CommandKind::Leave && phase() == Phase::Playing && may_abort()) {
        event.kind = EventKind::Abort;
    }
    return event;
}

Allowed<Event> Table::join(const std::string& name, WallTime now) const {
    const auto seat = invited_seat(settings_);
    if (phase() != Phase::Waiting || !seat) {
        return refuse("may-not", "This table is not waiting for a player.");
    }
    const auto called = parse_name(name);
    if (!called) {
        return tl::unexpected(Refusal{"malformed", called.error().reasons()});
    }
    return next_event(seat, EventKind::Join, now, *called);
}

Allowed<Event> Table::moved(const std::string& table, WallTime now) const {
    if (!rematch_settings()) {
        return refuse("may-not", "Nobody has asked for a rematch.");
    }
    return next_event(std::nullopt, EventKind::Moved, now, table);
}

std::optional<Settings> Table::rematch_settings() const {
    const bool agreed = wants_rematch_.first && wants_rematch_.second;
    if (phase() != Phase::Over || !agreed || !rematch_table_.empty()) {
        return std::nullopt;
    }
    return with_sides_changed(settings_);
}

std::optional<Event> Table::due(WallTime now) const {
    if (phase() != Phase::Playing || is_dormant()) {
        return std::nullopt;
    }
    if (const auto late = game_->match().clock().flagged(now)) {
        return next_event(late, EventKind::Flag, now);
    }
    for (const Player seat : players) {
        if (const auto when = presence_counts_at(seat); when && *when <= now) {
            return next_event(seat, away_[seat] ? EventKind::Back : EventKind::Away, now);
        }
    }
    return std::nullopt;
}

std::optional<WallTime> Table::next_alarm() const {
    if (phase() != Phase::Playing || is_dormant()) {
        return std::nullopt;
    }
    auto alarm = game_->match().clock().flag_time();
    for (const Player seat : players) {
        if (const auto when = presence_counts_at(seat); when && (!alarm || *when < *alarm)) {
            alarm = when;
        }
    }
    return alarm;
}

// When it matters for the game that this seat is absent, or is back. Absence matters in the seat's
// own turn, while the other player is there to wait.
std::optional<WallTime> Table::presence_counts_at(Player seat) const {
    if (away_[seat]) {
        return present_[seat] ? std::optional(last_change_) : std::nullopt;
    }
    const bool awaited = plays_elsewhere() && turn() == seat && !may_abort();
    if (!awaited || !absent_since_[seat] || !present_[opponent(seat)]) {
        return std::nullopt;
    }
    return std::max(*absent_since_[seat], last_change_) + absence_limit_;
}

std::optional<Event> Table::sleep(WallTime now) const {
    if (phase() != Phase::Playing || !game_->match().clock().flag_time() || is_dormant()) {
        return std::nullopt;
    }
    return next_event(std::nullopt, EventKind::Sleep, now);
}

std::optional<Event> Table::wake(WallTime now) const {
    if (!is_dormant()) {
        return std::nullopt;
    }
    return next_event(std::nullopt, EventKind::Wake, now);
}

} // namespace tabuleiro::house
