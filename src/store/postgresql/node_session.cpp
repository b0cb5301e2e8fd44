#include "store/postgresql/node_session.hpp"

#include <algorithm>

#include "store/postgresql/locks.hpp"

namespace tabuleiro::store::postgresql {
namespace {

// What dead nodes were to be told, and nodes that have been dead for so long that nobody asks when
// they were last seen. An epoch that was late once never comes back.
void forget_dead_epochs(Connection& connection) {
    static_cast<void>(
        connection.run({"DELETE FROM lost_tables WHERE epoch NOT IN (SELECT epoch FROM nodes"
                        " WHERE heartbeat > statement_timestamp() - interval '1 minute')"}));
    static_cast<void>(
        connection.run({"DELETE FROM nodes"
                        " WHERE heartbeat < statement_timestamp() - interval '30 days'"}));
}

} // namespace

// The number is durable before anybody uses it, so that PostgreSQL cannot give it to another node
// after a crash.
Expected<Epoch> begin_epoch(Connection& connection, const std::string& node_address,
                            Epoch previous) {
    end_epoch(connection, previous);
    const Outcome outcome = connection.transact(
        "BEGIN", {{"INSERT INTO nodes (epoch, address, heartbeat)"
                   " SELECT e.number, $1::text, clock_timestamp()"
                   " FROM (SELECT nextval('epochs') AS number) e"
                   " WHERE pg_try_advisory_lock(" NODE_LOCKS ", e.number::integer)"
                   " RETURNING epoch",
                   Parameters().add(node_address)}});
    if (outcome.fate != Fate::Committed) {
        return tl::unexpected(outcome.error);
    }
    if (outcome.results.front().rows() == 0) {
        return fail("The database gave the number of another node.");
    }
    forget_dead_epochs(connection);
    return outcome.results.front().number(0, 0);
}

Expected<bool> resume_epoch(Connection& connection, Epoch epoch) {
    return connection
        .run({"SELECT pg_try_advisory_lock(" NODE_LOCKS ", $1::bigint::integer)",
              Parameters().add(epoch)})
        .map([](const Result& result) { return result.number(0, 0) != 0; });
}

void end_epoch(Connection& connection, Epoch epoch) {
    static_cast<void>(connection.run(
        {"UPDATE nodes SET ended = true WHERE epoch = $1::bigint", Parameters().add(epoch)}));
    static_cast<void>(connection.run({"SELECT pg_advisory_unlock_all()"}));
}

// A heartbeat does not wait for the disk: after a crash of PostgreSQL the next one follows.
Expected<Heartbeat> send_heartbeat(Connection& connection, Epoch epoch) {
    const Outcome outcome = connection.transact(
        "BEGIN", {{"SELECT set_config('synchronous_commit', 'off', true)"},
                  {"UPDATE nodes SET heartbeat = clock_timestamp() WHERE epoch = $1::bigint"
                   " AND NOT ended AND heartbeat > clock_timestamp() - interval '2 s' RETURNING 1",
                   Parameters().add(epoch)},
                  {"DELETE FROM lost_tables WHERE epoch = $1::bigint RETURNING id",
                   Parameters().add(epoch)}});
    if (outcome.fate != Fate::Committed) {
        return tl::unexpected(outcome.error);
    }
    Heartbeat heartbeat{outcome.results[1].rows() == 1};
    const Result& lost = outcome.results[2];
    for (int row = 0; row < lost.rows(); ++row) {
        heartbeat.lost_tables.push_back(lost.text(row, 0));
    }
    return heartbeat;
}

Expected<NodeKey> read_node_key(Connection& connection) {
    const auto result = connection.run({"SELECT node_key FROM tabuleiro"});
    if (!result) {
        return tl::unexpected(result.error());
    }
    NodeKey key{};
    const std::string bytes = result->rows() == 1 ? result->text(0, 0) : "";
    if (bytes.size() != key.size()) {
        return fail("The database has no key for its nodes.");
    }
    std::copy(bytes.begin(), bytes.end(), key.begin());
    return key;
}

} // namespace tabuleiro::store::postgresql
