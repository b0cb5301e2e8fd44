// What happened, a line each, for people and for programs: a time, a level, a word for the event,
// and its facts as name=value (logfmt). Never a secret: no cookie, no invitation, no move of a
// hidden game.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace tabuleiro::server {

enum class LogLevel { Debug, Info, Warning, Error };

using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;

// To standard error, or to a file that grows to 10 MB and is then put aside, three times.
// Throws if the file cannot be written.
void prepare_log(LogLevel least, const std::string& file);

void log(LogLevel level, std::string_view event, Facts facts = {});

// As a fact's value is written: in quotes where it needs them, on one line whatever it holds.
std::string log_value(std::string_view value);

} // namespace tabuleiro::server
