// People who sign up and in at a house of a test.
#pragma once

#include "open_house.hpp"

namespace tabuleiro::test {

json parsed(const HttpAnswer& answer);

// "200", or "401 wrong".
std::string outcome(const HttpAnswer& answer);

struct Someone {
    Browser browser;
    std::string id;
    std::string name;
    std::string code;
    std::string card; // the secret of it

    HttpAnswer ask(const std::string& path, const json& body = json::object());
};

HttpAnswer sign_up(Browser& browser, const std::string& name, const json& games = json::array());
Someone signed_up(Browser browser, const std::string& name, const json& games = json::array());

HttpAnswer sign_in(Browser& browser, const std::string& name, const std::string& code);
HttpAnswer sign_in_by_card(Browser& browser, const std::string& card);
HttpAnswer sign_in_by_password(Browser& browser, const std::string& name,
                               const std::string& password);

// The name of whoever is signed in; empty: nobody.
std::string who_is(Browser& browser);

// A code that is not this one.
std::string other_code(std::string code);

// What the socket of a table says that its client is.
std::string seat_at(Browser& browser, const std::string& table);

} // namespace tabuleiro::test
