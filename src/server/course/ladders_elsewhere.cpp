// Games of ladders that workers play: what they are told, and how a game becomes a table of the
// house when its moves come back.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "house/shallow_json.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/ladders.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::server {

using nlohmann::json;
using store::sql::Transaction;

namespace {

// Between the clock of the house, and what a worker has measured.
constexpr store::WallTime inexact = 2'000;

// What a worker needs to run the programs of an assignment: nothing of what it is about.
std::string terms_to_run(const AssignmentTerms& terms) {
    const json written = house::parse_shallow(terms.written);
    json needed{{"title", "game"}};
    for (const char* const member :
         {"game", "protocol", "run", "limits", "patience", "most-files"}) {
        if (written.contains(member)) {
            needed[member] = written[member];
        }
    }
    return needed.dump();
}

struct LadderJob {
    house::GameJob job; // without its opening
    std::uint64_t opening = 0;
};

// None: a version is not there any more. `others`: games in these seats that have not come back.
Expected<std::optional<LadderJob>> job_for(Transaction& transaction, const store::LadderGame& game,
                                           std::int64_t others) {
    const auto table = table_of(transaction, game, others);
    const auto assignment = store::assignment(transaction, game.assignment);
    if (!table || !assignment) {
        return tl::unexpected(table ? assignment.error() : table.error());
    }
    const auto terms = *table && *assignment
                           ? parse_terms((*assignment)->text)
                           : Expected<AssignmentTerms>(fail("There is no assignment."));
    if (!terms) {
        return std::nullopt;
    }
    house::GameJob job{.settings = (*table)->settings, .terms = terms_to_run(*terms)};
    job.settings.assignment.clear();
    for (const Player player : players) {
        const auto hand_in = store::hand_in(transaction, game.hand_ins[player]);
        if (!hand_in || !*hand_in) {
            return hand_in.map([](const auto&) { return std::optional<LadderJob>(); });
        }
        job.programs[player] = {(*hand_in)->program, (*hand_in)->hash};
        job.settings.seats[player] = {.kind = house::SeatKind::Engine,
                                      .name = std::string(house::name(player))};
    }
    return LadderJob{std::move(job), (*table)->opening};
}

// Whether it is a game of the ladder now; not if the ladder was stopped meanwhile.
Expected<bool> note_game(Transaction& transaction, store::LadderGame game) {
    const auto assignment = store::assignment(transaction, game.assignment);
    const auto last = store::last_ladder_game(transaction, game.assignment);
    if (!assignment || !last) {
        return tl::unexpected(assignment ? last.error() : assignment.error());
    }
    if (!*assignment || !(*assignment)->ladder_running) {
        return false;
    }
    game.number = *last + 1;
    return store::add_ladder_game(transaction, game);
}

store::TableLog log_of(const std::string& id, const house::PlayedTable& played,
                       store::WallTime opened) {
    const house::Settings& settings = played.table.settings();
    store::TableLog log;
    log.table = {id, settings.game, house::to_text(settings), opened,
                 table_log::seats_of(settings)};
    for (const house::Event& event : played.events) {
        log.events.push_back(table_log::to_store(event));
    }
    if (const auto& result = played.table.result()) {
        log.finish = table_log::to_store(*result, played.table.last_change());
    }
    return log;
}

} // namespace

Awaitable<void> Ladders::give_games() {
    while (!closing_ && elsewhere_.wants_another()) {
        const bool begun = co_await begin_game(PlayedBy::Worker);
        if (!begun) {
            co_return;
        }
    }
}

Awaitable<bool> Ladders::give(store::LadderGame game) {
    const auto given = elsewhere_.of(game.assignment);
    const auto others = std::count_if(
        given.begin(), given.end(), [&](const auto& one) { return one.hand_ins == game.hand_ins; });
    const auto body = [game, others](Transaction& transaction) {
        return job_for(transaction, game, others);
    };
    auto found = co_await in_read(database_, body);
    if (!found || !*found) {
        co_return false;
    }
    house::GameJob& job = (*found)->job;
    job.opening = co_await opening(job.settings, (*found)->opening);
    elsewhere_.give(std::move(game), std::move(job));
    co_return true;
}

Awaitable<void> Ladders::take_returned() {
    if (!elsewhere_.empty()) {
        const auto body = [](Transaction& transaction) {
            return store::running_ladders(transaction);
        };
        if (const auto running = co_await in_read(database_, body)) {
            elsewhere_.keep(*running);
        }
    }
    for (GamesElsewhere::Returned& returned : elsewhere_.take_returned()) {
        co_await take(std::move(returned));
    }
}

// The game is noted first, as those of the house are: whatever happens then, its table is opened,
// here or at another node, and the house plays it.
Awaitable<void> Ladders::take(GamesElsewhere::Returned returned) {
    const store::LadderGame& game = returned.game;
    const auto read = [game](Transaction& transaction) { return table_of(transaction, game); };
    auto found = co_await in_read(database_, read);
    if (!found || !*found) {
        co_return; // it is played again, unless a version is gone
    }
    house::Settings& settings = (*found)->settings;
    if (const auto seated = co_await engines_.seat(settings, ChosenBy::House); !seated) {
        co_return;
    }
    const auto took = std::accumulate(
        returned.moves.begin(), returned.moves.end(), store::WallTime{0},
        [](auto sum, const house::TimedMove& move) { return sum + move.time.count(); });
    const store::WallTime opened = wall_time() - took;
    const auto played = house::play_again(game.table, settings, returned.opening, returned.moves,
                                          house::WallTime(opened));
    if (!played || opened + inexact < returned.given) {
        log(LogLevel::Warning, "game-of-worker-refused",
            {{"table", game.table},
             {"reason",
              played ? "It took longer than the worker had it." : played.error().text()}});
        co_return;
    }
    const auto note = [game](Transaction& transaction) { return note_game(transaction, game); };
    const auto noted = co_await in_write(database_, note);
    if (!noted.value_or(false)) {
        co_return;
    }
    auto log_of_table = log_of(game.table, *played, opened);
    const auto adopted = co_await registry_.services().store.adopt(std::move(log_of_table));
    if (!adopted) {
        log(LogLevel::Warning, "game-of-worker-not-stored",
            {{"table", game.table}, {"reason", adopted.error().text()}});
    }
}

} // namespace tabuleiro::server
