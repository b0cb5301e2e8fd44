// The answers about studies: positions, PGN, the socket of analyses (docs/protocols/web.md).
#pragma once

#include "house/study/analysis_pool.hpp"
#include "server/api/router.hpp"

namespace tabuleiro::server {

class StudyRoutes {
  public:
    explicit StudyRoutes(house::AnalysisPool& analysts) : analysts_(analysts) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> study(const Call& call);
    Awaitable<Response> read_games(const Call& call);
    Awaitable<Response> write_games(const Call& call);
    Awaitable<Admission> enter(const Call& call);

    house::AnalysisPool& analysts_;
};

// A refusal of the house, with a fitting status.
Response refused_study(const house::Refusal& refusal);

} // namespace tabuleiro::server
