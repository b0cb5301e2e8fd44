// Every transcript of the program protocol, with the machine in memory. A file with the name of a
// game is a conversation with a program of that game alone, any other with one of all games.
//
//     ~ think      the thought that was begun comes to its end
//     ~ eof        the input ends
#include "support/program_machine.hpp"
#include "support/transcript.hpp"

namespace tabuleiro::test {
namespace {

bool is_game(std::string_view name) {
    bool found = false;
    AllGames::for_each([&]<Game G>() { found = found || name == G::id; });
    return found;
}

class TranscribedProgram {
  public:
    explicit TranscribedProgram(const std::string& file)
        : program_(std::make_unique<ProgramInMemory>(is_game(file) ? file : "")) {}

    std::string hear(char sign, std::string_view line) {
        std::string text;
        for (const std::string& said : sign == '>'       ? program_->tell(line)
                                       : line == "think" ? program_->think()
                                                         : program_->end_input()) {
            text += "< " + said + '\n';
        }
        return text;
    }
    std::string end() const { return program_->is_finished() ? "! finished\n" : "! goes on\n"; }

  private:
    std::unique_ptr<ProgramInMemory> program_;
};

TEST(Transcripts, OfTheProgramProtocolArePlayedAsWritten) {
    play_transcripts("program", [](const std::string& file) { return TranscribedProgram(file); });
}

TEST(Transcripts, OfTheProgramProtocolExistForEveryGame) {
    AllGames::for_each([]<Game G>() {
        EXPECT_TRUE(std::filesystem::exists(
            source_path("tests/transcripts/program/" + std::string(G::id) + ".txt")))
            << G::id;
    });
}

} // namespace
} // namespace tabuleiro::test
