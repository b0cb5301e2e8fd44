// Finds out what the program of a bridge speaks and plays, before it sits down anywhere.
#pragma once

#include <string>
#include <vector>

#include "bridge/bridge_options.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::bridge {

struct Engine {
    programs::ProgramSetup setup;
    std::vector<std::string> games; // at least one
};

[[nodiscard]] Expected<Engine> find_engine(const BridgeOptions& options);

} // namespace tabuleiro::bridge
