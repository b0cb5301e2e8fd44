#include "server/people/sign_in_routes.hpp"

#include <nlohmann/json.hpp>

#include "house/people/person_name.hpp"
#include "house/people/sign_in_code.hpp"
#include "house/shallow_json.hpp"
#include "server/log.hpp"
#include "server/people/answers.hpp"
#include "server/people/cards.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/visitor_seats.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

constexpr std::size_t longest_text = 300; // of what people type here
constexpr std::size_t max_visitor_games = 200;

// A text of the body; none if it is something else.
std::optional<std::string> text_in(const json& body, const char* name) {
    if (!body.contains(name) || !body[name].is_string()) {
        return std::nullopt;
    }
    std::string text = body[name].get<std::string>();
    return text.size() <= longest_text ? std::optional(std::move(text)) : std::nullopt;
}

// The same answer whether or not somebody has the name.
Response wrong() {
    return refusal(401, "wrong", {Reason("That does not let anybody in.")});
}

// A text that cannot be a name is nobody's.
std::string folded(const std::string& name) {
    const auto parsed = house::parse_person_name(name);
    return parsed ? parsed->folded : "no name: " + name;
}

// Who signed up, or why they did not.
struct SignedUp {
    std::chrono::milliseconds wait{0};
    store::Added added = store::Added::Done;
};

struct NewPerson {
    store::Person person;
    NewCard card;
    NewDevice device;
    std::string address;
    std::optional<store::TokenHash> visitor; // whose games are taken over
    std::vector<std::string> tables;
};

Expected<SignedUp> add_new_person(Transaction& t, const HouseKey& key, const NewPerson& made) {
    const auto wait = count_sign_up(t, key, made.address, made.person.created);
    if (!wait) {
        return tl::unexpected(wait.error());
    }
    if (wait->count() > 0) {
        return SignedUp{*wait};
    }
    const auto added = store::add_person(t, made.person, made.card.code_hash, made.card.card_hash);
    if (!added || *added != store::Added::Done) {
        return added.map([](store::Added taken) { return SignedUp{{}, taken}; });
    }
    auto done = enter(t, made.device, std::nullopt).and_then([&] {
        return remember_address(t, key, made.person.id,
                                {made.person.folded, made.address, made.person.created});
    });
    if (made.visitor) {
        done = done.and_then(
            [&] { return store::take_over(t, *made.visitor, made.tables, made.person.id); });
    }
    return done.map([] { return SignedUp{}; });
}

std::optional<std::vector<std::string>> tables_in(const json& body) {
    std::vector<std::string> tables;
    const json given = body.value("games", json::array());
    if (!given.is_array() || given.size() > max_visitor_games) {
        return std::nullopt;
    }
    for (const json& table : given) {
        if (!table.is_string()) {
            return std::nullopt;
        }
        tables.push_back(table.get<std::string>());
    }
    return tables;
}

// Lets the person in: by a code or a card that were right.
Expected<void> let_in(Transaction& t, const HouseKey& key, const NewDevice& device,
                      const Guess& guess, const std::optional<SignedIn>& before) {
    return enter(t, device, before).and_then([&] {
        return remember_address(t, key, device.device.person, guess);
    });
}

NewDevice for_person(NewDevice device, const std::string& person) {
    device.device.person = person;
    return device;
}

} // namespace

void SignInRoutes::add_to(Router& router) {
    router.add(RouteName::SignUp, *this, &SignInRoutes::sign_up);
    router.add(RouteName::SignIn, *this, &SignInRoutes::sign_in);
    router.add(RouteName::SignOut, *this, &SignInRoutes::sign_out);
    router.add(RouteName::VisitorGames, *this, &SignInRoutes::visitor_games);
    router.add(RouteName::MyDevices, *this, &SignInRoutes::devices);
}

Awaitable<Response> SignInRoutes::sign_up(const Call& call) {
    if (sessions_.policies().now()->sign_up != house::SignUp::Anyone) {
        co_return refusal(403, "sign-up",
                          {Reason("In this house people get a card from their teacher or the "
                                  "administrator.")});
    }
    if (call.who.person) {
        co_return refusal(409, "signed-in", {Reason("You are signed in already.")});
    }
    const json body = house::parse_shallow(call.request.body);
    const auto text = body.is_object() ? text_in(body, "name") : std::nullopt;
    const auto tables = body.is_object() ? tables_in(body) : std::nullopt;
    if (!text || !tables) {
        co_return malformed_body();
    }
    const auto name = house::parse_person_name(*text);
    if (!name) {
        co_return refusal(422, "name", name.error().reasons());
    }
    NewPerson made;
    made.person = {new_person_id(), name->shown, name->folded, "player", wall_time()};
    made.card = new_card(key_, made.person.id);
    made.device = new_device(call.request, made.person.id);
    made.address = call.request.address;
    made.visitor = call.who.secret;
    made.tables = *tables;
    const auto add = [made, &key = key_](Transaction& t) { return add_new_person(t, key, made); };
    const auto added = co_await in_write(database_, add);
    if (!added) {
        co_return store_refusal(added.error());
    }
    if (added->wait.count() > 0) {
        co_return wait_refusal(added->wait);
    }
    if (added->added == store::Added::NameTaken) {
        co_return name_taken();
    }
    log(LogLevel::Info, "signed-up", {{"person", made.person.id}});
    JsonWriter out;
    write_myself(out.open_object().key("person"), made.person, false);
    out.key("code").text(made.card.code).key("card").text(made.card.path);
    Response response = json_answer(out.close_object().take());
    set_session(response, call.request, made.device);
    co_return response;
}

Awaitable<Response> SignInRoutes::sign_in(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object()) {
        co_return malformed_body();
    }
    if (const auto card = text_in(body, "card")) {
        co_return co_await sign_in_by_card(call, *card);
    }
    const auto name = text_in(body, "name");
    const auto code = text_in(body, "code");
    const auto password = text_in(body, "password");
    if (name && code) {
        co_return co_await sign_in_by_code(call, *name, *code);
    }
    if (name && password) {
        co_return co_await sign_in_by_password(call, *name, *password);
    }
    co_return malformed_body();
}

// 128 random bits are not guessed, so nobody waits.
Awaitable<Response> SignInRoutes::sign_in_by_card(const Call& call, std::string card) {
    const NewDevice blank = new_device(call.request, "");
    const Guess guess{"", call.request.address, wall_time()};
    const auto body = [&key = key_, hash = card_hash(key_, card), blank, guess,
                       before = call.who.person](Transaction& t) {
        return store::person_with_card(t, hash).and_then(
            [&](const std::optional<store::Person>& found)
                -> Expected<std::optional<store::Credentials>> {
                if (!found) {
                    return std::nullopt;
                }
                return let_in(t, key, for_person(blank, found->id), guess, before).and_then([&] {
                    return store::credentials_of(t, found->folded);
                });
            });
    };
    const auto found = co_await in_write(database_, body);
    if (!found) {
        co_return store_refusal(found.error());
    }
    if (!*found) {
        co_return wrong();
    }
    co_return co_await welcome(call, **found, blank);
}

Awaitable<Response> SignInRoutes::sign_in_by_code(const Call& call, std::string name,
                                                  std::string typed) {
    const auto code = house::parse_code(typed);
    if (!code) {
        co_return wrong();
    }
    const NewDevice blank = new_device(call.request, "");
    const Guess guess{folded(name), call.request.address, wall_time()};
    const auto body = [&key = key_, guess, code = *code, blank,
                       before = call.who.person](Transaction& t) -> Expected<Guessed> {
        auto guessed = guess_code(t, key, guess, code);
        const auto* const who = guessed ? std::get_if<store::Credentials>(&*guessed) : nullptr;
        if (who == nullptr) {
            return guessed;
        }
        return let_in(t, key, for_person(blank, who->person.id), guess, before).map([&] {
            return *guessed;
        });
    };
    const auto guessed = co_await in_write(database_, body);
    if (!guessed) {
        co_return store_refusal(guessed.error());
    }
    if (const auto* const later = std::get_if<TryLater>(&*guessed)) {
        co_return wait_refusal(later->wait);
    }
    if (const auto* const who = std::get_if<store::Credentials>(&*guessed)) {
        co_return co_await welcome(call, *who, blank);
    }
    co_return wrong();
}

Awaitable<Response> SignInRoutes::sign_in_by_password(const Call& call, std::string name,
                                                      std::string password) {
    const Guess guess{folded(name), call.request.address, wall_time()};
    const auto count = [&key = key_, guess](Transaction& t) {
        return guess_password(t, key, guess);
    };
    const auto counted = co_await in_write(database_, count);
    if (!counted) {
        co_return store_refusal(counted.error());
    }
    if (const auto* const later = std::get_if<TryLater>(&*counted)) {
        co_return wait_refusal(later->wait);
    }
    const auto* const who = std::get_if<store::Credentials>(&*counted);
    const std::optional<std::string> hash = who == nullptr ? std::nullopt : who->password;
    const auto right = co_await passwords_.check(hash, password);
    if (!right) {
        co_return refusal(503, "busy", {Reason("Too many people sign in at once; try again.")});
    }
    if (!*right) {
        co_return wrong();
    }
    const NewDevice device = new_device(call.request, who->person.id);
    const auto enter_them = [&key = key_, device, guess, hash,
                             before = call.who.person](Transaction& t) -> Expected<bool> {
        const auto now = store::credentials_of(t, guess.folded_name);
        if (!now) {
            return tl::unexpected(now.error());
        }
        if (!*now || (*now)->password != hash) { // changed meanwhile
            return false;
        }
        return let_in(t, key, device, guess, before).map([] { return true; });
    };
    const auto entered = co_await in_write(database_, enter_them);
    if (!entered) {
        co_return store_refusal(entered.error());
    }
    if (!*entered) {
        co_return wrong();
    }
    co_return co_await welcome(call, *who, device);
}

Awaitable<Response> SignInRoutes::welcome(const Call& call, const store::Credentials& who,
                                          const NewDevice& device) {
    if (call.who.person) { // whose session has ended with this
        static_cast<void>(co_await sessions_.refresh());
    }
    log(LogLevel::Info, "signed-in", {{"person", who.person.id}});
    JsonWriter out;
    write_myself(out.open_object().key("person"), who.person, who.password.has_value());
    Response response = json_answer(out.close_object().take());
    set_session(response, call.request, device);
    co_return response;
}

Awaitable<Response> SignInRoutes::sign_out(const Call& call) {
    const json body = house::parse_shallow(call.request.body);
    if (!body.is_object() || (body.contains("device") && !body["device"].is_string()) ||
        (body.contains("all") && !body["all"].is_boolean())) {
        co_return malformed_body();
    }
    const SignedIn who = *call.who.person;
    const bool all = body.value("all", false);
    const std::string device = body.value("device", who.device);
    const auto end = [who, all, device](Transaction& t) {
        return all ? store::end_all_devices(t, who.id) : store::end_device(t, who.id, device);
    };
    const auto ended = co_await in_write(database_, end);
    if (!ended) {
        co_return store_refusal(ended.error());
    }
    static_cast<void>(co_await sessions_.refresh());
    Response response = json_answer("{}");
    if (all || device == who.device) {
        remove_session(response, call.request);
    }
    co_return response;
}

Awaitable<Response> SignInRoutes::visitor_games(const Call& call) {
    std::vector<store::VisitorGame> games;
    if (call.who.secret) {
        const auto body = [secret = *call.who.secret](Transaction& t) {
            return store::visitor_games(t, secret, max_visitor_games);
        };
        auto found = co_await in_read(database_, body);
        if (!found) {
            co_return store_refusal(found.error());
        }
        games = *std::move(found);
    }
    JsonWriter out;
    out.open_object().key("games").open_array();
    for (const store::VisitorGame& one : games) {
        out.open_object().key("table").text(one.table).key("game").text(one.game);
        out.key("opponent").text(one.opponent).key("ended").boolean(one.ended).close_object();
    }
    co_return json_answer(out.close_array().close_object().take());
}

Awaitable<Response> SignInRoutes::devices(const Call& call) {
    const auto body = [person = call.who.person->id](Transaction& t) {
        return store::devices_of(t, person);
    };
    const auto devices = co_await in_read(database_, body);
    if (!devices) {
        co_return store_refusal(devices.error());
    }
    JsonWriter out;
    out.open_object().key("devices").open_array();
    for (const store::Device& one : *devices) {
        out.open_object().key("id").text(one.id).key("label").text(one.label);
        out.key("created").number(one.created).key("seen").number(one.seen);
        out.key("this").boolean(one.id == call.who.person->device).close_object();
    }
    co_return json_answer(out.close_array().close_object().take());
}

} // namespace tabuleiro::server
