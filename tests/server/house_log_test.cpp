// A log pipe that is not read blocks nothing.
#include <fcntl.h>
#include <sys/stat.h>

#include "open_house.hpp"

namespace tabuleiro::test {
namespace {

// The smallest possible pipe, which is never read.
struct FullPipe {
    FullPipe() {
        EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
        fcntl(ends[1], F_SETPIPE_SZ, 4096);
    }
    ~FullPipe() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
    FullPipe(const FullPipe&) = delete;
    FullPipe& operator=(const FullPipe&) = delete;

    std::array<int, 2> ends{};
};

std::vector<std::string> talkative() {
    std::vector<std::string> words = roomy();
    words.insert(words.end(), {"--log-level", "info"});
    return words;
}

void open_many(const HouseProcess& house) {
    Browser one(house.port());
    for (int i = 0; i < 150; ++i) { // a line each, some 80 letters
        ASSERT_FALSE(open_table(one, settings("chess", seat("here"), seat("here"))).id.empty());
    }
}

TEST(HouseLog, StandardErrorMayBeAPipeThatIsNotRead) {
    const Folder folder;
    FullPipe pipe;
    const int kept = dup(2);
    dup2(pipe.ends[1], 2);
    HouseProcess house(TABULEIRO_PROGRAM, folder.path(), talkative());
    dup2(kept, 2);
    ::close(kept);
    ASSERT_NE(house.port(), 0);
    open_many(house);
    EXPECT_EQ(house.end(SIGTERM), 0);
}

TEST(HouseLog, TheFileMayBeAPipeThatIsNotRead) {
    const Folder folder;
    const std::string name = folder.file("pipe");
    ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
    const int reader = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    fcntl(reader, F_SETPIPE_SZ, 4096);
    std::vector<std::string> words = talkative();
    words.insert(words.end(), {"--log-file", name});
    HouseProcess house(TABULEIRO_PROGRAM, folder.path(), words);
    ASSERT_NE(house.port(), 0);
    open_many(house);
    std::string said(4096, '\0'); // the pipe is read again
    EXPECT_GT(::read(reader, said.data(), said.size()), 0);
    Browser one(house.port());
    open_table(one, settings("chess", seat("here"), seat("here")));
    said.resize(
        static_cast<std::size_t>(std::max<ssize_t>(::read(reader, said.data(), said.size()), 0)));
    EXPECT_NE(said.find("log-lines-dropped count="), std::string::npos) << said;
    EXPECT_EQ(house.end(SIGTERM), 0);
    ::close(reader);
}

} // namespace
} // namespace tabuleiro::test
