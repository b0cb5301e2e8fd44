// Where networks come from: the one inside the program, and files.
#pragma once

#include <memory>
#include <string_view>

#include "core/error.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::roque {

using NetworkPtr = std::shared_ptr<const nnue::Network>;

// Names that are no files.
inline constexpr std::string_view embedded_name = "<embedded>";
inline constexpr std::string_view tapered_name = "<tapered>"; // no network at all

// What judges if nobody says anything.
inline constexpr std::string_view default_name = embedded_name;

// The program's own, of networks/roque.net when it was built.
const NetworkPtr& embedded_network();
NetworkPtr default_network();

// Of a file or one of the names above; no name, or UCI's <empty>, is the default. Null for
// `tapered_name`, and only for it.
[[nodiscard]] Expected<NetworkPtr> find_network(std::string_view name);

} // namespace tabuleiro::roque
