// What `go` means for a computer that thinks.
#pragma once

#include "core/player.hpp"
#include "engines/thinking_limits.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::program {

// Without any limit a computer thinks as long as its level does, which is less than ten seconds.
ThinkingLimits limits_of(const Go& go, Player player);

} // namespace tabuleiro::program
