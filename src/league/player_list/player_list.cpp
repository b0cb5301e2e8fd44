#include "league/player_list/player_list.hpp"

#include "core/text.hpp"
#include "core/unicode.hpp"

namespace tabuleiro::league {
namespace {

constexpr std::size_t most_listed = 9999;

// The first comma or semicolon outside quotes.
char separator_of(std::string_view text) {
    bool in_quotes = false;
    for (const char c : text) {
        in_quotes = in_quotes != (c == '"');
        if (!in_quotes && (c == ',' || c == ';')) {
            return c;
        }
    }
    return ',';
}

// The fields of a line; none if quotes are not closed.
std::optional<std::vector<std::string>> fields_of(std::string_view line, char separator) {
    std::vector<std::string> fields(1);
    bool in_quotes = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && in_quotes && line.substr(i + 1).starts_with('"')) {
            fields.back() += line[++i];
        } else if (c == '"') {
            in_quotes = !in_quotes;
        } else if (c == separator && !in_quotes) {
            fields.emplace_back();
        } else {
            fields.back() += c;
        }
    }
    return in_quotes ? std::nullopt : std::optional(std::move(fields));
}

} // namespace

Expected<std::vector<ListedPlayer>> parse_player_list(std::string_view text) {
    if (!decoded(text)) {
        return fail("The list of players is no text in UTF-8.");
    }
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) {
        text.remove_prefix(byte_order_mark.size());
    }
    const char separator = separator_of(text);
    std::vector<ListedPlayer> players;
    Reasons reasons;
    std::size_t number = 0;
    for (const std::string_view line : split(text, '\n')) {
        ++number;
        if (trimmed(line).empty()) {
            continue;
        }
        const auto fields = fields_of(trimmed(line), separator);
        if (!fields) {
            reasons.push_back(Reason("Line {line}: the quotes are not closed.", number));
            continue;
        }
        const std::string name(trimmed(fields->front()));
        const std::string rating(fields->size() > 1 ? trimmed((*fields)[1]) : "");
        const auto value = parse_number<unsigned>(rating);
        if (!rating.empty() && (!value || *value > 9999)) {
            if (number > 1) {
                reasons.push_back(
                    Reason("Line {line}: {text} is no rating.", number, quoted_letters(rating)));
            }
        } else if (name.empty()) {
            reasons.push_back(Reason("Line {line}: a player has no name.", number));
        } else {
            players.push_back(
                {name, value ? std::optional(static_cast<int>(*value)) : std::nullopt});
        }
    }
    if (players.size() > most_listed) {
        return fail("A list has at most {most} players.", most_listed);
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return players;
}

} // namespace tabuleiro::league
