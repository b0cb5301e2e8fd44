#include "tournament_house.hpp"

#include <unistd.h>

#include <algorithm>

namespace tabuleiro::test {

namespace {

// A limit for loaded machines, never a delay.
constexpr std::chrono::minutes patience{2};
constexpr useconds_t between_looks = 50'000;

} // namespace

TournamentHouse::~TournamentHouse() = default;

void TournamentHouse::SetUp() {
    PeopleHouse::SetUp();
    director_.emplace(teacher("Carla"));
}

std::string TournamentHouse::make(const json& settings) {
    const HttpAnswer answer = ask(director_->browser, "/api/tournaments", settings);
    EXPECT_EQ(told(answer), "200") << answer.body;
    return body_of(answer).value("tournament", "");
}

std::string TournamentHouse::enter(Browser& browser, const std::string& tournament,
                                   const json& body) {
    return told(ask(browser, path(tournament, "/enter"), body));
}

std::vector<PeopleHouse::Known> TournamentHouse::players_in(const std::string& tournament,
                                                            const std::vector<std::string>& names,
                                                            const json& body) {
    std::vector<Known> people;
    for (const std::string& name : names) {
        people.push_back(player(name));
        EXPECT_EQ(enter(people.back().browser, tournament, body), "200") << name;
    }
    return people;
}

std::string TournamentHouse::command(Browser& browser, const std::string& tournament,
                                     const json& body) {
    return told(ask(browser, path(tournament, "/command"), body));
}

json TournamentHouse::wait_for(const std::string& tournament,
                               const std::function<bool(const json&)>& holds) {
    const Deadline deadline(patience);
    while (deadline.left().count() > 0) {
        json now = state(tournament);
        if (holds(now)) {
            return now;
        }
        usleep(between_looks);
    }
    ADD_FAILURE() << state(tournament).dump(1);
    return nullptr;
}

json TournamentHouse::wait_for_round(const std::string& tournament, int round) {
    return wait_for(tournament, [round](const json& now) { return now["round"] == round; });
}

json TournamentHouse::wait_for_end(const std::string& tournament) {
    return wait_for(tournament, [](const json& now) { return now["phase"] == "finished"; });
}

bool TournamentHouse::is_open(Browser& browser, const std::string& table) {
    return told(browser.get("/api/tables/" + table + "/record")) == "200";
}

void TournamentHouse::wait_until_open(const std::string& tournament, const std::string& table) {
    ASSERT_FALSE(wait_for(tournament, [&](const json&) {
                     return is_open(director_->browser, table);
                 }).is_null());
}

void TournamentHouse::resign(Browser& browser, const std::string& table) {
    WebSocketClient socket = browser.table(table);
    const auto may_resign = [](const json& m) {
        return m.contains("allowed") &&
               std::find(m["allowed"].begin(), m["allowed"].end(), "resign") != m["allowed"].end();
    };
    ASSERT_FALSE(hear_until(socket, may_resign, patience).is_null());
    socket.say(R"({"command": "resign"})");
    const auto is_over = [](const json& m) { return m.contains("result"); };
    ASSERT_FALSE(hear_until(socket, is_over, patience).is_null());
}

void TournamentHouse::die_and_come_back(std::vector<Known>& people) {
    EXPECT_EQ((again_ ? *again_ : house_).end(SIGKILL), 128 + SIGKILL);
    again_ = std::make_unique<HouseProcess>(TABULEIRO_PROGRAM, folder_.path(), roomy());
    ASSERT_NE(again_->port(), 0) << again_->said();
    const auto turn = [this](Browser& browser) {
        Browser back(again_->port());
        back.cookie = browser.cookie;
        browser = back;
    };
    turn(director_->browser);
    for (Known& one : people) {
        turn(one.browser);
    }
}

} // namespace tabuleiro::test
