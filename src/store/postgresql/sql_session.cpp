#include "store/postgresql/sql_session.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <thread>

#include "store/postgresql/sql_transaction.hpp"

namespace tabuleiro::store::postgresql {
namespace {

using namespace std::chrono_literals;

// Whoever commits first wins, so that every collision is somebody's success.
constexpr int most_attempts = 30;
constexpr auto longest_wait = 50ms;
constexpr auto pause_between_connections = 200ms;

// A serialization failure, a deadlock, or a key that another transaction wrote at the same time.
// The last may also be the body's own mistake, which comes again.
bool is_collision(const std::string& code) {
    constexpr std::array<std::string_view, 3> codes{"40001", "40P01", "23505"};
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

Expected<void> run_guarded(const sql::Body<void>& body, sql::Transaction& transaction) {
    try {
        return run_body(body, transaction);
    } catch (const std::exception& error) { // no memory, say
        return fail("The store could not write: {cause}.", error.what());
    }
}

} // namespace

Expected<void> read_in_transaction(Connection& connection, const sql::Body<void>& body) {
    auto answer = connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (answer) {
        SqlTransaction transaction(connection);
        answer = run_guarded(body, transaction);
    }
    if (connection.alive()) {
        static_cast<void>(connection.execute("ROLLBACK"));
    }
    return answer;
}

Expected<void> SqlSession::write(const sql::Body<void>& body) {
    Expected<void> answer;
    for (int attempts = 1;; ++attempts) {
        connection_.detect_loss();
        if (!connection_.alive()) {
            if (auto connected = reconnect(); !connected) {
                return connected;
            }
        }
        const Ended ended = attempt(body, answer);
        if (ended == Ended::Done || ended == Ended::Failed || attempts == most_attempts) {
            return answer;
        }
        if (ended == Ended::Collided) {
            std::this_thread::sleep_for(std::min<Clock::duration>(attempts * 1ms, longest_wait));
        }
    }
}

Expected<void> SqlSession::reconnect() {
    if (Clock::now() >= next_attempt_) {
        if (auto opened = open_for_node(address_)) {
            connection_ = *std::move(opened);
            return {};
        }
        next_attempt_ = Clock::now() + pause_between_connections;
    }
    return fail("The database cannot be reached.");
}

SqlSession::Ended SqlSession::attempt(const sql::Body<void>& body, Expected<void>& answer) {
    answer = connection_.execute("BEGIN ISOLATION LEVEL SERIALIZABLE");
    std::string failure;
    if (answer) {
        SqlTransaction transaction(connection_);
        answer = run_guarded(body, transaction);
        failure = transaction.failure() ? connection_.failure_code() : "";
    }
    if (!connection_.alive()) {
        return Ended::Lost; // before the COMMIT, so that nothing of it is kept
    }
    if (!answer) {
        static_cast<void>(connection_.execute("ROLLBACK"));
        return is_collision(failure) ? Ended::Collided : Ended::Failed;
    }
    const Outcome outcome = connection_.commit();
    if (outcome.fate == Fate::Committed) {
        return Ended::Done;
    }
    if (outcome.fate == Fate::Unknown) {
        answer = fail("The connection to the database was lost, and it is not known whether this "
                      "was stored.");
        return Ended::Failed;
    }
    answer = tl::unexpected(outcome.error);
    return is_collision(connection_.failure_code()) ? Ended::Collided : Ended::Failed;
}

} // namespace tabuleiro::store::postgresql
