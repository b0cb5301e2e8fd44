// People, their cards and their games as the page is told.
#pragma once

#include <string>
#include <vector>

#include "core/json_writer.hpp"
#include "house/refusal.hpp"
#include "server/people/cards.hpp"
#include "store/people/group_games.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

// {"id", "name", "role"}, and of a program "author"
void write_person(JsonWriter& out, const store::Person& person,
                  const std::optional<std::string>& author = {});

// The card as it is shown once: {"person", "real_name", "code", "card"}.
std::string written_card(const store::Person& person, const std::string& real_name,
                         const NewCard& card);

// {"games": [...]}
std::string written_games(const std::vector<store::GroupGame>& games);

// A new code and card for somebody whose old one may be in other hands: with it go the password,
// which a finder could have set, and all sessions.
house::Allowed<NewCard> give_new_card(store::sql::Transaction& transaction,
                                      const std::string& person, const HouseKey& key);

} // namespace tabuleiro::server
