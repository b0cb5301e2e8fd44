// Buffers and completion handlers without their types, for streams whose operations are to be
// compiled once: Beast passes each of its own operations with another type of both to the stream
// below it.
#pragma once

#include <array>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <cstddef>
#include <memory>
#include <utility>

namespace tabuleiro::client {

// The first buffers of any sequence, itself a sequence of buffers: whoever transfers some of them
// may leave the rest for the next time.
template <class Buffer>
class BufferList {
  public:
    using value_type = Buffer;
    using const_iterator = const Buffer*;

    template <class Buffers>
    explicit BufferList(const Buffers& buffers) {
        for (const Buffer buffer : boost::beast::buffers_range_ref(buffers)) {
            if (count_ == buffers_.size()) {
                return;
            }
            buffers_[count_++] = buffer;
        }
    }

    const_iterator begin() const { return buffers_.data(); }
    const_iterator end() const { return buffers_.data() + count_; }

  private:
    std::array<Buffer, 16> buffers_{};
    std::size_t count_ = 0;
};

using ReadBuffers = BufferList<boost::asio::mutable_buffer>;
using WriteBuffers = BufferList<boost::asio::const_buffer>;

// A completion handler of any type, which is called once at most; it keeps its executor. Asio's own
// (any_completion_handler) does not compile with Beast's streams in Boost 1.81.
template <class... Results>
class AnyHandler {
  public:
    using executor_type = boost::asio::any_io_executor;

    template <class Handler>
    AnyHandler(Handler handler, const executor_type& usual)
        : executor_(boost::asio::get_associated_executor(handler, usual)),
          handler_(std::make_unique<Kept<Handler>>(std::move(handler))) {}

    executor_type get_executor() const noexcept { return executor_; }
    void operator()(Results... results) { std::exchange(handler_, nullptr)->call(results...); }

  private:
    struct Base {
        virtual ~Base() = default;
        virtual void call(Results... results) = 0;
    };
    template <class Handler>
    struct Kept final : Base {
        explicit Kept(Handler given) : handler(std::move(given)) {}
        void call(Results... results) override { handler(results...); }
        Handler handler;
    };

    executor_type executor_;
    std::unique_ptr<Base> handler_;
};

using Transferred = AnyHandler<boost::system::error_code, std::size_t>;
using TornDown = AnyHandler<boost::system::error_code>;

// What async_read_some and async_write_some of `stream` return: `start` transfers the buffers, and
// gets them and the completion handler without their types.
template <class List, class Stream, class Buffers, class Token>
auto transfer_untyped(Stream& stream, void (Stream::*start)(const List&, Transferred),
                      const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
        [&stream, start](auto handler, const List& list) {
            (stream.*start)(list, Transferred(std::move(handler), stream.get_executor()));
        },
        token, List(buffers));
}

} // namespace tabuleiro::client
