#include "engines/renpaarden/learned/learned.hpp"

#include "engines/embedded_file.hpp"

// TABULEIRO_NETWORK is the path of the network's file.
TABULEIRO_EMBED(tabuleiro_renpaarden_network, TABULEIRO_NETWORK)

namespace tabuleiro::renpaarden {

const std::shared_ptr<const nnue::Network>& embedded_network() {
    static const auto network = std::make_shared<const nnue::Network>(
        nnue::Network::from(
            embedded_file(tabuleiro_renpaarden_network_begin, tabuleiro_renpaarden_network_end),
            Features::shape)
            .value());
    return network;
}

} // namespace tabuleiro::renpaarden
