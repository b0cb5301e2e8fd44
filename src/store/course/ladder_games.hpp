// Games of versions against each other. Each is a table of the house: it is noted here first, with
// the id of its table, which is then opened; so nothing is played twice after a crash.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct LadderGame {
    std::string assignment{};
    std::int64_t number = 0; // from 1 on; games of students who were removed are missing
    std::string table{};
    ByPlayer<std::string> hand_ins{};
    WallTime at = 0;
    std::string winner{};  // "first", "second", "draw", "none"; empty: it is being played
    std::string failed{};  // the seat that lost by a failure; empty: neither
    std::string failure{}; // the house's own text about it

    friend bool operator==(const LadderGame&, const LadderGame&) = default;
};

// How often two versions had this result, in these seats.
struct LadderResult {
    ByPlayer<std::string> hand_ins{};
    std::string winner{};
    std::string failed{};
    std::int64_t games = 0;

    friend bool operator==(const LadderResult&, const LadderResult&) = default;
};

// False, and nothing is written, if the number is not the next one.
[[nodiscard]] Expected<bool> add_ladder_game(sql::Transaction& transaction, const LadderGame& game);
struct LadderEnding {
    std::string winner{};
    std::string failed{};
    std::string failure{}; // if nothing is known about it yet
};
// False if it had a result before, or is not there.
[[nodiscard]] Expected<bool> finish_ladder_game(sql::Transaction& transaction,
                                                const std::string& table,
                                                const LadderEnding& ending);
// What is known about the failure at a table; nothing happens if no game of a ladder is there.
[[nodiscard]] Expected<void> set_ladder_failure(sql::Transaction& transaction,
                                                const std::string& table,
                                                const std::string& failure);

[[nodiscard]] Expected<std::int64_t> last_ladder_game(sql::Transaction& transaction,
                                                      const std::string& assignment);
// Those that are being played, of all assignments.
[[nodiscard]] Expected<std::vector<LadderGame>>
unfinished_ladder_games(sql::Transaction& transaction);
// How many earlier games these two versions had in these seats.
[[nodiscard]] Expected<std::int64_t> earlier_ladder_games(sql::Transaction& transaction,
                                                          const LadderGame& game);

// A game of two versions.
struct LadderMeeting {
    std::string first_hand_in{};
    std::string winner{}; // as in LadderGame

    friend bool operator==(const LadderMeeting&, const LadderMeeting&) = default;
};
// All of these two, the first one first.
[[nodiscard]] Expected<std::vector<LadderMeeting>>
ladder_meetings(sql::Transaction& transaction, const std::string& one, const std::string& other);
// The latest first, from the one before this number; of one version, unless `hand_in` is empty.
[[nodiscard]] Expected<std::vector<LadderGame>>
ladder_games_before(sql::Transaction& transaction, const std::string& assignment,
                    std::int64_t number, const std::string& hand_in, std::size_t limit);
// Of the games that have ended.
[[nodiscard]] Expected<std::vector<LadderResult>> ladder_results(sql::Transaction& transaction,
                                                                 const std::string& assignment);

// One node at a time does the work of the course. A node gets the claim, or extends it, if no other
// node holds one. It saves work only: results are correct even if two nodes do the same.
[[nodiscard]] Expected<bool> claim_course_work(sql::Transaction& transaction,
                                               const std::string& node, WallTime now,
                                               WallTime until);

} // namespace tabuleiro::store
