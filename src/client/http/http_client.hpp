// A client of a house over HTTP or HTTPS: one connection that is kept open between requests, used
// by one thread, which waits for each answer.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "client/address/address.hpp"
#include "core/error.hpp"

namespace tabuleiro::client {

struct HttpReply {
    int status = 0;
    std::string body;
};

class HttpClient {
  public:
    // Of https, the certificate must be one that this machine trusts.
    explicit HttpClient(Address house);
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    // Posts JSON with a key, or a program's token, to a path below the house's root. Fails if there
    // is no answer within the time.
    [[nodiscard]] Expected<HttpReply> post(const std::string& path, std::string body,
                                           const std::string& key,
                                           std::chrono::milliseconds longest);

  private:
    class Link;
    std::unique_ptr<Link> link_;
};

} // namespace tabuleiro::client
