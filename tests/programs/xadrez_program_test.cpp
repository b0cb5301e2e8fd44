// The real program, from outside: its pipes, its switches, its files, and kill -9.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "core/rng.hpp"
#include "support/child.hpp"
#include "support/files.hpp"
#include "support/folder.hpp"

namespace tabuleiro::test {
namespace {

namespace fs = std::filesystem;

class XadrezProgram : public testing::Test {
  protected:
    Finished xadrez(std::string_view input, std::vector<std::string> switches = {}) const {
        switches.insert(switches.begin(), XADREZ);
        return run(switches, folder_, input);
    }

    Folder scratch_;
    std::string folder_ = scratch_.path();
};

constexpr std::string_view two_players = "RJ Ana\nRJ Rui\nIJ Novo Ana Rui\n";

TEST_F(XadrezProgram, EndsQuietlyWithStatusZero) {
    for (const std::string_view input : {"", "\n", "LJ\n\nLJ\n", "LJ"}) {
        const Finished done = xadrez(input);
        EXPECT_EQ(done.status, 0);
        EXPECT_EQ(done.output, input.find("LJ") == 0 ? "Sem jogadores registados.\n" : "");
    }
}

TEST_F(XadrezProgram, AnswersBeforeItWaits) {
    Child child({XADREZ}, {.folder = folder_});
    child.say("RJ Ana\n");
    EXPECT_EQ(child.line(), "Jogador registado com sucesso.\n");
    child.say("RJ Rui\nRJ Ru");
    EXPECT_EQ(child.line(), "Jogador registado com sucesso.\n");
    child.say("i\n\n");
    EXPECT_EQ(child.line(), "Jogador existente.\n");
    EXPECT_EQ(child.wait(), 0) << "the blank line ends it, though its input is open";
}

TEST_F(XadrezProgram, TakesItsSwitches) {
    const std::string input(two_players);
    const std::string plain = xadrez(input + "DJ\n").output;
    EXPECT_EQ(xadrez(input + "DJ\n", {"--dj-vez"}).output, plain + "Ana\n");
    EXPECT_EQ(xadrez(input + "DJ\n", {"--dj-vez", "--brancas=segundo"}).output, plain + "Rui\n");
    EXPECT_NE(xadrez(input + "DJ\n", {"--dj-largura=cheia"})
                  .output.find("\n4  " + std::string(38, ' ') + "\n"),
              std::string::npos);
    EXPECT_EQ(xadrez(input + "DJ\n", {"--dj-largura=cortada", "--brancas=primeiro",
                                      "--mate=simples", "--afogado=perde"})
                  .output,
              plain);
}

TEST_F(XadrezProgram, TakesTheSwitchesOfTheRules) {
    const std::string players = "RJ Ana\nRJ Rui\n";
    const std::string rows = ",,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n";
    const auto last_line = [this](const std::string& input, std::vector<std::string> switches) {
        const std::string output = xadrez(input, std::move(switches)).output;
        return output.substr(output.rfind('\n', output.size() - 2) + 1);
    };
    // R23: the pawn on G2 can step back to G1, between the rook and the king.
    const std::string mate = players + "IJ Continuação Ana Rui\n,,,,,,,BK1\nWR1,,,,,,BP1,BP2\n" +
                             rows + ",,,,,,,\n,,,,WK1,,,\nMP Ana A2 A1\n";
    EXPECT_EQ(last_line(mate, {}), "Checkmate. Ana venceu.\n");
    EXPECT_EQ(last_line(mate, {"--mate=completo"}), "Check.\n");
    const std::string stuck = players +
                              "IJ Continuação Ana Rui\nBK1,,,,,,,\n,,,,,,,\n,,WQ1,,,,,\n" + rows +
                              ",,,,WK1,,,\nMP Ana C3 B3\n";
    EXPECT_EQ(last_line(stuck, {}), "Checkmate. Ana venceu.\n");
    EXPECT_EQ(last_line(stuck, {"--afogado=continua"}), "WQ1 movida com sucesso.\n");
    const std::string operation = players +
                                  "IJ Continuação Ana Rui\n,,BK1,,,,,\n,,,,,,,\n,,,,,,,\n" + rows +
                                  "WR1,BP1,BP2,,WK1,,,\nOS Ana A8 C8\n";
    EXPECT_EQ(last_line(operation, {}), "Torre WR1 capturou duas peças com sucesso.\n");
    EXPECT_EQ(last_line(operation, {"--os-check"}), "Check.\n");
}

TEST_F(XadrezProgram, HelpsAndRefusesWhatItDoesNotKnow) {
    const Finished help = xadrez("", {"--help"});
    EXPECT_EQ(help.status, 0);
    for (const std::string_view name :
         {"--brancas", "--dj-vez", "--dj-largura", "--mate", "--afogado", "--os-check"}) {
        EXPECT_NE(help.output.find(name), std::string::npos) << name;
    }
    EXPECT_EQ(xadrez("LJ\n", {"--nada"}).status, 2);
    EXPECT_EQ(xadrez("LJ\n", {"--mate=talvez"}).status, 2);
    EXPECT_EQ(xadrez("LJ\n", {"--mate=talvez"}).output, "");
}

TEST_F(XadrezProgram, SavesForAnotherProcess) {
    const std::string saved = xadrez(std::string(two_players) + "MP Ana E7 E5\nG um\nDJ\n").output;
    const std::string loaded = xadrez("L um\nDJ\n").output;
    EXPECT_EQ(loaded.substr(loaded.find('\n')), saved.substr(saved.rfind("sucesso.") + 8));
    EXPECT_EQ(xadrez("L um\nMP Rui E2 E4\n").output,
              "Jogo lido com sucesso.\nBP5 movida com sucesso.\n");
    EXPECT_EQ(xadrez("G pasta/um\nG .\nG /dev/full\nL nada\nL .\nL /dev/zero\n").output,
              "Instrução inválida.\nInstrução inválida.\nInstrução inválida.\n"
              "Instrução inválida.\nInstrução inválida.\nInstrução inválida.\n");
}

// Lets a process go on for a while, how long does not matter.
void wait_a_little(Rng& rng) {
    std::this_thread::sleep_for(std::chrono::microseconds(rng.below(4000)));
}

TEST_F(XadrezProgram, AKillLosesNothingThatWasSaved) {
    Rng rng(11);
    long saved = 0;
    for (int round = 0; round < 8; ++round) {
        Child child({XADREZ}, {.folder = folder_});
        child.say("L um\n");
        ASSERT_EQ(child.line(), round == 0 ? "Instrução inválida.\n" : "Jogo lido com sucesso.\n");
        child.say("RJ J" + std::to_string(saved) + "\nG um\n");
        ASSERT_EQ(child.line(), "Jogador registado com sucesso.\n");
        ASSERT_EQ(child.line(), "Jogo gravado com sucesso.\n");
        ++saved;
        std::string more;
        for (long i = 0; i < 50; ++i) {
            more += "RJ J" + std::to_string(saved + i) + "\nG um\n";
        }
        child.say(more);
        wait_a_little(rng);
        child.end(SIGKILL);
        const Finished check = run({XADREZ}, folder_, "L um\nLJ\n");
        ASSERT_EQ(check.output.substr(0, check.output.find('\n')), "Jogo lido com sucesso.");
        const long now = std::count(check.output.begin(), check.output.end(), '\n') - 1;
        ASSERT_GE(now, saved);
        saved = now;
    }
}

TEST_F(XadrezProgram, ANewSaveComesWholeOrNotAtAll) {
    // Big saves over small ones, killed right after the instruction is sent.
    std::string many;
    for (int i = 0; i < 2000; ++i) {
        many += "RJ " + std::to_string(i) + "\n";
    }
    ASSERT_EQ(xadrez("RJ Ana\nG um\n").status, 0);
    const std::string small = read_file(folder_ + "/um");
    ASSERT_EQ(xadrez(many + "G dois\n").status, 0);
    const std::string big = read_file(folder_ + "/dois");
    Rng rng(5);
    for (int round = 0; round < 8; ++round) {
        Child child({XADREZ}, {.folder = folder_});
        child.say(many + "LJ x\n");
        while (child.line() != "Instrução inválida.\n") {
        }
        child.say("G um\n");
        wait_a_little(rng);
        child.end(SIGKILL);
        const std::string now = read_file(folder_ + "/um");
        ASSERT_TRUE(now == small || now == big) << "round " << round;
        ASSERT_EQ(xadrez("L um\n").output, "Jogo lido com sucesso.\n");
        fs::remove(folder_ + "/um");
        std::ofstream(folder_ + "/um", std::ios::binary) << small;
    }
}

TEST_F(XadrezProgram, AFullDiskKeepsTheOldSave) {
    // A limit on the size of files is the nearest thing to a full disk that every machine has.
    ASSERT_EQ(xadrez("RJ Ana\nG um\n").status, 0);
    const std::string before = read_file(folder_ + "/um");
    std::string many;
    for (int i = 0; i < 3000; ++i) {
        many += "RJ " + std::to_string(i) + "\n";
    }
    const Finished full =
        run({"/bin/sh", "-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" | tail -n 1", XADREZ},
            folder_, many + "G um\n");
    EXPECT_EQ(full.output, "Instrução inválida.\n");
    EXPECT_EQ(read_file(folder_ + "/um"), before);
    EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator{}), 1);
}

} // namespace
} // namespace tabuleiro::test
