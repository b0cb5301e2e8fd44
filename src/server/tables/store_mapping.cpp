#include "server/tables/store_mapping.hpp"

#include "core/text.hpp"

namespace tabuleiro::server {

store::Event to_store(const house::Event& event) {
    return {static_cast<std::uint32_t>(event.number), event.at.count(), event.seat,
            std::string(house::name(event.kind)),     event.text,       event.command_id};
}

Expected<std::vector<house::Event>> from_store(std::span<const store::Event> events) {
    std::vector<house::Event> log;
    log.reserve(events.size());
    for (const store::Event& event : events) {
        const auto kind = house::parse_event_kind(event.kind);
        if (!kind) {
            return fail("The store has a command that this program does not know: {kind}.",
                        tabuleiro::quoted(event.kind));
        }
        log.push_back({static_cast<int>(event.number), house::WallTime(event.at), event.seat, *kind,
                       event.text, event.command_id});
    }
    return log;
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

Expected<std::optional<RestoredTable>>
restore_table(const Expected<std::optional<store::TableLog>>& log) {
    if (!log) {
        return tl::unexpected(log.error());
    }
    if (!*log) {
        return std::nullopt;
    }
    const store::Table& stored = (*log)->table;
    const auto settings = house::parse_settings(stored.settings);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    const auto events = from_store((*log)->events);
    if (!events) {
        return tl::unexpected(events.error());
    }
    auto table =
        house::Table::restore(stored.id, *settings, house::WallTime(stored.created), *events);
    if (!table) {
        return tl::unexpected(table.error());
    }
    return RestoredTable{*std::move(table), stored.seats};
}

} // namespace tabuleiro::server
