// The options of the War Game, by name.
#pragma once

#include "core/option.hpp"
#include "games/wargame/wargame.hpp"

namespace tabuleiro {

template <>
struct OptionList<wargame::WarGame> {
    using Options = wargame::WarGame::Options;

    template <int type>
    static constexpr Option<Options> ships{
        .name = std::array<std::string_view, wargame::types>{"ships-1", "ships-2", "ships-3",
                                                             "ships-4", "ships-5", "ships-6",
                                                             "ships-7", "ships-8"}[type - 1],
        .most = wargame::max_blocks / 2,
        .get = [](const Options& o) { return static_cast<int>(o.counts.of_type[type - 1]); },
        .set = [](Options& o,
                  int n) { o.counts.of_type[type - 1] = static_cast<std::uint8_t>(n); }};

    static constexpr std::array<Option<Options>, 10> options{{
        {.name = "rows",
         .least = wargame::least_side,
         .most = wargame::max_rows,
         .step = wargame::block_side,
         .get = [](const Options& o) { return static_cast<int>(o.size.rows); },
         .set = [](Options& o, int n) { o.size.rows = static_cast<std::uint8_t>(n); }},
        {.name = "columns",
         .least = wargame::least_side,
         .most = wargame::max_columns,
         .step = wargame::block_side,
         .get = [](const Options& o) { return static_cast<int>(o.size.columns); },
         .set = [](Options& o, int n) { o.size.columns = static_cast<std::uint8_t>(n); }},
        ships<1>,
        ships<2>,
        ships<3>,
        ships<4>,
        ships<5>,
        ships<6>,
        ships<7>,
        ships<8>,
    }};
};

} // namespace tabuleiro
