// Programs of the program protocol as processes with two pipes: our own, and the examples.
#include <gtest/gtest.h>

#include <filesystem>

#include "protocol/messages/program.hpp"
#include "record/games.hpp"
#include "record/record.hpp"
#include "support/child.hpp"
#include "support/files.hpp"
#include "support/folder.hpp"

namespace tabuleiro {
namespace {

using test::Child;
using Command = std::vector<std::string>;

Command python_player() {
    return {"/usr/bin/env", "python3", "-B",
            test::source_path("examples/programs/random_player.py"), "7"};
}
Command cpp_player() {
    return {EXAMPLE_PLAYER};
}
// A game has a program of its own, or the house plays it.
template <Game G>
Command own_program() {
    const std::string folder = PROGRAMS;
    const std::string own = folder + "/" + std::string(G::id);
    return std::filesystem::exists(own)
               ? Command{own, "--program"}
               : Command{folder + "/tabuleiro", "play", "--program", "--game", std::string(G::id)};
}

class AskedProgram {
  public:
    explicit AskedProgram(const Command& command) : child_(command) {
        tell(program::Hello{});
        const auto heard = up_to<program::Ok>();
        for (const auto& message : heard) {
            if (const auto* const option = std::get_if<program::Option>(&message)) {
                wants_legal_ = wants_legal_ || option->name == program::legal_moves_option;
            }
        }
        EXPECT_FALSE(heard.empty());
    }

    void new_game(std::string_view game, Player seat) {
        tell(program::NewGame{std::string(game)});
        tell(program::TakeSeat{seat});
        tell(program::IsReady{});
        EXPECT_EQ(up_to<program::ReadyOk>().size(), 1U);
    }

    // The text of its move; empty if there was none.
    template <Game G>
    std::string choose(const Record<G>& record) {
        const auto& view = G::view(record.position(), record.to_move());
        if constexpr (OpenGame<G>) {
            program::SetPosition position;
            for (int ply = 0; ply < record.plies(); ++ply) {
                position.moves.push_back(G::format(record.position_at(ply),
                                                   record.moves()[static_cast<std::size_t>(ply)]));
            }
            tell(position);
        } else {
            tell(program::SetView{G::write_view(view)});
        }
        if (wants_legal_) {
            program::Legal legal;
            for (const auto& move : G::legal_moves(view)) {
                legal.moves.push_back(G::format(view, move));
            }
            tell(legal);
        }
        tell(program::Go{.nodes = 100});
        const auto heard = up_to<program::Play>();
        return heard.empty() ? "" : std::get<program::Play>(heard.back()).move;
    }

    int quit() {
        tell(program::End{program::Ending::Draw, "agreement"});
        tell(program::Quit{});
        return child_.wait();
    }

  private:
    void tell(const program::Command& command) { child_.say(format(command) + "\n"); }

    // All messages up to one of that kind; none if there was another error or the end.
    template <class Last>
    std::vector<program::Message> up_to() {
        std::vector<program::Message> heard;
        while (heard.empty() || !std::holds_alternative<Last>(heard.back())) {
            const std::string line = child_.line();
            const auto message = program::parse_message(line);
            if (!message || std::holds_alternative<program::Malformed>(*message) ||
                std::holds_alternative<program::Unknown>(*message) ||
                std::holds_alternative<program::Complaint>(*message)) {
                ADD_FAILURE() << "it says: " << line;
                return {};
            }
            heard.push_back(*message);
        }
        return heard;
    }

    Child child_;
    bool wants_legal_ = false;
};

template <Game G>
void play_game(const Command& first, const Command& second, int plies) {
    SCOPED_TRACE(std::string(G::id) + ": " + first[0] + " and " + second[0]);
    ByPlayer<std::unique_ptr<AskedProgram>> programs{std::make_unique<AskedProgram>(first),
                                                     std::make_unique<AskedProgram>(second)};
    for (const Player player : players) {
        programs[player]->new_game(G::id, player);
    }
    auto record = Record<G>::begin().value();
    while (record.plies() < plies && !record.outcome()) {
        const std::string text = programs[record.to_move()]->choose(record);
        const auto move = G::parse(G::view(record.position(), record.to_move()), text);
        ASSERT_TRUE(move) << text << ": " << move.error().text();
        record.play(*move);
    }
    for (const Player player : players) {
        EXPECT_EQ(programs[player]->quit(), 0);
    }
}

TEST(ProgramProtocol, ExamplesPlayEveryGame) {
    AllGames::for_each([]<Game G>() { play_game<G>(python_player(), cpp_player(), 400); });
}

TEST(ProgramProtocol, OurOwnProgramsPlayTheExamples) {
    AllGames::for_each([]<Game G>() {
        play_game<G>(own_program<G>(), python_player(), 40);
        play_game<G>(cpp_player(), own_program<G>(), 40);
    });
}

TEST(ProgramProtocol, RoquePlaysIt) {
    const Command roque{std::string(PROGRAMS) + "/roque", "--program"};
    play_game<chess::Chess>(roque, roque, 40);
}

TEST(ProgramProtocol, TheHouseNamesEveryGame) {
    Child house({std::string(PROGRAMS) + "/tabuleiro", "play", "--program"});
    house.say("tabuleiro 1\n");
    std::string games = "games";
    AllGames::for_each([&]<Game G>() { games += " " + std::string(G::id); });
    EXPECT_EQ(house.line_beginning("games"), games);
    house.say("quit\n");
    EXPECT_EQ(house.wait(), 0);
}

TEST(ProgramProtocol, WhatDoesNotGoWithItIsRefused) {
    const std::string folder = PROGRAMS;
    const test::Folder errors;
    for (const Command& command :
         {Command{folder + "/tabuleiro", "play"},
          Command{folder + "/tabuleiro", "play", "--program", "--game", "hopscotch"},
          Command{folder + "/roque", "--program", "1"},
          Command{folder + "/xadrez", "--program", "--os-check"},
          Command{folder + "/renpaarden", "--program", "--size", "5"}}) {
        Child program(command, {.error_file = errors.file("stderr")});
        program.close_input();
        EXPECT_EQ(program.wait(), 2) << command[0];
        EXPECT_FALSE(test::read_file(errors.file("stderr")).empty()) << command[0];
    }
}

TEST(ProgramProtocol, AThinkingProgramHearsIsreadyAndStop) {
    Child xadrez({std::string(PROGRAMS) + "/xadrez", "--program"});
    xadrez.say("newgame xadrez\ngo time 600000\nisready\n");
    EXPECT_EQ(xadrez.line(), "readyok\n");
    xadrez.say("stop\n");
    EXPECT_TRUE(xadrez.line_beginning("move "));
    xadrez.say("go time 600000\n");
    xadrez.close_input();
    EXPECT_EQ(xadrez.wait(), 0);
}

TEST(ProgramProtocol, ExamplesAnswerWhatTheyCannotDoByAnError) {
    for (const Command& command : {python_player(), cpp_player()}) {
        Child player(command);
        player.say("nonsense\n\ngo\nnewgame hopscotch\nisready\n");
        EXPECT_TRUE(player.line().starts_with("error ")) << command[0];
        EXPECT_TRUE(player.line().starts_with("error ")) << command[0];
        EXPECT_EQ(player.line(), "readyok\n") << command[0];
        player.close_input();
        EXPECT_EQ(player.wait(), 0) << command[0];
    }
}

} // namespace
} // namespace tabuleiro
