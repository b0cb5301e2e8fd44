#include "archive/replay.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"

namespace tabuleiro::archive {
namespace {

Expected<house::Entry> to_house(const store::Entry& entry) {
    const auto act = house::parse_act(entry.deed);
    if (!act) {
        return fail("Entry " + std::to_string(entry.number) +
                    " has a deed that is not known: " + tabuleiro::quoted(entry.deed) + ".");
    }
    return house::Entry{static_cast<int>(entry.number), house::WallTime(entry.at), entry.seat, *act,
                        entry.text};
}

} // namespace

Expected<Replay> replay(const store::Table& stored, const std::vector<store::Entry>& entries) {
    const auto settings = house::parse_settings(stored.settings);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    if (settings->game != stored.game) {
        return fail("The settings are for another game.");
    }
    auto table = house::Table::open(stored.id, *settings, house::WallTime(stored.created));
    if (!table) {
        return tl::unexpected(table.error());
    }
    Replay replay{*std::move(table), {}, std::nullopt};
    for (const store::Entry& stored_entry : entries) {
        const auto entry = to_house(stored_entry);
        if (!entry) {
            return tl::unexpected(entry.error());
        }
        if (auto done = replay.table.apply(*entry); !done) {
            return tl::unexpected(done.error());
        }
        // However take-backs are agreed on, they show in how many moves are left.
        replay.played_by.resize(static_cast<std::size_t>(replay.table.plies()),
                                stored_entry.number);
        if (const auto& result = replay.table.result(); result && !replay.finish) {
            replay.finish = store::Finish{result->winner, std::string(to_text(result->ending)),
                                          result->rule, stored_entry.at};
        }
    }
    return replay;
}

Expected<store::TableLog> adoptable(store::Table table, std::vector<store::Entry> entries) {
    const auto replayed = replay(table, entries);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    if (!nlohmann::json::accept(
            replayed->table.state(house::Viewer::Watcher, replayed->table.last_change()))) {
        return fail("A name or an id of the table is not UTF-8.");
    }
    for (const Player player : players) {
        const house::Seat& seat = replayed->table.settings().seats[player];
        const bool person = seat.kind != house::SeatKind::Computer;
        table.seats[player] = {std::string(house::name(seat.kind)), seat.name,
                               person ? "" : std::to_string(seat.level), std::nullopt,
                               std::nullopt};
    }
    return store::TableLog{std::move(table), std::move(entries), replayed->finish};
}

std::string result_word(const std::optional<store::Finish>& finish) {
    if (!finish) {
        return "unfinished";
    }
    if (finish->winner) {
        return std::string(house::name(*finish->winner));
    }
    return finish->ending == to_text(Ending::Abandonment) ? "void" : "draw";
}

} // namespace tabuleiro::archive
