// Computes all ratings again from the recorded games (`tabuleiro ratings --recompute`). The same
// games give the same bits, so nothing differs unless the levels were calibrated anew, or the
// stored numbers are damaged.
#pragma once

#include "store/store.hpp"

namespace tabuleiro::server {

struct Recomputed {
    std::size_t games = 0;    // rated
    std::size_t differed = 0; // entries of histories and ratings that were not the same
};

// In one transaction. Requires: the store may be written.
[[nodiscard]] Expected<Recomputed> recompute_ratings(store::Store& store);

// Of the house there; records games first that nobody has recorded yet.
[[nodiscard]] Expected<Recomputed> recompute_ratings(const std::string& location);

} // namespace tabuleiro::server
