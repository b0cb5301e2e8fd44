// What a program is, found out by starting it: what it speaks, which games it plays, what it calls
// itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "programs/dialogue/engine_starts.hpp"
#include "programs/process/cancellation.hpp"
#include "programs/session/failure.hpp"
#include "programs/session/program_setup.hpp"

namespace tabuleiro::programs {

struct Introduction {
    Protocol protocol = Protocol::Uci;
    std::vector<std::string> games{}; // in the order of the house; not empty
    std::string name{};               // empty: it did not say
    std::string author{};             // the same
    int variations = 0;               // that it shows of an analysis; 0: it does not analyse
    KnownStarts starts{};             // of chess
};

// Starts the program, once for each protocol that it may speak, until it answers to one. Without a
// protocol all of them are tried. Blocks for as long as the setup's start time with each; the
// setup's own protocol is ignored. Fails with a sentence for whoever named the program.
[[nodiscard]] Expected<Introduction> try_out(const ProgramSetup& setup,
                                             std::optional<Protocol> protocol,
                                             const Cancellation& cancellation);

} // namespace tabuleiro::programs
