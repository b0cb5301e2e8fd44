#include "protocol/cecp/thinker.hpp"

#include <utility>

namespace tabuleiro::cecp {

void Thinker::start(Task task, roque::SearchRequest request) {
    last_line_ = roque::LineReport();
    last_current_ = roque::CurrentMove();
    task_ = task;
    port_.start(++search_, std::move(request));
}

void Thinker::ponder(chess::Move reply, roque::SearchRequest request) {
    ponder_move_ = reply;
    start(Task::Ponder, std::move(request));
}

void Thinker::ponder_hit() {
    task_ = Task::Move;
    port_.ponder_hit();
}

void Thinker::break_off() {
    if (!is_idle()) {
        task_ = Task::Nothing;
        ++search_; // later reports of the old search have the wrong id
        port_.stop();
    }
    ponder_move_.reset();
}

Task Thinker::finish() {
    ponder_move_.reset();
    return std::exchange(task_, Task::Nothing);
}

} // namespace tabuleiro::cecp
