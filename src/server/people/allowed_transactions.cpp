#include "server/people/allowed_transactions.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tabuleiro::server {

namespace {

constexpr auto refusal_statuses = std::to_array<std::pair<std::string_view, int>>({
    {"malformed", 400}, {"wrong-link", 401},    {"role", 403},          {"hidden", 403},
    {"may-not", 403},   {"no-engine", 403},     {"engine-start", 422},  {"no-group", 404},
    {"no-member", 404}, {"no-player", 404},     {"no-person", 404},     {"no-program", 404},
    {"no-table", 404},  {"no-tournament", 404}, {"no-entrant", 404},    {"no-board", 404},
    {"director", 403},  {"entry", 403},         {"members", 422},       {"pairs", 422},
    {"teacher", 403},   {"student", 403},       {"no-assignment", 404}, {"no-hand-in", 404},
    {"no-team", 404},   {"team-name", 422},     {"batteries", 422},     {"policies", 422},
    {"engines", 422},   {"engines-busy", 503},  {"store", 503},
});

} // namespace

Response refused(const house::Refusal& given) {
    const auto* const found =
        std::find_if(refusal_statuses.begin(), refusal_statuses.end(),
                     [&](const auto& status) { return status.first == given.code; });
    const int conflict = 409;
    return refusal(found == refusal_statuses.end() ? conflict : found->second, given.code,
                   given.reasons);
}

Awaitable<Response> at_once(Response response) {
    co_return response;
}

Awaitable<Response> answer_by_write_of(store::sql::Database& database, AnswerBody body) {
    const Answer done = co_await in_allowed_write(database, std::move(body));
    co_return done ? json_answer(*done) : refused(done.error());
}

Awaitable<Response> changed_by(store::sql::Database& database, Sessions& sessions,
                               AnswerBody body) {
    const Answer done = co_await in_allowed_write(database, std::move(body));
    if (!done) {
        co_return refused(done.error());
    }
    static_cast<void>(co_await sessions.refresh());
    co_return json_answer(*done);
}

Awaitable<Response> answer_by_read_of(store::sql::Database& database, AnswerBody body) {
    // A refusal of a read takes nothing back.
    const auto run = [body = std::move(body)](store::sql::Transaction& transaction) {
        return Expected<Answer>(body(transaction));
    };
    const auto done = co_await in_read(database, run);
    if (!done) {
        co_return refusal(503, "store", done.error().reasons());
    }
    co_return *done ? json_answer(**done) : refused(done->error());
}

} // namespace tabuleiro::server
