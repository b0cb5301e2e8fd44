#include "server/ratings/game_recorder.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/ratings/recording.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;

namespace {

// A move that arrives meanwhile waits for the transaction.
constexpr std::size_t games_at_once = 20;
// For games of nodes that died before they recorded them.
constexpr std::chrono::seconds longest_rest{10};

} // namespace

void GameRecorder::start() {
    asio::co_spawn(loop_, run(), asio::detached);
}

void GameRecorder::close() {
    closing_ = true;
    asio::post(loop_, [this] { timer_.cancel(); });
}

void GameRecorder::finished(const TableNews& news) {
    if (news.seats.first.person.empty() && news.seats.second.person.empty()) {
        return;
    }
    wanted_ = true;
    asio::post(loop_, [this] { timer_.cancel(); });
}

Awaitable<Expected<bool>> GameRecorder::record_some() {
    const auto numbers_body = [](store::sql::Transaction& t) { return store::recorded_numbers(t); };
    const auto numbers = co_await in_read(database_, numbers_body);
    if (!numbers) {
        co_return tl::unexpected(numbers.error());
    }
    if (numbers->recorded >= numbers->given) {
        co_return false;
    }
    const auto body = [](store::sql::Transaction& t) { return record_games(t, games_at_once); };
    co_return co_await in_write(database_, body);
}

Awaitable<Expected<void>> GameRecorder::catch_up() {
    const auto recorded = co_await record_some();
    co_return recorded.map([](bool) {});
}

Awaitable<void> GameRecorder::run() {
    while (!closing_) {
        wanted_ = false;
        const auto more = co_await record_some();
        static LogPause pause(std::chrono::minutes(1));
        if (!more && pause.ask(std::chrono::steady_clock::now())) {
            log(LogLevel::Warning, "games-not-recorded", {{"reason", more.error().text()}});
        }
        if (more.value_or(false) || (more && wanted_)) {
            continue;
        }
        timer_.expires_after(longest_rest);
        if (!closing_ && !(more && wanted_)) {
            co_await timer_.async_wait(awaiting);
        }
    }
}

} // namespace tabuleiro::server
