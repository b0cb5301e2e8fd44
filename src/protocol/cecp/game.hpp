// The game on the board, as the user has set it: position and moves, the requested side to move,
// the excluded moves, and whether it is over.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engines/chess/search_request.hpp"
#include "protocol/messages/cecp.hpp"

namespace tabuleiro::cecp {

class Game {
  public:
    const Record<chess::Chess>& record() const { return record_; }
    const chess::Position& position() const { return record_.position(); }
    int plies() const { return record_.plies(); }

    // The last position that was set up is legal.
    bool is_sound() const { return sound_; }
    // No more moves are accepted.
    bool is_over() const { return over_; }
    void set_over(bool over) { over_ = over; }
    void set_chess960(bool on) { chess960_ = on; }

    // An illegal position leaves the old one on the board, which is then not played on.
    void set_up(const Expected<chess::Position>& position);
    // Requires: the move is legal.
    void play(chess::Move move);
    // False if there are fewer.
    bool take_back(int plies);

    // The side to move: sent before clock times, so the board is not changed before settle_turn().
    void ask_turn(Player player) { asked_turn_ = player; }
    void settle_turn();

    // Excludes a move, or "all", from the search, or includes it again; false if it is neither.
    enum class Search : std::uint8_t { No, Yes };
    bool exclude(std::string_view move, Search search);
    // None: no move is left to search. An empty list: all of them.
    std::optional<std::vector<chess::Move>> allowed_moves() const;

    // In the protocol's notation.
    std::string text(chess::Move move) const;

  private:
    Record<chess::Chess> record_ = roque::engine_game();
    std::optional<Player> asked_turn_;
    std::vector<chess::Move> excluded_;
    bool over_ = false;
    bool sound_ = true;
    bool chess960_ = false;
};

// How the protocol announces it.
Claim claim_of(const Outcome<chess::Rule>& outcome);

} // namespace tabuleiro::cecp
