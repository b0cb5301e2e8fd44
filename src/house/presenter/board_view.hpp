// What the page draws, in its own words (docs/protocols/web.md): boards with pieces and marks, the
// choices of the player to move, and moves that were played. It knows no game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json_writer.hpp"
#include "core/player.hpp"
#include "house/presenter/cell_name.hpp"
#include "house/viewer.hpp"
#include "record/result.hpp"

namespace tabuleiro::house {

using Path = std::vector<CellName>;

// A piece that lies beside the board. Words live as long as the program.
struct LoosePiece {
    std::string_view is;
    Player by = Player::First;
    std::string label{};

    friend bool operator==(const LoosePiece&, const LoosePiece&) = default;
};

struct Piece {
    CellName at;
    std::string_view is;
    Player by = Player::First;
    std::string label{};
    std::optional<int> uses{};
};

struct Mark {
    CellName at;
    std::string_view is;
};

// The ships of one kind that a board hides, and how many of them are known to be sunk.
struct Squadron {
    std::string_view is;
    int ships = 0;
    int sunk = 0;
};

struct Board {
    std::string_view name = "main";
    std::vector<std::string> columns;
    std::vector<std::string> rows; // from the top
    std::string_view pattern = "checkered";
    bool turns = true;
    std::vector<Piece> pieces{};
    std::vector<Mark> marks{};
    std::vector<Squadron> fleet{}; // empty in games without fleets
};

struct BoardView {
    std::vector<Board> boards;
    ByPlayer<std::vector<LoosePiece>> beside{};
};

// A way to play one move.
struct Choice {
    std::string move;
    Path path;
    std::string_view kind = "step";
    std::string choice{}; // empty: there is nothing to choose
    Path touches{};
    Path also{}; // cells that mean the same when touched in place of the last one of the path
};

// From each cell where a piece may be in the middle of its move, the cells that it may touch next.
using NextCells = std::vector<std::pair<CellName, Path>>;

// Pieces of the player to move that cannot, and why, in a word.
using Stuck = std::vector<std::pair<CellName, std::string_view>>;

// A move that was played, as everybody may know it.
struct PlayedMove {
    Player by = Player::First;
    std::string text{};
    std::string note{};
    Path path{};
    std::vector<std::string_view> effects{};
    std::string_view piece{};
    std::vector<LoosePiece> taken{};
};

// The opening that a line of moves belongs to, and after how many of them.
struct NamedOpening {
    std::string_view english;
    std::string_view portuguese;
    int plies = 0;
};

void write(JsonWriter& out, const Path& path);
void write(JsonWriter& out, const BoardView& board_view);
void write(JsonWriter& out, const std::vector<Choice>& choices);
void write(JsonWriter& out, const NextCells& next_cells);
void write(JsonWriter& out, const Stuck& stuck);
// Milliseconds, where the mover has a clock.
struct MoveTime {
    std::optional<std::int64_t> left;  // after the move
    std::optional<std::int64_t> spent; // on the move; none for the first one, which is free
};
void write(JsonWriter& out, const PlayedMove& played, const MoveTime& time);

void write(JsonWriter& out, const NamedOpening& opening);
void write(JsonWriter& out, const Result& result);

// "first" or "second"; null without.
void write(JsonWriter& out, std::optional<Player> player);
template <class T>
void write(JsonWriter& out, const std::optional<T>& value) {
    if (value) {
        write(out, *value);
    } else {
        out.null();
    }
}

// The labels "a" to "h", or "8" to "1": as many as there are, from one to the other.
std::vector<std::string> letters(char first, int count);
std::vector<std::string> numbers(int from, int to);

} // namespace tabuleiro::house
