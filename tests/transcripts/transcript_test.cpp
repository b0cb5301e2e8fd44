// Plays every transcript against its protocol machine and compares all that it answers.
//
//     > line            what the other program sends
//     ~ info D CP MOVE...   news of the search that runs
//     ~ done MOVE [PONDER] [CP]   its end; `none` for no move
//     ~ eof             the input ends (CECP)
//     < line            what the machine says
//     * request         what it asks of the engine
//     # comment
//
// transcript_test --update writes the answers anew, for a person to read in the diff.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "core/text.hpp"
#include "protocol/cecp/cecp.hpp"
#include "protocol/uci/uci.hpp"
#include "support/files.hpp"
#include "support/recording_port.hpp"

namespace {

using namespace tabuleiro;
namespace fs = std::filesystem;

// The last line of every transcript.
constexpr std::string_view finished = "# finished";
constexpr std::string_view goes_on = "# goes on";

// The moves of a line of text, played one after the other.
std::vector<chess::Move> moves_of(chess::Position position,
                                  const std::vector<std::string_view>& texts) {
    std::vector<chess::Move> moves;
    for (const std::string_view text : texts) {
        const auto move = parse_coordinates(position, text);
        if (!move) {
            throw std::runtime_error("a transcript has a bad move: " + std::string(text));
        }
        moves.push_back(*move);
        position.play(*move);
    }
    return moves;
}

template <class Machine>
void tell(Machine& machine, test::RecordingPort& port, std::string_view news) {
    auto parts = words(news);
    const chess::Position& position = port.last_request.game.position;
    if (parts[0] == "info") {
        roque::LineReport line;
        line.depth = *parse_number<int>(parts[1]);
        line.selective_depth = line.depth + 2;
        line.score = *parse_number<int>(parts[2]);
        line.nodes = 1000;
        line.elapsed = roque::Milliseconds(50);
        line.moves = moves_of(position, {parts.begin() + 3, parts.end()});
        machine.on_info(port.last_id, line);
        return;
    }
    roque::SearchResult result;
    if (parts.size() > 2) {
        if (const auto score = parse_number<int>(parts.back())) {
            result.score = *score;
            parts.pop_back();
        }
    }
    if (parts[1] != "none") {
        const auto moves = moves_of(position, {parts.begin() + 1, parts.end()});
        result.best = moves.front();
        if (moves.size() > 1) {
            result.ponder = moves[1];
        }
    }
    result.elapsed = result.used = roque::Milliseconds(1000);
    machine.on_done(port.last_id, result);
}

void end_input(uci::Machine& machine) {
    machine.on_line("quit");
}
void end_input(cecp::Machine& machine) {
    machine.on_end_of_input();
}

template <class Machine>
std::string played(const fs::path& file) {
    test::RecordingPort port;
    Machine machine(port);
    std::ifstream in(file);
    std::string out;
    for (std::string line; std::getline(in, line);) {
        const bool answer = line.starts_with("<") || line.starts_with("*");
        if (answer || line == finished || line == goes_on) {
            continue;
        }
        out += line + "\n";
        if (line.starts_with("> ")) {
            machine.on_line(line.substr(2));
        } else if (line == "~ eof") {
            end_input(machine);
        } else if (line.starts_with("~ ")) {
            tell(machine, port, line.substr(2));
        }
        for (const std::string& said : port.take()) {
            out += said + "\n";
        }
    }
    return out + std::string(machine.is_finished() ? finished : goes_on) + "\n";
}

} // namespace

int main(int argc, char** argv) {
    const bool update = argc == 2 && std::string_view(argv[1]) == "--update";
    int wrong = 0;
    int files = 0;
    for (const std::string protocol : {"uci", "cecp"}) {
        for (const auto& entry :
             fs::directory_iterator(test::source_path("tests/transcripts/" + protocol))) {
            ++files;
            const std::string text = test::read_file(entry.path());
            const std::string now = protocol == "uci" ? played<uci::Machine>(entry.path())
                                                      : played<cecp::Machine>(entry.path());
            if (update) {
                std::ofstream(entry.path()) << now;
                continue;
            }
            if (now != text) {
                ++wrong;
                std::cerr << entry.path() << " is played differently; now:\n" << now;
            }
        }
    }
    std::cout << files << " transcripts, " << wrong << " wrong\n";
    return wrong == 0 && files > 0 ? 0 : 1;
}
