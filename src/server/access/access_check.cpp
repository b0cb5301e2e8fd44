#include "server/access/access_check.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>

#include "core/text.hpp"

namespace tabuleiro::server {

namespace {

// Browsers leave out the scheme's own port, in Host and in Origin.
Address http_at(const std::string& host, std::uint16_t port) {
    const bool bare_six = host.find(':') != std::string::npos;
    std::string name = bare_six ? "[" + host + "]" : host;
    if (port != 80) {
        name += ":" + std::to_string(port);
    }
    return {"http", name};
}

const Address* find(const std::vector<Address>& list, std::string_view host) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Address& a) { return a.host == host; });
    return found == list.end() ? nullptr : &*found;
}

std::string text_of(const sockaddr* address) {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (address->sa_family == AF_INET) {
        inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(address)->sin_addr, text.data(),
                  text.size());
    } else {
        inet_ntop(AF_INET6, &reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr, text.data(),
                  text.size());
    }
    return text.data();
}

bool reaches_others(const ifaddrs& event) {
    if (event.ifa_addr == nullptr || (event.ifa_flags & IFF_UP) == 0 ||
        (event.ifa_flags & IFF_LOOPBACK) != 0) {
        return false;
    }
    if (event.ifa_addr->sa_family == AF_INET) {
        return true;
    }
    // A link-local address needs the name of a network card, which browsers do not take.
    return event.ifa_addr->sa_family == AF_INET6 &&
           !IN6_IS_ADDR_LINKLOCAL(
               &reinterpret_cast<const sockaddr_in6*>(event.ifa_addr)->sin6_addr);
}

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

std::string_view path_below(std::string_view root, std::string_view path) {
    if (root.empty() || !path.starts_with(root)) {
        return path;
    }
    const std::string_view rest = path.substr(root.size());
    if (rest.empty()) {
        return "/";
    }
    return rest.front() == '/' ? rest : path;
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

std::vector<std::string> local_network_addresses() {
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) {
        return {};
    }
    const std::unique_ptr<ifaddrs, void (*)(ifaddrs*)> secret(list, freeifaddrs);
    std::vector<std::string> plain;
    std::vector<std::string> six;
    for (const ifaddrs* event = list; event != nullptr; event = event->ifa_next) {
        if (reaches_others(*event)) {
            auto& group = event->ifa_addr->sa_family == AF_INET ? plain : six;
            group.push_back(text_of(event->ifa_addr));
        }
    }
    plain.insert(plain.end(), six.begin(), six.end());
    return plain;
}

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

AccessCheck::AccessCheck(std::uint16_t port, const std::vector<Address>& others,
                         const std::vector<Address>& names)
    : port_(port), own_{http_at("127.0.0.1", port), http_at("localhost", port),
                        http_at("::1", port)},
      public_(others), names_(names) {}

void AccessCheck::open_to(const std::vector<std::string>& addresses) {
    const std::scoped_lock lock(mutex_);
    local_.clear();
    for (const std::string& address : addresses) {
        local_.push_back(http_at(address, port_));
    }
}

bool AccessCheck::knows_host(std::string_view host) const {
    const std::scoped_lock lock(mutex_);
    for (const auto* list : {&own_, &public_, &names_, &local_}) {
        if (find(*list, host) != nullptr) {
            return true;
        }
    }
    return false;
}

bool AccessCheck::same_origin(std::string_view host, std::string_view origin) const {
    const std::scoped_lock lock(mutex_);
    for (const auto* list : {&own_, &public_, &names_, &local_}) {
        if (const Address* known = find(*list, host)) {
            return known->origin() == origin;
        }
    }
    return false;
}

std::string AccessCheck::root_of(std::string_view host) const {
    const Address* known = find(public_, host);
    return known == nullptr ? std::string() : known->root;
}

bool AccessCheck::is_own_name(std::string_view host) const {
    return find(own_, host) != nullptr;
}

bool AccessCheck::is_secure(std::string_view host) const {
    const Address* known = find(public_, host);
    return known != nullptr && known->scheme == "https";
}

std::string AccessCheck::own_address() const {
    return own_.front().origin();
}

std::vector<std::string> AccessCheck::other_addresses() const {
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> addresses;
    for (const auto* list : {&public_, &local_}) {
        for (const Address& address : *list) {
            addresses.push_back(address.text());
        }
    }
    if (!local_.empty()) { // names lead somewhere only while that is open
        for (const Address& address : names_) {
            addresses.push_back(address.origin());
        }
    }
    return addresses;
}

} // namespace tabuleiro::server
