// What happened, a line each, for people and for programs: a time, a level, a word for the event,
// and its facts as name=value (logfmt). Never a secret: no cookie, no invitation, no move of a
// hidden game.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tabuleiro::server {

enum class LogLevel { Debug, Info, Warning, Error };

using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;

// To standard error, or to a file that grows to 10 MB and is then put aside, three times. Where
// nobody reads what is written (a pipe), lines are dropped, and later counted in a line of their
// own; nothing ever waits for a reader. Throws if the file cannot be written.
void prepare_log(LogLevel least, const std::string& file);

void log(LogLevel level, std::string_view event, Facts facts = {});

// For an event that a stranger can bring about at will: it is logged once in a while.
class LogPause { // thread-safe
  public:
    using Time = std::chrono::steady_clock::time_point;

    explicit LogPause(std::chrono::seconds length) : length_(length) {}

    // None: it is not logged this time. Otherwise how many were not since the last that was.
    std::optional<std::uint64_t> ask(Time now);

  private:
    const std::chrono::seconds length_;
    std::mutex mutex_;
    std::optional<Time> last_;
    std::uint64_t unsaid_ = 0;
};

// As a fact's value is written: in quotes where it needs them, on one line whatever it holds.
std::string log_value(std::string_view value);

} // namespace tabuleiro::server
