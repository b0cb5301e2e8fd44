// Challenges that a program gets, and which of them it accepts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/player.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::bridge {

// None: it is not known, or days per move.
using KnownTime = std::optional<ByPlayer<TimeControl>>;

struct Challenge {
    std::string table;
    std::string game;
    std::string by;
    KnownTime time;
};

// Those in a message `you` of the lobby that others have made.
std::vector<Challenge> challenges_in(const nlohmann::json& you);

struct AcceptRules {
    bool accepts = true;
    std::vector<std::string> games;
    std::size_t tables = 4; // at a time
};

// Why it is declined; none: it is accepted.
std::optional<std::string> objection_to(const Challenge& challenge, const AcceptRules& rules,
                                        std::size_t tables_now);

} // namespace tabuleiro::bridge
