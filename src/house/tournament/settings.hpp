// What the director decides before a tournament begins. docs/protocols/tournaments.md has the
// words.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/error.hpp"
#include "house/settings.hpp"
#include "house/tournament/form.hpp"

namespace tabuleiro::house::tournament {

enum class EntryKind : std::uint8_t { Anybody, Group, Code };

std::string_view name(EntryKind kind);

// Which side the host of a simultaneous display has. Alternating: first at the first board.
enum class HostSide : std::uint8_t { First, Second, Alternating };

std::string_view name(HostSide side);

struct TournamentSettings {
    std::string name{};
    const Form* form = nullptr;
    std::optional<int> rounds{}; // in forms that let the director choose
    std::vector<league::TieBreak> tie_breaks{};
    int encounter_games = 1;              // in forms with a bracket: of each encounter
    bool third_place = false;             // there as well: the losers of the semi-finals meet
    HostSide host_side = HostSide::First; // in forms with a host
    bool host_clock = true;               // there as well; otherwise the opponents alone have one
    std::array<std::string, 2> teams{};   // their names, in forms with teams
    int minutes = 0;                      // in forms with a time limit
    Settings table{}; // of every table; who sits where is decided by the pairing
    EntryKind entry = EntryKind::Anybody;
    std::string group{};   // whose members may enter
    bool automatic = true; // rounds start by themselves
    int break_seconds = 10;

    friend bool operator==(const TournamentSettings&, const TournamentSettings&) = default;
};

// From outside, or from the store: with every default filled in, or all reasons why not.
[[nodiscard]] Expected<TournamentSettings>
parse_tournament_settings(const nlohmann::json& given, Visibility visibility = Visibility::Link);
std::string to_text(const TournamentSettings& settings);

} // namespace tabuleiro::house::tournament
