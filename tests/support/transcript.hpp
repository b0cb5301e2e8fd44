// Conversations with a program, as files of tests/transcripts: its input, and its exact answers,
// which are golden text (golden.hpp).
//
//     $ --size 5     it is started with these words
//     > b1           a line of its input
//     ~ done e2e4    an event from elsewhere, such as the end of a search
//     # comment
//
// Every other line is the program's: `<` what it says, `|` what a person sees, `*` what it asks of
// its engine, `!` what became of it. After the last line the input ends.
#pragma once

#include "core/text.hpp"
#include "support/golden.hpp"

namespace tabuleiro::test {

// Each line of a text after a sign: "< one\n< two\n". An empty line is the sign alone.
inline std::string lines_after(char sign, std::string_view text) {
    std::string lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        lines += sign + (line.empty() ? "" : " " + std::string(line)) + '\n';
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return lines;
}

// A program's answers to a transcript. Both of its functions return whole lines.
template <class Program>
std::string replayed(Program&& program, const std::string& transcript) {
    std::string text;
    for (const std::string_view line : split(transcript, '\n')) {
        const char sign = line.empty() ? '\0' : line.front();
        if (sign == '#' || sign == '$' || sign == '>' || sign == '~') {
            text += std::string(line) + '\n';
        }
        if (sign == '$' || sign == '>' || sign == '~') {
            text += program.hear(sign, line.substr(std::min<std::size_t>(2, line.size())));
        }
    }
    return text + program.end();
}

// Plays every transcript of a folder; `make` makes a program for the file of that name.
template <class Make>
void play_transcripts(const std::string& folder, const Make& make) {
    int files = 0;
    for (const auto& file :
         std::filesystem::directory_iterator(source_path("tests/transcripts/" + folder))) {
        expect_golden(file.path(), replayed(make(file.path().stem()), read_file(file.path())));
        ++files;
    }
    EXPECT_GT(files, 0);
}

} // namespace tabuleiro::test
