#include "server/tables/table_registry.hpp"

#include <sodium.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "house/opening.hpp"
#include "house/table_view.hpp"
#include "server/access/token.hpp"
#include "server/log.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds eviction_interval{30};
// Of a house that has only one node.
constexpr store::Epoch no_epoch = 0;

// A person's seat is theirs on every device; a visitor's belongs to the browser.
void give(store::Seat& seat, const Identity& host) {
    if (host.person) {
        seat.person = host.person->id;
    } else {
        seat.secret = host.secret;
    }
}

// A person plays under their name. At one screen they say themselves what the two are called.
void name_host(house::Settings& settings, const Identity& host) {
    const house::Viewer seat = house::host_of(settings);
    if (!host.person || seat == house::Viewer::Watcher || seat == house::Viewer::Both) {
        return;
    }
    const Player player = seat == house::Viewer::First ? Player::First : Player::Second;
    settings.seats[player].name = host.person->name;
    if (host.person->program) {
        house::seat_program(settings.seats[player], host.person->program->author);
    }
}

// Empty for a challenge that the viewer has not accepted.
std::string summary_in_list(const house::Table& table, house::Viewer viewer) {
    const bool challenged = table.phase() == house::Phase::Waiting &&
                            house::seat_of(viewer) == house::invited_seat(table.settings());
    return challenged ? "" : house::TableView(table, viewer).summary();
}

// The same of tables in the store, by table, as far as they can be read.
std::unordered_map<std::string, std::string>
summaries_in_list(const Expected<std::vector<store::TableLog>>& logs, const Identity& who) {
    std::unordered_map<std::string, std::string> summaries;
    if (logs) {
        for (const store::TableLog& log : *logs) {
            if (const auto restored = table_log::restore(log)) {
                summaries[log.table.id] =
                    summary_in_list(restored->table, viewer_of(restored->seats, who));
            }
        }
    }
    return summaries;
}

std::uint64_t random_seed() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

} // namespace

TableRegistry::TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                             Metrics& metrics)
    : loops_(loops), services_{AsyncStore(store), computers, metrics} {
    services_.host_lost = [this](const std::string& table) { drop_from(home_of(table), table); };
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

std::string TableRegistry::new_id() {
    return new_table_id();
}

Awaitable<Expected<Opened>> TableRegistry::open(house::Settings settings, Identity host,
                                                std::string id, std::vector<std::string> opening) {
    name_host(settings, host);
    ByPlayer<store::Seat> seats = table_log::seats_of(settings);
    std::optional<std::string> key;
    for (const Player player : players) {
        if (settings.seats[player].kind == house::SeatKind::Here) {
            give(seats[player], host);
        } else if (settings.seats[player].kind == house::SeatKind::Link) {
            key = new_token();
            seats[player].invitation = hash_of(*key);
        } else if (settings.seats[player].kind == house::SeatKind::Open) {
            seats[player].invitation = hash_of(new_token()); // nobody has it, and nobody needs it
        } else if (settings.seats[player].kind == house::SeatKind::Person) {
            seats[player].person = std::exchange(settings.seats[player].person, {});
        }
    }
    auto table = co_await open_with(std::move(settings), std::move(seats), std::move(id),
                                    std::move(opening));
    if (!table) {
        co_return tl::unexpected(table.error());
    }
    co_return Opened{*std::move(table), std::move(key)};
}

// A table with its first events is stored as a whole, so that nobody finds it without them.
Awaitable<Expected<void>> TableRegistry::create(store::TableLog table) {
    if (table.events.empty()) {
        co_return co_await services_.store.create(std::move(table.table));
    }
    const std::string id = table.table.id;
    const auto added = co_await services_.store.adopt(std::move(table));
    if (!added) {
        co_return tl::unexpected(added.error());
    }
    if (*added == 0) {
        co_return fail("There is a table {table} already.", id);
    }
    co_return Expected<void>();
}

Awaitable<Expected<std::string>> TableRegistry::open_with(house::Settings settings,
                                                          ByPlayer<store::Seat> seats,
                                                          std::string id,
                                                          std::vector<std::string> opening) {
    const house::WallTime now = services_.clock.now();
    auto table = house::Table::open(id, settings, now);
    if (!table) {
        co_return tl::unexpected(table.error());
    }
    const auto played = house::play_opening(*table, opening, now);
    if (!played) {
        co_return tl::unexpected(played.error());
    }
    store::TableLog log{{id, settings.game, house::to_text(settings), now.count(), seats}, {}, {}};
    for (const house::Event& event : *played) {
        log.events.push_back(table_log::to_store(event));
    }
    const auto created = co_await create(std::move(log));
    if (!created) {
        ++services_.metrics.store_failures;
        co_return tl::unexpected(created.error());
    }
    ++services_.metrics.tables_opened;
    // Where there are several nodes, the first one that is asked for the table takes it.
    if (services_.store.hosts(no_epoch)) {
        LoopTables& home = home_of(id);
        table_log::RestoredTable opened{*std::move(table), std::move(seats)};
        co_await asio::co_spawn(home.loop, add_new(home, std::move(opened)), asio::use_awaitable);
    }
    co_return id;
}

// Whoever was invited to the first table gets a seat at the second without another invitation.
Awaitable<Expected<std::string>> TableRegistry::open_rematch(house::Settings settings,
                                                             ByPlayer<store::Seat> seats) {
    const auto invited = house::invited_seat(settings);
    if (!invited) {
        co_return co_await open_with(std::move(settings), std::move(seats), new_id());
    }
    const auto secret = std::exchange(seats[*invited].secret, std::nullopt);
    const std::string person = std::exchange(seats[*invited].person, {});
    store::Invitee invitee;
    invitee.invitation = hash_of(new_token());
    invitee.name = seats[*invited].name;
    seats[*invited].invitation = invitee.invitation;
    auto id = co_await open_with(std::move(settings), std::move(seats), new_id());
    if (!id || (!secret && person.empty())) {
        co_return id;
    }
    invitee.secret = secret.value_or(store::TokenHash{});
    invitee.person = person;
    Identity who{secret, {}};
    if (!person.empty()) {
        who.person = SignedIn{.id = person, .name = invitee.name, .device = {}};
    }
    const auto found = co_await find(*id);
    if (!found) {
        co_return tl::unexpected(found.error());
    }
    if (found->live != nullptr) {
        Joining joining{std::move(invitee), std::move(who)};
        static_cast<void>(co_await found->live->join(std::move(joining)));
    }
    co_return id;
}

Awaitable<Expected<FoundTable>> TableRegistry::find(std::string table, store::Takeover takeover) {
    LoopTables& home = home_of(table);
    co_return co_await asio::co_spawn(home.loop, find_in(home, std::move(table), takeover),
                                      asio::use_awaitable);
}

Awaitable<Expected<FoundTable>> TableRegistry::find_in(LoopTables& tables, std::string table,
                                                       store::Takeover takeover) {
    if (tables.closing) {
        co_return fail("The server is being closed; try again.");
    }
    if (const auto leaving = tables.leaving.find(table); leaving != tables.leaving.end()) {
        const auto released = leaving->second;
        co_await released->async_wait(awaiting);
    }
    if (auto live = find_live(tables, table)) {
        co_return FoundTable{std::move(live)};
    }
    if (!looks_like_table_id(table)) {
        co_return FoundTable();
    }
    // A table must never be live twice.
    if (const auto begun = tables.loading.find(table); begun != tables.loading.end()) {
        const LoadingPtr loading = begun->second;
        co_await loading->finished.async_wait(awaiting);
        co_return loading->result;
    }
    const LoadingPtr loading(new Loading{asio::steady_timer(tables.loop, SteadyTime::max())});
    tables.loading[table] = loading;
    try {
        loading->result = co_await take(tables, table, takeover, loading);
    } catch (const std::exception& error) {
        log(LogLevel::Error, "not-loaded", {{"table", table}, {"reason", error.what()}});
        loading->result = fail("The server failed to answer that; try again.");
    }
    tables.loading.erase(table);
    loading->finished.cancel();
    co_return loading->result;
}

Awaitable<Expected<FoundTable>> TableRegistry::take(LoopTables& tables, std::string table,
                                                    store::Takeover takeover, LoadingPtr loading) {
    const auto taken = co_await services_.store.take(table, takeover);
    if (!taken) {
        co_return tl::unexpected(taken.error());
    }
    if (const auto* const elsewhere = std::get_if<store::HostedElsewhere>(&*taken)) {
        co_return FoundTable{nullptr, elsewhere->node};
    }
    const auto* const hosting = std::get_if<store::HostedHere>(&*taken);
    if (hosting == nullptr) {
        co_return FoundTable();
    }
    auto loaded = co_await services_.store.load(table, table_log::restore_table);
    if (!loaded) {
        log(LogLevel::Error, "cannot-restore",
            {{"table", table}, {"reason", loaded.error().text()}});
        co_return tl::unexpected(loaded.error());
    }
    if (!*loaded) {
        co_return FoundTable();
    }
    if (loading->dropped || tables.closing) {
        co_return store::not_the_host();
    }
    if (hosting->last_seen) {
        log(LogLevel::Info, "table-taken-over", {{"table", table}});
    }
    co_return FoundTable{add(tables, **std::move(loaded), *hosting)};
}

LiveTablePtr TableRegistry::find_live(LoopTables& tables, const std::string& table) {
    const auto found = tables.live.find(table);
    if (found == tables.live.end()) {
        return nullptr;
    }
    LiveTablePtr live = found->second;
    if (live->is_hosted()) {
        return live;
    }
    drop_from(tables, table);
    return nullptr;
}

Awaitable<std::vector<LiveTablePtr>> TableRegistry::find_all_live(LoopTables& tables,
                                                                  std::vector<std::string> wanted) {
    std::vector<LiveTablePtr> found;
    for (const std::string& table : wanted) {
        if (auto live = find_live(tables, table)) {
            found.push_back(std::move(live));
        }
    }
    co_return found;
}

Awaitable<std::vector<std::string>> TableRegistry::summaries(std::vector<std::string> tables,
                                                             Identity who) {
    std::unordered_map<std::string, std::string> summaries; // by table; empty: not in the list
    for (const auto& [loop, home] : loop_tables_) {
        const std::vector<LiveTablePtr> found =
            co_await asio::co_spawn(*loop, find_all_live(*home, tables), asio::use_awaitable);
        for (const LiveTablePtr& live : found) {
            summaries[live->id()] = co_await live->read(who, summary_in_list);
        }
    }
    std::vector<std::string> stored;
    std::copy_if(tables.begin(), tables.end(), std::back_inserter(stored),
                 [&](const std::string& table) { return !summaries.contains(table); });
    if (!stored.empty()) {
        const auto summarise = [who](const Expected<std::vector<store::TableLog>>& logs) {
            return summaries_in_list(logs, who);
        };
        auto read = co_await services_.store.load_all(std::move(stored), summarise);
        summaries.merge(read);
    }
    std::vector<std::string> listed;
    for (const std::string& table : tables) {
        if (auto& summary = summaries[table]; !summary.empty()) {
            listed.push_back(std::move(summary));
        }
    }
    co_return listed;
}

LiveTablePtr TableRegistry::add(LoopTables& tables, table_log::RestoredTable table,
                                const store::HostedHere& hosting) {
    const std::string id = table.table.id();
    LiveTablePtr& live = tables.live[id];
    if (live != nullptr) {
        return live;
    }
    ++services_.metrics.tables;
    live = std::make_shared<LiveTable>(tables.loop, services_, std::move(table), hosting,
                                       random_seed());
    live->post(TableStarted{});
    return live;
}

void TableRegistry::drop_from(LoopTables& tables, const std::string& table) {
    if (const auto loading = tables.loading.find(table); loading != tables.loading.end()) {
        loading->second->dropped = true;
    }
    if (const auto found = tables.live.find(table); found != tables.live.end()) {
        log(LogLevel::Info, "table-lost", {{"table", table}});
        found->second->drop();
        tables.live.erase(found);
        --services_.metrics.tables;
        tell_left(table);
    }
}

void TableRegistry::tell_left(const std::string& table) const {
    for (TableListener* const listener : services_.listeners) {
        listener->left(table);
    }
}

void TableRegistry::drop(const std::vector<std::string>& tables) {
    for (const std::string& table : tables) {
        LoopTables& home = home_of(table);
        asio::post(home.loop, [this, &home, table] { drop_from(home, table); });
    }
}

Awaitable<void> TableRegistry::forget(std::string person) {
    for (const auto& [loop, tables] : loop_tables_) {
        co_await asio::co_spawn(*loop, forget_in(*tables, person), asio::use_awaitable);
    }
}

Awaitable<void> TableRegistry::forget_in(LoopTables& tables, std::string person) {
    std::vector<LiveTablePtr> all; // a table that has the person's name leaves the list
    for (const auto& [id, live] : tables.live) {
        all.push_back(live);
    }
    for (const LiveTablePtr& live : all) {
        try {
            co_await result_of<bool>([&](auto done) {
                live->post(PersonRemoved{person, std::move(done)});
            });
        } catch (const std::runtime_error&) {
            // The table was dropped meanwhile.
        }
    }
}

void TableRegistry::drop_all() {
    for (const auto& [loop, tables] : loop_tables_) {
        asio::post(*loop, [this, &home = *tables] {
            std::vector<std::string> lost;
            for (const auto& [id, live] : home.live) {
                if (!live->is_hosted()) { // it may have been taken again by now
                    lost.push_back(id);
                }
            }
            for (const std::string& table : lost) {
                drop_from(home, table);
            }
        });
    }
}

Awaitable<void> TableRegistry::add_new(LoopTables& tables, table_log::RestoredTable table) {
    add(tables, std::move(table), {});
    co_return;
}

Awaitable<void> TableRegistry::evict_idle(LoopTables& tables) {
    while (true) {
        tables.eviction.expires_after(eviction_interval);
        const auto [stopped] = co_await tables.eviction.async_wait(awaiting);
        if (stopped) {
            co_return;
        }
        const auto evicted = std::erase_if(tables.live, [&](const auto& one) {
            const LiveTablePtr& live = one.second;
            // Nobody else has it: nobody is on the way to it either.
            const bool unused = live.use_count() == 1 && live->idle();
            if (unused) {
                tell_left(live->id());
                give_back(tables, *live);
            }
            return unused;
        });
        services_.metrics.tables -= static_cast<std::int64_t>(evicted);
    }
}

void TableRegistry::give_back(LoopTables& tables, const LiveTable& live) {
    if (live.epoch() != no_epoch) {
        tables.leaving[live.id()] =
            std::make_shared<asio::steady_timer>(tables.loop, SteadyTime::max());
        asio::co_spawn(tables.loop, release_in_store(tables, live.id(), live.epoch()),
                       asio::detached);
    }
}

Awaitable<void> TableRegistry::release_in_store(LoopTables& tables, std::string table,
                                                store::Epoch epoch) {
    static_cast<void>(co_await services_.store.release(table, epoch));
    tables.leaving.extract(table).mapped()->cancel();
}

void TableRegistry::close(std::function<void()> done) {
    // The last table that releases it calls `done`.
    auto last = std::shared_ptr<void>(nullptr, [done = std::move(done)](void*) { done(); });
    for (const auto& [loop, tables] : loop_tables_) {
        asio::post(*loop, [tables = tables.get(), last] {
            tables->closing = true;
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
