// Pieces and their letters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/player.hpp"

namespace tabuleiro::chess {

enum class Role : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King };

inline constexpr std::array roles{Role::Pawn, Role::Knight, Role::Bishop,
                                  Role::Rook, Role::Queen,  Role::King};

// In the order in which they are listed as moves.
inline constexpr std::array promotion_roles{Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

constexpr int index(Role role) {
    return static_cast<int>(role);
}

struct Piece {
    Player owner{};
    Role role{};
    friend constexpr bool operator==(const Piece&, const Piece&) = default;
};

constexpr char upper_letter(Role role) {
    return "PNBRQK"[index(role)];
}
constexpr char lower_letter(Role role) {
    return "pnbrqk"[index(role)];
}

// White's pieces are upper case.
constexpr char letter(Piece piece) {
    return piece.owner == Player::First ? upper_letter(piece.role) : lower_letter(piece.role);
}

constexpr std::string_view name(Role role) {
    constexpr std::array<std::string_view, 6> names{"pawn", "knight", "bishop",
                                                    "rook", "queen",  "king"};
    return names[static_cast<std::size_t>(role)];
}

constexpr std::optional<Role> parse_role(char upper) {
    const auto at = std::string_view("PNBRQK").find(upper);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Role>(at));
}

constexpr std::optional<Piece> parse_piece(char c) {
    if (const auto role = parse_role(c)) {
        return Piece{Player::First, *role};
    }
    const auto at = std::string_view("pnbrqk").find(c);
    return at == std::string_view::npos
               ? std::nullopt
               : std::optional(Piece{Player::Second, static_cast<Role>(at)});
}

} // namespace tabuleiro::chess
