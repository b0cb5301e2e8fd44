// A table of the house: one game of any kind, the seats at it, and what each viewer may know of
// it. No network, no disk, no threads, and nobody is asked what time it is.
//
// A table is its log. To do something, *consider* it, which changes nothing and gives the entry
// that would do it; *apply* the entry; write it down; then tell everybody. Until it is on disk
// nobody is told anything; if the writing fails, throw the table away and restore it from its log.
// Between considering and applying, nothing else may be applied.
//
//     auto entry = table.consider(viewer, deed, now, rng);   // or: a refusal
//     table.apply(*entry);
//     store the entry, and wait for the disk
//     for each socket: send(table.change(viewer, version before, now))
//     for each errand of table.errands(): computers.think(table.question(errand, seed, now), ...)
//     set the timer to table.next_alarm(); when it rings: table.due(now), as a deed
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "house/deed.hpp"
#include "house/entry.hpp"
#include "house/question.hpp"
#include "house/scene/scene.hpp"
#include "house/settings.hpp"
#include "record/result.hpp"

namespace tabuleiro::house {

class Staging;

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
                                                 WallTime opened, std::span<const Entry> log);

    Table(Table&&) noexcept;
    Table& operator=(Table&&) noexcept;
    ~Table();

    const std::string& id() const;
    const Settings& settings() const;
    // The number of entries applied.
    int version() const;
    Phase phase() const;
    const std::optional<Result>& result() const;
    std::optional<Player> turn() const;
    int plies() const;
    // When the last entry was made; 0 before the first.
    WallTime last_change() const;

    // The entry that would do the deed, or why it cannot be done. `chance` is for Arrange alone.
    // Hint, Threat and Show make no entry: see advise() and past().
    [[nodiscard]] Allowed<Entry> consider(Viewer viewer, const Deed& deed, WallTime now,
                                          Rng& chance) const;
    // The invited person comes.
    [[nodiscard]] Allowed<Entry> join(const std::string& name, WallTime now) const;
    // The table where the rematch is played; see rematch_settings().
    [[nodiscard]] Allowed<Entry> moved(const std::string& table, WallTime now) const;
    // What happens by itself: a flag that has fallen by now, a player who has been absent for too
    // long, or who has returned from that.
    std::optional<Entry> due(WallTime now) const;
    // When due() should be asked; none if nothing runs.
    std::optional<WallTime> next_alarm() const;
    // The house closes; none if no clock runs.
    std::optional<Entry> sleep(WallTime now) const;
    // The house is open again: clocks go on, and the time between is nobody's. After a crash, what
    // passed since the last entry is nobody's either. None if no clock stands.
    std::optional<Entry> wake(WallTime now) const;

    // Fails if the entry is not the next one or cannot be done; a table that failed is of no use
    // any more. Entries that were considered do not fail.
    [[nodiscard]] Expected<void> apply(const Entry& entry);

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
    [[nodiscard]] Allowed<std::string> past(Viewer viewer, const Deed& show) const;
    // An element of "tables" in /api/house.
    std::string summary(Viewer viewer) const;
    // The game as text, as far as the viewer may know it: PGN for chess.
    std::string record(Viewer viewer) const;
    std::string_view record_extension() const; // "pgn" or "txt"
    // What the clocks had to do with each move.
    std::vector<MoveTime> times() const;
    // The moves for who wants to study them: TableLine. Refuses while the game is on, and always
    // in a game with secrets.
    [[nodiscard]] Allowed<std::string> line() const;

    // What computers should be thinking about now: their move, or an answer to an offer.
    std::vector<Errand> errands() const;
    // The errand of a Hint or a Threat.
    [[nodiscard]] Allowed<Errand> advise(Viewer viewer, const Deed& deed) const;
    // Whether an answer is still of use. Ask before considering it.
    bool still_wants(const Errand& errand) const;
    // Everything that its thinker may know, apart from the table: to be answered on any thread.
    // Requires: still_wants(errand).
    std::shared_ptr<const Question> question(const Errand& errand, std::uint64_t seed,
                                             WallTime now) const;

  private:
    // Fields of the state that do not change with every entry.
    enum Field : std::uint8_t {
        Seats,
        PhaseField,
        Turn,
        Line,
        SceneField,
        Moves,
        Offer,
        End,
        Curtain,
        Next
    };
    static constexpr std::size_t field_count = Next + 1;

    // What the fields follow from, to see which of them an entry has changed.
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
        int entry; // that made it
        Player by;
        MoveTime time;
        std::string json; // as the page gets it
        std::vector<LoosePiece> taken;
    };

    Table(std::string id, Settings settings, WallTime opened, std::unique_ptr<Staging> staging);

    // table_rules.cpp: who may do what.
    std::optional<Player> acting_seat(Viewer viewer, const Deed& deed) const;
    std::optional<Refusal> objection(Player seat, Act act, WallTime now) const;
    std::optional<Refusal> objection_while_playing(Player seat, Act act) const;
    std::optional<Refusal> objection_to_offer(Player seat, Act act) const;
    bool may_ask_rematch(Player seat) const;
    bool may_abort() const;
    std::optional<WallTime> presence_counts_at(Player seat) const;
    bool plays_elsewhere() const;
    bool shares_screen() const;
    bool takes_back_at_once() const;
    int plies_to_take_back(Player seat) const;
    Entry next_entry(std::optional<Player> seat, Act act, WallTime now,
                     std::string text = {}) const;

    // table_log.cpp: what entries do.
    Expected<void> carry_out(const Entry& entry);
    Expected<void> play(Player seat, const Entry& entry);
    Expected<void> take_back(Player seat, WallTime at);
    Expected<void> do_by_house(const Entry& entry);
    Snapshot snapshot() const;
    void note_changes(const Snapshot& before, int plies_before);
    bool is_dormant() const;
    WallTime clock_time(WallTime now) const { return is_dormant() ? last_change_ : now; }

    // table_messages.cpp: what viewers are told.
    std::optional<Player> curtain() const;
    std::optional<Player> eyes(Viewer viewer) const;
    bool may_move(Viewer viewer) const;
    Scene scene(Viewer viewer, int ply) const;
    void write_seats(JsonWriter& out) const;
    void write_present(JsonWriter& out) const;
    void write_line(JsonWriter& out, int from) const;
    void write_moves(JsonWriter& out, Viewer viewer) const;
    std::optional<Ways> premoves(Viewer viewer) const;
    void write_clocks(JsonWriter& out, WallTime now) const;
    void write_offer(JsonWriter& out) const;
    void write_may(JsonWriter& out, Viewer viewer, WallTime now) const;
    void write_result(JsonWriter& out) const;
    void write_rematch(JsonWriter& out) const;
    template <class Wanted>
    void write_fields(JsonWriter& out, Viewer viewer, int from_ply, WallTime now,
                      const Wanted& wanted) const;

    // table_record.cpp: the game as text.
    std::string plain_record(Viewer viewer) const;

    std::string id_;
    Settings settings_;
    std::unique_ptr<Staging> staging_;

    int version_ = 0;
    WallTime opened_;
    WallTime last_change_{0};
    WallTime begun_{0};
    int position_version_ = 0; // counts changes of the position
    bool joined_ = false;      // everybody is there
    bool clock_begun_ = false; // the first move was made
    bool asleep_ = false;
    bool restored_ = false; // and not woken yet
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
    std::vector<int> low_ply_{0};            // by version: the first ply that its entry changed
};

} // namespace tabuleiro::house
