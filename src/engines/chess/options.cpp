#include "engines/chess/options.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "engines/chess/engine.hpp"
#include "engines/chess/strength.hpp"

namespace tabuleiro::roque {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_name(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

constexpr std::string_view no_tables = "<empty>"; // as UCI writes an empty text

Option spin(OptionId id, std::string_view name, int value, int least, int most) {
    return {id, name, OptionKind::Spin, value, least, most, ""};
}
Option check(OptionId id, std::string_view name, int value) {
    return {id, name, OptionKind::Check, value, 0, 1, ""};
}

} // namespace

Options::Options()
    : options_{
          spin(OptionId::Hash, "Hash", static_cast<int>(Engine::default_megabytes), 1,
               static_cast<int>(TranspositionTable::max_megabytes)),
          spin(OptionId::Threads, "Threads", 1, 1, Engine::max_threads),
          spin(OptionId::MultiPv, "MultiPV", 1, 1, 256),
          check(OptionId::Ponder, "Ponder", 0),
          check(OptionId::Chess960, "UCI_Chess960", 0),
          check(OptionId::LimitStrength, "UCI_LimitStrength", 0),
          spin(OptionId::Elo, "UCI_Elo", highest_elo, lowest_elo, highest_elo),
          spin(OptionId::Level, "Level", 0, 0, highest_level),
          check(OptionId::ShowWdl, "UCI_ShowWDL", 0),
          spin(OptionId::MoveOverhead, "Move Overhead", 10, 0, 5000),
          {OptionId::EvalFile, "EvalFile", OptionKind::Text, 0, 0, 0, std::string(default_name)},
          {OptionId::SyzygyPath, "SyzygyPath", OptionKind::Text, 0, 0, 0, std::string(no_tables)},
          spin(OptionId::SyzygyProbeDepth, "SyzygyProbeDepth", TablebaseTerms().probe_depth, 1,
               100),
          spin(OptionId::SyzygyProbeLimit, "SyzygyProbeLimit", TablebaseTerms().most_pieces, 0, 7),
          check(OptionId::Syzygy50MoveRule, "Syzygy50MoveRule", 1),
          {OptionId::ClearHash, "Clear Hash", OptionKind::Button, 0, 0, 0, ""},
          check(OptionId::Resign, "Resign", 1),
          spin(OptionId::ResignScore, "Resign Score", 1000, 200, 10000),
          check(OptionId::DrawOffers, "Draw Offers", 1),
      } {}

const Option& Options::operator[](OptionId id) const {
    return *std::find_if(options_.begin(), options_.end(),
                         [&](const Option& option) { return option.id == id; });
}

void Options::set(OptionId id, int value) {
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&](const Option& option) { return option.id == id; });
    found->value = std::clamp(value, found->least, found->most);
}

Expected<OptionId> Options::set(std::string_view name, std::optional<std::string_view> value) {
    const auto found = std::find_if(options_.begin(), options_.end(), [&](const Option& option) {
        return same_name(option.name, name);
    });
    if (found == options_.end()) {
        return fail("There is no such option.");
    }
    const std::string_view text = value.value_or("");
    switch (found->kind) {
    case OptionKind::Button:
        break;
    case OptionKind::Text:
        found->text = std::string(text);
        break;
    case OptionKind::Check:
        if (same_name(text, "true") || text == "1") {
            found->value = 1;
        } else if (same_name(text, "false") || text == "0") {
            found->value = 0;
        } else {
            return fail("The option {option} is true or false.", found->name);
        }
        break;
    case OptionKind::Spin: {
        const auto number = parse_number<int>(text);
        if (!number || *number < found->least || *number > found->most) {
            return fail("The option {option} is a number from {least} to {most}.", found->name,
                        found->least, found->most);
        }
        found->value = *number;
        break;
    }
    }
    return found->id;
}

std::optional<int> Options::elo() const {
    if (const int level = value(OptionId::Level); level > 0) {
        return elo_of_level(level);
    }
    return is_on(OptionId::LimitStrength) ? std::optional(value(OptionId::Elo)) : std::nullopt;
}

std::optional<std::string> apply(const Options& options, OptionId id, EnginePort& port) {
    switch (id) {
    case OptionId::Hash:
        if (!port.set_megabytes(static_cast<std::size_t>(options.value(id)))) {
            return "There is not that much memory; the hash table keeps its size.";
        }
        break;
    case OptionId::Threads:
        port.set_threads(options.value(id));
        break;
    case OptionId::MoveOverhead:
        port.set_overhead(Milliseconds(options.value(id)));
        break;
    case OptionId::ClearHash:
        port.clear_table();
        break;
    case OptionId::EvalFile:
        if (auto network = find_network(options[id].text)) {
            port.set_network(std::move(*network));
        } else {
            return network.error().text() + " The evaluation goes on as it was.";
        }
        break;
    case OptionId::SyzygyPath: {
        const std::string& path = options[id].text;
        if (const auto opened = port.open_tablebase(path == no_tables ? "" : path); !opened) {
            return opened.error().text() + " The search does without them.";
        }
        break;
    }
    case OptionId::SyzygyProbeDepth:
    case OptionId::SyzygyProbeLimit:
    case OptionId::Syzygy50MoveRule:
        port.set_tablebase_terms({options.value(OptionId::SyzygyProbeDepth),
                                  options.value(OptionId::SyzygyProbeLimit),
                                  options.is_on(OptionId::Syzygy50MoveRule)});
        break;
    default:
        break;
    }
    return std::nullopt;
}

} // namespace tabuleiro::roque
