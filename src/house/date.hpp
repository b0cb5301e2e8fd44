// A time as a calendar date.
#pragma once

#include <chrono>
#include <string>

namespace tabuleiro::house {

// "2026.11.15" in universal time, with any separator.
inline std::string date_text(std::chrono::milliseconds since_1970, char separator) {
    using namespace std::chrono;
    const year_month_day day{floor<days>(sys_time<milliseconds>(since_1970))};
    const auto two = [](unsigned number) { return std::to_string(100 + number).substr(1); };
    return std::to_string(static_cast<int>(day.year())) + separator +
           two(static_cast<unsigned>(day.month())) + separator +
           two(static_cast<unsigned>(day.day()));
}

} // namespace tabuleiro::house
