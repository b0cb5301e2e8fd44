// Slow connections get their answers, as long as they make progress.
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
    Line line(house_.port());
    line.write(head(body.size()));
    constexpr std::size_t piece = 200'000; // allows for 24 s more
    for (std::size_t at = 0; at < body.size(); at += piece) {
        ASSERT_TRUE(line.write(std::string_view(body).substr(at, piece)));
        usleep(700'000);
    }
    const HttpAnswer answer = read_answer(line);
    EXPECT_NE(answer.status, 0);
    EXPECT_NE(answer.status, 408);
}

TEST_F(Slow, ABodyThatStopsIsToldThatItWasTooSlow) {
    Line line(house_.port());
    line.write(head(50'000) + "{");
    EXPECT_EQ(read_answer(line).status, 408);
    EXPECT_TRUE(line.ends_within(std::chrono::seconds(20)));
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
    Line line(house_.port());
    const int small = 65536;
    setsockopt(line.descriptor(), SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    line.write(head(body.size()) + body);
    const HttpAnswer answer = read_answer(line, false);
    ASSERT_EQ(answer.status, 200) << line.buffer().substr(0, 300);
    const std::size_t whole = std::stoul(answer.header("content-length"));
    ASSERT_GT(whole, 4'500'000U) << "more than the kernel would take at once";
    std::size_t got = line.buffer().size();
    do {
        line.buffer().clear();
        usleep(5'000); // some seconds for the whole
    } while (line.read_more() && (got += line.buffer().size()) < whole);
    EXPECT_EQ(got, whole);
}

} // namespace
} // namespace tabuleiro::test
