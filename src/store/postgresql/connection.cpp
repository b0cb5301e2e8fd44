#include "store/postgresql/connection.hpp"

#include <poll.h>

#include <cstring>
#include <optional>

namespace tabuleiro::store::postgresql {
namespace {

void notice(void* warned, const PGresult* given) {
    const char* severity = PQresultErrorField(given, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (severity != nullptr && std::strcmp(severity, "WARNING") == 0) {
        *static_cast<bool*>(warned) = true;
    }
}

// libpq's messages have several lines, and end with one.
std::string one_line(std::string_view message) {
    std::string line;
    for (const char c : message) {
        line += c == '\n' || c == '\t' ? ' ' : c;
    }
    line.erase(line.find_last_not_of(" .") + 1);
    return line;
}

// The values as libpq wants them; they point into the parameters.
struct Values {
    explicit Values(const Parameters& parameters) {
        for (const Encoded& value : parameters.values()) {
            bytes.push_back(value ? value->data() : nullptr);
            sizes.push_back(value ? static_cast<int>(value->size()) : 0);
        }
        formats.assign(bytes.size(), 1); // binary
    }
    int count() const { return static_cast<int>(bytes.size()); }

    std::vector<const char*> bytes;
    std::vector<int> sizes;
    std::vector<int> formats;
};

} // namespace

Connection::Connection(PGconn* connection)
    : connection_(connection), session_{PQbackendPID(connection)} {
    PQsetNoticeReceiver(connection, notice, warned_.get());
}

Expected<Connection> Connection::open(const Address& address) {
    Connection connection(address.connect());
    if (!connection.alive()) {
        return fail("The database {address} cannot be reached: {cause}.", address.shown(),
                    one_line(PQerrorMessage(connection.connection_.get())));
    }
    return connection;
}

void Connection::detect_loss() {
    // A server that goes says why, so that the end comes after some bytes.
    for (int reads = 0; reads < 4 && alive(); ++reads) {
        pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
        if (::poll(&socket, 1, 0) == 0) {
            return;
        }
        if (PQconsumeInput(connection_.get()) == 0) {
            close();
        }
    }
}

Expected<Result> Connection::run(const Command& command) {
    const auto name = prepared(command.statement);
    if (!name) {
        return tl::unexpected(name.error());
    }
    const Values values(command.parameters);
    return checked(PQexecPrepared(connection_.get(), *name, values.count(), values.bytes.data(),
                                  values.sizes.data(), values.formats.data(), 1));
}

Expected<void> Connection::execute(const char* sql) {
    return checked(PQexec(connection_.get(), sql)).map([](const Result&) {});
}

Outcome Connection::commit() {
    *warned_ = false;
    const auto done = checked(PQexec(connection_.get(), "COMMIT"));
    if (!alive() || *warned_) {
        close();
        return {};
    }
    if (!done) {
        return {Fate::RolledBack, {}, done.error()};
    }
    if (std::strcmp(PQcmdStatus(done->handle()), "COMMIT") != 0) {
        return {Fate::RolledBack, {}, Error(Reason("The database undid the transaction."))};
    }
    return {Fate::Committed};
}

Outcome Connection::transact(const char* begin, const std::vector<Command>& commands) {
    std::vector<const char*> names;
    for (const Command& command : commands) {
        const auto name = prepared(command.statement);
        if (!name) {
            // Nothing has been sent that changes anything.
            return {Fate::RolledBack, {}, name.error()};
        }
        names.push_back(*name);
    }
    *warned_ = false;
    PGconn* const handle = connection_.get();
    const auto send_text = [handle](const char* sql) {
        return PQsendQueryParams(handle, sql, 0, nullptr, nullptr, nullptr, nullptr, 1) == 1;
    };
    bool sent = PQenterPipelineMode(handle) == 1 && send_text(begin);
    for (std::size_t i = 0; sent && i < commands.size(); ++i) {
        sent = send(commands[i], names[i]);
    }
    sent = sent && send_text("COMMIT") && PQpipelineSync(handle) == 1;
    Outcome outcome = sent ? receive(commands.size()) : Outcome{};
    if (outcome.fate == Fate::Unknown || PQexitPipelineMode(handle) == 0) {
        close();
        return {};
    }
    if (outcome.fate == Fate::RolledBack && PQtransactionStatus(handle) != PQTRANS_IDLE) {
        static_cast<void>(execute("ROLLBACK"));
    }
    return outcome;
}

Expected<std::vector<Result>> Connection::read(const std::vector<Command>& commands) {
    Outcome outcome = transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", commands);
    if (outcome.fate != Fate::Committed) {
        return tl::unexpected(std::move(outcome.error));
    }
    return std::move(outcome.results);
}

Expected<const char*> Connection::prepared(std::string_view statement) {
    if (const auto found = statements_.find(statement); found != statements_.end()) {
        return found->second.c_str();
    }
    const std::string name = "s" + std::to_string(statements_.size());
    const auto done = checked(
        PQprepare(connection_.get(), name.c_str(), std::string(statement).c_str(), 0, nullptr));
    if (!done) {
        return tl::unexpected(done.error());
    }
    return statements_.emplace(statement, name).first->second.c_str();
}

bool Connection::send(const Command& command, const char* name) {
    const Values values(command.parameters);
    return PQsendQueryPrepared(connection_.get(), name, values.count(), values.bytes.data(),
                               values.sizes.data(), values.formats.data(), 1) == 1;
}

// The results of BEGIN, of the commands and of COMMIT, then the mark of the end.
Outcome Connection::receive(std::size_t commands) {
    Outcome outcome;
    std::optional<Error> failure;
    bool committed = false;
    for (std::size_t i = 0; i < commands + 2; ++i) {
        Result result(PQgetResult(connection_.get()));
        if (result.lost() || !alive()) {
            return {};
        }
        if (result.failed()) {
            // Those after the first that failed only say that they were passed over.
            failure =
                failure ? failure : Error(Reason("The database failed: {cause}.", result.cause()));
        } else if (i == commands + 1) {
            committed = std::strcmp(PQcmdStatus(result.handle()), "COMMIT") == 0;
        } else if (i > 0) {
            outcome.results.push_back(std::move(result));
        }
        const Result end(PQgetResult(connection_.get()));
        if (end.handle() != nullptr) {
            return {};
        }
    }
    const Result mark(PQgetResult(connection_.get()));
    if (PQresultStatus(mark.handle()) != PGRES_PIPELINE_SYNC || *warned_) {
        return {};
    }
    if (failure || !committed) {
        return {Fate::RolledBack,
                {},
                failure.value_or(Error(Reason("The database undid the transaction.")))};
    }
    outcome.fate = Fate::Committed;
    return outcome;
}

Expected<Result> Connection::checked(PGresult* given) {
    Result result(given);
    failure_code_.clear();
    if (result.lost() || !alive()) {
        close();
        return fail("The connection to the database was lost.");
    }
    if (result.failed()) {
        failure_code_ = result.code();
        return fail("The database failed: {cause}.", result.cause());
    }
    return result;
}

} // namespace tabuleiro::store::postgresql
