// A table: one game of any kind and the two seats at it, folded from its events. No network, no
// disk, no threads, and it never reads the time.
//
// A command is decided, which changes nothing and returns an event; the event is stored; then it is
// applied, and every viewer is sent what changed. If it cannot be stored, the event is dropped and
// the table stays as it was. Between deciding and applying an event nothing else may be applied.
//
//     auto event = table.decide(viewer, command, now, rng);   // or: a refusal
//     store *event, with table.result_after(*event), and wait for the disk
//     table.apply(*event);
//     for each socket: send(TableView(table, viewer).change(version before, now))
//     for each request of TableJobs(table).wanted(): give TableJobs(table).job(...) to a thread
//     set the timer to table.next_alarm(); when it rings: store and apply table.due(now)
#pragma once

#include <span>

#include "core/rng.hpp"
#include "house/command.hpp"
#include "house/table_state.hpp"

namespace tabuleiro::house {

class Table {
  public:
    // A new table, opened at that time. Fails if the options or the starting position are not
    // valid.
    [[nodiscard]] static Expected<Table> open(std::string id, const Settings& settings,
                                              WallTime opened);
    // The table after its stored events; a clock that ran is stopped until wake(). Fails if these
    // cannot be the events of such a table.
    [[nodiscard]] static Expected<Table> restore(std::string id, const Settings& settings,
                                                 WallTime opened, std::span<const Event> log);

    const TableState& state() const { return state_; }
    const std::string& id() const { return state_.id; }
    const Settings& settings() const { return state_.settings; }
    int version() const { return state_.version; }
    Phase phase() const { return state_.phase(); }
    const std::optional<Result>& result() const { return state_.result(); }
    std::optional<Player> turn() const { return state_.turn(); }
    int plies() const { return state_.match().plies(); }
    // When the last event was made; 0 before the first.
    WallTime last_change() const { return state_.last_change; }

    // The event that follows from the command, or why it is refused. `chance` is for Arrange alone.
    // Hint, Threat and Show make no event: see TableJobs and TableView.
    [[nodiscard]] Allowed<Event> decide(Viewer viewer, const Command& command, WallTime now,
                                        Rng& chance) const;
    // The event that the command with this id made, if it was carried out: a client that repeats a
    // command gets its first answer.
    std::optional<int> accepted(Player seat, std::string_view id) const;
    std::optional<int> accepted(Viewer viewer, std::string_view id) const;
    // The invited person joins.
    [[nodiscard]] Allowed<Event> join(const std::string& name, WallTime now,
                                      const std::optional<std::string>& author = {}) const;
    // Both players want a rematch, and the table for it is not open yet: its settings.
    std::optional<Settings> rematch_settings() const;
    // The table of the rematch was opened.
    [[nodiscard]] Allowed<Event> moved(const std::string& table, WallTime now) const;
    // What happens by itself: a flag that has fallen by now, a player who has been absent for too
    // long, or who has returned from that.
    std::optional<Event> due(WallTime now) const;
    // When to ask due(); none if nothing can happen by itself.
    std::optional<WallTime> next_alarm() const;
    // The server closes; none if no clock runs.
    std::optional<Event> sleep(WallTime now) const;
    // The server died then, while a clock ran, which is charged up to that time. None if none ran,
    // or if the clocks have been started again since.
    std::optional<Event> sleep_at_crash(WallTime at) const;
    // Stopped clocks go on, and the time between is charged to neither player. After a crash or
    // stop_clocks(), that is all the time since the last event. None if no clock was stopped.
    std::optional<Event> wake(WallTime now) const;

    // What an administrator does to the table: Close, Hide or Unhide. Refuses to close a game that
    // is over, or whose clocks must be started first.
    [[nodiscard]] Allowed<Event> moderate(EventKind kind, WallTime now) const;

    // How the game ends by an event that was decided and is not applied yet; none if it goes on.
    std::optional<Result> result_after(const Event& event) const;
    // When the player to move loses by time, after such an event; none if the game is not slow.
    std::optional<WallTime> deadline_after(const Event& event) const;
    // An event that this table has decided, or has made by itself. Fails if it is not the next one.
    [[nodiscard]] Expected<void> apply(const Event& event) { return advance(event, event.moves); }
    // An event that was read from a log: also fails if it could not be done. A table that failed
    // cannot be used any more.
    [[nodiscard]] Expected<void> replay(const Event& event);

    // Running clocks stop, without an event, until wake(): events cannot be stored at present.
    void stop_clocks();
    // Which players are looking. Then ask due().
    void set_present(const ByPlayer<bool>& present, WallTime now);
    // What the house allows from now on.
    void set_rules(const TableRules& rules);

  private:
    using Moves = std::shared_ptr<const PreparedMoves>;

    explicit Table(TableState state) : state_(std::move(state)) {}

    Event next_event(std::optional<Player> seat, EventKind kind, WallTime now,
                     std::string text = {}) const;

    // table_apply.cpp. Without moves, those of a Play are read from its text.
    bool is_next(const Event& event) const;
    bool takeback_passes_turn(Player seat) const;
    Expected<void> advance(const Event& event, const Moves& moves);
    Expected<void> apply_command(const Event& event, const Moves& moves);
    Expected<void> apply_by_house(const Event& event);
    void seat_newcomer(const Event& event);
    Expected<void> play(Player seat, const Event& event, Moves moves);
    Expected<void> greet(Player seat, const Event& event);
    Expected<void> take_back(Player seat, WallTime at);

    TableState state_;
};

} // namespace tabuleiro::house
