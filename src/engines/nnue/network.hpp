// A network as the engine uses it: integers, read from a file's bytes and checked.
//
// docs/nnue.md describes the layout of the file and the meaning of its numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "engines/nnue/kernels.hpp"

namespace tabuleiro::nnue {

// Numbers aligned for the widest vector instructions.
class AlignedNumbers {
  public:
    AlignedNumbers() = default;
    explicit AlignedNumbers(std::size_t size);

    std::int16_t* data() { return memory_.get(); }
    const std::int16_t* data() const { return memory_.get(); }

  private:
    struct Release {
        void operator()(std::int16_t* memory) const { std::free(memory); }
    };
    std::unique_ptr<std::int16_t, Release> memory_;
};

// What a game requires of its networks.
struct GameShape {
    std::string_view game;
    std::size_t inputs;    // of one zone
    int max_pieces;        // on the board at once, each of them one input
    std::size_t zones = 1; // the first layer has weights of its own for each of them
    // Of all zones, after theirs: at most one more for each piece.
    std::size_t common = 0;
};

class Network {
  public:
    // The network of a file, or why it is not what the game needs: another game or version, a wrong
    // shape, damage, or weights with which sums could overflow. A file may have the inputs of one
    // zone only: its weights are then those of every zone. It may lack those in common: they are
    // zeros then.
    [[nodiscard]] static Expected<Network> from(std::string_view bytes, const GameShape& shape);

    std::size_t hidden() const { return hidden_; }
    std::size_t buckets() const { return buckets_; }
    const std::int16_t* row(std::size_t input) const { return first_.data() + input * hidden_; }
    const std::int16_t* biases() const { return first_biases_.data(); }

    // The bucket for a number of pieces, from 1 to the greatest possible.
    std::size_t bucket_of(int pieces) const {
        return static_cast<std::size_t>(pieces - 1) * buckets_ / max_pieces_;
    }
    // In hundredths of a pawn, for the side whose view is `own`.
    int evaluate(const Kernels& kernels, const std::int16_t* own, const std::int16_t* other,
                 std::size_t bucket) const {
        const std::int32_t sum =
            kernels.output(own, other, last_.data() + bucket * 2 * hidden_, hidden_);
        return static_cast<int>((std::int64_t{sum} / first_unit + last_biases_[bucket]) * points_ /
                                (first_unit * last_unit_));
    }

  private:
    std::size_t hidden_ = 0;
    std::size_t buckets_ = 0;
    std::size_t max_pieces_ = 0;
    int last_unit_ = 0;
    int points_ = 0;
    AlignedNumbers first_;
    AlignedNumbers first_biases_;
    AlignedNumbers last_; // eight bits in the file
    std::vector<std::int32_t> last_biases_;
};

} // namespace tabuleiro::nnue
