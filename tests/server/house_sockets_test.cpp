// WebSockets that misbehave do not affect the others.
#include <poll.h>
#include <sys/socket.h>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Sockets : public OpenHouse {
  protected:
    Sockets() : OpenHouse(options()) {}
    static std::vector<std::string> options() {
        std::vector<std::string> words = roomy();
        words.insert(words.end(), {"--backlog-bytes", "32768", "--request-seconds", "1"});
        return words;
    }
    void SetUp() override {
        OpenHouse::SetUp();
        table_ = open_table(owner_, settings("chess", seat("here"), seat("here")));
    }
    WebSocketClient enter() {
        WebSocketClient socket = owner_.table(table_.id);
        EXPECT_TRUE(socket.hear());
        return socket;
    }
    // The close code; 0: it was not closed.
    static int closed_with(WebSocketClient& socket) {
        while (socket.hear(std::chrono::seconds(5))) {
        }
        return socket.close_code;
    }
    void expect_well() {
        WebSocketClient fresh = enter();
        fresh.say(json{{"command", "show"}, {"ply", 0}, {"id", "77"}}.dump());
        EXPECT_FALSE(hear_until(fresh, [](const json& m) { return m.contains("past"); }).is_null());
    }

    Browser owner_ = browser();
    NewTable table_;
};

TEST_F(Sockets, AnotherSitesPageGetsNone) {
    Browser foreign = owner_; // the cookie of the player, as a browser would send it
    for (const std::string& origin : {std::string("http://evil.example"), std::string("null"),
                                      std::string(), "https://" + owner_.host}) {
        foreign.origin = origin;
        const auto answer = foreign.socket("/api/tables/" + table_.id + "/socket").first;
        EXPECT_EQ(answer.status, 403) << origin;
    }
    expect_well();
}

TEST_F(Sockets, TablesThatAreNotThereHaveNone) {
    for (const char* path :
         {"/api/tables/bcdfghjkmnpq/socket", "/api/tables//socket", "/api/tables/../socket",
          "/api/tables/%00/socket", "/socket", "/api/tables/';drop table/socket"}) {
        EXPECT_NE(owner_.socket(path).first.status, 101) << path;
    }
}

TEST_F(Sockets, MalformedMessagesAreRefusedAndChangeNothing) {
    WebSocketClient socket = enter();
    for (const char* message :
         {"", "hello", "{", "[]", "{}", "null", "{\"command\":7}", "{\"command\":\"\"}",
          "{\"command\":\"play\"}", "{\"command\":\"play\",\"move\":7}", "{\"command\":\"flag\"}",
          "{\"command\":\"join\"}", "{\"command\":\"sleep\"}",
          "{\"command\":\"moved\",\"text\":\"x\"}", "{\"command\":\"show\",\"ply\":-1}",
          "{\"command\":\"show\",\"ply\":999999999999999999999}",
          "{\"command\":\"play\",\"move\":\"e2e4\",\"id\":1.5}",
          "{\"command\":\"play\",\"move\":\"\\u0000\"}"}) {
        ASSERT_TRUE(socket.say(message)) << message;
        EXPECT_FALSE(hear_refusal(socket).is_null()) << message;
    }
    std::string deep(8000, '[');
    socket.say(deep);
    EXPECT_FALSE(hear_refusal(socket).is_null());
    expect_well();
}

TEST_F(Sockets, APingIsAnsweredAndNothingElseIsTakenForOne) {
    WebSocketClient socket = enter();
    socket.say(R"({"ping":true})");
    const json answer = hear_until(socket, [](const json& m) { return m.contains("pong"); });
    EXPECT_EQ(answer, json::parse(R"({"pong":true})"));
    for (const char* message : {R"({"ping":true,"command":"resign"})", R"({"ping":false})",
                                R"({"ping" : true})", R"({"pong":true})"}) {
        ASSERT_TRUE(socket.say(message)) << message;
        EXPECT_FALSE(hear_refusal(socket).is_null()) << message;
    }
    expect_well();
}

TEST_F(Sockets, PingsCountAsMessages) {
    WebSocketClient socket = enter();
    for (int i = 0; i < 20'000 && socket.say(R"({"ping":true})"); ++i) {
    }
    const int code = closed_with(socket);
    EXPECT_TRUE(code == 1008 || code == 0) << code; // 0: cut off before it could be said
    expect_well();
}

TEST_F(Sockets, WhatIsNotTextEndsTheLine) {
    WebSocketClient binary = enter();
    binary.connection().write(frame(Opcode::Binary, "{\"command\":\"resign\"}"));
    EXPECT_EQ(closed_with(binary), 1003);
    WebSocketClient broken = enter();
    broken.say("\xff\xfe");
    EXPECT_EQ(closed_with(broken), 1007);
    expect_well();
}

TEST_F(Sockets, OversizedMessagesEndTheLine) {
    WebSocketClient large = enter();
    large.say(std::string(17'000, ' '));
    EXPECT_EQ(closed_with(large), 1009);
    WebSocketClient lying = enter();
    lying.connection().write(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) + "mask");
    EXPECT_EQ(closed_with(lying), 1009);
    WebSocketClient sliced = enter();
    sliced.connection().write(frame(Opcode::Text, std::string(10'000, ' '), false));
    sliced.connection().write(frame(Opcode::Continuation, std::string(10'000, ' '), true));
    EXPECT_EQ(closed_with(sliced), 1009);
    expect_well();
}

TEST_F(Sockets, FragmentsMakeOneMessage) {
    WebSocketClient socket = enter();
    const std::string message = play("e2e4");
    socket.connection().write(frame(Opcode::Text, message.substr(0, 3), false));
    socket.connection().write(frame(Opcode::Ping, "between"));
    socket.connection().write(frame(Opcode::Continuation, message.substr(3, 5), false));
    socket.connection().write(frame(Opcode::Continuation, message.substr(8), true));
    EXPECT_FALSE(hear_move(socket, "e2e4").is_null());
}

TEST_F(Sockets, FramesAgainstTheRulesEndTheLine) {
    for (const std::string& bytes :
         {frame(Opcode::Text, "{}", true, false), frame(Opcode::Continuation, "{}"),
          frame(static_cast<Opcode>(3), "{}"), frame(Opcode::Ping, std::string(200, 'x')),
          std::string("\xf1\x80mask", 6), frame(Opcode::Close, "x")}) {
        WebSocketClient socket = enter();
        socket.connection().write(bytes);
        EXPECT_EQ(closed_with(socket), 1002);
    }
    expect_well();
}

TEST_F(Sockets, AFloodOfMessagesEndsTheLine) {
    WebSocketClient socket = enter();
    const std::string message = frame(Opcode::Text, R"({"command":"show","ply":0})");
    for (int i = 0; i < 2000 && socket.connection().write(message); ++i) {
    }
    const int code = closed_with(socket);
    EXPECT_TRUE(code == 1008 || code == 0) << code; // 0: cut off before it could be said
    EXPECT_TRUE(socket.connection().ends_within(std::chrono::seconds(5)));
    expect_well();
}

TEST_F(Sockets, AFloodOfPongsEndsTheLine) {
    WebSocketClient socket = enter();
    std::string pongs;
    for (int i = 0; i < 1000; ++i) {
        pongs += frame(Opcode::Pong, "");
    }
    socket.connection().write(pongs);
    EXPECT_TRUE(socket.connection().ends_within(std::chrono::seconds(20)));
    expect_well();
}

TEST_F(Sockets, EmptyFragmentsAreReadNoFasterThanMessagesMayCome) {
    WebSocketClient socket = enter();
    socket.connection().write(frame(Opcode::Text, "", false));
    std::string fragments;
    while (fragments.size() < 1'000'000) {
        fragments += frame(Opcode::Continuation, "", false);
    }
    // Far more than the buffers between the two sides hold; what the server does not read stays
    // with the sender.
    constexpr std::size_t flood = 64'000'000;
    std::size_t sent = 0;
    pollfd wait{socket.connection().descriptor(), POLLOUT, 0};
    while (sent<flood&& ::poll(&wait, 1, 2000)> 0) {
        const ssize_t size =
            ::send(wait.fd, fragments.data(), fragments.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (size <= 0) {
            break;
        }
        sent += static_cast<std::size_t>(size);
    }
    EXPECT_LT(sent, flood);
    expect_well();
}

TEST_F(Sockets, TheAnswerDoesNotSayWhatTheHouseIsMadeOf) {
    EXPECT_EQ(owner_.socket("/api/tables/" + table_.id + "/socket").first.header("server"),
              "tabuleiro");
    EXPECT_EQ(owner_.get("/healthz").header("server"), "");
}

TEST_F(Sockets, ARefusalOfAMalformedMessageNamesIt) {
    WebSocketClient socket = enter();
    socket.say(R"({"command":"fly","id":"k-41"})");
    EXPECT_EQ(hear_refusal(socket)["reply_to"], "k-41");
    socket.say(R"({"command":"play","move":7,"id":"42"})");
    EXPECT_EQ(hear_refusal(socket)["reply_to"], "42");
    socket.say(R"({"command":"play","id":7})");
    EXPECT_FALSE(hear_refusal(socket).contains("reply_to"));
}

TEST_F(Sockets, ARepeatedCommandChangesNothingAndGetsItsFirstAnswer) {
    const auto is_accepted = [](const json& m) { return m.contains("accepted"); };
    WebSocketClient socket = enter();
    socket.say(play("e2e4", "first"));
    const json first = hear_until(socket, is_accepted);
    ASSERT_FALSE(first.is_null());
    EXPECT_EQ(first["reply_to"], "first");
    socket.say(play("e2e4", "first"));
    EXPECT_EQ(hear_until(socket, is_accepted), first);
    WebSocketClient again = owner_.table(table_.id); // as after a reconnect
    again.say(play("e2e4", "first"));
    EXPECT_EQ(hear_until(again, is_accepted), first);
    again.say(play("e7e5", "second"));
    const json second = hear_until(again, is_accepted);
    ASSERT_FALSE(second.is_null());
    EXPECT_EQ(second["accepted"], first["accepted"].get<int>() + 1);
    EXPECT_EQ(second["reply_to"], "second");
}

TEST_F(Sockets, WhoDoesNotReadIsCutOff) {
    WebSocketClient deaf = owner_.table(table_.id); // another page of the same player
    const int tiny = 2048;
    setsockopt(deaf.connection().descriptor(), SOL_SOCKET, SO_RCVBUF, &tiny, sizeof tiny);
    WebSocketClient player = enter();
    json state{{"choices", {{{"move", "e2e4"}}}}};
    for (std::size_t i = 0; i < 95 && !state["choices"].empty();
         ++i) { // below the limit of messages
        player.say(play(state["choices"][i * 31 % state["choices"].size()]["move"]));
        state = hear_until(player, [](const json& m) { return m.contains("choices"); });
        ASSERT_FALSE(state.is_null());
    }
    std::string metrics;
    for (int i = 0; i < 100 && metrics.find("slow_readers_total 1\n") == std::string::npos; ++i) {
        usleep(50'000);
        metrics = owner_.get("/metrics").body;
    }
    EXPECT_NE(metrics.find("slow_readers_total 1\n"), std::string::npos) << metrics;
    expect_well();
}

TEST_F(Sockets, APageThatComesBackMissesNothing) {
    WebSocketClient socket = enter();
    socket.say(play("e2e4"));
    const json first = hear_move(socket, "e2e4");
    ASSERT_FALSE(first.is_null());
    const int version = first["version"];
    socket.connection().hang_up();
    WebSocketClient other = enter();
    other.say(play("e7e5"));
    ASSERT_FALSE(hear_move(other, "e7e5").is_null());
    WebSocketClient back = owner_.table(table_.id, "?version=" + std::to_string(version));
    const json missed = hear_move(back, "e7e5");
    ASSERT_FALSE(missed.is_null());
    EXPECT_GT(missed["version"].get<int>(), version);
    for (const char* nonsense : {"?version=99999", "?version=-1", "?version=x", "?version="}) {
        WebSocketClient lost = owner_.table(table_.id, nonsense);
        const auto state = lost.hear();
        ASSERT_TRUE(state) << nonsense;
        EXPECT_TRUE(json::parse(*state).contains("board_view")) << nonsense;
    }
}

} // namespace
} // namespace tabuleiro::test
