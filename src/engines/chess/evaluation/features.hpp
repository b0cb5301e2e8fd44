// The inputs of a network for a chess position, seen from each side (docs/nnue.md).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engines/chess/attack_map.hpp"
#include "engines/nnue/network.hpp"

namespace tabuleiro::roque {

struct Features {
    static constexpr std::size_t threats = 2; // kinds of them
    static constexpr nnue::GameShape shape{
        .game = "chess", .inputs = 768, .max_pieces = 32, .zones = 4, .common = threats * 768};
    // A viewer sees the board as it is or mirrored left to right, in the zone of its king.
    static constexpr std::size_t orientations = 2 * shape.zones;
    // White's pieces by role, then black's; then those of them that are under a threat, for each
    // kind of threat in the same order: attacked by a lesser piece; otherwise attacked, and not
    // defended.
    static constexpr std::size_t pieces = 12;
    using Sets = std::array<Bitboard, (1 + threats) * pieces>;
    static constexpr std::size_t given = pieces;

    // The pieces, without the threats to them.
    static Sets sets(const chess::Board& board) {
        Sets sets{};
        std::copy_n(board.sides.first.pieces.begin(), 6, sets.begin());
        std::copy_n(board.sides.second.pieces.begin(), 6, sets.begin() + 6);
        return sets;
    }
    // Adds the threats.
    static void derive(Sets& sets) {
        const std::span<const Bitboard, 6> first(sets.data(), 6);
        const std::span<const Bitboard, 6> second(sets.data() + 6, 6);
        Bitboard occupied = 0;
        for (std::size_t set = 0; set < pieces; ++set) {
            occupied |= sets[set];
        }
        add_threats(sets, {attack_map(first, Player::First, occupied),
                           attack_map(second, Player::Second, occupied)});
    }
    // The pieces and the threats to them.
    static Sets sets(const chess::Board& board, const ByPlayer<AttackMap>& attacks) {
        Sets all = sets(board);
        add_threats(all, attacks);
        return all;
    }

    // Twice the zone, and one more if mirrored. Requires: the viewer has a king.
    static int orientation(const Sets& sets, Player viewer) {
        const bool first = viewer == Player::First;
        const int king = std::countr_zero(sets[first ? 5 : 11]) ^ (first ? 0 : 56);
        return orientation_by_king[static_cast<std::size_t>(king)];
    }
    static std::size_t input(Player viewer, int orientation, std::size_t set, int square) {
        const int turned = viewer == Player::First ? 0 : 56;
        const int mirror = orientation % 2 == 0 ? 0 : 7;
        const std::size_t zone = set < pieces ? static_cast<std::size_t>(orientation / 2) : 0;
        return first_inputs[viewer == Player::First ? 0 : 1][set] + zone * shape.inputs +
               static_cast<std::size_t>(square ^ turned ^ mirror);
    }

  private:
    static void add_threats(Sets& sets, const ByPlayer<AttackMap>& by) {
        add_threats(sets.data(), by.second, by.first.all);
        add_threats(sets.data() + 6, by.first, by.second.all);
    }
    // Of one side, whose pieces are the first six sets. A king is under no threat: positions in
    // check are not evaluated.
    static void add_threats(Bitboard* sets, const AttackMap& enemy, Bitboard defended) {
        for (std::size_t role = 0; role < 6; ++role) {
            const Bitboard attacked = sets[role] & enemy.all;
            const Bitboard by_lesser = attacked & enemy.by_lesser_than(static_cast<Role>(role));
            sets[pieces + role] = by_lesser;
            sets[2 * pieces + role] = attacked & ~by_lesser & ~defended;
        }
    }

    // Of a set in the first zone, by viewer: the viewer's own pieces come first.
    static constexpr auto first_inputs = [] {
        std::array<std::array<std::uint16_t, (1 + threats) * pieces>, 2> table{};
        for (std::size_t set = 0; set < table[0].size(); ++set) {
            const std::size_t kind = set / pieces;
            const std::size_t base = kind == 0 ? 0 : (shape.zones + kind - 1) * shape.inputs;
            const std::size_t piece = set % pieces;
            table[0][set] = static_cast<std::uint16_t>(base + piece * 64);
            table[1][set] = static_cast<std::uint16_t>(base + (piece + 6) % pieces * 64);
        }
        return table;
    }();
    // Mirrored if the king is on files e to h. Zones, after that: a1 and b1, c1 and d1, the
    // second rank, the others.
    static constexpr std::array<std::int8_t, 64> orientation_by_king = [] {
        std::array<std::int8_t, 64> table{};
        for (std::size_t square = 0; square < 64; ++square) {
            const std::size_t rank = square / 8;
            const std::size_t file = square % 8;
            const bool mirrored = file >= 4;
            const bool corner = file < 2 || file > 5;
            const int zone = rank == 0 ? (corner ? 0 : 1) : rank == 1 ? 2 : 3;
            table[square] = static_cast<std::int8_t>(2 * zone + (mirrored ? 1 : 0));
        }
        return table;
    }();
};

} // namespace tabuleiro::roque
