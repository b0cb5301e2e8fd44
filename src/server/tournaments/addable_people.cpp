#include "server/tournaments/addable_people.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "house/people/person_name.hpp"
#include "server/tournaments/entrant_lookup.hpp"
#include "store/people/groups.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

using store::sql::Transaction;

namespace {

Expected<FoundPerson> person_called(Transaction& transaction, std::string_view name,
                                    const SignedIn& director) {
    const auto parsed = house::parse_person_name(name);
    if (!parsed) { // nobody has such a name
        return FoundPerson();
    }
    const auto known = store::credentials_of(transaction, parsed->folded);
    if (!known || !*known) {
        return known.map([](const auto&) { return FoundPerson(); });
    }
    return person_to_add(transaction, (*known)->person.id, director);
}

} // namespace

Expected<FoundPerson> person_to_add(Transaction& transaction, const std::string& id,
                                    const SignedIn& director) {
    auto person = seated_person(transaction, id);
    if (!person || !*person) {
        return person.map([](const auto&) { return FoundPerson(); });
    }
    if (director.role >= house::Role::Administrator || owner_of(**person) == director.id) {
        return FoundPerson{*std::move(person), true};
    }
    return store::groups_of_member(transaction, owner_of(**person))
        .map([&](const std::vector<store::Membership>& memberships) {
            const bool taught = std::any_of(
                memberships.begin(), memberships.end(), [&](const store::Membership& one) {
                    return one.accepted && one.group.teacher == director.id;
                });
            return FoundPerson{*std::move(person), taught};
        });
}

Expected<FoundPerson> person_to_add_by_name(Transaction& transaction, std::string_view name,
                                            const SignedIn& director) {
    auto found = person_called(transaction, name, director);
    const auto comma = name.find(',');
    if (!found || found->person || comma == std::string_view::npos) {
        return found;
    }
    const std::string turned = std::string(trimmed(name.substr(comma + 1))) + " " +
                               std::string(trimmed(name.substr(0, comma)));
    return person_called(transaction, turned, director);
}

} // namespace tabuleiro::server
