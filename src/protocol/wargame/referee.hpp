// The two sides of a game in lines of text, as state machines: each takes a line and returns what
// to print. Neither reads, prints nor looks at a clock; the time comes with the line.
#pragma once

#include <memory>
#include <string_view>

#include "engines/wargame/shooter.hpp"
#include "protocol/wargame/text.hpp"

namespace tabuleiro::wargame {

struct Reply {
    Lines lines;
    bool over = false; // nothing more will be read
};

// Mode 1: answers shots at its own board.
class Target {
  public:
    explicit Target(const Board& board) : board_(board) {}

    Reply start() const;
    // After the header: nothing, or the end if there is nothing to sink.
    Reply first_shot(long long seconds) const;
    // A shot. `seconds`: whole ones since the header was printed.
    Reply line(std::string_view text, long long seconds);
    static Reply end_of_input();

  private:
    Reply finish(Reply reply, long long seconds) const;

    Board board_;
    CellSet hit_;
    int tries_ = 0;
};

// Mode 2: fires, and is told what it hit.
class Attack {
  public:
    explicit Attack(const ShooterSetup& setup);

    Reply start() const;
    // After the header: the first shot, for which the shooter may need to prepare.
    Reply first_shot(long long seconds);
    // An answer to the last shot.
    Reply line(std::string_view text, long long seconds);
    static Reply end_of_input();

    const Knowledge& knowledge() const { return knowledge_; }

  private:
    Reply fire(long long seconds);
    Reply again(std::string_view why) const;

    ShooterSetup setup_;
    Knowledge knowledge_;
    std::unique_ptr<Shooter> shooter_; // from the first shot on
    Cell shot_;
};

} // namespace tabuleiro::wargame
