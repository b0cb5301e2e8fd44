#include "protocol/uci/uci.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/tapered.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"
#include "protocol/uci/go_command.hpp"

namespace tabuleiro::uci {

namespace {

using namespace roque;

// More moves than any game has; each takes memory.
constexpr std::size_t longest_game = 100'000;

// Settings of the other protocol.
bool is_cecp_only(OptionId id) {
    return id == OptionId::Resign || id == OptionId::ResignScore || id == OptionId::DrawOffers;
}

std::string described(const Option& option) {
    const std::string head = "option name " + std::string(option.name) + " type ";
    switch (option.kind) {
    case OptionKind::Spin:
        return head + "spin default " + std::to_string(option.value) + " min " +
               std::to_string(option.least) + " max " + std::to_string(option.most);
    case OptionKind::Check:
        return head + "check default " + (option.value != 0 ? "true" : "false");
    case OptionKind::Text:
        return head + "string default " + option.text;
    case OptionKind::Button:
        return head + "button";
    }
    return head;
}

std::string score_text(Score score) {
    return is_decisive(score) ? "mate " + std::to_string(moves_to_mate(score))
                              : "cp " + std::to_string(score);
}

std::string per_second(std::uint64_t nodes, Milliseconds elapsed) {
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(elapsed.count(), 1));
    return std::to_string(nodes * 1000 / time);
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) {
        digits += "0123456789ABCDEF"[number >> shift & 15];
    }
    return digits;
}

// What is said to a search that runs.
bool is_signal(std::string_view word) {
    return word == "stop" || word == "ponderhit";
}

std::string_view first_word(std::string_view line) {
    return words(line).front();
}

} // namespace

void Machine::on_line(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty()) {
        return;
    }
    const std::string_view word = parts.front();
    if (word == "quit") {
        quitting_ = true;
        port_.stop();
        return;
    }
    if (!searching_) {
        handle(line, parts);
    } else if (is_signal(word)) {
        signal(word);
    } else if (word == "debug" || (word == "isready" && !pings_keep_their_turn())) {
        handle(line, parts);
    } else {
        waiting_.push_back({std::string(line)});
    }
}

// stop or ponderhit, for the search that runs and for all that wait.
void Machine::signal(std::string_view word) {
    const bool is_stop = word == "stop";
    is_stop ? port_.stop() : port_.ponder_hit();
    endless_ = endless_ && !is_stop;
    for (Waiting& waiting : waiting_) {
        (is_stop ? waiting.stopped : waiting.hit) = true;
    }
}

// An isready behind other commands is answered after them, so that it tells when they are done;
// not if that may be never, or only after several more searches.
bool Machine::pings_keep_their_turn() const {
    const auto searches =
        std::count_if(waiting_.begin(), waiting_.end(),
                      [](const Waiting& waiting) { return first_word(waiting.line) == "go"; });
    return !waiting_.empty() && !endless_ && searches <= 1;
}

void Machine::answer_waiting_pings() {
    std::erase_if(waiting_, [&](const Waiting& waiting) {
        const bool is_ping = first_word(waiting.line) == "isready";
        if (is_ping) {
            port_.say("readyok");
        }
        return is_ping;
    });
}

// Does what waited, up to the next search.
void Machine::resume() {
    while (!waiting_.empty() && !searching_) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        handle(next.line, words(next.line));
        if (searching_ && next.hit) {
            port_.ponder_hit();
        }
        if (searching_ && next.stopped) {
            port_.stop();
            endless_ = false;
        }
    }
    if (searching_ && endless_) {
        answer_waiting_pings();
    }
}

void Machine::handle(std::string_view line, const Words& parts) {
    const std::string_view word = parts.front();
    if (word == "uci") {
        introduce();
    } else if (word == "isready") {
        port_.say("readyok");
    } else if (word == "setoption") {
        set_option(parts);
    } else if (word == "ucinewgame") {
        port_.new_game();
        game_ = engine_game();
    } else if (word == "position") {
        set_position(parts);
    } else if (word == "go") {
        go(parts);
    } else if (word == "d") {
        display();
    } else if (word == "eval") {
        evaluate();
    } else if (word == "bench") {
        bench(parts);
    } else if (word == "perft") {
        const auto depth = parts.size() > 1 ? parse_number<int>(parts[1]) : std::nullopt;
        depth ? perft(std::max(*depth, 0)) : inform("perft needs a depth.");
    } else if (!is_signal(word) && word != "debug" && word != "register") {
        inform("Unknown command: '" + printable(line) + "'.");
    }
}

void Machine::inform(std::string_view sentence) {
    port_.say("info string " + std::string(sentence));
}

std::string Machine::text(Move move) const {
    return to_coordinates(move, options_.is_on(OptionId::Chess960) ? CastlingMove::KingToRook
                                                                   : CastlingMove::AsNeeded);
}

void Machine::introduce() {
    port_.say("id name Roque");
    port_.say("id author the Tabuleiro authors");
    for (const Option& option : options_.all()) {
        if (!is_cecp_only(option.id)) {
            port_.say(described(option));
        }
    }
    port_.say("uciok");
}

// setoption name Some Name [value some value]
void Machine::set_option(const Words& parts) {
    std::string name;
    std::optional<std::string> value;
    if (parts.size() < 3 || parts[1] != "name") {
        inform("setoption name NAME [value VALUE] is the form.");
        return;
    }
    for (std::size_t i = 2; i < parts.size(); ++i) {
        if (!value && parts[i] == "value") {
            value.emplace();
            continue;
        }
        std::string& target = value ? *value : name;
        target += (target.empty() ? "" : " ") + std::string(parts[i]);
    }
    const auto changed =
        options_.set(name, value ? std::optional<std::string_view>(*value) : std::nullopt);
    if (!changed) {
        inform(changed.error().text() + " (" + printable(name) + ")");
        return;
    }
    if (const auto complaint = apply(options_, *changed, port_)) {
        inform(*complaint);
    }
}

// position startpos|fen FEN [moves MOVE...]
void Machine::set_position(const Words& parts) {
    std::size_t next = 2;
    Position start;
    if (parts.size() > 1 && parts[1] == "fen") {
        std::string fen;
        while (next < parts.size() && parts[next] != "moves") {
            fen += std::string(parts[next++]) + " ";
        }
        const auto position = parse_fen(fen);
        if (!position) {
            inform("The position is ignored: " + position.error().text());
            return;
        }
        start = *position;
    } else if (parts.size() < 2 || parts[1] != "startpos") {
        inform("position startpos or position fen FEN, then moves if there are any.");
        return;
    }
    Record<Chess> game = engine_game(start);
    if (next < parts.size() && parts[next] == "moves") {
        ++next;
    }
    if (parts.size() - next > longest_game) {
        inform("The position is ignored: it has more than " + std::to_string(longest_game) +
               " moves.");
        return;
    }
    for (; next < parts.size(); ++next) {
        const auto move = parse_coordinates(game.position(), parts[next]);
        if (!move) {
            inform("The position is ignored: " + printable(parts[next]) + ": " +
                   move.error().text());
            return;
        }
        game.play(*move);
    }
    game_ = std::move(game);
}

void Machine::go(const Words& parts) {
    const auto command = parse_go(game_.position(), Words(parts.begin() + 1, parts.end()));
    if (!command) {
        inform(command.error().text());
        return;
    }
    if (command->perft) {
        perft(*command->perft);
        return;
    }
    SearchRequest request = request_for(game_);
    request.limits = command->limits;
    request.search_moves = command->search_moves;
    request.lines = options_.value(OptionId::MultiPv);
    request.elo = options_.elo();
    request.seed = request.elo ? port_.random_seed() : 0;
    searching_ = true;
    endless_ = request.limits.until_stopped || request.limits.pondering;
    port_.start(++search_, std::move(request));
    if (quitting_) {
        port_.stop();
        endless_ = false;
    }
}

void Machine::perft(int depth) {
    std::uint64_t leaves = depth == 0 ? 1 : 0;
    if (depth > 0) {
        for (const auto& [move, below] : perft_divide(game_.position(), depth)) {
            port_.say(text(move) + ": " + std::to_string(below));
            leaves += below;
        }
    }
    port_.say("");
    port_.say("Nodes searched: " + std::to_string(leaves));
}

void Machine::bench(const Words& parts) {
    const auto depth = parts.size() > 1 ? parse_number<int>(parts[1]) : std::nullopt;
    const BenchResult result = port_.bench(std::clamp(depth.value_or(bench_depth), 1, 64));
    port_.say("Time: " + std::to_string(result.milliseconds) + " ms");
    port_.say("Nodes per second: " + per_second(result.nodes, Milliseconds(result.milliseconds)));
    port_.say("Nodes searched: " + std::to_string(result.nodes));
}

void Machine::display() {
    const Position& position = game_.position();
    const std::string picture = Chess::draw(position);
    for (const std::string_view row : split(picture, '\n')) {
        port_.say(row);
    }
    port_.say("Fen: " + to_fen(position));
    port_.say("Key: " + hexadecimal(position.key()));
    std::string checkers;
    for (const Square square : squares(position.checkers())) {
        checkers += " " + to_text(square);
    }
    port_.say("Checkers:" + checkers);
}

void Machine::evaluate() {
    const Position& position = game_.position();
    if (position.in_check()) {
        port_.say("Evaluation: none (in check)");
        return;
    }
    const auto say_score = [&](const std::string& name, Score own) {
        const Score score = position.to_move() == white ? own : -own;
        const std::string hundredths = std::to_string(std::abs(score) % 100);
        port_.say(name + ": " + (score < 0 ? "-" : "+") + std::to_string(std::abs(score) / 100) +
                  "." + (hundredths.size() < 2 ? "0" : "") + hundredths + " (white side)");
    };
    const Trace trace = trace_evaluation(position);
    port_.say("Phase: " + std::to_string(trace.phase) + " of " + std::to_string(phase_total));
    port_.say("Endgame scale: " + std::to_string(trace.scale) + " of " +
              std::to_string(scale_normal));
    TaperedEvaluation tapered;
    say_score("Tapered", tapered(position));
    say_score("Evaluation", port_.evaluate(position));
}

void Machine::on_info(SearchId id, const LineReport& line) {
    if (!searching_ || id != search_) {
        return;
    }
    std::string info = "info depth " + std::to_string(line.depth) + " seldepth " +
                       std::to_string(line.selective_depth) + " multipv " +
                       std::to_string(line.number) + " score " + score_text(line.score);
    if (line.bound != Bound::Exact) {
        info += line.bound == Bound::Lower ? " lowerbound" : " upperbound";
    }
    if (options_.is_on(OptionId::ShowWdl)) {
        const Chances chances = chances_of(line.score);
        info += " wdl " + std::to_string(chances.win) + " " + std::to_string(chances.draw) + " " +
                std::to_string(chances.loss);
    }
    info += " nodes " + std::to_string(line.nodes) + " nps " +
            per_second(line.nodes, line.elapsed) + " hashfull " +
            std::to_string(line.permille_table) + " tbhits 0 time " +
            std::to_string(line.elapsed.count()) + " pv";
    for (const Move move : line.moves) {
        info += " " + text(move);
    }
    port_.say(info);
}

void Machine::on_current_move(SearchId id, const CurrentMove& current) {
    if (!searching_ || id != search_) {
        return;
    }
    port_.say("info depth " + std::to_string(current.depth) + " currmove " + text(current.move) +
              " currmovenumber " + std::to_string(current.number));
}

void Machine::on_done(SearchId id, const SearchResult& result) {
    if (!searching_ || id != search_) {
        return;
    }
    searching_ = false;
    if (!result.best) {
        port_.say(game_.position().in_check() ? "info depth 0 score mate 0"
                                              : "info depth 0 score cp 0");
        port_.say("bestmove (none)");
    } else {
        port_.say("bestmove " + text(*result.best) +
                  (result.ponder ? " ponder " + text(*result.ponder) : ""));
    }
    resume();
}

} // namespace tabuleiro::uci
