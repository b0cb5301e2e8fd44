// What a request asks of a history: filters, and the place after which the page begins.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/history/history.hpp"

namespace tabuleiro::server {

struct HistoryQuery {
    store::HistoryFilter filter; // without the reader
    store::HistoryPlace after;
};

// None if a value is not what it should be.
std::optional<HistoryQuery> parse_history_query(std::string_view query);

// As `before` of the next page: "1700000000000.12".
std::string to_text(const store::HistoryPlace& place);

} // namespace tabuleiro::server
