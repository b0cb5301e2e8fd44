#include "store/postgresql/opening.hpp"

#include <chrono>
#include <thread>

#include "store/postgresql/locks.hpp"
#include "store/postgresql/schema.hpp"

namespace tabuleiro::store::postgresql {
namespace {

using std::chrono::steady_clock;

// A pooler answers with a number of its own when it is connected. Behind one, the lock, the
// prepared statements and the settings of a session would be another client's next.
Expected<void> identify(Connection& connection) {
    const auto session = connection.run(
        {"SELECT pid, (extract(epoch FROM backend_start) * 1000000)::bigint FROM pg_stat_activity"
         " WHERE pid = pg_backend_pid()"});
    if (!session) {
        return tl::unexpected(session.error());
    }
    if (session->rows() != 1 || session->number(0, 0) != connection.session().backend) {
        return fail("There is a connection pooler, such as pgbouncer, before the database. Give "
                    "the address of PostgreSQL itself.");
    }
    connection.set_session_start(session->number(0, 1));
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
    for (const auto step : {identify, settle}) {
        if (const auto done = step(*connection); !done) {
            return tl::unexpected(done.error());
        }
    }
    return connection;
}

constexpr std::chrono::milliseconds pause_for_others{10};
constexpr std::chrono::milliseconds patience_for_node{500};

// The process of a connection that was cut off ends soon, unless it has not noticed. It leaves the
// list after its transaction has been committed or undone.
Expected<void> end_session(Connection& connection, const Session& session,
                           steady_clock::time_point end) {
    while (true) {
        const auto there = connection.run(
            {"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1::bigint"
             " AND (extract(epoch FROM backend_start) * 1000000)::bigint = $2::bigint",
             Parameters().add(session.backend, session.started)});
        if (!there || there->rows() == 0) {
            return there.map([](const Result&) {});
        }
        if (steady_clock::now() > end) {
            return fail("PostgreSQL does not end a connection that was lost.");
        }
        std::this_thread::sleep_for(pause_for_others);
    }
}

Expected<void> take_lock(Connection& connection, Sharing sharing, steady_clock::time_point end) {
    const Command attempt{sharing == Sharing::Nodes
                              ? "SELECT pg_try_advisory_lock_shared(" HOUSE_LOCK ")"
                              : "SELECT pg_try_advisory_lock(" HOUSE_LOCK ")"};
    while (true) {
        const auto taken = connection.run(attempt);
        if (!taken || taken->number(0, 0) != 0) {
            return taken.map([](const Result&) {});
        }
        if (steady_clock::now() > end) {
            return fail("Another program is using the database.");
        }
        std::this_thread::sleep_for(pause_for_others);
    }
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
    const auto end = steady_clock::now() + wanted.patience;
    auto connection = open(address);
    if (!connection) {
        return connection;
    }
    Expected<void> done = make_durable(*connection);
    if (done && wanted.previous) {
        done = end_session(*connection, *wanted.previous, end);
    }
    if (done) {
        done = take_lock(*connection, wanted.sharing, end);
    }
    if (done) {
        done = migrate(*connection);
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return connection;
}

void give_up_ownership(Connection& connection) {
    static_cast<void>(connection.run({"SELECT pg_advisory_unlock_all()"}));
}

Expected<Connection> open_for_node(const Address& address, const std::optional<Session>& previous) {
    auto connection = open_to_read(address);
    if (!connection) {
        return connection;
    }
    Expected<void> done = make_durable(*connection);
    if (done && previous) {
        done = end_session(*connection, *previous, steady_clock::now() + patience_for_node);
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return connection;
}

} // namespace tabuleiro::store::postgresql
