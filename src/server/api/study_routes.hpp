// The answers about studies: positions, PGN, the socket of analyses (docs/protocols/web.md).
#pragma once

#include "house/study/analysis_pool.hpp"
#include "server/api/router.hpp"
#include "server/api/study_socket.hpp"

namespace tabuleiro::server {

class StudyRoutes {
  public:
    StudyRoutes(house::AnalysisPool& analysts, StudySocket::FindEngine find_engine)
        : analysts_(analysts), find_engine_(std::move(find_engine)) {}

    void add_to(Router& router);

  private:
    Awaitable<Response> study(const Call& call);
    Awaitable<Response> read_games(const Call& call);
    Awaitable<Response> write_games(const Call& call);
    Awaitable<Admission> enter(const Call& call);

    house::AnalysisPool& analysts_;
    StudySocket::FindEngine find_engine_;
};

// A refusal of the house, with a fitting status.
Response refused_study(const house::Refusal& refusal);

} // namespace tabuleiro::server
