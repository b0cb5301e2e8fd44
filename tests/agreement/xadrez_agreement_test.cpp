// The program's protocol and rules say, byte by byte, what the slow reference says.
#include <gtest/gtest.h>

#include "agreement/xadrez_talk.hpp"

namespace tabuleiro::test {
namespace {

TEST(XadrezAgreement, RandomConversationsAreAnsweredAsTheReferenceAnswersThem) {
    const std::string answers = compare_conversations(1, 60, 120);
    // The conversations come to everything that can be said.
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

} // namespace
} // namespace tabuleiro::test
