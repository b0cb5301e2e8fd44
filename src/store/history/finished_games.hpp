// Finished games of people in the order of their finish numbers, for whoever records them.
//
// A number is given in the transaction that ends the game, and numbers are in the order of the
// commits: whoever has read up to a number finds everything later above it. What was recorded is
// counted in the same database, so that each game is recorded once, by whichever node.
#pragma once

#include <string>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct FinishedSeat {
    std::string level;  // of a computer; empty: a person
    std::string person; // empty: a visitor or a computer
    bool moved = false;
};

struct FinishedGame {
    std::int64_t number = 0;
    std::string table;
    std::string game;
    std::string settings;
    Finish finish;
    ByPlayer<FinishedSeat> seats;
};

// How many numbers have been given, and the last one that was recorded.
struct RecordedNumbers {
    std::int64_t given = 0;
    std::int64_t recorded = 0;
};
[[nodiscard]] Expected<RecordedNumbers> recorded_numbers(sql::Transaction& transaction);
[[nodiscard]] Expected<void> set_recorded(sql::Transaction& transaction, std::int64_t number);

// Those above a number, the lowest first.
[[nodiscard]] Expected<std::vector<FinishedGame>>
finished_games(sql::Transaction& transaction, std::int64_t after, std::size_t limit);

[[nodiscard]] Expected<bool> has_ended(sql::Transaction& transaction, const std::string& table);

// A game that had ended without a number, or under another one, gets a new number, so that it is
// recorded (again): somebody has taken over a seat there.
[[nodiscard]] Expected<void> number_again(sql::Transaction& transaction, const std::string& table);

} // namespace tabuleiro::store
