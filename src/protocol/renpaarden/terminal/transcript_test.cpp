// Every transcript of renpaarden, with the state machines in memory. The computer plays the first
// turn that it finds, so that the texts depend on the program alone; files are kept in memory.
#include "support/transcript.hpp"

#include <map>

#include "protocol/renpaarden/session.hpp"
#include "protocol/renpaarden/terminal/command_line.hpp"

namespace tabuleiro::renpaarden {
namespace {

Advice<Move> first_turn(const Position& position, std::span<const Position> history, int level,
                        const ThinkingLimits& limits) {
    const Moves turns = all_turns(position);
    return {turns[0], level, limits.depth.value_or(0), history.size()};
}

class Files {
  public:
    Expected<void> save(const std::string& path, const std::string& text) {
        if (path.starts_with("/full/")) {
            return fail("{path}: No space left on device", path);
        }
        texts_[path] = text;
        return {};
    }
    Expected<std::string> load(const std::string& path) const {
        const auto found = texts_.find(path);
        if (found == texts_.end()) {
            return fail("{path}: No such file or directory", path);
        }
        return found->second;
    }

  private:
    std::map<std::string, std::string> texts_{{"broken", "renpaarden 1\nwhite human\nblack 9\n"}};
};

class Program {
  public:
    std::string hear(char sign, std::string_view line) {
        std::string text;
        if (sign == '$') {
            start(line);
        } else if (session_) {
            if (const auto answer = session_->answer(std::string(line))) {
                text = "< " + *answer + '\n';
            }
        } else if (terminal_) {
            if (terminal_->wants() == Terminal::Wants::Line) {
                terminal_->line(std::string(line));
            } else {
                text = "! the program has ended\n";
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

    // What people see until it is their turn again.
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
        return text + test::lines_after('|', output);
    }

    Files files_;
    std::string note_;
    std::optional<Session> session_;
    std::optional<Terminal> terminal_;
};

TEST(Transcripts, ArePlayedAsWritten) {
    test::play_transcripts("renpaarden", [](const std::string&) { return Program(); });
}

} // namespace
} // namespace tabuleiro::renpaarden
