// The pause before a computer's reply: about as long as a person would look.
//
// Nothing here sleeps: the live table waits with a timer.
#pragma once

#include <cstdint>
#include <optional>

#include "engines/computer.hpp"
#include "record/clock.hpp"

namespace tabuleiro::house {

// The longest pause that the clock of the seat can bear; none at all when its time runs short.
// Requires: the seat's clock, if it has one, runs or is about to.
Duration longest_pause(const Clock& clock, Player seat, Duration now);

// Between a third of a second and four seconds, drawn by the seed; never more than `longest`.
Duration pause_before(Ease ease, std::uint64_t seed, Duration longest);

} // namespace tabuleiro::house
