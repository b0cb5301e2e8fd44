// A conversation with a UCI engine in which its moves are judged.
#pragma once

#include "games/chess/position.hpp"
#include "programs/check/chess/positions.hpp"
#include "programs/check/conversation.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::programs {

class UciTalk {
  public:
    explicit UciTalk(Conversation& conversation) : talk_(conversation) {}

    Conversation& raw() { return talk_; }
    void send(std::string_view line) { talk_.send(line); }

    // uci; the options that it offers.
    std::vector<uci::Option> greet();
    // isready, and its answer.
    void ready();
    // Greets it, and waits until it is ready.
    void begin();

    // position TEXT, which must be legal: "startpos moves e2e4".
    void position(const std::string& text);
    void position(const positions::Told& told);
    // go TERMS, and a legal answer.
    std::string think(std::string_view terms);
    // The next bestmove, which must be legal; the move.
    std::string best_move();
    // The next bestmove, whatever it is.
    std::string any_best_move();
    // No bestmove has come that was not asked for.
    void no_more_moves();

    const chess::Position& position() const { return position_; }

  private:
    Conversation& talk_;
    chess::Position position_;
};

// A line "bestmove ...".
bool is_best_move(std::string_view line);

} // namespace tabuleiro::programs
