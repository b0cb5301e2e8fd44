// A position in the first line, then moves, one word each, played one after the other: an accepted
// position is sound and is written as it was read, and only legal moves are accepted.
#include <algorithm>

#include "check.hpp"
#include "core/text.hpp"
#include "games/reversi/reversi.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace tabuleiro;
    using reversi::Reversi;
    constexpr std::size_t max_moves = 120;
    const std::string_view text = fuzz::as_text(data, size);
    const std::string_view first_line = text.substr(0, text.find('\n'));
    auto position = Reversi::read(first_line);
    if (!position) {
        fuzz::check(!position.error().text().empty(), "a refusal has a reason");
        position = reversi::Position();
    }
    std::size_t played = 0;
    for (const std::string_view word : words(text.substr(first_line.size()))) {
        const auto move = Reversi::parse(*position, word);
        if (!move) {
            continue;
        }
        if (++played > max_moves) {
            break;
        }
        const auto moves = Reversi::legal_moves(*position);
        fuzz::check(std::find(moves.begin(), moves.end(), *move) != moves.end(),
                    "what is read is legal");
        position->play(*move);
        fuzz::check(position->broken_invariants().empty(), "the position stays sound");
        fuzz::check(Reversi::read(Reversi::write(*position)) == *position, "and reads back");
    }
    return 0;
}
