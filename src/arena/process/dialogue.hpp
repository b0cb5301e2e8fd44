// The lines sent to an engine and the meaning of its own: a state machine without any I/O, one
// implementation per protocol (uci_dialogue.hpp, cecp_dialogue.hpp).
//
// Each request returns the lines to write; the engine's lines go into receive(), one by one, and
// come out as events. Nonsense is ignored; an engine that breaks the protocol shows by not
// answering.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/players/player_limits.hpp"
#include "core/player.hpp"
#include "protocol/messages/engine_score.hpp"

namespace tabuleiro::arena {

using Lines = std::vector<std::string>;
using EngineOptions = std::vector<std::pair<std::string, std::string>>;

// What an engine reported about its search, from its own side.
struct Thought {
    std::optional<int> centipawns;
    std::optional<int> mate; // in moves; negative: it is mated
    int depth = 0;
    std::uint64_t nodes = 0;

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
        Refuses, // text: what it does not accept: our move, our position, an option
    };
    Kind kind = Kind::Nothing;
    std::string text{};
    Lines replies{}; // to be written at once
};

// How the next game begins.
struct GameStart {
    std::optional<std::string> fen; // none: the usual first position
    bool chess960 = false;
    PlayerLimits limits;
};

// A turn to think about.
struct Question {
    std::vector<std::string> moves; // from the first position to this one, in its move_text()
    Player to_move = Player::First;
    ByPlayer<std::optional<Duration>> left;
    ByPlayer<PlayerLimits> limits;
    std::optional<int> moves_to_control;
};

// The notation in which an engine expects moves.
enum class MoveText : std::uint8_t {
    Coordinates,     // e1g1; king to rook in Chess960
    CastlingLetters, // coordinates, but O-O and O-O-O in Chess960
    San,
};

class Dialogue {
  public:
    virtual ~Dialogue() = default;

    // After these two, send no request before waiting() has become false.
    virtual Lines hello() = 0;
    virtual Lines new_game(const GameStart&) = 0;
    virtual bool waiting() const = 0;
    // Why the engine cannot play the game that new_game began, if it cannot.
    virtual std::optional<std::string> objection() const = 0;

    virtual Lines think(const Question&) = 0; // Move, Resigns or Claims
    virtual Lines stop() = 0;                 // makes it answer think soon
    // The result as in PGN, and why.
    virtual Lines game_over(std::string_view result, std::string_view reason) = 0;
    virtual Lines quit() = 0;

    virtual Event receive(std::string_view line) = 0;
    // The engine has been silent for two seconds after hello: an old one may have nothing to say.
    virtual Event silence() = 0;

    virtual const Thought& thought() const = 0;
    virtual MoveText move_text() const = 0;
    // It can play another game without being started again.
    virtual bool reusable() const = 0;
};

enum class Protocol : std::uint8_t { Uci, Cecp };

std::unique_ptr<Dialogue> make_dialogue(Protocol protocol, EngineOptions options);

} // namespace tabuleiro::arena
