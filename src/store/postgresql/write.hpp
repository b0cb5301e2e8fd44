// Something to write: the statements that do it, and what is answered.
//
// Statements never fail for a reason of the game: what may not be written gives no row, and the
// transaction that it shares with others goes on. Why is then read from the table's log; so is what
// became of a write whose connection was lost.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/postgresql/connection.hpp"
#include "store/store.hpp"

namespace tabuleiro::store::postgresql {

class Write {
  public:
    virtual ~Write() = default;

    // Whose row it locks: all writers take locks in the order of the ids, and so never wait for
    // each other in a circle.
    virtual const std::string& table() const = 0;

    virtual std::vector<Command> commands() const = 0;
    // How many commands it has.
    virtual std::size_t size() const { return 1; }

    // The tables that it may end, which then count in the standings.
    virtual std::vector<std::string> ended() const { return {}; }
    // Whether these games have just been played: then their finishes are numbered.
    virtual bool plays() const { return false; }

    // How many rows its commands would have given together if it is in the database; 0: it is not.
    virtual Expected<std::size_t> rows_stored(Connection& connection) const = 0;

    // Answers: its transaction was committed, and its commands gave so many rows together.
    virtual void committed(std::size_t rows, Connection& connection) = 0;
    virtual void failed(const Error& error) = 0;
};

std::unique_ptr<Write> write_table(Table table, Completion<void> done);
std::unique_ptr<Write> write_joined(std::string table, Epoch epoch, Invitee invitee, Event event,
                                    Completion<Joined> done);
std::unique_ptr<Write> write_event(std::string table, Epoch epoch, Event event,
                                   std::optional<Finish> finish, Completion<void> done);
std::unique_ptr<Write> write_adopted(std::vector<TableLog> tables, Secrets secrets,
                                     Completion<std::size_t> done);

} // namespace tabuleiro::store::postgresql
