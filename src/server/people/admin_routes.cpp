#include "server/people/admin_routes.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/shallow_json.hpp"
#include "server/access/request_headers.hpp"
#include "server/api/found_table.hpp"
#include "server/people/admin_link.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/group_access.hpp"
#include "server/people/house_policies.hpp"
#include "server/people/person_changes.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

using house::Role;
using nlohmann::json;
using store::sql::Transaction;

// `then(transaction)`, if the person is still an administrator.
template <class Then>
auto by_administrator(const Call& call, Then then) {
    return [by = call.who.person->id, then = std::move(then)](Transaction& transaction) -> Answer {
        const auto actor = acting_person(transaction, by, Role::Administrator);
        return actor ? then(transaction) : Answer(tl::unexpected(actor.error()));
    };
}

Answer set_policies_in(Transaction& transaction, const std::string& by, const json& given) {
    const auto before = allowed(stored_policies(transaction));
    if (!before) {
        return tl::unexpected(before.error());
    }
    const auto policies = changed_policies(given, *before);
    if (!policies) {
        return tl::unexpected(house::Refusal{"policies", policies.error().reasons()});
    }
    if (const auto written = allowed(store_policies(transaction, *policies)); !written) {
        return tl::unexpected(written.error());
    }
    const auto noted = allowed(store::add_moderation(
        transaction, {.at = wall_time(),
                      .by = by,
                      .action = "policies",
                      .text = given.dump(-1, ' ', false, json::error_handler_t::replace)}));
    return noted.map([&] { return house::to_json(*policies); });
}

// What is asked for, if it is that.
std::optional<house::EventKind> table_change(const json& body) {
    if (asks(body, "close")) {
        return house::EventKind::Close;
    }
    if (asks(body, "hide", json::value_t::boolean)) {
        return body["hide"].get<bool>() ? house::EventKind::Hide : house::EventKind::Unhide;
    }
    return std::nullopt;
}

} // namespace

void AdminRoutes::add_to(Router& router) {
    router.add(RouteName::AdminEnter, *this, &AdminRoutes::enter);
    router.add(RouteName::AdminPeople, *this, &AdminRoutes::people);
    router.add(RouteName::AdminPerson, *this, &AdminRoutes::change_person);
    router.add(RouteName::AdminPolicies, *this, &AdminRoutes::policies);
    router.add(RouteName::SetAdminPolicies, *this, &AdminRoutes::set_policies);
    router.add(RouteName::AdminLog, *this, &AdminRoutes::log_entries);
    router.add(RouteName::AdminTable, *this, &AdminRoutes::change_table);
}

Awaitable<Response> AdminRoutes::enter(const Call& call) {
    const auto use = read_link_use(call.request.body);
    if (!use) {
        co_return refused(use.error());
    }
    const auto entered = co_await use_link(call, *use);
    if (!entered) {
        co_return refused(entered.error());
    }
    static_cast<void>(co_await sessions_.refresh());
    remove_admin_link_file(data_);
    Response response = json_answer(written_entry(*entered));
    set_session(response, call.request, entered->device);
    co_return response;
}

Awaitable<house::Allowed<EnteredByLink>> AdminRoutes::use_link(const Call& call,
                                                               const LinkUse& use) {
    return in_allowed_write(database_, [&request = call.request, who = call.who.person, use,
                                        &key = key_](Transaction& transaction) {
        return enter_by_link(transaction, use, request, who, key);
    });
}

Awaitable<Response> AdminRoutes::people(const Call& call) {
    const std::string after(query_value(call.request.query, "after"));
    const std::string starts = percent_decoded(query_value(call.request.query, "starts"));
    return answer_by_read(database_,
                          by_administrator(call, [after, starts](Transaction& transaction) {
                              return list_people(transaction, after, starts);
                          }));
}

Awaitable<Response> AdminRoutes::change_person(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    const Moderation wanted{call.who.person->id, call.id()};
    if (asks(body, "role", json::value_t::string)) {
        const auto role = house::parse_role(body["role"].get<std::string>());
        if (!role || *role <= Role::Program) {
            return at_once(malformed_body());
        }
        return changed(database_, sessions_, [wanted, role = *role](Transaction& transaction) {
            return change_role(transaction, wanted, role);
        });
    }
    if (asks(body, "name", json::value_t::string)) {
        const auto name = house::parse_person_name(body["name"].get<std::string>());
        if (!name) {
            return at_once(refusal(400, "malformed", name.error().reasons()));
        }
        return changed(database_, sessions_, [wanted, name = *name](Transaction& transaction) {
            return rename_by_administrator(transaction, wanted, name);
        });
    }
    if (asks(body, "sign_out")) {
        return changed(database_, sessions_, [wanted](Transaction& transaction) {
            return sign_out_by_administrator(transaction, wanted);
        });
    }
    if (asks(body, "card")) {
        return changed(database_, sessions_, [wanted, &key = key_](Transaction& transaction) {
            return card_by_administrator(transaction, wanted, key);
        });
    }
    if (asks(body, "remove")) {
        return changed(database_, sessions_, [wanted](Transaction& transaction) {
            return remove_by_administrator(transaction, wanted);
        });
    }
    return at_once(malformed_body());
}

Awaitable<Response> AdminRoutes::policies(const Call& call) {
    return answer_by_read(database_, by_administrator(call, [](Transaction& transaction) {
                              return allowed(stored_policies(transaction)).map(house::to_json);
                          }));
}

Awaitable<Response> AdminRoutes::set_policies(const Call& call) {
    return changed(database_, sessions_,
                   by_administrator(call, [by = call.who.person->id,
                                           given = house::parse_shallow(call.request.body)](
                                              Transaction& transaction) {
                       return set_policies_in(transaction, by, given);
                   }));
}

Awaitable<Response> AdminRoutes::log_entries(const Call& call) {
    const auto before =
        parse_number<std::int64_t>(query_value(call.request.query, "before")).value_or(0);
    return answer_by_read(database_, by_administrator(call, [before](Transaction& transaction) {
                              return list_log(transaction, before);
                          }));
}

Awaitable<Response> AdminRoutes::change_table(const Call& call) {
    const auto kind = table_change(house::parse_shallow(call.request.body));
    if (!kind) {
        co_return malformed_body();
    }
    const auto found = co_await registry_.find(call.id(), takeover_for(call.request));
    if (auto refused = not_here(found)) {
        co_return *std::move(refused);
    }
    Response checked = co_await answer_by_read(
        database_, by_administrator(call, [](Transaction&) -> Answer { return nothing_to_say; }));
    if (checked.status != 200) {
        co_return checked;
    }
    // The log says what was done, so it comes second. If it cannot be written, the administrator
    // asks again: what is done already is then only noted.
    const house::Allowed<void> done = co_await found->live->moderate(*kind);
    if (!done) {
        co_return refused(done.error());
    }
    co_return co_await note(call, *kind);
}

Awaitable<Response> AdminRoutes::note(const Call& call, house::EventKind kind) {
    return answer_by_write(
        database_,
        by_administrator(
            call,
            [by = call.who.person->id, table = call.id(), action = std::string(name(kind)),
             once = kind == house::EventKind::Close](Transaction& transaction) -> Answer {
                if (once) {
                    const auto noted = allowed(store::has_moderation(transaction, action, table));
                    if (!noted) {
                        return tl::unexpected(noted.error());
                    }
                    if (*noted) {
                        return house::refuse("over", "The game is over.");
                    }
                }
                return allowed(store::add_moderation(
                                   transaction,
                                   {.at = wall_time(), .by = by, .action = action, .table = table}))
                    .map([] { return nothing_to_say; });
            }));
}

} // namespace tabuleiro::server
