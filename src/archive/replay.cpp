#include "archive/replay.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/table_view.hpp"

namespace tabuleiro::archive {
namespace {

Expected<house::Event> to_house(const store::Event& event) {
    const auto kind = house::parse_event_kind(event.kind);
    if (!kind) {
        return fail("Event {number} has a kind that is not known: {kind}.", event.number,
                    tabuleiro::quoted(event.kind));
    }
    return house::Event{static_cast<int>(event.number),
                        house::WallTime(event.at),
                        event.seat,
                        *kind,
                        event.text,
                        event.command_id};
}

} // namespace

Expected<Replay> replay(const store::Table& stored, const std::vector<store::Event>& events) {
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
    for (const store::Event& stored_event : events) {
        const auto event = to_house(stored_event);
        if (!event) {
            return tl::unexpected(event.error());
        }
        if (auto done = replay.table.replay(*event); !done) {
            return tl::unexpected(done.error());
        }
        // However take-backs are agreed on, the number of moves left shows them.
        replay.played_by.resize(static_cast<std::size_t>(replay.table.plies()),
                                stored_event.number);
        if (const auto& result = replay.table.result(); result && !replay.finish) {
            replay.finish = store::Finish{result->winner, std::string(to_text(result->ending)),
                                          result->rule, stored_event.at};
        }
    }
    return replay;
}

Expected<store::TableLog> adoptable(store::Table table, std::vector<store::Event> events) {
    const auto replayed = replay(table, events);
    if (!replayed) {
        return tl::unexpected(replayed.error());
    }
    if (!nlohmann::json::accept(house::TableView(replayed->table, house::Viewer::Watcher)
                                    .state(replayed->table.last_change()))) {
        return fail("A name or an id of the table is not UTF-8.");
    }
    for (const Player player : players) {
        const house::Seat& seat = replayed->table.settings().seats[player];
        const bool person = seat.kind != house::SeatKind::Computer;
        table.seats[player] = {std::string(house::name(seat.kind)), seat.name,
                               person ? "" : std::to_string(seat.level), std::nullopt,
                               std::nullopt};
    }
    return store::TableLog{std::move(table), std::move(events), replayed->finish};
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
