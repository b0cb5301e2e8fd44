// Slow connections get their answers, as long as they make progress.
#include <sys/socket.h>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

class Slow : public OpenHouse {
  protected:
    Slow() : OpenHouse(options()) {}
    static std::vector<std::string> options() {
        std::vector<std::string> words = roomy();
        words.insert(words.end(), {"--request-seconds", "1"});
        return words;
    }
    std::string head(std::size_t length) const {
        const std::string host = "127.0.0.1:" + std::to_string(house_.port());
        return "POST /api/study/read HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
               "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(length) +
               "\r\nConnection: close\r\n\r\n";
    }
};

TEST_F(Slow, ABodyMayTakeLongerThanAHeader) {
    const std::string body = R"({"text":"1. e4 e5 *)" + std::string(600'000, ' ') + "\"}";
    TcpConnection connection(house_.port());
    connection.write(head(body.size()));
    constexpr std::size_t piece = 200'000; // allows for 24 s more
    for (std::size_t at = 0; at < body.size(); at += piece) {
        ASSERT_TRUE(connection.write(std::string_view(body).substr(at, piece)));
        usleep(700'000);
    }
    const HttpAnswer answer = read_answer(connection);
    EXPECT_NE(answer.status, 0);
    EXPECT_NE(answer.status, 408);
}

TEST_F(Slow, ABodyThatStopsIsToldThatItWasTooSlow) {
    TcpConnection connection(house_.port());
    connection.write(head(50'000) + "{");
    EXPECT_EQ(read_answer(connection).status, 408);
    EXPECT_TRUE(connection.ends_within(std::chrono::seconds(20)));
}

TEST_F(Slow, AnAnswerMayTakeLongerThanAHeader) {
    std::string game = "{" + std::string(4000, 'x') + "} ";
    for (int i = 0; i < 220; ++i) {
        game += "Nf3 Nf6 Ng1 Ng8 ";
    }
    std::string games;
    for (int i = 0; i < 500; ++i) {
        games += game + "*\\n\\n";
    }
    const std::string body = "{\"text\":\"" + games + "\"}";
    TcpConnection connection(house_.port());
    const int small = 65536;
    setsockopt(connection.descriptor(), SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    connection.write(head(body.size()) + body);
    const HttpAnswer answer = read_answer(connection, false);
    ASSERT_EQ(answer.status, 200) << connection.buffer().substr(0, 300);
    const std::size_t whole = std::stoul(answer.header("content-length"));
    ASSERT_GT(whole, 4'500'000U) << "more than the kernel would take at once";
    std::size_t got = connection.buffer().size();
    do {
        connection.buffer().clear();
        usleep(5'000); // some seconds for the whole
    } while (connection.read_more() && (got += connection.buffer().size()) < whole);
    EXPECT_EQ(got, whole);
}

} // namespace
} // namespace tabuleiro::test
