// Who owns a seat: every known way to take another player's.
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Seats : public OpenHouse {
  protected:
    void SetUp() override {
        OpenHouse::SetUp();
        table_ = open_table(ana_, settings("chess", seat("here"), seat("link")));
        ASSERT_FALSE(table_.key.empty());
    }
    static json state_of(WebSocketClient& socket) {
        return hear_until(socket, [](const json& m) { return m.contains("you"); });
    }
    void seat_bia() { ASSERT_EQ(join(bia_, table_, table_.key).status, 200); }

    Browser ana_ = browser();
    Browser bia_ = browser();
    NewTable table_;
};

TEST_F(Seats, TheLinkSeatsOnePersonOnce) {
    EXPECT_EQ(json::parse(ana_.get("/api/house").body)["tables"].size(), 1U);
    seat_bia();
    Browser late = browser();
    EXPECT_EQ(join(late, table_, table_.key).status, 409);
    EXPECT_EQ(late.cookie, "");
    EXPECT_EQ(join(bia_, table_, table_.key).status, 200) << "her own page, loaded again";
    WebSocketClient ana = ana_.table(table_.id);
    WebSocketClient bia = bia_.table(table_.id);
    WebSocketClient watching = late.table(table_.id);
    EXPECT_EQ(state_of(ana)["you"], "first");
    EXPECT_EQ(state_of(bia)["you"], "second");
    EXPECT_EQ(state_of(watching)["you"], "watcher");
}

TEST_F(Seats, WrongKeysSeatNobody) {
    for (const std::string& key : {std::string(), std::string(43, 'A'), table_.key.substr(1),
                                   table_.key + "x", std::string(10'000, 'k')}) {
        EXPECT_EQ(join(bia_, table_, key).status, 403) << key;
    }
    EXPECT_EQ(join(bia_, {"bcdfghjkmnpq", ""}, table_.key).status, 404);
    const NewTable other = open_table(ana_, settings("chess", seat("here"), seat("link")));
    EXPECT_EQ(join(bia_, other, table_.key).status, 403) << "the key of another table";
    EXPECT_EQ(bia_.post("/api/tables/" + table_.id + "/join", "{\"name\":\"x\"}").status, 403);
    for (const char* body : {"", "[]", "{\"key\":7}", "{\"key\":\"x\",\"name\":7}"}) {
        EXPECT_EQ(bia_.post("/api/tables/" + table_.id + "/join", body).status, 400) << body;
    }
}

TEST_F(Seats, ManyWhoComeAtOnceGetOneSeat) {
    std::vector<TcpConnection> connections;
    for (int i = 0; i < 20; ++i) {
        const std::string body = json{{"key", table_.key}, {"name", "B"}}.dump();
        connections.emplace_back(house_.port());
        connections.back().write(
            "POST /api/tables/" + table_.id + "/join HTTP/1.1\r\nHost: " + ana_.host +
            "\r\nOrigin: " + ana_.origin +
            "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
            "\r\nConnection: close\r\n\r\n" + body);
    }
    int seated = 0;
    for (TcpConnection& connection : connections) {
        seated += read_answer(connection).status == 200 ? 1 : 0;
    }
    EXPECT_EQ(seated, 1);
}

TEST_F(Seats, TheHostCannotTakeTheOtherSeatByItsOwnLink) {
    EXPECT_EQ(join(ana_, table_, table_.key).status, 409);
    seat_bia();
}

TEST_F(Seats, NobodyMovesForAnother) {
    seat_bia();
    WebSocketClient bia = bia_.table(table_.id);
    bia.say(play("e2e4"));
    EXPECT_EQ(hear_refusal(bia)["refused"], "turn");
    bia.say(R"({"command":"play","move":"e2e4","as":"first"})");
    EXPECT_FALSE(hear_refusal(bia).is_null());
    bia.say(R"({"command":"resign","as":"first"})");
    const json told = hear_until(bia, [](const json& m) { return m.contains("result"); });
    ASSERT_FALSE(told.is_null());
    EXPECT_EQ(told["result"]["winner"], "first") << "she may only resign for herself";
}

TEST_F(Seats, WatchersAndForgersDoNothing) {
    seat_bia();
    Browser watcher = browser();
    Browser forger = browser();
    forger.cookie = "tabuleiro=" + std::string(43, 'A');
    Browser bent = browser(); // Bia's token with one letter changed
    bent.cookie = bia_.cookie;
    bent.cookie.back() = bent.cookie.back() == 'A' ? 'B' : 'A';
    bent.cookie[20] = bent.cookie[20] == 'A' ? 'B' : 'A';
    Browser doubled = browser();
    doubled.cookie = ana_.cookie + "; " + bia_.cookie;
    for (Browser* who : {&watcher, &forger, &bent, &doubled}) {
        WebSocketClient socket = who->table(table_.id);
        EXPECT_EQ(state_of(socket)["you"], "watcher") << who->cookie;
        for (const char* command :
             {R"({"command":"play","move":"e2e4"})", R"({"command":"resign"})",
              R"({"command":"offer-draw"})", R"({"command":"leave"})", R"({"command":"rematch"})",
              R"({"command":"ask-takeback"})", R"({"command":"hint"})",
              R"({"command":"play","move":"e2e4","as":"first"})"}) {
            socket.say(command);
            EXPECT_FALSE(hear_refusal(socket).is_null()) << command;
        }
    }
    WebSocketClient ana = ana_.table(table_.id);
    const json state = state_of(ana);
    EXPECT_EQ(state["phase"], "playing");
    EXPECT_TRUE(state["history"]["moves"].empty());
}

TEST_F(Seats, ATokenThatTheHouseNeverGaveOutIsReplaced) {
    Browser stranger = browser(); // with the cookie of another server, or a made-up one
    const std::string theirs = "tabuleiro=" + std::string(43, 'A');
    stranger.cookie = theirs;
    const NewTable opened = open_table(stranger, settings("chess", seat("here"), seat("link")));
    EXPECT_NE(stranger.cookie, theirs);
    Browser forger = browser();
    forger.cookie = theirs;
    WebSocketClient socket = forger.table(opened.id);
    EXPECT_EQ(state_of(socket)["you"], "watcher");

    Browser invited = browser();
    invited.cookie = theirs;
    EXPECT_EQ(join(invited, opened, opened.key).status, 200);
    EXPECT_NE(invited.cookie, theirs);
    const std::string given = stranger.cookie;
    open_table(stranger, settings("chess", seat("here"), seat("here")));
    EXPECT_EQ(stranger.cookie, given) << "who has a seat keeps the token";
}

TEST_F(Seats, NeitherPageNorStoreNorLogHasASecretInIt) {
    seat_bia();
    WebSocketClient watching = browser().table(table_.id);
    const std::string state = state_of(watching).dump();
    const std::string token = bia_.cookie.substr(bia_.cookie.find('=') + 1);
    for (const std::string& secret : {token, table_.key}) {
        EXPECT_EQ(state.find(secret), std::string::npos);
        for (const auto& file : std::filesystem::directory_iterator(folder_.path())) {
            FILE* stream = std::fopen(file.path().c_str(), "rb");
            ASSERT_NE(stream, nullptr);
            std::string bytes(16U << 20U, '\0');
            bytes.resize(std::fread(bytes.data(), 1, bytes.size(), stream));
            std::fclose(stream);
            EXPECT_EQ(bytes.find(secret), std::string::npos) << file.path();
        }
    }
}

TEST_F(Seats, MovesAndPresenceReachTheOtherSeatAndTheWatcher) {
    seat_bia();
    WebSocketClient ana = ana_.table(table_.id);
    WebSocketClient watching = browser().table(table_.id);
    ASSERT_FALSE(state_of(ana).is_null());
    ASSERT_FALSE(state_of(watching).is_null());
    WebSocketClient bia = bia_.table(table_.id);
    const auto bia_present = [](const json& m) {
        return m.contains("present") && m["present"]["second"] == true;
    };
    EXPECT_FALSE(hear_until(ana, bia_present).is_null());
    ana.say(play("e2e4"));
    EXPECT_FALSE(hear_move(bia, "e2e4").is_null());
    EXPECT_FALSE(hear_move(watching, "e2e4").is_null());
    bia.connection().hang_up();
    EXPECT_FALSE(hear_until(ana, [](const json& m) {
                     return m.contains("present") && m["present"]["second"] == false;
                 }).is_null());
}

TEST_F(Seats, ARematchHasTheSidesChangedAndBothSitDownWithoutAsking) {
    seat_bia();
    WebSocketClient ana = ana_.table(table_.id);
    WebSocketClient bia = bia_.table(table_.id);
    ana.say(R"({"command":"resign"})");
    const auto over = [](const json& m) { return m.contains("phase") && m["phase"] == "over"; };
    ASSERT_FALSE(hear_until(bia, over).is_null());
    bia.say(R"({"command":"rematch"})");
    ana.say(R"({"command":"rematch"})");
    const json moved = hear_until(ana, [](const json& m) {
        return m.contains("rematch") && m["rematch"].is_object() &&
               m["rematch"]["table"].is_string();
    });
    ASSERT_FALSE(moved.is_null());
    const std::string next = moved["rematch"]["table"];
    WebSocketClient ana_again = ana_.table(next);
    WebSocketClient bia_again = bia_.table(next);
    EXPECT_EQ(state_of(ana_again)["you"], "second");
    const json state = state_of(bia_again);
    EXPECT_EQ(state["you"], "first");
    EXPECT_EQ(state["phase"], "playing");
    bia_again.say(play("d2d4"));
    EXPECT_FALSE(hear_move(ana_again, "d2d4").is_null());
}

TEST_F(Seats, RecordsAndResultsAreThereForWhoAsks) {
    seat_bia();
    WebSocketClient ana = ana_.table(table_.id);
    ana.say(play("e2e4"));
    ASSERT_FALSE(hear_move(ana, "e2e4").is_null());
    const HttpAnswer record = ana_.get("/api/tables/" + table_.id + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_NE(record.body.find("e4"), std::string::npos) << record.body;
    EXPECT_EQ(ana_.get("/api/tables/bcdfghjkmnpq/record").status, 404);
    ana.say(R"({"command":"resign"})");
    ASSERT_FALSE(hear_until(ana, [](const json& m) { return m.contains("result"); }).is_null());
    const json players = json::parse(ana_.get("/api/players").body);
    ASSERT_TRUE(players["players"].is_array()) << players;
}

} // namespace
} // namespace tabuleiro::test
