#include "house/entry.hpp"

#include <array>

#include "core/text.hpp"

namespace tabuleiro::house {

std::string to_text(const Entry& entry) {
    std::string text = std::to_string(entry.number) + ' ' + std::to_string(entry.at.count()) + ' ';
    text += entry.seat ? name(*entry.seat) : "house";
    text += ' ';
    text += name(entry.act);
    if (!entry.text.empty()) {
        text += ' ';
        text += entry.text;
    }
    return text;
}

Expected<Entry> parse_entry(std::string_view text) {
    const auto bad = [&] { return fail("That is no entry of a table: " + quoted(text) + "."); };
    std::array<std::string_view, 4> fields;
    std::string_view rest = text;
    for (std::string_view& field : fields) {
        field = rest.substr(0, rest.find(' '));
        rest.remove_prefix(field.size());
        rest = rest.empty() ? rest : rest.substr(1);
    }
    const auto number = parse_number<int>(fields[0]);
    const auto at = parse_number<std::int64_t>(fields[1]);
    const auto seat = parse_player(fields[2]);
    const auto act = parse_act(fields[3]);
    if (!number || *number < 1 || !at || *at < 0 || !act || (!seat && fields[2] != "house")) {
        return bad();
    }
    return Entry{*number, Moment(*at), seat, *act, std::string(rest)};
}

} // namespace tabuleiro::house
