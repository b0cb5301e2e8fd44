// How fast xadrez answers: generates a conversation in which half of the instructions are moves,
// with checks and mates, replays it in memory, and prints instructions per second.
//
//     xadrez_bench [INSTRUCTIONS]            replays and measures (default a million)
//     xadrez_bench [INSTRUCTIONS] --write    writes the conversation to standard output instead
//
// bench/xadrez_callgrind counts what the real program executes for such a conversation.
#include <chrono>
#include <cstdio>
#include <map>
#include <string>

#include "core/rng.hpp"
#include "core/text.hpp"
#include "games/xadrez/rules.hpp"
#include "protocol/xadrez/drive.hpp"
#include "support/memory_storage.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::xadrez;

// A square of the player's own colour and any other, for moves that mostly fail.
std::string wild_move(Rng& rng) {
    return square_text(static_cast<Square>(rng.below(64))) + " " +
           square_text(static_cast<Square>(rng.below(64)));
}

class Script {
  public:
    explicit Script(std::uint64_t seed) : rng_(seed) {}

    std::string make(int instructions) {
        for (const char* name : {"Ana", "Rui", "Zé"}) {
            say(std::string("RJ ") + name);
        }
        while (said_ < instructions) {
            const Position& position = game();
            const char* name = position.to_move() == Player::First ? "Ana" : "Rui";
            if (moves_ * 2 < said_) {
                play(position, name);
            } else {
                chat(name);
            }
        }
        return text_;
    }

  private:
    void say(const std::string& line) {
        text_ += line + "\n";
        ++said_;
        std::string answer;
        conversation_.line(line, answer);
    }

    // A long game is abandoned. New ones begin as usual, or near their end.
    const Position& game() {
        constexpr int long_game = 200;
        if (conversation_.club().game && moves_ - begun_at_ > long_game) {
            say("D Ana Rui");
        }
        if (!conversation_.club().game) {
            begun_at_ = moves_;
            if (rng_.below(2) == 0) {
                say("IJ Novo Ana Rui");
            } else {
                say_board();
            }
        }
        return conversation_.club().game->position;
    }

    // Nine lines that are one instruction.
    void say_board() {
        say("IJ Continuação Ana Rui");
        for (const char* row :
             {",BR1,,,,,BK1,", ",,,,,BP1,BP2,BP3", "BP4,,BH1,,,,,", ",,,,WQ1,,,", ",,,WP4,,,,",
              ",,WH1,,,,,BQ1", "WP1,WP2,,,,WP6,WP7,WP8", "WR1,,,,WR2,,WK1,"}) {
            text_ += std::string(row) + "\n";
            std::string answer;
            conversation_.line(row, answer);
        }
    }

    // A mating or checking move where one is seen among a few, so that games come to an end.
    // Requires: there is a legal play.
    void play(const Position& position, const std::string& name) {
        const Moves legal = legal_moves(position);
        Move chosen = legal[rng_.below(legal.size())];
        for (int glance = 0; glance < 12; ++glance) {
            const Move move = legal[rng_.below(legal.size())];
            Position next = position;
            next.play(move);
            if (move.kind != MoveKind::Move || !in_check(next, next.to_move())) {
                continue;
            }
            chosen = move;
            if (outcome(next)) {
                break;
            }
        }
        if (chosen.kind == MoveKind::Move) {
            ++moves_;
            say("MP " + name + " " + square_text(chosen.from) + " " + square_text(chosen.to));
        } else {
            const bool final = needs_final_square(position, chosen.from);
            say("OS " + name + " " + square_text(chosen.from) +
                (final ? " " + square_text(chosen.to) : ""));
        }
    }

    void chat(const std::string& name) {
        switch (rng_.below(10)) {
        case 0:
            say("LJ");
            break;
        case 1:
            say("RJ Ana");
            break;
        case 2:
            say("IJ Novo Ana Rui");
            break;
        case 3:
        case 4:
            say("DJ");
            break;
        case 5:
            say("OS " + name + " " + wild_move(rng_));
            break;
        case 6:
            say("D Quim");
            break;
        case 7:
            say("instrução");
            break;
        default:
            say("MP Zé " + wild_move(rng_));
        }
    }

    Rng rng_;
    MemoryStorage storage_;
    Conversation conversation_{{}, storage_};
    std::string text_;
    int said_ = 0;
    int moves_ = 0;
    int begun_at_ = 0; // the move at which the running game began
};

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view last = argc > 1 ? argv[argc - 1] : "";
    const auto wanted = argc > 1 ? parse_number<int>(argv[1]) : std::nullopt;
    const int instructions = wanted.value_or(1'000'000);
    const std::string script = Script(2026).make(instructions);
    if (last == "--write") {
        std::fwrite(script.data(), 1, script.size(), stdout);
        return 0;
    }
    MemoryStorage storage;
    Conversation conversation({}, storage);
    std::string_view left = script;
    std::string output;
    const auto begin = std::chrono::steady_clock::now();
    drive(
        conversation,
        [&](char* buffer, std::size_t room) {
            const std::size_t size = std::min(left.size(), room);
            std::copy_n(left.data(), size, buffer);
            left.remove_prefix(size);
            return size;
        },
        [&](std::string_view text) { output += text; });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    std::printf("instructions           %d\n", instructions);
    std::printf("moves told (MP)        %d\n", count(script, "MP Ana") + count(script, "MP Rui"));
    std::printf("checks                 %d\n", count(output, "Check.\n"));
    std::printf("mates                  %d\n", count(output, "Checkmate."));
    std::printf("bytes answered         %zu\n", output.size());
    std::printf("seconds                %.3f\n", taken.count());
    std::printf("instructions a second  %.0f\n", instructions / taken.count());
    return 0;
}
