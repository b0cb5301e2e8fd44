// The names and addresses under which this server answers. A page elsewhere can make a browser
// send us a request (a cross-site request, or a name that was made to point here: DNS rebinding),
// but it cannot choose the Host and Origin that the browser sends: these must be ours.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "client/address/address.hpp"
#include "core/error.hpp"

namespace tabuleiro::server {

using client::Address;
using client::is_loopback;
using client::parse_host_name;
using client::parse_public_url;

// A path of the browser as the server knows it: without the root, if it is below it (a proxy may
// have removed the root already).
std::string_view path_below(std::string_view root, std::string_view path);

// What the other machines of the local network may call this one: its addresses, the plain ones
// first.
std::vector<std::string> local_network_addresses();

class AccessCheck { // thread-safe
  public:
    // Port: where we listen on 127.0.0.1 and ::1.
    explicit AccessCheck(std::uint16_t port, const std::vector<Address>& others = {},
                         const std::vector<Address>& names = {});

    // The local network's addresses, exactly these; none closes the access again.
    void open_to(const std::vector<std::string>& addresses);

    bool knows_host(std::string_view host) const;
    // Whether the Origin is that of this Host.
    bool same_origin(std::string_view host, std::string_view origin) const;
    // The path below which the server is under this name; usually empty.
    std::string root_of(std::string_view host) const;
    // Whether the Host is a name that only this machine can use.
    bool is_own_name(std::string_view host) const;

    // Whether browsers reach this name over https.
    bool is_secure(std::string_view host) const;

    // For people: the address of this machine, then those for others.
    std::string own_address() const;
    std::vector<std::string> other_addresses() const;

  private:
    std::uint16_t port_;
    std::vector<Address> own_;    // loopback
    std::vector<Address> public_; // behind a proxy
    std::vector<Address> names_;  // in the local network
    mutable std::mutex mutex_;
    std::vector<Address> local_; // guarded by mutex_
};

} // namespace tabuleiro::server
