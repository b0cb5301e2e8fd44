// What a network of a game of the shared search learns from: the inputs of both views of a
// position, with its score and the game's result. A file needs nothing else to be understood, so
// the trainer knows no game.
//
// A header of 64 bytes: "TABVIEWS", the game in 8 bytes, then numbers of 4 bytes: version 1, the
// network's inputs, the most pieces, the points of an output of 1; zeros. Then records: the inputs
// of the view of the side to move and those of the other, 2 bytes each and as many as there can be
// pieces (the number of inputs itself where there is none); the score in 2 bytes, 400 for odds of
// ten to one; the result (0 lost, 1 drawn, 2 won); the stage. All from the side to move,
// little-endian.
#pragma once

#include <bit>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/player.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::learning {

// Inputs of a board that look the same in a mirror, if the game does not care.
template <class Features>
concept Mirrors = requires {
    { Features::mirrored(std::size_t{}) } -> std::same_as<std::size_t>;
};

namespace detail {

inline void append(std::string& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) {
        bytes += static_cast<char>(number >> 8 * i & 0xFF);
    }
}

template <class Features, class Change>
void append_view(std::string& bytes, const typename Features::Sets& sets, Player viewer,
                 const Change& change) {
    const int orientation = Features::orientation(sets, viewer);
    int pieces = 0;
    for (std::size_t set = 0; set < sets.size(); ++set) {
        for (std::uint64_t left = sets[set]; left != 0; left &= left - 1, ++pieces) {
            append(bytes, change(Features::input(viewer, orientation, set, std::countr_zero(left))),
                   2);
        }
    }
    for (; pieces < Features::shape.max_pieces; ++pieces) {
        append(bytes, Features::shape.inputs, 2);
    }
}

} // namespace detail

// One record, or two where a position has a mirror image. Requires: the features cover it.
template <class Features, class Position>
void append_views(std::string& bytes, const Position& position, int score, int result) {
    const auto sets = Features::sets(position);
    const auto append_record = [&](const auto& change) {
        detail::append_view<Features>(bytes, sets, position.to_move(), change);
        detail::append_view<Features>(bytes, sets, opponent(position.to_move()), change);
        detail::append(bytes, static_cast<std::uint16_t>(score), 2);
        detail::append(bytes, static_cast<std::uint64_t>(result), 1);
        detail::append(bytes, static_cast<std::uint64_t>(Features::stage(position)), 1);
    };
    append_record([](std::size_t input) { return input; });
    if constexpr (Mirrors<Features>) {
        append_record([](std::size_t input) { return Features::mirrored(input); });
    }
}

inline std::size_t record_size(const nnue::GameShape& shape) {
    return static_cast<std::size_t>(shape.max_pieces) * 4 + 4;
}

// A file that is being written, record by record.
class ViewFile {
  public:
    // An output of 1 is this many points of the game's own scores.
    ViewFile(const std::filesystem::path& path, const nnue::GameShape& shape, int points);

    void write(const std::string& records);
    std::size_t records() const { return bytes_ / record_size_; }
    Expected<void> finish();

  private:
    std::filesystem::path path_;
    std::ofstream out_;
    std::size_t record_size_;
    std::size_t bytes_ = 0;
};

// A record as it is read.
struct View {
    std::vector<std::size_t> own; // inputs that are one
    std::vector<std::size_t> other;
    int score = 0;
    int result = 1;
    int stage = 1;
};

// Requires: whole records.
std::vector<View> parse_views(const std::string& records, const nnue::GameShape& shape);
[[nodiscard]] Expected<std::vector<View>> read_views(const std::filesystem::path& path,
                                                     const nnue::GameShape& shape);

// What the network says of it, by the plain kernels and without any memory of other positions.
int judge(const nnue::Network& network, const View& view);

} // namespace tabuleiro::learning
