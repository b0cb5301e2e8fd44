// What the arena uses of src/programs, under its own names.
#pragma once

#include "programs/dialogue/player_limits.hpp"
#include "programs/dialogue/protocol.hpp"
#include "programs/player/turn.hpp"
#include "programs/process/cancellation.hpp"
#include "programs/process/child.hpp"
#include "programs/process/traffic_log.hpp"
#include "programs/sandbox/sandbox.hpp"
#include "programs/session/failure.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::arena {

using programs::Answer;
using programs::Cancellation;
using programs::Cancelled;
using programs::Claimed;
using programs::completed;
using programs::EngineOptions;
using programs::Failure;
using programs::FailureKind;
using programs::GameOver;
using programs::NewGame;
using programs::NoPosition;
using programs::NoRecord;
using programs::parse_limits;
using programs::parse_protocol;
using programs::PlayerLimits;
using programs::ProgramSetup;
using programs::Protocol;
using programs::Resigned;
using programs::set_limit;
using programs::Span;
using programs::split_command;
using programs::SteadyClock;
using programs::Thought;
using programs::TimePoint;
using programs::to_text;
using programs::TrafficLog;
using programs::Turn;

using programs::Sandbox;
using programs::SandboxLimits;

// What all programs of a tournament have in common.
struct ProgramSurroundings {
    std::shared_ptr<TrafficLog> log{};        // none: no log
    std::shared_ptr<const Sandbox> sandbox{}; // none: they are trusted
};

} // namespace tabuleiro::arena
