// A conversation by the program protocol in which the program's moves are judged.
#pragma once

#include "programs/check/conversation.hpp"
#include "programs/check/tested_game.hpp"
#include "protocol/messages/program.hpp"

namespace tabuleiro::programs {

class ProgramTalk {
  public:
    ProgramTalk(Conversation& conversation, const TestedGame& game)
        : talk_(conversation), game_(game) {}

    Conversation& raw() { return talk_; }
    const TestedGame& game() const { return game_; }
    void send(std::string_view line) { talk_.send(line); }

    // tabuleiro 1, and what it says of itself.
    void greet();
    const std::vector<std::string>& games() const { return games_; }
    const std::vector<program::Option>& options() const { return options_; }
    bool named() const { return named_; }
    bool authored() const { return authored_; }
    bool has_option(std::string_view name) const;

    // isready, and its answer.
    void ready();
    // Greets it, and starts a game.
    void begin();
    void new_game();
    // The seat whose move it is, the moment itself, and legal moves for whoever wants them.
    void set(const Situation& situation);
    // go TERMS, and a legal move.
    void think(std::string_view terms);
    // Its next move, which must be legal.
    void await_move();
    // The line is answered by `error SENTENCE`.
    void expect_error(std::string_view line);
    // No move has come that was not asked for.
    void no_more_moves();

  private:
    Conversation& talk_;
    const TestedGame& game_;
    std::vector<std::string> games_;
    std::vector<program::Option> options_;
    bool named_ = false;
    bool authored_ = false;
    const Situation* situation_ = nullptr;
};

// A line "move ...".
bool is_program_move(std::string_view line);

} // namespace tabuleiro::programs
