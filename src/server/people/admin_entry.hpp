// Becoming an administrator by the link (admin_link.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "house/people/person_name.hpp"
#include "house/refusal.hpp"
#include "server/http/web.hpp"
#include "server/people/cards.hpp"
#include "server/people/identity.hpp"
#include "server/people/new_device.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

// What somebody who opens the link sends.
struct LinkUse {
    std::string secret;
    house::PersonName name;
};

struct EnteredByLink {
    store::Person person;
    bool password = false;       // whether they have one
    std::optional<NewCard> card; // of somebody new
    NewDevice device;
};

// {"secret", "name"}. Refuses with "malformed"; then the link is not spent.
house::Allowed<LinkUse> read_link_use(std::string_view body);

// Uses the link up and signs in as an administrator somebody new, whoever is an administrator by
// that name, or `who`, the person signed in at this browser, by their own. Refuses with
// "wrong-link", and with "name-taken" for the name of anybody else.
house::Allowed<EnteredByLink> enter_by_link(store::sql::Transaction& transaction,
                                            const LinkUse& use, const Request& request,
                                            const std::optional<SignedIn>& who,
                                            const HouseKey& key);

std::string written_entry(const EnteredByLink& entered);

} // namespace tabuleiro::server
