// Limits count clients: behind a proxy the addresses that it reports, and an IPv6 network as one.
#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

constexpr const char* study = "/api/study/socket";

class Clients : public OpenHouse {
  protected:
    explicit Clients(const std::vector<std::string>& more) : OpenHouse(options(more)) {}
    static std::vector<std::string> options(const std::vector<std::string>& more) {
        std::vector<std::string> words = roomy();
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    std::string metrics() { return browser().get("/metrics").body; }

    std::vector<WebSocketClient> inside_;
};

class BehindProxy : public Clients {
  protected:
    BehindProxy()
        : Clients({"--public-url", "https://games.example.org", "--connections-of-one", "5"}) {}

    Browser client() const {
        Browser made = browser();
        made.host = "games.example.org";
        made.origin = "https://games.example.org";
        return made;
    }
    // The status of a WebSocket request; an accepted one stays open.
    int enter(const std::string& address) {
        auto [answer, socket] = client().socket(study, {{"X-Forwarded-For", address}});
        if (answer.status == 101) {
            inside_.push_back(std::move(socket));
        }
        return answer.status;
    }
};

TEST_F(BehindProxy, EveryClientHasALimitOfItsOwn) {
    for (int i = 0; i < 40; ++i) {
        ASSERT_EQ(enter("192.0.2." + std::to_string(i)), 101) << i;
    }
    for (int i = 1; i < 5; ++i) {
        ASSERT_EQ(enter("192.0.2.7"), 101) << i;
    }
    EXPECT_EQ(enter("192.0.2.7"), 503);
    EXPECT_EQ(enter("10.1.1.1, 192.0.2.7"), 503) << "only what our own proxy wrote counts";
    EXPECT_EQ(enter("10.1.1.1\r\nX-Forwarded-For: 192.0.2.7"), 503) << "the last of them";
    EXPECT_EQ(enter("192.0.2.8"), 101) << "others do not notice";
    inside_.erase(inside_.begin() + 7);
    for (int i = 0; i < 200 && enter("192.0.2.7") != 101; ++i) {
        usleep(50'000); // until the server has noticed that one left
    }
    EXPECT_EQ(enter("192.0.2.7"), 503);
}

TEST_F(BehindProxy, AHouseholdOfIpv6IsOneClient) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(enter("2001:db8:1:2::" + std::to_string(i)), 101) << i;
    }
    EXPECT_EQ(enter("2001:db8:1:2:ffff::1"), 503);
    EXPECT_EQ(enter("[2001:db8:1:2::9]:4711"), 503);
    EXPECT_EQ(enter("2001:db8:1:3::1"), 101);
}

TEST_F(BehindProxy, AConnectionThatTheProxyUsesForManyIsNobodysInBetween) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(enter("192.0.2.1"), 101);
    }
    TcpConnection shared(house_.port());
    for (int i = 0; i < 20; ++i) {
        shared.write(
            "GET /healthz HTTP/1.1\r\nHost: games.example.org\r\nX-Forwarded-For: 192.0.2." +
            std::to_string(2 + i % 7) + "\r\n\r\n");
        ASSERT_EQ(read_answer(shared).status, 200) << i;
    }
    shared.write("GET /healthz HTTP/1.1\r\nHost: games.example.org\r\n"
                 "X-Forwarded-For: 192.0.2.1\r\n\r\n");
    EXPECT_EQ(read_answer(shared).status, 503);
}

TEST_F(BehindProxy, WhoIsRefusedIsToldSoAsTheyLikeIt) {
    while (enter("192.0.2.1") == 101) {
    }
    const HttpAnswer json_answer = client().get("/", {{"X-Forwarded-For", "192.0.2.1"}});
    EXPECT_EQ(json_answer.status, 503);
    EXPECT_EQ(json::parse(json_answer.body)["refused"], "too-many-connections");
    EXPECT_EQ(json_answer.header("retry-after"), "60");
    const HttpAnswer page = client().get(
        "/",
        {{"X-Forwarded-For", "192.0.2.1"}, {"Accept", "text/html,*/*"}, {"Accept-Language", "ro"}});
    EXPECT_EQ(page.status, 503);
    EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
    EXPECT_NE(page.body.find("Prea multe conexiuni"), std::string::npos) << page.body;
    EXPECT_NE(metrics().find("tabuleiro_connections_refused_total 3\n"), std::string::npos);
}

TEST_F(BehindProxy, TheCookieIsOfThisHostAloneAndTheOldOneIsStillGood) {
    Browser one = client();
    const Headers proxied{{"X-Forwarded-For", "192.0.2.1"}};
    const std::string wanted = settings("chess", seat("here"), seat("here")).dump();
    const HttpAnswer opened = one.post("/api/tables", wanted, proxied);
    ASSERT_EQ(opened.status, 200) << opened.body;
    EXPECT_TRUE(one.cookie.starts_with("__Host-tabuleiro=")) << one.cookie;
    EXPECT_NE(opened.header("set-cookie").find("Secure"), std::string::npos);
    const std::string token = one.cookie.substr(one.cookie.find('=') + 1);
    one.cookie = "tabuleiro=" + token; // as older versions named it
    const std::string id = json::parse(opened.body)["table"];
    auto [answer, socket] = one.socket("/api/tables/" + id + "/socket", proxied);
    const auto state = socket.hear();
    ASSERT_TRUE(state);
    EXPECT_EQ(json::parse(*state)["you"], "both");
}

class Few : public Clients {
  protected:
    Few() : Clients({"--connections", "10", "--request-seconds", "2"}) {}
};

TEST_F(Few, WhoNeverSendsAHeaderKeepsNobodyOutForLong) {
    std::vector<TcpConnection> silent;
    for (int i = 0; i < 10; ++i) {
        silent.emplace_back(house_.port());
        ASSERT_TRUE(silent.back().open());
    }
    int refused = 0;
    int status = 0;
    for (int i = 0; i < 400 && status != 200; ++i) {
        status = browser().get("/healthz").status;
        refused += status == 503 ? 1 : 0;
        usleep(50'000);
    }
    EXPECT_GT(refused, 0);
    EXPECT_EQ(status, 200);
}

class OneAddress : public Clients {
  protected:
    OneAddress() : Clients({"--connections-of-one", "3"}) {}
};

TEST_F(OneAddress, HasItsLimitWithoutAProxyToo) {
    Browser one = browser();
    for (int i = 0; i < 3; ++i) {
        auto [answer, socket] = one.socket(study);
        ASSERT_EQ(answer.status, 101);
        inside_.push_back(std::move(socket));
    }
    // A client cannot choose its own address.
    EXPECT_EQ(one.socket(study, {{"X-Forwarded-For", "192.0.2.1"}}).first.status, 503);
    EXPECT_EQ(one.get("/healthz").status, 503);
}

class BehindDistantProxy : public Clients {
  protected:
    explicit BehindDistantProxy(const std::string& range)
        : Clients({"--public-url", "http://games.example.org", "--trusted-proxy", range,
                   "--connections-of-one", "5"}) {}

    // How many of ten sockets are accepted that say they are for different clients.
    int accepted() {
        for (int i = 0; i < 10; ++i) {
            Browser client = browser();
            client.host = "games.example.org";
            client.origin = "http://games.example.org";
            auto [answer, socket] =
                client.socket(study, {{"X-Forwarded-For", "192.0.2." + std::to_string(i)}});
            if (answer.status == 101) {
                inside_.push_back(std::move(socket));
            }
        }
        return static_cast<int>(inside_.size());
    }
};
class BehindTrustedProxy : public BehindDistantProxy {
  protected:
    BehindTrustedProxy() : BehindDistantProxy("127.0.0.0/31") {}
};
class BehindStranger : public BehindDistantProxy {
  protected:
    BehindStranger() : BehindDistantProxy("10.0.0.0/8") {}
};

TEST_F(BehindTrustedProxy, ItIsBelieved) {
    EXPECT_EQ(accepted(), 10);
}
TEST_F(BehindStranger, ItIsNotBelieved) {
    EXPECT_EQ(accepted(), 5);
}

} // namespace
} // namespace tabuleiro::test
