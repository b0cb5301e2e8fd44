#include "server/tables/table_registry.hpp"

#include <sodium.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/access/token.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds eviction_interval{30};

std::uint64_t random_seed() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

} // namespace

TableRegistry::TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                             Metrics& metrics, Duration absence_limit)
    : loops_(loops), services_{AsyncStore(store), computers, metrics} {
    services_.absence_limit = absence_limit;
    services_.open_rematch = [this](house::Settings settings, ByPlayer<store::Seat> seats) {
        return open_rematch(std::move(settings), std::move(seats));
    };
    for (EventLoops::Loop* loop : loops_.all()) {
        loop_tables_[loop] = std::make_unique<LoopTables>(*loop);
    }
    for (const auto& [loop, tables] : loop_tables_) {
        asio::co_spawn(*loop, evict_idle(*tables), asio::detached);
    }
}

TableRegistry::LoopTables& TableRegistry::home_of(const std::string& table) {
    return *loop_tables_.at(&loops_.home_of(table));
}

Awaitable<Expected<Opened>> TableRegistry::open(house::Settings settings, store::TokenHash host) {
    ByPlayer<store::Seat> seats = table_log::seats_of(settings);
    std::optional<std::string> key;
    for (const Player player : players) {
        if (settings.seats[player].kind == house::SeatKind::Here) {
            seats[player].secret = host;
        } else if (settings.seats[player].kind == house::SeatKind::Link) {
            key = new_token();
            seats[player].invitation = hash_of(*key);
        }
    }
    auto table = co_await open_with(std::move(settings), std::move(seats));
    if (!table) {
        co_return tl::unexpected(table.error());
    }
    co_return Opened{*std::move(table), std::move(key)};
}

Awaitable<Expected<std::string>> TableRegistry::open_with(house::Settings settings,
                                                          ByPlayer<store::Seat> seats) {
    std::string id = new_table_id();
    const house::WallTime now = services_.clock.now();
    auto table = house::Table::open(id, settings, now);
    if (!table) {
        co_return tl::unexpected(table.error());
    }
    store::Table row{id, settings.game, house::to_text(settings), now.count(), seats};
    const auto created = co_await services_.store.create(std::move(row));
    if (!created) {
        ++services_.metrics.store_failures;
        co_return tl::unexpected(created.error());
    }
    ++services_.metrics.tables_opened;
    LoopTables& home = home_of(id);
    table_log::RestoredTable opened{*std::move(table), std::move(seats)};
    co_await asio::co_spawn(home.loop, add_new(home, std::move(opened)), asio::use_awaitable);
    co_return id;
}

// Whoever was invited to the first table gets a seat at the second without another invitation.
Awaitable<Expected<std::string>> TableRegistry::open_rematch(house::Settings settings,
                                                             ByPlayer<store::Seat> seats) {
    const auto invited = house::invited_seat(settings);
    if (!invited) {
        co_return co_await open_with(std::move(settings), std::move(seats));
    }
    const auto secret = std::exchange(seats[*invited].secret, std::nullopt);
    store::Invitee invitee;
    invitee.invitation = hash_of(new_token());
    invitee.name = seats[*invited].name;
    seats[*invited].invitation = invitee.invitation;
    auto id = co_await open_with(std::move(settings), std::move(seats));
    if (!id || !secret) {
        co_return id;
    }
    invitee.secret = *secret;
    const auto live = co_await find(*id);
    if (!live) {
        co_return tl::unexpected(live.error());
    }
    if (*live != nullptr) {
        static_cast<void>(co_await (*live)->join(std::move(invitee)));
    }
    co_return id;
}

Awaitable<Expected<TableRegistry::LiveTablePtr>> TableRegistry::find(std::string table) {
    LoopTables& home = home_of(table);
    co_return co_await asio::co_spawn(home.loop, find_in(home, std::move(table)),
                                      asio::use_awaitable);
}

Awaitable<Expected<TableRegistry::LiveTablePtr>> TableRegistry::find_in(LoopTables& tables,
                                                                        std::string table) {
    const auto found = tables.live.find(table);
    if (found != tables.live.end()) {
        co_return found->second;
    }
    if (!looks_like_table_id(table)) {
        co_return LiveTablePtr();
    }
    // A table must never be live twice.
    if (const auto begun = tables.loading.find(table); begun != tables.loading.end()) {
        const std::shared_ptr<Loading> loading = begun->second;
        co_await loading->finished.async_wait(awaiting);
        co_return loading->result;
    }
    const std::shared_ptr<Loading> loading(
        new Loading{asio::steady_timer(tables.loop, SteadyTime::max())});
    tables.loading[table] = loading;
    try {
        loading->result = co_await load(tables, table);
    } catch (const std::exception& error) {
        log(LogLevel::Error, "not-loaded", {{"table", table}, {"reason", error.what()}});
        loading->result = fail("The server failed to answer that; try again.");
    }
    tables.loading.erase(table);
    loading->finished.cancel();
    co_return loading->result;
}

Awaitable<Expected<TableRegistry::LiveTablePtr>> TableRegistry::load(LoopTables& tables,
                                                                     std::string table) {
    auto loaded = co_await services_.store.load(table, table_log::restore_table);
    if (!loaded) {
        log(LogLevel::Error, "cannot-restore",
            {{"table", table}, {"reason", loaded.error().text()}});
        co_return tl::unexpected(loaded.error());
    }
    if (!*loaded) {
        co_return LiveTablePtr();
    }
    co_return add(tables, **std::move(loaded));
}

TableRegistry::LiveTablePtr TableRegistry::add(LoopTables& tables, table_log::RestoredTable table) {
    const std::string id = table.table.id();
    LiveTablePtr& live = tables.live[id];
    if (live != nullptr) {
        return live;
    }
    ++services_.metrics.tables;
    live = std::make_shared<LiveTable>(tables.loop, services_, std::move(table.table),
                                       std::move(table.seats), random_seed());
    live->post(TableStarted{});
    return live;
}

Awaitable<void> TableRegistry::add_new(LoopTables& tables, table_log::RestoredTable table) {
    add(tables, std::move(table));
    co_return;
}

Awaitable<void> TableRegistry::evict_idle(LoopTables& tables) {
    while (true) {
        tables.eviction.expires_after(eviction_interval);
        const auto [stopped] = co_await tables.eviction.async_wait(awaiting);
        if (stopped) {
            co_return;
        }
        const auto evicted = std::erase_if(tables.live, [](const auto& one) {
            const LiveTablePtr& live = one.second;
            // Nobody else has it: nobody is on the way to it either.
            return live.use_count() == 1 && live->idle();
        });
        services_.metrics.tables -= static_cast<std::int64_t>(evicted);
    }
}

void TableRegistry::close(std::function<void()> done) {
    // The last table that releases it calls `done`.
    auto last = std::shared_ptr<void>(nullptr, [done = std::move(done)](void*) { done(); });
    for (const auto& [loop, tables] : loop_tables_) {
        asio::post(*loop, [tables = tables.get(), last] {
            for (const auto& [id, live] : tables->live) {
                live->post(ServerCloses{last});
            }
        });
    }
}

void TableRegistry::release() {
    for (const auto& [loop, tables] : loop_tables_) {
        asio::post(*loop, [tables = tables.get()] {
            tables->eviction.cancel();
            tables->live.clear();
        });
    }
}

} // namespace tabuleiro::server
