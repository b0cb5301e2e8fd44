#include "server/engines/version_engines.hpp"

#include <algorithm>

#include "server/access/token.hpp"

namespace tabuleiro::server {

bool looks_like_version(std::string_view name) {
    const auto dash = name.find('-');
    if (dash == std::string_view::npos || dash < 2 || name.front() != 'v') {
        return false;
    }
    const std::string_view number = name.substr(1, dash - 1);
    return std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
           looks_like_table_id(name.substr(dash + 1));
}

} // namespace tabuleiro::server
