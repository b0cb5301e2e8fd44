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
    {"policies", 422},  {"engines", 422},       {"engines-busy", 503},  {"store", 503},
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

} // namespace tabuleiro::server
