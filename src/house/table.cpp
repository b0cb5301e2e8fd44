#include "house/table.hpp"

#include <algorithm>

#include "house/game_adapter.hpp"
#include "house/game_type.hpp"
#include "house/player_name.hpp"
#include "house/table_permissions.hpp"

namespace tabuleiro::house {

Expected<Table> Table::open(std::string id, const Settings& settings, WallTime opened) {
    const GameType* const type = find_game(settings.game);
    if (type == nullptr) {
        return fail("There is no game of that name.");
    }
    return type->open(settings).map([&](std::unique_ptr<GameAdapter>&& game) {
        return Table(TableState(std::move(id), settings, opened, std::move(game)));
    });
}

Expected<Table> Table::restore(std::string id, const Settings& settings, WallTime opened,
                               std::span<const Event> log) {
    auto table = open(std::move(id), settings, opened);
    if (!table) {
        return table;
    }
    for (const Event& event : log) {
        if (auto applied = table->replay(event); !applied) {
            return tl::unexpected(applied.error());
        }
    }
    table->stop_clocks();
    return table;
}

std::optional<int> Table::accepted(Player seat, std::string_view id) const {
    const auto& events = state_.accepted[seat];
    const auto found = events.find(id);
    return found == events.end() ? std::nullopt : std::optional(found->second);
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
    state_.stopped =
        phase() == Phase::Playing && !state_.is_slow() && state_.match().clock().flag_time();
}

void Table::set_present(const ByPlayer<bool>& present, WallTime now) {
    state_.presence.set(present, now);
}

void Table::set_rules(const TableRules& rules) {
    state_.rules = rules;
    state_.presence.limit = rules.absence_limit;
}

Event Table::next_event(std::optional<Player> seat, EventKind kind, WallTime now,
                        std::string text) const {
    Event event;
    event.number = version() + 1;
    event.at = std::max(now, last_change());
    event.seat = seat;
    event.kind = kind;
    event.text = std::move(text);
    return event;
}

Allowed<Event> Table::decide(Viewer viewer, const Command& command, WallTime now,
                             Rng& chance) const {
    const TablePermissions permissions(state_);
    const auto seat = permissions.acting_seat(viewer, command);
    if (!seat) {
        return refuse("watching", "Watchers cannot play.");
    }
    if (state_.is_dormant()) {
        return refuse("may-not", "The house has just been opened; try again.");
    }
    if (!changes_table(command.kind)) {
        return refuse("may-not", "That changes nothing at a table.");
    }
    if (permissions.is_too_late(command) || accepted(*seat, command.id)) {
        return refuse("too-late", "The table has changed since.");
    }
    if (auto reason = permissions.objection(*seat, command.kind, now)) {
        return tl::unexpected(*std::move(reason));
    }
    Event event = next_event(seat, event_of(command.kind), now);
    event.command_id = command.id;
    if (command.kind == CommandKind::Play) {
        const std::string_view move = command.move;
        auto moves = state_.game->prepare({&move, 1});
        if (!moves) {
            return tl::unexpected(Refusal{"move", moves.error().reasons()});
        }
        event.moves = *std::move(moves);
    } else if (command.kind == CommandKind::Arrange) {
        event.moves = state_.game->arrange(chance);
    } else if (command.kind == CommandKind::Greet) {
        if (!parse_greeting(command.greeting)) {
            return refuse("malformed", "There is no such greeting.");
        }
        if (state_.greetings.too_many(*seat, event.at)) {
            return refuse("too-often", "That is enough for now; greet again in a minute.");
        }
        event.text = command.greeting;
    } else if (command.kind == CommandKind::Leave && phase() == Phase::Playing &&
               permissions.may_abort()) {
        event.kind = EventKind::Abort;
    }
    if (event.moves) {
        event.text = event.moves->text;
    }
    return event;
}

Allowed<Event> Table::join(const std::string& name, WallTime now,
                           const std::optional<std::string>& author) const {
    const auto seat = invited_seat(settings());
    if (phase() != Phase::Waiting || !seat) {
        return refuse("may-not", "This table is not waiting for a player.");
    }
    const auto called = parse_name(name);
    if (!called) {
        return tl::unexpected(Refusal{"malformed", called.error().reasons()});
    }
    if (!author) {
        return next_event(seat, EventKind::Join, now, *called);
    }
    const auto by = parse_name(*author);
    if (!by) {
        return tl::unexpected(Refusal{"malformed", by.error().reasons()});
    }
    return next_event(seat, EventKind::JoinProgram, now, *called + "\n" + *by);
}

Allowed<Event> Table::moved(const std::string& table, WallTime now) const {
    if (!rematch_settings()) {
        return refuse("may-not", "Nobody has asked for a rematch.");
    }
    return next_event(std::nullopt, EventKind::Moved, now, table);
}

std::optional<Settings> Table::rematch_settings() const {
    const bool agreed = state_.wants_rematch.first && state_.wants_rematch.second;
    if (phase() != Phase::Over || !agreed || !state_.rematch_table.empty()) {
        return std::nullopt;
    }
    return settings_of_rematch(settings());
}

std::optional<Event> Table::due(WallTime now) const {
    if (phase() != Phase::Playing || state_.is_dormant()) {
        return std::nullopt;
    }
    if (const auto late = state_.match().clock().flagged(now)) {
        return next_event(late, EventKind::Flag, now);
    }
    for (const Player seat : players) {
        const auto when = TablePermissions(state_).presence_counts_at(seat);
        if (when && *when <= now) {
            return next_event(seat, state_.presence.away[seat] ? EventKind::Back : EventKind::Away,
                              now);
        }
    }
    return std::nullopt;
}

std::optional<WallTime> Table::next_alarm() const {
    if (phase() != Phase::Playing || state_.is_dormant()) {
        return std::nullopt;
    }
    auto alarm = state_.match().clock().flag_time();
    for (const Player seat : players) {
        const auto when = TablePermissions(state_).presence_counts_at(seat);
        if (when && (!alarm || *when < *alarm)) {
            alarm = when;
        }
    }
    return alarm;
}

std::optional<Event> Table::sleep(WallTime now) const {
    const bool runs =
        phase() == Phase::Playing && !state_.is_slow() && state_.match().clock().flag_time();
    if (!runs || state_.is_dormant()) {
        return std::nullopt;
    }
    return next_event(std::nullopt, EventKind::Sleep, now);
}

std::optional<Event> Table::sleep_at_crash(WallTime at) const {
    if (!state_.stopped || state_.asleep) {
        return std::nullopt;
    }
    return next_event(std::nullopt, EventKind::Sleep, at);
}

Allowed<Event> Table::moderate(EventKind kind, WallTime now) const {
    if (kind == EventKind::Close && phase() == Phase::Over) {
        return refuse("over", "The game is over.");
    }
    if (kind == EventKind::Close && state_.is_dormant()) {
        return refuse("may-not", "The house has just been opened; try again.");
    }
    return next_event(std::nullopt, kind, now);
}

std::optional<Event> Table::wake(WallTime now) const {
    if (!state_.is_dormant()) {
        return std::nullopt;
    }
    return next_event(std::nullopt, EventKind::Wake, now);
}

} // namespace tabuleiro::house
