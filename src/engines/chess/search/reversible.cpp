#include "engines/chess/search/reversible.hpp"

#include <array>
#include <cstdlib>

#include "games/chess/zobrist.hpp"

namespace tabuleiro::roque {

namespace {

// Whether the piece goes from one square to the other on an empty board.
constexpr bool goes(Role role, int from, int to) {
    const int files = std::abs(from % 8 - to % 8);
    const int ranks = std::abs(from / 8 - to / 8);
    switch (role) {
    case Role::Pawn:
        return false;
    case Role::Knight:
        return files * ranks == 2;
    case Role::Bishop:
        return files == ranks;
    case Role::Rook:
        return files == 0 || ranks == 0;
    case Role::Queen:
        return files == ranks || files == 0 || ranks == 0;
    case Role::King:
        return files <= 1 && ranks <= 1;
    }
    return false;
}

// By how much keys differ before and after every reversible move, and its two squares: a hash table
// in which an entry that finds its place taken goes to the next one.
class ReversibleMoves {
  public:
    struct Entry {
        std::uint64_t difference = 0; // 0: empty
        Square one{};
        Square other{};
        Player owner{};
    };

    ReversibleMoves() {
        for (const Player owner : players) {
            for (const Role role : roles) {
                for (int one = 0; one < 64; ++one) {
                    for (int other = one + 1; other < 64; ++other) {
                        if (goes(role, one, other)) {
                            add(owner, role, square_at(one), square_at(other));
                        }
                    }
                }
            }
        }
    }
    const Entry* find(std::uint64_t difference) const {
        std::size_t place = difference % size;
        while (entries_[place].difference != 0) {
            if (entries_[place].difference == difference) {
                return &entries_[place];
            }
            place = (place + 1) % size;
        }
        return nullptr;
    }

  private:
    static constexpr std::size_t size = 16384; // 3,668 are filled, so few lookups need a second

    void add(Player owner, Role role, Square one, Square other) {
        const std::uint64_t difference = chess::zobrist::numbers.black_to_move ^
                                         chess::zobrist::piece(owner, role, one) ^
                                         chess::zobrist::piece(owner, role, other);
        std::size_t place = difference % size;
        while (entries_[place].difference != 0) {
            place = (place + 1) % size;
        }
        entries_[place] = {difference, one, other, owner};
    }

    std::array<Entry, size> entries_{};
};

const ReversibleMoves reversible_moves;

} // namespace

bool reaches_back(const Position& position, std::uint64_t key) {
    const auto* move = reversible_moves.find(position.key() ^ key);
    return move != nullptr && move->owner == position.to_move() &&
           (between(move->one, move->other) & position.board().occupied()) == 0;
}

} // namespace tabuleiro::roque
