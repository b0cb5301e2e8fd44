// Profiles and ratings of people over HTTP (docs/protocols/people.md).
#pragma once

#include "server/api/router.hpp"
#include "server/ratings/game_recorder.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class ProfileRoutes {
  public:
    ProfileRoutes(store::sql::Database& database, GameRecorder& recorder)
        : database_(database), recorder_(recorder) {}

    void add_to(Router& router);

    // What a finished game did to ratings. Requires: whoever asks may see the table.
    Awaitable<Response> ratings_of_table(std::string table);
    // Who plays there. Requires: the same.
    Awaitable<Response> people_of_table(Identity who, std::string table);

  private:
    Awaitable<Response> own(const Call& call);
    Awaitable<Response> of_person(const Call& call);
    Awaitable<Response> change(const Call& call);
    Awaitable<Response> ratings(const Call& call);
    Awaitable<Response> opponent(const Call& call);

    // The answer of `body(transaction)` when the games that have ended are recorded.
    template <class Body>
    Awaitable<Response> answer(Body body);

    store::sql::Database& database_;
    GameRecorder& recorder_;
};

} // namespace tabuleiro::server
