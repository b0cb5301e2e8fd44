// Whose program a token is, and what it may be used for (docs/protocols/programs.md).
#pragma once

#include "server/access/bucket.hpp"
#include "server/http/routes.hpp"
#include "server/people/house_key.hpp"
#include "server/people/sessions.hpp"

namespace tabuleiro::server {

class ProgramTokens {
  public:
    // `requests`: how often a program may ask, as for an address.
    ProgramTokens(const HouseKey& key, Sessions& sessions, Rate requests)
        : key_(key), sessions_(sessions), requests_(requests) {}

    // None if it lets nobody in.
    Awaitable<Expected<std::optional<SignedIn>>> find(std::string token) const;
    // Why a request with a token is refused, if it is.
    std::optional<Response> objection(const std::optional<SignedIn>& who, const Route& route);

  private:
    const HouseKey& key_;
    Sessions& sessions_;
    Buckets requests_;
};

store::TokenHash program_token_hash(const HouseKey& key, std::string_view token);

} // namespace tabuleiro::server
