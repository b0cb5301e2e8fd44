// Every transcript of xadrez, line by line against the conversation.
#include "support/transcript.hpp"

#include "support/memory_storage.hpp"

namespace tabuleiro::xadrez {
namespace {

class Program {
  public:
    explicit Program(const Switches& switches) : conversation_(switches, storage_) {}

    std::string hear(char /*sign*/, std::string_view line) {
        std::string answer;
        conversation_.line(line, answer);
        return test::lines_after('<', answer);
    }
    static std::string end() { return ""; }

  private:
    MemoryStorage storage_;
    Conversation conversation_;
};

TEST(Transcripts, ArePlayedAsWritten) {
    const Switches all{.white = WhiteSeat::SecondNamed,
                       .show_turn = ShowTurn::Yes,
                       .row_width = RowWidth::Full,
                       .operation_check = TellOperationCheck::Yes,
                       .rules = {.mate = MateRule::OperationsToo, .no_play = NoPlayRule::GoesOn}};
    test::play_transcripts("xadrez", [&](const std::string& name) {
        return Program(name == "switches" ? all : Switches{});
    });
}

} // namespace
} // namespace tabuleiro::xadrez
