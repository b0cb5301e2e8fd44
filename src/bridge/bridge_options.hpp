// What whoever starts a bridge wants of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bridge/play/turn_time.hpp"
#include "programs/dialogue/dialogue.hpp"
#include "programs/dialogue/protocol.hpp"

namespace tabuleiro::bridge {

struct BridgeOptions {
    std::string engine;                         // its command
    std::optional<programs::Protocol> protocol; // none: found out
    programs::EngineOptions engine_options;
    std::string house; // its URL
    std::string token_file;
    bool insecure = false;          // http:// to another machine
    bool accepts = true;            // challenges
    std::vector<std::string> games; // none: all that it plays
    std::size_t tables = 4;         // at a time
    std::string offer;              // a game to offer in the lobby; empty: none
    std::string time = "none";      // of that game
    OwnTimes times;
    bool sandbox = false;
    std::string log_file; // of what the program is told and says; empty: none
};

} // namespace tabuleiro::bridge
