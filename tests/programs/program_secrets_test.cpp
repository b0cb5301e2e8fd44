// What a program is sent of a game with secrets: in two worlds that look the same to its seat, the
// same bytes, at every ply of whole games.
#include <gtest/gtest.h>

#include "programs/player/protocol_dialogue.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {
namespace {

template <SecretGame G>
std::string sent(const typename G::Position& position, Player seat) {
    const Cancellation never;
    const typename G::View view = G::view(position, seat);
    ProtocolDialogue<G> dialogue({});
    dialogue.dialogue().hello();
    for (const std::string& line : {std::string("option name LegalMoves type check"),
                                    "games " + std::string(G::id), std::string("ok")}) {
        dialogue.dialogue().receive(line);
    }
    std::string bytes;
    for (const Lines& lines :
         {dialogue.new_game({view.options, {}, seat, {}, never}),
          dialogue.think({view, {}, seat, {}, {}, std::nullopt, std::nullopt, never})}) {
        for (const std::string& line : lines) {
            bytes += line + "\n";
        }
    }
    return bytes;
}

TEST(ProgramSecrets, TwoWorldsWithTheSameViewAreSentAsTheSameBytes) {
    int different = 0;
    AllGames::for_each([&]<Game G>() {
        if constexpr (SecretGame<G>) {
            Rng rng(5);
            for (int game = 0; game < 5; ++game) {
                auto position = G::start({}).value();
                while (!G::outcome(position)) {
                    const Player seat = G::to_move(position);
                    const auto view = G::view(position, seat);
                    const auto twin = G::sample(view, rng);
                    different += twin == position ? 0 : 1;
                    const std::string bytes = sent<G>(position, seat);
                    ASSERT_EQ(sent<G>(twin, seat), bytes);
                    ASSERT_NE(bytes.find("\nview "), std::string::npos);
                    ASSERT_NE(bytes.find("\nlegal "), std::string::npos);
                    ASSERT_EQ(bytes.find("position"), std::string::npos);
                    const auto moves = G::legal_moves(view);
                    G::play(position, moves[static_cast<std::size_t>(rng.below(moves.size()))]);
                }
            }
        }
    });
    EXPECT_GT(different, 100);
}

} // namespace
} // namespace tabuleiro::programs
