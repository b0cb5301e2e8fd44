// Who may do what, looked up in the transaction of the change itself: roles, groups and memberships
// may have changed since the request came.
#pragma once

#include <string>

#include "house/people/permissions.hpp"
#include "house/refusal.hpp"
#include "store/people/groups.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

house::Role role_of(const store::Person& person);

// The person, if they still have at least this role. Refuses with "role".
house::Allowed<store::Person> acting_person(store::sql::Transaction& transaction,
                                            const std::string& id, house::Role least);

// A group and its teacher.
struct OwnGroup {
    store::Person teacher;
    store::Group group;
};

// Refuses with "no-group" if it is another teacher's, as if there were none: not even an
// administrator looks into it.
house::Allowed<OwnGroup> own_group(store::sql::Transaction& transaction, const std::string& teacher,
                                   const std::string& group);

house::Refusal no_such_group();
house::Refusal no_such_member();

house::Relation relation_to(const OwnGroup& own, const store::Member& member);

// The member, if the teacher may do that to them. Refuses with "no-member" and "may-not".
house::Allowed<store::Member> managed_member(store::sql::Transaction& transaction,
                                             const OwnGroup& own, const std::string& person,
                                             house::Action action);

} // namespace tabuleiro::server
