// A program as it is run: its command, what it speaks, and how long it may take.
#pragma once

#include <memory>
#include <string>

#include "programs/dialogue/dialogue.hpp"
#include "programs/dialogue/protocol.hpp"
#include "programs/process/child.hpp"
#include "programs/process/traffic_log.hpp"

namespace tabuleiro::programs {

struct ProgramSetup {
    std::string name;
    Command command;
    Protocol protocol = Protocol::Uci;
    EngineOptions options;
    // How long it may take to start, and to get ready for a game.
    Duration start_time{10'000};
    // How long it may think in a game without a clock.
    Duration patience{60'000};
    // How long it may take to exit after `quit`, and to answer `stop` when its time is over.
    Duration farewell{2'000};
    Duration last_words{1'000};
    std::shared_ptr<TrafficLog> log; // none: no log
};

// In a house, where other games may be waiting for the process to end.
inline constexpr Duration short_farewell{300};

} // namespace tabuleiro::programs
