#include "server/tables/stored_words.hpp"

#include "core/text.hpp"

namespace tabuleiro::server {

store::Entry to_store(const house::Entry& entry) {
    return {static_cast<std::uint32_t>(entry.number), entry.at.count(), entry.seat,
            std::string(house::name(entry.act)), entry.text};
}

Expected<std::vector<house::Entry>> from_store(std::span<const store::Entry> entries) {
    std::vector<house::Entry> log;
    log.reserve(entries.size());
    for (const store::Entry& entry : entries) {
        const auto act = house::parse_act(entry.deed);
        if (!act) {
            return fail("The store has a deed that this program does not know: " +
                        tabuleiro::quoted(entry.deed) + ".");
        }
        log.push_back({static_cast<int>(entry.number), house::WallTime(entry.at), entry.seat, *act,
                       entry.text});
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

Expected<house::Table> restore_table(const store::TableLog& log) {
    const auto settings = house::parse_settings(log.table.settings);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    const auto entries = from_store(log.entries);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    return house::Table::restore(log.table.id, *settings, house::WallTime(log.table.created),
                                 *entries);
}

} // namespace tabuleiro::server
