#include "arena/process/line_buffer.hpp"

#include <algorithm>

namespace tabuleiro::arena {

void LineBuffer::add(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view part = bytes.substr(0, end);
        begun_ += part.substr(0, longest_line - std::min(longest_line, begun_.size()));
        if (end == std::string_view::npos) {
            return;
        }
        if (!begun_.empty() && begun_.back() == '\r') {
            begun_.pop_back();
        }
        lines_.push_back(std::move(begun_));
        begun_.clear();
        bytes.remove_prefix(end + 1);
    }
}

std::optional<std::string> LineBuffer::next() {
    if (lines_.empty()) {
        return std::nullopt;
    }
    std::string line = std::move(lines_.front());
    lines_.pop_front();
    return line;
}

std::optional<std::string> LineBuffer::rest() {
    if (begun_.empty()) {
        return std::nullopt;
    }
    std::string line = std::move(begun_);
    begun_.clear();
    return line;
}

} // namespace tabuleiro::arena
