// Any text as a FEN: what is accepted is sound, and both ways of writing it read back the same.
#include "check.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    using namespace tabuleiro;
    using namespace tabuleiro::chess;
    const std::string_view text = fuzz::as_text(data, size);
    const auto setup = parse_setup(text);
    const auto position = parse_fen(text);
    fuzz::check(setup.has_value() || !position, "a position needs a setup");
    if (!position) {
        fuzz::check(!position.error().reasons().empty(), "every bad FEN has a reason");
        fuzz::check(!setup || !faults_of(*setup).empty(), "a setup without faults is a position");
        return 0;
    }
    fuzz::check(Chess::broken_invariants(*position).empty(), "what is read is sound");
    fuzz::check(Position::from(position->setup()) == *position, "the setup gives the position");
    for (const CastlingText style : {CastlingText::XFen, CastlingText::Shredder}) {
        const std::string written = to_fen(*position, style);
        fuzz::check(parse_fen(written) == *position, "what is written reads back");
        fuzz::check(to_fen(*parse_fen(written), style) == written, "and is written the same again");
    }
    return 0;
}
