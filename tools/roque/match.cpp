#include "match.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "engines/chess/computer.hpp"
#include "record/adjudicator.hpp"
#include "record/play_out.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::roque {

namespace {

// A game that is decided for both sides is won, one that is level for long is drawn.
constexpr Adjudication adjudication{
    .draw = Adjudication::Draw{}, .resign = Adjudication::Resign{}, .max_moves = std::nullopt};
constexpr int longest_game = 600;    // plies; then a draw
constexpr Milliseconds overhead{10}; // that a player with a clock keeps in reserve for each move
constexpr Duration longest_time = std::chrono::hours(10); // on a clock, and of an increment

// The clock of a whole game, if it is one.
std::optional<ClockTimes> read_clock(std::string_view text) {
    const auto control = parse_time_control(text);
    const bool whole_game =
        control && (control->kind == TimeKind::Total || control->kind == TimeKind::Increment);
    if (!whole_game || control->time <= Duration(0) || control->time > longest_time ||
        control->bonus > longest_time) {
        return std::nullopt;
    }
    return ClockTimes{control->time, control->bonus, std::nullopt};
}

} // namespace

std::string Thinking::to_text() const {
    if (!clock) {
        return fmt::format("nodes={}", nodes);
    }
    const auto seconds = [](Milliseconds time) {
        return static_cast<double>(time.count()) / 1'000;
    };
    const std::string pace = nodes_per_second ? fmt::format("@{}", *nodes_per_second) : "";
    return fmt::format("clock={}+{}{}", seconds(clock->remaining), seconds(clock->increment), pace);
}

Expected<Thinking> Thinking::from_text(std::string_view text) {
    Thinking thinking;
    const auto sides = split(text, '=');
    if (sides.size() == 2 && sides[0] == "nodes") {
        const auto nodes = parse_number<std::uint64_t>(sides[1]);
        if (nodes && *nodes > 0) {
            thinking.nodes = *nodes;
            return thinking;
        }
    }
    if (sides.size() == 2 && sides[0] == "clock") {
        const auto parts = split(sides[1], '@');
        thinking.clock = read_clock(parts[0]);
        thinking.nodes_per_second =
            parts.size() == 2 ? parse_number<std::uint64_t>(parts[1]) : std::nullopt;
        const bool paced = thinking.nodes_per_second.value_or(0) > 0;
        if (thinking.clock && (parts.size() == 1 || paced)) {
            return thinking;
        }
    }
    return fail("{text} is neither nodes=N nor clock=SECONDS+SECONDS nor "
                "clock=SECONDS+SECONDS@NODES.",
                quoted(text));
}

PairPlayer::PairPlayer(const GameTerms& terms)
    : terms_(terms), one_{Engine(terms.megabytes)}, other_{Engine(terms.megabytes)} {
    for (Seat* seat : {&one_, &other_}) {
        seat->engine.set_overhead(overhead);
    }
}

PlayedPair PairPlayer::play(const Version& one, const Version& other, int pair) {
    one_.version = &one;
    other_.version = &other;
    for (Seat* seat : {&one_, &other_}) {
        if (seat->engine.network() != seat->version->network) {
            seat->engine.set_network(seat->version->network);
        }
    }
    use_margins(usual_margins()); // the opening's search is the same for all versions
    std::uint64_t state = terms_.seed + static_cast<std::uint64_t>(pair);
    const auto opening = balanced_opening<Chess>(engine_rules, terms_.opening, split_mix(state));
    PlayedPair played;
    for (const Player side : players) {
        ByPlayer<Seat*> seats;
        seats[side] = &one_;
        seats[opponent(side)] = &other_;
        const auto winner = play_game(opening, seats, played);
        played.points[side] = !winner ? 1 : *winner == side ? 2 : 0;
    }
    return played;
}

std::optional<Player> PairPlayer::play_game(const Record<Chess>& opening, ByPlayer<Seat*> seats,
                                            PlayedPair& played) {
    for (Seat* seat : {seats.first, seats.second}) {
        seat->engine.new_game();
        seat->remaining = terms_.thinking.clock ? terms_.thinking.clock->remaining : Milliseconds();
    }
    Adjudicator adjudicator(adjudication);
    std::optional<Verdict> verdict;
    Record<Chess> game = opening;
    const auto result =
        play_out(game, longest_game, [&](const Record<Chess>& record) -> std::optional<Move> {
            const Player mover = record.to_move();
            const SearchResult found = think(*seats[mover], record);
            ++played.plies;
            if (seats[mover]->remaining < Milliseconds()) {
                ++played.lost_on_time;
                verdict = Verdict{opponent(mover)};
                return std::nullopt;
            }
            adjudicator.note(mover, found.score);
            verdict = adjudicator.verdict();
            return verdict ? std::nullopt : found.best;
        });
    return result ? result->winner : verdict ? verdict->winner : std::nullopt;
}

SearchResult PairPlayer::think(Seat& seat, const Record<Chess>& record) {
    use_margins(seat.version->margins);
    SearchRequest request = request_for(record);
    if (!terms_.thinking.clock) {
        request.limits.nodes = terms_.thinking.nodes;
        return seat.engine.search(request);
    }
    request.limits.clock =
        ClockTimes{seat.remaining, terms_.thinking.clock->increment, std::nullopt};
    request.limits.nodes_per_second = terms_.thinking.nodes_per_second;
    const SearchResult found = seat.engine.search(request);
    const auto passed = std::chrono::steady_clock::now() - request.started;
    seat.remaining -= terms_.thinking.nodes_per_second
                          ? found.elapsed
                          : std::chrono::duration_cast<Milliseconds>(passed);
    if (seat.remaining >= Milliseconds()) {
        seat.remaining += terms_.thinking.clock->increment;
    }
    return found;
}

} // namespace tabuleiro::roque
