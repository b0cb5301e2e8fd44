// Plays every transcript of this folder against the state machines in memory and compares the
// whole text; `renpaarden_transcript_test --update` writes them anew.
//
// A transcript has the program's arguments (`$ --size 5`), what is typed (`> b1`) and what comes
// back, an answer of a program (`< ok`) or whatever a person sees (`| ...`). `# ...` is said by
// the author. After the last line the input ends. The computer plays the first turn it finds, so
// that these texts change with the program alone; files live in memory.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "core/text.hpp"
#include "protocol/renpaarden/session.hpp"
#include "protocol/renpaarden/terminal/command_line.hpp"
#include "support/files.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::renpaarden;

Advice<Move> first_turn(const Position& position, std::span<const Position> history, int level,
                        const Limits& limits) {
    const Moves turns = all_turns(position);
    return {turns[0], level, limits.depth.value_or(0), history.size()};
}

class Files {
  public:
    Expected<void> save(const std::string& path, const std::string& text) {
        if (path.starts_with("/full/")) {
            return fail(path + ": No space left on device");
        }
        texts_[path] = text;
        return {};
    }
    Expected<std::string> load(const std::string& path) const {
        const auto found = texts_.find(path);
        if (found == texts_.end()) {
            return fail(path + ": No such file or directory");
        }
        return found->second;
    }

  private:
    std::map<std::string, std::string> texts_{{"broken", "renpaarden 1\nwhite human\nblack 9\n"}};
};

class Player {
  public:
    // One line of a transcript that says something to the program, with all that follows from it.
    std::string said(const std::string& line) {
        std::string text = line + '\n';
        if (line.starts_with("$")) {
            start(line.substr(1));
        } else if (line.starts_with(">") && session_) {
            if (const auto answer =
                    session_->answer(line.substr(std::min<std::size_t>(2, line.size())))) {
                text += "< " + *answer + '\n';
            }
        } else if (line.starts_with(">") && terminal_) {
            if (terminal_->wants() == Terminal::Wants::Line) {
                terminal_->line(line.substr(std::min<std::size_t>(2, line.size())));
            } else {
                text += "! the program has ended\n";
            }
        }
        return text + shown();
    }

    std::string end() {
        if (terminal_ && terminal_->wants() == Terminal::Wants::Line) {
            terminal_->end_of_input();
        }
        return shown();
    }

  private:
    void start(std::string_view arguments) {
        std::vector<std::string> list;
        for (const std::string_view word : words(arguments)) {
            list.emplace_back(word);
        }
        const auto parsed = parse_command_line(list, "en_GB.UTF-8");
        if (!parsed) {
            note_ = "! " + parsed.error().text() + '\n';
            return;
        }
        CommandLine line = std::get<CommandLine>(*parsed);
        line.terminal.seed = line.seed.value_or(0);
        if (line.mode == CommandLine::Mode::Protocol) {
            session_.emplace(line.terminal.race, first_turn);
        } else {
            terminal_.emplace(line.terminal,
                              TerminalHost{first_turn,
                                           [this](const auto& path, const auto& text) {
                                               return files_.save(path, text);
                                           },
                                           [this](const auto& path) { return files_.load(path); }});
        }
    }

    // What a person sees until it is their turn again.
    std::string shown() {
        std::string text = std::exchange(note_, {});
        if (!terminal_) {
            return text;
        }
        std::string output = terminal_->take_output();
        while (terminal_->wants() == Terminal::Wants::Thinking) {
            terminal_->think();
            output += terminal_->take_output();
        }
        for (const std::string_view line : split(output, '\n')) {
            text += line.empty() ? "|\n" : "| " + std::string(line) + '\n';
        }
        text.erase(text.size() - 2); // after the last line end nothing is shown
        return text;
    }

    Files files_;
    std::string note_;
    std::optional<Session> session_;
    std::optional<Terminal> terminal_;
};

std::string replayed(const std::string& transcript) {
    Player player;
    std::string text;
    for (const std::string_view line : split(transcript, '\n')) {
        if (line.starts_with("#")) {
            text += std::string(line) + '\n';
        } else if (line.starts_with("$") || line.starts_with(">")) {
            text += player.said(std::string(line));
        }
    }
    return text + player.end();
}

} // namespace

int main(int argc, char** argv) {
    const bool update = argc == 2 && std::string_view(argv[1]) == "--update";
    int transcripts = 0;
    int failures = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(test::source_path("tests/transcripts/renpaarden"))) {
        if (entry.path().extension() != ".transcript") {
            continue;
        }
        ++transcripts;
        const std::string before = test::read_file(entry.path());
        const std::string now = replayed(before);
        if (update) {
            std::ofstream(entry.path(), std::ios::binary) << now;
        } else if (now != before) {
            std::cout << entry.path() << " differs; if that is meant, run with --update\n" << now;
            ++failures;
        }
    }
    std::cout << transcripts << " transcripts\n";
    return failures == 0 && transcripts > 0 ? 0 : 1;
}
