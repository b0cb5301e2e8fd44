#include "games/chess/pgn_writer.hpp"

#include <algorithm>
#include <array>

#include "games/chess/fen.hpp"
#include "games/chess/line_wrapper.hpp"
#include "games/chess/pgn_comment.hpp"
#include "games/chess/pgn_tag.hpp"
#include "games/chess/pgn_words.hpp"
#include "games/chess/san.hpp"

namespace tabuleiro::chess {

namespace {

struct RosterTag {
    std::string_view name;
    std::string_view unknown;
};
constexpr std::array<RosterTag, 7> roster{{{"Event", "?"},
                                           {"Site", "?"},
                                           {"Date", "????.??.??"},
                                           {"Round", "?"},
                                           {"White", "?"},
                                           {"Black", "?"},
                                           {"Result", "*"}}};

bool has_tag(const std::vector<PgnTag>& tags, std::string_view name) {
    return std::any_of(tags.begin(), tags.end(),
                       [&](const PgnTag& tag) { return tag.name == name; });
}

// Castling that classical chess does not have, so that the reader needs the Variant tag.
bool castles_elsewhere(const Position& position) {
    constexpr Bitboard corners = 0x8100000000000081;
    return std::any_of(players.begin(), players.end(), [&](Player player) {
        const Side& side = position.board()[player];
        return side.castling_rooks != 0 &&
               (file_of(side.king()) != 4 || (side.castling_rooks & ~corners) != 0);
    });
}

void write_line(LineWrapper& out, const PgnLine& line, Position position);

void write_note(LineWrapper& out, const PgnNote& note, const Position& before) {
    for (const Nag nag : note.nags) {
        out.word("$" + std::to_string(nag));
    }
    std::string comment = command_text(note);
    if (note.comment.find('}') != std::string::npos) {
        out.comment(comment);
        comment = note.comment;
    } else {
        comment += (comment.empty() ? "" : " ") + note.comment;
    }
    out.comment(comment);
    for (const PgnLine& variation : note.variations) {
        out.open_bracket();
        write_line(out, variation, before);
        out.close_bracket();
    }
}

void write_line(LineWrapper& out, const PgnLine& line, Position position) {
    Position before = position;
    auto note = line.notes.begin();
    bool say_number = true;
    for (std::size_t ply = 0; ply <= line.moves.size(); ++ply) {
        if (note != line.notes.end() && note->ply == ply) {
            write_note(out, *note, before);
            say_number |= !note->comment.empty() || !note->variations.empty() || note->clock ||
                          note->elapsed || note->evaluation;
            ++note;
        }
        if (ply == line.moves.size()) {
            return;
        }
        const bool is_white = position.to_move() == white;
        if (is_white || say_number) {
            out.word(std::to_string(position.move_number()) + (is_white ? "." : "..."));
        }
        say_number = false;
        out.word(to_san(position, line.moves[ply]));
        before = position;
        position.play(line.moves[ply]);
    }
}

} // namespace

std::vector<PgnTag> written_tags(const PgnGame& game) {
    std::vector<PgnTag> tags;
    for (const auto& [name, unknown] : roster) {
        tags.push_back({std::string(name), std::string(game.tag(name).value_or(unknown))});
    }
    tags.back().value = to_text(game.result);
    for (const PgnTag& tag : game.tags) {
        const bool other_game = tag.name == "Variant" && !is_chess_variant(tag.value);
        if (is_tag_name(tag.name) && tag.name != "SetUp" && tag.name != "FEN" && !other_game &&
            !has_tag(tags, tag.name)) {
            tags.push_back(tag);
        }
    }
    if (castles_elsewhere(game.start) && !has_tag(tags, "Variant")) {
        tags.push_back({"Variant", "Chess960"});
    }
    if (!(game.start == Position())) {
        tags.push_back({"SetUp", "1"});
        tags.push_back({"FEN", to_fen(game.start)});
    }
    return tags;
}

void append_pgn(std::string& text, const PgnGame& game) {
    for (const PgnTag& tag : written_tags(game)) {
        text += tag_text(tag.name, tag.value) + '\n';
    }
    text += '\n';
    LineWrapper out(text);
    write_line(out, game.line, game.start);
    out.word(to_text(game.result));
    out.end_line();
    text += '\n';
}

std::string to_pgn(const PgnGame& game) {
    std::string text;
    append_pgn(text, game);
    return text;
}

} // namespace tabuleiro::chess
