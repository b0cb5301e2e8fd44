// Speaks either protocol; the first line decides, and `uci` or `xboard` may switch later.
#pragma once

#include "protocol/cecp/cecp.hpp"
#include "protocol/engine_program/event_queue.hpp"
#include "protocol/uci/uci.hpp"

namespace tabuleiro::roque {

class Conversation {
  public:
    explicit Conversation(EnginePort& port) : uci_(port), cecp_(port) {}

    void operator()(const InputLine& line);
    void operator()(const EndOfInput&) { spoken().on_end_of_input(); }
    void operator()(const VariationNews& news) { spoken().on_variation(news.id, news.line); }
    void operator()(const CurrentMoveNews& news) {
        spoken().on_current_move(news.id, news.current);
    }
    void operator()(const DoneNews& news) { spoken().on_done(news.id, news.result); }

    bool is_finished() const { return cecp_.is_finished() || uci_.is_finished(); }

  private:
    // UCI until a line has decided.
    ProtocolMachine& spoken() { return spoken_ != nullptr ? *spoken_ : uci_; }

    uci::Machine uci_;
    cecp::Machine cecp_;
    ProtocolMachine* spoken_ = nullptr;
};

} // namespace tabuleiro::roque
