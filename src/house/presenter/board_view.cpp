#include "house/presenter/board_view.hpp"

namespace tabuleiro::house {

namespace {

void write_fields(JsonWriter& out, const LoosePiece& piece) {
    out.key("is").word(piece.is).key("by").word(name(piece.by));
    if (!piece.label.empty()) {
        out.key("label").word(piece.label);
    }
}

void write(JsonWriter& out, const std::vector<LoosePiece>& pieces) {
    out.open_array();
    for (const LoosePiece& piece : pieces) {
        out.open_object();
        write_fields(out, piece);
        out.close_object();
    }
    out.close_array();
}

void write(JsonWriter& out, const Piece& piece) {
    out.open_object().key("at").word(piece.at);
    out.key("is").word(piece.is).key("by").word(name(piece.by));
    if (!piece.label.empty()) {
        out.key("label").word(piece.label);
    }
    if (piece.uses) {
        out.key("uses").number(*piece.uses);
    }
    out.close_object();
}

template <class Words>
void write_words(JsonWriter& out, const Words& words) {
    out.open_array();
    for (const std::string_view word : words) {
        out.word(word);
    }
    out.close_array();
}

void write_fleet(JsonWriter& out, const std::vector<Squadron>& fleet) {
    out.open_array();
    for (const Squadron& squadron : fleet) {
        out.open_object().key("is").word(squadron.is);
        out.key("ships").number(squadron.ships).key("sunk").number(squadron.sunk).close_object();
    }
    out.close_array();
}

void write(JsonWriter& out, const Board& board) {
    out.open_object().key("name").word(board.name).key("columns");
    write_words(out, board.columns);
    out.key("rows");
    write_words(out, board.rows);
    out.key("pattern").word(board.pattern).key("turns").boolean(board.turns);
    out.key("pieces").open_array();
    for (const Piece& piece : board.pieces) {
        write(out, piece);
    }
    out.close_array().key("marks").open_array();
    for (const Mark& mark : board.marks) {
        out.open_object().key("at").word(mark.at).key("is").word(mark.is).close_object();
    }
    out.close_array();
    if (!board.fleet.empty()) {
        write_fleet(out.key("fleet"), board.fleet);
    }
    out.close_object();
}

} // namespace

void write(JsonWriter& out, const Path& path) {
    write_words(out, path);
}

void write(JsonWriter& out, const BoardView& board_view) {
    out.open_object().key("boards").open_array();
    for (const Board& board : board_view.boards) {
        write(out, board);
    }
    out.close_array().key("beside").open_object();
    for (const Player player : players) {
        out.key(name(player));
        write(out, board_view.beside[player]);
    }
    out.close_object().close_object();
}

void write(JsonWriter& out, const std::vector<Choice>& choices) {
    out.open_array();
    for (const Choice& choice : choices) {
        out.open_object().key("move").word(choice.move).key("path");
        write(out, choice.path);
        out.key("kind").word(choice.kind).key("choice");
        if (choice.choice.empty()) {
            out.null();
        } else {
            out.word(choice.choice);
        }
        out.key("touches");
        write(out, choice.touches);
        if (!choice.also.empty()) {
            out.key("also");
            write(out, choice.also);
        }
        out.close_object();
    }
    out.close_array();
}

void write(JsonWriter& out, const NextCells& next_cells) {
    out.open_object();
    for (const auto& [from, to] : next_cells) {
        out.key(from);
        write(out, to);
    }
    out.close_object();
}

void write(JsonWriter& out, const Stuck& stuck) {
    out.open_object();
    for (const auto& [cell, reason] : stuck) {
        out.key(cell).word(reason);
    }
    out.close_object();
}

void write(JsonWriter& out, const PlayedMove& played, const MoveTime& time) {
    out.open_object().key("by").word(name(played.by)).key("text").word(played.text);
    out.key("note").word(played.note).key("path");
    write(out, played.path);
    out.key("effects").open_array();
    for (const std::string_view did : played.effects) {
        out.word(did);
    }
    out.close_array().key("piece");
    if (played.piece.empty()) {
        out.null();
    } else {
        out.word(played.piece);
    }
    out.key("taken");
    write(out, played.taken);
    out.key("left").number(time.left);
    if (time.spent) {
        out.key("spent").number(time.spent);
    }
    out.close_object();
}

void write(JsonWriter& out, const NamedOpening& opening) {
    out.open_object().key("name").open_object().key("en").text(opening.english);
    out.key("pt").text(opening.portuguese).close_object();
    out.key("ply").number(opening.plies).close_object();
}

void write(JsonWriter& out, const Result& result) {
    out.open_object().key("winner");
    write(out, result.winner);
    out.key("ending").word(to_text(result.ending)).key("rule").word(result.rule).close_object();
}

void write(JsonWriter& out, std::optional<Player> player) {
    if (player) {
        out.word(name(*player));
    } else {
        out.null();
    }
}

std::vector<std::string> letters(char first, int count) {
    std::vector<std::string> labels;
    labels.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        labels.emplace_back(1, static_cast<char>(first + i));
    }
    return labels;
}

std::vector<std::string> numbers(int from, int to) {
    std::vector<std::string> labels;
    for (int n = from; n != to; n += from < to ? 1 : -1) {
        labels.push_back(std::to_string(n));
    }
    labels.push_back(std::to_string(to));
    return labels;
}

} // namespace tabuleiro::house
