// The dialogue with a chess engine: UCI (uci_dialogue.hpp) or CECP (cecp_dialogue.hpp).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "programs/dialogue/dialogue.hpp"
#include "programs/dialogue/engine_starts.hpp"
#include "programs/dialogue/protocol.hpp"

namespace tabuleiro::programs {

// How the next game begins.
struct GameStart {
    std::optional<std::string> fen; // none: the usual first position
    bool chess960 = false;
    PlayerLimits limits;
    bool ponder = false; // it may think while the opponent does
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

class EngineDialogue : public Dialogue {
  public:
    virtual Lines new_game(const GameStart&) = 0;
    virtual Lines think(const Question&) = 0; // Move, Resigns or Claims
    // The reply that it expects to its last move, if it must be told to think about it.
    virtual std::optional<std::string> expected_reply() const = 0;
    // Lets it think about its next turn, as if the last of the question's moves, the expected
    // reply, had been played; the next think() says what was. Nothing is answered until then.
    virtual Lines ponder(const Question&) = 0;
    virtual MoveText move_text() const = 0;
    // Requires: it has been greeted.
    virtual KnownStarts known_starts() const = 0;
};

// Requires: the protocol is Uci or Cecp.
std::unique_ptr<EngineDialogue> make_engine_dialogue(Protocol protocol, EngineOptions options);

} // namespace tabuleiro::programs
