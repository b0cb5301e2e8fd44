#include "support/table_requests.hpp"

namespace tabuleiro::test {

std::vector<std::string> roomy() {
    return {"--tables-per-minute", "60000", "--requests-per-second", "10000"};
}

json seat(const std::string& kind, int level) {
    json made{{"kind", kind}};
    if (level > 0) {
        made["level"] = level;
    }
    return made;
}

json settings(const std::string& game, const json& first, const json& second) {
    return {{"game", game}, {"seats", {{"first", first}, {"second", second}}}};
}

NewTable table_in(const HttpAnswer& opened) {
    const json body = json::parse(opened.body, nullptr, false);
    if (opened.status != 200 || !body.is_object() || !body.contains("table")) {
        return {};
    }
    const std::string link = body["link"].is_string() ? body["link"].get<std::string>() : "";
    const auto hash = link.find('#');
    return {body["table"], hash == std::string::npos ? "" : link.substr(hash + 1)};
}

HttpAnswer join(Browser& browser, const NewTable& table, const std::string& key) {
    return browser.post("/api/tables/" + table.id + "/join",
                        json{{"key", key}, {"name", "Bia"}}.dump());
}

} // namespace tabuleiro::test
