// The sandbox of the house's engines: its own, or that of the service that runs programs.
#pragma once

#include <filesystem>

#include "server/engines/engine_catalogue.hpp"

namespace tabuleiro::server {

// `socket`: of the service; empty: there is none. Fails with what is missing; then no engine may
// run.
[[nodiscard]] Expected<EngineCatalogue::Confiner> find_sandbox(const std::filesystem::path& socket);

} // namespace tabuleiro::server
