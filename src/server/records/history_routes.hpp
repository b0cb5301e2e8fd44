// The history of oneself and of others over HTTP (docs/protocols/people.md).
#pragma once

#include "server/api/router.hpp"
#include "server/ratings/game_recorder.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class HistoryRoutes {
  public:
    HistoryRoutes(store::sql::Database& database, GameRecorder& recorder)
        : database_(database), recorder_(recorder) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> own(const Call& call);
    Awaitable<Response> of_person(const Call& call);
    Awaitable<Response> give(const Call& call, std::string person);

    store::sql::Database& database_;
    GameRecorder& recorder_;
};

} // namespace tabuleiro::server
