// Who is signed in, from the secret in the session cookie. Sessions are kept in memory; the store
// is asked once a second what has changed, so that a session that ended anywhere in the house ends
// here within two seconds, and its sockets are closed. The policies are read by the same question.
#pragma once

#include <atomic>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <set>

#include "server/http/event_loops.hpp"
#include "server/people/device_sockets.hpp"
#include "server/people/house_policies.hpp"
#include "server/people/session_cache.hpp"
#include "store/people/session_changes.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

class Sessions {
  public:
    Sessions(EventLoops& loops, store::sql::Database& database)
        : database_(database), loop_(loops.first()), timer_(loop_) {}

    // Reads the policies, and begins to ask for changes. `removed` is called with each person who
    // is no longer there.
    [[nodiscard]] Expected<void> start(std::function<Awaitable<void>(std::string)> removed);
    // From any thread: no more questions.
    void close();

    const HousePolicies& policies() const { return policies_; }
    // Whether no teacher of a player has switched greetings off.
    bool may_be_greeted(const ByPlayer<store::Seat>& seats) const;

    // None if nobody is signed in with this secret.
    Awaitable<Expected<std::optional<SignedIn>>> find(std::string token);
    // The program whose token has this hash, until the token expires.
    Awaitable<Expected<std::optional<SignedIn>>> find_program(store::TokenHash secret);
    // How many sockets are open at this device, or with this token.
    std::size_t sockets_of(const SignedIn& who) const;

    // Reads what has changed: after a write that ended sessions, or changed a person or the
    // policies, so that it holds here at once.
    Awaitable<Expected<void>> refresh();

    // The handler of a socket that is closed when the session ends.
    std::shared_ptr<WebSocketHandler> watched(std::shared_ptr<WebSocketHandler> handler,
                                              const SignedIn& who);

  private:
    struct News;
    class WatchedSocket;

    static Expected<News> read_news(store::sql::Transaction& transaction, std::int64_t after);
    // The persons and sessions that may have ended.
    std::vector<SignedIn> apply(const News& news, std::int64_t after);
    Awaitable<void> close_ended(std::vector<SignedIn> doubtful);
    void close_expired();
    // From memory, or as `read(transaction)` finds it in the store.
    template <class Read>
    Awaitable<Expected<std::optional<SignedIn>>> find_by(store::TokenHash secret, Read read);
    Awaitable<void> poll();
    bool is_fresh() const;
    void see(const SessionCache::Entry& entry);

    store::sql::Database& database_;
    EventLoops::Loop& loop_;
    boost::asio::steady_timer timer_;
    std::atomic<bool> closing_{false};
    std::atomic<std::int64_t> last_change_{-1}; // that was applied; -1: none was asked for yet
    std::atomic<SteadyTime> asked_{};           // when the last question was, that was answered
    SessionCache cache_;
    DeviceSockets sockets_;
    HousePolicies policies_;
    std::atomic<std::shared_ptr<const std::set<std::string>>> without_greetings_{
        std::make_shared<const std::set<std::string>>()};
    std::function<Awaitable<void>(std::string)> removed_;
};

} // namespace tabuleiro::server
