// A cluster whose node 1 is connected to the rest through proxies that can be cut.
#pragma once

#include "support/cluster.hpp"
#include "support/link_proxy.hpp"

namespace tabuleiro::test {

class LinkedCluster {
  public:
    explicit LinkedCluster(const ClusterOptions& options) : cluster_(with_proxies(options)) {
        from_haproxy_.lead_to(cluster_.port(node(1)));
    }

    const Cluster& cluster() const { return cluster_; }
    LinkProxy& to_store() { return to_store_; }
    LinkProxy& from_haproxy() { return from_haproxy_; }

  private:
    ClusterOptions with_proxies(ClusterOptions options) {
        options.folder = folder_.file("cluster");
        to_store_.lead_to(options.folder + "/postgresql/.s.PGSQL.5432");
        options.environment = {
            "CLUSTER_STORE_1=postgresql://house@127.0.0.1:" + std::to_string(to_store_.port()) +
                "/house",
            "CLUSTER_BACKEND_1=" + std::to_string(from_haproxy_.port()),
        };
        return options;
    }

    Folder folder_;
    LinkProxy to_store_;
    LinkProxy from_haproxy_;
    Cluster cluster_;
};

} // namespace tabuleiro::test
