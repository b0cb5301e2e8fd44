// The state of a table, which follows from its events: data that only Table changes, and what
// follows from it directly. TablePermissions, TableView and TableJobs read it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "house/agreed_pause.hpp"
#include "house/event.hpp"
#include "house/greeting.hpp"
#include "house/presence.hpp"
#include "house/presenter/board_view.hpp"
#include "house/settings.hpp"
#include "house/table_changes.hpp"
#include "house/table_rules.hpp"
#include "house/written_history.hpp"
#include "record/match.hpp"

namespace tabuleiro::house {

class GameAdapter;

enum class Phase : std::uint8_t { Waiting, Playing, Over };

std::string_view name(Phase phase);

// A move of the game so far.
struct Ply {
    int event; // that made it
    Player by;
    MoveTime time;
    Path path;                     // the cells that it touched
    std::vector<LoosePiece> taken; // what it took from the board
};

struct TableState {
    TableState(std::string table_id, Settings agreed, WallTime at,
               std::unique_ptr<GameAdapter> adapter);
    TableState(TableState&&) noexcept;
    TableState& operator=(TableState&&) noexcept;
    ~TableState();

    const Match& match() const;
    Phase phase() const;
    std::optional<Player> turn() const;
    const std::optional<Result>& result() const { return match().result(); }
    // A game with days per move: its clocks never stop, and nobody needs to be there.
    bool is_slow() const { return house::is_slow(settings); }
    // When the player to move loses by time in a slow game; none otherwise.
    std::optional<WallTime> deadline() const;
    // A clock would run, but it was stopped and has not been started again.
    bool is_dormant() const { return asleep || stopped; }
    WallTime clock_time(WallTime now) const { return is_dormant() ? last_change : now; }
    // One player has a screen elsewhere: nobody is helped against them, and they must be asked.
    bool plays_elsewhere() const { return invited_seat(settings).has_value(); }
    // In a game with secrets at one screen: who must lift the curtain before anything is shown.
    std::optional<Player> curtain() const;
    ChangingFacts changing_facts() const;
    std::vector<MoveTime> times() const;

    std::string id;
    Settings settings;
    WallTime opened;
    std::unique_ptr<GameAdapter> game;

    int version = 0; // the number of events applied
    WallTime last_change{0};
    WallTime begun{0}; // the first event
    int position_version = 0;
    std::vector<Ply> history;
    WrittenHistory written_history; // the same as JSON

    bool joined;              // both seats are taken
    bool clock_begun = false; // the first move was made
    bool asleep = false;
    bool stopped = false; // a running clock was stopped without an event
    bool hidden = false;  // by an administrator: only its seats may see it
    bool closed = false;  // the same

    std::optional<Player> takeback_by;
    int offers = 0;                               // made so far
    int draw_offer = 0;                           // the number of the last one
    int takeback_offer = 0;                       // the number of the last one
    ByPlayer<std::optional<int>> draw_offered_at; // the ply of the last offer of each
    std::optional<Player> looking;                // who has lifted the curtain
    ByPlayer<bool> wants_rematch;
    std::string rematch_table;
    AgreedPause pause;
    ByPlayer<int> time_given; // how often each has given time to the other
    Greetings greetings;

    TableRules rules;
    Presence presence;
    TableChanges changes;
    ByPlayer<std::map<std::string, int, std::less<>>> accepted; // events by command id
};

} // namespace tabuleiro::house
