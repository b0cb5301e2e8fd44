#include "protocol/uci/uci.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "engines/chess/evaluation/chances.hpp"
#include "engines/chess/evaluation/tapered.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/perft.hpp"
#include "protocol/engine_scores.hpp"
#include "protocol/uci/go_limits.hpp"

namespace tabuleiro::uci {

namespace {

using namespace roque;

// More moves than any game has; each takes memory.
constexpr std::size_t longest_game = 100'000;

// Settings of the other protocol.
bool is_cecp_only(OptionId id) {
    return id == OptionId::Resign || id == OptionId::ResignScore || id == OptionId::DrawOffers;
}

std::string type_text(const roque::Option& option) {
    switch (option.kind) {
    case OptionKind::Spin:
        return "spin default " + std::to_string(option.value) + " min " +
               std::to_string(option.least) + " max " + std::to_string(option.most);
    case OptionKind::Check:
        return std::string("check default ") + (option.value != 0 ? "true" : "false");
    case OptionKind::Text:
        return "string default " + option.text;
    case OptionKind::Button:
        return "button";
    }
    return "";
}

std::uint64_t per_second(std::uint64_t nodes, Milliseconds elapsed) {
    return nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(elapsed.count(), 1));
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) {
        digits += "0123456789ABCDEF"[number >> shift & 15];
    }
    return digits;
}

template <class T>
bool is(const Command& command) {
    return std::holds_alternative<T>(command);
}

} // namespace

void Machine::on_line(std::string_view line) {
    auto command = parse_command(line);
    if (!command) {
        return;
    }
    if (is<Quit>(*command)) {
        quitting_ = true;
        port_.stop();
    } else if (!searching_) {
        handle(*command);
    } else if (is<Stop>(*command) || is<PonderHit>(*command)) {
        signal(is<Stop>(*command));
    } else if (is<Debug>(*command) || (is<IsReady>(*command) && !pings_keep_their_turn())) {
        handle(*command);
    } else {
        waiting_.push_back({std::move(*command)});
    }
}

// stop or ponderhit, for the running search and for all that wait.
void Machine::signal(bool is_stop) {
    is_stop ? port_.stop() : port_.ponder_hit();
    endless_ = endless_ && !is_stop;
    for (Waiting& waiting : waiting_) {
        (is_stop ? waiting.stopped : waiting.hit) = true;
    }
}

// An isready behind other commands is answered after them, so that it tells when they are done;
// unless that may be never, or only after several more searches.
bool Machine::pings_keep_their_turn() const {
    const auto searches =
        std::count_if(waiting_.begin(), waiting_.end(),
                      [](const Waiting& waiting) { return is<Go>(waiting.command); });
    return !waiting_.empty() && !endless_ && searches <= 1;
}

void Machine::answer_waiting_pings() {
    std::erase_if(waiting_, [&](const Waiting& waiting) {
        if (is<IsReady>(waiting.command)) {
            say(ReadyOk{});
        }
        return is<IsReady>(waiting.command);
    });
}

// Executes what waited, up to the next search.
void Machine::resume() {
    while (!waiting_.empty() && !searching_) {
        const Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        handle(next.command);
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

void Machine::handle(const Command& command) {
    std::visit([this](const auto& each) { on(each); }, command);
}

void Machine::on(const Unknown& command) {
    inform("Unknown command: '" + printable(command.line) + "'.");
}

void Machine::on(const NewGame&) {
    port_.new_game();
    game_ = engine_game();
}

std::string Machine::text(Move move) const {
    return to_coordinates(move, options_.is_on(OptionId::Chess960) ? CastlingMove::KingToRook
                                                                   : CastlingMove::AsNeeded);
}

void Machine::on(const Hello&) {
    say(IdName{"Roque"});
    say(IdAuthor{"the Tabuleiro authors"});
    for (const roque::Option& option : options_.all()) {
        if (!is_cecp_only(option.id)) {
            say(Option{std::string(option.name), type_text(option)});
        }
    }
    say(UciOk{});
}

void Machine::on(const SetOption& option) {
    const auto changed = options_.set(
        option.name, option.value ? std::optional<std::string_view>(*option.value) : std::nullopt);
    if (!changed) {
        inform(changed.error().text() + " (" + printable(option.name) + ")");
        return;
    }
    if (const auto complaint = apply(options_, *changed, port_)) {
        inform(*complaint);
    }
}

void Machine::on(const SetPosition& command) {
    Position start;
    if (command.fen) {
        const auto position = parse_fen(*command.fen);
        if (!position) {
            inform("The position is ignored: " + position.error().text());
            return;
        }
        start = *position;
    }
    if (command.moves.size() > longest_game) {
        inform("The position is ignored: it has more than " + std::to_string(longest_game) +
               " moves.");
        return;
    }
    Record<Chess> game = engine_game(start);
    for (const std::string& text : command.moves) {
        const auto move = parse_coordinates(game.position(), text);
        if (!move) {
            inform("The position is ignored: " + printable(text) + ": " + move.error().text());
            return;
        }
        game.play(*move);
    }
    game_ = std::move(game);
}

void Machine::on(const Go& go) {
    if (!go.lacks_number.empty()) {
        inform("go " + go.lacks_number + " needs a number.");
        return;
    }
    if (go.perft) {
        on(Perft{static_cast<int>(std::clamp<std::int64_t>(*go.perft, 0, 1 << 20))});
        return;
    }
    SearchRequest request = request_for(game_);
    request.limits = limits_of(go, game_.position().to_move());
    request.search_moves = search_moves_of(go, game_.position());
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

void Machine::on(const Perft& perft) {
    const int depth = std::max(perft.depth, 0);
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

void Machine::on(const Bench& bench) {
    const BenchResult result = port_.bench(std::clamp(bench.depth.value_or(bench_depth), 1, 64));
    port_.say("Time: " + std::to_string(result.milliseconds) + " ms");
    port_.say("Nodes per second: " +
              std::to_string(per_second(result.nodes, Milliseconds(result.milliseconds))));
    port_.say("Nodes searched: " + std::to_string(result.nodes));
}

void Machine::on(const Display&) {
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

void Machine::on(const Evaluate&) {
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

void Machine::on_variation(SearchId id, const VariationReport& line) {
    if (!searching_ || id != search_) {
        return;
    }
    Info info;
    info.depth = line.depth;
    info.selective_depth = line.selective_depth;
    info.number = line.number;
    info.score = engine_score(line.score);
    info.bound = score_bound(line.bound);
    if (options_.is_on(OptionId::ShowWdl)) {
        const Chances chances = chances_of(line.score);
        info.chances = {chances.win, chances.draw, chances.loss};
    }
    info.nodes = line.nodes;
    info.nodes_per_second = per_second(line.nodes, line.elapsed);
    info.permille_table = line.permille_table;
    info.table_base_hits = line.tablebase_hits;
    info.milliseconds = line.elapsed.count();
    info.variation.emplace();
    for (const Move move : line.moves) {
        info.variation->push_back(text(move));
    }
    say(info);
}

void Machine::on_current_move(SearchId id, const CurrentMove& current) {
    if (searching_ && id == search_) {
        say(Info{.depth = current.depth,
                 .current_move = text(current.move),
                 .current_number = current.number});
    }
}

void Machine::on_done(SearchId id, const SearchResult& result) {
    if (!searching_ || id != search_) {
        return;
    }
    searching_ = false;
    if (!result.best) {
        const bool mated = game_.position().in_check();
        say(Info{.depth = 0,
                 .score = EngineScore{
                     mated ? EngineScore::Kind::Mate : EngineScore::Kind::Centipawns, 0}});
        say(BestMove{"(none)"});
    } else {
        say(BestMove{text(*result.best), result.ponder ? text(*result.ponder) : ""});
    }
    resume();
}

} // namespace tabuleiro::uci
