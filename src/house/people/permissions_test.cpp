#include "house/people/permissions.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace tabuleiro::house {
namespace {

constexpr Action last_action = Action::ChangeRole;

rc::Gen<Action> actions() {
    return rc::gen::map(rc::gen::inRange(0, static_cast<int>(last_action) + 1),
                        [](int action) { return static_cast<Action>(action); });
}

rc::Gen<Role> roles() {
    return rc::gen::element(Role::Visitor, Role::Player, Role::Teacher, Role::Administrator);
}

rc::Gen<Relation> relations() {
    return rc::gen::element(Relation::Stranger, Relation::Member, Relation::Pupil, Relation::Self);
}

TEST(Permissions, ATeacherReplacesCardsOfPlayersMadeInOwnGroupsOnly) {
    const auto may = [](Role subject, Relation relation) {
        return may_manage(Action::ReplaceCard, Role::Teacher, subject, relation);
    };
    EXPECT_TRUE(may(Role::Player, Relation::Pupil));
    EXPECT_FALSE(may(Role::Player, Relation::Member));
    EXPECT_FALSE(may(Role::Player, Relation::Stranger));
    EXPECT_FALSE(may(Role::Teacher, Relation::Pupil));
    EXPECT_FALSE(may(Role::Administrator, Relation::Pupil));
    EXPECT_TRUE(may(Role::Teacher, Relation::Self));
}

TEST(Permissions, ATeacherSeesGamesAndRealNamesOfMembers) {
    for (const Action action :
         {Action::SeeGames, Action::SeeRealName, Action::ChangeRealName, Action::RemoveFromGroup}) {
        EXPECT_TRUE(may_manage(action, Role::Teacher, Role::Player, Relation::Member));
        EXPECT_TRUE(may_manage(action, Role::Teacher, Role::Player, Relation::Pupil));
        EXPECT_FALSE(may_manage(action, Role::Teacher, Role::Player, Relation::Stranger));
    }
    EXPECT_TRUE(may_manage(Action::InviteToGroup, Role::Teacher, Role::Player, Relation::Stranger));
    EXPECT_FALSE(may_manage(Action::InviteToGroup, Role::Player, Role::Player, Relation::Stranger));
}

TEST(Permissions, TheAdministratorManagesEverybodyButDoesNotSeeRealNamesOfOtherGroups) {
    for (const Role subject : {Role::Player, Role::Teacher, Role::Administrator}) {
        for (const Action action : {Action::Rename, Action::RemovePerson, Action::SignOut,
                                    Action::ReplaceCard, Action::ChangeRole}) {
            EXPECT_TRUE(may_manage(action, Role::Administrator, subject, Relation::Stranger));
        }
        EXPECT_FALSE(
            may_manage(Action::SeeRealName, Role::Administrator, subject, Relation::Stranger));
    }
}

TEST(Permissions, NobodyChangesTheirOwnRole) {
    for (const Role role : {Role::Player, Role::Teacher, Role::Administrator}) {
        EXPECT_FALSE(may_manage(Action::ChangeRole, role, role, Relation::Self));
    }
}

RC_GTEST_PROP(PermissionsProperty, VisitorsManageNobodyAndAreManagedByNobody, ()) {
    const auto action = *actions();
    const auto role = *roles();
    const auto relation = *relations();
    RC_ASSERT(!may_manage(action, Role::Visitor, role, relation));
    RC_ASSERT(!may_manage(action, role, Role::Visitor, relation));
}

RC_GTEST_PROP(PermissionsProperty, OnlyAdministratorsManageTeachersAndAdministrators, ()) {
    const auto actor = *roles();
    const auto subject = *rc::gen::element(Role::Teacher, Role::Administrator);
    const auto relation = *rc::gen::distinctFrom(relations(), Relation::Self);
    if (may_manage(*actions(), actor, subject, relation)) {
        RC_ASSERT(actor == Role::Administrator);
    }
}

RC_GTEST_PROP(PermissionsProperty, PlayersManageOnlyThemselves, ()) {
    const auto relation = *relations();
    if (may_manage(*actions(), Role::Player, *roles(), relation)) {
        RC_ASSERT(relation == Relation::Self);
    }
}

RC_GTEST_PROP(PermissionsProperty, AHigherRoleMayWhateverALowerOneMay, ()) {
    const auto action = *actions();
    const auto subject = *roles();
    const auto relation = *rc::gen::distinctFrom(relations(), Relation::Self);
    const auto lower = *roles();
    const auto higher = *roles();
    RC_PRE(lower <= higher);
    RC_ASSERT(!may_manage(action, lower, subject, relation) ||
              may_manage(action, higher, subject, relation));
}

RC_GTEST_PROP(PermissionsProperty, ACloserRelationTakesNothingAway, ()) {
    const auto action = *actions();
    const auto actor = *roles();
    const auto subject = *roles();
    for (const auto& [further, closer] : {std::pair(Relation::Stranger, Relation::Member),
                                          std::pair(Relation::Member, Relation::Pupil)}) {
        RC_ASSERT(!may_manage(action, actor, subject, further) ||
                  may_manage(action, actor, subject, closer));
    }
}

} // namespace
} // namespace tabuleiro::house
