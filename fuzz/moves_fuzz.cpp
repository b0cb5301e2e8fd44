// A FEN in the first line, then moves as coordinates, one word each, played one after the other:
// what is accepted is legal, what is legal is accepted, and the position stays sound.
#include "check.hpp"
#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

void check_all_moves(const Position& position) {
    for (const Move move : position.legal_moves()) {
        for (const CastlingMove style : {CastlingMove::AsNeeded, CastlingMove::KingToRook}) {
            fuzz::check(parse_coordinates(position, to_coordinates(move, style)) == move,
                        "a legal move reads back from its coordinates");
        }
        Position next = position;
        next.play(move);
        fuzz::check(next.key() == next.key_from_scratch(), "keys are kept up to date");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    constexpr std::size_t max_moves = 40;
    const std::string_view text = fuzz::as_text(data, size);
    const std::string_view first_line = text.substr(0, text.find('\n'));
    auto position = parse_fen(first_line);
    if (!position) {
        position = Position();
    }
    check_all_moves(*position);
    std::size_t played = 0;
    for (const std::string_view word : words(text.substr(first_line.size()))) {
        if (++played > max_moves) {
            break;
        }
        const auto move = parse_coordinates(*position, word);
        if (!move) {
            continue;
        }
        fuzz::check(position->is_legal(*move), "what is read is legal");
        position->play(*move);
        fuzz::check(Chess::broken_invariants(*position).empty(), "the position stays sound");
        fuzz::check(parse_fen(to_fen(*position)) == *position, "and its FEN reads back");
    }
    check_all_moves(*position);
    return 0;
}
