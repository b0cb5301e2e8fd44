// The command line of `wargame`: what was asked for, or what is wrong with it.
//
// Written by hand: `-1` to `-8` are options here and not negative numbers, a help error takes
// precedence over any other wherever it occurs, and every message is our own. CLI11 supports none
// of that.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "engines/wargame/shooter.hpp"
#include "games/wargame/board.hpp"
#include "games/wargame/placement.hpp"

namespace tabuleiro::wargame {

enum class Mode : std::uint8_t { Generate, PlayerShoots, ComputerShoots, Tournament };

struct Options {
    Size size{};
    Mode mode = Mode::Generate;
    std::optional<Placement> placement; // as given; the default is p1
    Firing firing = Firing::D1;
    Counts counts{};
    std::optional<std::uint64_t> seed;
    std::optional<Effort> effort; // how hard d4 thinks, if given
    int games = 1000;
    std::optional<int> threads;
    std::optional<std::string> csv;
    std::optional<std::string> svg;

    friend bool operator==(const Options&, const Options&) = default;
};

struct HelpAsked {};   // -h: the help, status 0
struct HelpInstead {}; // options that do not go together: the help, status 255
struct Refused {       // anything else: `-1 MESSAGE`, status 255
    std::string message;
};

using CommandLine = std::variant<Options, HelpAsked, HelpInstead, Refused>;

// Reads the words after the program's name.
CommandLine read_command_line(std::span<const std::string_view> words);

} // namespace tabuleiro::wargame
