// roque: the chess engine on standard input and output, for UCI programs and for xboard.
//
//     roque              talks UCI or CECP, as the first line decides
//     roque bench [D]    the search's signature
//     roque perft N      counts move sequences from the initial position
//
// Three threads: one reads lines, one thinks (with its helpers), and this one hears both through
// a queue, asks the protocol what to do, and writes.
#include <fmt/core.h>

#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <variant>

#include "core/line_input.hpp"
#include "core/text.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/engine_port.hpp"
#include "games/chess/perft.hpp"
#include "protocol/cecp/cecp.hpp"
#include "protocol/uci/uci.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::roque;

struct InputLine {
    std::string text;
};
struct EndOfInput {};
struct LineNews {
    SearchId id;
    LineReport line;
};
struct CurrentMoveNews {
    SearchId id;
    CurrentMove current;
};
struct DoneNews {
    SearchId id;
    SearchResult result;
};
using Event = std::variant<InputLine, EndOfInput, LineNews, CurrentMoveNews, DoneNews>;

class EventQueue {
  public:
    void push(Event event) {
        {
            const std::lock_guard lock(mutex_);
            events_.push_back(std::move(event));
        }
        ready_.notify_one();
    }
    Event pop() {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return !events_.empty(); });
        Event event = std::move(events_.front());
        events_.pop_front();
        return event;
    }

  private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<Event> events_;
};

// News of one search, sent to the queue under its number.
class Messenger : public EngineListener {
  public:
    explicit Messenger(EventQueue& queue) : queue_(queue) {}
    // Requires: no search is running.
    void set_id(SearchId id) { id_ = id; }

    void on_line(const LineReport& line) override { queue_.push(LineNews{id_, line}); }
    void on_current_move(const CurrentMove& current) override {
        queue_.push(CurrentMoveNews{id_, current});
    }
    void on_done(const SearchResult& result) override { queue_.push(DoneNews{id_, result}); }

  private:
    EventQueue& queue_;
    SearchId id_ = 0;
};

class RealPort : public EnginePort {
  public:
    explicit RealPort(EventQueue& queue) : messenger_(queue) {}

    void say(std::string_view line) override {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    void start(SearchId id, SearchRequest request) override {
        engine_.wait();
        messenger_.set_id(id);
        request.started = std::chrono::steady_clock::now();
        engine_.start(std::move(request), messenger_);
    }
    void stop() override { engine_.stop(); }
    void ponder_hit() override { engine_.ponder_hit(); }
    void new_game() override {
        rest();
        engine_.new_game();
    }
    bool set_megabytes(std::size_t megabytes) override {
        rest();
        return engine_.set_megabytes(megabytes);
    }
    void set_threads(int threads) override {
        rest();
        engine_.set_threads(threads);
    }
    void set_overhead(Milliseconds overhead) override { engine_.set_overhead(overhead); }
    void clear_table() override {
        rest();
        engine_.clear_table();
    }
    void set_network(NetworkPtr network) override {
        rest();
        engine_.set_network(network);
        network_ = std::move(network);
    }
    Score evaluate(const Position& position) override { return Evaluation(network_)(position); }
    BenchResult bench(int depth) override { return roque::bench(depth, network_); }
    std::uint64_t random_seed() override {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }

  private:
    void rest() {
        engine_.stop();
        engine_.wait();
    }

    Messenger messenger_;
    Engine engine_;
    NetworkPtr network_ = default_network();
};

// Either protocol; the first line decides, and `uci` or `xboard` may decide anew.
class Conversation {
  public:
    explicit Conversation(EnginePort& port) : uci_(port), cecp_(port) {}

    void operator()(const InputLine& line) {
        const std::string_view text = trimmed(line.text);
        if (text.empty()) {
            return;
        }
        if (text == "uci" || text == "xboard") {
            speaks_cecp_ = text == "xboard";
        } else if (!speaks_cecp_) {
            speaks_cecp_ = cecp::speaks_cecp(text);
        }
        *speaks_cecp_ ? cecp_.on_line(line.text) : uci_.on_line(line.text);
    }
    void operator()(const EndOfInput&) {
        speaks_cecp_.value_or(false) ? cecp_.on_end_of_input() : uci_.on_line("quit");
    }
    void operator()(const LineNews& news) {
        *speaks_cecp_ ? cecp_.on_info(news.id, news.line) : uci_.on_info(news.id, news.line);
    }
    void operator()(const CurrentMoveNews& news) {
        *speaks_cecp_ ? cecp_.on_current_move(news.id, news.current)
                      : uci_.on_current_move(news.id, news.current);
    }
    void operator()(const DoneNews& news) {
        *speaks_cecp_ ? cecp_.on_done(news.id, news.result) : uci_.on_done(news.id, news.result);
    }
    bool is_finished() const { return cecp_.is_finished() || uci_.is_finished(); }

  private:
    uci::Machine uci_;
    cecp::Machine cecp_;
    std::optional<bool> speaks_cecp_;
};

// What is said to be unknown instead of a line that is too long to be kept.
std::string too_long_line() {
    return "(a line of more than " + std::to_string(longest_input_line) + " bytes)";
}

int talk() {
#if defined(SIGPIPE)
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away shows as a failed write
#endif
    const auto queue = std::make_shared<EventQueue>();
    std::thread([queue] {
        std::string line;
        for (auto read = read_line(std::cin, line); read != LineRead::None;
             read = read_line(std::cin, line)) {
            // Half a command is none.
            queue->push(InputLine{read == LineRead::Cut ? too_long_line() : std::move(line)});
        }
        queue->push(EndOfInput{});
    }).detach();
    RealPort port(*queue);
    Conversation conversation(port);
    while (!conversation.is_finished() && std::ferror(stdout) == 0) {
        std::visit(conversation, queue->pop());
    }
    return 0;
}

int usage() {
    fmt::print(stderr, "usage: roque [bench [DEPTH] | perft DEPTH]\n");
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    if (argc == 1) {
        return talk();
    }
    const std::string_view command = argv[1];
    const bool has_number = argc == 3 && parse_number<unsigned>(argv[2]).has_value();
    if (argc > 3 || (argc == 3 && !has_number) ||
        (command != "bench" && !(command == "perft" && has_number))) {
        return usage();
    }
    EventQueue queue;
    RealPort port(queue);
    uci::Machine machine(port);
    machine.on_line(std::string(command) + (has_number ? " " + std::string(argv[2]) : ""));
    return 0;
}
