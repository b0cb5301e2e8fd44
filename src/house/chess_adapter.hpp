// Chess has a form of its own for whole games: PGN.
#pragma once

#include "house/game_adapter_of.hpp"

namespace tabuleiro::house {

class ChessAdapter final : public GameAdapterOf<chess::Chess> {
  public:
    using GameAdapterOf<chess::Chess>::GameAdapterOf;

    std::optional<std::string> score_sheet(const Settings& settings, Duration began,
                                           std::span<const MoveTime> times) const override;
    std::string_view record_extension() const override { return "pgn"; }
};

template <>
struct GameAdapterFor<chess::Chess> {
    using Type = ChessAdapter;
};

} // namespace tabuleiro::house
