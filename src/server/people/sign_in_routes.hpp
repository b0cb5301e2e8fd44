// Signing up, in and out, and the devices where one is signed in (docs/protocols/people.md).
#pragma once

#include "server/api/router.hpp"
#include "server/people/guesses.hpp"
#include "server/people/passwords.hpp"
#include "server/people/sessions.hpp"

namespace tabuleiro::server {

class SignInRoutes {
  public:
    SignInRoutes(store::sql::Database& database, const HouseKey& key, Sessions& sessions,
                 Passwords& passwords)
        : database_(database), key_(key), sessions_(sessions), passwords_(passwords) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> sign_up(const Call& call);
    Awaitable<Response> sign_in(const Call& call);
    Awaitable<Response> sign_out(const Call& call);
    Awaitable<Response> visitor_games(const Call& call);
    Awaitable<Response> devices(const Call& call);

    Awaitable<Response> sign_in_by_card(const Call& call, std::string card);
    Awaitable<Response> sign_in_by_code(const Call& call, std::string name, std::string code);
    Awaitable<Response> sign_in_by_password(const Call& call, std::string name,
                                            std::string password);
    // The browser is signed in.
    Awaitable<Response> welcome(const Call& call, const store::Credentials& who,
                                const NewDevice& device);

    store::sql::Database& database_;
    const HouseKey& key_;
    Sessions& sessions_;
    Passwords& passwords_;
};

} // namespace tabuleiro::server
