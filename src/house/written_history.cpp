#include "house/written_history.hpp"

namespace tabuleiro::house {

void WrittenHistory::add(const PlayedMove& move, const MoveTime& time) {
    JsonWriter out;
    write(out, move, time);
    begins_.push_back(text_.size());
    text_ += out.take();
    text_ += ',';
}

void WrittenHistory::remove_last() {
    text_.resize(begins_.back());
    begins_.pop_back();
}

std::string_view WrittenHistory::from(int ply) const {
    const auto index = static_cast<std::size_t>(ply);
    if (index == begins_.size()) {
        return {};
    }
    return std::string_view(text_).substr(begins_[index], text_.size() - begins_[index] - 1);
}

} // namespace tabuleiro::house
