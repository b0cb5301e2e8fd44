#include "server/api/seating.hpp"

#include "server/access/token.hpp"

namespace tabuleiro::server {

Awaitable<Seating> seating_for(const Call& call, AsyncStore& store) {
    Seating seating{call.who, {}};
    if (call.who.person) {
        co_return seating;
    }
    seating.token = call.request.token;
    if (!seating.token.empty()) {
        const auto known = co_await store.knows_secret(*call.who.secret);
        if (!known.value_or(true)) {
            seating.token.clear();
        }
    }
    if (seating.token.empty()) {
        seating.token = new_token();
    }
    seating.who.secret = hash_of(seating.token);
    co_return seating;
}

void Seating::set_cookie(Response& response, const Request& request) const {
    if (!token.empty()) {
        response.headers.emplace_back("Set-Cookie", cookie_for(token, request.cookie));
    }
}

} // namespace tabuleiro::server
