// Removes a person and everything that was known about them. Their games stay, with a random id in
// place of the person and without a name, so that their opponents keep them.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/player.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store {

// Settings and events are the house's own text: these say where names are in them.
struct HouseTexts {
    // Settings without the name of this seat.
    std::function<Expected<std::string>(std::string_view settings, Player seat)> without_name;
    // The kinds of events whose text is the name of their seat's player.
    std::vector<std::string> named_events;
};

// What goes: the person with code, card and password, devices, known addresses, memberships, the
// groups that they teach, their part of the standings and of the course, replies that they have
// prepared. What gets
// the replacement: seats, entries of the log of moderation, tournaments, and what follows from
// games: histories, results and ratings. All nodes are told that the sessions have ended. False if
// there is no such person. Requires: their programs have been removed, which are people themselves.
[[nodiscard]] Expected<bool> remove_person(sql::Transaction& transaction, const std::string& id,
                                           const std::string& replacement, const HouseTexts& texts);

} // namespace tabuleiro::store
