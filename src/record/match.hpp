// A game between two seats: record, clock, and the actions beside the board (draw offers,
// resignation).
//
// Match is the seam between games, which are types, and everything that handles them at run time:
// one class for all games, with text in its interface. MatchOf<G> implements it for a game. It has
// no threads, no I/O, and never reads the time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "record/clock.hpp"
#include "record/result.hpp"

namespace tabuleiro {

// What a fallen flag means.
enum class FlagRule : std::uint8_t {
    Loses,
    DrawIfHopeless, // a draw, if the other side could not win any more
};

struct MatchOptions {
    ByPlayer<TimeControl> time;
    FlagRule flag = FlagRule::Loses;

    friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

// Moves of the player to move that were read and judged, and are not played yet.
// MatchOf<G>::Preparation makes them.
struct PreparedMoves {
    virtual ~PreparedMoves() = default;
    virtual int count() const = 0;
    // Who is to move after the last of them. Requires: there are moves.
    virtual Player next() const = 0;
    // How the rules end the game after the last of them.
    virtual std::optional<Result> ending() const = 0;

    std::string text; // as the game writes them, blanks between
};

class Match {
  public:
    virtual ~Match() = default;

    virtual std::string_view game() const = 0;
    virtual Player to_move() const = 0;
    virtual int plies() const = 0;
    // The legal moves of the player to move, as text; none after the end.
    virtual std::vector<std::string> legal_moves() const = 0;
    // The moves played, as text.
    virtual std::vector<std::string> moves() const = 0;
    // The position as text: for referees and archives, not for seats of a game with secrets.
    virtual std::string position() const = 0;

    const Clock& clock() const { return clock_; }
    const std::optional<Result>& result() const { return result_; }
    // The rule under which this seat may claim a draw now.
    std::optional<std::string> claim_of(Player seat) const;
    // How the rules end the game in the position on the board, if they do.
    virtual std::optional<Result> ending_by_rule() const = 0;
    // How the match would end by the clock now; none if no flag has fallen.
    std::optional<Result> result_by_flag(Duration now) const;
    // Whose draw offer is open: neither answered nor lapsed.
    std::optional<Player> draw_offer() const { return draw_offer_; }

    // The time of the player to move begins, or goes on after a pause. A match that is not begun
    // begins with its first move, which is then free.
    void begin(Duration now);
    // Stops both clocks until the match is begun again.
    void pause(Duration now);

    // More time on the clock of this player, who has one.
    void give_time(Player to, Duration time) { clock_.add(to, time); }

    // Each of these changes nothing and says why, if it cannot be done. A move after the flag has
    // fallen is not played: the match is over.
    [[nodiscard]] Expected<void> play(Player seat, std::string_view move, Duration now);
    // The n-th of the moves. Requires: they were prepared for this match, as it is or was before
    // the first of them.
    [[nodiscard]] Expected<void> play(Player seat, const PreparedMoves& moves, int n, Duration now);
    [[nodiscard]] Expected<void> resign(Player seat, Duration now);
    // An offer is open until it is answered, or its receiver moves. A second offer in return is
    // agreement.
    [[nodiscard]] Expected<void> offer_draw(Player seat, Duration now);
    [[nodiscard]] Expected<void> decline_draw(Player seat);
    [[nodiscard]] Expected<void> claim_draw(Player seat, Duration now);
    // The seat has left for good; its opponent wins.
    [[nodiscard]] Expected<void> abandon(Player seat, Duration now);
    // The program in the seat has failed, as the rule says; its opponent wins.
    [[nodiscard]] Expected<void> forfeit(Player seat, std::string rule, Duration now);
    // A seat has left, and its opponent accepts a draw.
    [[nodiscard]] Expected<void> draw_by_absence(Duration now);
    // The match is called off: nobody wins.
    [[nodiscard]] Expected<void> cancel(Duration now);
    // Undoes the last move; the seats agree on it elsewhere.
    [[nodiscard]] Expected<void> take_back(Duration now);

    // Goes on although it has ended: in a study, moves may follow a draw.
    void play_on() { result_.reset(); }

    // Ends the match if a flag has fallen by now.
    void check_flag(Duration now);

  protected:
    explicit Match(const MatchOptions& options);

    virtual Expected<void> play_text(std::string_view move) = 0;
    // Says how the rules end the game by it.
    virtual std::optional<Result> play_prepared(const PreparedMoves& moves, int n) = 0;
    virtual void undo() = 0;
    virtual std::optional<std::string> claimable_rule() const = 0;
    virtual bool is_hopeless(Player player) const = 0;

  private:
    Expected<void> still_running(Duration now);
    Expected<void> may_play(Player seat, Duration now);
    void finish_move(Player seat, std::optional<Result> ending, Duration now);
    void end(Result result, Duration now);

    MatchOptions options_;
    Clock clock_;
    std::optional<Result> result_;
    std::optional<Player> draw_offer_;
};

} // namespace tabuleiro
