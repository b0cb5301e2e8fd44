// The program's protocol and rules say, byte by byte, what the slow reference says.
#include <gtest/gtest.h>

#include "agreement/xadrez_talk.hpp"
#include "core/text.hpp"
#include "perft/perft_file.hpp"

namespace tabuleiro::test {
namespace {

TEST(XadrezAgreement, RandomConversationsAreAnsweredAsTheReferenceAnswersThem) {
    const std::string answers = compare_conversations(1, 60, 120);
    // The conversations cover every answer that there is.
    for (const std::string_view text : {"Instrução inválida.",
                                        "Jogador registado com sucesso.",
                                        "Jogador existente.",
                                        "Jogo iniciado com sucesso.",
                                        "Existe um jogo em curso.",
                                        "Jogador inexistente.",
                                        "Checkmate. Ana venceu.",
                                        "Checkmate. Rui venceu.",
                                        "\nCheck.\n",
                                        " capturada.",
                                        "Peão promovido.",
                                        "Roque efetuado.",
                                        " movida com sucesso.",
                                        "Não existe jogo em curso.",
                                        "Jogador não participa no jogo em curso.",
                                        "Não é a vez do jogador.",
                                        "Posição inválida.",
                                        "Não existe peça na posição inicial.",
                                        "Movimento inválido.",
                                        " recuou com sucesso.",
                                        " capturou duas peças com sucesso.",
                                        " avançou com sucesso.",
                                        " capturou 0 peões.",
                                        " capturou 1 peões.",
                                        "Rainha trocou de posição com o rei.",
                                        "Posição final inválida.",
                                        "Jogo terminado com sucesso.",
                                        "Jogo gravado com sucesso.",
                                        "Jogo lido com sucesso."}) {
        EXPECT_NE(answers.find(text), std::string::npos) << text << " was never said";
    }
}

TEST(XadrezAgreement, TheReferenceCountsWhatThePerftFileSays) {
    constexpr std::uint64_t quick = 5'000;
    for (const PerftCase& c : perft_cases("xadrez")) {
        if (c.count > quick) {
            continue;
        }
        // The boards of the file are untouched, so that rows and colour define everything.
        const auto fields = words(c.position);
        std::vector<std::string> rows;
        for (const std::string_view row : split(fields[0], '/')) {
            rows.emplace_back(row);
        }
        auto board = reference::board_of(rows);
        ASSERT_TRUE(board) << c.position;
        board->turn = fields[1][0];
        EXPECT_EQ(reference::count(*board, c.depth), static_cast<long>(c.count)) << c.position;
    }
}

} // namespace
} // namespace tabuleiro::test
