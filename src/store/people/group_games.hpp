// The games of a group's members, as its teacher sees them.
#pragma once

#include <string>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"
#include "store/stored.hpp"

namespace tabuleiro::store {

struct GameSeat {
    std::string name;
    std::string person; // empty: a visitor or a computer
    std::string level;  // of a computer; empty: a person
};

struct GroupGame {
    std::string table;
    std::string game;
    WallTime created = 0;
    std::optional<Finish> finish;
    ByPlayer<GameSeat> seats;
};

// Of players who have agreed to be members: the latest games, newest first. Of these, games that
// were hidden are left out.
[[nodiscard]] Expected<std::vector<GroupGame>> games_of_group(sql::Transaction& transaction,
                                                              const std::string& group, int limit);

} // namespace tabuleiro::store
