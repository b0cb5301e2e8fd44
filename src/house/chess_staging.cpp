#include "house/chess_staging.hpp"

#include <chrono>

#include "games/chess/openings.hpp"
#include "games/chess/pgn_writer.hpp"
#include "house/date.hpp"

namespace tabuleiro::house {

namespace {

using namespace chess;

PgnResult pgn_result(const std::optional<Result>& result) {
    if (!result) {
        return PgnResult::Unfinished;
    }
    if (!result->winner) {
        return is_aborted(*result) ? PgnResult::Unfinished : PgnResult::Draw;
    }
    return *result->winner == white ? PgnResult::WhiteWins : PgnResult::BlackWins;
}

std::string player_name(const Seat& seat) {
    if (seat.kind == SeatKind::Computer) {
        return "roque, level " + std::to_string(seat.level);
    }
    return seat.name.empty() ? "?" : seat.name;
}

// As PGN has it: seconds, "-" for none; both sides' where they differ.
std::string time_text(const ByPlayer<TimeControl>& time) {
    const auto text = [](const TimeControl& control) {
        return control.kind == TimeKind::None ? std::string("-") : to_text(control);
    };
    return time.first == time.second ? text(time.first)
                                     : text(time.first) + " / " + text(time.second);
}

} // namespace

std::optional<std::string> ChessStaging::score_sheet(const Settings& settings,
                                                     Duration began) const {
    PgnGame game;
    game.start = record().start();
    game.line.moves = record().moves();
    game.result = pgn_result(match().result());
    game.tags = {{"Event", "Tabuleiro"},
                 {"Date", date_text(began, '.')},
                 {"White", player_name(settings.seats.first)},
                 {"Black", player_name(settings.seats.second)},
                 {"TimeControl", time_text(settings.match.time)}};
    if (const auto named = opening_of(game.start, game.line.moves)) {
        game.tags.push_back({"Opening", std::string(named->opening->english)});
    }
    if (const auto& result = match().result()) {
        game.tags.push_back(
            {"Termination", result->ending == Ending::Rule || result->ending == Ending::Claim
                                ? result->rule
                                : std::string(to_text(result->ending))});
    }
    return to_pgn(game);
}

} // namespace tabuleiro::house
