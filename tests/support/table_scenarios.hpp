// Tables of every game, for tests that play at all of them: each kind of seats, with and without
// clocks, with the options' defaults and with other values.
#pragma once

#include <string>
#include <vector>

#include "core/json_writer.hpp"
#include "house/catalogue.hpp"
#include "support/table_driver.hpp"

namespace tabuleiro::test {

// What TableDriver needs.
struct Scenario {
    std::string game;
    std::string first;
    std::string second;
    std::string more{};
};

// What the server lists of its games.
inline json catalogue() {
    JsonWriter out;
    out.open_object();
    house::write_catalogue(out);
    return json::parse(out.close_object().take());
}

// Another value than the default for every option, unless it contradicts those before it.
inline json other_options(const json& game) {
    json options = json::object();
    for (const json& option : game["options"]) {
        json tried = options;
        json& value = tried[option["name"].get<std::string>()];
        if (!option["words"].empty()) {
            value = option["words"].back();
        } else {
            const int least = option["least"];
            value = option["default"] == least ? least + option["step"].get<int>() : least;
        }
        const std::string text = R"("options":)" + tried.dump();
        if (house::parse_settings(settings_text(game["game"], "here", "here", text))) {
            options = tried;
        }
    }
    return options;
}

inline std::vector<Scenario> table_scenarios() {
    std::vector<Scenario> scenarios;
    const json listed = catalogue();
    for (const json& game : listed["games"]) {
        const std::string name = game["game"];
        const std::string others = R"("options":)" + other_options(game).dump();
        scenarios.push_back({name, "here", "here"});
        scenarios.push_back(
            {name, "here", "link", others + R"(,"time":{"first":"60","second":"60b2"})"});
        scenarios.push_back({name, "c1", "here", R"("time":{"first":"60+1","second":"40/90+2"})"});
        scenarios.push_back({name, "link", "here", others});
    }
    return scenarios;
}

} // namespace tabuleiro::test
