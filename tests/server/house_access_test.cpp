// Who may connect, and which requests are allowed.
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class AccessCheck : public OpenHouse {
  protected:
    AccessCheck() : OpenHouse({"--request-seconds", "1", "--requests-per-second", "100"}) {}

    std::string raw(const std::string& bytes) const {
        TcpConnection connection(house_.port());
        connection.write(bytes);
        while (connection.read_more(std::chrono::seconds(5))) {
        }
        return connection.buffer();
    }
    std::string host() const { return "127.0.0.1:" + std::to_string(house_.port()); }
};

TEST_F(AccessCheck, HealthIsToldAndMetricsCountTheQuestion) {
    Browser one = browser();
    EXPECT_EQ(one.get("/healthz").status, 200);
    const HttpAnswer metrics = one.get("/metrics");
    EXPECT_EQ(metrics.status, 200);
    EXPECT_NE(metrics.body.find("tabuleiro_requests_total 2\n"), std::string::npos) << metrics.body;
}

TEST_F(AccessCheck, EveryAnswerForbidsForeignScriptsAndFrames) {
    for (const char* path : {"/", "/api/house", "/none.js", "/healthz"}) {
        const HttpAnswer answer = browser().get(path);
        const std::string policy = answer.header("content-security-policy");
        EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << path;
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos) << path;
        EXPECT_EQ(policy.find("unsafe"), std::string::npos) << path;
        EXPECT_EQ(answer.header("x-content-type-options"), "nosniff") << path;
        EXPECT_EQ(answer.header("access-control-allow-origin"), "") << path;
    }
}

TEST_F(AccessCheck, ANameThatWasMadeToPointHereIsTurnedAway) {
    Browser rebinding = browser();
    for (const std::string& name :
         {std::string("evil.example"), "evil.example:" + std::to_string(house_.port()),
          std::string("127.0.0.1"), "127.0.0.2:" + std::to_string(house_.port()), std::string()}) {
        rebinding.host = name;
        rebinding.origin = "http://" + name;
        EXPECT_NE(rebinding.get("/").status, 200) << name;
        EXPECT_NE(rebinding.get("/api/house").status, 200) << name;
        EXPECT_NE(rebinding.get("/metrics").status, 200) << name;
        EXPECT_NE(rebinding.socket("/api/tables/bcdfghjkmnpq/socket").first.status, 101) << name;
    }
    const std::string twice = raw("GET /healthz HTTP/1.1\r\nHost: " + host() +
                                  "\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(twice.find("HTTP/1.1 200"), std::string::npos) << twice;
}

TEST_F(AccessCheck, OnlyTheHousesOwnPageMayChangeAnything) {
    Browser foreign = browser();
    const std::string body = settings("chess", seat("here"), seat("here")).dump();
    for (const std::string& origin :
         {std::string("http://evil.example"), std::string("null"), std::string(),
          "https://" + host(), "http://localhost:" + std::to_string(house_.port()),
          "http://" + host() + ".evil.example"}) {
        foreign.origin = origin;
        const HttpAnswer answer = foreign.post("/api/tables", body);
        EXPECT_EQ(answer.status, 403) << origin;
        EXPECT_EQ(answer.header("set-cookie"), "") << origin;
        EXPECT_EQ(foreign.post("/api/local-network", R"({"open":true})").status, 403) << origin;
    }
}

TEST_F(AccessCheck, AFormCannotBePosted) {
    const std::string body = settings("chess", seat("here"), seat("here")).dump();
    const std::string answer =
        raw("POST /api/tables HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: http://" + host() +
            "\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: " +
            std::to_string(body.size()) + "\r\n\r\n" + body);
    EXPECT_EQ(answer.substr(0, 12), "HTTP/1.1 415");
}

TEST_F(AccessCheck, ABodyIsJsonByItsWholeNameInAnyCase) {
    const std::string body = settings("chess", seat("here"), seat("here")).dump();
    const auto status_of = [&](const std::string& type) {
        return raw("POST /api/tables HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: http://" + host() +
                   "\r\nContent-Type: " + type + "\r\nConnection: close\r\nContent-Length: " +
                   std::to_string(body.size()) + "\r\n\r\n" + body)
            .substr(9, 3);
    };
    for (const char* right : {"application/json", "Application/JSON",
                              "application/json;charset=utf-8", "APPLICATION/JSON ; x=y"}) {
        EXPECT_EQ(status_of(right), "200") << right;
    }
    for (const char* wrong : {"application/jsonx", "application/json-patch+json", "json",
                              "text/plain; application/json", "x application/json"}) {
        EXPECT_EQ(status_of(wrong), "415") << wrong;
    }
}

TEST_F(AccessCheck, OnlyAHandInIsAFile) {
    const auto status_of = [&](const std::string& path, const std::string& type) {
        return raw("POST " + path + " HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: http://" +
                   host() + "\r\nContent-Type: " + type +
                   "\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}")
            .substr(9, 3);
    };
    const std::string file = "application/octet-stream";
    const std::string hand_ins = "/api/course/assignments/x/hand-ins?name=a.c";
    EXPECT_EQ(status_of(hand_ins, file), "401"); // its type is right, and nobody is signed in
    for (const char* wrong : {"text/plain", "multipart/form-data", "application/octet-streams"}) {
        EXPECT_EQ(status_of(hand_ins, wrong), "415") << wrong;
    }
    for (const char* path :
         {"/api/tables", "/api/course/assignments", "/api/course/hand-ins/x/table"}) {
        EXPECT_EQ(status_of(path, file), "415") << path;
    }
}

TEST_F(AccessCheck, ATransferThatWeCannotReadIsRefused) {
    for (const char* encoding :
         {"xchunked", "gzip", "gzip, chunked", "chunked, gzip", "identity"}) {
        const std::string answer =
            raw("POST /api/tables HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: http://" + host() +
                "\r\nContent-Type: application/json\r\nTransfer-Encoding: " + encoding +
                "\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: " + host() + "\r\n\r\n");
        EXPECT_EQ(answer.substr(0, 12), "HTTP/1.1 501") << encoding;
        EXPECT_EQ(answer.find("HTTP/1.1 200"), std::string::npos) << encoding;
    }
}

TEST_F(AccessCheck, NoOtherMethodMeansAnything) {
    for (const char* method : {"PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"}) {
        EXPECT_EQ(browser().ask(method, "/api/house", "").status, 405) << method;
    }
    EXPECT_EQ(browser().ask("HEAD", "/healthz", "").status, 200);
}

TEST_F(AccessCheck, WhatIsTooLargeIsRefusedBeforeItIsRead) {
    EXPECT_EQ(browser().post("/api/tables", std::string(100'000, ' ')).status, 413);
    EXPECT_EQ(browser().get("/healthz", {{"X-Long", std::string(20'000, 'x')}}).status, 431);
    const std::string lying = raw("POST /api/tables HTTP/1.1\r\nHost: " + host() +
                                  "\r\nContent-Length: 99999999999\r\n\r\n{");
    EXPECT_EQ(lying.substr(0, 12), "HTTP/1.1 413");
}

TEST_F(AccessCheck, WhatIsNoHttpIsToldSoAndHungUp) {
    for (const std::string& nonsense :
         {std::string("hello\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
          std::string("GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n"),
          std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11) + "\r\n\r\n",
          std::string("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"),
          std::string(
              "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0")}) {
        const std::string answer = raw(nonsense);
        EXPECT_EQ(answer.find("HTTP/1.1 200"), std::string::npos) << nonsense;
    }
    EXPECT_EQ(browser().get("/healthz").status, 200);
}

TEST_F(AccessCheck, WhoWritesTooSlowlyIsHungUp) {
    TcpConnection silent(house_.port());
    TcpConnection slow(house_.port());
    slow.write("GET /healthz HTTP/1.1\r\nHo");
    TcpConnection drip(house_.port());
    drip.write("GET /healthz HTTP/1.1\r\n");
    // Sending a byte now and then does not keep the connection open: the whole request has one
    // second.
    for (int i = 0; i < 12; ++i) {
        drip.write("X");
        usleep(150'000);
    }
    EXPECT_TRUE(silent.ends_within(std::chrono::seconds(10)));
    EXPECT_EQ(read_answer(slow).status, 408);
    EXPECT_TRUE(slow.ends_within(std::chrono::seconds(10)));
    EXPECT_TRUE(drip.ends_within(std::chrono::seconds(10)));
}

TEST_F(AccessCheck, MalformedSettingsGetAllReasons) {
    for (const char* body : {"", "{", "[]", "null", "{\"game\":\"go\"}", "{\"game\":7}",
                             "{\"game\":\"chess\",\"seats\":{}}", "\xff\xfe", "1e999"}) {
        const HttpAnswer answer = browser().post("/api/tables", body);
        EXPECT_EQ(answer.status, 400) << body;
        const json told = json::parse(answer.body, nullptr, false);
        ASSERT_TRUE(told.is_object()) << answer.body;
        EXPECT_FALSE(told["reasons"].empty()) << body;
    }
}

TEST_F(AccessCheck, FloodsOfRequestsAreSlowedDown) {
    Browser eager = browser();
    int refused = 0;
    for (int i = 0; i < 1500 && refused == 0; ++i) {
        refused += eager.get("/healthz").status == 429 ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
    sleep(1);
    EXPECT_EQ(eager.get("/healthz").status, 200);
}

TEST_F(AccessCheck, TheLocalNetworkIsOpenedAndClosedByThisMachinesBrowserOnly) {
    Browser own = browser();
    const HttpAnswer before = own.get("/api/house");
    EXPECT_FALSE(json::parse(before.body)["local_network"]["open"].get<bool>());
    EXPECT_EQ(own.post("/api/local-network", R"({"open":"yes"})").status, 400);
    const HttpAnswer opened = own.post("/api/local-network", R"({"open":true})");
    if (opened.status == 503) {
        GTEST_SKIP() << "this machine is in no network: " << opened.body;
    }
    ASSERT_EQ(opened.status, 200) << opened.body;
    const std::string address = json::parse(opened.body)["addresses"][0];
    Browser other = browser(); // by the network address, as another device would
    other.host = address.substr(std::string("http://").size());
    other.origin = address;
    EXPECT_EQ(other.get("/healthz").status, 200);
    EXPECT_EQ(other.get("/metrics").status, 404);
    EXPECT_EQ(other.post("/api/local-network", R"({"open":false})").status, 403);
    const std::string bare = other.host.substr(0, other.host.rfind(':'));
    auto [answer, far] =
        other.socket(TcpConnection(house_.port(), bare.c_str()), "/api/study/socket");
    ASSERT_EQ(answer.status, 101);
    auto [near_answer, near] = own.socket("/api/study/socket");
    ASSERT_EQ(near_answer.status, 101);
    EXPECT_EQ(own.post("/api/local-network", R"({"open":false})").status, 200);
    EXPECT_EQ(other.get("/healthz").status, 421);
    EXPECT_TRUE(far.connection().ends_within(std::chrono::seconds(20)));
    near.say(R"({"id":7})");
    EXPECT_FALSE(hear_refusal(near).is_null()) << "this machine's own sockets stay";
}

TEST_F(AccessCheck, APortInUseIsSaidSo) {
    const Folder data;
    const std::string log = (data.path() / "said").string();
    const std::string command = std::string(TABULEIRO_PROGRAM) + " --config /dev/null --data " +
                                data.path().string() + " --port " + std::to_string(house_.port()) +
                                " 2> " + log;
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1);
    std::string said(1000, '\0');
    FILE* file = std::fopen(log.c_str(), "r");
    said.resize(std::fread(said.data(), 1, said.size(), file));
    std::fclose(file);
    EXPECT_NE(said.find("--port"), std::string::npos) << said;
}

TEST_F(AccessCheck, WhoStartsItTwiceIsShownTheFirst) {
    const std::string command = "DISPLAY= WAYLAND_DISPLAY= " + std::string(TABULEIRO_PROGRAM) +
                                " --config /dev/null --browser --data /nowhere --port " +
                                std::to_string(house_.port()) + " > /dev/null";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 0);
}

// A server behind a proxy, under a path of a host with other content.
TEST(BelowAPath, TheHouseIsTheSame) {
    const Folder data;
    const HouseProcess house(TABULEIRO_PROGRAM, data.path(),
                             {"--public-url", "https://example.org/games/"});
    ASSERT_NE(house.port(), 0);
    Browser ana(house.port());
    ana.host = "example.org";
    ana.origin = "https://example.org";
    const HttpAnswer made =
        ana.post("/games/api/tables", settings("chess", seat("here"), seat("here")).dump());
    ASSERT_EQ(made.status, 200) << made.body;
    const std::string table = json::parse(made.body)["table"];
    auto [answer, socket] = ana.socket("/games/api/tables/" + table + "/socket");
    EXPECT_EQ(answer.status, 101);
    socket.say(play("e2e4"));
    EXPECT_FALSE(hear_move(socket, "e2e4").is_null());
    const json described = json::parse(ana.get("/games/api/house").body);
    EXPECT_EQ(described["addresses"], json::array({"https://example.org/games"}));
    EXPECT_EQ(ana.get("/api/house").status, 200) << "a proxy may cut off the path itself";
    EXPECT_EQ(ana.get("/gamesapi/house.js").status, 404);
    EXPECT_EQ(ana.get("/games/games/none.js").status, 404);
    EXPECT_EQ(ana.post("/games/api/study/read",
                       json{{"text", "1. e4" + std::string(100'000, ' ')}}.dump())
                  .status,
              200)
        << "large bodies are known by their path";
    Browser own(house.port());
    EXPECT_EQ(own.get("/games/none.js").status, 404) << "on this machine it has no path";
    EXPECT_EQ(own.get("/api/house").status, 200);
}

TEST_F(AccessCheck, ASignalClosesTheHouseInGoodOrder) {
    Browser one = browser();
    const NewTable table = open_table(one, settings("chess", seat("here"), seat("here")));
    WebSocketClient socket = one.table(table.id);
    ASSERT_TRUE(socket.hear());
    kill(house_.pid(), SIGTERM);
    while (socket.hear()) {
    }
    EXPECT_EQ(socket.close_code, 1001);
    EXPECT_EQ(house_.end(0), 0); // no second signal
}

} // namespace
} // namespace tabuleiro::test
