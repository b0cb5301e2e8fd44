#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "protocol/messages/move_text.hpp"
#include "protocol/messages/uci.hpp"

namespace tabuleiro::uci {
namespace {

using Words = std::vector<std::string_view>;

std::optional<EngineScore> parse_score(std::string_view kind, std::string_view text) {
    const auto value = parse_number<int>(text);
    if (!value || (kind != "cp" && kind != "mate")) {
        return std::nullopt;
    }
    return EngineScore{kind == "cp" ? EngineScore::Kind::Centipawns : EngineScore::Kind::Mate,
                       *value};
}

ScoreBound parse_bound(std::string_view word) {
    return word == "lowerbound"   ? ScoreBound::Lower
           : word == "upperbound" ? ScoreBound::Upper
                                  : ScoreBound::Exact;
}

// The moves from this word on, up to the first word that is none.
std::vector<std::string> parse_variation(const Words& words, std::size_t at) {
    std::vector<std::string> moves;
    for (; at < words.size() && is_square_pair(words[at]); ++at) {
        moves.emplace_back(words[at]);
    }
    return moves;
}

Info parse_info(const Words& words) {
    Info info;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const std::string_view key = words[i];
        const std::string_view value = words[i + 1];
        if (key == "string") {
            break;
        }
        if (key == "pv") { // the last one, as the standard's examples have it
            info.variation = parse_variation(words, i + 1);
            break;
        }
        if (key == "multipv") {
            info.number = parse_number<std::int64_t>(value).value_or(0);
        } else if (const auto number = parse_number<std::int64_t>(value);
                   key == "depth" && number) {
            info.depth = number;
        } else if (key == "nodes" && number && *number >= 0) {
            info.nodes = static_cast<std::uint64_t>(*number);
        } else if (key == "nps" && number && *number >= 0) {
            info.nodes_per_second = static_cast<std::uint64_t>(*number);
        } else if (key == "score" && i + 2 < words.size()) {
            if (const auto score = parse_score(value, words[i + 2])) {
                info.score = score;
                info.bound = parse_bound(i + 3 < words.size() ? words[i + 3] : "");
            }
        }
    }
    return info;
}

// The text from this word on, as it is in the line.
std::string from_word(std::string_view line, std::string_view word) {
    return std::string(trimmed(line.substr(static_cast<std::size_t>(word.data() - line.data()))));
}

// option name Clear Hash type button
Option parse_option(std::string_view line, const Words& words) {
    const auto type = std::find(words.begin() + 2, words.end(), "type");
    return {fmt::format("{}", fmt::join(words.begin() + 2, type, " ")),
            type == words.end() || type + 1 == words.end() ? "" : from_word(line, *(type + 1))};
}

struct MessageWriter {
    std::string operator()(const IdName& id) const { return "id name " + id.name; }
    std::string operator()(const IdAuthor& id) const { return "id author " + id.author; }
    std::string operator()(const Option& option) const {
        return "option name " + option.name + " type " + option.type;
    }
    std::string operator()(const UciOk&) const { return std::string(UciOk::word); }
    std::string operator()(const ReadyOk&) const { return std::string(ReadyOk::word); }
    std::string operator()(const Info& info) const {
        std::string text = "info";
        const auto add = [&](std::string_view name, const auto& value) {
            if (value) {
                text += fmt::format(" {} {}", name, *value);
            }
        };
        add("depth", info.depth);
        add("seldepth", info.selective_depth);
        add("multipv", info.number);
        if (info.score) {
            const bool mate = info.score->kind == EngineScore::Kind::Mate;
            text += fmt::format(" score {} {}", mate ? "mate" : "cp", info.score->value);
            text += info.bound == ScoreBound::Lower   ? " lowerbound"
                    : info.bound == ScoreBound::Upper ? " upperbound"
                                                      : "";
        }
        if (info.chances) {
            text += fmt::format(" wdl {}", fmt::join(*info.chances, " "));
        }
        add("nodes", info.nodes);
        add("nps", info.nodes_per_second);
        add("hashfull", info.permille_table);
        add("tbhits", info.table_base_hits);
        add("time", info.milliseconds);
        if (!info.current_move.empty()) {
            text += fmt::format(" currmove {} currmovenumber {}", info.current_move,
                                info.current_number);
        }
        if (info.variation) {
            text += " pv";
            for (const std::string& move : *info.variation) {
                text += " " + move;
            }
        }
        return info.text.empty() ? text : text + " string " + info.text;
    }
    std::string operator()(const BestMove& best) const {
        return "bestmove " + best.move + (best.ponder.empty() ? "" : " ponder " + best.ponder);
    }
};

} // namespace

std::optional<Message> parse_message(std::string_view line) {
    const Words parts = words(line);
    if (parts.empty()) {
        return std::nullopt;
    }
    const std::string_view word = parts.front();
    const auto is = [&](std::string_view first, std::string_view second) {
        return parts.size() > 2 && word == first && parts[1] == second;
    };
    if (is("id", "name")) {
        return IdName{from_word(line, parts[2])};
    }
    if (is("id", "author")) {
        return IdAuthor{from_word(line, parts[2])};
    }
    if (is("option", "name")) {
        return parse_option(line, parts);
    }
    if (word == UciOk::word) {
        return UciOk{};
    }
    if (word == ReadyOk::word) {
        return ReadyOk{};
    }
    if (word == "info") {
        return parse_info(parts);
    }
    if (word == "bestmove") {
        return BestMove{std::string(parts.size() > 1 ? parts[1] : ""),
                        std::string(parts.size() > 3 && parts[2] == "ponder" ? parts[3] : "")};
    }
    return std::nullopt;
}

std::string format(const Message& message) {
    return std::visit(MessageWriter{}, message);
}

} // namespace tabuleiro::uci
