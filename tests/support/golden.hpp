// Golden files: texts of the source tree that a test must reproduce, byte by byte. A test that
// is run with TABULEIRO_UPDATE=1 in its environment writes them instead, for a person to read in
// the diff.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

#include "support/files.hpp"

namespace tabuleiro::test {

inline void expect_golden(const std::filesystem::path& path, const std::string& now) {
    if (std::getenv("TABULEIRO_UPDATE") != nullptr) {
        std::ofstream(path, std::ios::binary) << now;
        return;
    }
    EXPECT_EQ(now, read_file(path)) << path << " if this change is meant, set TABULEIRO_UPDATE=1";
}

} // namespace tabuleiro::test
