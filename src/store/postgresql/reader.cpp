#include "store/postgresql/reader.hpp"

namespace tabuleiro::store::postgresql {
namespace {

// Between two attempts: an address that does not answer would keep every read waiting.
constexpr std::chrono::milliseconds pause_between_attempts{200};

} // namespace

bool Reader::reconnect() {
    if (Clock::now() < next_attempt_) {
        return false;
    }
    auto opened = open_to_read(address_);
    if (!opened) {
        next_attempt_ = Clock::now() + pause_between_attempts;
        return false;
    }
    connection_ = *std::move(opened);
    return true;
}

} // namespace tabuleiro::store::postgresql
