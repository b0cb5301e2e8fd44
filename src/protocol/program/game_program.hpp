// A game as the answering side of the program protocol sees it, without the game's own types.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/player.hpp"
#include "engines/computer.hpp"
#include "protocol/messages/program.hpp"
#include "record/option_text.hpp"

namespace tabuleiro::program {

// What came of thinking.
struct Thought {
    Info info{};
    std::string move{};
};

// Runs on any thread; the game may not be used meanwhile.
using Thinking = std::function<Thought(const PlayTerms&)>;

class GameProgram {
  public:
    GameProgram() = default;
    GameProgram(const GameProgram&) = delete;
    GameProgram& operator=(const GameProgram&) = delete;
    virtual ~GameProgram() = default;

    virtual std::string_view game() const = 0;
    virtual int highest_level() const = 0;

    // Each of these changes nothing if it fails.
    virtual Expected<void> begin(std::span<const WrittenOption> options) = 0;
    virtual Expected<void> set_position(const SetPosition& position) = 0;
    virtual Expected<void> set_view(const SetView& view) = 0;

    // The player whose move is wanted; fails if there is none to be found.
    virtual Expected<Player> to_move() const = 0;
    // Requires: to_move() does not fail.
    virtual Thinking thinking() = 0;
};

} // namespace tabuleiro::program
