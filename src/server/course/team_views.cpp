#include "server/course/team_views.hpp"

#include "house/people/sign_in_code.hpp"
#include "server/course/course_views.hpp"
#include "server/people/allowed_transactions.hpp"

namespace tabuleiro::server {

house::Allowed<void> write_team(JsonWriter& out, store::sql::Transaction& transaction,
                                const store::Team& team) {
    const auto members = allowed(store::members_of_team(transaction, team.id));
    const auto hand_ins = allowed(store::hand_ins_of(transaction, team.assignment, team.id));
    if (!members || !hand_ins) {
        return tl::unexpected(members ? hand_ins.error() : members.error());
    }
    const auto names = allowed(names_of(transaction, *members));
    if (!names) {
        return tl::unexpected(names.error());
    }
    out.open_object().key("id").text(team.id).key("name").text(team.name);
    out.key("code").text(house::shown_code(team.code)).key("joinable").boolean(team.joinable);
    out.key("members").open_array();
    for (const std::string& member : *members) {
        write_person_of(out, member, *names);
    }
    out.close_array().key("hand_ins").number(static_cast<std::int64_t>(hand_ins->size()));
    out.close_object();
    return {};
}

} // namespace tabuleiro::server
