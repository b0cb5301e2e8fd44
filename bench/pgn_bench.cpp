// PGN reading compared with Debian's pgn-extract, on the same generated file and in the same run:
// both replay every move, of variations too, and must agree on games, plies and final positions.
//
//     pgn_bench [GAMES] [SEED]
//
// pgn-extract is timed twice: writing the games with their final FEN (-F), which is what the two
// are compared by, and only checking them (-r). Ours keeps everything and writes the FENs too.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_reader.hpp"
#include "peer.hpp"
#include "pgn_sample.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;
using bench::Damage;
using Seconds = std::chrono::duration<double>;

constexpr int rounds = 5;
constexpr std::size_t block_size = 1 << 18;

struct Summary {
    std::size_t plies = 0;
    std::string final_fen;
    bool sound = true; // no damage, no remarks
};
using Summaries = std::map<int, Summary>; // by the number of the game

template <class Work>
double seconds(Work work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return Seconds(std::chrono::steady_clock::now() - begin).count();
}

// Reads a file as any program would, in blocks.
template <class Visit>
void read_file(const std::string& path, PgnDetail detail, Visit visit) {
    std::ifstream file(path, std::ios::binary);
    PgnReader reader(detail);
    const auto drain = [&] {
        while (const PgnEntry* entry = reader.next()) {
            visit(*entry);
        }
    };
    std::string block(block_size, '\0');
    while (file.read(block.data(), static_cast<std::streamsize>(block.size())), file.gcount() > 0) {
        reader.feed(std::string_view(block).substr(0, static_cast<std::size_t>(file.gcount())));
        drain();
    }
    reader.finish();
    drain();
}

int number_of(const PgnGame& game) {
    return parse_number<int>(game.tag("Round").value_or("")).value_or(0);
}

Summaries our_summaries(const std::string& path) {
    Summaries summaries;
    read_file(path, PgnDetail::Everything, [&](const PgnEntry& entry) {
        summaries[number_of(entry.game)] = {entry.game.line.moves.size(), to_fen(entry.end),
                                            !entry.damage && entry.remarks.empty()};
    });
    return summaries;
}

std::string_view last_quoted(std::string_view text) {
    const auto parts = split(text, '"');
    return parts.size() < 3 ? "" : parts[parts.size() - 2];
}

// What pgn-extract outputs: its PlyCount tag, and its FEN, a comment at the end. Positions are
// compared in our own notation, because a FEN may name an en passant square where nothing can be
// captured.
Summaries their_summaries(const std::string& path) {
    Summaries summaries;
    read_file(path, PgnDetail::Annotations, [&](const PgnEntry& entry) {
        Summary summary;
        summary.plies =
            parse_number<std::size_t>(entry.game.tag("PlyCount").value_or("")).value_or(0);
        const auto& notes = entry.game.line.notes;
        if (!notes.empty()) {
            const auto fen = parse_fen(last_quoted(notes.back().comment));
            summary.final_fen = fen ? to_fen(*fen) : "";
        }
        summaries[number_of(entry.game)] = summary;
    });
    return summaries;
}

std::optional<Summary> find(const Summaries& summaries, int number) {
    const auto found = summaries.find(number);
    return found == summaries.end() ? std::nullopt : std::optional(found->second);
}

struct Tally {
    int games = 0;
    int ours = 0;   // read by us without a fault
    int theirs = 0; // given by pgn-extract
    int agree = 0;  // both, with the same plies and the same final position; or neither
};

bool agree(const std::optional<Summary>& ours, const std::optional<Summary>& theirs) {
    if (!ours || !theirs) {
        return !ours && !theirs;
    }
    return ours->plies == theirs->plies && ours->final_fen == theirs->final_fen;
}

// Prints a line for each kind of damage; false if the two differ where they should not. After an
// unclosed comment pgn-extract reads on to the next brace, and loses the games in between.
bool compare(const std::vector<Damage>& games, const Summaries& our, const Summaries& their) {
    std::array<Tally, bench::damage_names.size()> tallies{};
    Tally lost;
    bool losing = false;
    for (std::size_t i = 0; i < games.size(); ++i) {
        auto ours = find(our, static_cast<int>(i) + 1);
        ours = ours && ours->sound ? ours : std::nullopt;
        const auto theirs = find(their, static_cast<int>(i) + 1);
        losing = losing && !theirs;
        Tally& tally = losing && ours ? lost : tallies[static_cast<std::size_t>(games[i])];
        ++tally.games;
        tally.ours += ours ? 1 : 0;
        tally.theirs += theirs ? 1 : 0;
        tally.agree += agree(ours, theirs) ? 1 : 0;
        losing = losing || games[i] == Damage::UnclosedComment;
        if (games[i] == Damage::None && ours && theirs && !agree(ours, theirs)) {
            fmt::print(stderr, "game {}: {} plies, {}\npgn-extract: {} plies, {}\n", i + 1,
                       ours->plies, ours->final_fen, theirs->plies, theirs->final_fen);
        }
    }
    fmt::print("{:<32} {:>7} {:>7} {:>12} {:>7}\n", "damage", "games", "ours", "pgn-extract",
               "agree");
    const auto print = [](std::string_view name, const Tally& tally) {
        fmt::print("{:<32} {:>7} {:>7} {:>12} {:>7}\n", name, tally.games, tally.ours, tally.theirs,
                   tally.agree);
    };
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        print(bench::damage_names[i], tallies[i]);
    }
    print("none, after an unclosed comment", lost);
    const auto alike = [&](Damage damage) {
        const Tally& tally = tallies[static_cast<std::size_t>(damage)];
        return tally.games == tally.agree;
    };
    return alike(Damage::None) && alike(Damage::IllegalMove) && alike(Damage::IllegalVariation) &&
           lost.ours == lost.games;
}

// Plies of the main lines and of all variations.
std::size_t plies_of(const PgnLine& line) {
    std::size_t plies = line.moves.size();
    for (const PgnNote& note : line.notes) {
        for (const PgnLine& variation : note.variations) {
            plies += plies_of(variation);
        }
    }
    return plies;
}

} // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const auto program = bench::find_program("pgn-extract");
    if (!program) {
        fmt::print(stderr, "pgn_bench: pgn-extract is not installed (tools/setup bench)\n");
        return 2;
    }
    const auto folder =
        std::filesystem::temp_directory_path() / ("pgn_bench." + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const std::string path = folder / "games.pgn";
    const std::string extracted = folder / "extracted.pgn";
    const auto sample = bench::make_pgn_sample(seed, games);
    std::ofstream(path, std::ios::binary) << sample.text;

    std::size_t plies = 0;
    double ours = 1e9;
    double ours_moves = 1e9;
    double checking = 1e9;
    double writing = 1e9;
    const std::string quiet = *program + " -s -l" + (folder / "log").string() + " ";
    for (int round = 0; round < rounds; ++round) {
        std::string fens;
        plies = 0;
        ours = std::min(ours, seconds([&] {
                            read_file(path, PgnDetail::Everything, [&](const PgnEntry& entry) {
                                fens += to_fen(entry.end) + '\n';
                                plies += plies_of(entry.game.line);
                            });
                        }));
        ours_moves = std::min(ours_moves, seconds([&] {
                                  read_file(path, PgnDetail::Moves, [&](const PgnEntry& entry) {
                                      fens += to_fen(entry.end) + '\n';
                                  });
                              }));
        const auto run = [&](const std::string& options) {
            return seconds([&] {
                if (std::system((quiet + options + " " + path + " 2>/dev/null").c_str()) != 0) {
                    fmt::print(stderr, "pgn_bench: pgn-extract failed\n");
                }
            });
        };
        checking = std::min(checking, run("-r"));
        writing = std::min(writing, run("-F --plycount -o" + extracted));
    }
    const bool same = compare(sample.games, our_summaries(path), their_summaries(extracted));
    std::filesystem::remove_all(folder);

    const double megabytes = static_cast<double>(sample.text.size()) / 1e6;
    fmt::print("\n{} games, {:.1f} MB, {} plies with those of variations; the best of {} runs:\n",
               games, megabytes, plies, rounds);
    const auto print = [&](std::string_view name, double took) {
        fmt::print("{:<32} {:>8.3f} s {:>8.1f} MB/s\n", name, took, megabytes / took);
    };
    print("ours, everything kept", ours);
    print("ours, main lines only", ours_moves);
    print("pgn-extract -r (checks)", checking);
    print("pgn-extract -F (writes)", writing);
    fmt::print("ratio to -r: {:.2f}\nratio: {:.2f}\n", checking / ours, writing / ours);
    if (!same) {
        fmt::print(stderr, "pgn_bench: the two do not agree\n");
        return 1;
    }
    return 0;
}
