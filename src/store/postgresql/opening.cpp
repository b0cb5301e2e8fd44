#include "store/postgresql/opening.hpp"

#include <chrono>
#include <thread>

#include "store/postgresql/schema.hpp"

namespace tabuleiro::store::postgresql {
namespace {

// "Tabu", and which of its locks: so that other programs' locks are never taken for ours.
#define HOUSE_LOCK "1415668341, 1"
#define HOUSE_LOCK_OF                                                                              \
    " FROM pg_locks WHERE locktype = 'advisory' AND classid = 1415668341 AND objid = 1"            \
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"             \
    " AND granted AND pid = $1::bigint"

// A pooler answers with a number of its own when it is connected. Behind one, the lock, the
// prepared statements and the settings of a session would be another client's next.
Expected<void> refuse_pooler(Connection& connection) {
    const auto backend = connection.run({"SELECT pg_backend_pid()"});
    if (!backend) {
        return tl::unexpected(backend.error());
    }
    if (backend->number(0, 0) != connection.backend()) {
        return fail("There is a connection pooler, such as pgbouncer, before the database. Give "
                    "the address of PostgreSQL itself.");
    }
    return {};
}

Expected<void> make_durable(Connection& connection) {
    const auto set = connection.run({"SELECT current_setting('fsync')::boolean,"
                                     " current_setting('synchronous_commit') IN ('off', 'local')"});
    if (!set) {
        return tl::unexpected(set.error());
    }
    if (set->number(0, 0) == 0) {
        return fail("PostgreSQL runs with fsync = off, so that a power loss would destroy games. "
                    "Set it to on.");
    }
    if (set->number(0, 1) != 0) {
        return connection.execute("SET synchronous_commit = on");
    }
    return {};
}

// Limits of the server or of the role are not for this connection: a statement that waits is waited
// for.
Expected<void> settle(Connection& connection) {
    return connection.execute("SET statement_timeout = 0; SET lock_timeout = 0;"
                              " SET idle_in_transaction_session_timeout = 0;"
                              " SET idle_session_timeout = 0;"
                              " SET default_transaction_isolation = 'read committed'");
}

Expected<Connection> open(const Address& address) {
    auto connection = Connection::open(address);
    if (!connection) {
        return connection;
    }
    for (const auto step : {refuse_pooler, settle}) {
        if (const auto done = step(*connection); !done) {
            return tl::unexpected(done.error());
        }
    }
    return connection;
}

Expected<bool> try_lock(Connection& connection) {
    return connection.run({"SELECT pg_try_advisory_lock(" HOUSE_LOCK ")"})
        .map([](const Result& result) { return result.number(0, 0) != 0; });
}

// The process of a connection that was cut off ends soon, unless it has not noticed.
Expected<void> end_backend(Connection& connection, int backend) {
    return connection
        .run({"SELECT pg_terminate_backend(pid)" HOUSE_LOCK_OF, Parameters().add(backend)})
        .map([](const Result&) {});
}

Expected<void> take_lock(Connection& connection, const Ownership& wanted) {
    const auto end = std::chrono::steady_clock::now() + wanted.patience;
    auto taken = try_lock(connection);
    while (taken && !*taken && std::chrono::steady_clock::now() < end) {
        if (wanted.previous_backend != 0) {
            if (auto ended = end_backend(connection, wanted.previous_backend); !ended) {
                return ended;
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        taken = try_lock(connection);
    }
    if (taken && !*taken) {
        return fail("Another program is using the database.");
    }
    return taken.map([](bool) {});
}

} // namespace

Expected<Connection> open_to_read(const Address& address) {
    auto connection = open(address);
    if (!connection) {
        return connection;
    }
    const auto version = version_of(*connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (*version < schema_version()) {
        return fail("The database has no house of this version in it; start the house once, so "
                    "that it is made or brought up to date.");
    }
    return connection;
}

Expected<Connection> open_to_write(const Address& address, const Ownership& wanted) {
    auto connection = open(address);
    if (!connection) {
        return connection;
    }
    if (const auto durable = make_durable(*connection); !durable) {
        return tl::unexpected(durable.error());
    }
    if (const auto locked = take_lock(*connection, wanted); !locked) {
        return tl::unexpected(locked.error());
    }
    const auto version = version_of(*connection);
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (const auto done = migrate(*connection, *version); !done) {
        return tl::unexpected(done.error());
    }
    return connection;
}

void give_up_ownership(Connection& connection) {
    static_cast<void>(connection.run({"SELECT pg_advisory_unlock(" HOUSE_LOCK ")"}));
}

} // namespace tabuleiro::store::postgresql
