// Any text as an archive, as PGN for the page, and as a book from the page; the first byte says
// which.
#include "archive/plain_form.hpp"
#include "archive/score_book.hpp"
#include "check.hpp"
#include "core/text.hpp"

namespace {

using namespace tabuleiro;

// A book that was made is one that can be written, and that is the same when it is read again.
void check_book(std::string_view pgn) {
    const auto book = archive::book_of_pgn(pgn);
    if (!book) {
        return;
    }
    const auto written = archive::pgn_of_book(*book);
    fuzz::check(written.has_value(), "a book can be written");
    const auto again = archive::pgn_of_book(*archive::book_of_pgn(*written));
    fuzz::check(again == written, "and is the same when it is read again");
}

void check_lines(std::string_view text) {
    archive::PlainReader reader;
    for (const std::string_view line : split(text, '\n')) {
        reader.line(line);
    }
    const auto tables = reader.finish();
    for (const auto& log : tables ? *tables : std::vector<store::TableLog>{}) {
        const auto replayed = archive::replay(log.table, log.entries);
        fuzz::check(replayed.has_value(), "what is taken in can be replayed");
        archive::PlainReader again;
        const std::string written = archive::to_plain(log, *replayed);
        for (const std::string_view line : split(written, '\n')) {
            again.line(line);
        }
        fuzz::check(again.finish() == std::vector{log}, "and written and read again");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text = fuzz::as_text(data + 1, size - 1);
    switch (data[0]) {
    case 'p':
        check_book(text);
        break;
    case 'b':
        if (const auto pgn = archive::pgn_of_book(text)) {
            check_book(*pgn);
        }
        break;
    default:
        check_lines(text);
    }
    return 0;
}
