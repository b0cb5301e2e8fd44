// A race as the text of a file, and back.
//
//     renpaarden 1
//     white human
//     black 3
//     first xxxxx/xxxxx/...../wwwww/wwwww w - - 0 0 house end
//     turn a2c3
//     ...
//     end
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/player.hpp"
#include "games/renpaarden/renpaarden.hpp"
#include "protocol/renpaarden/terminal/seat.hpp"
#include "record/record.hpp"

namespace tabuleiro::renpaarden {

struct SavedRace {
    ByPlayer<Seat> seats;
    Record<Renpaarden> race;
};

// The first invalid line, counted from 1.
struct BadLine {
    int line = 0;

    friend bool operator==(const BadLine&, const BadLine&) = default;
};

std::string write_saved(const SavedRace& saved);

// Every line is checked: seats, the first position, and that every turn is legal in its position.
tl::expected<SavedRace, BadLine> read_saved(std::string_view text);

} // namespace tabuleiro::renpaarden
