#include "server/tables/hall.hpp"

#include <sodium.h>

#include <atomic>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/access/token.hpp"
#include "server/log.hpp"
#include "server/tables/stored_words.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::seconds tidy_after{30};

std::uint64_t random_seed() {
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

} // namespace

Hall::Hall(Workers& workers, store::Store& store, house::Computers& computers, Metrics& metrics,
           Duration absence_limit)
    : workers_(workers), services_{store, computers, metrics, {}, {}} {
    services_.absence_limit = absence_limit;
    services_.open_rematch = [this](const house::Settings& settings, ByPlayer<store::Seat> seats,
                                    const std::function<void(Expected<std::string>)>& done) {
        open_rematch(settings, std::move(seats), done);
    };
    for (Workers::Loop* loop : workers_.all()) {
        floors_[loop];
        brooms_[loop] = std::make_unique<asio::steady_timer>(*loop);
    }
    for (Workers::Loop* loop : workers_.all()) {
        asio::post(*loop, [this, loop] { tidy(*loop); });
    }
}

void Hall::open(const house::Settings& settings, const store::TokenHash& host,
                std::function<void(Expected<Opened>)> done) {
    ByPlayer<store::Seat> seats = seats_of(settings);
    std::optional<std::string> key;
    for (const Player player : players) {
        if (settings.seats[player].kind == house::SeatKind::Here) {
            seats[player].owner = host;
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

void Hall::open_with(const house::Settings& settings, ByPlayer<store::Seat> seats,
                     std::function<void(Expected<std::string>)> done) {
    const std::string id = new_table_id();
    const house::WallTime now = services_.clock.now();
    auto table = house::Table::open(id, settings, now);
    if (!table) {
        done(tl::unexpected(table.error()));
        return;
    }
    Workers::Loop& loop = workers_.home_of(id);
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
void Hall::open_rematch(const house::Settings& settings, ByPlayer<store::Seat> seats,
                        const std::function<void(Expected<std::string>)>& done) {
    const auto invited = house::invited_seat(settings);
    if (!invited) {
        open_with(settings, std::move(seats), done);
        return;
    }
    const store::TokenHash invitation = hash_of(new_token());
    const auto owner = std::exchange(seats[*invited].owner, std::nullopt);
    const std::string name = seats[*invited].name;
    seats[*invited].invitation = invitation;
    open_with(settings, std::move(seats),
              [this, invitation, owner, name, done](const Expected<std::string>& opened) {
                  if (!opened || !owner) {
                      done(opened);
                      return;
                  }
                  visit(*opened, [=, id = *opened](const Expected<RoomPtr>& room) {
                      if (!room) {
                          done(tl::unexpected(room.error()));
                          return;
                      }
                      (*room)->join(invitation, *owner, name,
                                    [done, id](const house::Allowed<void>&) { done(id); });
                  });
              });
}

void Hall::visit(const std::string& table, Then then) {
    Workers::Loop& loop = workers_.home_of(table);
    asio::dispatch(loop, [this, &loop, table, then = std::move(then)] {
        const Then when_settled = [then](const Expected<RoomPtr>& room) {
            if (!room || *room == nullptr) {
                then(room);
                return;
            }
            (*room)->when_settled([then, room] { then(room); });
        };
        if (const RoomPtr room = find(loop, table)) {
            when_settled(room);
        } else if (looks_like_table_id(table)) {
            fetch(loop, table, when_settled);
        } else {
            then(RoomPtr());
        }
    });
}

// Null if the table is not in the house's memory.
Hall::RoomPtr Hall::find(Workers::Loop& loop, const std::string& table) {
    auto& rooms = floors_.at(&loop).rooms;
    const auto found = rooms.find(table);
    if (found == rooms.end()) {
        return nullptr;
    }
    if (found->second->broken()) {
        rooms.erase(found);
        --services_.metrics.tables;
        return nullptr;
    }
    return found->second;
}

// Who comes while a table is being read waits for the same room, so a table never has two.
void Hall::fetch(Workers::Loop& loop, const std::string& table, Then then) {
    auto& waiting = floors_.at(&loop).awaited[table];
    waiting.push_back(std::move(then));
    if (waiting.size() > 1) {
        return;
    }
    reads_.run([this, &loop, table] {
        // Shared, because what is posted is copied.
        const auto restored =
            std::make_shared<Expected<std::optional<Restored>>>(read(services_.store, table));
        asio::post(loop,
                   [this, &loop, table, restored] { fetched(loop, table, std::move(*restored)); });
    });
}

Expected<std::optional<Hall::Restored>> Hall::read(store::Store& store, const std::string& table) {
    auto stored = store.load(table);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    if (!*stored) {
        return std::nullopt;
    }
    auto restored = restore_table(**stored);
    if (!restored) {
        log(LogLevel::Error, "cannot-restore",
            {{"table", table}, {"reason", restored.error().text()}});
        return tl::unexpected(restored.error());
    }
    return Restored{*std::move(restored), (*stored)->table.seats};
}

void Hall::fetched(Workers::Loop& loop, const std::string& table,
                   Expected<std::optional<Restored>> restored) {
    const auto node = floors_.at(&loop).awaited.extract(table);
    if (node.empty()) {
        return; // the house closes
    }
    Expected<RoomPtr> room = RoomPtr();
    if (!restored) {
        room = tl::unexpected(restored.error());
    } else if (*restored) {
        room = add(loop, std::move((*restored)->table), std::move((*restored)->seats));
    }
    for (const Then& then : node.mapped()) {
        then(room);
    }
}

Hall::RoomPtr Hall::add(Workers::Loop& loop, house::Table table, ByPlayer<store::Seat> seats) {
    const std::string id = table.id();
    auto room =
        std::make_shared<Room>(loop, services_, std::move(table), std::move(seats), random_seed());
    floors_.at(&loop).rooms[id] = room;
    ++services_.metrics.tables;
    room->begin();
    return room;
}

void Hall::tidy(Workers::Loop& loop) {
    services_.metrics.tables -=
        static_cast<std::int64_t>(std::erase_if(floors_.at(&loop).rooms, [](const auto& entry) {
            // Used by the map alone: nobody is on the way to it either.
            return entry.second.use_count() == 1 &&
                   (entry.second->idle() || entry.second->broken());
        }));
    asio::steady_timer& broom = *brooms_.at(&loop);
    broom.expires_after(tidy_after);
    broom.async_wait([this, &loop](boost::system::error_code error) {
        if (!error) {
            tidy(loop);
        }
    });
}

void Hall::close(std::function<void()> done) {
    // The last one to let go of it says so.
    auto last = std::shared_ptr<void>(nullptr, [done = std::move(done)](void*) { done(); });
    for (Workers::Loop* loop : workers_.all()) {
        asio::post(*loop, [this, loop, last] {
            for (const auto& [id, room] : floors_.at(loop).rooms) {
                room->sleep([last] {});
            }
        });
    }
}

void Hall::release() {
    for (Workers::Loop* loop : workers_.all()) {
        asio::post(*loop, [this, loop] {
            brooms_.at(loop)->cancel();
            floors_.at(loop) = {};
        });
    }
}

} // namespace tabuleiro::server
