#include "server/local_network.hpp"

#include "server/log.hpp"

namespace tabuleiro::server {

Expected<void> LocalNetwork::open() {
    if (open_.exchange(true)) {
        return {};
    }
    const std::vector<std::string> addresses = local_network_addresses();
    const auto listening = addresses.empty()
                               ? Expected<void>(fail("This computer is not in a network."))
                               : http_.listen_on(addresses);
    if (!listening) {
        open_ = false;
        return listening;
    }
    access_.open_to(addresses);
    log(LogLevel::Info, "local-network-open");
    return {};
}

void LocalNetwork::close() {
    if (open_.exchange(false)) {
        access_.open_to({});
        static_cast<void>(http_.listen_on({}));
        log(LogLevel::Info, "local-network-closed");
    }
}

} // namespace tabuleiro::server
