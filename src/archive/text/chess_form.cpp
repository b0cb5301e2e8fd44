#include "archive/text/chess_form.hpp"

#include <algorithm>

#include "archive/text/text_form.hpp"
#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/pgn_writer.hpp"
#include "house/table_view.hpp"

namespace tabuleiro::archive {
namespace {

using namespace chess;

constexpr std::string_view mark_start = "[%entry ";

// Where each event is written: after this many moves of the final game.
std::vector<std::size_t> places(const store::TableLog& log, const Replay& replay) {
    std::vector<std::size_t> places;
    for (const store::Event& event : log.events) {
        const auto& played = replay.played_by; // grows
        places.push_back(static_cast<std::size_t>(
            std::upper_bound(played.begin(), played.end(), event.number) - played.begin()));
    }
    return places;
}

// The event's mark in a comment. A move just before it is not repeated.
std::string mark(const store::Event& event, const std::optional<store::Event>& said) {
    return std::string(mark_start) + (said == event ? stamp_text(event) : entry_text(event)) + "]";
}

// The text of an event that only plays the move at that ply.
std::vector<std::string> move_texts(const PgnGame& game) {
    std::vector<std::string> texts;
    Position position = game.start;
    for (const Move move : game.line.moves) {
        texts.push_back(Chess::format(position, move));
        position.play(move);
    }
    return texts;
}

Player mover(const PgnGame& game, std::size_t ply) {
    const bool same = ply % 2 == 0;
    return same ? game.start.to_move() : opponent(game.start.to_move());
}

// The event with this stamp that plays the move.
store::Event said_by_move(const PgnGame& game, std::size_t ply, const store::Event& stamp,
                          const std::string& text) {
    return {stamp.number, stamp.at, mover(game, ply), "play", text, stamp.command_id};
}

// Turns the marks of a game into events, in the order of their numbers.
Expected<std::vector<store::Event>> events_of(const PgnGame& game) {
    std::vector<store::Event> events;
    const auto texts = move_texts(game);
    for (const PgnNote& note : game.line.notes) {
        const std::string_view comment = note.comment;
        for (auto at = comment.find(mark_start); at != std::string_view::npos;
             at = comment.find(mark_start, at + 1)) {
            const std::string_view body = comment.substr(
                at + mark_start.size(), comment.find(']', at) - at - mark_start.size());
            if (const auto stamp = parse_stamp(body); stamp && note.ply > 0) {
                events.push_back(said_by_move(game, note.ply - 1, *stamp, texts[note.ply - 1]));
            } else if (auto event = parse_entry(body)) {
                events.push_back(*std::move(event));
            } else {
                return fail("That is no entry: {text}.", quoted(body));
            }
        }
    }
    std::stable_sort(events.begin(), events.end(),
                     [](const auto& a, const auto& b) { return a.number < b.number; });
    return events;
}

Expected<PgnEntry> score_sheet(const house::Table& table) {
    auto games = read_pgn(house::TableView(table, house::Viewer::Both).record());
    if (games.size() != 1 || games.front().damage) {
        return fail("The score sheet of table {table} cannot be read.", table.id());
    }
    return std::move(games.front());
}

Expected<store::TableLog> read(const PgnGame& game) {
    const auto id = game.tag("TabuleiroTable");
    const auto settings = game.tag("TabuleiroSettings");
    const auto created = parse_time(game.tag("TabuleiroCreated").value_or(""));
    if (!id || !settings || !created) {
        return fail("The game has not been exported by this program: there are no tags "
                    "TabuleiroTable, TabuleiroCreated and TabuleiroSettings.");
    }
    auto events = events_of(game);
    if (!events) {
        return tl::unexpected(events.error());
    }
    const store::Table table{std::string(*id), "chess", std::string(*settings), *created, {}};
    const auto replayed = replay(table, *events);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    const auto sheet = score_sheet(replayed->table);
    if (!sheet) {
        return tl::unexpected(sheet.error());
    }
    if (sheet->game.line.moves != game.line.moves || sheet->game.start != game.start ||
        sheet->game.result != game.result) {
        return fail("The moves and the result do not follow from the entries in the comments.");
    }
    return adoptable(table, *std::move(events));
}

} // namespace

Expected<std::string> to_chess(const store::TableLog& log, const Replay& replay) {
    auto sheet = score_sheet(replay.table);
    if (!sheet) {
        return tl::unexpected(sheet.error());
    }
    PgnGame& game = sheet->game;
    game.tags.push_back({"TabuleiroTable", log.table.id});
    game.tags.push_back({"TabuleiroCreated", time_text(log.table.created)});
    game.tags.push_back({"TabuleiroSettings", log.table.settings});
    std::vector<PgnNote> notes(game.line.moves.size() + 1);
    for (std::size_t ply = 0; ply < notes.size(); ++ply) {
        notes[ply].ply = ply;
    }
    for (const PgnNote& clock : game.line.notes) { // the score sheet has no others
        notes[clock.ply].clock = clock.clock;
    }
    const auto texts = move_texts(game);
    const auto where = places(log, replay);
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const store::Event& event = log.events[i];
        const std::size_t ply = where[i];
        std::optional<store::Event> said;
        if (ply > 0 && replay.played_by[ply - 1] == event.number) {
            said = said_by_move(game, ply - 1, event, texts[ply - 1]);
        }
        std::string& comment = notes[ply].comment;
        comment += (comment.empty() ? "" : " ") + mark(event, said);
    }
    std::erase_if(notes, [](const PgnNote& note) { return note.empty(); });
    game.line.notes = std::move(notes);
    return to_pgn(game);
}

Expected<store::TableLog> from_chess(const PgnEntry& entry) {
    Reasons reasons;
    if (entry.damage) {
        reasons.push_back(entry.damage->placed());
    }
    for (const PgnFault& remark : entry.remarks) {
        reasons.push_back(remark.placed());
    }
    if (entry.left_out) {
        reasons.push_back(entry.left_out->placed());
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    auto log = read(entry.game);
    if (!log) {
        for (const Reason& reason : log.error().reasons()) {
            reasons.push_back(PgnFault{entry.line, reason}.placed());
        }
        return fail(std::move(reasons));
    }
    return log;
}

} // namespace tabuleiro::archive
