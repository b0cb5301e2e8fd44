#include "archive/score_book.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "games/chess/chess960.hpp"
#include "games/chess/coordinate.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/openings.hpp"
#include "games/chess/pgn_reader.hpp"
#include "games/chess/pgn_writer.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::archive {
namespace {

using namespace chess;
using json = nlohmann::ordered_json;

constexpr int deepest_variation = 64; // as the reader has it

json line_json(const PgnLine& line, Position position);

json evaluation_json(const PgnEvaluation& evaluation) {
    const bool mate = evaluation.kind == PgnEvaluation::Kind::MateIn;
    json object{{mate ? "mate" : "centipawns", evaluation.value}};
    if (evaluation.depth) {
        object["depth"] = *evaluation.depth;
    }
    return object;
}

// What is written after a move, which led from `before`.
void add_note(json& move, const PgnNote& note, const Position& before) {
    if (!note.comment.empty()) {
        move["comment"] = note.comment;
    }
    if (!note.nags.empty()) {
        move["nags"] = note.nags;
    }
    if (note.clock) {
        move["clock"] = note.clock->count();
    }
    if (note.elapsed) {
        move["elapsed"] = note.elapsed->count();
    }
    if (note.evaluation) {
        move["evaluation"] = evaluation_json(*note.evaluation);
    }
    for (const PgnLine& variation : note.variations) {
        move["variations"].push_back(line_json(variation, before));
    }
}

json line_json(const PgnLine& line, Position position) {
    json object = json::object();
    auto note = line.notes.begin();
    if (note != line.notes.end() && note->ply == 0) {
        add_note(object, *note++, position);
    }
    json moves = json::array();
    for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
        const Move move = line.moves[ply];
        json entry{{"move", to_coordinates(move)}, {"note", to_san(position, move)}};
        if (note != line.notes.end() && note->ply == ply + 1) {
            add_note(entry, *note++, position);
        }
        moves.push_back(std::move(entry));
        position.play(move);
    }
    object["moves"] = std::move(moves);
    return object;
}

json fault_json(const PgnFault& fault) {
    return {{"at", fault.line}, {"reason", fault.reason}};
}

json game_json(const PgnEntry& entry) {
    const PgnGame& game = entry.game;
    json tags = json::object();
    for (const PgnTag& tag : game.tags) {
        tags.emplace(tag.name, tag.value); // the first of a name counts
    }
    const bool usual = game.start == *chess960_start(standard_start);
    json object{{"tags", std::move(tags)},
                {"start", usual ? json() : json(to_fen(game.start))},
                {"result", to_text(game.result)},
                {"line", line_json(game.line, game.start)},
                {"opening", nullptr},
                {"at", entry.line},
                {"faults", json::array()}};
    if (const auto named = opening_of(game.start, game.line.moves)) {
        object["opening"] = {{"en", named->opening->english},
                             {"pt", named->opening->portuguese},
                             {"plies", named->plies}};
    }
    if (entry.damage) {
        object["faults"].push_back(fault_json(*entry.damage));
    }
    for (const PgnFault& remark : entry.remarks) {
        object["faults"].push_back(fault_json(remark));
    }
    return object;
}

// Bytes that are no UTF-8 (PGN files are often Latin-1) become question marks.
std::string dumped(const json& book) {
    return book.dump(-1, ' ', false, json::error_handler_t::replace);
}

// A book from outside; the first thing that is wrong ends the reading of it.
class BookReader {
  public:
    Expected<PgnGame> game(const json& object) {
        PgnGame game;
        if (!object.is_object()) {
            return fail("It is no object.");
        }
        const json tags = object.value("tags", json::object());
        if (!tags.is_object()) {
            return fail("The tags are no object.");
        }
        for (const auto& [name, value] : tags.items()) {
            if (!value.is_string()) {
                return fail("The tag " + tabuleiro::quoted(name) + " is no text.");
            }
            game.tags.push_back({name, value.get<std::string>()});
        }
        const json start = object.value("start", json());
        auto position = start.is_null()     ? chess960_start(standard_start)
                        : start.is_string() ? parse_fen(start.get<std::string>())
                                            : fail("The start is no text.");
        if (!position) {
            return tl::unexpected(position.error());
        }
        game.start = *position;
        const auto result = parse_result(text_in(object, "result").value_or("*"));
        if (!result) {
            return fail("The result is 1-0, 0-1, 1/2-1/2 or *.");
        }
        game.result = *result;
        auto line = this->line(object.value("line", json::object()), game.start, 0);
        if (!line) {
            return tl::unexpected(line.error());
        }
        game.line = *std::move(line);
        return game;
    }

  private:
    static std::optional<std::string> text_in(const json& object, const char* field) {
        const auto found = object.find(field);
        return found != object.end() && found->is_string()
                   ? std::optional(found->get<std::string>())
                   : std::nullopt;
    }

    static std::optional<std::chrono::milliseconds> time_in(const json& object, const char* field) {
        const auto found = object.find(field);
        constexpr std::int64_t longest = 1'000L * 3600 * 24 * 365;
        if (found == object.end() || !found->is_number_integer()) {
            return std::nullopt;
        }
        const auto time = found->get<std::int64_t>();
        return time >= 0 && time <= longest ? std::optional(std::chrono::milliseconds(time))
                                            : std::nullopt;
    }

    static std::optional<PgnEvaluation> evaluation_in(const json& object) {
        const auto found = object.find("evaluation");
        if (found == object.end() || !found->is_object()) {
            return std::nullopt;
        }
        const bool mate = found->contains("mate");
        const auto value = found->find(mate ? "mate" : "centipawns");
        if (value == found->end() || !value->is_number_integer()) {
            return std::nullopt;
        }
        PgnEvaluation evaluation;
        evaluation.kind = mate ? PgnEvaluation::Kind::MateIn : PgnEvaluation::Kind::Centipawns;
        evaluation.value = value->get<int>();
        if (const auto depth = found->find("depth");
            depth != found->end() && depth->is_number_integer()) {
            evaluation.depth = depth->get<int>();
        }
        return evaluation;
    }

    // The note at a ply of the line, if there is anything in it. `before`: the last move.
    Expected<void> note(const json& object, std::size_t ply, const Position& before, int depth,
                        PgnLine& line) {
        PgnNote note;
        note.ply = ply;
        note.comment = trimmed(text_in(object, "comment").value_or(""));
        note.clock = time_in(object, "clock");
        note.elapsed = time_in(object, "elapsed");
        note.evaluation = evaluation_in(object);
        for (const json& nag : object.value("nags", json::array())) {
            if (!nag.is_number_unsigned() || nag.get<std::uint64_t>() > 255) {
                return fail("A NAG is a number up to 255.");
            }
            note.nags.push_back(nag.get<Nag>());
        }
        for (const json& variation : object.value("variations", json::array())) {
            if (ply == 0 || depth >= deepest_variation) {
                return fail("There is no place for a variation there.");
            }
            auto read = this->line(variation, before, depth + 1);
            if (!read) {
                return tl::unexpected(read.error());
            }
            note.variations.push_back(*std::move(read));
        }
        if (!note.empty()) {
            line.notes.push_back(std::move(note));
        }
        return {};
    }

    Expected<PgnLine> line(const json& object, Position position, int depth) {
        PgnLine line;
        if (!object.is_object()) {
            return fail("A line is no object.");
        }
        if (auto read = note(object, 0, position, depth, line); !read) {
            return tl::unexpected(read.error());
        }
        for (const json& entry : object.value("moves", json::array())) {
            const std::string place = "Move " + std::to_string(line.moves.size() + 1) + ": ";
            const auto text = entry.is_object() ? text_in(entry, "move") : std::nullopt;
            if (!text) {
                return fail(place + "it has no text.");
            }
            auto move = parse_coordinates(position, *text);
            if (!move) {
                move = parse_san(position, *text); // a page may have what people write
            }
            if (!move) {
                return fail(place + move.error().text());
            }
            const Position before = position;
            line.moves.push_back(*move);
            position.play(*move);
            if (auto read = note(entry, line.moves.size(), before, depth, line); !read) {
                return fail(place + read.error().text());
            }
        }
        return line;
    }
};

} // namespace

Expected<std::string> book_of_pgn(std::string_view text, const BookLimits& limits) {
    if (text.size() > limits.bytes) {
        return fail("The text is longer than " + std::to_string(limits.bytes) + " bytes.");
    }
    json games = json::array();
    if (const auto position = parse_fen(trimmed(text))) {
        PgnEntry entry;
        entry.game.start = *position;
        games.push_back(game_json(entry));
    } else {
        PgnReader reader;
        reader.feed(text);
        reader.finish();
        while (const PgnEntry* entry = reader.next()) {
            const PgnGame& game = entry->game;
            if (entry->damage && game.tags.empty() && game.line.empty()) {
                continue; // words that are no game at all
            }
            if (games.size() == limits.games) {
                return fail("There are more than " + std::to_string(limits.games) + " games.");
            }
            games.push_back(game_json(*entry));
        }
    }
    if (games.empty()) {
        return fail("There is no game in the text.");
    }
    return dumped(json{{"games", std::move(games)}});
}

Expected<std::string> pgn_of_book(std::string_view text, const BookLimits& limits) {
    if (text.size() > limits.bytes) {
        return fail("The text is longer than " + std::to_string(limits.bytes) + " bytes.");
    }
    const json book = json::parse(text, nullptr, false);
    if (!book.is_object() || !book.contains("games") || !book["games"].is_array()) {
        return fail("A book is an object with games.");
    }
    std::string pgn;
    std::size_t number = 0;
    for (const json& object : book["games"]) {
        const auto game = BookReader().game(object);
        ++number;
        if (!game) {
            return fail("Game " + std::to_string(number) + ": " + game.error().text());
        }
        append_pgn(pgn, *game);
    }
    return pgn;
}

} // namespace tabuleiro::archive
