#include "house/chess_adapter.hpp"

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

// [%clk] after every move of a player who has a clock.
std::vector<PgnNote> clock_notes(std::span<const MoveTime> times) {
    std::vector<PgnNote> notes;
    for (std::size_t ply = 0; ply < times.size(); ++ply) {
        if (times[ply].left) {
            PgnNote& note = notes.emplace_back();
            note.ply = ply + 1;
            note.clock = std::chrono::milliseconds(*times[ply].left);
        }
    }
    return notes;
}

} // namespace

std::optional<std::string> ChessAdapter::score_sheet(const Settings& settings, Duration began,
                                                     std::span<const MoveTime> times) const {
    PgnGame game;
    game.start = record().start();
    game.line.moves = record().moves();
    game.line.notes = clock_notes(times);
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
