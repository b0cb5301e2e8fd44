// A thin layer over libpq: one connection, used by one thread at a time. The texts of statements
// are literals, so each is prepared once.
//
// A lost connection is not made again here: `alive` says so, and the owner opens another one.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/error.hpp"
#include "store/postgresql/address.hpp"
#include "store/postgresql/parameters.hpp"
#include "store/postgresql/result.hpp"

namespace tabuleiro::store::postgresql {

struct Command {
    std::string_view statement; // a literal
    Parameters parameters{};
};

enum class Fate : std::uint8_t {
    Committed,
    RolledBack,
    Unknown, // the connection was lost, or PostgreSQL warned that a standby may not have it
};

// What became of a transaction: the results of its commands if it was committed, or why it was not.
struct Outcome {
    Fate fate = Fate::Unknown;
    std::vector<Result> results{};
    Error error = Error(Reason("The connection to the database was lost."));
};

// A connection as the server knows it: the number of its process, which another one may have later,
// and when it began, in microseconds.
struct Session {
    int backend = 0;
    std::int64_t started = 0;
};

class Connection {
  public:
    [[nodiscard]] static Expected<Connection> open(const Address& address);

    bool alive() const { return PQstatus(connection_.get()) == CONNECTION_OK; }
    // Notices that the server has closed the connection while it was not used. Requires: nothing is
    // under way.
    void detect_loss();
    // Nothing that is still under way is waited for.
    void close() { connection_.reset(); }
    // Its start is 0 until it has been set. The number of the process is the one that was told when
    // the connection was made.
    const Session& session() const { return session_; }
    void set_session_start(std::int64_t started) { session_.started = started; }

    // One statement, in a transaction of its own unless one was begun.
    [[nodiscard]] Expected<Result> run(const Command& command);

    // Several statements without values.
    [[nodiscard]] Expected<void> execute(const char* sql);

    // Ends a transaction that was begun by `execute`.
    [[nodiscard]] Outcome commit();

    // PostgreSQL's code (SQLSTATE) of the last statement of `run`, `execute` or `commit` that
    // failed; empty: that was the connection's failure, or there was none.
    const std::string& failure_code() const { return failure_code_; }

    // All commands in one transaction and one round trip. `begin` is the statement that begins it.
    [[nodiscard]] Outcome transact(const char* begin, const std::vector<Command>& commands);

    // The same for commands that read: they see one state of the database.
    [[nodiscard]] Expected<std::vector<Result>> read(const std::vector<Command>& commands);

  private:
    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };

    explicit Connection(PGconn* connection);

    // The name of the prepared statement.
    Expected<const char*> prepared(std::string_view statement);
    bool send(const Command& command, const char* name);
    Outcome receive(std::size_t commands);
    Expected<Result> checked(PGresult* given);

    std::unique_ptr<PGconn, Finish> connection_;
    Session session_;
    std::unique_ptr<bool> warned_ = std::make_unique<bool>(false); // by PostgreSQL, of anything
    std::string failure_code_;
    std::unordered_map<std::string_view, std::string> statements_;
};

} // namespace tabuleiro::store::postgresql
