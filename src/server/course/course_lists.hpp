// What the course shows about an assignment, gathered from the store.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "house/course/ladder.hpp"
#include "house/course/version_comparison.hpp"
#include "store/course/hand_ins.hpp"
#include "store/course/ladder_games.hpp"

namespace tabuleiro::server {

// Of each author the last version, the newest first.
std::vector<store::HandIn> versions_that_count(const std::vector<store::HandIn>& hand_ins);

// The ladder of an assignment, as the house looks at it.
struct LadderState {
    std::vector<store::HandIn> hand_ins{}; // all of the assignment
    std::vector<house::course::LadderVersion> versions{};
    std::vector<house::course::LadderGames> games{}; // with those that are being played
    std::vector<store::LadderGame> playing{};
    // Of those that have met their predecessors.
    std::map<house::course::VersionId, house::course::VersionTest> tests{};
    std::int64_t last = 0; // the number of the last game

    const store::HandIn* find(const std::string& hand_in) const;
};

[[nodiscard]] Expected<LadderState> read_ladder(store::sql::Transaction& transaction,
                                                const std::string& assignment);

// The names of these people and teams; those who were removed are missing.
using Names = std::map<std::string, std::string>;
[[nodiscard]] Expected<Names> names_of(store::sql::Transaction& transaction,
                                       const std::vector<std::string>& people);
// Of their students and teams.
[[nodiscard]] Expected<Names> names_of(store::sql::Transaction& transaction,
                                       const std::vector<store::HandIn>& hand_ins);

} // namespace tabuleiro::server
