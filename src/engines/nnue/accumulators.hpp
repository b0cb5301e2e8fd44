// The first layer's sums, kept along the line of the search and updated incrementally.
//
// For each ply of the line there is a pair of views with the pieces that they were made for. To
// evaluate a position, the nearest available views are taken (of the position before, the one
// before that, a sibling, or, where the board is mirrored, the last one in that orientation) and
// the rows of the pieces that differ are added and removed. Nothing is computed before an
// evaluation needs it, and the caller does not have to report moves: whatever the search does, the
// sums are right.
//
// `Features` is what differs between games:
//     shape                                  what it asks of a network
//     orientations                           the ways in which a viewer can see a board
//     Sets                                   the pieces: an array of sets of squares, 64 bits each
//                                            (a larger board takes two of them for each kind)
//     orientation(sets, viewer)              how the viewer sees this board
//     input(viewer, orientation, set, square)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>
#include <optional>
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
        const auto here = static_cast<std::size_t>(ply);
        bring_up(sets, here);
        const std::size_t own = index_of(to_move);
        return network_->evaluate(*kernels_, view(here, own), view(here, 1 - own),
                                  network_->bucket_of(pieces));
    }

  private:
    struct Slot {
        Sets sets{};
        bool filled = false;
        std::array<int, 2> orientation{};
    };
    static constexpr int near = 4; // what one move changes

    static std::size_t index_of(Player player) { return player == Player::First ? 0 : 1; }

    std::int16_t* view(std::size_t ply, std::size_t viewer) {
        return numbers_.data() + (ply * 2 + viewer) * hidden_;
    }
    std::int16_t* last_view(std::size_t orientation, std::size_t viewer) {
        return view(slots_.size() + orientation, viewer);
    }

    static int distance(const Sets& a, const Sets& b) {
        int sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) {
            sum += std::popcount(a[i] ^ b[i]);
        }
        return sum;
    }

    void bring_up(const Sets& sets, std::size_t here) {
        // The position evaluated here before (this very position, or a sibling), the position
        // before it, and where that is far, the one before that.
        std::array<std::size_t, 3> candidates{};
        std::array<int, 3> distances{};
        std::size_t count = 0;
        const auto consider = [&](std::size_t ply) {
            if (slots_[ply].filled) {
                candidates[count] = ply;
                distances[count] = distance(slots_[ply].sets, sets);
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
        Slot& slot = slots_[here];
        const std::array<int, 2> orientations{Features::orientation(sets, Player::First),
                                              Features::orientation(sets, Player::Second)};
        for (std::size_t viewer = 0; viewer < 2; ++viewer) {
            const int orientation = orientations[viewer];
            std::optional<std::size_t> base;
            int best = std::numeric_limits<int>::max();
            for (std::size_t i = 0; i < count; ++i) {
                if (slots_[candidates[i]].orientation[viewer] == orientation &&
                    distances[i] < best) {
                    best = distances[i];
                    base = candidates[i];
                }
            }
            if (base) {
                change(slots_[*base].sets, sets, viewer, orientation, view(*base, viewer),
                       view(here, viewer));
            } else {
                const auto which = static_cast<std::size_t>(orientation);
                std::int16_t* const last = last_view(which, viewer);
                change(last_seen_[which][viewer], sets, viewer, orientation, last, last);
                last_seen_[which][viewer] = sets;
                std::copy_n(last, hidden_, view(here, viewer));
            }
        }
        slot.sets = sets;
        slot.orientation = orientations;
        slot.filled = true;
    }

    void change(const Sets& from, const Sets& to, std::size_t viewer, int orientation,
                const std::int16_t* in, std::int16_t* out) const {
        const Player player = viewer == 0 ? Player::First : Player::Second;
        RowChanges changes;
        changes.added_count = 0;
        changes.removed_count = 0;
        const auto row = [&](std::size_t set, std::uint64_t squares) {
            return network_->row(
                Features::input(player, orientation, set, std::countr_zero(squares)));
        };
        for (std::size_t set = 0; set < from.size(); ++set) {
            for (std::uint64_t come = to[set] & ~from[set]; come != 0; come &= come - 1) {
                changes.added[changes.added_count++] = row(set, come);
            }
            for (std::uint64_t gone = from[set] & ~to[set]; gone != 0; gone &= gone - 1) {
                changes.removed[changes.removed_count++] = row(set, gone);
            }
        }
        kernels_->update(in, out, changes, hidden_);
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
