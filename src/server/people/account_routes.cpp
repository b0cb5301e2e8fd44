#include "server/people/account_routes.hpp"

#include <nlohmann/json.hpp>

#include "house/people/person_name.hpp"
#include "house/shallow_json.hpp"
#include "house/table_view.hpp"
#include "server/course/own_hand_ins.hpp"
#include "server/course/seated_versions.hpp"
#include "server/log.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/people/cards.hpp"
#include "server/people/guesses.hpp"
#include "server/people/person_changes.hpp"
#include "server/people/transactions.hpp"
#include "server/programs/program_changes.hpp"
#include "server/records/profiles.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/groups.hpp"
#include "store/people/visitor_seats.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

constexpr std::size_t shortest_password = 8; // characters of one byte, at least
constexpr std::size_t longest_password = 200;

struct GroupOfMine {
    store::Membership membership;
    std::string teacher; // a name
};

// What is known of somebody, but for their games.
struct Account {
    store::Person person;
    bool password = false;
    std::vector<GroupOfMine> groups;
    std::vector<store::Device> devices;
    std::vector<store::Program> programs{};
};

// None if they have been removed.
Expected<std::optional<Account>> read_account(Transaction& t, const std::string& id) {
    const auto person = store::person(t, id);
    if (!person || !*person) {
        return person.map([](const auto&) { return std::optional<Account>(); });
    }
    const auto credentials = store::credentials_of(t, (*person)->folded);
    const auto memberships = store::groups_of_member(t, id);
    auto devices = store::devices_of(t, id);
    auto programs = store::programs_of(t, id);
    if (!credentials || !memberships || !devices || !programs) {
        return fail("The account cannot be read.");
    }
    Account account{**person,
                    *credentials && (*credentials)->password,
                    {},
                    *std::move(devices),
                    *std::move(programs)};
    for (const store::Membership& one : *memberships) {
        const auto teacher = store::person(t, one.group.teacher);
        if (!teacher) {
            return tl::unexpected(teacher.error());
        }
        account.groups.push_back({one, *teacher ? (*teacher)->name : ""});
    }
    return account;
}

void write_groups(JsonWriter& out, const std::vector<GroupOfMine>& groups, bool accepted) {
    out.open_array();
    for (const GroupOfMine& one : groups) {
        if (one.membership.accepted == accepted) {
            out.open_object().key("group").text(one.membership.group.id);
            out.key("name").text(one.membership.group.name);
            out.key("teacher").text(one.teacher).close_object();
        }
    }
    out.close_array();
}

std::string me_text(const std::optional<Account>& account, const house::Policies& policies) {
    JsonWriter out;
    out.open_object().key("person");
    if (account) {
        write_myself(out, account->person, account->password);
    } else {
        out.null();
    }
    out.key("policies").raw(house::to_json(policies));
    const auto groups = account ? account->groups : std::vector<GroupOfMine>();
    write_groups(out.key("invitations"), groups, false);
    write_groups(out.key("groups"), groups, true);
    return out.close_object().take();
}

void write_account(JsonWriter& out, const Account& account) {
    write_myself(out.key("person"), account.person, account.password);
    out.key("created").number(account.person.created);
    write_groups(out.key("invitations"), account.groups, false);
    write_groups(out.key("groups"), account.groups, true);
    out.key("devices").open_array();
    for (const store::Device& one : account.devices) {
        out.open_object().key("label").text(one.label).key("created").number(one.created);
        out.key("seen").number(one.seen).close_object();
    }
    write_programs(out.close_array().key("programs"), account.programs);
}

Response gone() {
    return refusal(401, "sign-in", {Reason("Sign in first.")});
}

} // namespace

void AccountRoutes::add_to(Router& router) {
    router.add(RouteName::Me, *this, &AccountRoutes::me);
    router.add(RouteName::MyCard, *this, &AccountRoutes::new_card);
    router.add(RouteName::MyPassword, *this, &AccountRoutes::set_password);
    router.add(RouteName::MyName, *this, &AccountRoutes::rename);
    router.add(RouteName::MyRemoval, *this, &AccountRoutes::remove);
    router.add(RouteName::MyExport, *this, &AccountRoutes::give_all);
}

Awaitable<Response> AccountRoutes::me(const Call& call) {
    const auto policies = sessions_.policies().now();
    if (!call.who.person) {
        Response response = json_answer(me_text(std::nullopt, *policies));
        if (!call.request.session.empty()) { // it has ended, perhaps elsewhere
            remove_session(response, call.request);
        }
        co_return response;
    }
    const auto body = [id = call.who.person->id](Transaction& t) { return read_account(t, id); };
    const auto account = co_await in_read(database_, body);
    if (!account) {
        co_return store_refusal(account.error());
    }
    co_return json_answer(me_text(*account, *policies));
}

Awaitable<Response> AccountRoutes::new_card(const Call& call) {
    const std::string id = call.who.person->id;
    const NewCard card = server::new_card(key_, id);
    const auto body = [id, card](Transaction& t) {
        return store::set_code(t, id, card.code_hash, card.card_hash);
    };
    const auto set = co_await in_write(database_, body);
    if (!set) {
        co_return store_refusal(set.error());
    }
    JsonWriter out;
    out.open_object().key("code").text(card.code).key("card").text(card.path);
    co_return json_answer(out.close_object().take());
}

Awaitable<Response> AccountRoutes::set_password(const Call& call) {
    const json given = house::parse_shallow(call.request.body);
    if (!given.is_object() || !given.contains("password") ||
        !(given["password"].is_string() || given["password"].is_null())) {
        co_return malformed_body();
    }
    std::optional<std::string> hash;
    if (given["password"].is_string()) {
        const std::string password = given["password"].get<std::string>();
        if (password.size() < shortest_password || password.size() > longest_password) {
            co_return refusal(422, "password",
                              {Reason("A password has {least} to {most} characters.",
                                      shortest_password, longest_password)});
        }
        hash = co_await passwords_.hash(password);
        if (!hash) {
            co_return refusal(503, "busy", {Reason("Too many people sign in at once; try again.")});
        }
    }
    const auto body = [id = call.who.person->id, hash](Transaction& t) {
        return store::set_password(t, id, hash);
    };
    const auto set = co_await in_write(database_, body);
    if (!set) {
        co_return store_refusal(set.error());
    }
    co_return json_answer("{}");
}

Awaitable<Response> AccountRoutes::rename(const Call& call) {
    const SignedIn who = *call.who.person;
    if (!sessions_.policies().now()->rename && who.role != house::Role::Administrator) {
        co_return refusal(403, "rename", {Reason("In this house names are not changed.")});
    }
    const json given = house::parse_shallow(call.request.body);
    if (!given.is_object() || !given.contains("name") || !given["name"].is_string()) {
        co_return malformed_body();
    }
    const auto name = house::parse_person_name(given["name"].get<std::string>());
    if (!name) {
        co_return refusal(422, "name", name.error().reasons());
    }
    struct Renamed {
        std::chrono::milliseconds wait{0};
        store::Added added = store::Added::Done;
        std::optional<Account> account{};
    };
    const auto body = [&key = key_, who, name = *name,
                       now = wall_time()](Transaction& t) -> Expected<Renamed> {
        // Counted, so that nobody finds out by trying who is here.
        const auto wait = count_sign_up(t, key, "name of " + who.id, now);
        if (!wait) {
            return tl::unexpected(wait.error());
        }
        if (wait->count() > 0) {
            return Renamed{*wait};
        }
        const auto added = store::rename_person(t, who.id, name.shown, name.folded);
        if (!added) {
            return tl::unexpected(added.error());
        }
        return read_account(t, who.id).map([&](std::optional<Account> account) {
            return Renamed{{}, *added, std::move(account)};
        });
    };
    const auto renamed = co_await in_write(database_, body);
    if (!renamed) {
        co_return store_refusal(renamed.error());
    }
    if (renamed->wait.count() > 0) {
        co_return wait_refusal(renamed->wait);
    }
    if (renamed->added == store::Added::NameTaken) {
        co_return name_taken();
    }
    if (!renamed->account) {
        co_return gone();
    }
    static_cast<void>(co_await sessions_.refresh());
    JsonWriter out;
    write_myself(out.open_object().key("person"), renamed->account->person,
                 renamed->account->password);
    co_return json_answer(out.close_object().take());
}

Awaitable<Response> AccountRoutes::remove(const Call& call) {
    const SignedIn who = *call.who.person;
    const json given = house::parse_shallow(call.request.body);
    if (!asks(given, "name", json::value_t::string)) {
        co_return malformed_body();
    }
    const auto typed = house::parse_person_name(given["name"].get<std::string>());
    const auto own = house::parse_person_name(who.name);
    if (!typed || !own || typed->folded != own->folded) {
        co_return refusal(422, "name", {Reason("This is not your name.")});
    }
    const auto body = [id = who.id](Transaction& t) { return remove_oneself(t, id); };
    Response response = co_await changed(database_, sessions_, body);
    if (response.status == 200) {
        log(LogLevel::Info, "removed-person", {{"person", who.id}});
        remove_session(response, call.request);
    }
    co_return response;
}

Awaitable<Response> AccountRoutes::give_all(const Call& call) {
    const std::string id = call.who.person->id;
    if (!exports_.take(id, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
    }
    const auto account_body = [id](Transaction& t) { return read_account(t, id); };
    const auto account = co_await in_read(database_, account_body);
    const auto tables_body = [id](Transaction& t) { return store::tables_of_person(t, id); };
    const auto tables = co_await in_read(database_, tables_body);
    if (!account || !tables) {
        co_return store_refusal(account ? tables.error() : account.error());
    }
    if (!*account) {
        co_return gone();
    }
    const auto records_body = [id, now = wall_time()](Transaction& t) {
        return written_records(t, id, now);
    };
    const auto records = co_await in_read(database_, records_body);
    const auto hand_ins_body = [id](Transaction& t) { return written_own_hand_ins(t, id); };
    const auto hand_ins = co_await in_read(database_, hand_ins_body);
    if (!records || !hand_ins) {
        co_return store_refusal(records ? hand_ins.error() : records.error());
    }
    JsonWriter out;
    out.open_object();
    write_account(out, **account);
    out.key("records").raw(*records).key("hand_ins").raw(*hand_ins);
    out.key("games").open_array();
    for (const std::string& table : *tables) {
        const auto stored =
            co_await registry_.services().store.load(table, table_log::restore_table);
        if (!stored || !*stored) {
            continue;
        }
        const house::Viewer viewer = viewer_of((*stored)->seats, call.who);
        const house::TableView view((*stored)->table, viewer);
        out.open_object().key("table").text(table);
        out.key("game").text((*stored)->table.settings().game);
        out.key("settings").raw(house::to_text((*stored)->table.settings()));
        out.key("record").text(view.record(version_names((*stored)->table.settings().seats)));
        out.close_object();
    }
    Response response = json_answer(out.close_array().close_object().take());
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tabuleiro.json\"");
    co_return response;
}

} // namespace tabuleiro::server
