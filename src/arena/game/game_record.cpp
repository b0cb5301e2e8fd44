#include "arena/game/game_record.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace tabuleiro::arena {
namespace {

using nlohmann::json;

// More of a variation is seldom right, and would make files large.
constexpr std::size_t longest_variation = 30;

template <class T>
json or_null(const std::optional<T>& value) {
    return value ? json(*value) : json(nullptr);
}

json or_null(const std::optional<Duration>& value) {
    return value ? json(value->count()) : json(nullptr);
}

template <class T>
std::optional<T> optional_from(const json& value) {
    return value.is_null() ? std::nullopt : std::optional(value.get<T>());
}

// [milliseconds used, milliseconds left, centipawns, mate, depth, nodes, nodes per second,
// variation]; without what is unknown at the end, and in older files without the last two.
json note_json(const MoveNote& note) {
    const Thought& thought = note.thought;
    json value = json::array({note.used.count(), or_null(note.left), or_null(thought.centipawns),
                              or_null(thought.mate), thought.depth, thought.nodes});
    if (thought.nodes_per_second || !thought.variation.empty()) {
        value.push_back(or_null(thought.nodes_per_second));
    }
    if (!thought.variation.empty()) {
        const auto moves = std::min(thought.variation.size(), longest_variation);
        value.push_back(
            json(std::vector(thought.variation.begin(),
                             thought.variation.begin() + static_cast<std::ptrdiff_t>(moves))));
    }
    return value;
}

MoveNote note_from(const json& value) {
    MoveNote note;
    note.used = Duration(value.at(0).get<std::int64_t>());
    if (const auto left = optional_from<std::int64_t>(value.at(1))) {
        note.left = Duration(*left);
    }
    note.thought = {optional_from<int>(value.at(2)), optional_from<int>(value.at(3)),
                    value.at(4).get<int>(), value.at(5).get<std::uint64_t>()};
    if (value.size() > 6) {
        note.thought.nodes_per_second = optional_from<std::uint64_t>(value.at(6));
    }
    if (value.size() > 7) {
        value.at(7).get_to(note.thought.variation);
    }
    return note;
}

std::optional<Player> winner_from(const std::string& result) {
    if (result == "1/2-1/2") {
        return std::nullopt;
    }
    return result == "1-0" ? Player::First : Player::Second;
}

} // namespace

json to_json(const GameRecord& record) {
    json notes = json::array();
    for (const MoveNote& note : record.notes) {
        notes.push_back(note_json(note));
    }
    const GameJob& job = record.job;
    return {{"game", job.id},
            {"round", job.round},
            {"pair", job.pair},
            {"first", job.seats.first},
            {"second", job.seats.second},
            {"start", job.opening.start},
            {"opening", job.opening.moves},
            {"seed", job.seed},
            {"date", record.date},
            {"result", result_text(record.end.winner)},
            {"reason", to_text(record.end.reason)},
            {"detail", record.end.detail},
            {"moves", record.moves},
            {"notes", std::move(notes)}};
}

Expected<GameRecord> game_record_from(const json& value) {
    try {
        GameRecord record;
        GameJob& job = record.job;
        value.at("game").get_to(job.id);
        value.at("round").get_to(job.round);
        value.at("pair").get_to(job.pair);
        value.at("first").get_to(job.seats.first);
        value.at("second").get_to(job.seats.second);
        value.at("start").get_to(job.opening.start);
        value.at("opening").get_to(job.opening.moves);
        value.at("seed").get_to(job.seed);
        value.at("date").get_to(record.date);
        const auto result = value.at("result").get<std::string>();
        const auto written = value.at("reason").get<std::string>();
        // Older files have a draw without progress as a reason of its own, not as a rule.
        const bool older = written == "no-progress";
        const auto reason = older ? Reason::Rule : parse_reason(written);
        if (!reason || (result != "1-0" && result != "0-1" && result != "1/2-1/2")) {
            return fail("A game has a result or a reason that is none.");
        }
        record.end = {winner_from(result), *reason,
                      older ? written : value.at("detail").get<std::string>()};
        value.at("moves").get_to(record.moves);
        for (const json& note : value.at("notes")) {
            record.notes.push_back(note_from(note));
        }
        return record;
    } catch (const json::exception& error) {
        return fail("A game cannot be read: {cause}", error.what());
    }
}

} // namespace tabuleiro::arena
