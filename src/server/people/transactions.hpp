// Transactions for coroutines: each waits without blocking the event loop.
//
//     const auto body = [=](store::sql::Transaction& t) { return store::person(t, id); };
//     const auto found = co_await in_read(database, body);
//
// The body has a name of its own: g++ 12 destroys a lambda with captures twice where it is a
// temporary of an expression that waits.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "server/http/awaiting.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

template <class Value>
auto read_by(store::sql::Database& database, store::sql::Body<Value> body) {
    return result_of<Expected<Value>>(
        [&database, body = std::move(body)](store::Completion<Value> done) mutable {
            database.read<Value>(std::move(body), std::move(done));
        });
}

template <class Value>
auto write_by(store::sql::Database& database, store::sql::Body<Value> body) {
    return result_of<Expected<Value>>(
        [&database, body = std::move(body)](store::Completion<Value> done) mutable {
            database.write<Value>(std::move(body), std::move(done));
        });
}

// `body` is called with a Transaction on another thread, and may be called again: it captures by
// value, and changes nothing but the database. Returns what it returns, an Expected.
template <class Body>
auto in_read(store::sql::Database& database, const Body& body) {
    using Result = std::invoke_result_t<const Body&, store::sql::Transaction&>;
    return read_by<typename Result::value_type>(database, body);
}

template <class Body>
auto in_write(store::sql::Database& database, const Body& body) {
    using Result = std::invoke_result_t<const Body&, store::sql::Transaction&>;
    return write_by<typename Result::value_type>(database, body);
}

} // namespace tabuleiro::server
