// A chess engine in a process of its own, as a player.
//
// It is started when first needed and again after a failure. A failure is reported and costs it the
// game, never the tournament.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "arena/players/player.hpp"
#include "arena/process/child.hpp"
#include "arena/process/dialogue.hpp"
#include "arena/process/traffic_log.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro::arena {

struct EngineSetup {
    std::string name;
    Command command;
    Protocol protocol = Protocol::Uci;
    EngineOptions options;
    // How long it may take to start, and to get ready for a game.
    Duration start_time{10'000};
    // How long it may think in a game without a clock.
    Duration patience{60'000};
    // How long it may take to exit after `quit`, and to answer `stop` when its time is over.
    Duration farewell{2'000};
    Duration last_words{1'000};
    std::shared_ptr<TrafficLog> log; // none: no log
};

class EnginePlayer final : public PlayerOf<chess::Chess> {
  public:
    using Chess = chess::Chess;

    explicit EnginePlayer(EngineSetup setup) : setup_(std::move(setup)) {}
    ~EnginePlayer() override;

    tl::expected<void, Failed> new_game(const chess::Position& start, const PlayerLimits& limits,
                                        std::uint64_t seed) override;
    Answer<Chess> choose(const Turn<Chess>& turn) override;
    void game_over(std::string_view result, std::string_view reason) override;

    // Starts the engine if it is not running.
    [[nodiscard]] tl::expected<void, Failed> start();

  private:
    void say(const Lines& lines);
    // Waits until the engine is ready.
    tl::expected<void, Failed> get_ready();
    // The engine's answer to the last request.
    Answer<Chess> hear(const Turn<Chess>& turn, TimePoint asked);
    Event hear_line(const std::string& line);
    Answer<Chess> too_late(bool timed);
    static Answer<Chess> lost_on_time(bool timed);
    Failed gone(NoLine why);
    // Ends the process; returns how it ended.
    std::string drop(Span grace);
    std::string written(const chess::Position& position, chess::Move move) const;

    EngineSetup setup_;
    std::optional<Child> child_;
    std::unique_ptr<Dialogue> dialogue_;
    bool chess960_ = false;
};

} // namespace tabuleiro::arena
