// Who gets a seat: a person, or a visitor with the request's token, if this server gave it out;
// otherwise with a new one. So nobody gets a seat by a secret that somebody else chose for them.
#pragma once

#include "server/api/router.hpp"
#include "server/tables/async_store.hpp"

namespace tabuleiro::server {

struct Seating {
    Identity who;
    std::string token; // of a visitor

    void set_cookie(Response& response, const Request& request) const;
};

Awaitable<Seating> seating_for(const Call& call, AsyncStore& store);

} // namespace tabuleiro::server
