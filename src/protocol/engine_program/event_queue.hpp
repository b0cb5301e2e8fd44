// The events of the program's main thread: input lines and search reports, in order.
#pragma once

#include <string>
#include <variant>

#include "engines/chess/engine_port.hpp"
#include "protocol/event_queue.hpp"

namespace tabuleiro::roque {

struct InputLine {
    std::string text;
};
struct EndOfInput {};
struct VariationNews {
    SearchId id;
    VariationReport line;
};
struct CurrentMoveNews {
    SearchId id;
    CurrentMove current;
};
struct DoneNews {
    SearchId id;
    SearchResult result;
};
using Event = std::variant<InputLine, EndOfInput, VariationNews, CurrentMoveNews, DoneNews>;

using EventQueue = tabuleiro::EventQueue<Event>;

} // namespace tabuleiro::roque
