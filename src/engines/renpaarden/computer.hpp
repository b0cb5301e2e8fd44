// The computer of Renpaarden.
#pragma once

#include "engines/searching_computer.hpp"
#include "games/renpaarden/renpaarden.hpp"

namespace tabuleiro {

template <>
class Computer<renpaarden::Renpaarden> final : public SearchingComputer<renpaarden::Renpaarden> {};

extern template class SearchingComputer<renpaarden::Renpaarden>;

} // namespace tabuleiro
