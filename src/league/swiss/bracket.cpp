#include "league/swiss/bracket.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>

#include "league/matching/matching_chooser.hpp"
#include "league/matching/wide_integer.hpp"
#include "league/swiss/criteria.hpp"

namespace tabuleiro::league {
namespace {

// How many bits count up to this, with a sign.
std::size_t bits_for(std::size_t largest) {
    std::size_t bits = 2;
    while ((std::size_t{1} << (bits - 1)) <= largest) {
        ++bits;
    }
    return bits;
}

// Digits of all pairs, without those that are zero for every pair.
struct DigitTable {
    std::size_t candidates = 0;
    std::vector<std::vector<int>> gains; // [a * candidates + b]; empty: they may not be paired
    std::vector<std::size_t> used;       // digits

    explicit DigitTable(const Candidates& all);
    const std::vector<int>& gain(std::size_t a, std::size_t b) const {
        return gains[a * candidates + b];
    }
};

DigitTable::DigitTable(const Candidates& all) : candidates(all.size()) {
    const Criteria criteria(all);
    gains.resize(candidates * candidates);
    std::vector<bool> is_used(criteria.digits());
    for (std::size_t a = 0; a < candidates; ++a) {
        for (std::size_t b = a + 1; b < candidates; ++b) {
            if (!all.may_be_paired(a, b)) {
                continue;
            }
            auto& digits = gains[a * candidates + b];
            digits = criteria.gain(a, b);
            for (std::size_t i = 0; i < digits.size(); ++i) {
                is_used[i] = is_used[i] || digits[i] != 0;
            }
        }
    }
    for (std::size_t i = 0; i < is_used.size(); ++i) {
        if (is_used[i]) {
            used.push_back(i);
        }
    }
}

// Chooses the pairs of a bracket in the order of the rules: who of those who came down is paired
// (D.3), with whom (D.1), how the upper and the lower half of the others change places (D.2), and
// who in them meets whom (D.1).
template <std::size_t words>
class BracketChooser {
  public:
    using Weight = WideInteger<words>;

    BracketChooser(const Candidates& candidates, const DigitTable& table, std::size_t bits)
        : candidates_(candidates), chooser_(weights_of(candidates, table, bits)) {}

    static std::size_t spare_bits(std::size_t candidates) {
        return bits_for(candidates) + bits_for(candidates * candidates);
    }

    BracketPairs choose() {
        choose_moved_down();
        choose_halves();
        for (const std::size_t a : upper_) {
            match_first(a, lower_);
        }
        return result();
    }

  private:
    static EdgeWeights<Weight> weights_of(const Candidates& candidates, const DigitTable& table,
                                          std::size_t bits) {
        EdgeWeights<Weight> weights(candidates.size());
        for (std::size_t a = 0; a < candidates.size(); ++a) {
            for (std::size_t b = a + 1; b < candidates.size(); ++b) {
                const std::vector<int>& digits = table.gain(a, b);
                if (digits.empty()) {
                    continue;
                }
                Weight weight(0);
                std::size_t shift = spare_bits(candidates.size()) + bits * table.used.size();
                for (const std::size_t digit : table.used) {
                    shift -= bits;
                    if (digits[digit] != 0) {
                        weight += Weight::shifted(digits[digit], shift);
                    }
                }
                weights.set(a, b, weight);
            }
        }
        return weights;
    }

    bool is_resident(std::size_t candidate) const {
        return candidate >= candidates_.moved_down() && candidates_.is_member(candidate);
    }
    bool is_paired_here(std::size_t candidate) const {
        const std::size_t mate = chooser_.mate(candidate);
        return mate != unmatched && candidates_.is_member(mate);
    }

    // With the first of them with whom a best pairing is possible.
    void match_first(std::size_t a, const std::vector<std::size_t>& others) {
        for (const std::size_t b : others) {
            if (chooser_.match(a, b)) {
                return;
            }
        }
    }

    void choose_moved_down() {
        std::vector<std::size_t> paired;
        for (std::size_t a = 0; a < candidates_.moved_down(); ++a) {
            if (chooser_.match_among(a, [&](std::size_t b) { return is_resident(b); })) {
                paired.push_back(a);
            }
        }
        std::vector<std::size_t> residents;
        for (std::size_t b = candidates_.moved_down(); b < candidates_.members(); ++b) {
            residents.push_back(b);
        }
        for (const std::size_t a : paired) {
            match_first(a, residents);
        }
    }

    // The residents who are left, as an upper half and the others.
    void choose_halves() {
        std::vector<std::size_t> left;
        std::size_t paired = 0;
        for (std::size_t b = candidates_.moved_down(); b < candidates_.members(); ++b) {
            if (!is_paired_here(b) || is_resident(chooser_.mate(b))) {
                left.push_back(b);
                paired += is_paired_here(b) ? 1 : 0;
            }
        }
        const auto middle = left.begin() + static_cast<std::ptrdiff_t>(paired / 2);
        upper_.assign(left.begin(), middle);
        lower_.assign(middle, left.end());
        if (!chooser_.restrict_to(
                [&](std::size_t a, std::size_t b) { return !is_within_a_half(a, b); })) {
            exchange_between_halves();
        }
        forbid_within(upper_);
        forbid_within(lower_);
    }

    bool is_in_lower(std::size_t candidate) const {
        return std::binary_search(lower_.begin(), lower_.end(), candidate);
    }
    bool is_in_upper(std::size_t candidate) const {
        return std::binary_search(upper_.begin(), upper_.end(), candidate);
    }
    bool is_within_a_half(std::size_t a, std::size_t b) const {
        return (is_in_upper(a) && is_in_upper(b)) || (is_in_lower(a) && is_in_lower(b));
    }
    void forbid_within(const std::vector<std::size_t>& half) {
        for (const std::size_t a : half) {
            for (const std::size_t b : half) {
                assert(chooser_.mate(a) != b);
                chooser_.remove(a, b);
            }
        }
    }

    // D.2: as few as possible change halves, then those who are nearest to each other; then the
    // lowest of the upper half, and then the highest of the lower half. Of two residents who meet,
    // the higher one is in the upper half then; whoever moves on to the next bracket is in the
    // lower.
    void exchange_between_halves() {
        EdgeWeights<Weight> refined = chooser_.weights();
        const std::size_t count_bits = bits_for(candidates_.size() * candidates_.size());
        std::vector<std::size_t> residents = upper_;
        residents.insert(residents.end(), lower_.begin(), lower_.end());
        for (std::size_t i = 0; i < residents.size(); ++i) {
            for (std::size_t j = i + 1; j < residents.size(); ++j) {
                const std::size_t a = residents[i];
                const std::size_t b = residents[j];
                if (refined.has_edge(a, b)) {
                    const std::int64_t exchanges = i < upper_.size() ? 0 : 1;
                    refined.set(a, b,
                                refined.at(a, b) - Weight::shifted(exchanges, count_bits) -
                                    Weight(static_cast<std::int64_t>(a)));
                }
            }
        }
        chooser_.refine(std::move(refined));

        const auto goes_down = [&](std::size_t a, std::size_t mate) {
            return mate == unmatched || !is_resident(mate) || mate < a;
        };
        const auto exchanged = static_cast<std::size_t>(
            std::count_if(upper_.begin(), upper_.end(),
                          [&](std::size_t a) { return goes_down(a, chooser_.mate(a)); }));
        std::vector<std::size_t> down;
        std::vector<std::size_t> up;
        for (auto a = upper_.rbegin(); a != upper_.rend() && down.size() < exchanged; ++a) {
            if (chooser_.restrict_to(*a, [&](std::size_t b) { return goes_down(*a, b); })) {
                down.push_back(*a);
            }
        }
        for (const std::size_t a : lower_) {
            if (up.size() < down.size() &&
                chooser_.match_among(a, [&](std::size_t b) { return b > a && is_in_lower(b); })) {
                up.push_back(a);
            }
        }
        const auto move = [](std::vector<std::size_t>& from, std::vector<std::size_t>& to,
                             const std::vector<std::size_t>& which) {
            for (const std::size_t a : which) {
                from.erase(std::find(from.begin(), from.end(), a));
                to.push_back(a);
            }
        };
        std::sort(up.begin(), up.end());
        std::vector<std::size_t> new_lower = lower_;
        move(upper_, new_lower, down);
        move(new_lower, upper_, up);
        lower_ = std::move(new_lower);
        std::sort(upper_.begin(), upper_.end());
        std::sort(lower_.begin(), lower_.end());
    }

    BracketPairs result() const {
        BracketPairs found;
        for (std::size_t a = 0; a < candidates_.members(); ++a) {
            const std::size_t b = chooser_.mate(a);
            if (!is_paired_here(a)) {
                found.down.push_back(candidates_.number(a));
            } else if (a < b) {
                found.pairs.emplace_back(candidates_.number(a), candidates_.number(b));
            }
        }
        for (std::size_t a = 0; a < candidates_.members() + candidates_.task().next.size(); ++a) {
            if (chooser_.mate(a) == unmatched) {
                found.down_twice.push_back(candidates_.number(a));
            }
        }
        return found;
    }

    const Candidates& candidates_;
    MatchingChooser<Weight> chooser_;
    std::vector<std::size_t> upper_; // sorted
    std::vector<std::size_t> lower_;
};

// With the number of words that the weights need.
template <std::size_t words = 2>
BracketPairs choose_pairs(const Candidates& candidates, const DigitTable& table) {
    const std::size_t bits = bits_for(4 * candidates.size());
    const std::size_t needed =
        bits * (table.used.size() + 1) + BracketChooser<words>::spare_bits(candidates.size()) + 2;
    if constexpr (words < 128) {
        if (needed > 64 * words) {
            return choose_pairs<words * 4>(candidates, table);
        }
    }
    assert(needed <= 64 * words);
    return BracketChooser<words>(candidates, table, bits).choose();
}

BracketPairs choose_pairs_in(const BracketTask& task, Candidates::Scope scope) {
    const Candidates candidates(task, scope);
    return choose_pairs(candidates, DigitTable(candidates));
}

} // namespace

std::vector<PlayerNumber> BracketTask::members() const {
    std::vector<PlayerNumber> all = moved_down;
    all.insert(all.end(), residents.begin(), residents.end());
    return all;
}

bool may_meet(const SwissHistory& a, const SwissHistory& b, PlayerNumber number_of_b) {
    if (a.met[number_of_b]) {
        return false;
    }
    const bool clash = a.preference.strength == PreferenceStrength::Absolute &&
                       b.preference.strength == PreferenceStrength::Absolute &&
                       a.preference.colour == b.preference.colour;
    return !clash || a.topscorer || b.topscorer;
}

bool can_be_paired(const std::vector<SwissHistory>& players,
                   const std::vector<PlayerNumber>& numbers, bool bye) {
    using One = WideInteger<1>;
    EdgeWeights<One> edges(numbers.size() + (bye ? 1 : 0));
    for (std::size_t a = 0; a < numbers.size(); ++a) {
        for (std::size_t b = a + 1; b < numbers.size(); ++b) {
            if (may_meet(players[numbers[a]], players[numbers[b]], numbers[b])) {
                edges.set(a, b, One(1));
            }
        }
        if (bye && players[numbers[a]].may_have_bye) {
            edges.set(a, numbers.size(), One(1));
        }
    }
    const Matching matching = heaviest_matching(edges);
    return std::find(matching.begin(), matching.end(), unmatched) == matching.end();
}

BracketPairs pair_bracket(const BracketTask& task) {
    // The next group is enough to look at in nearly all cases: what is best without regard to all
    // others is best with regard to them, if they can be paired.
    if (!task.rest.empty()) {
        BracketPairs found = choose_pairs_in(task, Candidates::Scope::NextGroup);
        std::vector<PlayerNumber> others = found.down_twice;
        others.insert(others.end(), task.rest.begin(), task.rest.end());
        if (can_be_paired(task.players, others, task.bye)) {
            return found;
        }
    }
    return choose_pairs_in(task, Candidates::Scope::Everybody);
}

} // namespace tabuleiro::league
