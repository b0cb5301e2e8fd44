// The running search of the protocol: its purpose, and its reports so far.
//
// A search that no longer fits is cancelled, and its further reports are ignored, because every
// search has an id.
#pragma once

#include <optional>

#include "engines/chess/engine_port.hpp"

namespace tabuleiro::cecp {

enum class Purpose : std::uint8_t { Nothing, Move, Ponder, Analysis, Hint };

class Thinker {
  public:
    explicit Thinker(roque::EnginePort& port) : port_(port) {}

    Purpose purpose() const { return purpose_; }
    bool is_idle() const { return purpose_ == Purpose::Nothing; }
    bool hears(roque::SearchId id) const { return id == search_ && !is_idle(); }
    // The reply that is assumed while pondering.
    std::optional<chess::Move> ponder_move() const { return ponder_move_; }
    const roque::VariationReport& last_line() const { return last_line_; }
    const roque::CurrentMove& last_current() const { return last_current_; }

    void start(Purpose purpose, roque::SearchRequest request);
    void ponder(chess::Move reply, roque::SearchRequest request);
    // The reply was played: the search is now for our move.
    void ponder_hit();
    // Makes it answer with what it has.
    void hurry() { port_.stop(); }
    void break_off();
    // The search has ended; returns its purpose.
    Purpose finish();

    void see(const roque::VariationReport& line) { last_line_ = line; }
    void see(const roque::CurrentMove& current) { last_current_ = current; }

  private:
    roque::EnginePort& port_;
    Purpose purpose_ = Purpose::Nothing;
    roque::SearchId search_ = 0;
    std::optional<chess::Move> ponder_move_;
    roque::VariationReport last_line_;
    roque::CurrentMove last_current_;
};

} // namespace tabuleiro::cecp
