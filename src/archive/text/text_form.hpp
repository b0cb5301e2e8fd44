// The elements of the archive: times and texts in one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "house/event.hpp"
#include "store/stored.hpp"

namespace tabuleiro::archive {

// 2026-11-15T08:00:01.250Z, to the millisecond, in universal time.
std::string time_text(store::WallTime time);
std::optional<store::WallTime> parse_time(std::string_view text);

// A text as one word without blanks, brackets and braces: other bytes are `=` and two hexadecimal
// digits.
std::string as_word(std::string_view text);
std::optional<std::string> from_word(std::string_view word);

// `3 2026-11-15T08:00:01.250Z`, and then ` #kX3f` if the event has a command id. Of an event that
// was read only these are filled.
std::string stamp_text(const store::Event& event);
std::optional<store::Event> parse_stamp(std::string_view text);

// The stamp, then `first play e2e4`; the last word only if there is a text, written by as_word.
std::string entry_text(const store::Event& event);
std::optional<store::Event> parse_entry(std::string_view text);

} // namespace tabuleiro::archive
