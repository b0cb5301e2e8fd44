// Everything the rules need at one moment of a race, always sound.
//
// Beside the board, R6 b) needs to know which knights have entered their goal rows and which have
// left their home rows, and the plies since the last first entry; the literal rules count plies.
// The options agreed before the game are kept too, one byte each.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/player.hpp"
#include "games/renpaarden/board.hpp"
#include "games/renpaarden/options.hpp"

namespace tabuleiro::renpaarden {

// R4: a whole turn; the path in between is only for display (path.hpp reconstructs it).
struct Move {
    Cell from;
    Cell to;

    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};

// A position as given by a text or an editor; may be nonsense.
struct Setup {
    Options options;
    ByPlayer<CellSet> knights;
    Player to_move = Player::First;
    CellSet entered;  // knights that have entered, beside those on their goal rows
    CellSet returned; // knights on their home rows that had left them
    int plies_since_entry = 0;
    int plies = 0;
    bool won_mid_chain = false;
};

class Position {
  public:
    // R6 b): plies without a first entry that end the game; R6: plies that end a literal one.
    static constexpr int max_plies_since_entry = 100;
    static constexpr int max_literal_plies = 600;

    // The start on the largest board, with the default options.
    Position();

    // Fails with all reasons at once, one sentence each.
    static Expected<Position> from(const Setup& setup);

    // The setup from which `from` makes this position.
    Setup setup() const;

    // Requires: the turn is legal (turns.hpp).
    void play(Move turn);

    int size() const { return size_; }
    Options options() const { return {size_, rules_, win_}; }
    Ruleset rules() const { return rules_; }
    WinCheck win_check() const { return win_; }

    Player to_move() const { return to_move_; }
    CellSet knights(Player player) const { return knights_[player]; }
    CellSet empty() const { return board_cells(size_) - knights_.first - knights_.second; }
    CellSet home(Player player) const { return home_cells(player, size_); }
    CellSet goal(Player player) const { return goal_cells(player, size_); }

    // Knights that once ended a turn on their goal rows, and outside their home rows (R6 b).
    CellSet entered(Player player) const { return entered_[player]; }
    CellSet left(Player player) const { return left_[player]; }

    int plies_since_entry() const { return plies_since_entry_; }
    int plies() const { return plies_; }

    // R5, mid-chain: the turn just played passed through a position that wins.
    bool won_mid_chain() const { return won_mid_chain_; }

    // Board and side to move: what R6 c) compares. Counters and marks are left out.
    std::uint64_t key() const { return key_; }
    std::uint64_t key_from_scratch() const;
    bool same_board(const Position& other) const {
        return knights_ == other.knights_ && to_move_ == other.to_move_;
    }

    Reasons broken_invariants() const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    struct Blank {};
    explicit Position(Blank) {} // no knights yet

    ByPlayer<CellSet> knights_;
    ByPlayer<CellSet> entered_;
    ByPlayer<CellSet> left_;
    std::uint64_t key_ = 0;
    std::uint16_t plies_ = 0;
    std::uint16_t plies_since_entry_ = 0;
    std::uint8_t size_ = largest_size;
    Ruleset rules_ = Ruleset::House;
    WinCheck win_ = WinCheck::TurnEnd;
    Player to_move_ = Player::First;
    bool won_mid_chain_ = false;
};

// The setup before the first turn (R1). Requires: the size is valid.
Setup start_setup(const Options& options);

} // namespace tabuleiro::renpaarden
