// A player as the command line names it.
//
//     random                     any legal move
//     level:3                    our own player of the game, at a level
//     d3                         a War Game shooter
//     ./engine                   a UCI engine, a program with its arguments in quotation marks
//     cecp:./engine              an xboard engine
//     program:./mine             a program that speaks the program protocol, of any game
//     assignment:./mine          a program that speaks as the game's assignment asks for
//
// Settings follow after commas: ./engine,name=new,Hash=64,tc=10+0.1. The same as separate words, as
// other arenas write them: cmd=./engine proto=cecp name=new option.Hash=64 tc=10+0.1
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "arena/programs.hpp"
#include "core/error.hpp"

namespace tabuleiro::arena {

enum class PlayerKind : std::uint8_t { Random, Level, Profile, Engine };

struct PlayerSpec {
    std::string name;
    PlayerKind kind = PlayerKind::Random;
    int level = 0;       // of Level
    std::string profile; // of Profile
    // Of Engine:
    std::string command; // as a shell would read it
    std::string directory;
    Protocol protocol = Protocol::Uci;
    EngineOptions options;
    bool restart = false; // before every game

    PlayerLimits limits; // its own, where they differ from the common ones

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

// One word of the command line.
[[nodiscard]] Expected<PlayerSpec> parse_player(std::string_view word);
// Several, each key=value.
[[nodiscard]] Expected<PlayerSpec> parse_player(const std::vector<std::string>& words);

// Players with the same name get numbers: "engine", "engine 2".
void make_names_unique(std::vector<PlayerSpec>& players);

// A description for people: "level 3", "UCI engine ./engine, Hash=64", "program ./mine".
std::string describe(const PlayerSpec& player);

nlohmann::json to_json(const PlayerSpec& player);
[[nodiscard]] Expected<PlayerSpec> player_from(const nlohmann::json& json);

} // namespace tabuleiro::arena
