// The positions from the first of the game to the current one, and whether they repeat.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "search/policy.hpp"

namespace tabuleiro::search {

template <OpenGame G, Policy<G> P>
class Path {
  public:
    using Position = typename G::Position;

    // False for games whose rules do not look back and whose policy has no repetition key.
    static constexpr bool looks_back = KeysRepetition<P, G> || JudgesHistory<G>;

    struct Seen {
        int times = 0;        // before now
        bool in_tree = false; // one of them since the root, the root included
    };

    explicit Path(const P& policy) : policy_(policy) {}

    // The positions of the game before the root, oldest first.
    void begin(std::span<const Position> history) {
        marks_.clear();
        for (const Position& position : history) {
            push(position);
        }
        root_ = marks_.size();
    }
    void push(const Position& position) {
        if constexpr (looks_back) {
            marks_.push_back(mark(position));
        }
    }
    void pop() {
        if constexpr (looks_back) {
            marks_.pop_back();
        }
    }
    Seen seen(const Position& position) const {
        Seen result;
        if constexpr (looks_back) {
            const Mark now = mark(position);
            for (std::size_t i = 0; i < marks_.size(); ++i) {
                if (same(marks_[i], now)) {
                    ++result.times;
                    result.in_tree = i >= root_;
                }
            }
        }
        return result;
    }

  private:
    using Mark = std::conditional_t<KeysRepetition<P, G>, std::uint64_t, Position>;

    Mark mark(const Position& position) const {
        if constexpr (KeysRepetition<P, G>) {
            return policy_.repetition_key(position);
        } else {
            return position;
        }
    }
    static bool same(const Mark& a, const Mark& b) {
        if constexpr (KeysRepetition<P, G>) {
            return a == b;
        } else if constexpr (JudgesHistory<G>) {
            return G::repeats(a, b);
        } else {
            return false;
        }
    }

    const P& policy_;
    std::vector<Mark> marks_;
    std::size_t root_ = 0;
};

} // namespace tabuleiro::search
