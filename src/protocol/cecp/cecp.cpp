// What the engine does on its own initiative: thinks, ponders, analyses, moves, offers, resigns.
#include "protocol/cecp/cecp.hpp"

#include <algorithm>
#include <utility>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "protocol/engine_scores.hpp"

namespace tabuleiro::cecp {
namespace {

using namespace roque;

constexpr int hint_depth = 8;

} // namespace

bool speaks_cecp(std::string_view line) {
    const auto command = parse_command(line);
    const bool uci_go = command && std::holds_alternative<Go>(*command) && words(line).size() > 1;
    return command && !uci_go && !std::holds_alternative<Unknown>(*command);
}

void Machine::on_line(std::string_view line) {
    auto command = parse_command(line);
    if (!command) {
        return;
    }
    if (editor_) {
        on_edit_line(trimmed(line));
    } else if (thinker_.purpose() == Purpose::Move &&
               (std::holds_alternative<Ping>(*command) ||
                std::holds_alternative<UserMove>(*command))) {
        waiting_.push_back(std::move(*command));
    } else {
        handle(*command);
    }
}

void Machine::on_end_of_input() {
    input_ended_ = true;
    if (thinker_.purpose() == Purpose::Move) {
        thinker_.hurry();
    } else {
        thinker_.break_off();
        finished_ = true;
    }
}

void Machine::go_on() {
    if (paused_ || !game_.is_sound() || finished_ || !thinker_.is_idle()) {
        return;
    }
    if (analyzing_) {
        if (game_.position().has_legal_move()) {
            start(Purpose::Analysis);
        }
    } else if (!game_.is_over() && engine_side_ == game_.position().to_move() &&
               !announce_result()) {
        start(Purpose::Move);
    }
}

void Machine::start(Purpose purpose) {
    const auto allowed = game_.allowed_moves();
    if (!allowed) {
        return;
    }
    SearchRequest request = request_for(game_.record());
    request.search_moves = *allowed;
    if (purpose == Purpose::Analysis) {
        request.limits.until_stopped = true;
        request.lines = options_.value(OptionId::MultiPv);
    } else if (purpose == Purpose::Hint) {
        request.limits.depth = hint_depth;
    } else {
        request.limits = clock_.limits(moves_made(game_.record()));
        request.elo = options_.elo();
        request.seed = request.elo ? port_.random_seed() : 0;
    }
    thinker_.start(purpose, std::move(request));
}

void Machine::start_pondering(std::optional<chess::Move> reply) {
    if (!pondering_on_ || paused_ || !reply || options_.elo() ||
        !game_.position().is_legal(*reply)) {
        return;
    }
    Record<Chess> expected = game_.record();
    expected.play(*reply);
    if (expected.outcome()) {
        return;
    }
    SearchRequest request = request_for(expected);
    request.limits = clock_.limits(moves_made(expected));
    request.limits.pondering = true;
    thinker_.ponder(*reply, std::move(request));
}

void Machine::make_move(const SearchResult& result) {
    if (!result.best) {
        announce_result();
        return;
    }
    judgement_.see(result.score);
    if (judgement_.resigns(result.score, options_)) {
        game_.set_over(true);
        say(Resign{});
        return;
    }
    // An offer is sent before the move; so is a claim, if the move makes the draw.
    Record<Chess> after = game_.record();
    after.play(*result.best);
    const bool claims = after.position().has_legal_move() &&
                        chess::claimable(after.position(), after.occurrences());
    const bool offers = judgement_.offers_draw(result.score, game_.plies(), options_);
    if (claims || offers) {
        say(OfferDraw{});
    }
    say(EngineMove{game_.text(*result.best)});
    game_.play(*result.best);
    clock_.spend(result.used, (game_.plies() + 1) / 2);
}

// Mate and stalemate end any game; draws by claim only one that the engine plays.
bool Machine::announce_result() {
    const auto outcome = game_.record().outcome();
    if (!outcome) {
        return false;
    }
    const bool by_itself = outcome->rule == Rule::Checkmate || outcome->rule == Rule::Stalemate;
    if (!engine_side_ && !by_itself) {
        return false;
    }
    game_.set_over(true);
    say(claim_of(*outcome));
    return true;
}

void Machine::hear_waiting() {
    while (!waiting_.empty() && thinker_.purpose() != Purpose::Move) {
        const Command command = std::move(waiting_.front());
        waiting_.pop_front();
        handle(command);
    }
}

// The game changes course: pending moves are dropped, pings are answered, and the counts for
// resigning and draws start again.
void Machine::forget_waiting() {
    for (const Command& command : std::exchange(waiting_, {})) {
        if (const auto* const ping = std::get_if<Ping>(&command)) {
            on(*ping);
        }
    }
    judgement_.count_anew();
}

void Machine::on_variation(SearchId id, const VariationReport& line) {
    if (!thinker_.hears(id) || thinker_.purpose() == Purpose::Hint) {
        return;
    }
    if (line.number == 1) {
        thinker_.see(line);
        if (thinker_.purpose() == Purpose::Move) {
            judgement_.see(line.score);
        }
    }
    if (!posting_ && !analyzing_) {
        return;
    }
    Thinking post;
    post.depth = line.depth;
    post.score = engine_score(line.score);
    post.bound = score_bound(line.bound);
    post.elapsed = line.elapsed;
    post.nodes = line.nodes;
    if (thinker_.purpose() == Purpose::Ponder && thinker_.ponder_move()) {
        post.variation.push_back("(" + game_.text(*thinker_.ponder_move()) + ")");
    }
    for (const chess::Move move : line.moves) {
        post.variation.push_back(game_.text(move));
    }
    say(post);
}

void Machine::on_current_move(SearchId id, const CurrentMove& current) {
    if (thinker_.hears(id) && thinker_.purpose() == Purpose::Analysis) {
        thinker_.see(current);
    }
}

void Machine::on_done(SearchId id, const SearchResult& result) {
    if (!thinker_.hears(id)) {
        return;
    }
    const Purpose done = thinker_.finish();
    if (done == Purpose::Hint && result.best) {
        say(Advice{game_.text(*result.best)});
        go_on(); // it may be our turn now
    }
    if (done == Purpose::Move) {
        make_move(result);
        const bool ended = game_.is_over() || announce_result();
        if (input_ended_) {
            finished_ = true;
            return;
        }
        const int plies = game_.plies();
        hear_waiting();
        if (!ended && thinker_.is_idle() && engine_side_ && game_.plies() == plies) {
            start_pondering(result.ponder);
        }
    }
}

} // namespace tabuleiro::cecp
