#include <algorithm>

#include "core/unicode.hpp"
#include "league/trf/trf.hpp"
#include "league/trf/trf_columns.hpp"

namespace tabuleiro::league {
namespace {

enum class Align : std::uint8_t { Left, Right };

// A line as it grows; fields may come in any order.
class ReportLine {
  public:
    explicit ReportLine(std::string_view code) { set(trf::code, code); }

    void set(trf::Columns columns, std::string_view text, Align align = Align::Left) {
        // Text that is no UTF-8 cannot be counted in characters.
        std::u32string characters = decoded(text).value_or(U"?");
        std::replace_if(characters.begin(), characters.end(), is_line_break, U' ');
        characters.resize(std::min(characters.size(), columns.width()));
        line_.resize(std::max(line_.size(), columns.to), U' ');
        const std::size_t blanks = align == Align::Right ? columns.width() - characters.size() : 0;
        std::copy(characters.begin(), characters.end(),
                  line_.begin() + static_cast<std::ptrdiff_t>(columns.from - 1 + blanks));
    }
    void set(trf::Columns columns, int value) { set(columns, std::to_string(value), Align::Right); }

    std::string text() const {
        const auto end = line_.find_last_not_of(U' ');
        return encoded(std::u32string_view(line_).substr(0, end + 1)) + "\n";
    }

  private:
    static bool is_line_break(char32_t c) { return c == U'\n' || c == U'\r'; }

    std::u32string line_;
};

std::string header_line(std::string_view code, std::string_view text) {
    std::string line = std::string(code) + " " + std::string(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line + "\n";
}

char letter_of(ReportedResult result) {
    return trf::result_letters[static_cast<std::size_t>(result)].second;
}

void set_round(ReportLine& line, std::size_t index, const ReportedRound& round) {
    if (round.result == ReportedResult::NotPaired) {
        return;
    }
    const auto at = [&](trf::Columns columns) { return columns.later(index, trf::round_width); };
    if (round.opponent) {
        line.set(at(trf::opponent), *round.opponent);
        line.set(at(trf::colour), round.colour == Player::First ? "w" : "b");
    } else {
        line.set(at(trf::opponent), "0000");
        line.set(at(trf::colour), "-");
    }
    line.set(at(trf::result), std::string(1, letter_of(round.result)));
}

std::string player_line(const ReportedPlayer& player) {
    ReportLine line("001");
    line.set(trf::number, player.number);
    line.set(trf::sex, player.sex);
    line.set(trf::title, player.title, Align::Right);
    line.set(trf::name, player.name);
    if (player.rating) {
        line.set(trf::rating, *player.rating);
    }
    line.set(trf::federation, player.federation);
    line.set(trf::fide_number, player.fide_number, Align::Right);
    line.set(trf::birth_date, player.birth_date);
    line.set(trf::points,
             std::to_string(player.half_points / 2) + (player.half_points % 2 == 0 ? ".0" : ".5"),
             Align::Right);
    line.set(trf::rank, player.rank);
    for (std::size_t round = 0; round < player.rounds.size(); ++round) {
        set_round(line, round, player.rounds[round]);
    }
    return line.text();
}

std::string team_line(const ReportedTeam& team) {
    ReportLine line("013");
    line.set(trf::team_name, team.name);
    for (std::size_t i = 0; i < team.players.size(); ++i) {
        line.set(trf::team_member.later(i, trf::team_member_width), team.players[i]);
    }
    return line.text();
}

std::string header(const TournamentReport& report) {
    std::string text;
    const auto add_field = [&](std::string_view code, const std::string& value) {
        if (!value.empty()) {
            text += header_line(code, value);
        }
    };
    for (const trf::HeaderField& field : trf::header_fields) {
        add_field(field.code, report.*field.text);
    }
    for (const std::string& deputy : report.deputies) {
        add_field("112", deputy);
    }
    const auto rated = std::count_if(report.players.begin(), report.players.end(),
                                     [](const ReportedPlayer& player) { return player.rating; });
    text += header_line("062", std::to_string(report.players.size()));
    text += header_line("072", std::to_string(rated));
    text += header_line("082", std::to_string(report.teams.size()));
    if (!report.round_dates.empty()) {
        ReportLine line("132");
        for (std::size_t round = 0; round < report.round_dates.size(); ++round) {
            line.set(trf::round_date.later(round, trf::round_width), report.round_dates[round]);
        }
        text += line.text();
    }
    if (report.rounds) {
        text += header_line("XXR", std::to_string(*report.rounds));
    }
    if (report.initial_colour) {
        text += header_line("XXC", *report.initial_colour == Player::First ? "white1" : "black1");
    }
    return text;
}

} // namespace

std::string to_trf(const TournamentReport& report) {
    std::string text = header(report);
    for (const std::string& line : report.extensions) {
        text += line + "\n";
    }
    for (const ReportedPlayer& player : report.players) {
        text += player_line(player);
    }
    for (const ReportedTeam& team : report.teams) {
        text += team_line(team);
    }
    return text;
}

} // namespace tabuleiro::league
