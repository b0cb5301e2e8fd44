#include "server/people/pair_routes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "core/json_writer.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/group_access.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;
using Pairs = std::vector<ByPlayer<store::Person>>;

constexpr std::size_t max_pairs = 250; // a whole group

std::optional<std::vector<ByPlayer<std::string>>> pairs_in(const json& body) {
    const json given = body.is_object() ? body.value("pairs", json()) : json();
    if (!given.is_array() || given.empty() || given.size() > max_pairs) {
        return std::nullopt;
    }
    std::vector<ByPlayer<std::string>> pairs;
    for (const json& pair : given) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string()) {
            return std::nullopt;
        }
        pairs.push_back({pair[0].get<std::string>(), pair[1].get<std::string>()});
    }
    return pairs;
}

// The settings of every table; who sits where is the same for all of them.
Expected<house::Settings> settings_in(const json& body, house::Visibility usual) {
    json settings = body.value("settings", json::object());
    if (!settings.is_object()) {
        return fail("It should be an object as docs/protocols/people.md describes it.");
    }
    settings["seats"] = {{"first", {{"kind", "here"}}},
                         {"second", {{"kind", "person"}, {"person", "a member"}}}};
    return house::parse_settings(settings.dump(), usual).map([](house::Settings read) {
        read.random_sides = false;
        read.tournament.clear();
        read.assignment.clear();
        return read;
    });
}

// Those who have agreed to be members, each once.
house::Allowed<Pairs> members_of(Transaction& transaction, const OwnGroup& own,
                                 const std::vector<ByPlayer<std::string>>& pairs) {
    const auto members = allowed(store::members(transaction, own.group.id));
    if (!members) {
        return tl::unexpected(members.error());
    }
    Pairs found;
    std::set<std::string> seated;
    for (const ByPlayer<std::string>& pair : pairs) {
        ByPlayer<store::Person> persons;
        for (const Player player : players) {
            const auto member =
                std::find_if(members->begin(), members->end(), [&](const store::Member& one) {
                    return one.accepted && one.person.id == pair[player];
                });
            if (member == members->end()) {
                return tl::unexpected(no_such_member());
            }
            persons[player] = member->person;
            if (!seated.insert(member->person.id).second) {
                return house::refuse("pairs", "{name} is in the list of pairs twice.",
                                     member->person.name);
            }
        }
        found.push_back(std::move(persons));
    }
    return found;
}

Identity as(const store::Person& person) {
    return {{}, SignedIn{.id = person.id, .name = person.name, .device = {}}};
}

} // namespace

void PairRoutes::add_to(Router& router) {
    router.add(RouteName::PairMembers, *this, &PairRoutes::pair);
}

Awaitable<Response> PairRoutes::pair(const Call& call) {
    const std::string teacher = call.who.person->id;
    if (!made_.take(teacher, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many new tables; wait a moment.")});
    }
    const auto policies = policies_.now();
    const json body = house::parse_shallow(call.request.body);
    const auto wanted = pairs_in(body);
    if (!wanted) {
        co_return malformed_body();
    }
    const auto settings = settings_in(body, policies->default_visibility);
    if (!settings) {
        co_return refusal(400, "malformed", settings.error().reasons());
    }
    if (!house::is_offered(*policies, settings->game)) {
        co_return refusal(403, "game", {Reason("That game is not offered in this house.")});
    }
    const auto find = [teacher, group = call.id(), wanted = *wanted](Transaction& transaction) {
        const auto own = own_group(transaction, teacher, group);
        return Expected<house::Allowed<Pairs>>(own ? members_of(transaction, *own, wanted)
                                                   : tl::unexpected(own.error()));
    };
    const auto pairs = co_await in_read(database_, find);
    if (!pairs) {
        co_return store_refusal(pairs.error());
    }
    if (!*pairs) {
        co_return refused(pairs->error());
    }
    JsonWriter out;
    out.open_object().key("games").open_array();
    for (const ByPlayer<store::Person>& both : **pairs) {
        const auto table = co_await begin(*settings, both);
        if (!table) {
            co_return refused(table.error());
        }
        out.open_object().key("table").text(*table).key("first").text(both.first.id);
        out.key("second").text(both.second.id).close_object();
    }
    log(LogLevel::Info, "paired",
        {{"group", call.id()}, {"games", std::to_string((*pairs)->size())}});
    co_return json_answer(out.close_array().close_object().take());
}

// As if the first had challenged the second, who has accepted: so both hear of it in the lobby.
Awaitable<house::Allowed<std::string>> PairRoutes::begin(house::Settings settings,
                                                         ByPlayer<store::Person> pair) {
    settings.seats.second.name = pair.second.name;
    settings.seats.second.person = pair.second.id;
    const Identity first = as(pair.first);
    const auto opened = co_await registry_.open(std::move(settings), first);
    if (!opened) {
        co_return tl::unexpected(house::Refusal{"store", opened.error().reasons()});
    }
    const auto found = co_await registry_.find(opened->table);
    if (!found || found->live == nullptr) { // then it is a challenge
        co_return opened->table;
    }
    Joining joining{{}, as(pair.second)};
    joining.invitee.name = pair.second.name;
    joining.invitee.person = pair.second.id;
    const auto joined = co_await found->live->join(std::move(joining));
    if (!joined) {
        co_return tl::unexpected(joined.error());
    }
    co_return opened->table;
}

} // namespace tabuleiro::server
