// The perft files: one line per case, `position | depth | count | source`.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "support/files.hpp"
#include "support/perft.hpp"

namespace tabuleiro::test {

struct PerftCase {
    std::string position;
    int depth = 0;
    std::uint64_t count = 0;
};

inline std::vector<PerftCase> perft_cases(std::string_view game) {
    std::vector<PerftCase> cases;
    for (const std::string& line :
         data_lines(source_path("tests/perft/" + std::string(game) + ".txt"))) {
        const auto fields = split(line, '|');
        EXPECT_EQ(fields.size(), 4U) << line;
        if (fields.size() != 4) {
            continue;
        }
        const auto depth = parse_number<int>(trimmed(fields[1]));
        const auto count = parse_number<std::uint64_t>(trimmed(fields[2]));
        EXPECT_TRUE(depth && count) << line;
        cases.push_back({std::string(trimmed(fields[0])), depth.value_or(0), count.value_or(0)});
    }
    return cases;
}

// Runs the cases with counts in [least, most) by `count(position, depth)`; returns how many there
// were.
template <Game G, class Count>
int run_perft_cases(std::uint64_t least, std::uint64_t most, Count count) {
    int ran = 0;
    for (const PerftCase& c : perft_cases(G::id)) {
        if (c.count < least || c.count >= most) {
            continue;
        }
        const auto position = G::read(c.position);
        EXPECT_TRUE(position) << c.position << ": " << position.error().text();
        if (position) {
            EXPECT_EQ(count(*position, c.depth), c.count) << c.position << " depth " << c.depth;
            ++ran;
        }
    }
    return ran;
}

} // namespace tabuleiro::test
