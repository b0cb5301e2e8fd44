// Any text as PGN. The first byte selects the block size, which makes no difference. Games read
// back the same from their written form, and no written line is too long.
#include "check.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/pgn_reader.hpp"
#include "games/chess/pgn_writer.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

std::vector<PgnEntry> read_in_blocks(std::string_view text, std::size_t block) {
    PgnReader reader;
    std::vector<PgnEntry> entries;
    const auto drain = [&] {
        while (const PgnEntry* entry = reader.next()) {
            entries.push_back(*entry);
        }
    };
    for (; !text.empty(); text.remove_prefix(std::min(block, text.size()))) {
        reader.feed(text.substr(0, block));
        drain();
    }
    reader.finish();
    drain();
    return entries;
}

void check_line(const PgnLine& line, Position position) {
    Position before = position;
    auto note = line.notes.begin();
    for (std::size_t ply = 0; ply <= line.moves.size(); ++ply) {
        if (note != line.notes.end() && note->ply == ply) {
            fuzz::check(!note->empty(), "notes say something");
            for (const PgnLine& variation : note->variations) {
                check_line(variation, before);
            }
            ++note;
        }
        if (ply < line.moves.size()) {
            fuzz::check(position.is_legal(line.moves[ply]), "moves are legal");
            before = position;
            position.play(line.moves[ply]);
        }
    }
    fuzz::check(note == line.notes.end(), "notes stand in the order of their plies");
}

void check_written(const PgnGame& game) {
    const std::string text = to_pgn(game);
    const auto again = read_pgn(text);
    fuzz::check(again.size() == 1 && !again.front().damage, "a written game is one sound game");
    fuzz::check(again.front().remarks.empty(), "and needs no remark");
    fuzz::check(again.front().game.line == game.line, "moves and notes read back");
    fuzz::check(again.front().game.start == game.start, "the start reads back");
    fuzz::check(again.front().game.result == game.result, "the result reads back");
    fuzz::check(again.front().game.tags == written_tags(game), "the tags read back");
    fuzz::check(to_pgn(again.front().game) == text, "and all is written the same again");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text = fuzz::as_text(data + 1, size - 1);
    const auto entries = read_pgn(text);
    fuzz::check(read_in_blocks(text, std::size_t{data[0]} % 32 + 1) == entries,
                "blocks make no difference");
    const auto mains = read_pgn(text, PgnDetail::Moves);
    for (const PgnEntry& entry : entries) {
        check_line(entry.game.line, entry.game.start);
        check_written(entry.game);
    }
    fuzz::check(mains.size() == entries.size(), "as many games with less detail");
    return 0;
}
