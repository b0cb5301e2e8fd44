// The terminal program as a state machine: lines in, text out, no I/O inside.
//
// `wants` says what to call next: for a line, `line` or `end_of_input`; for thinking, `think`,
// which plays one turn of the computer. After each call `take_output` returns the text to write.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/error.hpp"
#include "protocol/renpaarden/chooser.hpp"
#include "protocol/renpaarden/terminal/phrases.hpp"
#include "protocol/renpaarden/terminal/picture.hpp"
#include "protocol/renpaarden/terminal/saved_race.hpp"
#include "record/record.hpp"

namespace tabuleiro::renpaarden {

struct TerminalOptions {
    Options race;                        // valid
    std::optional<ByPlayer<Seat>> seats; // given: there is no menu
    Language language = Language::Portuguese;
    CoordinateStyle coordinates = CoordinateStyle::Names;
    Style style = Style::Plain;
    std::optional<std::chrono::milliseconds> movetime;
    std::uint64_t seed = 0;
};

// What the machine cannot do itself.
struct TerminalHost {
    Chooser chooser;
    std::function<Expected<void>(const std::string& path, const std::string& text)> save;
    std::function<Expected<std::string>(const std::string& path)> load;
};

class Terminal {
  public:
    enum class Wants : std::uint8_t { Line, Thinking, Nothing };

    Terminal(const TerminalOptions& options, TerminalHost host);

    Wants wants() const;
    bool has_human() const { return seats_.first.is_human() || seats_.second.is_human(); }
    std::string take_output();

    // Requires: wants() == Wants::Line.
    void line(std::string_view text);
    void end_of_input();

    // Requires: wants() == Wants::Thinking.
    void think();

  private:
    // What the next line is an answer to.
    struct InMenu {};
    struct ChoosingSide {};
    struct ChoosingLevel {
        Player player;
    };
    struct ChoosingKnight {};
    struct ChoosingY {
        int x;
    };
    struct Leaping {
        Chain chain;
    };
    struct Thinking {};
    struct AskedAgain {};
    struct Gone {};
    using Phase = std::variant<InMenu, ChoosingSide, ChoosingLevel, ChoosingKnight, ChoosingY,
                               Leaping, Thinking, AskedAgain, Gone>;

    // terminal.cpp: the menu, and the course of a race
    void on(InMenu, std::string_view text);
    void on(ChoosingSide, std::string_view text);
    void on(ChoosingLevel asked, std::string_view text);
    void on(AskedAgain, std::string_view text);
    void on(Thinking, std::string_view) {}
    void on(Gone, std::string_view) {}
    void open_menu();
    void ask_level_or_begin(std::optional<Player> after);
    void begin(const SavedRace& saved);
    void go_on();
    void finish_turn(Move turn, const std::vector<Cell>& path);
    void leave();
    Move random_turn() const;
    ThinkingLimits limits() const { return {.time = options_.movetime}; }

    // turn_input.cpp: a person's turn
    void on(ChoosingKnight, std::string_view text);
    void on(ChoosingY asked, std::string_view text);
    void on(const Leaping& leaping, std::string_view text);
    bool obeyed(std::string_view text);
    bool obeyed_word(std::string_view command);
    void take_cells(const std::vector<Cell>& cells);
    void lift(Cell from);
    void leap(Chain chain, Cell to);
    void play_path(const std::vector<Cell>& cells);
    void hint();
    void take_back();
    void save(std::string_view path);
    void load(std::string_view path);

    // output.cpp
    template <class... Arguments>
    std::string say(Say what, const Arguments&... arguments) const {
        return renpaarden::say(options_.language, what, arguments...);
    }
    std::string side(Player player) const; // White (o)
    Coordinates coordinates() const;
    void tell(std::string_view lines);
    void tell_plain(std::string_view lines); // what a screen shows anyway
    void show_menu();
    void show_board();
    void show_leaps(const Chain& chain);
    std::string leap_list(const Chain& chain) const;
    void ask();
    std::string prompt() const;
    std::string menu() const;
    std::string screen() const;
    std::string board() const;

    TerminalOptions options_;
    TerminalHost host_;
    ByPlayer<Seat> seats_;
    std::optional<Record<Renpaarden>> race_;
    std::vector<Cell> last_path_;
    Phase phase_;
    std::uint64_t races_ = 0; // begun so far: each has its own random numbers
    std::string output_;
    std::vector<std::string> messages_; // of a screen, which shows the latest
};

} // namespace tabuleiro::renpaarden
