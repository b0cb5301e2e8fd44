#include "house/people/permissions.hpp"

#include <array>
#include <cassert>

namespace tabuleiro::house {

namespace {

// What a teacher must be to a player; nothing is enough for some actions.
enum class Needs : std::uint8_t { Nothing, Member, Pupil, Never };

struct Rule {
    Action action;
    bool self; // players and above
    Needs teacher;
    bool administrator; // with anybody else
};

constexpr std::array<Rule, 10> rules{{
    {Action::SeeGames, true, Needs::Member, true},
    {Action::SeeRealName, true, Needs::Member, false},
    {Action::ChangeRealName, false, Needs::Member, false},
    {Action::InviteToGroup, false, Needs::Nothing, false},
    {Action::RemoveFromGroup, true, Needs::Member, false},
    {Action::ReplaceCard, true, Needs::Pupil, true},
    {Action::Rename, true, Needs::Never, true},
    {Action::SignOut, true, Needs::Never, true},
    {Action::RemovePerson, true, Needs::Never, true},
    {Action::ChangeRole, false, Needs::Never, true},
}};

bool is_enough(Relation relation, Needs needs) {
    switch (needs) {
    case Needs::Nothing:
        return true;
    case Needs::Member:
        return relation == Relation::Member || relation == Relation::Pupil;
    case Needs::Pupil:
        return relation == Relation::Pupil;
    case Needs::Never:
        break;
    }
    return false;
}

} // namespace

bool may_manage(Action action, Role actor, Role subject, Relation relation) {
    const Rule& rule = rules[static_cast<std::size_t>(action)];
    assert(rule.action == action);
    if (actor <= Role::Program || subject == Role::Visitor) {
        return false; // a visitor is nobody to the house, and a program manages nobody
    }
    if (subject == Role::Program &&
        (action == Action::ReplaceCard || action == Action::ChangeRole)) {
        return false; // it has a token and no card, and stays what it is
    }
    if (relation == Relation::Self) {
        return rule.self;
    }
    if (actor >= Role::Teacher && subject == Role::Player && is_enough(relation, rule.teacher)) {
        return true;
    }
    return actor == Role::Administrator && rule.administrator;
}

} // namespace tabuleiro::house
