// Challenges that a program gets, and which of them it accepts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tabuleiro::bridge {

struct Challenge {
    std::string table;
    std::string game;
    std::string by;
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
