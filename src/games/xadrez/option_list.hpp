// The options of xadrez, by name.
#pragma once

#include "core/option.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro {

template <>
struct OptionList<xadrez::Xadrez> {
    using Options = xadrez::Xadrez::Options;

    static constexpr std::array<Option<Options>, 2> options{{
        {.name = "mate",
         .words = {"moves-only", "operations-too"},
         .get = [](const Options& o) { return static_cast<int>(o.mate); },
         .set = [](Options& o, int n) { o.mate = static_cast<xadrez::MateRule>(n); }},
        {.name = "no-play",
         .words = {"loses", "goes-on"},
         .get = [](const Options& o) { return static_cast<int>(o.no_play); },
         .set = [](Options& o, int n) { o.no_play = static_cast<xadrez::NoPlayRule>(n); }},
    }};
};

} // namespace tabuleiro
