// Transactions that may refuse what was asked. A refusal, like a failure of the store, takes
// everything back; so a body may change something first and find out later that it may not.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "house/refusal.hpp"
#include "server/http/web.hpp"
#include "server/people/sessions.hpp"
#include "server/people/transactions.hpp"

namespace tabuleiro::server {

// What the store says; its failures are refusals with the code "store".
template <class T>
house::Allowed<T> allowed(Expected<T> stored) {
    if (!stored) {
        return tl::unexpected(house::Refusal{"store", stored.error().reasons()});
    }
    if constexpr (std::is_void_v<T>) {
        return {};
    } else {
        return *std::move(stored);
    }
}

// `body(transaction)` returns an Allowed<T>, and is as in_write says.
template <class Body>
Awaitable<std::invoke_result_t<Body, store::sql::Transaction&>>
in_allowed_write(store::sql::Database& database, Body body) {
    using Allowed = std::invoke_result_t<Body, store::sql::Transaction&>;
    using Value = typename Allowed::value_type;
    const auto refused = std::make_shared<std::optional<house::Refusal>>();
    const auto run =
        [refused, body = std::move(body)](store::sql::Transaction& transaction) -> Expected<Value> {
        refused->reset();
        Allowed done = body(transaction);
        if (!done) {
            *refused = done.error();
            return fail(done.error().reasons);
        }
        return *std::move(done);
    };
    auto done = co_await in_write(database, run);
    if (!done && *refused) {
        co_return tl::unexpected(**refused);
    }
    co_return allowed(std::move(done));
}

// The refusal with the status that fits its code.
Response refused(const house::Refusal& refusal);

// What is known without waiting.
Awaitable<Response> at_once(Response response);

// The JSON of an answer.
using Answer = house::Allowed<std::string>;

// The JSON that `body(transaction)` returns as an Allowed<std::string>, or its refusal.
template <class Body>
Awaitable<Response> answer_by_write(store::sql::Database& database, Body body) {
    const house::Allowed<std::string> done = co_await in_allowed_write(database, std::move(body));
    co_return done ? json_answer(*done) : refused(done.error());
}
// The same for what ends sessions, or changes a person or the policies: nothing old counts here
// when it is answered.
template <class Body>
Awaitable<Response> changed(store::sql::Database& database, Sessions& sessions, Body body) {
    const house::Allowed<std::string> done = co_await in_allowed_write(database, std::move(body));
    if (!done) {
        co_return refused(done.error());
    }
    static_cast<void>(co_await sessions.refresh());
    co_return json_answer(*done);
}
template <class Body>
Awaitable<Response> answer_by_read(store::sql::Database& database, Body body) {
    // A refusal of a read takes nothing back.
    const auto run = [body = std::move(body)](store::sql::Transaction& transaction) {
        return Expected<house::Allowed<std::string>>(body(transaction));
    };
    const auto done = co_await in_read(database, run);
    if (!done) {
        co_return refusal(503, "store", done.error().reasons());
    }
    co_return *done ? json_answer(**done) : refused(done->error());
}

inline const std::string nothing_to_say = "{}";

} // namespace tabuleiro::server
