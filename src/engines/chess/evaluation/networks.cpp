#include "engines/chess/evaluation/networks.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engines/chess/evaluation/features.hpp"
#include "engines/embedded_file.hpp"

// TABULEIRO_NETWORK is the path of the network's file.
TABULEIRO_EMBED(tabuleiro_network, TABULEIRO_NETWORK)

namespace tabuleiro::roque {

namespace {

constexpr std::uintmax_t max_bytes = std::uintmax_t{64} << 20;

Expected<NetworkPtr> network_of(std::string_view bytes) {
    auto network = nnue::Network::from(bytes, Features::shape);
    if (!network) {
        return tl::unexpected(network.error());
    }
    return std::make_shared<const nnue::Network>(std::move(*network));
}

Expected<NetworkPtr> read_network(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return fail("There is no such file.");
    }
    if (const auto size = std::filesystem::file_size(path, error); error || size > max_bytes) {
        return fail("This is no file of a network: it is too large.");
    }
    std::ifstream file(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)),
                            std::istreambuf_iterator<char>());
    if (!file) {
        return fail("The file cannot be read.");
    }
    return network_of(bytes);
}

} // namespace

const NetworkPtr& embedded_network() {
    static const NetworkPtr network =
        network_of(embedded_file(tabuleiro_network_begin, tabuleiro_network_end)).value();
    return network;
}

NetworkPtr default_network() {
    return find_network(default_name).value();
}

Expected<NetworkPtr> find_network(std::string_view name) {
    if (name == "<empty>" || name.empty()) {
        return default_network();
    }
    if (name == embedded_name) {
        return embedded_network();
    }
    if (name == tapered_name) {
        return NetworkPtr();
    }
    return read_network(std::filesystem::path(name));
}

} // namespace tabuleiro::roque
