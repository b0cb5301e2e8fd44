#include "server/tournaments/tournament_access.hpp"

#include <algorithm>

#include "store/people/groups.hpp"

namespace tabuleiro::server {

using house::tournament::TournamentViewer;

house::Refusal no_such_tournament() {
    return house::refusal("no-tournament", "There is no such tournament.");
}

house::tournament::Actor actor_of(const Identity& who) {
    return {who.person ? who.person->id : std::string(), who.role() >= house::Role::Administrator};
}

Expected<std::vector<std::string>> groups_of(store::sql::Transaction& transaction,
                                             const SignedIn& person) {
    return store::groups_of_member(transaction, owner_of(person))
        .map([](const std::vector<store::Membership>& memberships) {
            std::vector<std::string> groups;
            for (const store::Membership& one : memberships) {
                if (one.accepted) {
                    groups.push_back(one.group.id);
                }
            }
            return groups;
        });
}

house::Allowed<TournamentViewer> viewer_of(const house::tournament::Tournament& tournament,
                                           const Identity& who,
                                           const std::vector<std::string>& groups) {
    const auto& state = tournament.state();
    TournamentViewer viewer;
    viewer.person = who.person ? who.person->id : std::string();
    viewer.director = tournament.is_directed_by(actor_of(who));
    const std::string& group = state.settings.group;
    const bool member =
        group.empty() || std::find(groups.begin(), groups.end(), group) != groups.end();
    viewer.may_enter = who.person && member;
    if (!member && !viewer.director && state.find_person(viewer.person) == nullptr) {
        return tl::unexpected(no_such_tournament());
    }
    return viewer;
}

} // namespace tabuleiro::server
