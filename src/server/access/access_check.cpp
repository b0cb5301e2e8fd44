#include "server/access/access_check.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <memory>

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

} // namespace

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
