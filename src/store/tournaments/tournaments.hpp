// Tournaments: each is a log of events, which are the house's own text, and a row for lists.
//
// Events are numbered from 1 without gaps. Whoever decides the next one says which number it has:
// of two nodes that decide at the same time one is told that the number is taken, looks at what has
// happened, and decides again. So nothing needs a host, and nothing is decided twice.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct TournamentEvent {
    std::int64_t number = 0;
    WallTime at = 0;
    std::string by{};         // a person's id; empty: the house
    std::string command_id{}; // of the command that led to it; empty if that had none
    std::string text{};

    friend bool operator==(const TournamentEvent&, const TournamentEvent&) = default;
};

// What lists show, as it is after an event.
struct TournamentSummary {
    std::string text{}; // the house's own
    bool finished = false;

    friend bool operator==(const TournamentSummary&, const TournamentSummary&) = default;
};

struct Tournament {
    std::string id{};
    std::int64_t number = 0; // in the order in which they were made; given by the store
    WallTime created = 0;
    std::string director{}; // a person
    std::string group{};    // whose members see it; empty: anybody does
    std::int64_t last = 0;  // the number of the last event
    TournamentSummary summary{};

    friend bool operator==(const Tournament&, const Tournament&) = default;
};

// With its first event. Fails if there is one of that id.
[[nodiscard]] Expected<void> add_tournament(sql::Transaction& transaction,
                                            const Tournament& tournament,
                                            const TournamentEvent& event);

// Who takes part, so that they find their tournaments. Of one event, as the others.
struct TournamentPeople {
    std::vector<std::string> entered{}; // ids
    std::vector<std::string> left{};
};

// False, and nothing is written, if the number is not the next one. Fails if the person has an
// event with this command id, and if there is no such tournament.
[[nodiscard]] Expected<bool> append_tournament_event(sql::Transaction& transaction,
                                                     const std::string& tournament,
                                                     const TournamentEvent& event,
                                                     const TournamentSummary& summary,
                                                     const TournamentPeople& people = {});

// None if there is no such tournament.
[[nodiscard]] Expected<std::optional<Tournament>> tournament(sql::Transaction& transaction,
                                                             const std::string& id);
// Those above this number, in order.
[[nodiscard]] Expected<std::vector<TournamentEvent>>
tournament_events(sql::Transaction& transaction, const std::string& tournament, std::int64_t after);
// The latest first, from the one before this number.
[[nodiscard]] Expected<std::vector<TournamentEvent>> tournament_log(sql::Transaction& transaction,
                                                                    const std::string& tournament,
                                                                    std::int64_t before,
                                                                    std::size_t limit);

// The newest first, from the one before this number.
[[nodiscard]] Expected<std::vector<Tournament>>
tournaments_before(sql::Transaction& transaction, std::int64_t number, std::size_t limit);
// Those that are not finished, with the numbers of their last events.
[[nodiscard]] Expected<std::vector<std::pair<std::string, std::int64_t>>>
unfinished_tournaments(sql::Transaction& transaction);
// How many of this director are not finished.
[[nodiscard]] Expected<std::size_t> unfinished_tournaments_of(sql::Transaction& transaction,
                                                              const std::string& director);
// In which a person takes part, or has.
[[nodiscard]] Expected<std::vector<std::string>> tournaments_of(sql::Transaction& transaction,
                                                                const std::string& person);

// Somebody is removed from the house: where their id was, there is the replacement.
[[nodiscard]] Expected<void> replace_in_tournaments(sql::Transaction& transaction,
                                                    const std::string& person,
                                                    const std::string& replacement);

} // namespace tabuleiro::store
