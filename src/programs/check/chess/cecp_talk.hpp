// A conversation with an xboard engine in which its moves are judged.
#pragma once

#include <map>

#include "games/chess/position.hpp"
#include "programs/check/chess/positions.hpp"
#include "programs/check/conversation.hpp"

namespace tabuleiro::programs {

class CecpTalk {
  public:
    explicit CecpTalk(Conversation& conversation) : talk_(conversation) {}

    Conversation& raw() { return talk_; }
    void send(std::string_view line) { talk_.send(line); }

    // xboard, protover 2; features until done=1.
    void greet();
    // Greets it and starts a game in which it moves quickly, but does not play yet.
    void begin();
    bool has(std::string_view feature) const;
    const std::map<std::string, std::string>& features() const { return features_; }

    // Greets it and starts a game in which it plays black, quickly.
    void begin_playing();
    // new and force, and the first position; `clock` is a level command.
    void new_game(std::string_view clock);
    // The same, with so little time and depth that every move comes at once.
    void new_quick_game();
    void set_board(std::string_view fen);
    // A move of the user; must be legal.
    void user_move(std::string_view move);
    // A move that the engine must refuse.
    void illegal_move(std::string_view move);
    void undo(int plies);
    void told(const positions::Told& told);
    // go, and a legal move.
    std::string go();
    // Its next move, which must be legal.
    std::string engine_move();
    // It has done all that it was told. Without the feature ping there is no way to know.
    void settle();

    const chess::Position& position() const { return past_.back(); }

  private:
    void play(chess::Move move);

    Conversation& talk_;
    std::map<std::string, std::string> features_;
    std::vector<chess::Position> past_{chess::Position()};
    int pings_ = 0;
};

// A line "move ...".
bool is_engine_move(std::string_view line);

} // namespace tabuleiro::programs
