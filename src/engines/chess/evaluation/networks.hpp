// Where networks come from: the one embedded in the program, and files.
#pragma once

#include <memory>
#include <string_view>

#include "core/error.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::roque {

using NetworkPtr = std::shared_ptr<const nnue::Network>;

// Names that are not files.
inline constexpr std::string_view embedded_name = "<embedded>";
inline constexpr std::string_view tapered_name = "<tapered>"; // no network at all

// The network used by default.
inline constexpr std::string_view default_name = embedded_name;

// The embedded network: networks/roque.net when the program was built.
const NetworkPtr& embedded_network();
NetworkPtr default_network();

// From a file or one of the names above; an empty name or UCI's <empty> is the default. Null only
// for `tapered_name`.
[[nodiscard]] Expected<NetworkPtr> find_network(std::string_view name);

} // namespace tabuleiro::roque
