// Reversi has no options.
#pragma once

#include "core/option.hpp"
#include "games/reversi/reversi.hpp"

namespace tabuleiro {

template <>
struct OptionList<reversi::Reversi> {
    static constexpr std::array<Option<reversi::Options>, 0> options{};
};

} // namespace tabuleiro
