// How the server's coroutines wait, for the network and for whatever answers by a callback.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace tabuleiro::server {

// co_await gives the error beside the value instead of throwing it.
inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

// Ends the wait of a coroutine, from whichever thread; the coroutine goes on by its own executor.
// If it is destroyed without that, because everything that could end the wait is gone, the
// coroutine gets an exception.
class Wakeup {
  public:
    virtual ~Wakeup() = default;
    // Requires: called once at most.
    virtual void wake() = 0;
};

// Calls `start`, which must live until then, and waits for the wakeup that it is given. This is the
// one place where such waits meet the network library: its templates take long to compile, so they
// are not compiled again for each result and each caller.
boost::asio::awaitable<void> until_woken(const std::function<void(std::shared_ptr<Wakeup>)>& start);

template <class T>
boost::asio::awaitable<T> result_of_call(std::function<void(std::function<void(T)>)> start) {
    const auto result = std::make_shared<std::optional<T>>();
    const std::function<void(std::shared_ptr<Wakeup>)> start_waiting =
        [&](std::shared_ptr<Wakeup> wakeup) {
            start([result, wakeup = std::move(wakeup)](T given) {
                result->emplace(std::move(given));
                wakeup->wake();
            });
        };
    co_await until_woken(start_waiting);
    co_return *std::move(*result);
}

// Calls `start` with a completion handler, and waits until that is called with the result, from
// whichever thread:
//
//     auto loaded = co_await result_of<Loaded>([&](auto done) { store.load(table, done); });
template <class T, class Start>
boost::asio::awaitable<T> result_of(Start start) {
    return result_of_call<T>(std::move(start));
}

} // namespace tabuleiro::server
