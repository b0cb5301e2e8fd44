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
#include "engines/chess/search_request.hpp"
#include "game_file.hpp"
#include "record/adjudicator.hpp"
#include "record/play_out.hpp"
#include "record/random_opening.hpp"

namespace tabuleiro::roque {

namespace {

constexpr int opening_plies = 8; // or one more, so that both sides start
constexpr Score balanced = 400;  // openings beyond this are discarded
// A game that is far from level for both sides is won, one that is level for long is drawn.
constexpr Adjudication adjudication{.draw = Adjudication::Draw{.from = 40, .moves = 6, .score = 6},
                                    .resign = Adjudication::Resign{.moves = 2, .score = 1200},
                                    .max_moves = std::nullopt};
constexpr int longest_game = 400;
constexpr std::uint64_t hard_limit = 8;    // times the soft one: some iterations explode
constexpr std::size_t table_megabytes = 1; // cleared before each game

std::uint8_t result_from_white(std::optional<Player> winner) {
    return !winner ? 1 : *winner == white ? 2 : 0;
}

// One game of the engine against itself: its score of each position, and how the game ends.
class Game {
  public:
    Game(Engine& engine, Record<Chess> opening, std::uint64_t nodes)
        : engine_(engine), record_(std::move(opening)), nodes_(nodes),
          opening_plies_(static_cast<std::size_t>(record_.plies())) {
        engine_.new_game();
    }

    // None if the opening was unbalanced.
    std::optional<PlayedGame> play() {
        const auto ended =
            play_out(record_, longest_game, [&](const Record<Chess>&) { return think(); });
        if (unbalanced_) {
            return std::nullopt;
        }
        PlayedGame played{result_from_white(ended ? ended->winner : winner_), {}};
        for (std::size_t ply = 0; ply < record_.moves().size(); ++ply) {
            const bool searched = ply >= opening_plies_;
            played.moves.push_back({record_.moves()[ply], searched ? scores_[ply - opening_plies_]
                                                                   : ScoredMove::unscored});
        }
        return played;
    }

  private:
    // None if the game need not be played to its end.
    std::optional<Move> think() {
        SearchRequest request = request_for(record_);
        request.limits.soft_nodes = nodes_;
        request.limits.nodes = nodes_ * hard_limit;
        const SearchResult result = engine_.search(request);
        const Player mover = record_.to_move();
        unbalanced_ = scores_.empty() && std::abs(result.score) > balanced;
        if (unbalanced_) {
            return std::nullopt;
        }
        if (is_decisive(result.score)) {
            winner_ = result.score > 0 ? mover : opponent(mover);
            return std::nullopt;
        }
        adjudicator_.note(mover, result.score);
        if (const auto verdict = adjudicator_.verdict()) {
            winner_ = verdict->winner;
            return std::nullopt;
        }
        scores_.push_back(static_cast<std::int16_t>(mover == white ? result.score : -result.score));
        return result.best;
    }

    Engine& engine_;
    Record<Chess> record_;
    std::uint64_t nodes_;
    std::size_t opening_plies_;
    std::vector<std::int16_t> scores_; // from white, of the moves after the opening
    Adjudicator adjudicator_{adjudication};
    std::optional<Player> winner_; // if the game was adjudicated
    bool unbalanced_ = false;
};

// Collects the games of all threads.
class GameCollector {
  public:
    explicit GameCollector(const PlayRequest& request)
        : request_(request), writer_(request.name, request.part_bytes),
          end_(begin_ + std::chrono::seconds(request.seconds)) {}

    bool open() const {
        return !failed_ && std::chrono::steady_clock::now() < end_ &&
               (request_.games == 0 || games_ < request_.games);
    }
    void take(const PlayedGame& game) {
        const std::vector<Symbol> symbols = symbols_of(game);
        const std::lock_guard lock(mutex_);
        if (request_.games != 0 && games_ >= request_.games) {
            return;
        }
        writer_.write(symbols);
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

void play_games(GameCollector& collector, Rng rng, const PlayRequest& request) {
    Engine engine(table_megabytes);
    engine.set_network(request.network);
    while (collector.open()) {
        const int plies = opening_plies + static_cast<int>(rng.below(2));
        auto opening = try_random_opening(Record<Chess>::begin().value(), plies, rng);
        if (!opening) {
            continue;
        }
        if (auto played = Game(engine, *std::move(opening), request.nodes).play()) {
            collector.take(*played);
        }
    }
}

} // namespace

std::string play(const PlayRequest& request) {
    GameCollector collector(request);
    Rng seeds(request.seed);
    std::vector<std::thread> pool;
    for (int i = 0; i < request.threads; ++i) {
        pool.emplace_back([&collector, &request, rng = seeds.split()] {
            try {
                play_games(collector, rng, request);
            } catch (...) {
                collector.fail(std::current_exception());
            }
        });
    }
    for (std::thread& thread : pool) {
        thread.join();
    }
    return collector.finish();
}

} // namespace tabuleiro::roque
