#include "protocol/engine_program/engine_program.hpp"

#include <csignal>
#include <iostream>
#include <memory>
#include <thread>

#include "core/line_input.hpp"
#include "protocol/engine_program/conversation.hpp"
#include "protocol/engine_program/program_port.hpp"

namespace tabuleiro::roque {
namespace {

// Reported as unknown instead of a line that is too long to be kept.
std::string too_long_line() {
    return "(a line of more than " + std::to_string(longest_input_line) + " bytes)";
}

void read_lines(EventQueue& queue) {
    std::string line;
    for (auto read = read_line(std::cin, line); read != LineRead::None;
         read = read_line(std::cin, line)) {
        // A truncated command is not executed.
        queue.push(InputLine{read == LineRead::Cut ? too_long_line() : std::move(line)});
    }
    queue.push(EndOfInput{});
}

} // namespace

void talk() {
#if defined(SIGPIPE)
    std::signal(SIGPIPE, SIG_IGN); // a reader that has gone shows as a failed write
#endif
    const auto queue = std::make_shared<EventQueue>();
    std::thread([queue] { read_lines(*queue); }).detach();
    ProgramPort port(*queue);
    Conversation conversation(port);
    while (!conversation.is_finished() && std::ferror(stdout) == 0) {
        std::visit(conversation, queue->pop());
    }
}

void run_command(std::string_view line) {
    EventQueue queue;
    ProgramPort port(queue);
    uci::Machine(port).on_line(line);
}

} // namespace tabuleiro::roque
