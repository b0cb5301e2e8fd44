#include "server/people/group_access.hpp"

#include <algorithm>

#include "server/people/allowed_transactions.hpp"

namespace tabuleiro::server {

house::Role role_of(const store::Person& person) {
    return house::parse_role(person.role).value_or(house::Role::Visitor);
}

house::Allowed<store::Person> acting_person(store::sql::Transaction& transaction,
                                            const std::string& id, house::Role least) {
    auto found = allowed(store::person(transaction, id));
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found || role_of(**found) < least) {
        return house::refuse("role", "Your role does not allow that.");
    }
    return **std::move(found);
}

house::Allowed<OwnGroup> own_group(store::sql::Transaction& transaction, const std::string& teacher,
                                   const std::string& group) {
    auto person = acting_person(transaction, teacher, house::Role::Teacher);
    if (!person) {
        return tl::unexpected(person.error());
    }
    auto found = allowed(store::group(transaction, group));
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found || (*found)->teacher != teacher) {
        return tl::unexpected(no_such_group());
    }
    return OwnGroup{*std::move(person), **std::move(found)};
}

house::Refusal no_such_group() {
    return house::refusal("no-group", "There is no such group.");
}

house::Refusal no_such_member() {
    return house::refusal("no-member", "There is no such member of the group.");
}

house::Relation relation_to(const OwnGroup& own, const store::Member& member) {
    if (member.person.id == own.teacher.id) {
        return house::Relation::Self;
    }
    if (!member.accepted) {
        return house::Relation::Stranger;
    }
    return member.person.made_by == own.teacher.id ? house::Relation::Pupil
                                                   : house::Relation::Member;
}

house::Allowed<store::Member> managed_member(store::sql::Transaction& transaction,
                                             const OwnGroup& own, const std::string& person,
                                             house::Action action) {
    const auto all = allowed(store::members(transaction, own.group.id));
    if (!all) {
        return tl::unexpected(all.error());
    }
    const auto found = std::find_if(all->begin(), all->end(), [&](const store::Member& member) {
        return member.person.id == person;
    });
    if (found == all->end()) {
        return tl::unexpected(no_such_member());
    }
    if (!house::may_manage(action, role_of(own.teacher), role_of(found->person),
                           relation_to(own, *found))) {
        return house::refuse("may-not", "You may not do that with this person.");
    }
    return *found;
}

} // namespace tabuleiro::server
