// A tournament, folded from its events. No network, no disk, no threads, and it never reads the
// time.
//
// A command is decided, which changes nothing and returns an event; the event is stored; then it is
// applied. Two who decide at the same version get events of the same number, of which the store
// takes one: the other one looks at what happened, and decides again.
//
//     auto event = tournament.decide(actor, command, now, means);   // or: a refusal
//     store *event
//     tournament.apply(*event);
//     open the tables of a round that has started; close those of results that were entered
//     when the time of tournament.next_alarm() comes: store and apply tournament.due(now, means)
#pragma once

#include <functional>

#include "house/tournament/command.hpp"
#include "house/tournament/state.hpp"

namespace tabuleiro::house::tournament {

// The person who gives a command.
struct Actor {
    std::string person{};
    bool administrator = false;
};

// What a decision needs from outside.
struct Means {
    std::function<std::string()> new_table{};                      // an id
    std::function<std::optional<int>(const Contestant&)> rating{}; // at the start
    // Whether a person or program is there to be paired in an arena.
    std::function<bool(const Contestant&)> is_present{};
};

inline constexpr std::size_t most_entrants = 1000;

class Tournament {
  public:
    explicit Tournament(std::string id) { state_.id = std::move(id); }

    const TournamentState& state() const { return state_; }
    int version() const { return state_.version; }
    bool is_directed_by(const Actor& actor) const {
        return actor.administrator || (!actor.person.empty() && actor.person == state_.director);
    }

    // The first event.
    static TournamentEvent created(TournamentSettings settings, const std::string& director,
                                   const std::string& code, WallTime now);

    // What the director's command leads to. Refuses with "director" whoever is not.
    [[nodiscard]] Allowed<TournamentEvent> decide(const Actor& actor,
                                                  const TournamentCommand& command, WallTime now,
                                                  const Means& means) const;
    // Somebody enters, or leaves, by themselves. Whether they are in the group, and a program is
    // theirs, is for the caller to know. Without a team: in the smaller one. Whoever leaves an
    // arena that has begun has a break, and comes back by entering; somebody whom the house itself
    // lets leave (`by` is empty) is withdrawn.
    [[nodiscard]] Allowed<TournamentEvent>
    enter(const Contestant& who, const std::string& by, std::string_view code, WallTime now,
          std::optional<league::Team> team = std::nullopt) const;
    [[nodiscard]] Allowed<TournamentEvent> leave(const std::string& person, const std::string& by,
                                                 WallTime now) const;
    // What a table has led to; none if its board does not wait for it. No winner: the table was
    // closed without a result.
    std::optional<TournamentEvent> played(const std::string& table, std::optional<Winner> winner,
                                          WallTime now) const;
    // What happens by itself: the next round, the next games of an arena, or the end.
    std::optional<TournamentEvent> due(WallTime now, const Means& means) const;
    // When to ask due(); none if nothing happens by itself. In an arena also when somebody may have
    // become free or come back.
    std::optional<WallTime> next_alarm() const;
    // The event that this command has made, if it was carried out.
    std::optional<int> accepted(const std::string& person, const std::string& command_id) const;

    // The next event. Fails if it is not, or cannot be one of this tournament.
    [[nodiscard]] Expected<void> apply(const TournamentEvent& event);

  private:
    std::optional<TournamentEvent> due_in_arena(WallTime now, const Means& means) const;
    TournamentEvent next_event(const std::string& by, WallTime now, Change change) const;

    // decisions.cpp
    Allowed<Change> decided(const TournamentCommand& command, const Means& means) const;
    Allowed<Change> add(const Contestant& who, std::optional<league::Team> team) const;
    Allowed<Change> place(const TournamentCommand& command) const;
    Allowed<Change> start(const Means& means) const;
    Allowed<Change> propose(const std::vector<ByPlayer<EntrantId>>& pairs,
                            const std::vector<EntrantId>& byes) const;
    Allowed<Change> start_round(const Means& means) const;
    Allowed<Change> enter_result(const TournamentCommand& command) const;
    Allowed<Change> clear_result(const TournamentCommand& command) const;
    Allowed<Change> forfeit(const std::vector<EntrantId>& absent) const;
    Allowed<Change> change_entrant(const TournamentCommand& command) const;
    Allowed<Change> undo_round() const;
    Allowed<Change> finish() const;
    // The next round by the form. Refuses if the present one is not complete, and with "pairing".
    Allowed<Round> next_round() const;
    std::optional<Refusal> objection_to_next_round() const;

    TournamentState state_;
};

// Nobody is left to be met without the host.
Refusal host_stays();

// The boards with an id for each table that is needed.
std::vector<Board> with_tables(std::vector<Board> boards, const Means& means);
Round with_tables(Round round, const Means& means);

} // namespace tabuleiro::house::tournament
