// Results of a person by opponent and game.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/history/history.hpp"

namespace tabuleiro::store {

enum class Counted : std::uint8_t { All, Listed }; // listed: of games that everybody may see

struct ResultsLine {
    std::string opponent; // as in HistoryEntry
    std::string name;     // of a person who is known
    bool known = false;
    std::string game;
    std::int64_t won = 0;
    std::int64_t drawn = 0;
    std::int64_t lost = 0;
    WallTime last = 0;
    std::optional<std::string> author{}; // of a program that is known

    friend bool operator==(const ResultsLine&, const ResultsLine&) = default;
};

// Those with the most games.
[[nodiscard]] Expected<std::vector<ResultsLine>> results_of(sql::Transaction& transaction,
                                                            const std::string& person,
                                                            Counted counted, std::size_t limit);
[[nodiscard]] Expected<std::int64_t> number_of_games(sql::Transaction& transaction,
                                                     const std::string& person, Counted counted);

// Adds the result of an entry once more, or takes it away again. Games without a result do not
// count.
enum class Change : std::uint8_t { Add, Subtract };
[[nodiscard]] Expected<void> change_results(sql::Transaction& transaction,
                                            const HistoryEntry& entry, Change change);

} // namespace tabuleiro::store
