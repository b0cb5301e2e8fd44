#include "house/study/pgn_exchange.hpp"

#include <algorithm>
#include <set>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/pgn_writer.hpp"
#include "house/shallow_json.hpp"
#include "house/study/move_list.hpp"
#include "house/study/pgn_notes.hpp"
#include "house/study/pgn_readings.hpp"

namespace tabuleiro::house {

namespace {

using namespace chess;
using json = nlohmann::ordered_json;

// Games on paper were played by FIDE's rules.
json line_json(const json& start, const json& moves) {
    return {{"game", Chess::id},
            {"options", {{"draws", "fide"}, {"material", "fide"}}},
            {"start", start},
            {"moves", moves}};
}

// The first of a name counts. An ordered object looks at all its names for a new one, so we
// remember them ourselves.
json tags_json(const std::vector<PgnTag>& tags) {
    json object = json::object();
    std::set<std::string_view> names;
    for (const PgnTag& tag : tags) {
        if (names.insert(tag.name).second) {
            object.get_ref<json::object_t&>().emplace_back(tag.name, tag.value);
        }
    }
    return object;
}

json reason_json(const Reason& reason) {
    JsonWriter out;
    write(out, reason);
    return json::parse(out.take());
}

// Why reading stopped or something was left out; null if all was read.
json trouble_with(const PgnEntry& entry) {
    const PgnGame& game = entry.game;
    if (game.line.moves.size() > longest_line) {
        return reason_json(Reason("Only the first {most} moves were read.", longest_line));
    }
    const auto& trouble = entry.damage ? entry.damage : entry.left_out;
    return trouble ? reason_json(trouble->placed()) : json();
}

json game_json(const PgnEntry& entry) {
    const PgnGame& game = entry.game;
    json moves = json::array();
    Position position = game.start;
    for (const Move move : game.line.moves) {
        if (moves.size() == longest_line) {
            break;
        }
        moves.push_back(Chess::format(position, move));
        position.play(move);
    }
    const bool usual = game.start == *chess960_start(standard_start);
    json object{{"move_list", line_json(usual ? json() : json(to_fen(game.start)), moves)},
                {"tags", tags_json(game.tags)},
                {"result", to_text(game.result)},
                {"trouble", trouble_with(entry)}};
    if (!game.line.notes.empty()) {
        object["notes"] =
            notes_json(game.line, game.start).dump(-1, ' ', false, json::error_handler_t::replace);
    }
    return object;
}

// The games of a text, as far as they are wanted; the others are counted.
class Book {
  public:
    Book(std::size_t most, const Stop& stop) : most_(most), stop_(stop) {}

    bool empty() const { return games_.empty(); }

    void read_pgn(std::string_view text) {
        constexpr std::size_t block = 1 << 16; // a matter of milliseconds
        PgnReadings reader;
        for (; !text.empty() && !stop_(); text.remove_prefix(std::min(block, text.size()))) {
            reader.feed(text.substr(0, block));
            take_games(reader);
        }
        reader.finish();
        take_games(reader);
    }

    void read_positions(std::string_view text) {
        std::size_t number = 0;
        for (const std::string_view raw : split(text, '\n')) {
            const std::string_view line = trimmed(raw);
            ++number;
            if (line.empty() || !has_room()) {
                continue;
            }
            const auto position = parse_fen(line);
            const json trouble = position ? json()
                                          : reason_json(Reason("line {line}: {reason}", number,
                                                               position.error().reasons().front()));
            games_.push_back({{"move_list", line_json(position ? json(to_fen(*position)) : json(),
                                                      json::array())},
                              {"tags", json::object()},
                              {"result", "*"},
                              {"trouble", trouble}});
        }
    }

    // Bytes that are no UTF-8 (PGN files are often Latin-1) become question marks.
    std::string text() const {
        return json{{"games", games_}, {"left_out", left_out_}}.dump(
            -1, ' ', false, json::error_handler_t::replace);
    }

  private:
    void take_games(PgnReadings& reader) {
        while (const PgnEntry* entry = reader.next()) {
            const PgnGame& game = entry->game;
            if (entry->damage && game.tags.empty() && game.line.empty()) {
                continue; // words that are no game at all
            }
            if (has_room()) {
                games_.push_back(game_json(*entry));
            }
        }
    }

    bool has_room() {
        if (games_.size() < most_) {
            return true;
        }
        ++left_out_;
        return false;
    }

    std::size_t most_;
    const Stop& stop_;
    json games_ = json::array();
    std::size_t left_out_ = 0;
};

// What stands first is the board of a FEN: eight ranks.
bool begins_with_position(std::string_view text) {
    const std::string_view rest = trimmed(text);
    const std::string_view board = rest.substr(0, rest.find_first_of(" \t\r\n"));
    return std::count(board.begin(), board.end(), '/') == 7;
}

Expected<std::vector<PgnTag>> tags_of(const json& object) {
    std::vector<PgnTag> tags;
    const auto found = object.find("tags");
    if (found == object.end()) {
        return tags;
    }
    if (!found->is_object()) {
        return fail("The tags must be an object.");
    }
    for (const auto& [name, value] : found->items()) {
        if (!value.is_string()) {
            return fail("The tag {tag} must be a text.", tabuleiro::quoted(name));
        }
        tags.push_back({name, value.get<std::string>()});
    }
    return tags;
}

Expected<PgnResult> result_of(const json& object) {
    const auto found = object.find("result");
    if (found == object.end()) {
        return PgnResult::Unfinished;
    }
    const auto result =
        found->is_string() ? parse_result(found->get_ref<const std::string&>()) : std::nullopt;
    if (!result) {
        return fail("The result is 1-0, 0-1, 1/2-1/2 or *.");
    }
    return *result;
}

Expected<void> play_line(PgnGame& game, const MoveList& line) {
    Position position = game.start;
    for (const std::string& text : line.moves) {
        const auto move = Chess::parse(position, text);
        if (!move) {
            return fail("Move {number}, {text}: {reason}", position.move_number(),
                        tabuleiro::quoted(text), move.error());
        }
        game.line.moves.push_back(*move);
        position.play(*move);
    }
    return {};
}

// Where a line of chess begins: at its own position, or at the one that its options say.
Expected<Position> start_of(const MoveList& line) {
    if (line.start) {
        return parse_fen(*line.start);
    }
    const json options = parse_shallow<json>(line.options);
    const auto number = options.find("start");
    if (number == options.end()) {
        return chess960_start(standard_start);
    }
    return number->is_number_integer() && *number >= 0 && *number < 960
               ? chess960_start(number->get<int>())
               : fail("The option start is a number from 0 to 959.");
}

Expected<PgnGame> game_of(const json& object) {
    if (!object.is_object() || !object.contains("move_list")) {
        return fail("It should be an object with a line.");
    }
    const auto line = read_move_list(nlohmann::json(object["move_list"]));
    if (!line) {
        return fail(line.error().reasons);
    }
    if (line->game != Chess::id) {
        return fail("Only chess is written as PGN.");
    }
    auto start = start_of(*line);
    auto tags = tags_of(object);
    const auto result = result_of(object);
    if (!start || !tags || !result) {
        return tl::unexpected(!start ? start.error() : !tags ? tags.error() : result.error());
    }
    PgnGame game;
    game.tags = *std::move(tags);
    game.start = *start;
    game.result = *result;
    if (const auto played = play_line(game, *line); !played) {
        return tl::unexpected(played.error());
    }
    if (const auto notes = object.find("notes"); notes != object.end() && notes->is_string()) {
        add_notes(game.line, game.start,
                  parse_shallow<json>(notes->get_ref<const std::string&>(), deepest_notes));
    }
    return game;
}

Refusal too_large(const BookLimits& limits) {
    return refusal("too-large", "It is longer than {most} bytes.", limits.bytes);
}

Refusal stopped() {
    return refusal("closing", "The house is closing.");
}

} // namespace

Allowed<std::string> read_games(std::string_view body, const BookLimits& limits, const Stop& stop) {
    if (body.size() > limits.bytes) {
        return tl::unexpected(too_large(limits));
    }
    const json given = parse_shallow<json>(body);
    if (!given.is_object() || !given.contains("text") || !given["text"].is_string()) {
        return refuse("malformed", "It should be an object with a text.");
    }
    const auto& text = given["text"].get_ref<const std::string&>();
    Book book(limits.games, stop);
    if (begins_with_position(text)) {
        book.read_positions(text);
    } else {
        book.read_pgn(text);
    }
    if (stop()) {
        return tl::unexpected(stopped());
    }
    if (book.empty()) {
        return refuse("no-game", "There is no game in the text.");
    }
    return book.text();
}

Allowed<std::string> write_games(std::string_view body, const BookLimits& limits,
                                 const Stop& stop) {
    if (body.size() > limits.bytes) {
        return tl::unexpected(too_large(limits));
    }
    const json book = parse_shallow<json>(body);
    if (!book.is_object() || !book.contains("games") || !book["games"].is_array()) {
        return refuse("malformed", "It should be an object with a list of games.");
    }
    std::string pgn;
    std::size_t number = 0;
    for (const json& object : book["games"]) {
        if (stop()) {
            return tl::unexpected(stopped());
        }
        const auto game = game_of(object);
        ++number;
        if (!game) {
            return refuse("malformed", "Game {number}: {reason}", number, game.error());
        }
        append_pgn(pgn, *game);
    }
    return pgn;
}

} // namespace tabuleiro::house
