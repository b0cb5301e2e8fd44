// What a manual emphasises are words of the page: its buttons, options and messages, as they are
// now.
#include <gtest/gtest.h>

#include <algorithm>

#include "manual/manual_text.hpp"
#include "record/games.hpp"
#include "support/page_texts.hpp"

namespace tabuleiro::test {
namespace {

// Without its first letter, which may be a capital in a sentence but not on a button.
std::string without_first_letter(const std::string& text) {
    std::size_t at = 1;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
        ++at;
    }
    return text.substr(std::min(at, text.size()));
}

// The texts of the page, and their parts before a full stop or a colon.
std::set<std::string> page_words(const std::string& language) {
    static const std::regex value("(?:^|\n)[a-z0-9-]+ = ([^\n]+)");
    std::set<std::string> words;
    std::string texts = page_texts(language + ".ftl");
    for (const char* const part : {"study.", "people.", "school.", "records.", "agreements.",
                                   "lobby.", "slow.", "programs.", "tournaments.", "course."}) {
        texts += page_texts(part + language + ".ftl");
    }
    for (const std::string& text : all_matches(texts, value)) {
        words.insert(without_first_letter(text));
        words.insert(without_first_letter(text.substr(0, text.find_first_of(".:"))));
    }
    return words;
}

// *So*, but neither **so** nor in code; "option: choice" are two words of the page.
std::vector<std::string> emphasised_words(const std::string& text) {
    static const std::regex code("`[^`\n]*`");
    static const std::regex strong("\\*\\*[^*\n]+\\*\\*");
    static const std::regex emphasis("\\*([^*\n]+)\\*");
    static const std::regex part("(?:^|: )((?:(?!: ).)+)");
    std::vector<std::string> words;
    bool in_block = false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        in_block = in_block != (line.rfind("```", 0) == 0);
        if (in_block) {
            continue;
        }
        line = std::regex_replace(line, code, "");
        line = std::regex_replace(line, strong, "");
        for (const std::string& phrase : all_matches(line, emphasis)) {
            for (const std::string& word : all_matches(phrase, part)) {
                words.push_back(word);
            }
        }
    }
    return words;
}

TEST(PageWords, EmphasisIsFoundAsItIsMeant) {
    EXPECT_EQ(emphasised_words("```\n*no*\n```\n**no** `*no*` *Win: at the end* or *Play*"),
              (std::vector<std::string>{"Win", "at the end", "Play"}));
}

TEST(PageWords, WhatTheManualsEmphasiseThePageSays) {
    for (const std::string_view name : languages) {
        const std::string language(name);
        const std::set<std::string> known = page_words(language);
        std::string text = read_file(source_path("docs/manual/" + language + ".md"));
        AllGames::for_each([&]<Game G>() {
            text += read_file(
                source_path("docs/manual/rules/" + std::string(G::id) + "." + language + ".md"));
        });
        const auto words = emphasised_words(text);
        EXPECT_GT(words.size(), 20U);
        for (const std::string& word : words) {
            EXPECT_TRUE(known.contains(without_first_letter(word)))
                << language << ": the page does not say “" << word << "”";
        }
    }
}

} // namespace
} // namespace tabuleiro::test
