// The answering side of the program protocol (docs/protocols/program.md), as a state machine
// without input, output or threads. isready, stop and quit act at once; whatever else comes while
// it thinks waits for the move.
#pragma once

#include <atomic>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages/program.hpp"
#include "protocol/program/game_program.hpp"

namespace tabuleiro::program {

// A move that is to be found: run it on any thread, and tell the machine what came of it.
struct Task {
    Thinking think;
    PlayTerms terms;

    Thought operator()() const { return think(terms); }
};

class Port {
  public:
    Port() = default;
    Port(const Port&) = delete;
    Port& operator=(const Port&) = delete;
    virtual ~Port() = default;

    virtual void say(std::string_view line) = 0;
    virtual void start(Task task) = 0;
    virtual std::uint64_t random_seed() = 0;
};

using GamePrograms = std::vector<std::unique_ptr<GameProgram>>;

class Machine {
  public:
    // Requires: at least one game.
    Machine(std::string name, GamePrograms games, Port& port);

    void on_line(std::string_view line);
    // A line that was too long to be kept.
    void on_long_line() { refuse("The line is too long."); }
    void on_end_of_input() { on(Quit{}); }
    void on_thought(const Thought& thought);

    // quit was read, or the input ended, and no thought is to come.
    bool is_finished() const { return quitting_ && !thinking_; }

  private:
    void handle(const Command& command);

    void on(const Hello& hello);
    void on(const SetOption& wanted);
    void on(const NewGame& wanted);
    void on(const TakeSeat& taken) { seat_ = taken.seat; }
    void on(const IsReady&) { say(ReadyOk{}); }
    void on(const SetPosition& position);
    void on(const SetView& view);
    void on(const Legal&) {} // its games know their rules
    void on(const Go& go);
    void on(const Stop&);
    void on(const End&) { game_ = nullptr; }
    void on(const Quit&);
    void on(const Malformed& line) { refuse(line.sentence); }
    void on(const Unknown&) {}

    void say(const Message& message) { port_.say(format(message)); }
    void refuse(std::string sentence) { say(Complaint{std::move(sentence)}); }
    void refuse_unless(const Expected<void>& done);
    std::vector<std::string> game_names() const;

    std::string name_;
    GamePrograms games_;
    Port& port_;
    std::vector<Option> options_;
    int level_;
    std::uint64_t seed_ = 0; // 0: another for each game
    GameProgram* game_ = nullptr;
    std::uint64_t game_seed_ = 0;
    std::optional<Player> seat_;
    bool thinking_ = false;
    bool quitting_ = false;
    std::shared_ptr<std::atomic<bool>> stopped_ = std::make_shared<std::atomic<bool>>(false);
    std::deque<Command> waiting_;
};

} // namespace tabuleiro::program
