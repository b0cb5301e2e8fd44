#include "engines/chess/evaluation/networks.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engines/chess/evaluation/features.hpp"

// Embeds the network's file in the program unchanged. TABULEIRO_NETWORK is its path.
asm(R"(
    .pushsection .rodata
    .balign 64
    .global tabuleiro_network_begin
    .hidden tabuleiro_network_begin
tabuleiro_network_begin:
    .incbin ")" TABULEIRO_NETWORK R"("
    .global tabuleiro_network_end
    .hidden tabuleiro_network_end
tabuleiro_network_end:
    .popsection
)");
extern "C" const char tabuleiro_network_begin[];
extern "C" const char tabuleiro_network_end[];

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
        network_of(std::string_view(
                       tabuleiro_network_begin,
                       static_cast<std::size_t>(tabuleiro_network_end - tabuleiro_network_begin)))
            .value();
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
