// A run of a program under check: what it was told, what it said, and the first thing that was
// wrong.
//
// After the first fault nothing more is sent or awaited, and everything asked for is empty, so that
// a check reads straight on.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "programs/process/child.hpp"

namespace tabuleiro::programs {

// What is wrong with a program, so that its author can correct it.
struct Fault {
    std::string sentence;            // what happened, and what to do
    std::vector<std::string> sent{}; // last of all
    std::vector<std::string> came{}; // since then
    std::string expected{};          // empty: the sentence says it
};

class Conversation {
  public:
    using Accepts = std::function<bool(std::string_view line)>;

    // A program that could not be started is a fault.
    Conversation(Expected<Child> child, Span patience);

    void send(std::string_view line);
    // As if it had been sent in the lines that the report shows; for arguments of the program.
    void remember_sent(std::string_view line);

    // The next line that is accepted; others are passed over. `expected` describes it for people:
    // "readyok".
    std::string await(const Accepts& accepts, std::string_view expected);
    // The next line whose first word is this.
    std::string await_word(std::string_view word);
    // The next line, whatever it is; none at the end of the output.
    std::optional<std::string> next_line(std::string_view expected);
    // All that follows until it closes its output; it has to do so within the patience.
    std::vector<std::string> rest(std::string_view expected);
    // No accepted line may come before the time is over.
    void refuse(const Accepts& accepts, Span time, std::string_view why);

    // Sends a whole input and ends it; all of the output, byte by byte. Instead of lines.
    std::string exchange(std::string_view input);

    void close_input();
    // It closes its output and exits by itself; the status of its exit.
    std::optional<int> await_exit();
    // Ends it. What is wrong with its end: a limit of the sandbox that it ran into; and, if it
    // closed its output, a signal or a status other than 0. Empty: nothing. Requires: it was
    // started.
    std::string complaint_about_end();
    // It exits by itself, and the status is 0.
    void await_good_exit();

    // The first fault stays.
    void object(std::string_view sentence, std::string_view expected = "");
    bool good() const { return !fault_; }
    const std::optional<Fault>& fault() const { return fault_; }

    // The last answer came within this time, or not much later.
    void expect_within(Span time);
    // How much later than its clock allows an answer may be.
    Span lateness() const { return patience_ / 5; }

  private:
    tl::expected<Child::Arrival, NoLine> hear(TimePoint deadline);
    void object(NoLine why, std::string_view expected);
    ProcessEnd end(Span grace);

    std::optional<Child> child_;
    Span patience_;
    std::optional<Fault> fault_;
    std::vector<std::string> sent_;
    std::vector<std::string> came_; // since the last line sent
    bool came_since_ = true;
    bool closed_ = false; // its output: it is about to end, and how it does tells why
    bool ended_ = false;
    TimePoint sent_at_{};
    TimePoint came_at_{};
};

// "5 s", "0.2 s"
std::string seconds_text(Span time);

} // namespace tabuleiro::programs
