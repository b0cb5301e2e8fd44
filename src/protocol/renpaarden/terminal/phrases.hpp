// The texts of the terminal program, in Portuguese and in English.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro::renpaarden {

enum class Language : std::uint8_t { Portuguese, English };

// `pt` or `en`
std::optional<Language> parse_language(std::string_view text);

// The language of a locale (`pt_PT.UTF-8`): English or Portuguese, and if neither, Portuguese.
Language language_of_locale(std::string_view locale);

enum class Say : std::uint8_t {
    MenuTwoPlayers,
    MenuAgainstComputer,
    MenuComputers,
    MenuRules,
    MenuLeave,
    AskMenu,
    AskSide,
    AskLevel,
    AskKnight,
    AskY,
    AskLeap,
    AskAgain,
    WrongMenu,
    WrongSide,
    WrongLevel,
    WrongAgain,
    WrongCell,
    WrongX,
    WrongIndex,
    NotYourKnight,
    KnightIsStuck,
    EndNotEmpty,
    NoWay,
    Help,
    White,
    Black,
    OnEnemy,
    Hint,
    NoHintInChain,
    TakenBack,
    PutBack,
    NothingToTakeBack,
    SaveWhere,
    LoadWhere,
    Saved,
    NotSaved,
    Loaded,
    NotLoaded,
    BadLine,
    Wins,
    Draw,
    Farewell,
    Status,
};

// The phrase, with {} as placeholders.
std::string_view phrase(Language language, Say what);

template <class... Arguments>
std::string say(Language language, Say what, const Arguments&... arguments) {
    return fmt::format(fmt::runtime(phrase(language, what)), arguments...);
}

// Several lines each, ending in a line end.
std::string_view logo();
std::string_view rules_text(Language language);

} // namespace tabuleiro::renpaarden
