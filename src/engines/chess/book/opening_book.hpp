// First moves that roque itself found sound, with weights: the book of the game house's levels. The
// moves are in books/chess.txt; docs/levels.md says how they were found.
//
//     # a comment
//     e4 e5: Nf3 50, Bc4 30, Nc3 20      after 1.e4 e5, these moves with these weights
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/error.hpp"
#include "core/rng.hpp"
#include "games/chess/position.hpp"

namespace tabuleiro::roque {

struct BookMove {
    chess::Move move;
    int weight = 1;
};

class OpeningBook {
  public:
    // All reasons why the text is not a book: bad moves, bad weights, a position that occurs twice.
    [[nodiscard]] static Expected<OpeningBook> parse(std::string_view text);

    std::size_t size() const { return moves_.size(); }
    bool knows(const chess::Position& position) const { return moves_.contains(position.key()); }
    // A known move, drawn by weight.
    std::optional<chess::Move> draw(const chess::Position& position, Rng& rng) const;

  private:
    std::unordered_map<std::uint64_t, std::vector<BookMove>> moves_; // by the position's key
};

// The book that is built into the program.
const OpeningBook& opening_book();

} // namespace tabuleiro::roque
