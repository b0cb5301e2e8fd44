#include "engines/xadrez/exchange.hpp"

#include <algorithm>
#include <array>

#include "games/xadrez/attacks.hpp"

namespace tabuleiro::xadrez {

namespace {

constexpr std::array<search::Score, kinds.size()> prices{100, 500, 320, 330, 950, 10'000};

// From the cheapest captor to the most valuable.
constexpr std::array captors{Kind::Pawn, Kind::Knight, Kind::Bishop,
                             Kind::Rook, Kind::Queen,  Kind::King};

Bitboard strikers(const Position& position, Square square, Bitboard occupied) {
    const Bitboard queens = position.of(Kind::Queen);
    return (pawn_attacks(Player::First, square) & position.of(Player::Second, Kind::Pawn)) |
           (pawn_attacks(Player::Second, square) & position.of(Player::First, Kind::Pawn)) |
           (knight_attacks(square) & position.of(Kind::Knight)) |
           (king_attacks(square) & position.of(Kind::King)) |
           (rook_attacks(square, occupied) & (position.of(Kind::Rook) | queens)) |
           (bishop_attacks(square, occupied) & (position.of(Kind::Bishop) | queens));
}

// What the player who may capture a piece of that price on the square wins.
search::Score win_back(const Position& position, Square square, Player player,
                       search::Score at_stake, Bitboard occupied) {
    const Bitboard own = strikers(position, square, occupied) & occupied & position.of(player);
    for (const Kind kind : captors) {
        if (const Bitboard able = own & position.of(kind); able != 0) {
            const Square from = first_square(able);
            const search::Score answer =
                win_back(position, square, opponent(player), price(kind), occupied & ~bit(from));
            return std::max(0, at_stake - answer);
        }
    }
    return 0;
}

} // namespace

search::Score price(Kind kind) {
    return prices[static_cast<std::size_t>(kind)];
}

search::Score gain(const Position& position, const Move& move) {
    const Effect what = effect(position, move);
    search::Score won = 0;
    for (const Square square : squares(what.captured)) {
        won += price(position.at(square)->kind);
    }
    if (what.manner == Manner::Promotion) {
        won += price(Kind::Queen) - price(Kind::Pawn);
    }
    return won;
}

search::Score exchange(const Position& position, const Move& move) {
    const Effect what = effect(position, move);
    const search::Score won = gain(position, move);
    if (what.manner == Manner::BishopBlast || what.manner == Manner::Castling) {
        return won; // no piece ends up on a new square
    }
    const Kind kind = what.manner == Manner::Promotion ? Kind::Queen : position.at(move.from)->kind;
    const Bitboard occupied =
        (position.occupied() & ~bit(move.from) & ~what.captured) | bit(move.to);
    return won - win_back(position, move.to, opponent(position.to_move()), price(kind), occupied);
}

} // namespace tabuleiro::xadrez
