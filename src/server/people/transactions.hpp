// Transactions for coroutines: each waits without blocking the event loop.
//
//     const auto body = [=](store::sql::Transaction& t) { return store::person(t, id); };
//     const auto found = co_await in_read(database, body);
//
// The body has a name of its own: g++ 12 destroys a lambda with captures twice where it is a
// temporary of an expression that waits.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "store/sql/database.hpp"

namespace tabuleiro::server {

// Waits for the transaction, and answers why it failed. These two are no templates: what waits
// takes long to compile, so it is not compiled again for every type of an answer.
boost::asio::awaitable<Expected<void>> read_of(store::sql::Database& database,
                                               store::sql::Body<void> body);
boost::asio::awaitable<Expected<void>> write_of(store::sql::Database& database,
                                                store::sql::Body<void> body);

// One of the two.
using Transact = boost::asio::awaitable<Expected<void>>(store::sql::Database& database,
                                                        store::sql::Body<void> body);

template <class Value>
boost::asio::awaitable<Expected<Value>>
answer_of(Transact& transact, store::sql::Database& database, store::sql::Body<Value> body) {
    const auto answer = std::make_shared<std::optional<Value>>();
    store::sql::Body<void> run =
        [answer, body = std::move(body)](store::sql::Transaction& transaction) -> Expected<void> {
        Expected<Value> given = body(transaction);
        if (!given) {
            return tl::unexpected(std::move(given).error());
        }
        *answer = *std::move(given);
        return {};
    };
    auto transacted = transact(database, std::move(run));
    Expected<void> ended = co_await std::move(transacted);
    if (!ended) {
        co_return tl::unexpected(std::move(ended).error());
    }
    co_return std::move(**answer);
}

template <class Body>
auto transact_by(Transact& transact, store::sql::Database& database, const Body& body) {
    using Value = typename std::invoke_result_t<const Body&, store::sql::Transaction&>::value_type;
    if constexpr (std::is_void_v<Value>) {
        return transact(database, body);
    } else {
        return answer_of<Value>(transact, database, body);
    }
}

// `body` is called with a Transaction on another thread, and may be called again: it captures by
// value, and changes nothing but the database. Returns what it returns, an Expected.
template <class Body>
auto in_read(store::sql::Database& database, const Body& body) {
    return transact_by(read_of, database, body);
}

template <class Body>
auto in_write(store::sql::Database& database, const Body& body) {
    return transact_by(write_of, database, body);
}

} // namespace tabuleiro::server
