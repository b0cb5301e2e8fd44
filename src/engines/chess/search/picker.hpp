// Returns the moves of a node, best guesses first, and makes no list before it is needed.
//
// The stages: the table's move; captures and queen promotions that lose nothing, by victim and
// history; quiet moves, killers and the counter move first, by history, danger and checks; the
// captures that lose. In check all evasions are one list. Every move is legal, and occurs once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engines/chess/attack_map.hpp"
#include "engines/chess/search/candidate.hpp"
#include "engines/chess/search/check_map.hpp"

namespace tabuleiro::roque {

enum class Stage : std::uint8_t {
    TableMove,
    MakeCaptures,
    GoodCaptures,
    MakeQuiets,
    Quiets,
    BadCaptures,
    MakeEvasions,
    Evasions,
    Done,
};

// Captures: those that lose nothing and did not repeatedly fail elsewhere, for quiescence; in check
// all moves are wanted.
enum class Wanted : std::uint8_t { All, Captures };

// What a node knows besides the position.
struct OrderingHints {
    std::optional<Candidate> table_move; // known to be legal
    std::array<Move, 2> killers;
    Move counter;
    // Of the moves 1, 2 and 4 plies ago; may be null.
    std::array<const ContinuationRow*, 3> rows{};
    AttackMap enemy_attacks;
    const CheckMap* checks = nullptr; // null: moves that give check are like others
};

class MovePicker {
  public:
    // The arguments must outlive the picker.
    MovePicker(const Position& position, Histories& histories, const OrderingHints& hints,
               bool in_check, Wanted wanted);
    MovePicker(const Position&, Histories&, OrderingHints&&, bool, Wanted) = delete;

    std::optional<Candidate> next();
    void skip_quiets() { skip_quiets_ = true; }

  private:
    void rank_captures();
    void rank_quiets(CandidateList& list);
    int rank_quiet(const Candidate& candidate) const;
    Candidate take_best(CandidateList& list);
    bool is_table_move(Move move) const {
        return hints_.table_move && hints_.table_move->move == move;
    }

    const Position& position_;
    Histories& histories_;
    const OrderingHints& hints_;
    Wanted wanted_;
    bool in_check_;
    Stage stage_ = Stage::TableMove;
    bool skip_quiets_ = false;
    std::size_t next_ = 0;
    std::size_t next_bad_ = 0;
    CandidateList list_;
    CandidateList bad_;
};

// Every quiet move, in no particular order.
CandidateList quiet_candidates(const Position& position);

// The candidate for a move, if it is legal here.
std::optional<Candidate> legal_candidate(const Position& position, Move move);

// How quiet moves have done, all histories together.
int quiet_history(Histories& histories, Player player, const Candidate& candidate,
                  const OrderingHints& hints);

} // namespace tabuleiro::roque
