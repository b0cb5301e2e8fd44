// An arena in a house of several nodes: whoever is free meets whoever is there, at whichever node.
#include "people_house.hpp"
#include "school.hpp"
#include "several_nodes.hpp"

namespace tabuleiro::test {
namespace {

class ArenaNodes : public SeveralNodes {
  protected:
    static std::string path(const std::string& arena, const std::string& rest = "") {
        return "/api/tournaments/" + arena + rest;
    }
    static std::string post(Browser& browser, const std::string& where, const json& body) {
        return told(browser.post(where, body.dump()));
    }
    // An arena that runs, with the students of the school.
    std::string running_arena() {
        const json settings{{"name", "Friday"},
                            {"form", "arena"},
                            {"minutes", 600},
                            {"table",
                             {{"game", "chess"},
                              {"visibility", "listed"},
                              {"time", {{"first", "300+3"}, {"second", "300+3"}}}}}};
        const HttpAnswer made = school_.teacher().post("/api/tournaments", settings.dump());
        EXPECT_EQ(told(made), "200") << made.body;
        const std::string id = body_of(made).value("tournament", "");
        for (const std::size_t student : {0, 1}) {
            EXPECT_EQ(post(school_.student(student), path(id, "/enter"), json::object()), "200");
        }
        EXPECT_EQ(post(school_.teacher(), path(id, "/command"), {{"command", "start"}}), "200");
        return id;
    }
    static json boards(Browser& browser, const std::string& arena) {
        json all = json::array();
        const json state = body_of(browser.get(path(arena)));
        for (const json& round : state["played"]) {
            for (const json& board : round["boards"]) {
                all.push_back(board);
            }
        }
        return all;
    }
    static WebSocketClient page_of(Browser browser, const std::string& arena) {
        return browser.socket(path(arena, "/socket")).second;
    }
    // Whether so many boards were paired, a limit for loaded machines.
    static bool come(Browser& browser, const std::string& arena, std::size_t count) {
        for (int i = 0; i < 1200 && boards(browser, arena).size() < count; ++i) {
            usleep(50'000);
        }
        return boards(browser, arena).size() == count;
    }

    HouseProcess& one_ = start_node();
    HouseProcess& other_ = start_node();
    School school_{one_.port(), data_.path(), {"Ana", "Rui"}};
};

TEST_F(ArenaNodes, PeopleOfDifferentNodesMeet) {
    const std::string arena = running_arena();
    Browser& ana = school_.student(0);
    Browser rui = at(other_, school_.student(1));
    const WebSocketClient her_page = page_of(ana, arena);
    const WebSocketClient his_page = page_of(rui, arena);
    ASSERT_TRUE(come(ana, arena, 1));
    ASSERT_TRUE(come(rui, arena, 1)) << "the other node knows the same board";
    EXPECT_EQ(boards(ana, arena), boards(rui, arena));
    EXPECT_EQ(boards(ana, arena)[0]["first"].get<int>() +
                  boards(ana, arena)[0]["second"].get<int>(),
              1 + 2);
}

TEST_F(ArenaNodes, ItGoesOnWhenANodeDies) {
    const std::string arena = running_arena();
    Browser& ana = school_.student(0);
    const WebSocketClient her_page = page_of(ana, arena);
    const WebSocketClient his_page = page_of(at(other_, school_.student(1)), arena);
    ASSERT_TRUE(come(ana, arena, 1));
    other_.end(SIGKILL);
    const std::string table = boards(ana, arena)[0]["table"];
    WebSocketClient playing = enter(ana, table);
    ASSERT_FALSE(
        hear_until(playing,
                   [](const json& message) { return message.value("phase", "") == "playing"; })
            .is_null())
        << "the other player has no seat";
    playing.say(R"({"command":"resign"})");
    const WebSocketClient again = page_of(at(one_, school_.student(1)), arena);
    ASSERT_TRUE(come(ana, arena, 2)) << "they meet again, since nobody else is there";
    EXPECT_FALSE(boards(ana, arena)[0]["result"].is_null());
}

} // namespace
} // namespace tabuleiro::test
