// The finished games of each person, one entry per person and game, and their results by opponent.
//
// Entries follow from the finished games; they are kept so that pages of a history are read from
// an index, whatever it is filtered by and however long it is.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

// What a rated game did to the rating of a person.
struct RatingChange {
    std::int64_t nth = 0; // rated game of the person in this game, from 1
    double rating_before = 0;
    double deviation_before = 0;
    double rating = 0;
    double deviation = 0;
    double volatility = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

struct HistoryEntry {
    std::string person;
    WallTime ended = 0;
    std::int64_t number = 0; // of the finish
    std::string table;
    std::string game;
    Player seat = Player::First;
    std::string opponent; // a person, level-3, or empty: a visitor
    std::string result;   // "won", "drawn", "lost", "none"
    std::string speed;    // a word for the time control
    bool listed = false;  // for everybody to see
    std::optional<RatingChange> rating{};

    friend bool operator==(const HistoryEntry&, const HistoryEntry&) = default;
};

// Adds an entry and counts its result. If the person has one of that table already, it gets the
// number and the opponent of the new one.
[[nodiscard]] Expected<void> add_history(sql::Transaction& transaction, const HistoryEntry& entry);

// Where a page of a history begins: after this entry.
struct HistoryPlace {
    WallTime ended = std::numeric_limits<WallTime>::max();
    std::int64_t number = 0;

    friend bool operator==(const HistoryPlace&, const HistoryPlace&) = default;
};

// Empty texts: any.
struct HistoryFilter {
    std::string game{};
    std::string opponent{};
    std::string result{};
    std::string speed{};
    WallTime from = std::numeric_limits<WallTime>::min();
    std::optional<std::string> reader{}; // sees listed games and their own; none: sees all
};

struct HistoryLine {
    HistoryEntry entry;
    WallTime created = 0;
    std::string ending;
    std::string rule;
    std::string opponent_name;                    // of today, if it is a person who is known
    bool opponent_known = false;                  // a person who is known
    std::string opponent_level;                   // of a computer
    bool hidden = false;                          // by an administrator
    std::optional<std::string> opponent_author{}; // of a program that is known
};

struct HistoryPage {
    std::vector<HistoryLine> lines; // the latest end first
    std::optional<HistoryPlace> next;
};

// At most so many entries that fit, and the place after which there may be more. Not more than
// `most_examined` entries are looked at, so a page may be short.
inline constexpr std::size_t most_examined = 4'000;
[[nodiscard]] Expected<HistoryPage> history_page(sql::Transaction& transaction,
                                                 const std::string& person,
                                                 const HistoryFilter& filter,
                                                 const HistoryPlace& after, std::size_t limit);

// The entries of a table.
[[nodiscard]] Expected<std::vector<HistoryEntry>> history_of_table(sql::Transaction& transaction,
                                                                   const std::string& table);
// Those with numbers above `after`, up to `last`, in order; of two with one number the first
// player's comes first.
[[nodiscard]] Expected<std::vector<HistoryEntry>>
history_between(sql::Transaction& transaction, std::int64_t after, std::int64_t last);
// Replaces what the entry says about ratings.
[[nodiscard]] Expected<void> set_rating_change(sql::Transaction& transaction,
                                               const HistoryEntry& entry);

// Every `step`-th rated game of a person, the last one among them, oldest first.
[[nodiscard]] Expected<std::vector<HistoryEntry>>
rated_games(sql::Transaction& transaction, const std::string& person, const std::string& game,
            std::int64_t games, std::int64_t step);

} // namespace tabuleiro::store
