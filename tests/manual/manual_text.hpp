// A manual as its tests see it: headings, the numbers of the rules that it explains, boards to try.
#pragma once

#include <array>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/files.hpp"

namespace tabuleiro::test {

inline constexpr std::array<std::string_view, 3> languages{"pt", "en", "ro"};

struct BoardBlock {
    std::string game;
    std::string position;
    std::string caption;
    std::vector<std::string> moves; // those that the caption names, `between these`
    bool closed = false;
};

struct Heading {
    std::size_t depth = 0;
    std::string text;
    std::set<std::string> rules{}; // <!-- R3 R4 --> below it
    std::string body{};            // up to the next heading, boards and code too
};

struct ManualText {
    std::vector<Heading> headings;
    std::vector<BoardBlock> boards;

    std::set<std::string> rules() const {
        std::set<std::string> all;
        for (const Heading& heading : headings) {
            all.insert(heading.rules.begin(), heading.rules.end());
        }
        return all;
    }
};

inline std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end;
         ++match) {
        found.push_back((*match)[1]);
    }
    return found;
}

inline ManualText parse_manual(const std::string& text) {
    static const std::regex code("`([^`]+)`");
    static const std::regex rule("\\b([RP][0-9]+(?:\\.[0-9]+|[a-z])?)\\b");
    ManualText manual;
    bool in_code = false;
    bool in_board = false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t depth = line.find_first_not_of('#');
        if (in_board && line != "```") {
            BoardBlock& board = manual.boards.back();
            (board.position.empty() ? board.position : board.caption) += line;
        } else if (line.rfind("```", 0) == 0) {
            if (in_board) {
                manual.boards.back().closed = true;
                manual.boards.back().moves = all_matches(manual.boards.back().caption, code);
            } else if (line.rfind("```board ", 0) == 0) {
                manual.boards.push_back({line.substr(9), "", "", {}});
            }
            in_board = !in_board && line.rfind("```board ", 0) == 0;
            in_code = !in_code;
        } else if (!in_code && depth != 0 && depth != std::string::npos && line[depth] == ' ') {
            manual.headings.push_back({depth, line.substr(depth + 1)});
        } else if (!in_code && line.rfind("<!--", 0) == 0 && !manual.headings.empty()) {
            for (const std::string& number : all_matches(line, rule)) {
                manual.headings.back().rules.insert(number);
            }
        }
        if (!manual.headings.empty()) {
            manual.headings.back().body += line + "\n";
        }
    }
    return manual;
}

// Depth and rules of every heading: the shape of a text, whatever its language.
using Shape = std::vector<std::pair<std::size_t, std::set<std::string>>>;
inline Shape shape_of(const ManualText& manual) {
    Shape shape;
    for (const Heading& heading : manual.headings) {
        shape.emplace_back(heading.depth, heading.rules);
    }
    return shape;
}

inline ManualText rules_manual(std::string_view game, std::string_view language) {
    return parse_manual(read_file(source_path("docs/manual/rules/" + std::string(game) + "." +
                                              std::string(language) + ".md")));
}

inline ManualText users_manual(std::string_view language) {
    return parse_manual(read_file(source_path("docs/manual/" + std::string(language) + ".md")));
}

// The numbers that docs/rules gives to a game's rules, by their letter: R (rules) or P (protocol).
inline std::set<std::string> numbered_rules(std::string_view game, char letter) {
    const std::string page = read_file(source_path("docs/rules/" + std::string(game) + ".md"));
    const std::regex number("(?:\\*\\*|## )(" + std::string(1, letter) +
                            "[0-9]+(?:\\.[0-9]+|[a-z])?)\\b");
    const auto found = all_matches(page, number);
    return {found.begin(), found.end()};
}

} // namespace tabuleiro::test
