#include "archive/archive.hpp"

#include <limits>
#include <map>

#include "archive/text/chess_form.hpp"
#include "archive/text/plain_form.hpp"
#include "archive/text/table_text.hpp"
#include "core/text.hpp"
#include "store/blocking.hpp"

namespace tabuleiro::archive {
namespace {

void add(Reasons& reasons, const Error& error) {
    reasons.insert(reasons.end(), error.reasons().begin(), error.reasons().end());
}

Expected<std::vector<store::TableLog>> read_chess(std::string_view text) {
    std::vector<store::TableLog> tables;
    Reasons reasons;
    // All events of a table are in its comments, however many there are.
    chess::PgnReader reader(chess::PgnDetail::Everything,
                            {.comment_bytes = std::numeric_limits<std::size_t>::max()});
    reader.feed(text);
    reader.finish();
    while (const chess::PgnEntry* entry = reader.next()) {
        auto log = from_chess(*entry);
        if (log) {
            tables.push_back(*std::move(log));
        } else {
            add(reasons, log.error());
        }
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    return tables;
}

Expected<std::vector<store::TableLog>> read_plain(std::string_view text) {
    PlainReader reader;
    for (const std::string_view line : split(text, '\n')) {
        reader.line(line);
    }
    return reader.finish();
}

} // namespace

Expected<Exported> export_games(store::Store& store,
                                const std::function<void(std::string_view)>& write) {
    const auto ids = tables(store);
    if (!ids) {
        return tl::unexpected(ids.error());
    }
    Exported exported;
    write(first_line);
    for (const std::string& id : *ids) {
        const auto log = load(store, id);
        if (!log) {
            return tl::unexpected(log.error());
        }
        if (!*log) {
            continue; // it has been removed in the meantime
        }
        if (const auto text = to_text(**log)) {
            write(*text);
            ++exported.games;
        } else {
            exported.left_out.push_back("Table " + id + ": " + text.error().text());
        }
    }
    return exported;
}

Expected<Imported> import_games(store::Store& store, std::string_view text) {
    auto tables = read_chess(text);
    auto others = read_plain(text);
    Reasons reasons;
    for (const auto* part : {&tables, &others}) {
        if (!*part) {
            add(reasons, part->error());
        }
    }
    if (!reasons.empty()) {
        return fail(std::move(reasons));
    }
    tables->insert(tables->end(), std::make_move_iterator(others->begin()),
                   std::make_move_iterator(others->end()));
    // A table that occurs twice in the text is one game, if both are the same.
    std::map<std::string_view, const store::TableLog*> by_id;
    for (const store::TableLog& log : *tables) {
        const auto [found, is_new] = by_id.emplace(log.table.id, &log);
        if (!is_new && *found->second != log) {
            return fail("The table {table} stands twice in the text, and differs.", log.table.id);
        }
    }
    const std::size_t games = by_id.size();
    return adopt(store, *std::move(tables)).map([&](std::size_t added) {
        return Imported{games, added};
    });
}

} // namespace tabuleiro::archive
