// A program with one fault, made from a good one: fault_relay RULE... -- PROGRAM ARGUMENT...
//
// It passes lines between its own input and output and the program's; a rule changes some of them.
// A rule is WHERE|WHAT|PATTERN[|TEXT]; WHERE is `to` or `from` the program, PATTERN a regular
// expression that a line must match somewhere.
//
//     to|drop|PATTERN              the line is dropped
//     to|drop-thinking|PATTERN     the same, between a line "go" and the next move
//     to|replace|PATTERN|TEXT      what matches is replaced ($1: the first group)
//     to|add|PATTERN|TEXT          TEXT follows as a line of its own
//     to|crash|PATTERN             the program ends by a signal
//     to|exit|PATTERN              ... by itself, with status 3
//     to|hang|PATTERN              from here on it does nothing at all
//     to|cut|PATTERN|N             lines are cut after N bytes
//     arguments|replace|PATTERN|TEXT   of the program, joined by blanks
//     end|hang                     it does not notice the end of its input
//     end|status                   its exit status is 3
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <regex>
#include <thread>

#include "core/text.hpp"
#include "support/child.hpp"

namespace {

using tabuleiro::test::Child;

struct Rule {
    std::string where;
    std::string what;
    std::regex pattern;
    std::string text;
};

Rule parse_rule(const std::string& word) {
    std::vector<std::string> parts;
    for (const std::string_view part : tabuleiro::split(word, '|')) {
        parts.emplace_back(part);
    }
    parts.resize(4);
    return {parts[0], parts[1], std::regex(parts[2]), parts[3]};
}

[[noreturn]] void hang() {
    while (true) {
        std::this_thread::sleep_for(std::chrono::hours(1));
    }
}

class Relay {
  public:
    explicit Relay(std::vector<Rule> rules) : rules_(std::move(rules)) {}

    bool has(std::string_view where, std::string_view what) const {
        for (const Rule& rule : rules_) {
            if (rule.where == where && rule.what == what) {
                return true;
            }
        }
        return false;
    }

    // The line, with its end, as it is passed on.
    std::string changed(std::string_view where, std::string line) {
        const bool ends = line.ends_with('\n');
        if (ends) {
            line.pop_back();
        }
        note_thinking(where, line);
        std::string added;
        for (const Rule& rule : rules_) {
            if (rule.where != where || !std::regex_search(line, rule.pattern)) {
                continue;
            }
            if (rule.what == "drop" || (rule.what == "drop-thinking" && thinking_)) {
                return "";
            }
            if (rule.what == "replace") {
                line = std::regex_replace(line, rule.pattern, rule.text);
            } else if (rule.what == "add") {
                added = rule.text + "\n";
            } else if (rule.what == "cut") {
                line = line.substr(0, std::stoul(rule.text));
            } else if (rule.what == "crash") {
                std::signal(SIGABRT, SIG_DFL);
                std::raise(SIGABRT);
            } else if (rule.what == "exit") {
                std::_Exit(3);
            } else if (rule.what == "hang") {
                hang();
            }
        }
        return line + (ends ? "\n" : "") + added;
    }

    std::vector<std::string> changed_command(std::vector<std::string> command) {
        std::string arguments;
        for (std::size_t i = 1; i < command.size(); ++i) {
            arguments += command[i] + " ";
        }
        const std::string passed = changed("arguments", arguments);
        command.resize(1);
        for (const std::string_view word : tabuleiro::words(passed)) {
            command.emplace_back(word);
        }
        return command;
    }

  private:
    void note_thinking(std::string_view where, const std::string& line) {
        if (where == "to" && line.starts_with("go")) {
            thinking_ = true;
        } else if (where == "from" && line.find("move ") != std::string::npos) {
            thinking_ = false;
        }
    }

    std::vector<Rule> rules_;
    std::atomic<bool> thinking_ = false;
};

std::string read_line(std::FILE* file) {
    std::string line;
    for (int c = std::fgetc(file); c != EOF; c = std::fgetc(file)) {
        line += static_cast<char>(c);
        if (c == '\n') {
            break;
        }
    }
    return line;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const auto command = std::find(words.begin(), words.end(), "--");
    std::vector<Rule> rules;
    for (auto word = words.begin(); word != command; ++word) {
        rules.push_back(parse_rule(*word));
    }
    Relay relay(std::move(rules));
    Child program(relay.changed_command({command + 1, words.end()}));
    std::thread([&] {
        for (std::string line = read_line(stdin); !line.empty(); line = read_line(stdin)) {
            program.say(relay.changed("to", std::move(line)));
        }
        if (!relay.has("end", "hang")) {
            program.close_input();
        }
    }).detach();
    for (std::string line = program.line(); !line.empty(); line = program.line()) {
        const std::string passed = relay.changed("from", std::move(line));
        std::fwrite(passed.data(), 1, passed.size(), stdout);
        std::fflush(stdout);
    }
    const int status = program.wait();
    std::_Exit(relay.has("end", "status") ? 3 : status);
}
