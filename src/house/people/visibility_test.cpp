#include "house/people/visibility.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::house {
namespace {

constexpr std::array all{Visibility::Listed, Visibility::Link, Visibility::Private};

TEST(Visibility, PlayersAndAdministratorsSeeEverything) {
    for (const Visibility visibility : all) {
        for (const bool hidden : {false, true}) {
            for (const Viewer viewer : {Viewer::First, Viewer::Second, Viewer::Both}) {
                EXPECT_TRUE(may_see(visibility, hidden, {viewer, Role::Visitor}));
            }
            EXPECT_TRUE(may_see(visibility, hidden, {Viewer::Watcher, Role::Administrator}));
        }
    }
}

TEST(Visibility, OthersSeeWhatIsNotPrivate) {
    for (const Role role : {Role::Visitor, Role::Player, Role::Teacher}) {
        EXPECT_TRUE(may_see(Visibility::Listed, false, {Viewer::Watcher, role}));
        EXPECT_TRUE(may_see(Visibility::Link, false, {Viewer::Watcher, role}));
        EXPECT_FALSE(may_see(Visibility::Private, false, {Viewer::Watcher, role}));
    }
}

TEST(Visibility, NobodyElseSeesWhatIsHidden) {
    for (const Visibility visibility : all) {
        for (const Role role : {Role::Visitor, Role::Player, Role::Teacher}) {
            EXPECT_FALSE(may_see(visibility, true, {Viewer::Watcher, role, true}));
        }
        EXPECT_FALSE(is_listed(visibility, true));
    }
}

TEST(Visibility, ATeacherSeesThePrivateGamesOfTheirPupils) {
    const Reader teacher{Viewer::Watcher, Role::Teacher, true};
    EXPECT_TRUE(may_see(Visibility::Private, false, teacher));
    EXPECT_TRUE(needs_teacher(Visibility::Private, false, {Viewer::Watcher, Role::Teacher}));
    EXPECT_FALSE(needs_teacher(Visibility::Link, false, {Viewer::Watcher, Role::Teacher}));
    EXPECT_FALSE(needs_teacher(Visibility::Private, true, {Viewer::Watcher, Role::Teacher}));
    EXPECT_FALSE(needs_teacher(Visibility::Private, false, {Viewer::Watcher, Role::Player}));
    EXPECT_FALSE(needs_teacher(Visibility::Private, false, {Viewer::First, Role::Teacher}));
}

TEST(Visibility, OnlyListedTablesAreInLists) {
    EXPECT_TRUE(is_listed(Visibility::Listed, false));
    EXPECT_FALSE(is_listed(Visibility::Link, false));
    EXPECT_FALSE(is_listed(Visibility::Private, false));
}

} // namespace
} // namespace tabuleiro::house
