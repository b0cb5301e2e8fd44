#include "server/tables/read_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

namespace tabuleiro::server {
namespace {

TEST(ReadPool, GoesOnAfterAnException) {
    std::promise<void> done;
    ReadPool pool(1);
    pool.run([] { throw std::runtime_error("no memory"); });
    pool.run([&] { done.set_value(); });
    done.get_future().wait();
}

} // namespace
} // namespace tabuleiro::server
