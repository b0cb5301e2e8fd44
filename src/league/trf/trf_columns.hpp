// Where the fields of a tournament report stand, and the letters of its results.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "league/trf/tournament_report.hpp"

namespace tabuleiro::league::trf {

// Both ends belong to the field; columns are counted from 1.
struct Columns {
    std::size_t from = 1;
    std::size_t to = 1;

    constexpr std::size_t width() const { return to - from + 1; }
    // The same field of a later one of several groups of this width.
    constexpr Columns later(std::size_t groups, std::size_t group_width) const {
        return {from + groups * group_width, to + groups * group_width};
    }
};

inline constexpr Columns code{1, 3};
inline constexpr Columns number{5, 8};
inline constexpr Columns sex{10, 10};
inline constexpr Columns title{11, 13};
inline constexpr Columns name{15, 47};
inline constexpr Columns rating{49, 52};
inline constexpr Columns federation{54, 56};
inline constexpr Columns fide_number{58, 68};
inline constexpr Columns birth_date{70, 79};
inline constexpr Columns points{81, 84};
inline constexpr Columns rank{86, 89};

inline constexpr std::size_t round_width = 10;
inline constexpr Columns opponent{92, 95};
inline constexpr Columns colour{97, 97};
inline constexpr Columns result{99, 99};
inline constexpr Columns round_date{92, 99};

inline constexpr Columns team_name{5, 36};
inline constexpr std::size_t team_member_width = 5;
inline constexpr Columns team_member{37, 40};

inline constexpr std::array<std::pair<ReportedResult, char>, 13> result_letters{{
    {ReportedResult::Win, '1'},
    {ReportedResult::Draw, '='},
    {ReportedResult::Loss, '0'},
    {ReportedResult::UnratedWin, 'W'},
    {ReportedResult::UnratedDraw, 'D'},
    {ReportedResult::UnratedLoss, 'L'},
    {ReportedResult::ForfeitWin, '+'},
    {ReportedResult::ForfeitLoss, '-'},
    {ReportedResult::HalfPointBye, 'H'},
    {ReportedResult::FullPointBye, 'F'},
    {ReportedResult::PairingBye, 'U'},
    {ReportedResult::ZeroPointBye, 'Z'},
    {ReportedResult::NotPaired, ' '},
}};

// Header lines that are one text each.
struct HeaderField {
    std::string_view code;
    std::string TournamentReport::*text;
};
inline constexpr std::array<HeaderField, 8> header_fields{{
    {"012", &TournamentReport::name},
    {"022", &TournamentReport::city},
    {"032", &TournamentReport::federation},
    {"042", &TournamentReport::start_date},
    {"052", &TournamentReport::end_date},
    {"092", &TournamentReport::type},
    {"102", &TournamentReport::chief_arbiter},
    {"122", &TournamentReport::time_control},
}};

} // namespace tabuleiro::league::trf
