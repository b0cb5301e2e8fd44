#include "play.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

#include "core/rng.hpp"
#include "engines/chess/engine.hpp"
#include "game_file.hpp"
#include "games/chess/endings.hpp"

namespace tabuleiro::roque {

namespace {

constexpr int opening_plies = 8; // or one more, so that both sides begin
constexpr Score balanced = 250;  // openings beyond this are thrown away
constexpr Score decided = 1200;  // a game beyond this for some plies is won
constexpr int decided_plies = 4;
constexpr Score level = 6; // below this for long, late in the game, it is drawn
constexpr int level_plies = 12;
constexpr int level_from_ply = 80;
constexpr int longest_game = 400;
constexpr std::uint64_t hard_limit = 8;    // times the soft one: some iterations explode
constexpr std::size_t table_megabytes = 1; // cleared before each game

// One game: the line that the engine sees and the moves that are written.
class Game {
  public:
    const GameLine& line() const { return line_; }
    const Position& position() const { return line_.position; }
    std::vector<ScoredMove>& moves() { return moves_; }

    void play(Move move, std::int16_t score) {
        moves_.push_back({move.bits(), score});
        line_.earlier.push_back(position().key());
        line_.position.play(move);
        if (position().quiet_plies() == 0) {
            line_.earlier.clear();
        }
    }
    int occurrences() const {
        return 1 + static_cast<int>(
                       std::count(line_.earlier.begin(), line_.earlier.end(), position().key()));
    }

  private:
    GameLine line_;
    std::vector<ScoredMove> moves_;
};

bool random_opening(Game& game, Rng& rng) {
    const int plies = opening_plies + static_cast<int>(rng.below(2));
    for (int i = 0; i < plies; ++i) {
        const MoveList moves = game.position().legal_moves();
        if (moves.empty()) {
            return false;
        }
        game.play(moves[static_cast<std::size_t>(rng.below(moves.size()))], ScoredMove::unscored);
    }
    return game.position().has_legal_move();
}

// The result from white, 0 to 2, or none if the opening was no good.
std::optional<std::uint8_t> play_game(Engine& engine, Game& game, Rng& rng, std::uint64_t nodes) {
    if (!random_opening(game, rng)) {
        return std::nullopt;
    }
    const auto won_by = [](bool by_white) { return static_cast<std::uint8_t>(by_white ? 2 : 0); };
    constexpr std::uint8_t drawn = 1;
    engine.new_game();
    int ahead_for = 0; // plies for which white, below zero black, has been far ahead
    int level_for = 0;
    for (int ply = 0; ply < longest_game; ++ply) {
        const Position& position = game.position();
        if (const auto end = chess::outcome(position, DrawRules::Automatic, MaterialReading::Listed,
                                            game.occurrences())) {
            return end->winner ? won_by(*end->winner == white) : drawn;
        }
        SearchRequest request;
        request.game = game.line();
        request.limits.soft_nodes = nodes;
        request.limits.nodes = nodes * hard_limit;
        const SearchResult result = engine.search(request);
        const Score score = position.to_move() == white ? result.score : -result.score;
        if (ply == 0 && std::abs(score) > balanced) {
            return std::nullopt;
        }
        if (is_decisive(score)) {
            return won_by(score > 0);
        }
        ahead_for = score >= decided    ? std::max(ahead_for, 0) + 1
                    : score <= -decided ? std::min(ahead_for, 0) - 1
                                        : 0;
        level_for = std::abs(score) <= level ? level_for + 1 : 0;
        if (std::abs(ahead_for) >= decided_plies) {
            return won_by(score > 0);
        }
        if (level_for >= level_plies && ply >= level_from_ply) {
            return drawn;
        }
        game.play(*result.best, static_cast<std::int16_t>(score));
    }
    return drawn;
}

// What the threads share.
class Hall {
  public:
    explicit Hall(const PlayRequest& request)
        : request_(request), writer_(request.name, request.part_bytes),
          end_(begin_ + std::chrono::seconds(request.seconds)) {}

    bool open() const {
        return !failed_ && std::chrono::steady_clock::now() < end_ &&
               (request_.games == 0 || games_ < request_.games);
    }
    void take(PlayedGame game) {
        const std::lock_guard lock(mutex_);
        if (request_.games != 0 && games_ >= request_.games) {
            return;
        }
        writer_.write(game);
        ++games_;
        ++results_[game.result];
        moves_ += game.moves.size();
    }
    void fail(std::exception_ptr error) {
        const std::lock_guard lock(mutex_);
        error_ = std::move(error);
        failed_ = true;
    }
    std::string finish() {
        if (error_) {
            std::rethrow_exception(error_);
        }
        writer_.finish();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin_;
        const auto games = static_cast<double>(std::max<std::uint64_t>(games_, 1));
        return fmt::format("{} games, {} moves, {:.1f} a game, {:.0f} a second; white won {:.1f} "
                           "%, drew {:.1f} %, lost {:.1f} %\n",
                           games_.load(), moves_, static_cast<double>(moves_) / games,
                           static_cast<double>(moves_) / took.count(),
                           100.0 * static_cast<double>(results_[2]) / games,
                           100.0 * static_cast<double>(results_[1]) / games,
                           100.0 * static_cast<double>(results_[0]) / games);
    }

  private:
    const PlayRequest& request_;
    GameWriter writer_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point end_;
    std::mutex mutex_;
    std::atomic<std::uint64_t> games_ = 0;
    std::uint64_t moves_ = 0;
    std::array<std::uint64_t, 3> results_{};
    std::atomic<bool> failed_ = false;
    std::exception_ptr error_;
};

void play_games(Hall& hall, Rng rng, const PlayRequest& request) {
    Engine engine(table_megabytes);
    engine.set_network(request.network);
    while (hall.open()) {
        Game game;
        if (const auto result = play_game(engine, game, rng, request.nodes)) {
            hall.take({*result, std::move(game.moves())});
        }
    }
}

} // namespace

std::string play(const PlayRequest& request) {
    Hall hall(request);
    Rng seeds(request.seed);
    std::vector<std::thread> pool;
    for (int i = 0; i < request.threads; ++i) {
        pool.emplace_back([&hall, &request, rng = seeds.split()] {
            try {
                play_games(hall, rng, request);
            } catch (...) {
                hall.fail(std::current_exception());
            }
        });
    }
    for (std::thread& thread : pool) {
        thread.join();
    }
    return hall.finish();
}

} // namespace tabuleiro::roque
