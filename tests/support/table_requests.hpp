// Requests that open and join tables, as the page sends them.
#pragma once

#include <nlohmann/json.hpp>

#include "support/web_client.hpp"

namespace tabuleiro::test {

using nlohmann::json;

// Options of a server whose clients all have one address and send many requests.
std::vector<std::string> roomy();

json seat(const std::string& kind, int level = 0);
json settings(const std::string& game, const json& first, const json& second);

struct NewTable {
    std::string id;
    std::string key; // of the invitation; may be empty
};

// Empty if no table was opened.
NewTable table_in(const HttpAnswer& opened);

HttpAnswer join(Browser& browser, const NewTable& table, const std::string& key);

} // namespace tabuleiro::test
