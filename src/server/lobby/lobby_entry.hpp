// Something that the lobby shows. Each node has its own entries, and shows those of all nodes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tabuleiro::server {

enum class LobbyKind : std::uint8_t {
    Person,    // who is in the lobby
    Offer,     // a table with an open seat
    Challenge, // a table with a seat for one person
    Game,      // that is being played, and is listed
    Board,     // as it is now, of some of these games
    Present,   // whose page of an arena is open; never shown, other nodes pair them
};
inline constexpr std::size_t lobby_kinds = 6;

struct LobbyEntry {
    LobbyKind kind = LobbyKind::Person;
    std::string id;     // of the person or the table
    std::string value;  // as JSON; empty: a visitor without a name, who is only counted
    std::string by{};   // who has made the offer or challenge
    std::string to{};   // who is challenged
    std::int64_t at{0}; // since when; of a board that of its game

    friend bool operator==(const LobbyEntry&, const LobbyEntry&) = default;
};

// Why an entry is no longer there, if somebody wants to know.
struct LobbyEnd {
    std::string result{}; // of a game, as JSON; empty: none
    // Those who play there, and hear of it, if somebody has taken the seat.
    std::vector<std::string> begun_for{};
    std::string declined_by{}; // the name of whoever has declined

    friend bool operator==(const LobbyEnd&, const LobbyEnd&) = default;
};

} // namespace tabuleiro::server
