// Lines of `renpaarden --protocol`: any bytes are answered, line by line, and leave a sound race.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/text.hpp"
#include "protocol/renpaarden/session.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::renpaarden;

Advice<Move> first_turn(const Position& position, std::span<const Position>, int,
                        const ThinkingLimits&) {
    return {all_turns(position)[0], 0, 0, 0};
}

// Deep counts are correct but slow, and show nothing here.
bool is_deep_perft(std::string_view line) {
    const auto said = words(line);
    return said.size() == 2 && said[0] == "perft" && parse_number<int>(said[1]).value_or(0) > 1;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Session session({}, first_turn);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const std::string_view line : split(text, '\n')) {
        if (is_deep_perft(line)) {
            continue;
        }
        const auto answer = session.answer(line);
        if (!answer) {
            break;
        }
        if (answer->empty() || answer->find('\n') != std::string::npos) {
            std::abort(); // one answer line each
        }
        const auto shown = session.answer("show");
        const auto fields = words(*shown);
        if (fields.size() != 2 || !read_board(fields[0], fields[1], {})) {
            std::abort(); // whatever was said, the race is sound
        }
    }
    return 0;
}
