#include "archive/text/replay.hpp"

#include <nlohmann/json.hpp>

#include "house/table_view.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::archive {

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
        const auto event = table_log::from_store(stored_event);
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
            replay.finish = table_log::to_store(*result, event->at);
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
    table.seats = table_log::seats_of(replayed->table.settings());
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
