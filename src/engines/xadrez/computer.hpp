// The computer of xadrez.
#pragma once

#include "engines/searching_computer.hpp"
#include "games/xadrez/xadrez.hpp"

namespace tabuleiro {

template <>
class Computer<xadrez::Xadrez> final : public SearchingComputer<xadrez::Xadrez> {};

extern template class SearchingComputer<xadrez::Xadrez>;

} // namespace tabuleiro
