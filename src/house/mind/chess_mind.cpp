#include <algorithm>

#include "engines/chess/book/opening_book.hpp"
#include "engines/chess/book/opening_play.hpp"
#include "house/mind/minds.hpp"

namespace tabuleiro::house {

namespace {

using chess::Chess;

constexpr std::uint64_t hint_nodes = 60'000;
constexpr std::uint64_t score_nodes = 20'000;

// One a thread: its tables are made once. Levels look at little, so a small one will do.
roque::Engine& engine_of_this_thread() {
    thread_local roque::Engine engine(1);
    engine.new_game();
    return engine;
}

roque::SearchRequest request_for(const Record<Chess>& record) {
    roque::SearchRequest request;
    request.game.position = record.position();
    for (const chess::Position& earlier : record.history()) {
        request.game.earlier.push_back(earlier.key());
    }
    return request;
}

// Where the last move took something.
std::optional<chess::Square> captured_on(const Record<Chess>& record) {
    if (record.plies() > 0) {
        const chess::Move last = record.moves().back();
        if (record.position_at(record.plies() - 1).captured_by(last)) {
            return last.to();
        }
    }
    return std::nullopt;
}

int captures(const chess::Position& position) {
    const auto moves = position.legal_moves();
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](chess::Move move) {
        return position.captured_by(move).has_value();
    }));
}

} // namespace

chess::Move Mind<Chess>::choose(const Record<Chess>& record, const Terms& terms) {
    roque::SearchRequest request = request_for(record);
    request.elo = roque::elo_of_level(terms.level);
    request.seed = terms.seed;
    request.limits.move_time = terms.time;
    request.captured_on = captured_on(record);
    const auto move = natural_move(engine_of_this_thread(), request);
    return move.value_or(record.position().legal_moves()[0]);
}

Ease Mind<Chess>::ease(const Record<Chess>& record, chess::Move move) {
    constexpr int many_captures = 4;
    const chess::Position& position = record.position();
    const bool retakes = captured_on(record) == move.to() && position.captured_by(move);
    if (retakes || position.legal_moves().size() == 1 || roque::opening_book().knows(position)) {
        return Ease::Obvious;
    }
    return position.in_check() || captures(position) >= many_captures ? Ease::Hard : Ease::Usual;
}

std::optional<chess::Move> Mind<Chess>::hint(const Record<Chess>& record, std::uint64_t /*seed*/) {
    roque::SearchRequest request = request_for(record);
    request.limits.nodes = hint_nodes;
    return engine_of_this_thread().search(request).best;
}

int Mind<Chess>::score(const Record<Chess>& record, Player seat) {
    roque::SearchRequest request = request_for(record);
    request.limits.nodes = score_nodes;
    const int score = engine_of_this_thread().search(request).score;
    return record.to_move() == seat ? score : -score;
}

} // namespace tabuleiro::house
