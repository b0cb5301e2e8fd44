// A list of new players that a teacher has pasted: all of them are made, or none, and every line
// that cannot be is told.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "house/people/person_name.hpp"
#include "house/refusal.hpp"
#include "server/people/cards.hpp"
#include "server/people/group_access.hpp"

namespace tabuleiro::server {

inline constexpr std::size_t max_list = 200;    // in one request
inline constexpr std::size_t max_members = 500; // of a group, with those who are invited

struct ListedMember {
    std::string name; // as given
    std::string real_name;
};

struct MadeMember {
    store::Person person;
    std::string real_name;
    NewCard card;
};

// {"members": [{"name", "real_name"}]}; refuses with "malformed" if it is not of that form.
house::Allowed<std::vector<ListedMember>> read_member_list(const nlohmann::json& body);

// Makes them and adds them to the group. Refuses with "members", and a reason for each line.
house::Allowed<std::vector<MadeMember>> make_members(store::sql::Transaction& transaction,
                                                     const OwnGroup& own,
                                                     const std::vector<ListedMember>& list,
                                                     const HouseKey& key, store::WallTime now);

// A group is full.
house::Allowed<void> room_in_group(std::size_t members, std::size_t more);

} // namespace tabuleiro::server
