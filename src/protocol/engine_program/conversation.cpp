#include "protocol/engine_program/conversation.hpp"

#include "core/text.hpp"

namespace tabuleiro::roque {

void Conversation::operator()(const InputLine& line) {
    const std::string_view text = trimmed(line.text);
    if (text.empty()) {
        return;
    }
    if (text == uci::Hello::word) {
        spoken_ = &uci_;
    } else if (text == cecp::Xboard::word || (spoken_ == nullptr && cecp::speaks_cecp(text))) {
        spoken_ = &cecp_;
    } else if (spoken_ == nullptr) {
        spoken_ = &uci_;
    }
    spoken_->on_line(line.text);
}

} // namespace tabuleiro::roque
