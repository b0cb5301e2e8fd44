// What a request for a table gets where this node does not have the table.
#pragma once

#include <optional>

#include "server/http/web.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

inline store::Takeover takeover_for(const Request& request) {
    return request.host_unreachable ? store::Takeover::Unreachable : store::Takeover::IfFree;
}

inline Response no_such_table() {
    return refusal(404, "no-table", {Reason("There is no such table.")});
}

// Why there is no live table, or which node has it; none if there is one.
inline std::optional<Response> not_here(const Expected<FoundTable>& found) {
    if (!found) {
        return refusal(503, "store", found.error().reasons());
    }
    if (!found->node.empty()) {
        return Response{.node = found->node};
    }
    if (found->live == nullptr) {
        return no_such_table();
    }
    return std::nullopt;
}

} // namespace tabuleiro::server
