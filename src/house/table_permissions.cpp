#include "house/table_permissions.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "house/game_adapter.hpp"

namespace tabuleiro::house {

namespace {

bool always(const TableState&, Player) {
    return true;
}
bool has_turn(const TableState& table, Player seat) {
    return table.turn() == seat;
}
bool may_ask_for_help(const TableState& table, Player seat) {
    const bool allowed =
        !table.plays_elsewhere() || (table.rules.help && !table.game->has_secrets());
    return allowed && !table.settings.rated && !needs_result(table.settings) &&
           has_turn(table, seat);
}
bool opponent_is_away(const TableState& table, Player seat) {
    return table.presence.away[opponent(seat)];
}
bool is_offered_draw(const TableState& table, Player seat) {
    return table.match().draw_offer() == opponent(seat);
}
bool is_asked_for_takeback(const TableState& table, Player seat) {
    return table.takeback_by == opponent(seat);
}
bool may_offer_draw(const TableState& table, Player seat) {
    // Once between two moves of one's own.
    const auto last = table.draw_offered_at[seat];
    const int plies = table.match().plies();
    return !table.match().draw_offer() && !(last && plies >= *last && plies < *last + 2);
}

bool may_give_time(const TableState& table, Player seat) {
    constexpr int max_gifts = 40; // ten minutes
    const TimeControl& control = table.match().clock().control(opponent(seat));
    return table.plays_elsewhere() && !table.is_slow() && control.kind != TimeKind::None &&
           table.time_given[seat] < max_gifts;
}
bool may_ask_for_pause(const TableState& table, Player seat) {
    return table.plays_elsewhere() && !table.is_slow() &&
           table.pause.may_ask(seat, table.match().plies());
}
bool is_asked_for_pause(const TableState& table, Player seat) {
    return table.pause.request() == opponent(seat);
}
bool may_greet(const TableState& table, Player) {
    return table.plays_elsewhere() && table.rules.greetings;
}

// What is left to do in a pause on which the players have agreed.
bool is_open_in_pause(CommandKind kind) {
    switch (kind) {
    case CommandKind::Resign:
    case CommandKind::Abort:
    case CommandKind::OfferDraw:
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
    case CommandKind::Leave:
    case CommandKind::Resume:
    case CommandKind::Greet:
        return true;
    default:
        return false;
    }
}

// While a game is played.
struct Rule {
    CommandKind kind;
    bool behind_curtain; // also while the device is passed
    bool (*holds)(const TableState&, Player);
    Refusal (*otherwise)();
};

Refusal never() {
    return {};
}

const std::array<Rule, command_names.size()> rules{{
    {CommandKind::Play, false, has_turn,
     [] { return refusal("turn", "It is the other player's turn."); }},
    {CommandKind::Resign, true, always, never},
    {CommandKind::Abort, true,
     [](const TableState& table, Player) { return TablePermissions(table).may_abort(); },
     [] { return refusal("may-not", "Both have moved: the game can no longer be aborted."); }},
    {CommandKind::ClaimDraw, false,
     [](const TableState& table, Player seat) {
         return opponent_is_away(table, seat) || table.match().claim_of(seat);
     },
     [] { return refusal("may-not", "No rule lets you claim a draw here."); }},
    {CommandKind::ClaimWin, false, opponent_is_away,
     [] { return refusal("may-not", "Your opponent has not left."); }},
    {CommandKind::OfferDraw, false, may_offer_draw,
     [] { return refusal("may-not", "You cannot offer a draw again now."); }},
    {CommandKind::AcceptDraw, false, is_offered_draw,
     [] { return refusal("may-not", "Nobody has offered you a draw."); }},
    {CommandKind::DeclineDraw, false, is_offered_draw,
     [] { return refusal("may-not", "Nobody has offered you a draw."); }},
    {CommandKind::AskTakeback, false,
     [](const TableState& table, Player seat) {
         return !table.takeback_by && TablePermissions(table).plies_to_take_back(seat) > 0;
     },
     [] { return refusal("may-not", "There is no move that you may take back."); }},
    {CommandKind::AcceptTakeback, false, is_asked_for_takeback,
     [] { return refusal("may-not", "Nobody has asked you to take a move back."); }},
    {CommandKind::DeclineTakeback, false, is_asked_for_takeback,
     [] { return refusal("may-not", "Nobody has asked you to take a move back."); }},
    {CommandKind::Arrange, false,
     [](const TableState& table, Player seat) {
         return has_turn(table, seat) && table.game->can_arrange();
     },
     [] { return refusal("may-not", "There is nothing to arrange now."); }},
    {CommandKind::Lift, true,
     [](const TableState& table, Player) { return table.curtain().has_value(); },
     [] { return refusal("may-not", "There is no curtain to lift."); }},
    {CommandKind::Rematch, true, [](const TableState&, Player) { return false; },
     [] { return refusal("may-not", "A rematch can be asked for after the game."); }},
    {CommandKind::Leave, true, always, never},
    {CommandKind::GiveTime, false, may_give_time,
     [] { return refusal("may-not", "You cannot give your opponent time here."); }},
    {CommandKind::AskPause, false, may_ask_for_pause,
     [] { return refusal("may-not", "You cannot ask for a pause now."); }},
    {CommandKind::AcceptPause, false, is_asked_for_pause,
     [] { return refusal("may-not", "Nobody has asked you for a pause."); }},
    {CommandKind::DeclinePause, false, is_asked_for_pause,
     [] { return refusal("may-not", "Nobody has asked you for a pause."); }},
    {CommandKind::Resume, false,
     [](const TableState& table, Player) { return table.pause.is_on(); },
     [] { return refusal("may-not", "The game is not paused."); }},
    {CommandKind::Greet, false, may_greet,
     [] { return refusal("may-not", "There are no greetings at this table."); }},
    {CommandKind::Hint, false,
     [](const TableState& table, Player seat) {
         return may_ask_for_help(table, seat) && !table.game->can_arrange();
     },
     [] { return refusal("may-not", "There is no hint now."); }},
    {CommandKind::Threat, false,
     [](const TableState& table, Player seat) {
         return may_ask_for_help(table, seat) && table.game->can_threaten();
     },
     [] { return refusal("may-not", "There is no threat to show now."); }},
    {CommandKind::Show, true, always, never},
}};

} // namespace

std::optional<Player> TablePermissions::acting_seat(Viewer viewer, const Command& command) const {
    if (viewer != Viewer::Both) {
        return seat_of(viewer);
    }
    if (command.as) {
        return command.as;
    }
    const bool answers_draw =
        command.kind == CommandKind::AcceptDraw || command.kind == CommandKind::DeclineDraw;
    if (const auto by = table_.match().draw_offer(); by && answers_draw) {
        return opponent(*by);
    }
    if (command.kind == CommandKind::AskTakeback && !table_.history.empty() &&
        !table_.game->has_secrets()) {
        return table_.history.back().by;
    }
    return table_.match().to_move();
}

TablePermissions::Objection TablePermissions::objection_to(Player seat, CommandKind kind,
                                                           WallTime now) const {
    const Rule& rule = rules[static_cast<std::size_t>(kind)];
    assert(rule.kind == kind);
    const Phase phase = table_.phase();
    if (kind == CommandKind::Show) {
        return nullptr;
    }
    if (phase == Phase::Over) {
        const bool may_ask_rematch = !table_.wants_rematch[seat] && table_.rematch_table.empty() &&
                                     table_.joined && !needs_result(table_.settings);
        if ((kind == CommandKind::Rematch && may_ask_rematch) ||
            (kind == CommandKind::Greet && rule.holds(table_, seat))) {
            return nullptr;
        }
        return [] { return refusal("over", "The game is over."); };
    }
    if (kind == CommandKind::Rematch) {
        return rule.otherwise;
    }
    if (phase == Phase::Waiting) {
        if (kind == CommandKind::Leave) {
            return nullptr;
        }
        return [] { return refusal("waiting", "The second player has not come yet."); };
    }
    if (table_.match().clock().flagged(table_.clock_time(now))) {
        return [] { return refusal("time", "Time is over."); };
    }
    if (!rule.behind_curtain && table_.curtain()) {
        return [] {
            return refusal("curtain", "The device is being passed: lift the curtain first.");
        };
    }
    if (table_.pause.is_on() && !is_open_in_pause(kind)) {
        return [] { return refusal("may-not", "The game is paused."); };
    }
    if (kind == CommandKind::Resume && table_.pause.is_on() &&
        !table_.pause.may_resume(seat, now)) {
        return [] {
            return refusal("may-not",
                           "You have said that you want to go on; your opponent has not.");
        };
    }
    return rule.holds(table_, seat) ? nullptr : rule.otherwise;
}

std::optional<Refusal> TablePermissions::objection(Player seat, CommandKind kind,
                                                   WallTime now) const {
    const Objection refused = objection_to(seat, kind, now);
    return refused == nullptr ? std::nullopt : std::optional(refused());
}

std::vector<CommandKind> TablePermissions::allowed(Viewer viewer, WallTime now) const {
    std::vector<CommandKind> kinds;
    kinds.reserve(rules.size());
    Command command;
    for (const Rule& rule : rules) {
        command.kind = rule.kind;
        const auto seat = acting_seat(viewer, command);
        if (rule.kind == CommandKind::Show ||
            (seat && objection_to(*seat, rule.kind, now) == nullptr)) {
            kinds.push_back(rule.kind);
        }
    }
    return kinds;
}

bool TablePermissions::is_too_late(const Command& command) const {
    if (!command.at) {
        return false;
    }
    switch (command.kind) {
    case CommandKind::Play:
    case CommandKind::Arrange:
    case CommandKind::AskTakeback:
        return command.at != table_.position_version;
    case CommandKind::AcceptDraw:
    case CommandKind::DeclineDraw:
        return !table_.match().draw_offer() || command.at != table_.draw_offer;
    case CommandKind::AcceptTakeback:
    case CommandKind::DeclineTakeback:
        return !table_.takeback_by || command.at != table_.takeback_offer;
    case CommandKind::AcceptPause:
    case CommandKind::DeclinePause:
        return !table_.pause.request() || command.at != table_.pause.number();
    default:
        return false;
    }
}

bool TablePermissions::may_abort() const {
    const auto& history = table_.history;
    return !needs_result(table_.settings) &&
           std::none_of(history.begin(), history.end(),
                        [&](const Ply& ply) { return ply.by != history.front().by; });
}

// Up to the seat's last move, as one command made it, and whatever came after it. What was revealed
// stays revealed, and in a game with secrets no person has to play a move again because the other
// took one back.
int TablePermissions::plies_to_take_back(Player seat) const {
    const auto& history = table_.history;
    const auto last = std::find_if(history.rbegin(), history.rend(),
                                   [&](const Ply& ply) { return ply.by == seat; });
    if (!table_.settings.takebacks || last == history.rend()) {
        return 0;
    }
    const auto end = std::find_if(last, history.rend(),
                                  [&](const Ply& ply) { return ply.event != last->event; });
    const int plies = static_cast<int>(end - history.rbegin());
    if (!table_.game->has_secrets()) {
        return plies;
    }
    const bool against_computer = plays_by_itself(table_.settings.seats[opponent(seat)].kind);
    if (!against_computer && table_.turn() != seat) {
        return 0;
    }
    const int size = static_cast<int>(history.size());
    for (int ply = size - plies; ply < size; ++ply) {
        const bool own = history[static_cast<std::size_t>(ply)].by == seat;
        if (table_.game->reveals(ply) || (!own && !against_computer)) {
            return 0;
        }
    }
    return plies;
}

// A person elsewhere is asked, unless they have seen nothing of the moves.
bool TablePermissions::takes_back_at_once() const {
    return !table_.plays_elsewhere() || table_.game->has_secrets();
}

// Absence matters in the seat's own turn, while the other player is there to wait.
std::optional<WallTime> TablePermissions::presence_counts_at(Player seat) const {
    const Presence& presence = table_.presence;
    if (presence.away[seat]) {
        return presence.present[seat] ? std::optional(table_.last_change) : std::nullopt;
    }
    const bool awaited = table_.plays_elsewhere() && !table_.is_slow() && table_.turn() == seat &&
                         !may_abort() && !table_.pause.is_on();
    if (!awaited || !presence.absent_since[seat] || !presence.present[opponent(seat)]) {
        return std::nullopt;
    }
    return std::max(*presence.absent_since[seat], table_.last_change) + presence.limit;
}

} // namespace tabuleiro::house
