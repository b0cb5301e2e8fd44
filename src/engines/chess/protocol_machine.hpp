// A protocol as a state machine without input, output or threads: lines and search reports go in,
// lines and requests go out through an EnginePort.
#pragma once

#include <string_view>

#include "engines/chess/engine_port.hpp"

namespace tabuleiro::roque {

class ProtocolMachine {
  public:
    ProtocolMachine() = default;
    ProtocolMachine(const ProtocolMachine&) = delete;
    ProtocolMachine& operator=(const ProtocolMachine&) = delete;
    virtual ~ProtocolMachine() = default;

    virtual void on_line(std::string_view line) = 0;
    virtual void on_end_of_input() = 0;

    // Of the search that was started with this id.
    virtual void on_variation(SearchId id, const VariationReport& line) = 0;
    virtual void on_current_move(SearchId id, const CurrentMove& current) = 0;
    virtual void on_done(SearchId id, const SearchResult& result) = 0;

    // The program may end: there is no more output to come.
    virtual bool is_finished() const = 0;
};

} // namespace tabuleiro::roque
