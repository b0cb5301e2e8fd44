// The settings that a user may change, in both protocols: names, ranges, values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "engines/chess/engine_port.hpp"

namespace tabuleiro::roque {

enum class OptionId : std::uint8_t {
    Hash,
    Threads,
    MultiPv,
    Ponder,
    Chess960,
    LimitStrength,
    Elo,
    Level,
    ShowWdl,
    MoveOverhead,
    EvalFile,
    SyzygyPath,
    SyzygyProbeDepth,
    SyzygyProbeLimit,
    Syzygy50MoveRule,
    ClearHash,
    Resign,
    ResignScore,
    DrawOffers,
};

enum class OptionKind : std::uint8_t { Spin, Check, Text, Button };

struct Option {
    OptionId id{};
    std::string_view name;
    OptionKind kind{};
    int value = 0; // a check has 0 and 1
    int least = 0;
    int most = 0;
    std::string text;
};

class Options {
  public:
    Options();

    const std::vector<Option>& all() const { return options_; }
    const Option& operator[](OptionId id) const;
    int value(OptionId id) const { return (*this)[id].value; }
    bool is_on(OptionId id) const { return value(id) != 0; }

    // By name, ignoring case. A spin needs a number in its range, a check true or false (or 1 or
    // 0), a button no value.
    [[nodiscard]] Expected<OptionId> set(std::string_view name,
                                         std::optional<std::string_view> value);
    void set(OptionId id, int value);

    // The rating to play at, if the user limits it.
    std::optional<int> elo() const;

  private:
    std::vector<Option> options_;
};

// Applies a changed option to the engine. A sentence for the user if it could not be done.
std::optional<std::string> apply(const Options& options, OptionId id, EnginePort& port);

} // namespace tabuleiro::roque
