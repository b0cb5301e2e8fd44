#include <algorithm>

#include "core/text.hpp"
#include "core/unicode.hpp"
#include "league/trf/trf.hpp"
#include "league/trf/trf_columns.hpp"

namespace tabuleiro::league {
namespace {

// Enough to see what is wrong with a file that is none.
constexpr std::size_t most_reasons = 20;

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        const bool both = text.substr(end).starts_with("\r\n");
        text.remove_prefix(std::min(end + (both ? 2 : 1), text.size()));
    }
    return lines;
}

std::optional<ReportedResult> result_of(char32_t letter) {
    const char32_t upper = letter >= U'a' && letter <= U'z' ? letter - U'a' + U'A' : letter;
    for (const auto& [result, known] : trf::result_letters) {
        if (static_cast<char32_t>(known) == upper) {
            return result;
        }
    }
    return std::nullopt;
}

bool is_bye(ReportedResult result) {
    return result >= ReportedResult::HalfPointBye;
}

// "11.5", in half points.
std::optional<int> parse_points(std::string_view text) {
    const auto point = text.find('.');
    const auto whole = parse_number<unsigned>(text.substr(0, point));
    if (!whole || *whole > most_reported_rounds || point == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view rest = text.substr(point + 1);
    if (rest != "0" && rest != "5") {
        return std::nullopt;
    }
    return static_cast<int>(2 * *whole + (rest == "5" ? 1 : 0));
}

// The fields of one line. What stands between them must be blank.
class LineFields {
  public:
    explicit LineFields(std::string_view line) : characters_(*decoded(line)) {}

    std::size_t size() const { return characters_.size(); }
    char32_t at(std::size_t column) const {
        return column <= size() ? characters_[column - 1] : U' ';
    }
    std::string text(trf::Columns columns) const {
        std::u32string found;
        for (std::size_t column = columns.from; column <= columns.to; ++column) {
            found += at(column);
        }
        return std::string(trimmed(encoded(found)));
    }
    // A number of at most four digits; none if there is something else.
    std::optional<int> number(trf::Columns columns) const {
        const auto found = parse_number<unsigned>(text(columns));
        return found && *found <= 9999 ? std::optional(static_cast<int>(*found)) : std::nullopt;
    }
    bool is_blank(trf::Columns columns) const { return text(columns).empty(); }

  private:
    std::u32string characters_;
};

class ReportReader {
  public:
    Expected<TournamentReport> read(std::string_view text) {
        if (!decoded(text)) {
            return fail("The report is no text in UTF-8.");
        }
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (text.starts_with(byte_order_mark)) {
            text.remove_prefix(byte_order_mark.size());
        }
        for (const std::string_view line : lines_of(text)) {
            ++line_;
            if (!trimmed(line).empty() && !line.starts_with("###")) {
                read_line(line);
            }
        }
        finish();
        if (!reasons_.empty()) {
            reasons_.erase(reasons_.begin() +
                               static_cast<std::ptrdiff_t>(std::min(reasons_.size(), most_reasons)),
                           reasons_.end());
            return fail(std::move(reasons_));
        }
        return std::move(report_);
    }

  private:
    template <class... Values>
    void wrong(FormFor<Values...> form, Values&&... values) {
        reasons_.push_back(Reason(form, std::forward<Values>(values)...));
    }

    void read_line(std::string_view line) {
        const std::string_view code = line.substr(0, 3);
        const std::string_view rest = line.size() > 3 ? line.substr(4) : "";
        if (line.size() > 3 && line[3] != ' ') {
            wrong("Line {line}: column {column} must be blank.", line_, 4);
        } else if (code == "001") {
            read_player(LineFields(line));
        } else if (code == "013") {
            read_team(LineFields(line));
        } else if (code == "132") {
            read_round_dates(LineFields(line));
        } else {
            read_header(code, std::string(trimmed(rest)), line);
        }
    }

    void read_header(std::string_view code, const std::string& text, std::string_view line) {
        const auto* const field =
            std::find_if(trf::header_fields.begin(), trf::header_fields.end(),
                         [&](const trf::HeaderField& each) { return each.code == code; });
        if (field != trf::header_fields.end()) {
            if (!(report_.*field->text).empty()) {
                wrong("Line {line}: the code {code} stands twice.", line_, code);
            }
            report_.*field->text = text;
        } else if (code == "112") {
            if (!text.empty()) {
                report_.deputies.push_back(text);
            }
        } else if (code == "062" || code == "072" || code == "082") {
            read_count(code, text);
        } else if (code == "XXR") {
            report_.rounds = count_of(text);
        } else if (code == "XXC" && (text == "white1" || text == "black1")) {
            report_.initial_colour = text == "white1" ? Player::First : Player::Second;
        } else if (code.starts_with("XX")) {
            report_.extensions.emplace_back(line);
        } else {
            wrong("Line {line}: {code} is no code of a tournament report.", line_,
                  quoted_letters(code));
        }
    }

    int count_of(const std::string& text) {
        const auto count = parse_number<unsigned>(text);
        if (!count || *count > 9999) {
            wrong("Line {line}: {text} is no number from {least} to {most}.", line_,
                  quoted_letters(text), 0, 9999);
            return 0;
        }
        return static_cast<int>(*count);
    }

    // How many rated players there are depends on when one looks.
    void read_count(std::string_view code, const std::string& text) {
        const int count = count_of(text);
        (code == "062" ? players_ : code == "082" ? teams_ : rated_) = count;
    }

    void check_blank(const LineFields& fields, std::size_t column) {
        if (fields.at(column) != U' ') {
            wrong("Line {line}: column {column} must be blank.", line_, column);
        }
    }

    // A number of at most four digits, at least `least`.
    int read_number(const LineFields& fields, trf::Columns columns, int least) {
        const auto number = fields.number(columns);
        if (!number || *number < least) {
            wrong("Line {line}: {text} is no number from {least} to {most}.", line_,
                  quoted_letters(fields.text(columns)), least, 9999);
            return 0;
        }
        return *number;
    }

    void read_player(const LineFields& fields) {
        for (const std::size_t column : {9U, 14U, 48U, 53U, 57U, 69U, 80U, 85U, 90U, 91U}) {
            check_blank(fields, column);
        }
        ReportedPlayer player;
        player.number = read_number(fields, trf::number, 1);
        player.sex = fields.text(trf::sex);
        if (!player.sex.empty() && player.sex != "m" && player.sex != "w") {
            wrong("Line {line}: {text} is neither m nor w.", line_, quoted_letters(player.sex));
        }
        player.title = fields.text(trf::title);
        player.name = fields.text(trf::name);
        if (!fields.is_blank(trf::rating)) {
            player.rating = read_number(fields, trf::rating, 0);
        }
        player.federation = fields.text(trf::federation);
        player.fide_number = fields.text(trf::fide_number);
        player.birth_date = fields.text(trf::birth_date);
        if (const auto points = parse_points(fields.text(trf::points))) {
            player.half_points = *points;
        } else {
            wrong("Line {line}: {text} are no points of the form 11.5.", line_,
                  quoted_letters(fields.text(trf::points)));
        }
        player.rank = fields.is_blank(trf::rank) ? 0 : read_number(fields, trf::rank, 0);
        read_rounds(fields, player);
        report_.players.push_back(std::move(player));
    }

    void read_rounds(const LineFields& fields, ReportedPlayer& player) {
        for (std::size_t i = 0; trf::opponent.from + i * trf::round_width <= fields.size(); ++i) {
            if (i == most_reported_rounds) {
                wrong("Line {line}: a report has at most {most} rounds.", line_,
                      most_reported_rounds);
                return;
            }
            player.rounds.push_back(read_round(fields, i));
        }
        // Blanks at the end of a line are no rounds.
        while (!player.rounds.empty() && player.rounds.back().result == ReportedResult::NotPaired) {
            player.rounds.pop_back();
        }
        rounds_ = std::max(rounds_, player.rounds.size());
    }

    ReportedRound read_round(const LineFields& fields, std::size_t index) {
        const auto at = [&](trf::Columns columns) {
            return columns.later(index, trf::round_width);
        };
        for (const std::size_t column : {96U, 98U, 100U, 101U}) {
            check_blank(fields, column + index * trf::round_width);
        }
        ReportedRound round;
        const auto result = result_of(fields.at(at(trf::result).from));
        if (!result) {
            wrong("Line {line}, round {round}: {text} is no result.", line_, index + 1,
                  quoted_letters(fields.text(at(trf::result))));
            return round;
        }
        round.result = *result;
        const int opponent =
            fields.is_blank(at(trf::opponent)) ? 0 : read_number(fields, at(trf::opponent), 0);
        const std::string colour = fields.text(at(trf::colour));
        const bool has_colour = colour == "w" || colour == "b";
        if (is_bye(round.result) ? opponent != 0 || !(colour.empty() || colour == "-")
                                 : opponent == 0 || !has_colour) {
            wrong("Line {line}, round {round}: a game has an opponent and a colour, w or b; a bye "
                  "has 0000 and -.",
                  line_, index + 1);
            return ReportedRound{};
        }
        if (has_colour) {
            round.opponent = opponent;
            round.colour = colour == "w" ? Player::First : Player::Second;
        }
        return round;
    }

    void read_team(const LineFields& fields) {
        ReportedTeam team{fields.text(trf::team_name), {}};
        for (std::size_t i = 0;; ++i) {
            const trf::Columns columns = trf::team_member.later(i, trf::team_member_width);
            if (columns.from > fields.size()) {
                break;
            }
            check_blank(fields, columns.to + 1);
            if (!fields.is_blank(columns)) {
                team.players.push_back(read_number(fields, columns, 1));
            }
        }
        report_.teams.push_back(std::move(team));
    }

    void read_round_dates(const LineFields& fields) {
        if (!report_.round_dates.empty()) {
            wrong("Line {line}: the code {code} stands twice.", line_, "132");
        }
        for (std::size_t i = 0; trf::round_date.from + i * trf::round_width <= fields.size(); ++i) {
            const trf::Columns columns = trf::round_date.later(i, trf::round_width);
            check_blank(fields, columns.to + 1);
            check_blank(fields, columns.to + 2);
            report_.round_dates.push_back(fields.text(columns));
        }
        while (!report_.round_dates.empty() && report_.round_dates.back().empty()) {
            report_.round_dates.pop_back();
        }
    }

    // What can be said when all lines are known.
    void finish() {
        if (players_ && *players_ != static_cast<int>(report_.players.size())) {
            wrong("The report says that there are {said} players, and has {count}.", *players_,
                  report_.players.size());
        }
        if (teams_ && *teams_ != static_cast<int>(report_.teams.size())) {
            wrong("The report says that there are {said} teams, and has {count}.", *teams_,
                  report_.teams.size());
        }
        if (!reasons_.empty()) {
            return;
        }
        for (ReportedPlayer& player : report_.players) {
            player.rounds.resize(rounds_);
        }
        std::stable_sort(
            report_.players.begin(), report_.players.end(),
            [](const ReportedPlayer& a, const ReportedPlayer& b) { return a.number < b.number; });
        reasons_ = contradictions(report_);
    }

    TournamentReport report_;
    Reasons reasons_;
    std::size_t line_ = 0;
    std::size_t rounds_ = 0;
    std::optional<int> players_; // as the header says
    std::optional<int> rated_;
    std::optional<int> teams_;
};

} // namespace

Expected<TournamentReport> parse_trf(std::string_view text) {
    return ReportReader().read(text);
}

} // namespace tabuleiro::league
