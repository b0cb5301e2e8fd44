#include "games/chess/chess960.hpp"

#include <array>

namespace tabuleiro::chess {

namespace {

using HomeRank = std::array<std::optional<Role>, 8>;

// Puts a piece on the n-th file that is still empty.
void place_on_empty(HomeRank& rank, int n, Role role) {
    for (auto& place : rank) {
        if (!place && n-- == 0) {
            place = role;
            return;
        }
    }
}

// The numbering by Scharnagl: bishops, queen, knights, then rook, king, rook on what is left.
HomeRank home_rank(int number) {
    HomeRank rank;
    rank[static_cast<std::size_t>(number % 4 * 2 + 1)] = Role::Bishop;
    number /= 4;
    rank[static_cast<std::size_t>(number % 4 * 2)] = Role::Bishop;
    number /= 4;
    place_on_empty(rank, number % 6, Role::Queen);
    number /= 6;
    // The ten ways to put two knights on five places.
    constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    const auto [left, right] = knights[static_cast<std::size_t>(number)];
    place_on_empty(rank, right, Role::Knight);
    place_on_empty(rank, left, Role::Knight);
    for (const Role role : {Role::Rook, Role::King, Role::Rook}) {
        place_on_empty(rank, 0, role);
    }
    return rank;
}

} // namespace

Expected<Position> chess960_start(int number) {
    if (number < 0 || number >= 960) {
        return fail("Chess960 numbers its starting positions from 0 to 959.");
    }
    Setup setup;
    const HomeRank rank = home_rank(number);
    for (int file = 0; file < 8; ++file) {
        const Role role = *rank[static_cast<std::size_t>(file)];
        setup[square_at(file, 0)] = Piece{white, role};
        setup[square_at(file, 1)] = Piece{white, Role::Pawn};
        setup[square_at(file, 6)] = Piece{black, Role::Pawn};
        setup[square_at(file, 7)] = Piece{black, role};
        if (role == Role::Rook) {
            setup.castling_rooks |= bit(square_at(file, 0)) | bit(square_at(file, 7));
        }
    }
    return Position::from(setup);
}

} // namespace tabuleiro::chess
