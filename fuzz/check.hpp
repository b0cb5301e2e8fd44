// Reports a property that does not hold; works without asserts too.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tabuleiro::fuzz {

inline void check(bool holds, const char* property) {
    if (!holds) {
        std::fprintf(stderr, "does not hold: %s\n", property);
        std::abort();
    }
}

inline std::string_view as_text(const unsigned char* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

} // namespace tabuleiro::fuzz
