#include "league/league.hpp"

#include <algorithm>
#include <array>

namespace tabuleiro {
namespace {

// The first bytes of a name as numbers that compare in the same order: most comparisons are decided
// by them, and they are stored beside the number of victories, close in memory.
using FirstBytes = std::array<std::uint64_t, 3>;

FirstBytes first_bytes(std::string_view name) {
    FirstBytes numbers{};
    for (std::size_t i = 0; i < 8 * numbers.size(); ++i) {
        const auto byte = i < name.size() ? static_cast<unsigned char>(name[i]) : 0U;
        numbers[i / 8] = numbers[i / 8] << 8 | byte;
    }
    return numbers;
}

} // namespace

std::optional<League::Member> League::enter(std::string_view name, const GameCounts& counts) {
    const auto member = static_cast<Member>(entries_.size());
    if (!by_name_.try_emplace(std::string(name), member).second) {
        return std::nullopt;
    }
    entries_.push_back({std::string(name), counts});
    return member;
}

std::optional<League::Member> League::find(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? std::nullopt : std::optional(found->second);
}

void League::record_victory(Member winner, Member loser) {
    ++entry(winner).counts.victories;
    ++entry(loser).counts.defeats;
}

void League::record_draw(Member one, Member other) {
    ++entry(one).counts.draws;
    ++entry(other).counts.draws;
}

std::vector<League::Member> League::members() const {
    std::vector<Member> all(entries_.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = static_cast<Member>(i);
    }
    return all;
}

std::vector<League::Member> League::ranking() const {
    struct Rank {
        std::uint64_t victories;
        FirstBytes first_bytes;
        Member member;
    };
    std::vector<Rank> ranks;
    ranks.reserve(entries_.size());
    for (const Member member : members()) {
        ranks.push_back({counts(member).victories, first_bytes(name(member)), member});
    }
    std::sort(ranks.begin(), ranks.end(), [this](const Rank& a, const Rank& b) {
        if (a.victories != b.victories) {
            return a.victories > b.victories;
        }
        return a.first_bytes != b.first_bytes ? a.first_bytes < b.first_bytes
                                              : name(a.member) < name(b.member);
    });
    std::vector<Member> order;
    order.reserve(ranks.size());
    for (const Rank& rank : ranks) {
        order.push_back(rank.member);
    }
    return order;
}

} // namespace tabuleiro
