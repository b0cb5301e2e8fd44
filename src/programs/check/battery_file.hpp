// Batteries as one text, each with its answers below the lines that they answer:
//
//     == NAME RULE what a program must do
//     > RJ Ana
//     < Jogador registado com sucesso.
#pragma once

#include "programs/check/battery.hpp"

namespace tabuleiro::programs {

// Requires: the text has this form.
std::vector<Battery> parse_battery_text(std::string_view text);

} // namespace tabuleiro::programs
