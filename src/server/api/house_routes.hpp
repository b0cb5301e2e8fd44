// The answers about the house itself: what can be played, results, the local network, its health
// and metrics (docs/protocols/web.md).
#pragma once

#include <atomic>

#include "core/json_writer.hpp"
#include "house/study/analysis_pool.hpp"
#include "server/access/metrics_key.hpp"
#include "server/api/router.hpp"
#include "server/engines/house_engines.hpp"
#include "server/local_network.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class HouseRoutes {
  public:
    HouseRoutes(TableRegistry& registry, house::AnalysisPool& analysts, const AccessCheck& access,
                LocalNetwork& local_network, const HouseEngines& engines, Metrics& metrics,
                const MetricsKey& metrics_key)
        : registry_(registry), analysts_(analysts), access_(access), local_network_(local_network),
          engines_(engines), metrics_(metrics), metrics_key_(metrics_key) {}

    void add_to(Router& router);

    // The server is about to close: from now on it is not healthy. From any thread.
    void close() { closing_ = true; }

  private:
    Awaitable<Response> describe(const Call& call);
    // The tables that have not ended at which they have a seat; the last touched first.
    Awaitable<Expected<std::vector<std::string>>> unfinished_of(Identity who);
    Awaitable<Response> players(const Call& call);
    Awaitable<Response> switch_local_network(const Call& call);
    Awaitable<Response> health(const Call& call);
    Awaitable<Response> metrics(const Call& call);

    TableRegistry& registry_;
    house::AnalysisPool& analysts_;
    const AccessCheck& access_;
    LocalNetwork& local_network_;
    const HouseEngines& engines_;
    Metrics& metrics_;
    const MetricsKey metrics_key_;
    std::atomic<bool> closing_{false};
};

} // namespace tabuleiro::server
