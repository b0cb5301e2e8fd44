// Reads a request: its header first, so that it can be refused before its body is read, then the
// body. Each has its time; who was too slow is told so.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/http/http_server.hpp"
#include "server/http/http_stream.hpp"

namespace tabuleiro::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpParser = boost::beast::http::request_parser<boost::beast::http::string_body>;

enum class ReadEnd { Whole, Gone, Unreadable };

class RequestReader {
  public:
    RequestReader(HttpStream& stream, boost::beast::flat_buffer& buffer,
                  const NetworkLimits& limits);

    // Whole; or Unreadable, and `complaint` says why; or there is nobody to be told.
    boost::asio::awaitable<ReadEnd> read_header();
    // Requires: the header is whole.
    boost::asio::awaitable<ReadEnd> read_body();

    const HttpRequest& header() const { return parser_.get(); }
    bool has_body() const;
    // Whether the body is larger than this, or might be.
    bool larger_than(std::uint64_t bytes);
    void limit_body(std::uint64_t bytes) { parser_.body_limit(bytes); }

    const Response& complaint() const { return complaint_; }
    // Requires: the body is whole.
    HttpRequest take() { return parser_.release(); }

  private:
    ReadEnd ended(const boost::beast::error_code& error, bool too_slow);

    HttpStream& stream_;
    boost::beast::flat_buffer& buffer_;
    const NetworkLimits& limits_;
    HttpParser parser_;
    Response complaint_;
};

} // namespace tabuleiro::server
