#include "server/http/routes.hpp"

namespace tabuleiro::server {

namespace {

// Takes the part up to the next slash from the front.
std::string_view take_part(std::string_view& path) {
    const auto slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    return part;
}

// Calls `found` with what stands for each `{id}`; false if the path does not fit.
template <class Found>
bool fits(std::string_view pattern, std::string_view path, Found found) {
    while (!pattern.empty() && !path.empty()) {
        const std::string_view wanted = take_part(pattern);
        const bool last = path.find('/') == std::string_view::npos;
        const std::string_view part = take_part(path);
        if (last != pattern.empty()) {
            return false;
        }
        if (wanted == "{id}" && !part.empty()) {
            found(part);
        } else if (wanted != part) {
            return false;
        }
    }
    return pattern.empty() && path.empty();
}

} // namespace

std::optional<MatchedRoute> match_route(Method method, std::string_view path) {
    for (const Route& route : routes) {
        if (route.method != method) {
            continue;
        }
        std::vector<std::string> ids;
        if (fits(route.pattern, path, [&](std::string_view id) { ids.emplace_back(id); })) {
            return MatchedRoute{route, std::move(ids)};
        }
    }
    return std::nullopt;
}

} // namespace tabuleiro::server
