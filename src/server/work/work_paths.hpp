// Where workers claim jobs and hand in answers (docs/protocols/work.md).
#pragma once

#include <string_view>

namespace tabuleiro::server {

inline constexpr std::string_view claim_path = "/api/work/claim";
inline constexpr std::string_view answer_path = "/api/work/answer";

} // namespace tabuleiro::server
