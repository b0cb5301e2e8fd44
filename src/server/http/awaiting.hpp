// How the server's coroutines wait, for the network and for whatever answers by a callback.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

namespace tabuleiro::server {

// co_await gives the error beside the value instead of throwing it.
inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

// A coroutine that waits for a result; it is resumed on its own executor. If the result can no
// longer come, because everything that could give it is gone, the coroutine gets an exception.
template <class T, class Handler>
class PendingResult {
  public:
    explicit PendingResult(Handler handler) : handler_(std::move(handler)) {}
    ~PendingResult() {
        if (handler_) {
            finish(std::make_exception_ptr(std::runtime_error("There was no result.")), T());
        }
    }
    PendingResult(const PendingResult&) = delete;
    PendingResult& operator=(const PendingResult&) = delete;

    // Requires: called once at most.
    void finish(std::exception_ptr error, T result) {
        auto executor = boost::asio::get_associated_executor(*handler_);
        boost::asio::post(executor, [handler = *std::exchange(handler_, std::nullopt), error,
                                     result = std::move(result)]() mutable {
            handler(error, std::move(result));
        });
    }

  private:
    std::optional<Handler> handler_; // none: it is finished
};

// Calls `start` with a completion handler, and waits until that is called with the result, from
// whichever thread:
//
//     auto loaded = co_await result_of<Loaded>([&](auto done) { store.load(table, done); });
template <class T, class Start>
boost::asio::awaitable<T> result_of(Start start) {
    auto initiate = [start = std::move(start)](auto handler) mutable {
        auto pending = std::make_shared<PendingResult<T, decltype(handler)>>(std::move(handler));
        start([pending](T result) { pending->finish(nullptr, std::move(result)); });
    };
    return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>,
                                       void(std::exception_ptr, T)>(std::move(initiate),
                                                                    boost::asio::use_awaitable);
}

} // namespace tabuleiro::server
