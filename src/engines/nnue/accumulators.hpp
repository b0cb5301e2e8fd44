// The first layer's sums, kept along the line of the search and updated incrementally.
//
// For each ply of the line there is a pair of views with the pieces that they were made for. To
// evaluate a position, the nearest available views are taken (of the position before, the one
// before that, a sibling, or, where the board is mirrored, the last one in that orientation) and
// the rows of the pieces that differ are added and removed. Nothing is computed before it is asked
// for, and the caller does not have to report moves: whatever the search does, the sums are right.
//
// `Features` is what differs between games:
//     shape                                  what it asks of a network
//     orientations                           the ways in which a viewer can see a board
//     Sets                                   the pieces: an array of sets of squares, 64 bits each
//                                            (a larger board takes two of them for each kind)
//     given, derive(sets)                    if only the first sets are given, how many, and what
//                                            fills in the others, which follow from them
//     orientation(sets, viewer)              how the viewer sees this board
//     input(viewer, orientation, set, square)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <tuple>
#include <vector>

#include "core/player.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::nnue {

template <class Features>
class Accumulators {
  public:
    using Sets = typename Features::Sets;

    // The network must have Features::shape. Plies are 0 to plies - 1.
    Accumulators(std::shared_ptr<const Network> network, int plies,
                 const Kernels& kernels = best_kernels())
        : network_(std::move(network)), kernels_(&kernels), hidden_(network_->hidden()),
          numbers_((static_cast<std::size_t>(plies) + Features::orientations) * 2 * hidden_),
          slots_(static_cast<std::size_t>(plies)) {
        for (std::size_t orientation = 0; orientation < Features::orientations; ++orientation) {
            for (std::size_t viewer = 0; viewer < 2; ++viewer) {
                std::copy_n(network_->biases(), hidden_, last_view(orientation, viewer));
            }
        }
    }

    // In hundredths of a pawn from the side to move. `sets` are the pieces at this ply of the line.
    int evaluate(const Sets& sets, Player to_move, int ply, int pieces) {
        prepare(sets, ply);
        const auto here = static_cast<std::size_t>(ply);
        const std::size_t own = index_of(to_move);
        return network_->evaluate(*kernels_, view(here, own), view(here, 1 - own),
                                  network_->bucket_of(pieces));
    }

    // Brings the sums of this ply up to date, which evaluate() does too.
    void prepare(const Sets& sets, int ply) {
        if (is_prepared(sets, ply)) {
            return;
        }
        if constexpr (derives) {
            Sets all = sets;
            Features::derive(all);
            prepare_complete(all, ply);
        } else {
            prepare_complete(sets, ply);
        }
    }
    // The same with all sets.
    void prepare_complete(const Sets& sets, int ply) {
        const auto here = static_cast<std::size_t>(ply);
        // The position evaluated here before (this very position, or a sibling), the position
        // before it, and where that is far, the one before that.
        std::array<std::size_t, 3> candidates{};
        std::array<int, 3> distances{};
        std::size_t count = 0;
        const auto consider = [&](std::size_t near_ply) {
            if (slots_[near_ply].filled) {
                candidates[count] = near_ply;
                distances[count] = distance(slots_[near_ply].sets, sets);
                return distances[count++];
            }
            return std::numeric_limits<int>::max();
        };
        if (consider(here) == 0) {
            return;
        }
        if (here < 1 || consider(here - 1) > near) {
            if (here >= 2) {
                consider(here - 2);
            }
        }
        const Orientations orientations{Features::orientation(sets, Player::First),
                                        Features::orientation(sets, Player::Second)};
        // The nearest of them that this viewer sees in the same way.
        const auto base_of = [&](std::size_t viewer) {
            std::size_t base = none;
            int best = std::numeric_limits<int>::max();
            for (std::size_t i = 0; i < count; ++i) {
                if (slots_[candidates[i]].orientations[viewer] == orientations[viewer] &&
                    distances[i] < best) {
                    best = distances[i];
                    base = candidates[i];
                }
            }
            return base;
        };
        const std::size_t first = base_of(0);
        const std::size_t second = base_of(1);
        std::array<RowChanges, 2> changes;
        if (first == second && first != none) {
            find_changes<true, true>(slots_[first].sets, sets, orientations, changes);
        } else {
            const auto sets_of = [&](std::size_t base, std::size_t viewer) -> const Sets& {
                return base == none ? last_seen(orientations, viewer) : slots_[base].sets;
            };
            find_changes<true, false>(sets_of(first, 0), sets, orientations, changes);
            find_changes<false, true>(sets_of(second, 1), sets, orientations, changes);
        }
        update(first, here, 0, orientations, changes[0], sets);
        update(second, here, 1, orientations, changes[1], sets);
        Slot& slot = slots_[here];
        slot.sets = sets;
        slot.orientations = orientations;
        slot.filled = true;
    }

  private:
    using Orientations = std::array<int, 2>; // by viewer
    struct Slot {
        Sets sets{};
        bool filled = false;
        Orientations orientations{};
    };
    static constexpr int near = 4; // what one move changes
    static constexpr bool derives = requires(Sets & sets) { Features::derive(sets); };
    static constexpr std::size_t given = [] {
        if constexpr (derives) {
            return Features::given;
        } else {
            return std::tuple_size_v<Sets>;
        }
    }();
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    static std::size_t index_of(Player player) { return player == Player::First ? 0 : 1; }

    std::int16_t* view(std::size_t ply, std::size_t viewer) {
        return numbers_.data() + (ply * 2 + viewer) * hidden_;
    }
    std::int16_t* last_view(std::size_t orientation, std::size_t viewer) {
        return view(slots_.size() + orientation, viewer);
    }

    bool is_prepared(const Sets& sets, int ply) const {
        const Slot& slot = slots_[static_cast<std::size_t>(ply)];
        return slot.filled && distance(slot.sets, sets) == 0;
    }

    static int distance(const Sets& a, const Sets& b) {
        int sum = 0;
        for (std::size_t i = 0; i < given; ++i) {
            sum += std::popcount(a[i] ^ b[i]);
        }
        return sum;
    }

    const std::int16_t* row(Player viewer, const Orientations& orientations, std::size_t set,
                            int square) const {
        return network_->row(Features::input(viewer, orientations[index_of(viewer)], set, square));
    }
    Sets& last_seen(const Orientations& orientations, std::size_t viewer) {
        return last_seen_[static_cast<std::size_t>(orientations[viewer])][viewer];
    }

    // The rows to add and to remove for one viewer or both.
    template <bool first, bool second>
    void find_changes(const Sets& from, const Sets& to, const Orientations& orientations,
                      std::array<RowChanges, 2>& changes) const {
        static_assert(std::tuple_size_v<Sets> <= 64);
        // What changes is hard to predict, so few branches depend on it: the sets that changed are
        // found as bits, and a row is written down before it is known whether there is one.
        std::uint64_t changed = 0;
        for (std::size_t set = 0; set < from.size(); ++set) {
            changed |= static_cast<std::uint64_t>(from[set] != to[set] ? 1 : 0) << set;
        }
        std::size_t added = 0;
        std::size_t removed = 0;
        for (; changed != 0; changed &= changed - 1) {
            const auto set = static_cast<std::size_t>(std::countr_zero(changed));
            std::uint64_t came = to[set] & ~from[set];
            std::uint64_t went = from[set] & ~to[set];
            do {
                const int entered = std::countr_zero(came != 0 ? came : went);
                const int left = std::countr_zero(went != 0 ? went : came);
                if constexpr (first) {
                    changes[0].added[added] = row(Player::First, orientations, set, entered);
                    changes[0].removed[removed] = row(Player::First, orientations, set, left);
                }
                if constexpr (second) {
                    changes[1].added[added] = row(Player::Second, orientations, set, entered);
                    changes[1].removed[removed] = row(Player::Second, orientations, set, left);
                }
                added += came != 0 ? 1 : 0;
                removed += went != 0 ? 1 : 0;
                came &= came - 1;
                went &= went - 1;
            } while ((came | went) != 0);
        }
        if constexpr (first) {
            changes[0].added_count = added;
            changes[0].removed_count = removed;
        }
        if constexpr (second) {
            changes[1].added_count = added;
            changes[1].removed_count = removed;
        }
    }

    void update(std::size_t base, std::size_t here, std::size_t viewer,
                const Orientations& orientations, const RowChanges& changes, const Sets& sets) {
        if (base != none) {
            kernels_->update(view(base, viewer), view(here, viewer), changes, hidden_);
        } else {
            std::int16_t* const last =
                last_view(static_cast<std::size_t>(orientations[viewer]), viewer);
            kernels_->update(last, last, changes, hidden_);
            last_seen(orientations, viewer) = sets;
            std::copy_n(last, hidden_, view(here, viewer));
        }
    }

    std::shared_ptr<const Network> network_;
    const Kernels* kernels_;
    std::size_t hidden_;
    AlignedNumbers numbers_; // views of all plies, then those of the orientations
    std::vector<Slot> slots_;
    // By orientation and viewer; at first empty boards.
    std::array<std::array<Sets, 2>, Features::orientations> last_seen_{};
};

} // namespace tabuleiro::nnue
