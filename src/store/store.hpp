// The memory of the house: what is written here survives a crash of the program and of the machine.
//
// Every operation returns at once and calls `done` exactly once, on a thread of the store, also
// when the store is being closed. `done` must not wait for the store; what it throws is ignored.
//
// Writes are answered in the order of the calls, except one whose connection to the database was
// lost, which is answered when it is known what became of it, and one whose epoch is over. After
// success what was written is on disk; after failure nothing of it is kept, and the error says why
// (a full disk, say). Writes that arrive while the disk is busy share the next synchronisation.
// Their `done` must not take long, because the next write waits for it.
//
// Reads see everything that was acknowledged before the call. Several run at the same time, so
// their answers come in any order.
//
// `open_sqlite` (sqlite_store.hpp) is the store of a house on one machine, `open_postgresql`
// (postgresql/postgresql_store.hpp) one in a database server; nothing above knows the difference.
// `blocking.hpp` waits for the answers, for tools and tests.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "store/completion.hpp"
#include "store/hosting.hpp"
#include "store/sql/database.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// How a store is opened.
enum class Access : std::uint8_t {
    Own,  // to read and write; one program at a time has this, or all nodes of a house
    Read, // to read, also while another program owns the store; writing fails
    // To write with database() alone, also while another program owns the store. Makes and upgrades
    // nothing.
    Beside,
};

// What becomes of the secrets of tables that are taken in.
enum class Secrets : std::uint8_t { Remove, Keep };

// What became of an invitation.
enum class Joined : std::uint8_t {
    Seated,
    Used,    // the invitation was good, and has been used
    Unknown, // no such table, or no such invitation there
};

// Whoever shows an invitation.
struct Invitee {
    TokenHash invitation{};
    TokenHash secret{}; // of the browser; not kept for a person
    std::string name;
    std::string person{}; // empty: a visitor
};

// Why somebody who is not known (any more) gets no seat.
inline tl::unexpected<Error> unknown_person() {
    return fail("This player is not known here any more.");
}

class Store {
  public:
    // Writes what has arrived and answers everything before it returns. Reads that have not begun
    // fail. Nothing but a completion handler may use the store meanwhile.
    virtual ~Store() = default;

    // A new table without events. Fails if there is one of that id, or if a person who has a seat
    // there is not known (any more).
    virtual void create(Table table, Completion<void> done) = 0;

    // Asks to host a table. This node gets it if the table has no host, the host is dead, or the
    // host was unreachable and nobody has taken the table for that reason in the last five seconds.
    // Fails if the store was not opened by a node. Answered in any order, as reads are.
    virtual void take(std::string table, Takeover takeover, Completion<Taken> done) = 0;

    // Gives a table back, so that the next node that asks for it takes it at once. Nothing happens
    // if the table is not hosted under this epoch any more.
    virtual void release(std::string table, Epoch epoch, Completion<void> done) = 0;

    // Under which this node takes tables at present; 0: none, or a house in a file.
    virtual Epoch epoch() const = 0;

    // Whether what was taken under this epoch may still be shown and written: false as soon as this
    // node could not show the database for two seconds that it lives. Cheap; from any thread.
    virtual bool hosts(Epoch epoch) const = 0;

    // Fails if the house can have only one node.
    virtual void node_key(Completion<NodeKey> done) = 0;

    // Seats the invitee at the seat of the event, if the invitation was made for it, and appends
    // the event: all or nothing, and nothing unless the answer is Seated. Requires: the event has a
    // seat. Its number must be the next, the epoch the table's, as in append, and the person known.
    virtual void join(std::string table, Epoch epoch, Invitee invitee, Event event,
                      Completion<Joined> done) = 0;

    // The next event of a table, and how the table ended if the event ended it. Fails if there is
    // no such table, the number is not the next, the seat has an event with this command id, or the
    // table had ended before and is ended again. (Events may follow an end: a rematch is agreed on
    // after it.) Fails with not_the_host() if the table is not hosted under this epoch (0: if it
    // has a host).
    virtual void append(std::string table, Epoch epoch, Event event, std::optional<Finish> finish,
                        Completion<void> done) = 0;

    // Takes in tables from elsewhere: all of them, or none and why. Those whose id is here already
    // are left as they are. Where secrets are removed, so are persons; those that have not ended
    // are then kept to be looked at, and are not among `unfinished_of`. Answers how many were new.
    virtual void adopt(std::vector<TableLog> tables, Secrets secrets,
                       Completion<std::size_t> done) = 0;

    // None if there is no such table.
    virtual void load(std::string table, Completion<std::optional<TableLog>> done) = 0;

    // Several at once, in this order; those that are not there are left out. All are of the same
    // moment. Requires: no table is named twice.
    virtual void load_all(std::vector<std::string> tables,
                          Completion<std::vector<TableLog>> done) = 0;

    // The ids of all tables, the oldest first.
    virtual void tables(Completion<std::vector<std::string>> done) = 0;

    // The tables that have not ended where this secret has a seat; the last touched first.
    virtual void unfinished_of(TokenHash secret, std::size_t limit,
                               Completion<std::vector<TableSummary>> done) = 0;

    // The same of a person's seats.
    virtual void unfinished_of_person(std::string person, std::size_t limit,
                                      Completion<std::vector<TableSummary>> done) = 0;

    // Whether this secret has, or had, a seat anywhere.
    virtual void knows_secret(TokenHash secret, Completion<bool> done) = 0;

    // By name, game and level. Only persons are in it, and only tables that have ended; one that
    // was abandoned without a winner, before it began, does not count. Where there are more than
    // the limit, those with the most games.
    virtual void standings(std::size_t limit, Completion<std::vector<Standing>> done) = 0;

    // For everything else: people, their devices and groups (store/people).
    virtual sql::Database& database() = 0;
};

} // namespace tabuleiro::store
