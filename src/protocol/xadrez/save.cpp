#include "core/text.hpp"
#include "games/xadrez/text.hpp"
#include "protocol/xadrez/club.hpp"

namespace tabuleiro::xadrez {
namespace {

constexpr std::string_view heading = "xadrez 1";
constexpr std::string_view no_game = "game none";

std::uint64_t check_sum(std::string_view text) {
    std::uint64_t sum = 0xCBF29CE484222325; // FNV-1a
    for (const char c : text) {
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3;
    }
    return sum;
}

std::string hexadecimal(std::uint64_t number) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4) {
        *digit = "0123456789abcdef"[number & 15];
    }
    return text;
}

void add_player(std::string& text, const League& league, League::Member member) {
    const GameCounts& counts = league.counts(member);
    for (const std::uint64_t figure : {counts.victories, counts.draws, counts.defeats}) {
        text += std::to_string(figure) + " ";
    }
    text += league.name(member) + "\n";
}

// Parses a text line by line and word by word; after the first missing part everything else is
// missing too.
class Reader {
  public:
    explicit Reader(std::string_view text) : left_(text) {}

    // The text up to a mark, which is dropped.
    std::optional<std::string_view> until(char mark) {
        const auto at = left_.find(mark);
        if (at == std::string_view::npos) {
            return std::nullopt;
        }
        const auto found = left_.substr(0, at);
        left_.remove_prefix(at + 1);
        return found;
    }

    bool skip(std::string_view expected) {
        if (left_.substr(0, expected.size()) != expected) {
            return false;
        }
        left_.remove_prefix(expected.size());
        return true;
    }

    std::optional<std::uint64_t> number(char mark) {
        const auto text = until(mark);
        const auto value = text ? parse_number<std::uint64_t>(*text) : std::nullopt;
        return value && std::to_string(*value) == *text ? value : std::nullopt;
    }

    std::string_view rest() const { return left_; }
    bool done() const { return left_.empty(); }

  private:
    std::string_view left_;
};

bool is_name(std::string_view text) {
    return !text.empty() && text.find_first_of(" \t\n") == std::string_view::npos;
}

// So many games that one more could not be counted are not believable.
bool is_countable(const GameCounts& counts) {
    constexpr std::uint64_t most = std::uint64_t{1} << 60;
    return counts.victories < most && counts.draws < most && counts.defeats < most;
}

bool read_player(Reader& reader, League& league) {
    const auto victories = reader.number(' ');
    const auto draws = victories ? reader.number(' ') : std::nullopt;
    const auto defeats = draws ? reader.number(' ') : std::nullopt;
    const auto name = defeats ? reader.until('\n') : std::nullopt;
    if (!name || !is_name(*name)) {
        return false;
    }
    const GameCounts counts{*victories, *draws, *defeats};
    return is_countable(counts) && league.enter(*name, counts).has_value();
}

Expected<std::optional<RunningGame>> read_game(Reader& reader, const League& league) {
    const auto line = reader.until('\n');
    if (line == no_game) {
        return std::nullopt;
    }
    Reader words(line.value_or(""));
    if (!words.skip("game ")) {
        return fail("The running game is missing.");
    }
    const auto white_name = words.until(' ');
    const auto white = white_name ? league.find(*white_name) : std::nullopt;
    const auto black = league.find(words.rest());
    const auto place = reader.skip("position ") ? reader.until('\n') : std::nullopt;
    if (!white || !black || !place) {
        return fail("The running game is between players of the list, and has a position.");
    }
    auto position = parse_position(*place);
    if (!position) {
        return tl::unexpected(position.error());
    }
    if (position_text(*position) != *place || position->king_captured()) {
        return fail("The position is not as it would have been written.");
    }
    return RunningGame{*std::move(position), {*white, *black}};
}

} // namespace

std::string save_text(const Club& club) {
    std::string text = std::string(heading) + "\n";
    text += "players " + std::to_string(club.league.size()) + "\n";
    for (const League::Member member : club.league.members()) {
        add_player(text, club.league, member);
    }
    if (club.game) {
        const auto& seats = club.game->seats;
        text +=
            "game " + club.league.name(seats.first) + " " + club.league.name(seats.second) + "\n";
        text += "position " + position_text(club.game->position) + "\n";
    } else {
        text += std::string(no_game) + "\n";
    }
    const std::uint64_t sum = check_sum(text);
    return text + "sum " + hexadecimal(sum) + "\n";
}

Expected<Club> parse_save(std::string_view text) {
    constexpr std::size_t sum_line = sizeof("sum 0123456789abcdef\n") - 1;
    const std::string_view body = text.substr(0, text.size() - std::min(text.size(), sum_line));
    if (text.substr(body.size()) != "sum " + hexadecimal(check_sum(body)) + "\n") {
        return fail("The check sum is not that of the file.");
    }
    Reader reader(body);
    if (!reader.skip(heading) || !reader.skip("\nplayers ")) {
        return fail("This is no save of xadrez, or one of another version.");
    }
    Club club;
    const auto count = reader.number('\n');
    for (std::uint64_t i = 0; count && i < *count; ++i) {
        if (!read_player(reader, club.league)) {
            return fail("Player {number} of the list is none.", i + 1);
        }
    }
    if (!count) {
        return fail("The number of players is missing.");
    }
    auto game = read_game(reader, club.league);
    if (!game) {
        return tl::unexpected(game.error());
    }
    if (!reader.done()) {
        return fail("Something follows the game.");
    }
    club.game = *std::move(game);
    return club;
}

} // namespace tabuleiro::xadrez
