// Transcripts: files in which lines that begin with "> " are said to a program, the lines after
// them are its exact answer, and lines that begin with "#" are for the reader.
#pragma once

#include <string>
#include <vector>

#include "core/text.hpp"
#include "support/files.hpp"

namespace tabuleiro::test {

struct Exchange {
    std::string said;
    std::string answer;
    int line = 0; // of the file
};

inline std::vector<Exchange> read_transcript(const std::filesystem::path& path) {
    std::vector<Exchange> exchanges;
    const std::string text = read_file(path);
    int number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        const bool is_last = line.data() == text.data() + text.size();
        if (is_last || (!line.empty() && line.front() == '#')) {
            continue;
        }
        if (line.substr(0, 2) == "> ") {
            exchanges.push_back({std::string(line.substr(2)), "", number});
        } else if (!exchanges.empty()) {
            exchanges.back().answer += std::string(line) + "\n";
        }
    }
    return exchanges;
}

} // namespace tabuleiro::test
