#include "engines/chess/search_request.hpp"

namespace tabuleiro::roque {

std::optional<Square> captured_on(const Record<Chess>& record) {
    if (record.plies() == 0) {
        return std::nullopt;
    }
    const Move last = record.moves().back();
    const bool captured = record.history().back().captured_by(last).has_value();
    return captured ? std::optional(last.to()) : std::nullopt;
}

SearchRequest request_for(const Record<Chess>& record) {
    SearchRequest request;
    request.game.position = record.position();
    for (const Position& earlier : record.reachable_history()) {
        request.game.earlier.push_back(earlier.key());
    }
    request.captured_on = captured_on(record);
    return request;
}

} // namespace tabuleiro::roque
