// Groups of players, each of one teacher. A member's real name is for that teacher only.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/people/people.hpp"

namespace tabuleiro::store {

struct Group {
    std::string id;
    std::string name;
    std::string teacher; // a person
    WallTime created = 0;
    bool greetings = true; // whether its members greet, and are greeted, at tables

    friend bool operator==(const Group&, const Group&) = default;
};

struct Member {
    Person person;
    std::string real_name;
    bool accepted = false; // false: invited, has not agreed yet

    friend bool operator==(const Member&, const Member&) = default;
};

// A group that somebody is in, or is invited to.
struct Membership {
    Group group;
    bool accepted = false;

    friend bool operator==(const Membership&, const Membership&) = default;
};

enum class MemberAdded : std::uint8_t { Done, MemberAlready };

// Requires: the teacher is there.
[[nodiscard]] Expected<void> add_group(sql::Transaction& transaction, const Group& group);
[[nodiscard]] Expected<void> rename_group(sql::Transaction& transaction, const std::string& id,
                                          const std::string& name);
[[nodiscard]] Expected<void> set_greetings(sql::Transaction& transaction, const std::string& id,
                                           bool greetings);
// Those who have agreed to be in a group without greetings.
[[nodiscard]] Expected<std::set<std::string>>
people_without_greetings(sql::Transaction& transaction);
// The players stay.
[[nodiscard]] Expected<void> remove_group(sql::Transaction& transaction, const std::string& id);

[[nodiscard]] Expected<std::optional<Group>> group(sql::Transaction& transaction,
                                                   const std::string& id);
// By name; so are the others.
[[nodiscard]] Expected<std::vector<Group>> groups_of_teacher(sql::Transaction& transaction,
                                                             const std::string& person);
[[nodiscard]] Expected<std::vector<Membership>> groups_of_member(sql::Transaction& transaction,
                                                                 const std::string& person);
[[nodiscard]] Expected<std::vector<Member>> members(sql::Transaction& transaction,
                                                    const std::string& group);
// Of those who have agreed.
[[nodiscard]] Expected<std::size_t> number_of_members(sql::Transaction& transaction,
                                                      const std::string& group);

// Requires: the group and the person are there.
[[nodiscard]] Expected<MemberAdded> add_member(sql::Transaction& transaction,
                                               const std::string& group, const std::string& person,
                                               const std::string& real_name, bool accepted);
// Whether the person had been invited.
[[nodiscard]] Expected<bool> accept_membership(sql::Transaction& transaction,
                                               const std::string& group, const std::string& person);
[[nodiscard]] Expected<void> set_real_name(sql::Transaction& transaction, const std::string& group,
                                           const std::string& person, const std::string& real_name);
// Whether the person was a member, or invited.
[[nodiscard]] Expected<bool> remove_member(sql::Transaction& transaction, const std::string& group,
                                           const std::string& person);

} // namespace tabuleiro::store
