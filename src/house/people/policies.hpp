// What the administrator has decided for the whole house. A new house lets visitors play and
// anyone sign up, as a family wants it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/error.hpp"
#include "house/people/visibility.hpp"

namespace tabuleiro::house {

enum class SignUp : std::uint8_t { Anyone, Card }; // "anyone", "card": made by a teacher
// Who may make tournaments: "teachers" (and administrators), or "players", whoever is signed in.
enum class TournamentMakers : std::uint8_t { Teachers, Players };

struct Policies {
    bool visitors = true; // whether they may play
    SignUp sign_up = SignUp::Anyone;
    bool rename = true;    // whether people may change their own names
    bool help = false;     // the computer's help in games between people
    bool greetings = true; // between people at a table
    Visibility default_visibility = Visibility::Link;
    TournamentMakers tournaments = TournamentMakers::Teachers;
    bool course = false; // whether programs may be handed in, which the house then runs
    std::vector<std::string> games{}; // that are offered; empty: all

    friend bool operator==(const Policies&, const Policies&) = default;
};

bool is_offered(const Policies& policies, std::string_view game);

// The policies with those changed that are given, an object with some of the names above, or all
// reasons why not. `games` are those of the house.
[[nodiscard]] Expected<Policies> parse_policies(const nlohmann::json& given, Policies policies,
                                                std::span<const std::string_view> games);

// With every name; parse_policies reads it back.
std::string to_json(const Policies& policies);

} // namespace tabuleiro::house
