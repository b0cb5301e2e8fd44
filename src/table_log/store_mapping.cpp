#include "table_log/store_mapping.hpp"

#include "core/text.hpp"

namespace tabuleiro::table_log {

store::Event to_store(const house::Event& event) {
    return {static_cast<std::uint32_t>(event.number), event.at.count(), event.seat,
            std::string(house::name(event.kind)),     event.text,       event.command_id};
}

Expected<house::Event> from_store(const store::Event& event) {
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

store::Finish to_store(const Result& result, house::WallTime at) {
    return {result.winner, std::string(to_text(result.ending)), result.rule, at.count()};
}

ByPlayer<store::Seat> seats_of(const house::Settings& settings) {
    ByPlayer<store::Seat> seats;
    for (const Player player : players) {
        const house::Seat& seat = settings.seats[player];
        seats[player].kind = house::name(seat.kind);
        seats[player].name = seat.name;
        if (seat.kind == house::SeatKind::Computer) {
            seats[player].level = std::to_string(seat.level);
        }
    }
    return seats;
}

Expected<RestoredTable> restore(const store::TableLog& log) {
    const auto settings = house::parse_settings(log.table.settings);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    std::vector<house::Event> events;
    events.reserve(log.events.size());
    for (const store::Event& stored_event : log.events) {
        auto event = from_store(stored_event);
        if (!event) {
            return tl::unexpected(event.error());
        }
        events.push_back(*std::move(event));
    }
    auto table =
        house::Table::restore(log.table.id, *settings, house::WallTime(log.table.created), events);
    if (!table) {
        return tl::unexpected(table.error());
    }
    return RestoredTable{*std::move(table), log.table.seats};
}

Expected<std::optional<RestoredTable>>
restore_table(const Expected<std::optional<store::TableLog>>& log) {
    if (!log) {
        return tl::unexpected(log.error());
    }
    if (!*log) {
        return std::nullopt;
    }
    return restore(**log).map(
        [](RestoredTable restored) { return std::optional(std::move(restored)); });
}

} // namespace tabuleiro::table_log
