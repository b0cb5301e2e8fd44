#include "protocol/cecp/words.hpp"

#include "games/chess/square.hpp"

namespace tabuleiro::cecp {

using chess::parse_square;

bool looks_like_move(std::string_view word) {
    const auto is_square = [&](std::size_t at) { return parse_square(word.substr(at, 2)); };
    if ((word.size() == 4 || word.size() == 5) && is_square(0) && is_square(2)) {
        return true;
    }
    return word == "O-O" || word == "O-O-O" || word == "o-o" || word == "o-o-o" || word == "0-0" ||
           word == "0-0-0";
}

std::string as_clause(std::string sentence) {
    if (sentence.size() > 1 && sentence[0] >= 'A' && sentence[0] <= 'Z' && sentence[1] >= 'a') {
        sentence[0] = static_cast<char>(sentence[0] - 'A' + 'a');
    }
    if (!sentence.empty() && sentence.back() == '.') {
        sentence.pop_back();
    }
    return sentence;
}

} // namespace tabuleiro::cecp
