// The options of chess, by name.
#pragma once

#include "core/option.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro {

template <>
struct OptionList<chess::Chess> {
    using Options = chess::Chess::Options;

    static constexpr std::array<Option<Options>, 3> options{{
        {.name = "start",
         .most = 959,
         .random = true,
         .get = [](const Options& o) { return o.start; },
         .set = [](Options& o, int n) { o.start = n; }},
        {.name = "draws",
         .words = {"automatic", "fide"},
         .get = [](const Options& o) { return static_cast<int>(o.draws); },
         .set = [](Options& o, int n) { o.draws = static_cast<chess::DrawRules>(n); }},
        {.name = "material",
         .words = {"listed", "fide"},
         .get = [](const Options& o) { return static_cast<int>(o.material); },
         .set = [](Options& o, int n) { o.material = static_cast<chess::MaterialReading>(n); }},
    }};
};

} // namespace tabuleiro
