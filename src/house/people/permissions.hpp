// Who may do what to whom, as one table of rules. That a request needs a role is for the routes;
// here it is about one person and another.
#pragma once

#include <cstdint>

#include "house/people/role.hpp"

namespace tabuleiro::house {

enum class Action : std::uint8_t {
    SeeGames,    // also those that are not listed
    SeeRealName, // which a teacher keeps beside the name of a member
    ChangeRealName,
    InviteToGroup, // somebody who has to agree
    RemoveFromGroup,
    ReplaceCard, // a new code and card, which end the old ones
    Rename,
    SignOut,      // of one device or all
    RemovePerson, // with all data
    ChangeRole,
};

// What the subject is to the actor; each is more than the ones before.
enum class Relation : std::uint8_t {
    Stranger,
    Member, // of a group of the actor, by consent
    Pupil,  // member of a group of the actor, and was made in one
    Self,
};

// Both roles are as they are now, in the same transaction as the action: a pupil who has become a
// teacher is no longer one whose card another teacher may replace.
bool may_manage(Action action, Role actor, Role subject, Relation relation);

} // namespace tabuleiro::house
