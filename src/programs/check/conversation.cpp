#include "programs/check/conversation.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::size_t shown_lines = 6;

void keep_last(std::vector<std::string>& lines, std::string_view line) {
    if (lines.size() == shown_lines) {
        lines.erase(lines.begin());
    }
    lines.emplace_back(line);
}

} // namespace

std::string seconds_text(Span time) {
    return fmt::format("{:.3g} s", static_cast<double>(time.count()) / 1e6);
}

Conversation::Conversation(Expected<Child> child, Span patience) : patience_(patience) {
    if (child) {
        child_.emplace(std::move(*child));
    } else {
        object(child.error().text());
    }
}

void Conversation::send(std::string_view line) {
    if (fault_) {
        return;
    }
    remember_sent(line);
    child_->write_line(line);
    sent_at_ = SteadyClock::now();
}

void Conversation::remember_sent(std::string_view line) {
    if (std::exchange(came_since_, false)) {
        sent_.clear();
    }
    keep_last(sent_, line);
    came_.clear();
}

tl::expected<Child::Arrival, NoLine> Conversation::hear(TimePoint deadline) {
    auto arrival = child_->read_line(deadline);
    if (arrival) {
        came_since_ = true;
        came_at_ = arrival->at;
        keep_last(came_, arrival->line);
    }
    closed_ = closed_ || (!arrival && arrival.error() == NoLine::Closed);
    return arrival;
}

void Conversation::expect_within(Span time) {
    const auto waited = std::chrono::duration_cast<Span>(came_at_ - sent_at_);
    if (waited > time + lateness()) {
        object(fmt::format("Its answer came after {}.", seconds_text(waited)),
               fmt::format("an answer within {}", seconds_text(time)));
    }
}

std::string Conversation::await(const Accepts& accepts, std::string_view expected) {
    const TimePoint deadline = SteadyClock::now() + patience_;
    while (!fault_) {
        auto arrival = hear(deadline);
        if (!arrival) {
            object(arrival.error(), expected);
        } else if (accepts(arrival->line)) {
            return std::move(arrival->line);
        }
    }
    return "";
}

std::string Conversation::await_word(std::string_view word) {
    return await(
        [word](std::string_view line) {
            const auto parts = words(line);
            return !parts.empty() && parts.front() == word;
        },
        word);
}

std::optional<std::string> Conversation::next_line(std::string_view expected) {
    if (fault_) {
        return std::nullopt;
    }
    auto arrival = hear(SteadyClock::now() + patience_);
    if (!arrival) {
        if (arrival.error() != NoLine::Closed) {
            object(arrival.error(), expected);
        }
        return std::nullopt;
    }
    return std::move(arrival->line);
}

std::vector<std::string> Conversation::rest(std::string_view expected) {
    std::vector<std::string> lines;
    const TimePoint deadline = SteadyClock::now() + patience_;
    while (!fault_) {
        auto arrival = hear(deadline);
        if (arrival) {
            lines.push_back(std::move(arrival->line));
        } else if (arrival.error() == NoLine::Closed) {
            break;
        } else {
            object(arrival.error(), expected);
        }
    }
    return lines;
}

void Conversation::refuse(const Accepts& accepts, Span time, std::string_view why) {
    const TimePoint deadline = SteadyClock::now() + time;
    while (!fault_) {
        const auto arrival = hear(deadline);
        if (!arrival) {
            if (arrival.error() != NoLine::TimedOut) {
                object(arrival.error(), "");
            }
            return;
        }
        if (accepts(arrival->line)) {
            object(why);
        }
    }
}

std::string Conversation::exchange(std::string_view input) {
    std::string output;
    if (fault_) {
        return output;
    }
    child_->write(input);
    child_->close_input();
    while (!fault_) {
        const auto bytes = child_->read_bytes(SteadyClock::now() + patience_);
        if (bytes) {
            output += *bytes;
        } else if (bytes.error() == NoLine::Closed) {
            closed_ = true;
            break;
        } else {
            object(bytes.error(), "the end of the program");
        }
    }
    return output;
}

void Conversation::close_input() {
    if (!fault_) {
        remember_sent("(the end of the input)");
        child_->close_input();
    }
}

std::optional<int> Conversation::await_exit() {
    rest("the end of the program");
    if (fault_) {
        return std::nullopt;
    }
    const ProcessEnd last = end(patience_);
    if (last.exit_status()) {
        return last.exit_status();
    }
    object(last.had_to_be_killed()
               ? fmt::format("It closed its output but was still running {} later.",
                             seconds_text(patience_))
               : fmt::format("It {}.", last.text()),
           "the end of the program, by itself");
    return std::nullopt;
}

ProcessEnd Conversation::end(Span grace) {
    ended_ = true;
    return child_->end(grace);
}

std::string Conversation::complaint_about_end() {
    std::string how;
    if (!ended_) {
        const ProcessEnd last = end(closed_ ? lateness() : Span::zero());
        if (last.exit_status() != 0 && !last.had_to_be_killed()) {
            how = fmt::format("The program {}.", last.text());
        }
    }
    if (!child_->broken_limit()) {
        return how;
    }
    return fmt::format("{}{}{}", child_->broken_limit()->text(), how.empty() ? "" : " ", how);
}

void Conversation::await_good_exit() {
    const auto status = await_exit();
    if (status && *status != 0) {
        object(fmt::format("It exited with status {}.", *status), "exit status 0");
    }
}

void Conversation::object(std::string_view sentence, std::string_view expected) {
    if (fault_) {
        return;
    }
    fault_ = Fault{std::string(sentence), sent_, came_, std::string(expected)};
    if (const std::string why = child_ ? complaint_about_end() : ""; !why.empty()) {
        fault_->sentence = fmt::format("{} {}", why, sentence);
    }
}

void Conversation::object(NoLine why, std::string_view expected) {
    const std::string what = expected.empty() ? "An answer" : tabuleiro::quoted(expected);
    switch (why) {
    case NoLine::TimedOut:
        object(fmt::format("{} did not come within {}.", what, seconds_text(patience_)), expected);
        break;
    case NoLine::Flooded:
        object(fmt::format("It printed more than {} MiB.", Child::flood_limit >> 20), expected);
        break;
    case NoLine::Cancelled:
    case NoLine::Closed:
        const ProcessEnd last = end(lateness());
        object(last.had_to_be_killed()
                   ? fmt::format("It closed its output; {} did not come.", what)
                   : fmt::format("The program {}; {} did not come.", last.text(), what),
               expected);
    }
}

} // namespace tabuleiro::programs
