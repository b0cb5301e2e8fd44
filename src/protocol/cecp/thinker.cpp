#include "protocol/cecp/thinker.hpp"

#include <utility>

namespace tabuleiro::cecp {

void Thinker::start(Purpose purpose, roque::SearchRequest request) {
    last_line_ = roque::VariationReport();
    last_current_ = roque::CurrentMove();
    purpose_ = purpose;
    port_.start(++search_, std::move(request));
}

void Thinker::ponder(chess::Move reply, roque::SearchRequest request) {
    ponder_move_ = reply;
    start(Purpose::Ponder, std::move(request));
}

void Thinker::ponder_hit() {
    purpose_ = Purpose::Move;
    port_.ponder_hit();
}

void Thinker::break_off() {
    if (!is_idle()) {
        purpose_ = Purpose::Nothing;
        ++search_; // later reports of the old search have the wrong id
        port_.stop();
    }
    ponder_move_.reset();
}

Purpose Thinker::finish() {
    ponder_move_.reset();
    return std::exchange(purpose_, Purpose::Nothing);
}

} // namespace tabuleiro::cecp
