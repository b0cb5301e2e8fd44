#include "server/entrance/request_headers.hpp"

#include <vector>

#include "core/text.hpp"
#include "server/entrance/token.hpp"

namespace tabuleiro::server {

std::string token_in(std::string_view cookies) {
    std::string found;
    for (const std::string_view part : split(cookies, ';')) {
        const std::string_view pair = trimmed(part);
        const auto equals = pair.find('=');
        if (equals == std::string_view::npos || pair.substr(0, equals) != cookie_name) {
            continue;
        }
        const std::string_view value = pair.substr(equals + 1);
        // Two of the same name: someone else has set one of them, and we cannot tell which.
        if (!found.empty() || !looks_like_token(value)) {
            return {};
        }
        found = value;
    }
    return found;
}

bool accepts_gzip(std::string_view accept_encoding) {
    for (const std::string_view part : split(accept_encoding, ',')) {
        const auto semicolon = part.find(';');
        if (trimmed(part.substr(0, semicolon)) == "gzip") {
            return semicolon == std::string_view::npos ||
                   trimmed(part.substr(semicolon + 1)) != "q=0";
        }
    }
    return false;
}

std::string last_forwarded(std::string_view forwarded_for) {
    const auto comma = forwarded_for.rfind(',');
    return std::string(
        trimmed(comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1)));
}

std::string_view query_value(std::string_view query, std::string_view name) {
    for (const std::string_view part : split(query, '&')) {
        if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=') {
            return part.substr(name.size() + 1);
        }
    }
    return {};
}

std::string cookie_for(std::string_view token, bool secure) {
    // 400 days: the longest that browsers keep one.
    return std::string(cookie_name) + "=" + std::string(token) +
           "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict" + (secure ? "; Secure" : "");
}

} // namespace tabuleiro::server
