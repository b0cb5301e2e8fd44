#include "arena/players/engine_player.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::arena {
namespace {

using namespace std::chrono_literals;
using chess::Chess;

constexpr auto polite_silence = 2s; // after which an engine that sent no features is ready (CECP)
constexpr auto dying = 200ms;       // from a closed output to the end of the process

double seconds(Duration time) {
    return std::chrono::duration<double>(time).count();
}

Span since(TimePoint start, TimePoint end) {
    return std::chrono::duration_cast<Span>(end - start);
}

// A castling right that plain chess does not have.
bool needs_chess960(const chess::Position& position) {
    const auto castles_from = [&](chess::Bitboard rooks, chess::Square king,
                                  chess::Square queenside, chess::Square kingside) {
        const auto piece = position.piece_at(king);
        const bool king_at_home = piece && piece->role == chess::Role::King;
        const chess::Bitboard corners = chess::bit(queenside) | chess::bit(kingside);
        return rooks != 0 && (!king_at_home || (rooks & ~corners) != 0);
    };
    const chess::Bitboard rooks = position.setup().castling_rooks;
    using enum chess::Square;
    return castles_from(rooks & 0xFF, E1, A1, H1) || castles_from(rooks & ~0xFFULL, E8, A8, H8);
}

} // namespace

EnginePlayer::~EnginePlayer() {
    drop(setup_.farewell);
}

void EnginePlayer::say(const Lines& lines) {
    for (const std::string& line : lines) {
        if (setup_.log) {
            setup_.log->to_engine(setup_.name, line);
        }
        child_->write_line(line);
    }
}

std::string EnginePlayer::drop(Span grace) {
    if (!child_) {
        return "";
    }
    say(dialogue_->quit());
    const std::string how = child_->end(grace);
    if (setup_.log) {
        setup_.log->from_engine(setup_.name, "(" + how + ")");
    }
    child_.reset();
    return how;
}

Failed EnginePlayer::gone(NoLine why) {
    switch (why) {
    case NoLine::Flooded:
        drop(0s);
        return {Reason::Flood, fmt::format("wrote more than {} MB", Child::flood_limit >> 20)};
    case NoLine::TimedOut:
        drop(0s);
        return {Reason::Stall, "does not answer"};
    case NoLine::Cancelled:
    case NoLine::Closed:
        break;
    }
    const std::string how = drop(dying);
    if (how == "had to be killed") {
        return {Reason::Disconnect, "closed its output"};
    }
    return {Reason::Crash, how};
}

tl::expected<void, Failed> EnginePlayer::start() {
    if (child_) {
        return {};
    }
    auto child = Child::start(setup_.command);
    if (!child) {
        return tl::unexpected(Failed{Reason::NoStart, child.error().text()});
    }
    child_.emplace(std::move(*child));
    dialogue_ = make_dialogue(setup_.protocol, setup_.options);
    say(dialogue_->hello());
    return get_ready();
}

tl::expected<void, Failed> EnginePlayer::get_ready() {
    const TimePoint deadline = SteadyClock::now() + setup_.start_time;
    TimePoint quiet = SteadyClock::now() + polite_silence;
    child_->forgive_flood();
    while (dialogue_->waiting()) {
        const auto arrival = child_->read_line(std::min(deadline, quiet));
        Event event;
        if (arrival) {
            quiet = arrival->at + polite_silence;
            event = hear_line(arrival->line);
        } else if (arrival.error() == NoLine::TimedOut && SteadyClock::now() < deadline) {
            event = dialogue_->silence();
            quiet = deadline;
        } else {
            Failed failed = gone(arrival.error());
            if (failed.reason == Reason::Stall) {
                failed.detail =
                    fmt::format("did not get ready within {:g} s ({})", seconds(setup_.start_time),
                                setup_.protocol == Protocol::Uci ? "uci" : "cecp");
            } else {
                failed.detail += " before it was ready";
            }
            return tl::unexpected(Failed{Reason::NoStart, failed.detail});
        }
        if (event.kind == Event::Kind::Refuses) {
            drop(setup_.farewell);
            return tl::unexpected(Failed{Reason::NoStart, event.text});
        }
        if (SteadyClock::now() >= deadline &&
            dialogue_->waiting()) { // it writes, but does not answer
            drop(0s);
            return tl::unexpected(Failed{
                Reason::NoStart, fmt::format("did not get ready within {:g} s, though it talked",
                                             seconds(setup_.start_time))});
        }
        say(event.replies);
    }
    return {};
}

tl::expected<void, Failed> EnginePlayer::new_game(const chess::Position& start_position,
                                                  const PlayerLimits& limits,
                                                  std::uint64_t /*seed*/) {
    if (child_ && !dialogue_->reusable()) {
        drop(setup_.farewell);
    }
    if (auto started = start(); !started) {
        return started;
    }
    chess960_ = needs_chess960(start_position);
    GameStart game;
    game.chess960 = chess960_;
    game.limits = limits;
    if (!(start_position == chess::Position())) {
        game.fen = chess::to_fen(start_position, chess960_ && setup_.protocol == Protocol::Uci
                                                     ? chess::CastlingText::Shredder
                                                     : chess::CastlingText::XFen);
    }
    say(dialogue_->new_game(game));
    if (auto ready = get_ready(); !ready) {
        return ready;
    }
    if (const auto objection = dialogue_->objection()) {
        return tl::unexpected(Failed{Reason::Refusal, *objection});
    }
    return {};
}

std::string EnginePlayer::written(const chess::Position& position, chess::Move move) const {
    switch (dialogue_->move_text()) {
    case MoveText::San:
        return chess::to_san(position, move);
    case MoveText::CastlingLetters:
        if (move.kind() == chess::MoveKind::Castle) {
            return move.to() > move.from() ? "O-O" : "O-O-O";
        }
        [[fallthrough]];
    case MoveText::Coordinates:
        break;
    }
    return chess::to_coordinates(move, chess960_ ? chess::CastlingMove::KingToRook
                                                 : chess::CastlingMove::KingsPath);
}

Answer<Chess> EnginePlayer::choose(const Turn<Chess>& turn) {
    Question question;
    const auto& moves = turn.record.moves();
    for (int ply = 0; ply < turn.record.plies(); ++ply) {
        question.moves.push_back(
            written(turn.record.position_at(ply), moves[static_cast<std::size_t>(ply)]));
    }
    question.to_move = turn.seat;
    question.left = turn.left;
    question.limits = turn.limits;
    question.moves_to_control = turn.moves_to_control;
    child_->forgive_flood();
    const Lines lines = dialogue_->think(question);
    const TimePoint asked = SteadyClock::now();
    say(lines);
    Answer<Chess> answer = hear(turn, asked);
    if (dialogue_) {
        answer.thought = dialogue_->thought();
    }
    return answer;
}

Answer<Chess> EnginePlayer::too_late(bool timed) {
    // It may still answer `stop`, and keep running.
    say(dialogue_->stop());
    const TimePoint deadline = SteadyClock::now() + setup_.last_words;
    while (true) {
        const auto arrival = child_->read_line(deadline);
        if (!arrival || SteadyClock::now() >= deadline) {
            drop(0s);
            break;
        }
        if (hear_line(arrival->line).kind != Event::Kind::Nothing) {
            break;
        }
    }
    return lost_on_time(timed);
}

Event EnginePlayer::hear_line(const std::string& line) {
    if (setup_.log) {
        setup_.log->from_engine(setup_.name, line);
    }
    return dialogue_->receive(line);
}

Answer<Chess> EnginePlayer::lost_on_time(bool timed) {
    return {timed ? Failed{Reason::Time, ""} : Failed{Reason::Stall, "does not answer"}};
}

Answer<Chess> EnginePlayer::hear(const Turn<Chess>& turn, TimePoint asked) {
    const Span allowed = turn.deadline.value_or(Span(setup_.patience));
    const TimePoint deadline = asked + allowed;
    while (true) {
        const auto arrival = child_->read_line(deadline, turn.cancellation.descriptor());
        if (!arrival && arrival.error() == NoLine::Cancelled) {
            drop(0s);
            return {Cancelled{}};
        }
        const bool timed_out = !arrival && arrival.error() == NoLine::TimedOut;
        if (!arrival && !timed_out) {
            return {gone(arrival.error()), since(asked, SteadyClock::now())};
        }
        const Event event = arrival ? hear_line(arrival->line) : Event{};
        if (timed_out || arrival->at > deadline) {
            const bool timed = turn.deadline.has_value();
            Answer<Chess> answer =
                event.kind == Event::Kind::Nothing ? too_late(timed) : lost_on_time(timed);
            answer.used = allowed;
            return answer;
        }
        say(event.replies);
        const Span used = since(asked, arrival->at);
        switch (event.kind) {
        case Event::Kind::Nothing:
            break;
        case Event::Kind::Resigns:
            return {Resigned{}, used};
        case Event::Kind::Refuses:
            drop(setup_.farewell); // a failed engine is started again
            return {Failed{Reason::Refusal, printable(event.text, Child::longest_line)}, used};
        case Event::Kind::Claims:
            return {Claimed{event.text == "1-0"   ? std::optional(Player::First)
                            : event.text == "0-1" ? std::optional(Player::Second)
                                                  : std::nullopt},
                    used};
        case Event::Kind::Move:
            if (const auto move = Chess::parse(turn.view, event.text)) {
                return {*move, used};
            }
            drop(setup_.farewell);
            return {Failed{Reason::IllegalMove, printable(event.text, 20)}, used};
        }
    }
}

void EnginePlayer::game_over(std::string_view result, std::string_view reason) {
    if (child_) {
        say(dialogue_->game_over(result, reason));
    }
}

} // namespace tabuleiro::arena
