#include "programs/session/session.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

using namespace std::chrono_literals;

constexpr auto polite_silence = 2s; // after which a program that sent no features is ready (CECP)
constexpr auto dying = 200ms;       // from a closed output to the end of the process
constexpr std::size_t longest_shown_line = 200;

std::string written_seconds(Duration time) {
    return fmt::format("{:g}", std::chrono::duration<double>(time).count());
}

Value refusal_in(const Event& event) {
    return event.why ? Value(*event.why) : Value(printable(event.text, Child::longest_line));
}

Span since(TimePoint start, TimePoint end) {
    return std::chrono::duration_cast<Span>(end - start);
}

} // namespace

void Session::say(const Lines& lines) {
    if (!child_) {
        return;
    }
    for (const std::string& line : lines) {
        if (setup_.log) {
            setup_.log->to_engine(setup_.name, line);
        }
        child_->write_line(line);
    }
}

void Session::listen() {
    child_->forgive_flood();
    listener_ = std::make_unique<BackgroundReader>(
        *child_, [this](const std::string& line) { say(hear(line).replies); });
}

ProcessEnd Session::drop(Span grace) {
    stop_listening();
    if (!child_) {
        return ProcessEnd::earlier();
    }
    say(dialogue_->quit());
    const ProcessEnd how = child_->end(grace);
    broken_limit_ = child_->broken_limit();
    if (setup_.log) {
        setup_.log->from_engine(setup_.name, "(" + how.text() + ")");
    }
    child_.reset();
    dialogue_ = nullptr;
    return how;
}

Failure Session::failed(FailureKind kind, Value detail) const {
    return {kind, std::move(detail), std::nullopt, printable(last_line_, longest_shown_line),
            broken_limit_};
}

Failure Session::reject(FailureKind kind, Value detail, std::optional<Error> why) {
    end();
    Failure failure = failed(kind, std::move(detail));
    failure.why = std::move(why);
    return failure;
}

Failure Session::gone(NoLine why) {
    switch (why) {
    case NoLine::Flooded:
        drop(0s);
        return failed(FailureKind::Flood,
                      Reason("wrote more than {size} MB", Child::flood_limit >> 20));
    case NoLine::TimedOut:
        drop(0s);
        return silent(false);
    case NoLine::Cancelled:
        drop(0s);
        return failed(FailureKind::NoStart, Reason("was cancelled"));
    case NoLine::Closed:
        break;
    }
    const ProcessEnd how = drop(dying);
    if (how.had_to_be_killed()) {
        return failed(FailureKind::Disconnect, Reason("closed its output"));
    }
    return failed(FailureKind::Crash, how.reason());
}

tl::expected<void, Failure> Session::start(const Command& command, Dialogue& dialogue,
                                           const Cancellation& cancellation) {
    last_line_.clear();
    broken_limit_.reset();
    auto child = Child::start(command);
    if (!child) {
        return tl::unexpected(Failure{FailureKind::NoStart, child.error(), child.error()});
    }
    child_.emplace(std::move(*child));
    dialogue_ = &dialogue;
    return prepare(dialogue.hello(), cancellation);
}

tl::expected<void, Failure> Session::prepare(const Lines& lines, const Cancellation& cancellation) {
    say(lines);
    return get_ready(cancellation);
}

tl::expected<void, Failure> Session::get_ready(const Cancellation& cancellation) {
    const TimePoint deadline = SteadyClock::now() + setup_.start_time;
    TimePoint quiet = SteadyClock::now() + polite_silence;
    child_->forgive_flood();
    while (dialogue_->waiting()) {
        const auto arrival =
            child_->read_line(std::min(deadline, quiet), cancellation.descriptor());
        Event event;
        if (arrival) {
            quiet = arrival->at + polite_silence;
            event = hear(arrival->line);
        } else if (arrival.error() == NoLine::TimedOut && SteadyClock::now() < deadline) {
            event = dialogue_->silence();
            quiet = deadline;
        } else {
            Failure failure = gone(arrival.error());
            if (failure.kind == FailureKind::Silence) {
                failure.detail =
                    Reason("did not get ready within {seconds} s ({protocol})",
                           written_seconds(setup_.start_time), to_text(setup_.protocol));
            } else {
                failure.detail = Reason("{end} before it was ready", failure.detail);
            }
            failure.kind = FailureKind::NoStart;
            return tl::unexpected(std::move(failure));
        }
        if (event.kind == Event::Kind::Refuses) {
            return tl::unexpected(reject(FailureKind::NoStart, refusal_in(event)));
        }
        if (SteadyClock::now() >= deadline &&
            dialogue_->waiting()) { // it writes, but does not answer
            drop(0s);
            return tl::unexpected(
                failed(FailureKind::NoStart,
                       Reason("did not get ready within {seconds} s, though it talked",
                              written_seconds(setup_.start_time))));
        }
        say(event.replies);
    }
    return {};
}

Event Session::hear(const std::string& line) {
    last_line_ = line;
    if (setup_.log) {
        setup_.log->from_engine(setup_.name, line);
    }
    return dialogue_->receive(line);
}

void Session::stop() {
    say(dialogue_->stop());
    const TimePoint deadline = SteadyClock::now() + setup_.last_words;
    while (true) {
        const auto arrival = child_->read_line(deadline);
        if (!arrival || SteadyClock::now() >= deadline) {
            drop(0s);
            return;
        }
        if (hear(arrival->line).kind != Event::Kind::Nothing) {
            return;
        }
    }
}

Failure Session::silent(bool timed) const {
    return timed ? failed(FailureKind::Late, "")
                 : failed(FailureKind::Silence, Reason("does not answer"));
}

Session::Reply Session::ask(const Lines& lines, std::optional<Span> allowed,
                            const Cancellation& cancellation) {
    child_->forgive_flood();
    const TimePoint asked = SteadyClock::now();
    say(lines);
    const Span longest = allowed.value_or(Span(setup_.patience));
    const TimePoint deadline = asked + longest;
    while (true) {
        const auto arrival = child_->read_line(deadline, cancellation.descriptor());
        if (!arrival && arrival.error() == NoLine::Cancelled) {
            drop(0s);
            return {Cancelled{}};
        }
        const bool timed_out = !arrival && arrival.error() == NoLine::TimedOut;
        if (!arrival && !timed_out) {
            return {gone(arrival.error()), since(asked, SteadyClock::now())};
        }
        Event event = arrival ? hear(arrival->line) : Event{};
        if (timed_out || arrival->at > deadline) {
            if (event.kind == Event::Kind::Nothing) {
                stop();
            }
            return {silent(allowed.has_value()), longest};
        }
        say(event.replies);
        const Span used = since(asked, arrival->at);
        if (event.kind == Event::Kind::Refuses) {
            return {reject(FailureKind::Refusal, refusal_in(event)), used};
        }
        if (event.kind != Event::Kind::Nothing) {
            return {std::move(event), used};
        }
    }
}

} // namespace tabuleiro::programs
