// A table of the house: one game of any kind, the seats at it, and what each viewer may know of
// it. No network, no disk, no threads, and nobody is asked what time it is.
//
// A table is its log. To do something, *decide* it, which changes nothing and gives the event
// that would do it; *apply* the event; write it down; then tell everybody. Until it is on disk
// nobody is told anything; if the writing fails, throw the table away and restore it from its log.
// Between considering and applying, nothing else may be applied.
//
//     auto event = table.decide(viewer, command, now, rng);   // or: a refusal
//     table.apply(*event);
//     store the event, and wait for the disk
//     for each socket: send(table.change(viewer, version before, now))
//     for each request of table.wanted_jobs(): computers.think(table.job(request, seed, now), ...)
//     set the timer to table.next_alarm(); when it rings: table.due(now), as a command
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "house/command.hpp"
#include "house/event.hpp"
#include "house/job.hpp"
#include "house/presenter/board_view.hpp"
#include "house/settings.hpp"
#include "record/result.hpp"

namespace tabuleiro::house {

class GameAdapter;

enum class Phase : std::uint8_t { Waiting, Playing, Over };

std::string_view name(Phase phase);

inline constexpr Duration default_absence_limit = std::chrono::minutes(1);

class Table {
  public:
    // A new table, opened at that moment. Fails if the options or the starting position make no
    // sense.
    [[nodiscard]] static Expected<Table> open(std::string id, const Settings& settings,
                                              WallTime opened);
    // The table as its log left it, and asleep if a clock ran: wake() it. Fails if the log is not
    // one of such a table.
    [[nodiscard]] static Expected<Table> restore(std::string id, const Settings& settings,
                                                 WallTime opened, std::span<const Event> log);

    Table(Table&&) noexcept;
    Table& operator=(Table&&) noexcept;
    ~Table();

    const std::string& id() const;
    const Settings& settings() const;
    // The number of events applied.
    int version() const;
    Phase phase() const;
    const std::optional<Result>& result() const;
    std::optional<Player> turn() const;
    int plies() const;
    // When the last event was made; 0 before the first.
    WallTime last_change() const;

    // The event that would do the command, or why it cannot be done. `chance` is for Arrange alone.
    // Hint, Threat and Show make no event: see advise() and past().
    [[nodiscard]] Allowed<Event> decide(Viewer viewer, const Command& command, WallTime now,
                                        Rng& chance) const;
    // The invited person comes.
    [[nodiscard]] Allowed<Event> join(const std::string& name, WallTime now) const;
    // The table where the rematch is played; see rematch_settings().
    [[nodiscard]] Allowed<Event> moved(const std::string& table, WallTime now) const;
    // The event that the command with this id made, if it was carried out: a client that repeats a
    // command gets its first answer.
    std::optional<int> accepted(Player seat, std::string_view id) const;
    std::optional<int> accepted(Viewer viewer, std::string_view id) const;
    // How the game would end by the event; none if it goes on, or is over already. Requires: the
    // event is decided and not applied yet.
    std::optional<Result> result_after(const Event& event) const;
    // What happens by itself: a flag that has fallen by now, a player who has been absent for too
    // long, or who has returned from that.
    std::optional<Event> due(WallTime now) const;
    // When due() should be asked; none if nothing runs.
    std::optional<WallTime> next_alarm() const;
    // The house closes; none if no clock runs.
    std::optional<Event> sleep(WallTime now) const;
    // Events cannot be stored at present: running clocks stop, as after a crash, until wake().
    void stop_clocks();
    // The house is open again: clocks go on, and the time between is nobody's. After a crash, what
    // passed since the last event is nobody's either. None if no clock stands.
    std::optional<Event> wake(WallTime now) const;

    // Fails if the event is not the next one or cannot be done; a table that failed is of no use
    // any more. Entries that were considered do not fail.
    [[nodiscard]] Expected<void> apply(const Event& event);

    // Whether everybody who must has asked for a rematch, and the table for it is not there yet:
    // then with these settings.
    std::optional<Settings> rematch_settings() const;

    // Messages, JSON each: docs/protocols/web.md.
    std::string state(Viewer viewer, WallTime now) const;
    // What changed after a version; also over many. Requires: 0 <= since <= version().
    std::string change(Viewer viewer, int since, WallTime now) const;
    // Who looks, beside the log: set it, tell everybody, and ask due().
    void set_present(const ByPlayer<bool>& present, WallTime now);
    // How long a player by link may be absent in their own turn before the other may claim.
    void set_absence_limit(Duration limit);
    std::string presence() const;
    [[nodiscard]] Allowed<std::string> past(Viewer viewer, const Command& show) const;
    // An element of "tables" in /api/house.
    std::string summary(Viewer viewer) const;
    // The game as text, as far as the viewer may know it: PGN for chess.
    std::string record(Viewer viewer) const;
    std::string_view record_extension() const; // "pgn" or "txt"
    // What the clocks had to do with each move.
    std::vector<MoveTime> times() const;
    // The moves for who wants to study them: TableSummary. Refuses while the game is on, and always
    // in a game with secrets.
    [[nodiscard]] Allowed<std::string> line() const;

    // What computers should be thinking about now: their move, or an answer to an offer.
    std::vector<JobRequest> wanted_jobs() const;
    // The request of a Hint or a Threat.
    [[nodiscard]] Allowed<JobRequest> advise(Viewer viewer, const Command& command) const;
    // Whether an answer is still of use. Ask before considering it.
    bool still_wants(const JobRequest& request) const;
    // Everything that its thinker may know, apart from the table: to be answered on any thread.
    // Requires: still_wants(request).
    std::shared_ptr<const Job> job(const JobRequest& request, std::uint64_t seed,
                                   WallTime now) const;

  private:
    // Fields of the state that do not change with every event.
    enum Field : std::uint8_t {
        Seats,
        PhaseField,
        Turn,
        Line,
        BoardViewField,
        Moves,
        Offer,
        End,
        Curtain,
        Next
    };
    static constexpr std::size_t field_count = Next + 1;

    // What the fields follow from, to see which of them an event has changed.
    struct Snapshot {
        Phase phase;
        std::optional<Player> turn;
        int position_version;
        bool joined;
        std::optional<Player> draw_by;
        std::optional<Player> takeback_by;
        std::optional<Player> looking;
        ByPlayer<bool> wants_rematch;
        bool has_moved;
    };

    struct PlayedPly {
        int event; // that made it
        Player by;
        MoveTime time;
        std::string json; // as the page gets it
        std::vector<LoosePiece> taken;
    };

    Table(std::string id, Settings settings, WallTime opened, std::unique_ptr<GameAdapter> adapter);

    // table_rules.cpp: who may do what.
    std::optional<Player> acting_seat(Viewer viewer, const Command& command) const;
    bool is_too_late(const Command& command) const;
    std::optional<Refusal> objection(Player seat, CommandKind kind, WallTime now) const;
    std::optional<Refusal> objection_while_playing(Player seat, CommandKind kind) const;
    std::optional<Refusal> objection_to_offer(Player seat, CommandKind kind) const;
    bool may_ask_rematch(Player seat) const;
    bool may_abort() const;
    std::optional<WallTime> presence_counts_at(Player seat) const;
    bool plays_elsewhere() const;
    bool shares_screen() const;
    bool takes_back_at_once() const;
    int plies_to_take_back(Player seat) const;
    Event next_event(std::optional<Player> seat, EventKind kind, WallTime now,
                     std::string text = {}) const;

    // table_log.cpp: what events do.
    Expected<void> carry_out(const Event& event);
    void note_offer(std::optional<Player> draw_by_before, std::optional<Player> takeback_by_before);
    Expected<void> play(Player seat, const Event& event);
    Expected<void> take_back(Player seat, WallTime at);
    Expected<void> do_by_house(const Event& event);
    Snapshot snapshot() const;
    void note_changes(const Snapshot& before, int plies_before);
    bool is_dormant() const;
    WallTime clock_time(WallTime now) const { return is_dormant() ? last_change_ : now; }

    // table_messages.cpp: what viewers are told.
    std::optional<Player> curtain() const;
    std::optional<Player> perspective(Viewer viewer) const;
    bool may_move(Viewer viewer) const;
    BoardView board_view(Viewer viewer, int ply) const;
    void write_seats(JsonWriter& out) const;
    void write_present(JsonWriter& out) const;
    void write_line(JsonWriter& out, int from) const;
    void write_moves(JsonWriter& out, Viewer viewer) const;
    std::optional<NextCells> premoves(Viewer viewer) const;
    void write_clocks(JsonWriter& out, WallTime now) const;
    void write_offer(JsonWriter& out) const;
    void write_allowed(JsonWriter& out, Viewer viewer, WallTime now) const;
    void write_result(JsonWriter& out) const;
    void write_rematch(JsonWriter& out) const;
    template <class Wanted>
    void write_fields(JsonWriter& out, Viewer viewer, int from_ply, WallTime now,
                      const Wanted& wanted) const;

    // table_record.cpp: the game as text.
    std::string plain_record(Viewer viewer) const;

    std::string id_;
    Settings settings_;
    std::unique_ptr<GameAdapter> game_;

    int version_ = 0;
    WallTime opened_;
    WallTime last_change_{0};
    WallTime begun_{0};
    int position_version_ = 0; // counts changes of the position
    bool joined_ = false;      // everybody is there
    bool clock_begun_ = false; // the first move was made
    bool asleep_ = false;
    bool stopped_ = false; // a running clock was stopped without an event
    int offers_ = 0;       // made so far
    int draw_offer_ = 0;   // the number of the last one
    int takeback_offer_ = 0;
    ByPlayer<std::map<std::string, int, std::less<>>> accepted_; // events by command id
    std::optional<Player> takeback_by_;
    std::optional<Player> looking_;           // who has lifted the curtain
    ByPlayer<std::optional<int>> offered_at_; // the ply of the last offer of a draw
    ByPlayer<bool> wants_rematch_;
    std::string rematch_table_;
    ByPlayer<bool> away_; // as the log says: the other may claim
    ByPlayer<bool> present_;
    ByPlayer<std::optional<WallTime>> absent_since_;
    Duration absence_limit_ = default_absence_limit;

    std::vector<PlayedPly> line_;
    std::array<int, field_count> changed_{}; // the version of the last change of each field
    std::vector<int> low_ply_{0};            // by version: the first ply that its event changed
};

} // namespace tabuleiro::house
