// The lines sent to a program and the meaning of its own: a state machine without any I/O, one
// implementation per protocol.
//
// Each request returns the lines to write; the program's lines go into receive(), one by one, and
// come out as events. Nonsense is ignored; a program that breaks the protocol shows by not
// answering. How games and turns are told differs from protocol to protocol: engine_dialogue.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "core/player.hpp"
#include "programs/dialogue/player_limits.hpp"
#include "protocol/messages/engine_score.hpp"

namespace tabuleiro::programs {

using Lines = std::vector<std::string>;
using EngineOptions = std::vector<std::pair<std::string, std::string>>;

// What a program reported about its search, from its own side.
struct Thought {
    std::optional<int> centipawns;
    std::optional<int> mate; // in moves; negative: it is mated
    int depth = 0;
    std::uint64_t nodes = 0;
    std::optional<std::uint64_t> nodes_per_second{}; // as it counts them
    std::vector<std::string> variation{};            // the principal one, as it writes moves

    void set(EngineScore score) {
        centipawns.reset();
        mate.reset();
        (score.kind == EngineScore::Kind::Mate ? mate : centipawns) = score.value;
    }

    friend bool operator==(const Thought&, const Thought&) = default;
};

struct Event {
    enum class Kind : std::uint8_t {
        Nothing,
        Move,    // text: the move
        Resigns, //
        Claims,  // text: a result that it claims, 1-0, 0-1 or 1/2-1/2
        Refuses, // text or why: what it does not accept: our move, our position, an option
    };
    Kind kind = Kind::Nothing;
    std::string text{};
    Lines replies{};             // to be written at once
    std::optional<Reason> why{}; // what is wrong with what it said; none: the text tells

    static Event refuses(Reason why) { return {Kind::Refuses, {}, {}, std::move(why)}; }
};

// How a game ended, for whoever played it.
struct GameOver {
    std::optional<Player> winner; // none: a draw
    std::string rule;             // one word: checkmate, time, crash
    std::string comment;          // for people
};

class Dialogue {
  public:
    virtual ~Dialogue() = default;

    // After this, and after a new game, send no request before waiting() has become false.
    virtual Lines hello() = 0;
    virtual bool waiting() const = 0;
    // Why the program cannot play the game that was begun last, if it cannot.
    virtual std::optional<std::string> objection() const = 0;

    virtual Lines stop() = 0; // makes it answer soon
    virtual Lines game_over(const GameOver& end) = 0;
    virtual Lines quit() = 0;

    virtual Event receive(std::string_view line) = 0;
    // The program has been silent for two seconds after hello: an old one may have nothing to say.
    virtual Event silence() = 0;

    virtual const Thought& thought() const = 0;
    // What it found in its last turn, the best first, where the protocol tells it.
    virtual const std::vector<Thought>& variations() const {
        static const std::vector<Thought> none;
        return none;
    }
    // It can play another game without being started again.
    virtual bool reusable() const = 0;
};

} // namespace tabuleiro::programs
