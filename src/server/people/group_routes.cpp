#include "server/people/group_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/group_access.hpp"
#include "server/people/labels.hpp"
#include "server/people/member_list.hpp"
#include "server/people/people_answers.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/devices.hpp"
#include "store/people/group_games.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

using house::Action;
using nlohmann::json;
using store::sql::Transaction;

constexpr std::size_t max_groups = 100; // of one teacher
constexpr int games_shown = 50;

std::string written_group(const OwnGroup& own, const std::vector<store::Member>& members) {
    JsonWriter out;
    out.open_object().key("id").text(own.group.id).key("name").text(own.group.name);
    out.key("greetings").boolean(own.group.greetings).key("members").open_array();
    for (const store::Member& member : members) {
        const auto may = [&](Action action) {
            return house::may_manage(action, role_of(own.teacher), role_of(member.person),
                                     relation_to(own, member));
        };
        out.open_object().key("person");
        write_person(out, member.person);
        out.key("real_name").text(may(Action::SeeRealName) ? member.real_name : "");
        out.key("accepted").boolean(member.accepted);
        out.key("own").boolean(may(Action::ReplaceCard)).close_object();
    }
    return out.close_array().close_object().take();
}

Answer list_groups(Transaction& transaction, const std::string& teacher) {
    const auto groups = allowed(store::groups_of_teacher(transaction, teacher));
    if (!groups) {
        return tl::unexpected(groups.error());
    }
    JsonWriter out;
    out.open_object().key("groups").open_array();
    for (const store::Group& group : *groups) {
        const auto members = allowed(store::number_of_members(transaction, group.id));
        if (!members) {
            return tl::unexpected(members.error());
        }
        out.open_object().key("id").text(group.id).key("name").text(group.name);
        out.key("members").number(static_cast<std::int64_t>(*members)).close_object();
    }
    return out.close_array().close_object().take();
}

Answer make_group(Transaction& transaction, const std::string& teacher, const std::string& name) {
    auto person = acting_person(transaction, teacher, house::Role::Teacher);
    if (!person) {
        return tl::unexpected(person.error());
    }
    const auto groups = allowed(store::groups_of_teacher(transaction, teacher));
    if (!groups) {
        return tl::unexpected(groups.error());
    }
    if (groups->size() >= max_groups) {
        return house::refuse("full", "A teacher has at most {most} groups.", max_groups);
    }
    const OwnGroup made{*person, {new_table_id(), name, teacher, wall_time()}};
    return allowed(store::add_group(transaction, made.group)).map([&] {
        return written_group(made, {});
    });
}

Answer show_group(Transaction& transaction, const std::string& teacher, const std::string& group) {
    const auto own = own_group(transaction, teacher, group);
    if (!own) {
        return tl::unexpected(own.error());
    }
    return allowed(store::members(transaction, group)).map([&](const auto& members) {
        return written_group(*own, members);
    });
}

Answer invite_person(Transaction& transaction, const OwnGroup& own, const std::string& name) {
    const auto parsed = house::parse_person_name(name);
    const auto found = parsed ? allowed(store::credentials_of(transaction, parsed->folded))
                              : house::Allowed<std::optional<store::Credentials>>(std::nullopt);
    if (!found) {
        return tl::unexpected(found.error());
    }
    if (!*found) {
        return house::refuse("no-player", "There is no player {name}.", tabuleiro::quoted(name));
    }
    const store::Person& person = (*found)->person;
    const auto members = allowed(store::members(transaction, own.group.id));
    if (!members) {
        return tl::unexpected(members.error());
    }
    const bool is_there = std::any_of(members->begin(), members->end(), [&](const auto& member) {
        return member.person.id == person.id;
    });
    if (is_there) {
        return house::refuse("member", "{name} is a member of the group already, or invited.",
                             person.name);
    }
    const auto relation =
        person.id == own.teacher.id ? house::Relation::Self : house::Relation::Stranger;
    if (!house::may_manage(Action::InviteToGroup, role_of(own.teacher), role_of(person),
                           relation)) {
        return house::refuse("may-not", "Only players can be members of a group.");
    }
    if (const auto room = room_in_group(members->size(), 1); !room) {
        return tl::unexpected(room.error());
    }
    return allowed(store::add_member(transaction, own.group.id, person.id, "", false))
        .map([](store::MemberAdded) { return nothing_to_say; });
}

// Whoever found the card may have signed in with it, or may have set a password.
Answer replace_card(Transaction& transaction, const OwnGroup& own, const std::string& person,
                    const HouseKey& key) {
    const auto member = managed_member(transaction, own, person, Action::ReplaceCard);
    if (!member) {
        return tl::unexpected(member.error());
    }
    auto card = give_new_card(transaction, person, key);
    if (!card) {
        return tl::unexpected(card.error());
    }
    const auto logged = allowed(store::add_moderation(
        transaction,
        {.at = wall_time(), .by = own.teacher.id, .action = "group-card", .person = person}));
    if (!logged) {
        return tl::unexpected(logged.error());
    }
    return written_card(member->person, member->real_name, *card);
}

// A group is its teacher's: anybody leaves it at the teacher's word, and an invitation is taken
// back.
Answer remove_from_group(Transaction& transaction, const OwnGroup& own, const std::string& person) {
    const auto removed = allowed(store::remove_member(transaction, own.group.id, person));
    if (!removed) {
        return tl::unexpected(removed.error());
    }
    if (!*removed) {
        return tl::unexpected(no_such_member());
    }
    return nothing_to_say;
}

Answer change_real_name(Transaction& transaction, const OwnGroup& own, const std::string& person,
                        const std::string& real_name) {
    const auto member = managed_member(transaction, own, person, Action::ChangeRealName);
    if (!member) {
        return tl::unexpected(member.error());
    }
    return allowed(store::set_real_name(transaction, own.group.id, person, real_name)).map([] {
        return nothing_to_say;
    });
}

Answer answer_to_group(Transaction& transaction, const std::string& person,
                       const std::string& group, bool accept) {
    const auto done = allowed(accept ? store::accept_membership(transaction, group, person)
                                     : store::remove_member(transaction, group, person));
    if (!done) {
        return tl::unexpected(done.error());
    }
    if (!*done) {
        return tl::unexpected(no_such_group());
    }
    return nothing_to_say;
}

// `then(transaction, own)`, for the teacher's own group.
template <class Then>
auto in_own_group(const Call& call, Then then) {
    return [teacher = call.who.person->id, group = call.id(),
            then = std::move(then)](Transaction& transaction) -> Answer {
        const auto own = own_group(transaction, teacher, group);
        return own ? then(transaction, *own) : Answer(tl::unexpected(own.error()));
    };
}

} // namespace

void GroupRoutes::add_to(Router& router) {
    router.add(RouteName::Groups, *this, &GroupRoutes::list);
    router.add(RouteName::NewGroup, *this, &GroupRoutes::make);
    router.add(RouteName::Group, *this, &GroupRoutes::show);
    router.add(RouteName::ChangeGroup, *this, &GroupRoutes::change);
    router.add(RouteName::AddMembers, *this, &GroupRoutes::add_members);
    router.add(RouteName::InviteMember, *this, &GroupRoutes::invite);
    router.add(RouteName::ChangeMember, *this, &GroupRoutes::change_member);
    router.add(RouteName::GroupGames, *this, &GroupRoutes::games);
    router.add(RouteName::MyGroup, *this, &GroupRoutes::answer_invitation);
}

Awaitable<Response> GroupRoutes::list(const Call& call) {
    return answer_by_read(database_, [teacher = call.who.person->id](Transaction& transaction) {
        return list_groups(transaction, teacher);
    });
}

Awaitable<Response> GroupRoutes::make(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!asks(body, "name", json::value_t::string)) {
        return at_once(malformed_body());
    }
    const auto name = parse_group_name(body["name"].get<std::string>());
    if (!name) {
        return at_once(refusal(400, "malformed", name.error().reasons()));
    }
    return answer_by_write(database_,
                           [teacher = call.who.person->id, name = *name](Transaction& transaction) {
                               return make_group(transaction, teacher, name);
                           });
}

Awaitable<Response> GroupRoutes::show(const Call& call) {
    return answer_by_read(
        database_, [teacher = call.who.person->id, group = call.id()](Transaction& transaction) {
            return show_group(transaction, teacher, group);
        });
}

Awaitable<Response> GroupRoutes::change(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (asks(body, "remove")) {
        return answer_by_write(
            database_, in_own_group(call, [](Transaction& transaction, const OwnGroup& own) {
                return allowed(store::remove_group(transaction, own.group.id)).map([] {
                    return nothing_to_say;
                });
            }));
    }
    if (asks(body, "greetings", json::value_t::boolean)) {
        return changed(
            database_, sessions_,
            in_own_group(call, [on = body["greetings"].get<bool>()](Transaction& transaction,
                                                                    const OwnGroup& own) {
                return allowed(store::set_greetings(transaction, own.group.id, on)).map([] {
                    return nothing_to_say;
                });
            }));
    }
    if (!asks(body, "name", json::value_t::string)) {
        return at_once(malformed_body());
    }
    const auto name = parse_group_name(body["name"].get<std::string>());
    if (!name) {
        return at_once(refusal(400, "malformed", name.error().reasons()));
    }
    return answer_by_write(
        database_,
        in_own_group(call, [name = *name](Transaction& transaction, const OwnGroup& own) {
            return allowed(store::rename_group(transaction, own.group.id, name)).map([] {
                return nothing_to_say;
            });
        }));
}

Awaitable<Response> GroupRoutes::add_members(const Call& call) {
    auto list = read_member_list(house::parse_shallow(call.request.body));
    if (!list) {
        return at_once(refused(list.error()));
    }
    return answer_by_write(
        database_,
        in_own_group(call,
                     [&key = key_, list = *std::move(list)](Transaction& transaction,
                                                            const OwnGroup& own) -> Answer {
                         const auto there = allowed(store::members(transaction, own.group.id));
                         if (!there) {
                             return tl::unexpected(there.error());
                         }
                         if (const auto room = room_in_group(there->size(), list.size()); !room) {
                             return tl::unexpected(room.error());
                         }
                         const auto made = make_members(transaction, own, list, key, wall_time());
                         return made.map([](const std::vector<MadeMember>& members) {
                             JsonWriter out;
                             out.open_object().key("cards").open_array();
                             for (const MadeMember& member : members) {
                                 out.raw(
                                     written_card(member.person, member.real_name, member.card));
                             }
                             return out.close_array().close_object().take();
                         });
                     }));
}

Awaitable<Response> GroupRoutes::invite(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!asks(body, "name", json::value_t::string)) {
        return at_once(malformed_body());
    }
    return answer_by_write(database_,
                           in_own_group(call, [name = body["name"].get<std::string>()](
                                                  Transaction& transaction, const OwnGroup& own) {
                               return invite_person(transaction, own, name);
                           }));
}

Awaitable<Response> GroupRoutes::change_member(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    const std::string& person = call.ids[1];
    if (asks(body, "card")) {
        return changed(database_, sessions_,
                       in_own_group(call, [&key = key_, person](Transaction& transaction,
                                                                const OwnGroup& own) {
                           return replace_card(transaction, own, person, key);
                       }));
    }
    if (asks(body, "remove")) {
        return answer_by_write(
            database_, in_own_group(call, [person](Transaction& transaction, const OwnGroup& own) {
                return remove_from_group(transaction, own, person);
            }));
    }
    if (!asks(body, "real_name", json::value_t::string)) {
        return at_once(malformed_body());
    }
    const auto real_name = parse_real_name(body["real_name"].get<std::string>());
    if (!real_name) {
        return at_once(refusal(400, "malformed", real_name.error().reasons()));
    }
    return answer_by_write(
        database_, in_own_group(call, [person, real_name = *real_name](Transaction& transaction,
                                                                       const OwnGroup& own) {
            return change_real_name(transaction, own, person, real_name);
        }));
}

Awaitable<Response> GroupRoutes::games(const Call& call) {
    return answer_by_read(
        database_, in_own_group(call, [](Transaction& transaction, const OwnGroup& own) {
            return allowed(store::games_of_group(transaction, own.group.id, games_shown))
                .map(written_games);
        }));
}

Awaitable<Response> GroupRoutes::answer_invitation(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!asks(body, "accept", json::value_t::boolean)) {
        return at_once(malformed_body());
    }
    return answer_by_write(database_,
                           [person = call.who.person->id, group = call.id(),
                            accept = body["accept"].get<bool>()](Transaction& transaction) {
                               return answer_to_group(transaction, person, group, accept);
                           });
}

} // namespace tabuleiro::server
