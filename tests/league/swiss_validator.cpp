#include "league/swiss_validator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>

namespace tabuleiro::league {
namespace {

using Kind = SwissRound::Kind;

// One player's past, looked up again each time: slow and plain.
class Past {
  public:
    Past(const std::vector<SwissPlayer>& players, const SwissRules& rules)
        : players_(players), rules_(rules) {}

    int score(std::size_t p, std::size_t before_round) const {
        int sum = 0;
        for (std::size_t r = 0; r < before_round; ++r) {
            sum += players_[p].rounds[r].half_points;
        }
        return sum;
    }
    int score(std::size_t p) const { return score(p, players_[p].rounds.size()); }

    bool met(std::size_t p, std::size_t q) const {
        const auto& rounds = players_[p].rounds;
        return std::any_of(rounds.begin(), rounds.end(), [&](const SwissRound& r) {
            return r.kind == Kind::Played && r.opponent == q;
        });
    }
    bool may_have_bye(std::size_t p) const {
        const auto& rounds = players_[p].rounds;
        return std::none_of(rounds.begin(), rounds.end(), [&](const SwissRound& r) {
            return r.kind == Kind::PairingBye || r.kind == Kind::ForfeitWin;
        });
    }

    // 'w' and 'b' for the games that were played.
    std::string colours(std::size_t p) const {
        std::string all;
        for (const SwissRound& r : players_[p].rounds) {
            if (r.kind == Kind::Played && rules_.colours) {
                all += r.colour == Player::First ? 'w' : 'b';
            }
        }
        return all;
    }
    int whites_more(std::size_t p) const {
        const std::string all = colours(p);
        return static_cast<int>(std::count(all.begin(), all.end(), 'w')) -
               static_cast<int>(std::count(all.begin(), all.end(), 'b'));
    }
    // 0: none, 1: mild, 2: strong, 3: absolute; and the colour.
    std::pair<int, char> preference(std::size_t p) const {
        const std::string all = colours(p);
        if (all.empty()) {
            return {0, ' '};
        }
        const int more = whites_more(p);
        const bool twice = all.size() > 1 && all[all.size() - 1] == all[all.size() - 2];
        const char other = all.back() == 'w' ? 'b' : 'w';
        if (twice) {
            return {3, other};
        }
        if (more != 0) {
            return {more < -1 || more > 1 ? 3 : 2, more > 0 ? 'b' : 'w'};
        }
        return {1, other};
    }
    bool topscorer(std::size_t p) const {
        const int played = static_cast<int>(players_[p].rounds.size());
        return played == rules_.rounds - 1 && 2 * score(p) > 2 * played;
    }
    bool may_meet(std::size_t p, std::size_t q) const {
        const auto [strength_p, colour_p] = preference(p);
        const auto [strength_q, colour_q] = preference(q);
        return !met(p, q) && (strength_p != 3 || strength_q != 3 || colour_p != colour_q ||
                              topscorer(p) || topscorer(q));
    }

    // 'd', 'u' or '-', `back` rounds ago.
    char floated(std::size_t p, std::size_t back) const {
        const auto& rounds = players_[p].rounds;
        if (rounds.size() < back) {
            return '-';
        }
        const std::size_t r = rounds.size() - back;
        if (rounds[r].kind != Kind::Played) {
            return 'd';
        }
        const int own = score(p, r);
        const int other = score(*rounds[r].opponent, r);
        return own > other ? 'd' : own < other ? 'u' : '-';
    }

    bool ranks_higher(std::size_t p, std::size_t q) const {
        return score(p) != score(q) ? score(p) > score(q) : p < q;
    }

    // The colour that the higher ranked player should get (E.1 to E.5).
    char colour_of_higher(std::size_t higher, std::size_t lower) const {
        const auto [strength, colour] = preference(higher);
        const auto [other_strength, other_colour] = preference(lower);
        const auto not_colour = [](char c) { return c == 'w' ? 'b' : 'w'; };
        if (strength == 0 && other_strength == 0) {
            const char initial = rules_.initial_colour == Player::First ? 'w' : 'b';
            return higher % 2 == 0 ? initial : not_colour(initial);
        }
        if (strength == 0) {
            return not_colour(other_colour);
        }
        if (other_strength == 0 || colour != other_colour) {
            return colour;
        }
        if (strength != other_strength) {
            return strength > other_strength ? colour : not_colour(colour);
        }
        const int width = std::abs(whites_more(higher));
        const int other_width = std::abs(whites_more(lower));
        if (strength == 3 && width != other_width) {
            return width > other_width ? colour : not_colour(colour);
        }
        std::string own = colours(higher);
        std::string other = colours(lower);
        while (!own.empty() && !other.empty()) {
            if (own.back() != other.back()) {
                return not_colour(own.back());
            }
            own.pop_back();
            other.pop_back();
        }
        return colour;
    }

    std::vector<std::size_t> present() const {
        std::vector<std::size_t> all;
        for (std::size_t p = 0; p < players_.size(); ++p) {
            if (players_[p].present) {
                all.push_back(p);
            }
        }
        return all;
    }

  private:
    const std::vector<SwissPlayer>& players_;
    const SwissRules& rules_;
};

using Opponents = std::map<std::size_t, std::optional<std::size_t>>; // none: the bye

// What the criteria say about one bracket.
class BracketQuality {
  public:
    BracketQuality(const Past& past, const Opponents& opponents, std::vector<std::size_t> members)
        : past_(past), members_(std::move(members)) {
        lowest_ = past.score(members_.front());
        for (const std::size_t p : members_) {
            lowest_ = std::min(lowest_, past.score(p));
        }
        for (const std::size_t p : members_) {
            const auto q = opponents.at(p);
            const bool here =
                q && std::find(members_.begin(), members_.end(), *q) != members_.end();
            if (!here) {
                down.push_back(p);
            } else if (past.ranks_higher(p, *q)) {
                pairs_.emplace_back(p, *q);
            }
        }
    }

    std::vector<std::size_t> down;

    const std::vector<std::pair<std::size_t, std::size_t>>& pairs() const { return pairs_; }

    // C.5 and C.6
    void write_pairs(std::vector<int>& out) const {
        out.push_back(static_cast<int>(down.size()));
        std::vector<int> differences;
        for (const auto& [p, q] : pairs_) {
            differences.push_back(past_.score(p) - past_.score(q));
        }
        for (const std::size_t p : down) {
            differences.push_back(past_.score(p) - lowest_ + 2);
        }
        write_sorted(differences, out);
    }

    // C.8 to C.19
    void write_rest(std::vector<int>& out) const {
        int wide = 0;
        int thrice = 0;
        int denied_any = 0;
        int denied_strong = 0;
        for (const auto& [p, q] : pairs_) {
            const auto [strength_p, colour_p] = past_.preference(p);
            const auto [strength_q, colour_q] = past_.preference(q);
            if (strength_p == 0 || strength_q == 0 || colour_p != colour_q) {
                continue;
            }
            const std::size_t denied = past_.colour_of_higher(p, q) == colour_p ? q : p;
            const auto [strength, colour] = past_.preference(denied);
            if (past_.topscorer(p) || past_.topscorer(q)) {
                const int after = past_.whites_more(denied) + (colour == 'w' ? -1 : 1);
                const std::string played = past_.colours(denied);
                wide += std::abs(after) > 2 ? 1 : 0;
                thrice += played.size() > 1 && played.back() != colour &&
                                  played[played.size() - 2] != colour
                              ? 1
                              : 0;
            }
            ++denied_any;
            denied_strong += strength == 2 ? 1 : 0;
        }
        out.insert(out.end(), {wide, thrice, denied_any, denied_strong});
        std::vector<std::vector<int>> floats(4); // C.16 to C.19
        const auto note = [&](std::size_t p, char direction, int difference) {
            const std::size_t up = direction == 'u' ? 1 : 0;
            if (past_.floated(p, 1) == direction) {
                floats[up].push_back(difference);
            }
            if (past_.floated(p, 2) == direction) {
                floats[2 + up].push_back(difference);
            }
        };
        for (const auto& [p, q] : pairs_) {
            const int difference = past_.score(p) - past_.score(q);
            if (difference > 0) {
                note(p, 'd', difference);
                note(q, 'u', difference);
            }
        }
        for (const std::size_t p : down) {
            note(p, 'd', past_.score(p) - lowest_ + 2);
        }
        for (const auto& list : floats) {
            out.push_back(static_cast<int>(list.size()));
        }
        for (const auto& list : floats) {
            write_sorted(list, out);
        }
    }

  private:
    static void write_sorted(std::vector<int> list, std::vector<int>& out) {
        std::sort(list.begin(), list.end(), std::greater<>());
        out.insert(out.end(), list.begin(), list.end());
    }

    const Past& past_;
    std::vector<std::size_t> members_;
    int lowest_ = 0;
    std::vector<std::pair<std::size_t, std::size_t>> pairs_;
};

// One bracket after the other: what the criteria say of it, and its pairs.
struct JudgedBracket {
    std::vector<int> quality;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
};

std::vector<JudgedBracket> judge(const Past& past, const Opponents& opponents) {
    std::map<int, std::vector<std::size_t>, std::greater<>> groups;
    for (const auto& [p, opponent] : opponents) {
        groups[past.score(p)].push_back(p);
    }
    std::vector<BracketQuality> brackets;
    std::vector<std::size_t> down;
    for (const auto& [score, group] : groups) {
        std::vector<std::size_t> members = down;
        members.insert(members.end(), group.begin(), group.end());
        brackets.emplace_back(past, opponents, members);
        down = brackets.back().down;
    }
    std::vector<JudgedBracket> all;
    for (std::size_t i = 0; i < brackets.size(); ++i) {
        JudgedBracket& judged = all.emplace_back();
        brackets[i].write_pairs(judged.quality);
        if (i + 2 < brackets.size()) { // C.7
            brackets[i + 1].write_pairs(judged.quality);
        }
        brackets[i].write_rest(judged.quality);
        judged.pairs = brackets[i].pairs();
    }
    return all;
}

// Brackets are paired from the top: a pairing is better if its first bracket that differs is.
bool is_better(const std::vector<JudgedBracket>& one, const std::vector<JudgedBracket>& other) {
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i].pairs != other[i].pairs) {
            return one[i].quality < other[i].quality;
        }
    }
    return false;
}

Opponents opponents_of(const SwissPairing& pairing) {
    Opponents all;
    for (const SwissBoard& board : pairing.boards) {
        all[board.first] = board.second;
        all[board.second] = board.first;
    }
    if (pairing.bye) {
        all[*pairing.bye] = std::nullopt;
    }
    return all;
}

// Calls `found` with every complete pairing of those who are left.
void enumerate(const Past& past, std::vector<std::size_t> left, Opponents& so_far,
               const std::function<void(const Opponents&)>& found) {
    if (left.empty()) {
        found(so_far);
        return;
    }
    const std::size_t p = left.front();
    left.erase(left.begin());
    if (left.size() % 2 == 0 && past.may_have_bye(p)) { // an odd number with p
        const bool bye_taken = std::any_of(so_far.begin(), so_far.end(),
                                           [](const auto& entry) { return !entry.second; });
        if (!bye_taken) {
            so_far[p] = std::nullopt;
            enumerate(past, left, so_far, found);
            so_far.erase(p);
        }
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::size_t q = left[i];
        if (!past.may_meet(p, q)) {
            continue;
        }
        std::vector<std::size_t> rest = left;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        so_far[p] = q;
        so_far[q] = p;
        enumerate(past, rest, so_far, found);
        so_far.erase(p);
        so_far.erase(q);
    }
}

void check_boards(const Past& past, const SwissPairing& pairing, std::vector<std::string>& found) {
    std::vector<std::size_t> seen;
    for (const SwissBoard& board : pairing.boards) {
        seen.insert(seen.end(), {board.first, board.second});
        if (!past.may_meet(board.first, board.second)) {
            found.push_back(fmt::format("C.1 or C.3: {} and {} may not meet", board.first + 1,
                                        board.second + 1));
        }
        const bool first_is_higher = past.ranks_higher(board.first, board.second);
        const char colour = first_is_higher ? past.colour_of_higher(board.first, board.second)
                                            : past.colour_of_higher(board.second, board.first);
        if (colour != (first_is_higher ? 'w' : 'b')) {
            found.push_back(
                fmt::format("E: wrong colours for {} and {}", board.first + 1, board.second + 1));
        }
    }
    if (pairing.bye) {
        seen.push_back(*pairing.bye);
        if (!past.may_have_bye(*pairing.bye)) {
            found.push_back(fmt::format("C.2: {} has had a bye", *pairing.bye + 1));
        }
    }
    std::sort(seen.begin(), seen.end());
    if (seen != past.present()) {
        found.emplace_back("not every player is paired once");
    }
}

// No two boards, and no board and the bye, could exchange players for a better pairing.
void check_exchanges(const Past& past, const SwissPairing& pairing,
                     std::vector<std::string>& found) {
    Opponents opponents = opponents_of(pairing);
    const auto now = judge(past, opponents);
    const auto try_exchange = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        if (!past.may_meet(a, c) || !past.may_meet(b, d)) {
            return;
        }
        Opponents changed = opponents;
        changed[a] = c;
        changed[c] = a;
        changed[b] = d;
        changed[d] = b;
        if (is_better(judge(past, changed), now)) {
            found.push_back(fmt::format("better: {}-{} and {}-{}", a + 1, c + 1, b + 1, d + 1));
        }
    };
    const auto& boards = pairing.boards;
    // Boards far from each other have other scores, and exchanging those is worse.
    constexpr std::size_t reach = 6;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        for (std::size_t j = i + 1; j < std::min(boards.size(), i + reach); ++j) {
            try_exchange(boards[i].first, boards[i].second, boards[j].first, boards[j].second);
            try_exchange(boards[i].first, boards[i].second, boards[j].second, boards[j].first);
        }
    }
}

} // namespace

std::vector<std::string> faults(const std::vector<SwissPlayer>& players, const SwissRules& rules,
                                const SwissPairing& pairing) {
    const Past past(players, rules);
    std::vector<std::string> found;
    check_boards(past, pairing, found);
    if (found.empty() && pairing.boards.size() <= 30) {
        check_exchanges(past, pairing, found);
    }
    return found;
}

int better_pairings(const std::vector<SwissPlayer>& players, const SwissRules& rules,
                    const SwissPairing* pairing) {
    const Past past(players, rules);
    const auto chosen =
        pairing == nullptr ? std::vector<JudgedBracket>{} : judge(past, opponents_of(*pairing));
    int better = 0;
    Opponents so_far;
    enumerate(past, past.present(), so_far, [&](const Opponents& opponents) {
        better += pairing == nullptr || is_better(judge(past, opponents), chosen) ? 1 : 0;
    });
    return better;
}

} // namespace tabuleiro::league
