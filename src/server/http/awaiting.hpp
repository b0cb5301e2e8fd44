// How the server's coroutines wait for the network: co_await gives the error beside the value
// instead of throwing it.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace tabuleiro::server {

inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

} // namespace tabuleiro::server
