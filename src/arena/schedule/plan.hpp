// Everything that determines a tournament's games. It is the first line of the results file, so
// that a tournament can be resumed from that file alone.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "arena/players/player_spec.hpp"
#include "arena/programs.hpp"
#include "league/statistics/sprt.hpp"
#include "record/adjudicator.hpp"

namespace tabuleiro::arena {

enum class Format : std::uint8_t {
    Match,
    RoundRobin,
    Gauntlet, // the first against each of the others
    Swiss,
    Knockout,
    Ladder, // each against the next two in order, and engines against all: for calibration
    TeamMatch,
};

std::string_view to_text(Format format);
std::optional<Format> parse_format(std::string_view text);

struct OpeningTerms {
    enum class Source : std::uint8_t { Start, File, Random };
    enum class Order : std::uint8_t { AsWritten, Shuffled };

    Source source = Source::Start;
    std::string path;              // of File
    std::uint64_t fingerprint = 0; // of its openings, to detect a changed file
    Order order = Order::AsWritten;
    int plies = 8;    // of Random; of File: at most this many of a game (0: all)
    int balance = 50; // of Random: no side is better by more centipawns

    friend bool operator==(const OpeningTerms&, const OpeningTerms&) = default;
};

// "random, 8 plies, at most 50 apart".
std::string describe(const OpeningTerms& terms);

struct Plan {
    std::string game = "chess";
    Format format = Format::Match;
    std::vector<PlayerSpec> players;
    int pairs = 1;            // pairs of games per encounter
    int rounds = 0;           // of Swiss; 0: enough to decide between this many players
    bool third_place = false; // of a knock-out: it is played for
    std::uint64_t seed = 1;
    PlayerLimits limits;
    Duration start_time{10'000};
    Duration patience{60'000};
    bool ponder = false; // programs may think while the opponent does
    OpeningTerms openings;
    Adjudication adjudication;
    std::optional<league::SprtTerms> sprt;
    std::optional<SandboxLimits> sandbox; // of all programs; none: they are trusted

    friend bool operator==(const Plan&, const Plan&) = default;
};

// Everything that is wrong with the plan itself.
Reasons faults(const Plan& plan);

nlohmann::json to_json(const Plan& plan);
[[nodiscard]] Expected<Plan> plan_from(const nlohmann::json& json);

} // namespace tabuleiro::arena
