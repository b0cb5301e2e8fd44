// A TCP connection of a client, with deadlines and a budget of bytes to read. What Beast does above
// it arrives without its types (client/untyped_transfer.hpp), so the templates below are compiled
// once.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/role.hpp>
#include <chrono>
#include <utility>

#include "client/untyped_transfer.hpp"
#include "server/http/read_budget.hpp"

namespace tabuleiro::server {

class HttpStream {
  public:
    using next_layer_type =
        boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::any_io_executor, ReadBudget>;
    using executor_type = boost::asio::any_io_executor;

    explicit HttpStream(boost::asio::ip::tcp::socket socket);

    executor_type get_executor() noexcept { return stream_.get_executor(); }
    next_layer_type& next_layer() noexcept { return stream_; }
    const next_layer_type& next_layer() const noexcept { return stream_; }
    boost::asio::ip::tcp::socket& socket() noexcept { return stream_.socket(); }
    boost::asio::ip::tcp::socket release_socket() { return stream_.release_socket(); }

    // For what is waited for and whatever comes.
    void expires_at(std::chrono::steady_clock::time_point end) { stream_.expires_at(end); }
    void expires_after(std::chrono::nanoseconds time) { stream_.expires_after(time); }
    void expires_never() { stream_.expires_never(); }
    // Ends what is waited for; the stream stays open.
    void cancel() { stream_.cancel(); }
    void close() { stream_.close(); }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return client::transfer_untyped(*this, &HttpStream::read, buffers,
                                        std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return client::transfer_untyped(*this, &HttpStream::write, buffers,
                                        std::forward<Token>(token));
    }

    // Beast closes a WebSocket by these two.
    template <class Handler>
    friend void async_teardown(boost::beast::role_type role, HttpStream& stream,
                               Handler&& handler) {
        stream.tear_down(role,
                         client::TornDown(std::forward<Handler>(handler), stream.get_executor()));
    }
    friend void teardown(boost::beast::role_type role, HttpStream& stream,
                         boost::beast::error_code& error);

  private:
    void read(const client::ReadBuffers& into, client::Transferred done);
    void write(const client::WriteBuffers& from, client::Transferred done);
    void tear_down(boost::beast::role_type role, client::TornDown done);

    next_layer_type stream_;
};

} // namespace tabuleiro::server
