#include "slow_game.hpp"

#include <fstream>
#include <thread>

namespace tabuleiro::test {

json slow_settings(const std::string& game, int days) {
    json wanted = settings(game, seat("here"), seat("link"));
    wanted["time"] = {{"days", days}};
    return wanted;
}

json conditions(int at, const Lines& lines) {
    return {{"at", at}, {"lines", lines}};
}

HttpAnswer SlowGame::prepare(Browser& browser, int at, const Lines& lines) const {
    return browser.post(path("/conditional-moves"), conditions(at, lines).dump());
}

json SlowGame::prepared(Browser& browser) const {
    return json::parse(browser.get(path("/conditional-moves")).body, nullptr, false);
}

void SlowGame::move(Browser& browser, const std::string& text) const {
    WebSocketClient socket = browser.table(table.id);
    socket.say(play(text));
    ASSERT_FALSE(hear_move(socket, text).is_null()) << text;
}

void SlowGame::go_to(const HouseProcess& house) {
    for (Browser* browser : {&ana, &bia}) {
        Browser back(house.port());
        back.cookie = browser->cookie;
        *browser = back;
    }
}

SlowGame slow_game(Browser ana, Browser bia, const json& wanted) {
    SlowGame game{{}, ana, bia};
    game.table = open_table(game.ana, wanted);
    EXPECT_EQ(join(game.bia, game.table, game.table.key).status, 200);
    return game;
}

Messenger::Messenger(const Folder& folder) : file_(folder.file("told")) {
    program_ = folder.file("messenger");
    std::ofstream(program_) << "#!/bin/sh\ncat >> " << file_ << "\n";
    std::filesystem::permissions(program_, std::filesystem::perms::owner_all);
}

std::vector<std::string> Messenger::options() const {
    std::vector<std::string> words = roomy();
    words.insert(words.end(), {"--notify", program_});
    return words;
}

std::vector<json> Messenger::told() const {
    std::vector<json> messages;
    std::ifstream file(file_);
    for (std::string line; std::getline(file, line);) {
        messages.push_back(json::parse(line));
    }
    return messages;
}

std::vector<std::string> Messenger::events(std::size_t count) const {
    for (int tries = 0; tries < 1000 && told().size() < count; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    std::vector<std::string> words;
    for (const json& message : told()) {
        words.push_back(message["event"].get<std::string>() + " " +
                        message["person"]["name"].get<std::string>());
    }
    std::sort(words.begin(), words.end());
    return words;
}

Browser signed_up(const HouseProcess& house, const std::string& name) {
    Browser browser(house.port());
    const HttpAnswer answer =
        browser.post("/api/sign-up", json{{"name", name}, {"games", json::array()}}.dump());
    EXPECT_EQ(answer.status, 200) << answer.body;
    return browser;
}

std::string time_passes(std::int64_t milliseconds) {
    const std::string by = std::to_string(milliseconds);
    return "UPDATE events SET at = at - " + by + ";UPDATE tables SET created = created - " + by +
           ", deadline = deadline - " + by + ";";
}

} // namespace tabuleiro::test
