// A FEN in the first line, then moves in SAN, one line each, played one after the other: what is
// accepted is legal, and every legal move reads back from its written form.
#include "check.hpp"
#include "core/text.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

void check_all_moves(const Position& position) {
    for (const Move move : position.legal_moves()) {
        const std::string san = to_san(position, move);
        fuzz::check(parse_san(position, san) == move, "a legal move reads back from its SAN");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    constexpr std::size_t max_moves = 20;
    const auto lines = split(fuzz::as_text(data, size), '\n');
    auto position = parse_fen(lines.front());
    if (!position) {
        position = Position();
    }
    check_all_moves(*position);
    for (std::size_t i = 1; i < lines.size() && i <= max_moves; ++i) {
        const auto move = parse_san(*position, lines[i]);
        if (!move) {
            continue;
        }
        fuzz::check(position->is_legal(*move), "what is read is legal");
        fuzz::check(parse_san(*position, to_san(*position, *move)) == *move, "SAN reads back");
        position->play(*move);
    }
    check_all_moves(*position);
    return 0;
}
