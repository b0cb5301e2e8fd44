// The memory of the house: what is written here survives a crash of the program and of the machine.
//
// Writing: `create`, `join` and `append` return at once. Each calls `done` exactly once, from a
// thread of the store, in the order of the calls: after success what was written is on disk, after
// failure nothing of it is kept and a sentence says why (a full disk, say). What arrives while the
// disk is busy shares the next synchronisation. `done` must not block, and must not wait for the
// store.
//
// Reading: answers with what has been acknowledged, from any thread; it waits for the disk and for
// others who read, so threads that may not wait leave it to others.
//
// `open_sqlite` (sqlite_store.hpp) is the store of a house on one machine. Another data base is
// another class behind this one; nothing above it knows the difference.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

using Done = std::function<void(Expected<void>)>;

// What became of an invitation.
enum class Joined : std::uint8_t {
    Seated,
    Taken,   // the invitation was good, and has been used
    Unknown, // no such table, or no such invitation there
};

// Who shows an invitation.
struct Invitee {
    TokenHash invitation{};
    TokenHash secret{};
    std::string name;
};
using JoinDone = std::function<void(Expected<Joined>)>;

class Store {
  public:
    // What has arrived is written, and its `done` called, before this returns.
    virtual ~Store() = default;

    // A new table without events. Fails if there is one of that id.
    virtual void create(Table table, Done done) = 0;

    // Seats the invitee at the seat of the event, if the invitation was made for it, and appends
    // the event: all or nothing, and nothing unless the answer is Seated. Requires: the event has a
    // seat. Its number must be the next, as in append.
    virtual void join(std::string table, Invitee invitee, Event event, JoinDone done) = 0;

    // The next event of a table, and how the table ended if the event ended it. Fails if there is
    // no such table, the number is not the next, or the table had ended before and is ended again.
    // (Entries may follow an end: a rematch is agreed on after it.)
    virtual void append(std::string table, Event event, std::optional<Finish> finish,
                        Done done) = 0;

    // None if there is no such table.
    virtual Expected<std::optional<TableLog>> load(std::string_view table) = 0;

    // The ids of all tables, the oldest first.
    virtual Expected<std::vector<std::string>> tables() = 0;

    // The tables that have not ended where this secret has a seat; the last touched first.
    virtual Expected<std::vector<TableSummary>> unfinished_of(const TokenHash& secret,
                                                              std::size_t limit) = 0;

    // Whether this secret has, or had, a seat anywhere.
    virtual Expected<bool> knows_secret(const TokenHash& secret) = 0;

    // By name, game and level. Only persons are in it, and only tables that have ended; one that
    // was abandoned without a winner, before it began, is nobody's game. Where there are more than
    // the limit, those with the most games.
    virtual Expected<std::vector<Standing>> standings(std::size_t limit) = 0;

    // Takes in tables from elsewhere: all of them, or none and why. Those whose id is here already
    // are left as they are. Nobody owns their seats, so those that have not ended are kept to be
    // looked at, and are not among `unfinished_of`. Returns how many were new; they are on disk
    // then.
    virtual Expected<std::size_t> adopt(const std::vector<TableLog>& tables) = 0;
};

} // namespace tabuleiro::store
