// Chess has a form of its own for whole games: PGN.
#pragma once

#include "house/staging_of.hpp"

namespace tabuleiro::house {

class ChessStaging final : public StagingOf<chess::Chess> {
  public:
    using StagingOf<chess::Chess>::StagingOf;

    std::optional<std::string> score_sheet(const Settings& settings, Duration began,
                                           std::span<const MoveTime> times) const override;
    std::string_view record_extension() const override { return "pgn"; }
};

template <>
struct StagingFor<chess::Chess> {
    using Type = ChessStaging;
};

} // namespace tabuleiro::house
