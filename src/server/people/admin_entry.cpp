#include "server/people/admin_entry.hpp"

#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "house/shallow_json.hpp"
#include "server/access/token.hpp"
#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/work/wall_time.hpp"
#include "store/people/admin_links.hpp"
#include "store/people/moderation.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;
using store::sql::Transaction;

constexpr const char* administrator = "administrator";

// The link makes nobody an administrator without their knowledge, and signs nobody in as somebody
// else: an administrator who is back, or whoever is signed in.
bool may_enter_as(const store::Person& person, const std::optional<SignedIn>& who) {
    return person.role == administrator || (who && who->id == person.id);
}

house::Allowed<EnteredByLink> known_person(Transaction& transaction,
                                           const store::Credentials& known) {
    EnteredByLink entered{known.person, known.password.has_value(), std::nullopt, {}};
    entered.person.role = administrator;
    return allowed(store::set_role(transaction, known.person.id, administrator)).map([&] {
        return std::move(entered);
    });
}

house::Allowed<EnteredByLink>
new_administrator(Transaction& transaction, const house::PersonName& name, const HouseKey& key) {
    const std::string id = new_person_id();
    EnteredByLink entered{
        {id, name.shown, name.folded, administrator, wall_time()}, false, new_card(key, id), {}};
    return allowed(store::add_person(transaction, entered.person, entered.card->code_hash,
                                     entered.card->card_hash))
        .map([&](store::Added) { return std::move(entered); });
}

} // namespace

house::Allowed<LinkUse> read_link_use(std::string_view body) {
    const json given = house::parse_shallow(body);
    const bool shaped = given.is_object() && given.contains("secret") &&
                        given["secret"].is_string() && given.contains("name") &&
                        given["name"].is_string();
    if (!shaped) {
        return house::refuse("malformed",
                             "It should be an object as docs/protocols/people.md describes it.");
    }
    auto name = house::parse_person_name(given["name"].get<std::string>());
    if (!name) {
        return tl::unexpected(house::Refusal{"malformed", name.error().reasons()});
    }
    return LinkUse{given["secret"].get<std::string>(), *std::move(name)};
}

house::Allowed<EnteredByLink> enter_by_link(Transaction& transaction, const LinkUse& use,
                                            const Request& request,
                                            const std::optional<SignedIn>& who,
                                            const HouseKey& key) {
    const auto good = allowed(store::use_admin_link(transaction, hash_of(use.secret), wall_time()));
    if (!good) {
        return tl::unexpected(good.error());
    }
    if (!*good) {
        return house::refuse("wrong-link",
                             "The link has been used, has expired or was replaced by another.");
    }
    const auto known = allowed(store::credentials_of(transaction, use.name.folded));
    if (!known) {
        return tl::unexpected(known.error());
    }
    if (*known && !may_enter_as((*known)->person, who)) {
        return house::refuse("name-taken",
                             "Somebody has this name already, or one that looks like it.");
    }
    auto entered =
        *known ? known_person(transaction, **known) : new_administrator(transaction, use.name, key);
    if (!entered) {
        return entered;
    }
    entered->device = new_device(request, entered->person.id);
    if (const auto signed_in = allowed(enter(transaction, entered->device, who)); !signed_in) {
        return tl::unexpected(signed_in.error());
    }
    const std::string& id = entered->person.id;
    const auto noted = allowed(store::add_moderation(
        transaction, {.at = wall_time(), .by = id, .action = administrator, .person = id}));
    if (!noted) {
        return tl::unexpected(noted.error());
    }
    return entered;
}

std::string written_entry(const EnteredByLink& entered) {
    JsonWriter out;
    out.open_object().key("person");
    write_myself(out, entered.person, entered.password);
    const auto& card = entered.card;
    out.key("code").text_or_null(card ? std::optional(card->code) : std::nullopt);
    out.key("card").text_or_null(card ? std::optional(card->path) : std::nullopt);
    return out.close_object().take();
}

} // namespace tabuleiro::server
