// Whether other machines of the local network may come in: asked for when the house starts, or by a
// button of the page.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "server/access/access_check.hpp"
#include "server/http/network.hpp"

namespace tabuleiro::server {

class LocalNetwork {
  public:
    LocalNetwork(Network& network, AccessCheck& access) : network_(network), access_(access) {}

    // Opens this machine's addresses, exactly those that it has now. Fails if it has none.
    Expected<void> open();
    void close();

    bool is_open() const { return open_; }

  private:
    Network& network_;
    AccessCheck& access_;
    std::atomic<bool> open_{false};
};

} // namespace tabuleiro::server
