// Whether other machines of the local network may connect: decided when the server starts, or by a
// button of the page.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "server/access/access_check.hpp"
#include "server/http/http_server.hpp"

namespace tabuleiro::server {

class LocalNetwork {
  public:
    LocalNetwork(HttpServer& http, AccessCheck& access) : http_(http), access_(access) {}

    // Opens this machine's addresses, exactly those that it has now. Fails if it has none.
    Expected<void> open();
    void close();

    bool is_open() const { return open_; }

  private:
    HttpServer& http_;
    AccessCheck& access_;
    std::atomic<bool> open_{false};
};

} // namespace tabuleiro::server
