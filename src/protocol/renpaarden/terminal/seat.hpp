// Who plays a side: a person, the computer at random, or the computer at a level.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.hpp"
#include "engines/level.hpp"

namespace tabuleiro::renpaarden {

struct Seat {
    enum class Kind : std::uint8_t { Human, Random, Level };

    Kind kind = Kind::Human;
    int level = 0; // of Kind::Level only

    bool is_human() const { return kind == Kind::Human; }

    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

inline Seat seat_of_level(int level) {
    return {Seat::Kind::Level, level};
}

// `human`, `random` or `1` to `8`
inline std::string name(const Seat& seat) {
    return seat.kind == Seat::Kind::Human    ? "human"
           : seat.kind == Seat::Kind::Random ? "random"
                                             : std::to_string(seat.level);
}

inline std::optional<Seat> parse_seat(std::string_view text) {
    if (text == "human") {
        return Seat{};
    }
    if (text == "random") {
        return Seat{Seat::Kind::Random};
    }
    const auto level = parse_number<int>(text);
    if (!level || !is_valid_level(*level)) {
        return std::nullopt;
    }
    return seat_of_level(*level);
}

} // namespace tabuleiro::renpaarden
