// What the engine does of its own accord: thinks, ponders, analyses, moves, offers, resigns.
#include <algorithm>
#include <utility>

#include "core/text.hpp"
#include "engines/chess/strength.hpp"
#include "games/chess/coordinate.hpp"
#include "protocol/cecp/cecp.hpp"

namespace tabuleiro::cecp {

namespace {

using namespace roque;

constexpr int hint_depth = 8;
constexpr int resign_after = 3; // moves in a row with a lost score
constexpr Score level_score = 12;
constexpr int level_offer_every = 8; // moves in a row with a level score
constexpr int offer_from_ply = 90;

// A mate in n is 100000 + n, as xboard shows it.
int cecp_score(Score score) {
    if (!is_decisive(score)) {
        return score;
    }
    const int moves = moves_to_mate(score);
    return moves > 0 ? 100000 + moves : -100000 + moves;
}

std::string result_text(const Outcome<Rule>& outcome) {
    switch (outcome.rule) {
    case Rule::Checkmate:
        return outcome.winner == white ? "1-0 {White mates}" : "0-1 {Black mates}";
    case Rule::Stalemate:
        return "1/2-1/2 {Stalemate}";
    case Rule::InsufficientMaterial:
        return "1/2-1/2 {Insufficient material}";
    case Rule::FiftyMoves:
    case Rule::SeventyFiveMoves:
        return "1/2-1/2 {50 move rule}";
    case Rule::Threefold:
    case Rule::Fivefold:
        return "1/2-1/2 {Draw by repetition}";
    }
    return "";
}

} // namespace

std::string Machine::text(Move move) const {
    if (move.kind() == MoveKind::Castle) {
        const std::string written = to_coordinates(move, CastlingMove::AsNeeded);
        const bool as_king_to_rook = written == to_coordinates(move, CastlingMove::KingToRook);
        if (chess960_ || as_king_to_rook) {
            return index(move.to()) > index(move.from()) ? "O-O" : "O-O-O";
        }
    }
    return to_coordinates(move);
}

// None: no move is left to look at. An empty list: all of them.
std::optional<std::vector<Move>> Machine::allowed_moves() const {
    if (excluded_.empty()) {
        return std::vector<Move>{};
    }
    std::vector<Move> left;
    for (const Move move : game_.position().legal_moves()) {
        if (std::find(excluded_.begin(), excluded_.end(), move) == excluded_.end()) {
            left.push_back(move);
        }
    }
    return left.empty() ? std::nullopt : std::optional(left);
}

void Machine::go_on() {
    if (paused_ || unsound_ || finished_ || task_ != Task::Nothing) {
        return;
    }
    if (analyzing_) {
        if (game_.position().has_legal_move()) {
            start(Task::Analysis);
        }
    } else if (!over_ && engine_side_ == game_.position().to_move() && !announce_result()) {
        start(Task::Move);
    }
}

void Machine::start(Task task) {
    const auto allowed = allowed_moves();
    if (!allowed) {
        return;
    }
    SearchRequest request = request_for(game_);
    request.search_moves = *allowed;
    if (task == Task::Analysis) {
        request.limits.until_stopped = true;
        request.lines = options_.value(OptionId::MultiPv);
    } else if (task == Task::Hint) {
        request.limits.depth = hint_depth;
    } else {
        request.limits = clock_.limits(moves_made(game_));
        request.elo = options_.elo();
        request.seed = request.elo ? port_.random_seed() : 0;
    }
    last_line_ = LineReport();
    last_current_ = CurrentMove();
    task_ = task;
    port_.start(++search_, std::move(request));
}

void Machine::break_off() {
    if (task_ != Task::Nothing) {
        task_ = Task::Nothing;
        ++search_; // what the old one still says has the wrong number
        port_.stop();
    }
    ponder_move_.reset();
}

void Machine::start_pondering(std::optional<Move> reply) {
    if (!pondering_on_ || paused_ || !reply || options_.elo() ||
        !game_.position().is_legal(*reply)) {
        return;
    }
    Record<Chess> expected = game_;
    expected.play(*reply);
    if (expected.outcome()) {
        return;
    }
    SearchRequest request = request_for(expected);
    request.limits = clock_.limits(moves_made(expected));
    request.limits.pondering = true;
    ponder_move_ = reply;
    task_ = Task::Ponder;
    last_line_ = LineReport();
    port_.start(++search_, std::move(request));
}

bool Machine::wants_to_resign(Score score) {
    losing_moves_ = score <= -options_.value(OptionId::ResignScore) ? losing_moves_ + 1 : 0;
    const bool strong = !options_.elo() || *options_.elo() >= resigning_elo;
    return strong && options_.is_on(OptionId::Resign) && losing_moves_ >= resign_after;
}

// An offer goes before the move; a claim too, where the move makes the draw.
void Machine::think_of_draw(const SearchResult& result) {
    Record<Chess> after = game_;
    after.play(*result.best);
    const bool claims = after.position().has_legal_move() &&
                        chess::claimable(after.position(), after.occurrences());
    level_moves_ = std::abs(result.score) <= level_score ? level_moves_ + 1 : 0;
    const bool offers = options_.is_on(OptionId::DrawOffers) && game_.plies() >= offer_from_ply &&
                        level_moves_ > 0 && level_moves_ % level_offer_every == 0;
    if (claims || offers) {
        port_.say("offer draw");
    }
}

void Machine::make_move(const SearchResult& result) {
    if (!result.best) {
        announce_result();
        return;
    }
    last_score_ = result.score;
    if (wants_to_resign(result.score)) {
        over_ = true;
        port_.say("resign");
        return;
    }
    think_of_draw(result);
    port_.say("move " + text(*result.best));
    game_.play(*result.best);
    excluded_.clear();
    clock_.spend(result.used, (game_.plies() + 1) / 2);
}

// Mates and stalemates end any game; draws by claim only one that we play.
bool Machine::announce_result() {
    const auto outcome = game_.outcome();
    if (!outcome) {
        return false;
    }
    const bool by_itself = outcome->rule == Rule::Checkmate || outcome->rule == Rule::Stalemate;
    if (!engine_side_ && !by_itself) {
        return false;
    }
    over_ = true;
    port_.say(result_text(*outcome));
    return true;
}

void Machine::hear_waiting() {
    while (!waiting_.empty() && task_ != Task::Move) {
        const std::string line = std::move(waiting_.front());
        waiting_.pop_front();
        handle(line);
    }
}

// The game takes another way: moves that waited mean nothing any more, pings are answered, and
// what was thought of resigning and of draws is forgotten.
void Machine::forget_waiting() {
    for (const std::string& line : std::exchange(waiting_, {})) {
        if (words(line).front() == "ping") {
            handle(line);
        }
    }
    losing_moves_ = level_moves_ = 0;
}

void Machine::on_info(SearchId id, const LineReport& line) {
    if (id != search_ || task_ == Task::Nothing || task_ == Task::Hint) {
        return;
    }
    if (line.number == 1) {
        last_line_ = line;
        if (task_ == Task::Move) {
            last_score_ = line.score;
        }
    }
    if (!posting_ && !analyzing_) {
        return;
    }
    std::string post = std::to_string(line.depth) + " " + std::to_string(cecp_score(line.score)) +
                       " " + std::to_string(line.elapsed.count() / 10) + " " +
                       std::to_string(line.nodes);
    if (task_ == Task::Ponder && ponder_move_) {
        post += " (" + text(*ponder_move_) + ")";
    }
    for (const Move move : line.moves) {
        post += " " + text(move);
    }
    if (line.bound != Bound::Exact) {
        post += line.bound == Bound::Lower ? " !" : " ?";
    }
    port_.say(post);
}

void Machine::on_current_move(SearchId id, const CurrentMove& current) {
    if (id == search_ && task_ == Task::Analysis) {
        last_current_ = current;
    }
}

void Machine::on_done(SearchId id, const SearchResult& result) {
    if (id != search_ || task_ == Task::Nothing) {
        return;
    }
    const Task done = std::exchange(task_, Task::Nothing);
    ponder_move_.reset();
    if (done == Task::Hint && result.best) {
        port_.say("Hint: " + text(*result.best));
        go_on(); // it may be our turn by now
    }
    if (done == Task::Move) {
        make_move(result);
        const bool ended = over_ || announce_result();
        if (input_ended_) {
            finished_ = true;
            return;
        }
        const int plies = game_.plies();
        hear_waiting();
        if (!ended && task_ == Task::Nothing && engine_side_ && game_.plies() == plies) {
            start_pondering(result.ponder);
        }
    }
}

} // namespace tabuleiro::cecp
