// Files of the source tree, for tests.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace tabuleiro::test {

#ifdef TABULEIRO_SOURCE_DIR
inline std::filesystem::path source_path(std::string_view path) {
    return std::filesystem::path(TABULEIRO_SOURCE_DIR) / path;
}
#endif

inline std::string read_file(const std::filesystem::path& path) {
    const std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The lines of a file that are neither empty nor comments (#).
inline std::vector<std::string> data_lines(const std::filesystem::path& path) {
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#') {
            lines.push_back(line);
        }
    }
    return lines;
}

} // namespace tabuleiro::test
