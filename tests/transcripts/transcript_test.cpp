// Every transcript of UCI and CECP, with the protocol machines in memory.
//
//     ~ info D CP MOVE...        a report of the running search
//     ~ done MOVE [PONDER] [CP]  its end; `none` for no move
//     ~ eof                      the input ends (CECP)
#include "support/transcript.hpp"

#include "protocol/cecp/cecp.hpp"
#include "protocol/uci/uci.hpp"
#include "support/recording_port.hpp"

namespace tabuleiro::test {
namespace {

// The moves of a text, played one after the other.
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

void tell(roque::ProtocolMachine& machine, RecordingPort& port, std::string_view news) {
    auto parts = words(news);
    const chess::Position& position = port.last_request.game.position;
    if (parts[0] == "info") {
        roque::VariationReport line;
        line.depth = *parse_number<int>(parts[1]);
        line.selective_depth = line.depth + 2;
        line.score = *parse_number<int>(parts[2]);
        line.nodes = 1000;
        line.elapsed = roque::Milliseconds(50);
        line.moves = moves_of(position, {parts.begin() + 3, parts.end()});
        machine.on_variation(port.last_id, line);
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

template <class Machine>
class Program {
  public:
    std::string hear(char sign, std::string_view line) {
        if (sign == '>') {
            machine_.on_line(std::string(line));
        } else if (line == "eof") {
            machine_.on_end_of_input();
        } else {
            tell(machine_, port_, line);
        }
        std::string text;
        for (const std::string& said : port_.take()) {
            text += said + '\n';
        }
        return text;
    }
    std::string end() const { return machine_.is_finished() ? "! finished\n" : "! goes on\n"; }

  private:
    RecordingPort port_;
    Machine machine_{port_};
};

TEST(Transcripts, OfUciArePlayedAsWritten) {
    play_transcripts("uci", [](const std::string&) { return Program<uci::Machine>(); });
}

TEST(Transcripts, OfCecpArePlayedAsWritten) {
    play_transcripts("cecp", [](const std::string&) { return Program<cecp::Machine>(); });
}

} // namespace
} // namespace tabuleiro::test
