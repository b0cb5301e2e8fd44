// The quality criteria C.5 to C.19 as digits: what a pair adds to each of them. Criteria are
// compared in their order, so a heavier matching is a better pairing if each criterion is a digit
// of the weight.
#pragma once

#include <vector>

#include "league/swiss/bracket.hpp"

namespace tabuleiro::league {

// All candidates of a bracket: its members, then the players below it who are looked at, then the
// bye. They are numbered from 0.
class Candidates {
  public:
    enum class Scope : std::uint8_t {
        NextGroup, // the members and the next group
        Everybody, // to be sure that everybody below can be paired
    };
    Candidates(const BracketTask& task, Scope scope);

    std::size_t size() const { return numbers_.size() + (has_bye_ ? 1 : 0); }
    std::size_t members() const { return members_; }
    std::size_t moved_down() const { return task_.moved_down.size(); }
    bool is_member(std::size_t candidate) const { return candidate < members_; }
    PlayerNumber number(std::size_t candidate) const { return numbers_[candidate]; }
    Scope scope() const { return scope_; }
    const BracketTask& task() const { return task_; }

    bool may_be_paired(std::size_t a, std::size_t b) const;
    bool is_bye(std::size_t candidate) const { return candidate == numbers_.size(); }
    bool is_next(std::size_t candidate) const {
        return candidate >= members_ && candidate < members_ + task_.next.size();
    }
    const SwissHistory& history(std::size_t candidate) const {
        return task_.players[numbers_[candidate]];
    }

  private:
    const BracketTask& task_;
    Scope scope_;
    std::size_t members_;
    std::vector<PlayerNumber> numbers_;
    bool has_bye_ = false;
};

// The digits of a pair's weight, the most important first.
class Criteria {
  public:
    explicit Criteria(const Candidates& candidates);

    // What the pair gains over leaving both without an opponent. Requires: a < b.
    std::vector<int> gain(std::size_t a, std::size_t b) const;
    std::size_t digits() const { return digits_; }

  private:
    struct Differences { // of points, the largest first, each a digit
        std::size_t first_digit = 0;
        std::vector<int> values;

        void collect(std::vector<int> found);
        std::size_t digit(int difference) const;
    };

    int unpaired_difference(std::size_t candidate) const;
    int unpaired_difference_below(std::size_t candidate) const;
    void count_colours(std::size_t a, std::size_t b, std::vector<int>& digits) const;
    void count_float(const SwissHistory& player, Float direction, int difference, int sign,
                     std::vector<int>& digits) const;
    void gain_below(std::size_t a, std::size_t b, std::vector<int>& digits) const;

    const Candidates& candidates_;
    bool looks_ahead_;
    int lowest_ = 0;       // points of the lowest member
    int lowest_below_ = 0; // and of the next group
    std::size_t pairs_digit_ = 0;
    std::size_t pairs_below_digit_ = 0;
    std::size_t colour_digit_ = 0; // of C.8, the others follow
    std::size_t float_digit_ = 0;  // of C.12
    Differences differences_;
    Differences differences_below_;
    std::size_t float_differences_digit_ = 0; // of C.16
    std::size_t digits_ = 0;
};

} // namespace tabuleiro::league
