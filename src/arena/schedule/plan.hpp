// Everything that decides what a tournament's games will be: it stands at the head of the results
// file, so that a tournament can be taken up again from that file alone.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "arena/players/limits.hpp"
#include "arena/players/player_spec.hpp"
#include "arena/statistics/sprt.hpp"
#include "record/adjudicator.hpp"

namespace tabuleiro::arena {

enum class Format : std::uint8_t {
    Match,
    RoundRobin,
    Gauntlet, // the first against each of the others
    Swiss,
    Knockout,
    Ladder, // each against the next two in order, and engines against everybody: for calibration
};

std::string_view to_text(Format format);
std::optional<Format> parse_format(std::string_view text);

struct OpeningTerms {
    enum class Source : std::uint8_t { Start, File, Random };
    enum class Order : std::uint8_t { AsWritten, Shuffled };

    Source source = Source::Start;
    std::string path;              // of File
    std::uint64_t fingerprint = 0; // of its openings, so that a changed file is noticed
    Order order = Order::AsWritten;
    int plies = 8;    // of Random; of File: at most so many of a game (0: all)
    int balance = 50; // of Random: no side is better by more centipawns

    friend bool operator==(const OpeningTerms&, const OpeningTerms&) = default;
};

// "random, 8 plies, at most 50 apart".
std::string describe(const OpeningTerms& terms);

struct Plan {
    std::string game = "chess";
    Format format = Format::Match;
    std::vector<PlayerSpec> players;
    int pairs = 1;  // pairs of games an encounter
    int rounds = 0; // of Swiss; 0: as many as decide between so many players
    std::uint64_t seed = 1;
    Limits limits;
    Duration start_time{10'000};
    Duration patience{60'000};
    OpeningTerms openings;
    Adjudication adjudication;
    std::optional<SprtTerms> sprt;

    friend bool operator==(const Plan&, const Plan&) = default;
};

// All that is wrong with it, by what it says alone.
std::vector<std::string> faults(const Plan& plan);

nlohmann::json to_json(const Plan& plan);
[[nodiscard]] Expected<Plan> plan_from(const nlohmann::json& json);

} // namespace tabuleiro::arena
