#include "house/study/pgn_notes.hpp"

#include "core/text.hpp"
#include "games/chess/chess.hpp"

namespace tabuleiro::house {

namespace {

using namespace chess;
using json = nlohmann::ordered_json;

constexpr int deepest_variation = 64; // as the reader has it

json evaluation_json(const PgnEvaluation& evaluation) {
    const bool mate = evaluation.kind == PgnEvaluation::Kind::MateIn;
    json object{{mate ? "mate" : "centipawns", evaluation.value}};
    if (evaluation.depth) {
        object["depth"] = *evaluation.depth;
    }
    return object;
}

json variation_json(const PgnLine& line, const Position& start) {
    json moves = json::array();
    Position position = start;
    for (const Move move : line.moves) {
        moves.push_back(Chess::format(position, move));
        position.play(move);
    }
    return {{"moves", std::move(moves)}, {"notes", notes_json(line, start)}};
}

// `before`: the last move before the note, which its variations replace.
json note_json(const PgnNote& note, const Position& before) {
    json object{{"ply", note.ply}};
    if (!note.comment.empty()) {
        object["comment"] = note.comment;
    }
    if (!note.nags.empty()) {
        object["nags"] = note.nags;
    }
    if (note.clock) {
        object["clock"] = note.clock->count();
    }
    if (note.elapsed) {
        object["elapsed"] = note.elapsed->count();
    }
    if (note.evaluation) {
        object["evaluation"] = evaluation_json(*note.evaluation);
    }
    for (const PgnLine& variation : note.variations) {
        object["variations"].push_back(variation_json(variation, before));
    }
    return object;
}

std::optional<std::int64_t> number_in(const json& object, const char* field, std::int64_t least,
                                      std::int64_t most) {
    const auto found = object.find(field);
    if (found == object.end() || !found->is_number_integer() || *found < least || *found > most) {
        return std::nullopt;
    }
    return found->get<std::int64_t>();
}

std::optional<std::chrono::milliseconds> time_in(const json& object, const char* field) {
    constexpr std::int64_t year = 1'000L * 3600 * 24 * 365;
    const auto time = number_in(object, field, 0, year);
    return time ? std::optional(std::chrono::milliseconds(*time)) : std::nullopt;
}

std::optional<PgnEvaluation> evaluation_in(const json& object) {
    constexpr std::int64_t most = 1'000'000;
    const auto found = object.find("evaluation");
    if (found == object.end() || !found->is_object()) {
        return std::nullopt;
    }
    const bool mate = found->contains("mate");
    const auto value = number_in(*found, mate ? "mate" : "centipawns", -most, most);
    if (!value) {
        return std::nullopt;
    }
    PgnEvaluation evaluation;
    evaluation.kind = mate ? PgnEvaluation::Kind::MateIn : PgnEvaluation::Kind::Centipawns;
    evaluation.value = static_cast<int>(*value);
    if (const auto depth = number_in(*found, "depth", 0, most)) {
        evaluation.depth = static_cast<int>(*depth);
    }
    return evaluation;
}

// The elements of a list, or nothing.
const json& list_in(const json& object, const char* field) {
    static const json nothing = json::array();
    const auto found = object.find(field);
    return found != object.end() && found->is_array() ? *found : nothing;
}

void add_notes_at(PgnLine& line, const Position& start, const json& notes, int depth);

std::optional<PgnLine> variation_of(const json& given, const Position& start, int depth) {
    if (!given.is_object() || depth > deepest_variation) {
        return std::nullopt;
    }
    PgnLine line;
    Position position = start;
    for (const json& text : list_in(given, "moves")) {
        const auto move = text.is_string() ? Chess::parse(position, text.get<std::string>())
                                           : Expected<Move>(fail("It must be a text."));
        if (!move) {
            return std::nullopt;
        }
        line.moves.push_back(*move);
        position.play(*move);
    }
    add_notes_at(line, start, list_in(given, "notes"), depth);
    return line.empty() ? std::nullopt : std::optional(std::move(line));
}

PgnNote note_of(const json& object, std::size_t ply, const Position& before, int depth) {
    PgnNote note;
    note.ply = ply;
    if (const auto comment = object.find("comment");
        comment != object.end() && comment->is_string()) {
        note.comment = trimmed(comment->get_ref<const std::string&>());
    }
    note.clock = time_in(object, "clock");
    note.elapsed = time_in(object, "elapsed");
    note.evaluation = evaluation_in(object);
    for (const json& nag : list_in(object, "nags")) {
        if (nag.is_number_unsigned() && nag.get<std::uint64_t>() <= 255) {
            note.nags.push_back(nag.get<Nag>());
        }
    }
    for (const json& given : list_in(object, "variations")) {
        auto variation = ply > 0 ? variation_of(given, before, depth + 1) : std::nullopt;
        if (variation) {
            note.variations.push_back(*std::move(variation));
        }
    }
    return note;
}

void add_notes_at(PgnLine& line, const Position& start, const json& notes, int depth) {
    Position position = start; // before the last move that was played
    std::size_t played = 0;
    for (const json& object : notes) {
        const auto most = static_cast<std::int64_t>(line.moves.size());
        const auto least = line.notes.empty()
                               ? std::int64_t{0}
                               : static_cast<std::int64_t>(line.notes.back().ply) + 1;
        const auto ply = object.is_object() ? number_in(object, "ply", least, most) : std::nullopt;
        if (!ply) {
            continue;
        }
        while (played + 1 < static_cast<std::size_t>(*ply)) {
            position.play(line.moves[played++]);
        }
        PgnNote note = note_of(object, static_cast<std::size_t>(*ply), position, depth);
        if (!note.empty()) {
            line.notes.push_back(std::move(note));
        }
    }
}

} // namespace

json notes_json(const PgnLine& line, const Position& start) {
    json notes = json::array();
    Position position = start;
    std::size_t played = 0;
    for (const PgnNote& note : line.notes) {
        while (played + 1 < note.ply) {
            position.play(line.moves[played++]);
        }
        notes.push_back(note_json(note, position));
    }
    return notes;
}

void add_notes(PgnLine& line, const Position& start, const json& notes) {
    if (notes.is_array()) {
        add_notes_at(line, start, notes, 0);
    }
}

} // namespace tabuleiro::house
