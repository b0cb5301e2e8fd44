// Any text as a tournament report and as a list of players: what is accepted is consistent and
// reads back the same.
#include "check.hpp"
#include "core/unicode.hpp"
#include "league/player_list/player_list.hpp"
#include "league/standings/standings.hpp"
#include "league/trf/trf.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::league;

void check_report(std::string_view text) {
    const auto report = parse_trf(text);
    if (!report) {
        fuzz::check(!report.error().reasons().empty(), "a refusal has a reason");
        fuzz::check(decoded(report.error().text()).has_value(), "which can be shown");
        return;
    }
    fuzz::check(contradictions(*report).empty(), "a report does not contradict itself");
    const std::string written = to_trf(*report);
    fuzz::check(parse_trf(written) == *report, "what is written reads back");
    fuzz::check(to_trf(*parse_trf(written)) == written, "and is written the same again");
    const auto players = swiss_players(*report);
    for (const Standing& standing :
         standings(players, {TieBreak::Buchholz, TieBreak::SonnebornBerger})) {
        fuzz::check(standing.half_points == report->players[standing.player].half_points,
                    "points are those of the report");
    }
}

void check_player_list(std::string_view text) {
    const auto players = parse_player_list(text);
    if (!players) {
        fuzz::check(decoded(players.error().text()).has_value(), "a refusal can be shown");
        return;
    }
    for (const ListedPlayer& player : *players) {
        fuzz::check(!player.name.empty(), "everybody has a name");
        fuzz::check(!player.rating || (*player.rating >= 0 && *player.rating <= 9999),
                    "a rating has at most four digits");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    check_report(text);
    check_player_list(text);
    return 0;
}
