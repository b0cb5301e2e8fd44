// Requests that open and join tables, as the page sends them.
#pragma once

#include <nlohmann/json.hpp>

#include "support/web_client.hpp"

namespace tabuleiro::test {

using nlohmann::json;

// Options of a server whose clients all have one address and send many requests.
inline std::vector<std::string> roomy() {
    return {"--tables-per-minute", "60000", "--requests-per-second", "10000"};
}

inline json seat(const std::string& kind, int level = 0) {
    json made{{"kind", kind}};
    if (level > 0) {
        made["level"] = level;
    }
    return made;
}

inline json settings(const std::string& game, const json& first, const json& second) {
    return {{"game", game}, {"seats", {{"first", first}, {"second", second}}}};
}

struct NewTable {
    std::string id;
    std::string key; // of the invitation; may be empty
};

// Empty if no table was opened.
inline NewTable table_in(const HttpAnswer& opened) {
    const json body = json::parse(opened.body, nullptr, false);
    if (opened.status != 200 || !body.is_object() || !body.contains("table")) {
        return {};
    }
    const std::string link = body["link"].is_string() ? body["link"].get<std::string>() : "";
    const auto hash = link.find('#');
    return {body["table"], hash == std::string::npos ? "" : link.substr(hash + 1)};
}

inline HttpAnswer join(Browser& browser, const NewTable& table, const std::string& key) {
    return browser.post("/api/tables/" + table.id + "/join",
                        json{{"key", key}, {"name", "Bia"}}.dump());
}

} // namespace tabuleiro::test
