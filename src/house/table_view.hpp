// What a viewer of a table is sent: JSON messages of docs/protocols/web.md, and the game as text.
// Of a game with secrets they say what the viewer may know.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "house/table.hpp"

namespace tabuleiro::house {

// The current board of a table as JSON, by perspective: for all messages about one change.
using WrittenBoards = std::map<std::optional<Player>, std::string>;

// What players are called; none: as their seats say.
using SeatNames = ByPlayer<std::optional<std::string>>;

class TableView {
  public:
    // The table must outlive it.
    TableView(const Table& table, Viewer viewer) : table_(table.state()), viewer_(viewer) {}

    // Everything.
    std::string state(WallTime now) const;
    // What changed after a version; also over many. Requires: 0 <= since <= version().
    std::string change(int since, WallTime now) const;
    // The same; viewers with the same perspective share a board. Requires: the boards are of this
    // version of the table.
    std::string change(int since, WallTime now, WrittenBoards& boards) const;
    // Which players are looking.
    std::string presence() const;
    // The position at an earlier ply.
    [[nodiscard]] Allowed<std::string> past(const Command& show) const;
    // An element of "tables" in /api/house.
    std::string summary() const;
    // An element of "boards" in the lobby.
    std::string small_board() const;
    // The same with the clocks as they were at the last event.
    std::string small_board_with_clocks() const;
    // The moves for analysis: TableMoves. Refuses while the game is on, and always in a game with
    // secrets.
    [[nodiscard]] Allowed<std::string> move_list() const;

    // The game as text: PGN for chess. Players may be called otherwise there.
    std::string record(const SeatNames& names = {}) const;
    std::string_view record_extension() const; // "pgn" or "txt"

  private:
    std::optional<Player> perspective() const;
    bool may_move() const;
    BoardView board_view(int ply) const;
    const std::string& written_board(WrittenBoards& boards) const;
    std::optional<NextCells> premoves() const;

    void write_seats(JsonWriter& out) const;
    void write_present(JsonWriter& out) const;
    void write_history(JsonWriter& out, int from) const;
    void write_choices(JsonWriter& out) const;
    void write_clocks(JsonWriter& out, WallTime now) const;
    void write_small_board(JsonWriter& out) const;
    void write_days(JsonWriter& out) const;
    void write_offer(JsonWriter& out) const;
    void write_allowed(JsonWriter& out, WallTime now) const;
    void write_rematch(JsonWriter& out) const;
    void write_pause(JsonWriter& out) const;
    void write_greetings(JsonWriter& out) const;
    template <class Wanted>
    void write_fields(JsonWriter& out, int from_ply, WallTime now, WrittenBoards& boards,
                      const Wanted& wanted) const;

    std::string plain_record(const Settings& settings) const;

    const TableState& table_;
    Viewer viewer_;
};

} // namespace tabuleiro::house
