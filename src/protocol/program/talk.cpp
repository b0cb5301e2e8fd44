#include "protocol/program/talk.hpp"

#include <csignal>
#include <cstdio>
#include <iostream>
#include <random>
#include <thread>
#include <variant>

#include "core/line_input.hpp"
#include "protocol/event_queue.hpp"

namespace tabuleiro::program {
namespace {

struct Line {
    std::string text;
};
struct LongLine {};
struct EndOfInput {};
using Events = EventQueue<std::variant<Line, LongLine, EndOfInput, Thought>>;

void read_lines(Events& events) {
    std::string line;
    for (auto read = read_line(std::cin, line); read != LineRead::None;
         read = read_line(std::cin, line)) {
        if (read == LineRead::Cut) {
            events.push(LongLine{});
        } else {
            events.push(Line{std::move(line)});
        }
    }
    events.push(EndOfInput{});
}

class StandardPort final : public Port {
  public:
    explicit StandardPort(Events& events) : events_(events) {}
    ~StandardPort() override { wait(); }

    void say(std::string_view line) override {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    void start(Task task) override {
        wait();
        thinker_ = std::thread([this, task = std::move(task)] { events_.push(task()); });
    }
    std::uint64_t random_seed() override {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }

  private:
    void wait() {
        if (thinker_.joinable()) {
            thinker_.join();
        }
    }

    Events& events_;
    std::thread thinker_;
};

struct Listener {
    Machine& machine;

    void operator()(const Line& line) const { machine.on_line(line.text); }
    void operator()(const LongLine&) const { machine.on_long_line(); }
    void operator()(const EndOfInput&) const { machine.on_end_of_input(); }
    void operator()(const Thought& thought) const { machine.on_thought(thought); }
};

} // namespace

void talk(const std::string& name, GamePrograms games) {
#if defined(SIGPIPE)
    std::signal(SIGPIPE, SIG_IGN); // a reader that has gone shows as a failed write
#endif
    const auto events = std::make_shared<Events>();
    std::thread([events] { read_lines(*events); }).detach();
    StandardPort port(*events);
    Machine machine(name, std::move(games), port);
    while (!machine.is_finished() && std::ferror(stdout) == 0) {
        std::visit(Listener{machine}, events->pop());
    }
}

} // namespace tabuleiro::program
