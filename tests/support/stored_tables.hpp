// Games of every kind in a store, as a server would have written them.
#pragma once

#include "core/rng.hpp"
#include "support/store_sample.hpp"
#include "support/table_scenarios.hpp"

namespace tabuleiro::test {

// Those of every game, and one that does not begin at its game's usual position.
inline const std::vector<Scenario>& stored_scenarios() {
    static const std::vector<Scenario> scenarios = [] {
        std::vector<Scenario> all = table_scenarios();
        all.push_back({"chess", "here", "here", R"("start":"4k3/P7/8/8/8/8/8/4K3 b - - 0 40")"});
        return all;
    }();
    return scenarios;
}

inline store::Event stored(const Event& event) {
    return {static_cast<std::uint32_t>(event.number),
            event.at.count(),
            event.seat,
            std::string(name(event.kind)),
            event.text,
            event.command_id};
}

// A table at which random things happen: moves, offers, take-backs, at times a resignation.
inline TableDriver random_table(const Scenario& scenario, Rng& rng, int commands) {
    TableDriver driver(scenario.game, scenario.first, scenario.second, scenario.more);
    driver.chance = rng.split();
    if (driver.table().phase() == house::Phase::Waiting) {
        driver.join("Zé  \"o\" } \\ [%clk = Silva");
    }
    for (int i = 0; i < commands && driver.table().phase() == house::Phase::Playing; ++i) {
        driver.now += WallTime(rng.below(3000));
        const Player seat = driver.table().turn().value_or(Player::First);
        const Player actor = rng.below(8) == 0 ? opponent(seat) : seat;
        const Viewer viewer =
            host_of(driver.settings()) == Viewer::Both ? Viewer::Both : house::viewer_of(actor);
        if (const auto flag = driver.table().due(driver.now)) {
            driver.apply(*flag);
            continue;
        }
        const json moves = driver.state(viewer)["choices"];
        if (!moves.empty() && rng.below(10) < 8) {
            driver.play(viewer, moves[rng.below(moves.size())]["move"].get<std::string>());
            continue;
        }
        const auto kind =
            static_cast<CommandKind>(rng.below(static_cast<std::uint64_t>(CommandKind::Rematch)));
        const bool ends = kind == CommandKind::Resign || kind == CommandKind::Abort;
        if (kind != CommandKind::Play && (!ends || rng.below(10) == 0)) {
            driver.attempt(viewer, kind);
        }
    }
    return driver;
}

// Stores what a server would have stored.
inline void put(store::Store& store, const std::string& id, const TableDriver& driver) {
    store::Table table{id, driver.settings().game, house::to_text(driver.settings()), 900'000, {}};
    for (const Player player : players) {
        const house::Seat& seat = driver.settings().seats[player];
        table.seats[player] = {std::string(house::name(seat.kind)), seat.name,
                               seat.level > 0 ? std::to_string(seat.level) : "",
                               hash_of(static_cast<std::uint8_t>(player)), std::nullopt};
    }
    require(create(store, table).map([] { return true; }));
    for (const Event& event : driver.log()) {
        std::optional<store::Finish> finish;
        if (const auto& result = driver.table().result();
            result && &event == &driver.log().back()) {
            finish = {result->winner, std::string(to_text(result->ending)), result->rule,
                      event.at.count()};
        }
        require(append(store, id, stored(event), finish).map([] { return true; }));
    }
}

// Plays every scenario.
inline void play_all(store::Store& store) {
    Rng rng(2026);
    int number = 0;
    for (const Scenario& scenario : stored_scenarios()) {
        const int commands = static_cast<int>(rng.below(120));
        put(store, "table " + std::to_string(++number), random_table(scenario, rng, commands));
    }
}

} // namespace tabuleiro::test
