#include "server/access/request_headers.hpp"

#include <vector>

#include "core/text.hpp"
#include "server/access/decimal.hpp"
#include "server/access/token.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::string_view former_name = "tabuleiro";

// How often a cookie of this name is there, and its value.
struct Found {
    int times = 0;
    std::string_view value;
};

Found find_cookie(std::string_view cookies, std::string_view name) {
    Found found;
    for (const std::string_view part : split(cookies, ';')) {
        const std::string_view pair = trimmed(part);
        const auto equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
            ++found.times;
            found.value = pair.substr(equals + 1);
        }
    }
    return found;
}

// Two of the same name: someone else has set one of them, and we cannot tell which.
std::string token_of(const Found& found) {
    return found.times == 1 && looks_like_token(found.value) ? std::string(found.value)
                                                             : std::string();
}

std::string lower(std::string_view text) {
    std::string made(text);
    for (char& c : made) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    }
    return made;
}

std::string set_cookie(std::string_view token, const SeatCookie& cookie, std::string_view seconds) {
    return cookie.name + "=" + std::string(token) + "; Path=/; Max-Age=" + std::string(seconds) +
           "; HttpOnly; SameSite=Strict" + (cookie.secure ? "; Secure" : "");
}

// What stands before the parameters, in small letters.
std::string value_of(std::string_view part) {
    return lower(trimmed(part.substr(0, part.find(';'))));
}

// `;q=0.8`; 1 if there is none, 0 if it cannot be read.
double quality_of(std::string_view part) {
    for (const std::string_view parameter : split(part, ';')) {
        const std::string text = lower(trimmed(parameter));
        if (text.starts_with("q=")) {
            return parse_decimal(std::string_view(text).substr(2)).value_or(0);
        }
    }
    return 1;
}

} // namespace

SeatCookie seat_cookie(std::uint16_t port) {
    return {port == 0 ? std::string(former_name)
                      : std::string(former_name) + "-" + std::to_string(port),
            false};
}

SeatCookie house_seat_cookie(std::string_view key) {
    constexpr std::string_view digits = "0123456789abcdef";
    const TokenHash hash = hash_of("seat cookie of " + std::string(key));
    std::string name = std::string(former_name) + "-";
    for (std::size_t i = 0; i < 4; ++i) {
        name += digits[hash[i] / 16];
        name += digits[hash[i] % 16];
    }
    return {name, false};
}

SeatCookie secure_seat_cookie() {
    return {"__Host-tabuleiro", true};
}

SeatCookie session_cookie(const SeatCookie& seat) {
    return {seat.name + "-session", seat.secure};
}

std::string session_in(std::string_view cookies, const SeatCookie& seat) {
    return token_of(find_cookie(cookies, session_cookie(seat).name));
}

std::string token_in(std::string_view cookies, const SeatCookie& cookie) {
    Found found = find_cookie(cookies, cookie.name);
    if (found.times == 0) {
        found = find_cookie(cookies, former_name);
    }
    return token_of(found);
}

namespace {

constexpr std::string_view bearer_scheme = "bearer";

// What follows the scheme; empty if it is another one.
std::string_view shown_by_bearer(std::string_view authorization) {
    const std::string_view rest =
        authorization.substr(std::min(authorization.size(), bearer_scheme.size()));
    return is_bearer(authorization) ? trimmed(rest) : std::string_view();
}

} // namespace

bool is_bearer(std::string_view authorization) {
    const std::string_view scheme = authorization.substr(0, bearer_scheme.size());
    return lower(scheme) == bearer_scheme && (authorization.size() == bearer_scheme.size() ||
                                              authorization[bearer_scheme.size()] == ' ');
}

std::string bearer_in(std::string_view authorization) {
    const std::string_view token = shown_by_bearer(authorization);
    return looks_like_token(token) ? std::string(token) : std::string();
}

std::string program_bearer_in(std::string_view authorization) {
    const std::string_view token = shown_by_bearer(authorization);
    return looks_like_program_token(token) ? std::string(token) : std::string();
}

bool is_json(std::string_view content_type) {
    return value_of(content_type) == "application/json";
}

bool knows_transfer(std::string_view transfer_encoding) {
    const std::string value = lower(trimmed(transfer_encoding));
    return value.empty() || value == "chunked";
}

bool accepts_html(std::string_view accept) {
    for (const std::string_view part : split(accept, ',')) {
        if (value_of(part) == "text/html" && quality_of(part) > 0) {
            return true;
        }
    }
    return false;
}

std::string preferred_language(std::string_view accept_language) {
    std::string best = "en";
    double best_quality = 0;
    for (const std::string_view part : split(accept_language, ',')) {
        const std::string tag = value_of(part);
        const std::string language = tag.substr(0, tag.find('-'));
        const double quality = quality_of(part);
        if ((language == "pt" || language == "en" || language == "ro") && quality > best_quality) {
            best = language;
            best_quality = quality;
        }
    }
    return best;
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

std::string cookie_for(std::string_view token, const SeatCookie& cookie) {
    return set_cookie(token, cookie, "34560000"); // 400 days: the longest that browsers keep one
}

std::string removed_cookie(const SeatCookie& cookie) {
    return set_cookie("", cookie, "0");
}

} // namespace tabuleiro::server
