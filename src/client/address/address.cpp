#include "client/address/address.hpp"

#include <arpa/inet.h>

#include <algorithm>

#include "core/text.hpp"

namespace tabuleiro::client {

namespace {

bool is_between(char c, char first, char last) {
    return first <= c && c <= last;
}

void make_lower(std::string& text) {
    for (char& c : text) {
        c = is_between(c, 'A', 'Z') ? static_cast<char>(c + 32) : c;
    }
}

// Letters, digits, hyphens and dots; requires small letters.
bool is_name(std::string_view name) {
    constexpr std::size_t longest = 253;
    return !name.empty() && name.size() <= longest && name.front() != '.' && name.front() != '-' &&
           name.find("..") == std::string_view::npos &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return is_between(c, 'a', 'z') || is_between(c, '0', '9') || c == '-' || c == '.';
           });
}

bool is_six(std::string_view text) {
    in6_addr address{};
    return inet_pton(AF_INET6, std::string(text).c_str(), &address) == 1;
}

// `host` or `host:port`, where the host is a name, an address, or one of IPv6 in brackets.
bool is_host(std::string_view text) {
    const bool bracketed = text.starts_with('[');
    const auto end = bracketed ? text.find(']') : text.find(':');
    const std::string_view host =
        bracketed ? text.substr(1, end == std::string_view::npos ? end : end - 1)
                  : text.substr(0, end);
    std::string_view rest = end == std::string_view::npos ? std::string_view() : text.substr(end);
    if (bracketed) {
        if (rest.empty() || !is_six(host)) {
            return false;
        }
        rest.remove_prefix(1);
    } else if (!is_name(host)) {
        return false;
    }
    if (rest.empty()) {
        return true;
    }
    const auto port = rest.front() == ':' ? parse_number<std::uint16_t>(rest.substr(1))
                                          : std::optional<std::uint16_t>();
    return port && *port != 0;
}

// Empty, or words of letters, digits, hyphens, dots and underscores, each after a slash.
bool is_root(std::string_view path) {
    if (path.empty()) {
        return true;
    }
    const auto words = split(path.substr(1), '/');
    return std::all_of(words.begin(), words.end(), [](std::string_view word) {
        return !word.empty() && word.front() != '.' &&
               std::all_of(word.begin(), word.end(), [](char c) {
                   return is_between(c, 'a', 'z') || is_between(c, 'A', 'Z') ||
                          is_between(c, '0', '9') || c == '-' || c == '.' || c == '_';
               });
    });
}

} // namespace

Expected<Address> parse_host_name(std::string_view text, std::uint16_t port) {
    std::string host(text);
    make_lower(host);
    if (!is_host(host)) {
        return fail("The host name {text} should look like sala12 or sala12.local (letters, "
                    "digits, hyphens and dots).",
                    quoted(text));
    }
    if (host.ends_with(":80")) {
        host.resize(host.size() - 3);
        return Address{"http", host};
    }
    const bool has_port = host.back() != ']' && host.find(':', host.rfind(']') + 1) != host.npos;
    return has_port || port == 80 ? Address{"http", host}
                                  : Address{"http", host + ":" + std::to_string(port)};
}

Expected<Address> parse_public_url(std::string_view text) {
    const auto wrong = [&] {
        return fail("The public address {text} should look like https://games.example.org or "
                    "https://example.org/games/.",
                    tabuleiro::quoted(text));
    };
    const auto colon = text.find("://");
    if (colon == std::string_view::npos) {
        return wrong();
    }
    const std::string_view rest = text.substr(colon + 3);
    const auto slash = std::min(rest.find('/'), rest.size());
    Address address{std::string(text.substr(0, colon)), std::string(rest.substr(0, slash)),
                    std::string(rest.substr(slash))};
    while (address.root.ends_with('/')) {
        address.root.pop_back();
    }
    if (!is_root(address.root)) {
        return wrong();
    }
    make_lower(address.host);
    const std::string own_port = address.scheme == "https" ? ":443" : ":80";
    if (address.host.ends_with(own_port)) {
        address.host.resize(address.host.size() - own_port.size());
    }
    if ((address.scheme != "https" && address.scheme != "http") || !is_host(address.host)) {
        return wrong();
    }
    return address;
}

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

HostAndPort host_and_port(const Address& address) {
    const std::string& host = address.host;
    const auto colon = host.find(':', host.rfind(']') == host.npos ? 0 : host.rfind(']'));
    std::string name = host.substr(0, colon);
    if (name.starts_with('[')) {
        name = name.substr(1, name.size() - 2);
    }
    const std::string usual = address.scheme == "https" ? "443" : "80";
    return {name, colon == host.npos ? usual : host.substr(colon + 1)};
}

} // namespace tabuleiro::client
