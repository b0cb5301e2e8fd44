// A record that begins with a position given as text.
#pragma once

#include <string_view>

#include "record/record.hpp"

namespace tabuleiro {

// What the position itself knows of the options counts.
template <OpenGame G>
Expected<Record<G>> record_from(std::string_view start, typename G::Options options) {
    auto position = G::read(start);
    if (!position) {
        return tl::unexpected(position.error());
    }
    if constexpr (KeepsOptions<G>) {
        G::agree(*position, options);
    }
    return Record<G>(*std::move(position), options);
}

} // namespace tabuleiro
