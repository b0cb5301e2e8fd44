// From which first positions a chess engine plays, beside the usual one, as far as it says.
#pragma once

namespace tabuleiro::programs {

struct KnownStarts {
    bool positions = true; // any of plain chess
    bool chess960 = true;

    friend bool operator==(const KnownStarts&, const KnownStarts&) = default;
};

} // namespace tabuleiro::programs
