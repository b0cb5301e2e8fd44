// Any text as an archive.
#include "archive/text/plain_form.hpp"
#include "check.hpp"
#include "core/text.hpp"

namespace {

using namespace tabuleiro;

void check_lines(std::string_view text) {
    archive::PlainReader reader;
    for (const std::string_view line : split(text, '\n')) {
        reader.line(line);
    }
    const auto tables = reader.finish();
    for (const auto& log : tables ? *tables : std::vector<store::TableLog>{}) {
        const auto replayed = archive::replay(log.table, log.events);
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
    check_lines(fuzz::as_text(data, size));
    return 0;
}
