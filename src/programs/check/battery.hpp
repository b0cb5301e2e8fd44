// Batteries: an input and the output that it must have, byte by byte.
//
// Only the input ever reaches the program. What a hidden battery contains, and what the program
// said to it, is in no report: its name and the verdict are all that anybody sees.
#pragma once

#include <memory>

#include "programs/check/check.hpp"

namespace tabuleiro::programs {

struct Battery {
    enum class Kind : std::uint8_t { Open, Hidden };

    std::string name;
    std::string demand;
    std::string input;
    std::string expected;
    Kind kind = Kind::Open;
};

// An empty folder for a program to work in; it is removed at the end.
class Scratch {
  public:
    Scratch();
    // In this one, as PROCESS-XXXXXX; it can be entered by everybody, since programs may be run by
    // other users than we are.
    explicit Scratch(const std::string& above);
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    const std::string& path() const { return path_; }
    // The program, run there; in a sandbox, which has an empty folder for each run, in that one.
    Subject inside(Subject subject) const;

  private:
    std::string path_; // empty: there is none
};

// `scratch`: where the program runs; none: in an empty folder of its own.
Check battery_check(Battery battery, Explain explain, std::shared_ptr<Scratch> scratch = nullptr);

// With the demand that its report begins with.
Battery battery_of(std::string name, Battery::Kind kind, std::string input, std::string expected);
// "2" before "10": numbers in a name count as numbers.
bool is_earlier(const std::string& name, const std::string& other);

// NAME.in and NAME.out of a folder and of its folder `open`, then those of its folder `hidden`; in
// the order of the numbers in their names.
[[nodiscard]] Expected<std::vector<Battery>> read_batteries(const std::string& folder);

// The lines of a text with their ends.
std::vector<std::string_view> lines_with_ends(std::string_view text);

} // namespace tabuleiro::programs
