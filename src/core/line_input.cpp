#include "core/line_input.hpp"

namespace tabuleiro {

LineRead read_line(std::istream& input, std::string& line, std::size_t longest) {
    using Traits = std::istream::traits_type;
    line.clear();
    const std::istream::sentry ready(input, /*noskipws=*/true);
    if (!ready) {
        return LineRead::None;
    }
    bool cut = false;
    while (true) {
        const auto next = input.rdbuf()->sbumpc();
        if (Traits::eq_int_type(next, Traits::eof())) {
            const bool nothing = line.empty();
            input.setstate(nothing ? std::ios::eofbit | std::ios::failbit : std::ios::eofbit);
            return nothing ? LineRead::None : cut ? LineRead::Cut : LineRead::Whole;
        }
        if (Traits::to_char_type(next) == '\n') {
            return cut ? LineRead::Cut : LineRead::Whole;
        }
        if (line.size() < longest) {
            line += Traits::to_char_type(next);
        } else {
            cut = true;
        }
    }
}

} // namespace tabuleiro
