#include "protocol/renpaarden/terminal/saved_race.hpp"

namespace tabuleiro::renpaarden {
namespace {

constexpr std::string_view title = "renpaarden 1";

// Reads lines one by one and counts them; past the end they are empty.
class Lines {
  public:
    explicit Lines(std::string_view text) : lines_(split(text, '\n')) {}

    int number() const { return static_cast<int>(next_); }

    std::string_view take() {
        const std::size_t at = next_++;
        return at < lines_.size() ? trimmed(lines_[at]) : std::string_view{};
    }

    // Returns `human` for the line `white human` where `white` is expected, and nothing for any
    // other.
    std::string_view take(std::string_view word) { return without(take(), word); }

    static std::string_view without(std::string_view line, std::string_view word) {
        const bool fits = line.size() > word.size() && line.substr(0, word.size()) == word &&
                          line[word.size()] == ' ';
        return fits ? line.substr(word.size() + 1) : std::string_view{};
    }

    bool only_blanks_left() {
        while (next_ < lines_.size()) {
            if (!take().empty()) {
                return false;
            }
        }
        return true;
    }

  private:
    std::vector<std::string_view> lines_;
    std::size_t next_ = 0;
};

} // namespace

std::string write_saved(const SavedRace& saved) {
    std::string text(title);
    text += "\nwhite " + name(saved.seats.first) + "\nblack " + name(saved.seats.second);
    text += "\nfirst " + write_position(saved.race.start()) + '\n';
    for (const Move turn : saved.race.moves()) {
        text += "turn " + format_turn(turn) + '\n';
    }
    return text + "end\n";
}

tl::expected<SavedRace, BadLine> read_saved(std::string_view text) {
    Lines lines(text);
    const auto bad_line = [&] { return tl::make_unexpected(BadLine{lines.number()}); };
    if (lines.take() != title) {
        return bad_line();
    }
    ByPlayer<Seat> seats;
    for (const Player player : players) {
        const auto seat = parse_seat(lines.take(player == Player::First ? "white" : "black"));
        if (!seat) {
            return bad_line();
        }
        seats[player] = *seat;
    }
    const auto first = read_position(lines.take("first"));
    if (!first) {
        return bad_line();
    }
    Record<Renpaarden> race(*first, first->options());
    while (true) {
        const std::string_view line = lines.take();
        if (line == "end") {
            break;
        }
        const auto turn = parse_turn(race.position(), Lines::without(line, "turn"));
        if (!turn || race.outcome()) {
            return bad_line();
        }
        race.play(*turn);
    }
    if (!lines.only_blanks_left()) {
        return bad_line();
    }
    return SavedRace{seats, race};
}

} // namespace tabuleiro::renpaarden
