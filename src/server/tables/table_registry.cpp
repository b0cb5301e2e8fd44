#include "server/tables/table_registry.hpp"

#include <sodium.h>

#include <atomic>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/access/token.hpp"
#include "server/log.hpp"
#include "server/tables/store_mapping.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds evict_after{30};

std::uint64_t random_seed() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

} // namespace

TableRegistry::TableRegistry(EventLoops& loops, store::Store& store, house::ComputerPool& computers,
                             Metrics& metrics, Duration absence_limit)
    : loops_(loops), services_{store, computers, metrics, {}, {}} {
    services_.absence_limit = absence_limit;
    services_.open_rematch = [this](const house::Settings& settings, ByPlayer<store::Seat> seats,
                                    const std::function<void(Expected<std::string>)>& done) {
        open_rematch(settings, std::move(seats), done);
    };
    for (EventLoops::Loop* loop : loops_.all()) {
        loop_tables_[loop];
        eviction_timers_[loop] = std::make_unique<asio::steady_timer>(*loop);
    }
    for (EventLoops::Loop* loop : loops_.all()) {
        asio::post(*loop, [this, loop] { evict_idle(*loop); });
    }
}

void TableRegistry::open(const house::Settings& settings, const store::TokenHash& host,
                         std::function<void(Expected<Opened>)> done) {
    ByPlayer<store::Seat> seats = seats_of(settings);
    std::optional<std::string> key;
    for (const Player player : players) {
        if (settings.seats[player].kind == house::SeatKind::Here) {
            seats[player].secret = host;
        } else if (settings.seats[player].kind == house::SeatKind::Link) {
            key = new_token();
            seats[player].invitation = hash_of(*key);
        }
    }
    open_with(settings, std::move(seats),
              [key, done = std::move(done)](const Expected<std::string>& id) {
                  done(id.map([&](const std::string& table) { return Opened{table, key}; }));
              });
}

void TableRegistry::open_with(const house::Settings& settings, ByPlayer<store::Seat> seats,
                              std::function<void(Expected<std::string>)> done) {
    const std::string id = new_table_id();
    const house::WallTime now = services_.clock.now();
    auto table = house::Table::open(id, settings, now);
    if (!table) {
        done(tl::unexpected(table.error()));
        return;
    }
    EventLoops::Loop& loop = loops_.home_of(id);
    auto shared = std::make_shared<house::Table>(*std::move(table));
    services_.store.create(
        {id, settings.game, house::to_text(settings), now.count(), seats},
        [this, id, shared, seats, &loop, done = std::move(done)](const Expected<void>& created) {
            asio::post(loop, [this, id, shared, seats, &loop, done, created] {
                if (!created) {
                    ++services_.metrics.store_failures;
                    done(tl::unexpected(created.error()));
                    return;
                }
                ++services_.metrics.tables_opened;
                add(loop, std::move(*shared), seats);
                done(id);
            });
        });
}

// Whoever was invited to the first table sits at the second one without being asked again.
void TableRegistry::open_rematch(const house::Settings& settings, ByPlayer<store::Seat> seats,
                                 const std::function<void(Expected<std::string>)>& done) {
    const auto invited = house::invited_seat(settings);
    if (!invited) {
        open_with(settings, std::move(seats), done);
        return;
    }
    const store::TokenHash invitation = hash_of(new_token());
    const auto secret = std::exchange(seats[*invited].secret, std::nullopt);
    const std::string name = seats[*invited].name;
    seats[*invited].invitation = invitation;
    open_with(settings, std::move(seats),
              [this, invitation, secret, name, done](const Expected<std::string>& opened) {
                  if (!opened || !secret) {
                      done(opened);
                      return;
                  }
                  visit(*opened, [=, id = *opened](const Expected<LiveTablePtr>& live) {
                      if (!live) {
                          done(tl::unexpected(live.error()));
                          return;
                      }
                      (*live)->join(invitation, *secret, name,
                                    [done, id](const house::Allowed<void>&) { done(id); });
                  });
              });
}

void TableRegistry::visit(const std::string& table, Then then) {
    EventLoops::Loop& loop = loops_.home_of(table);
    asio::dispatch(loop, [this, &loop, table, then = std::move(then)] {
        const Then when_settled = [then](const Expected<LiveTablePtr>& live) {
            if (!live || *live == nullptr) {
                then(live);
                return;
            }
            (*live)->when_settled([then, live] { then(live); });
        };
        if (const LiveTablePtr live = find(loop, table)) {
            when_settled(live);
        } else if (looks_like_table_id(table)) {
            fetch(loop, table, when_settled);
        } else {
            then(LiveTablePtr());
        }
    });
}

// Null if the table is not in the house's memory.
TableRegistry::LiveTablePtr TableRegistry::find(EventLoops::Loop& loop, const std::string& table) {
    auto& live = loop_tables_.at(&loop).live;
    const auto found = live.find(table);
    if (found == live.end()) {
        return nullptr;
    }
    if (found->second->broken()) {
        live.erase(found);
        --services_.metrics.tables;
        return nullptr;
    }
    return found->second;
}

// Who comes while a table is being read waits for the same live, so a table never has two.
void TableRegistry::fetch(EventLoops::Loop& loop, const std::string& table, Then then) {
    auto& waiting = loop_tables_.at(&loop).awaited[table];
    waiting.push_back(std::move(then));
    if (waiting.size() > 1) {
        return;
    }
    services_.store.load(table, [this, &loop, table](const auto& stored) {
        // Shared, because what is posted is copied.
        const auto restored = std::make_shared<Expected<std::optional<Restored>>>(restore(stored));
        asio::post(loop,
                   [this, &loop, table, restored] { fetched(loop, table, std::move(*restored)); });
    });
}

Expected<std::optional<TableRegistry::Restored>>
TableRegistry::restore(const Expected<std::optional<store::TableLog>>& stored) {
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (!*stored) {
        return std::nullopt;
    }
    auto restored = restore_table(**stored);
    if (!restored) {
        log(LogLevel::Error, "cannot-restore",
            {{"table", (*stored)->table.id}, {"reason", restored.error().text()}});
        return tl::unexpected(restored.error());
    }
    return Restored{*std::move(restored), (*stored)->table.seats};
}

void TableRegistry::fetched(EventLoops::Loop& loop, const std::string& table,
                            Expected<std::optional<Restored>> restored) {
    const auto node = loop_tables_.at(&loop).awaited.extract(table);
    if (node.empty()) {
        return; // the house closes
    }
    Expected<LiveTablePtr> live = LiveTablePtr();
    if (!restored) {
        live = tl::unexpected(restored.error());
    } else if (*restored) {
        live = add(loop, std::move((*restored)->table), std::move((*restored)->seats));
    }
    for (const Then& then : node.mapped()) {
        then(live);
    }
}

TableRegistry::LiveTablePtr TableRegistry::add(EventLoops::Loop& loop, house::Table table,
                                               ByPlayer<store::Seat> seats) {
    const std::string id = table.id();
    auto live = std::make_shared<LiveTable>(loop, services_, std::move(table), std::move(seats),
                                            random_seed());
    loop_tables_.at(&loop).live[id] = live;
    ++services_.metrics.tables;
    live->begin();
    return live;
}

void TableRegistry::evict_idle(EventLoops::Loop& loop) {
    services_.metrics.tables -=
        static_cast<std::int64_t>(std::erase_if(loop_tables_.at(&loop).live, [](const auto& event) {
            // Used by the map alone: nobody is on the way to it either.
            return event.second.use_count() == 1 &&
                   (event.second->idle() || event.second->broken());
        }));
    asio::steady_timer& timer = *eviction_timers_.at(&loop);
    timer.expires_after(evict_after);
    timer.async_wait([this, &loop](boost::system::error_code error) {
        if (!error) {
            evict_idle(loop);
        }
    });
}

void TableRegistry::close(std::function<void()> done) {
    // The last one to let go of it says so.
    auto last = std::shared_ptr<void>(nullptr, [done = std::move(done)](void*) { done(); });
    for (EventLoops::Loop* loop : loops_.all()) {
        asio::post(*loop, [this, loop, last] {
            for (const auto& [id, live] : loop_tables_.at(loop).live) {
                live->sleep([last] {});
            }
        });
    }
}

void TableRegistry::release() {
    for (EventLoops::Loop* loop : loops_.all()) {
        asio::post(*loop, [this, loop] {
            eviction_timers_.at(loop)->cancel();
            loop_tables_.at(loop) = {};
        });
    }
}

} // namespace tabuleiro::server
