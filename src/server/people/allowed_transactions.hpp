// Transactions that may refuse what was asked. A refusal, like a failure of the store, takes
// everything back; so a body may change something first and find out later that it may not.
#pragma once

#include <functional>
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

template <class Allowed>
Awaitable<Allowed> allowed_write_by(store::sql::Database& database,
                                    std::function<Allowed(store::sql::Transaction&)> body) {
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

// `body(transaction)` returns an Allowed<T>, and is as in_write says.
template <class Body>
auto in_allowed_write(store::sql::Database& database, Body body) {
    using Allowed = std::invoke_result_t<Body, store::sql::Transaction&>;
    return allowed_write_by<Allowed>(database, std::move(body));
}

// The refusal with the status that fits its code.
Response refused(const house::Refusal& refusal);

// What is known without waiting.
Awaitable<Response> at_once(Response response);

// The JSON of an answer.
using Answer = house::Allowed<std::string>;

using AnswerBody = std::function<Answer(store::sql::Transaction&)>;

Awaitable<Response> answer_by_write_of(store::sql::Database& database, AnswerBody body);
Awaitable<Response> changed_by(store::sql::Database& database, Sessions& sessions, AnswerBody body);
Awaitable<Response> answer_by_read_of(store::sql::Database& database, AnswerBody body);

// The JSON that `body(transaction)` returns as an Allowed<std::string>, or its refusal. Here and
// below, the body is a lambda until these functions have it (transactions.hpp says why).
template <class Body>
Awaitable<Response> answer_by_write(store::sql::Database& database, Body body) {
    return answer_by_write_of(database, std::move(body));
}
// The same for what ends sessions, or changes a person or the policies: nothing old counts here
// when it is answered.
template <class Body>
Awaitable<Response> changed(store::sql::Database& database, Sessions& sessions, Body body) {
    return changed_by(database, sessions, std::move(body));
}
template <class Body>
Awaitable<Response> answer_by_read(store::sql::Database& database, Body body) {
    return answer_by_read_of(database, std::move(body));
}

inline const std::string nothing_to_say = "{}";

} // namespace tabuleiro::server
