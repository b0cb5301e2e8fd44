// Any text as PGN for the page, as games from the page, as a move list, and as a request for an
// analysis; the first byte says which.
#include "check.hpp"
#include "house/study/analysis.hpp"
#include "house/study/pgn_exchange.hpp"

namespace {

using namespace tabuleiro;

// Games that were read can be written, and are the same when they are read again.
void check_games(std::string_view pgn) {
    const auto body = [](std::string_view text) {
        return JsonWriter().open_object().key("text").text(text).close_object().take();
    };
    const auto games = house::read_games(body(pgn));
    if (!games) {
        return;
    }
    const auto written = house::write_games(*games);
    fuzz::check(written.has_value(), "games can be written");
    const auto read = house::read_games(body(*written));
    fuzz::check(read.has_value(), "and read again");
    fuzz::check(house::write_games(*read) == written, "and are the same");
}

void check_line(std::string_view text) {
    const auto line = house::parse_move_list(text);
    if (!line) {
        return;
    }
    if (const auto study = house::Study::open(*line)) {
        fuzz::check(study->plies() == static_cast<int>(line->moves.size()), "every move counts");
        fuzz::check(!study->message().empty(), "a study can be shown");
    } else {
        fuzz::check(!study.error().reasons.empty(), "a refusal has a reason");
        fuzz::check((study.error().code == "move") == study.error().ply.has_value(),
                    "and names the move");
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
        check_games(text);
        break;
    case 'b':
        if (const auto pgn = house::write_games(text)) {
            check_games(*pgn);
        }
        break;
    case 'l':
        check_line(text);
        break;
    default:
        static_cast<void>(house::id_in(text));
        if (const auto request = house::parse_study_request(text)) {
            if (const auto* const wanted = std::get_if<house::AnalysisRequest>(&*request)) {
                static_cast<void>(house::Analysis::of(*wanted, [](const std::string&) {}));
            }
        }
    }
    return 0;
}
