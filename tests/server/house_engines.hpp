// A house whose engines are mocks, each of which has one habit.
#pragma once

#include "people_house.hpp"

namespace tabuleiro::test {

// The options that name them.
inline std::vector<std::string> mock_engines() {
    std::vector<std::string> options;
    const std::string engine = MOCK_ENGINE;
    const std::string program = MOCK_PROGRAM;
    for (const char* habit : {"good", "crash", "hang", "illegal", "flood", "late", "stillborn"}) {
        options.insert(options.end(),
                       {"--engine", std::string(habit) + "=uci:" + engine + " uci " + habit});
    }
    options.insert(options.end(), {"--engine", "old=cecp:" + engine + " cecp good"});
    options.insert(options.end(), {"--engine", "plain=cecp:" + engine + " cecp plain"});
    options.insert(options.end(), {"--engine", "any=" + program + " program good"});
    options.insert(options.end(), {"--engine", "fleet=assignment:" + program + " assignment good"});
    options.insert(options.end(), {"--engine-seconds", "3"});
    return options;
}

inline std::vector<std::string> with_mocks(const std::vector<std::string>& more = {}) {
    std::vector<std::string> options = roomy();
    const auto mocks = mock_engines();
    options.insert(options.end(), mocks.begin(), mocks.end());
    options.insert(options.end(), more.begin(), more.end());
    return options;
}

inline json engine_seat(const std::string& name) {
    return {{"kind", "engine"}, {"engine", name}};
}

// Somebody here, and the engine.
inline json against_engine(const std::string& engine, const std::string& game = "chess") {
    return settings(game, seat("here"), engine_seat(engine));
}

inline bool is_over(const json& message) {
    return message.contains("result") && !message["result"].is_null();
}

class Engines : public PeopleHouse {
  protected:
    explicit Engines(const std::vector<std::string>& options = with_mocks())
        : PeopleHouse(options) {}

    HttpAnswer allow(const json& names) {
        return ask(*admin_, "/api/admin/engines", {{"allowed", names}});
    }
    json listed(const std::string& name) {
        const json all = body_of(admin_->get("/api/admin/engines"));
        for (const json& engine : all["engines"]) {
            if (engine["name"] == name) {
                return engine;
            }
        }
        return {};
    }
    static json result_in(WebSocketClient& socket) {
        const json last = hear_until(socket, is_over, std::chrono::seconds(60));
        return last.is_null() ? last : last["result"];
    }
    // Plays what may be played, one choice after the other, until the game is over.
    static json play_to_the_end(WebSocketClient& socket) {
        std::size_t played = 0;
        while (true) {
            const json message = hear_until(
                socket,
                [](const json& m) {
                    return is_over(m) || (m.contains("choices") && !m["choices"].empty());
                },
                std::chrono::seconds(60));
            if (message.is_null() || is_over(message)) {
                return message.is_null() ? message : message["result"];
            }
            const json& choices = message["choices"];
            socket.say(play(choices[++played % choices.size()]["move"]));
        }
    }

    Browser ana_ = browser();
};

} // namespace tabuleiro::test
