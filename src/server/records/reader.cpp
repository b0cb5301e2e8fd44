#include "server/records/reader.hpp"

#include <algorithm>

#include "server/people/allowed_transactions.hpp"
#include "server/people/group_access.hpp"
#include "store/people/hidden_parts.hpp"

namespace tabuleiro::server {

namespace {

// What the person is to the reader, as far as games are concerned.
house::Allowed<house::Relation> relation(store::sql::Transaction& transaction,
                                         const std::string& reader, const std::string& person) {
    if (reader == person) {
        return house::Relation::Self;
    }
    const auto groups = allowed(store::groups_of_member(transaction, person));
    if (!groups) {
        return tl::unexpected(groups.error());
    }
    const bool member =
        std::any_of(groups->begin(), groups->end(), [&](const store::Membership& one) {
            return one.accepted && one.group.teacher == reader;
        });
    return member ? house::Relation::Member : house::Relation::Stranger;
}

} // namespace

house::Allowed<ReadPerson> read_person(store::sql::Transaction& transaction, const Identity& who,
                                       const std::string& id) {
    const auto found = allowed(store::person(transaction, id));
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found) {
        return house::refuse("no-person", "There is no such person.");
    }
    const auto hides = allowed(store::hidden_parts(transaction, id));
    if (!hides) {
        return tl::unexpected(hides.error());
    }
    ReadPerson read{**found, *hides, who.person ? who.person->id : ""};
    if (!who.person) {
        read.sees_hidden = false;
        return read;
    }
    // The role of now, not of the session.
    const auto reader = allowed(store::person(transaction, read.reader));
    if (!reader) {
        return tl::unexpected(reader.error());
    }
    const house::Role role = *reader ? role_of(**reader) : house::Role::Visitor;
    const auto related = relation(transaction, read.reader, id);
    if (!related) {
        return tl::unexpected(related.error());
    }
    read.own = *related == house::Relation::Self;
    read.sees_all = read.own || house::may_manage(house::Action::SeeGames, role,
                                                  role_of(read.person), *related);
    read.sees_hidden = read.own || role == house::Role::Administrator;
    return read;
}

house::Refusal hidden_part() {
    return house::refusal("hidden", "This player does not show that to others.");
}

} // namespace tabuleiro::server
