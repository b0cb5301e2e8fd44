// The options of Renpaarden, by name.
#pragma once

#include "core/option.hpp"
#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro {

template <>
struct OptionList<renpaarden::Renpaarden> {
    using Options = renpaarden::Renpaarden::Options;

    static constexpr std::array<Option<Options>, 3> options{{
        {.name = "size",
         .least = renpaarden::least_size,
         .most = renpaarden::largest_size,
         .get = [](const Options& o) { return o.size; },
         .set = [](Options& o, int n) { o.size = n; }},
        {.name = "rules",
         .words = {"house", "literal"},
         .get = [](const Options& o) { return static_cast<int>(o.rules); },
         .set = [](Options& o, int n) { o.rules = static_cast<renpaarden::Ruleset>(n); }},
        {.name = "win",
         .words = {"end", "mid-chain"},
         .get = [](const Options& o) { return static_cast<int>(o.win); },
         .set = [](Options& o, int n) { o.win = static_cast<renpaarden::WinCheck>(n); }},
    }};
};

} // namespace tabuleiro
