// Where workers claim jobs, hand in answers, and get the programs of games
// (docs/protocols/work.md).
#pragma once

#include <string_view>

namespace tabuleiro::server {

inline constexpr std::string_view claim_path = "/api/work/claim";
inline constexpr std::string_view answer_path = "/api/work/answer";
inline constexpr std::string_view hold_path = "/api/work/hold";
inline constexpr std::string_view program_path = "/api/work/program";

} // namespace tabuleiro::server
