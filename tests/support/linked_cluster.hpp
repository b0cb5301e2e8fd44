// A cluster whose nodes 1 and 2 are connected to the rest through proxies that can be cut.
#pragma once

#include <array>

#include "store/postgresql/connection.hpp"
#include "support/cluster.hpp"
#include "support/link_proxy.hpp"

namespace tabuleiro::test {

class LinkedCluster {
  public:
    explicit LinkedCluster(const ClusterOptions& options) : cluster_(with_proxies(options)) {
        from_haproxy_.lead_to(cluster_.port(node(1)));
        lead_nodes_through_proxies();
        std::this_thread::sleep_for(two_checks); // by then HAProxy has found node 1
    }

    const Cluster& cluster() const { return cluster_; }
    // From node 1 to the database.
    LinkProxy& to_store() { return to_store_; }
    // From HAProxy to node 1.
    LinkProxy& from_haproxy() { return from_haproxy_; }
    // From the other nodes to node 1 or 2.
    LinkProxy& to_node(std::size_t number) { return to_nodes_[number - 1]; }
    // Where node 1 or 2 itself listens for other nodes.
    std::uint16_t node_port(std::size_t number) const { return node_ports_[number - 1]; }

  private:
    static constexpr std::chrono::milliseconds two_checks{1200};

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

    // Nodes find each other by addresses in the database. They have started one after the other.
    void lead_nodes_through_proxies() {
        auto connection = store::postgresql::Address::parse(cluster_.store_address())
                              .and_then(store::postgresql::Connection::open);
        const auto nodes =
            connection ? connection->run({"SELECT epoch, split_part(address, ':', 2)::bigint"
                                          " FROM nodes ORDER BY epoch"})
                       : tl::unexpected(connection.error());
        if (!nodes) {
            throw std::runtime_error(nodes.error().text());
        }
        for (int i = 0; i < 2; ++i) {
            LinkProxy& proxy = to_nodes_[static_cast<std::size_t>(i)];
            std::uint16_t& port = node_ports_[static_cast<std::size_t>(i)];
            port = static_cast<std::uint16_t>(nodes->number(i, 1));
            proxy.lead_to(port);
            const std::string statement =
                "UPDATE nodes SET address = '127.0.0.1:" + std::to_string(proxy.port()) +
                "' WHERE epoch = " + std::to_string(nodes->number(i, 0));
            if (const auto done = connection->execute(statement.c_str()); !done) {
                throw std::runtime_error(done.error().text());
            }
        }
    }

    Folder folder_;
    LinkProxy to_store_;
    LinkProxy from_haproxy_;
    std::array<LinkProxy, 2> to_nodes_;
    std::array<std::uint16_t, 2> node_ports_{};
    Cluster cluster_;
};

} // namespace tabuleiro::test
