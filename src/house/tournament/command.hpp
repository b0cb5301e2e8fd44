// What a director asks for. docs/protocols/tournaments.md has the words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "house/refusal.hpp"
#include "house/tournament/round.hpp"
#include "league/team_match/team_match.hpp"

namespace tabuleiro::house::tournament {

enum class TournamentCommandKind : std::uint8_t {
    Start,
    Pause,
    Resume,
    PairRound,
    Pair,
    StartRound,
    EnterResult,
    ClearResult,
    ForfeitAbsent,
    Withdraw,
    Restore,
    Add,
    Place,
    Remove,
    GiveBye,
    UndoRound,
    Finish,
};

struct TournamentCommand {
    TournamentCommandKind kind = TournamentCommandKind::Start;
    std::string id{};             // chosen by the client; empty: none
    std::optional<int> version{}; // that the client saw
    int round = 0;
    int board = 0;
    EntrantId entrant = 0;
    BoardResult result{};
    std::vector<ByPlayer<EntrantId>> pairs{};
    std::vector<EntrantId> byes{};
    int half_points = 0;
    Contestant who{};
    std::optional<league::Team> team{};
    // Of ForfeitAbsent: those who have not come. The server knows; it is not in the message.
    std::vector<EntrantId> absent{};
};

// Refuses with "malformed".
[[nodiscard]] Allowed<TournamentCommand> parse_tournament_command(std::string_view text);

} // namespace tabuleiro::house::tournament
