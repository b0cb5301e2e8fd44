#include "engines/renpaarden/evaluation.hpp"

#include <algorithm>

#include "core/inline_vector.hpp"
#include "engines/renpaarden/race.hpp"
#include "games/renpaarden/ending.hpp"

namespace tabuleiro::renpaarden {

namespace {

// The cells by how far they are from a player's own edge: row 0 is the first home row.
using Rows = std::array<CellSet, largest_size>;

struct Lines {
    ByPlayer<std::array<Rows, largest_size + 1>> rows; // by size
    std::array<CellSet, largest_size + 1> edge_columns;
    CellSet dark;
};

Lines make_lines() {
    Lines lines;
    for (int size = least_size; size <= largest_size; ++size) {
        const auto at = static_cast<std::size_t>(size);
        for (const Cell cell : board_cells(size)) {
            lines.rows.first[at][static_cast<std::size_t>(cell.row())].insert(cell);
            lines.rows.second[at][static_cast<std::size_t>(size - 1 - cell.row())].insert(cell);
            if (cell.column() == 0 || cell.column() == size - 1) {
                lines.edge_columns[at].insert(cell);
            }
        }
    }
    for (const Cell cell : board_cells(largest_size)) {
        if ((cell.column() + cell.row()) % 2 == 0) {
            lines.dark.insert(cell);
        }
    }
    return lines;
}

const Lines lines = make_lines();

CellSet leaps_of(CellSet cells) {
    CellSet reached;
    for (const Cell cell : cells) {
        reached |= leaps_from(cell);
    }
    return reached;
}

// One side's share of the terms.
class Side {
  public:
    Side(const Position& position, Player player)
        : position_(position), player_(player), size_(position.size()),
          knights_(position.knights(player)), goal_(position.goal(player)),
          outside_(knights_ - goal_), holes_(goal_ - knights_),
          rows_(lines.rows[player][static_cast<std::size_t>(size_)]) {}

    Amounts count() {
        count_rows();
        count_leaps();
        count_gains();
        count_rules();
        return amounts_;
    }

  private:
    int& amount(Term term) { return amounts_[static_cast<std::size_t>(term)]; }
    CellSet row(int number) const { return rows_[static_cast<std::size_t>(number)]; }
    int first_goal_row() const { return size_ - home_rows; }

    void count_rows() {
        for (int number = 0; number < first_goal_row(); ++number) {
            const int knights = (knights_ & row(number)).count();
            const int to_go = first_goal_row() - number;
            amount(Term::RowsToGo) += knights * to_go;
            amount(Term::RowsToGoSquared) += knights * to_go * to_go;
            if (knights > 0) {
                amount(Term::LastKnightRows) = std::max(amount(Term::LastKnightRows), to_go);
            }
        }
        amount(Term::Arrived) = (knights_ & goal_).count();
        amount(Term::ArrivedDeep) = (knights_ & row(size_ - 1)).count();
        amount(Term::EdgeColumns) =
            (outside_ & lines.edge_columns[static_cast<std::size_t>(size_)]).count();
        const int dark_knights = (outside_ & lines.dark).count();
        const int dark_holes = (holes_ & lines.dark).count();
        amount(Term::ColourMismatch) = std::abs(dark_knights - dark_holes);
    }

    // Distances grow outward from the holes, a leap at a time.
    void count_leaps() {
        CellSet reached = holes_;
        CellSet frontier = holes_;
        CellSet waiting = outside_;
        for (int leaps = 1; waiting.any(); ++leaps) {
            frontier = (leaps_of(frontier) & board_cells(size_)) - reached;
            reached |= frontier;
            amount(Term::LeapsToGo) += leaps * (waiting & frontier).count();
            waiting -= frontier;
        }
    }

    // R3: enemies a leap apart carry a knight from any of them to every exit.
    struct Ladder {
        CellSet members;
        int highest_exit;
    };

    int highest_row(CellSet cells, int floor) const {
        for (int number = size_ - 1; number > floor; --number) {
            if ((cells & row(number)).any()) {
                return number;
            }
        }
        return floor;
    }

    const Ladder& ladder_of(Cell enemy, CellSet enemies, CellSet empty) {
        for (const Ladder& ladder : ladders_) {
            if (ladder.members.contains(enemy)) {
                return ladder;
            }
        }
        CellSet members(enemy);
        CellSet frontier = members;
        CellSet touched;
        while (frontier.any()) {
            const CellSet leaps = leaps_of(frontier);
            touched |= leaps;
            frontier = (leaps & enemies) - members;
            members |= frontier;
        }
        ladders_.push_back({members, highest_row(touched & empty, -1)});
        return ladders_[ladders_.size() - 1];
    }

    void count_gains() {
        const CellSet enemies = position_.knights(opponent(player_));
        const CellSet empty = position_.empty();
        for (int number = 0; number < first_goal_row(); ++number) {
            for (const Cell knight : knights_& row(number)) {
                const CellSet leaps = leaps_from(knight);
                const int by_leap = highest_row(leaps & empty, number);
                int by_chain = by_leap;
                CellSet springs = leaps & enemies;
                while (springs.any()) {
                    const Ladder& ladder = ladder_of(springs.first(), enemies, empty);
                    by_chain = std::max(by_chain, ladder.highest_exit);
                    springs -= ladder.members;
                }
                const int gain = by_chain - number;
                amount(Term::GainBest) = std::max(amount(Term::GainBest), gain);
                amount(Term::GainSum) += gain;
                amount(Term::Chains) += by_chain > by_leap ? 1 : 0;
            }
        }
    }

    void count_rules() {
        const Player enemy = opponent(player_);
        const CellSet at_home = knights_ - position_.left(player_);
        const CellSet blockers = position_.knights(enemy) - position_.left(enemy);
        amount(Term::NeverLeft) = at_home.count();
        amount(Term::BlockedCells) = (goal_ & blockers).count();
        amount(Term::GoalScoreLate) =
            goal_score(position_, player_) * position_.plies_since_entry() / late_share;
        amount(Term::HalfFull) = amount(Term::Arrived) > size_ ? 1 : 0;
    }

    // The late goal score counts once per this many plies without an entry.
    static constexpr int late_share = 20;

    const Position& position_;
    Player player_;
    int size_;
    CellSet knights_;
    CellSet goal_;
    CellSet outside_; // knights that have not arrived
    CellSet holes_;   // goal cells not held
    const Rows& rows_;
    InlineVector<Ladder, knights_per_side(largest_size)> ladders_;
    Amounts amounts_{};
};

} // namespace

Amounts count_terms(const Position& position) {
    Amounts amounts = Side(position, Player::First).count();
    const Amounts seconds = Side(position, Player::Second).count();
    for (std::size_t term = 0; term < term_count; ++term) {
        amounts[term] -= seconds[term];
    }
    const int to_move = position.to_move() == Player::First ? 1 : -1;
    amounts[static_cast<std::size_t>(Term::ToMove)] = to_move;
    if (armies_have_passed(position)) {
        const int turns =
            turns_to_arrive(position, Player::Second) - turns_to_arrive(position, Player::First);
        // The player to move is half a turn ahead, so the race is never level.
        const int lead = 2 * turns + to_move;
        amounts[static_cast<std::size_t>(Term::RaceLead)] = lead;
        amounts[static_cast<std::size_t>(Term::RaceWon)] = lead > 0 ? 1 : -1;
    }
    return amounts;
}

search::Score evaluate(const Position& position, const Amounts& values) {
    const Amounts amounts = count_terms(position);
    int sum = 0;
    for (std::size_t term = 0; term < term_count; ++term) {
        sum += amounts[term] * values[term];
    }
    return position.to_move() == Player::First ? sum : -sum;
}

} // namespace tabuleiro::renpaarden
