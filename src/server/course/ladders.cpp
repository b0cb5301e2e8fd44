#include "server/course/ladders.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "house/game_type.hpp"
#include "record/result.hpp"
#include "server/access/token.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/course_claim.hpp"
#include "server/engines/engine_seats.hpp"
#include "server/http/awaiting.hpp"
#include "server/log.hpp"
#include "server/people/transactions.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

namespace asio = boost::asio;
using store::sql::Transaction;

namespace {

// A game that is being played, and what became of its table.
struct PlayedGame {
    store::LadderGame game;
    store::TableEnding ending;
};

Expected<std::vector<PlayedGame>> games_in(Transaction& transaction) {
    const auto games = store::unfinished_ladder_games(transaction);
    if (!games) {
        return tl::unexpected(games.error());
    }
    std::vector<std::string> tables;
    for (const store::LadderGame& game : *games) {
        tables.push_back(game.table);
    }
    const auto endings = store::table_endings(transaction, tables);
    if (!endings) {
        return tl::unexpected(endings.error());
    }
    std::vector<PlayedGame> played;
    for (std::size_t i = 0; i < games->size(); ++i) {
        played.push_back({(*games)[i], (*endings)[i]});
    }
    return played;
}

} // namespace

Expected<std::optional<LadderTable>> table_of(Transaction& transaction,
                                              const store::LadderGame& game, std::int64_t others) {
    const auto assignment = store::assignment(transaction, game.assignment);
    if (!assignment) {
        return tl::unexpected(assignment.error());
    }
    const auto terms = *assignment ? parse_terms((*assignment)->text)
                                   : Expected<AssignmentTerms>(fail("There is no assignment."));
    if (!terms || !terms->ladder) {
        return std::nullopt;
    }
    house::Settings settings = *terms->ladder;
    settings.assignment = game.assignment;
    for (const Player player : players) {
        const auto hand_in = store::hand_in(transaction, game.hand_ins[player]);
        if (!hand_in) {
            return tl::unexpected(hand_in.error());
        }
        if (!*hand_in || (*hand_in)->program.empty()) {
            return std::nullopt;
        }
        settings.seats[player].name = (*hand_in)->program;
    }
    return store::earlier_ladder_games(transaction, game).map([&](std::int64_t earlier) {
        return std::optional(LadderTable{
            std::move(settings), house::course::opening_seed(game.hand_ins, earlier + others)});
    });
}

void note_ladder_failure(store::sql::Database& database, const house::EngineTurn& turn,
                         const programs::Failure& failure) {
    if (!looks_like_version(turn.engine)) {
        return;
    }
    JsonWriter out;
    out.open_object().key("kind").word(house::name(failure_of(failure.kind))).key("reason");
    house::write(out, programs::reason_for(failure));
    std::string moves;
    for (const std::string& move : turn.line.moves) {
        moves += (moves.empty() ? "" : " ") + move;
    }
    const std::string text = out.key("moves").text(moves).close_object().take();
    database.write<void>(
        [table = turn.table, text](Transaction& transaction) {
            return store::set_ladder_failure(transaction, table, text);
        },
        [table = turn.table](const Expected<void>& done) {
            if (!done) {
                log(LogLevel::Warning, "ladder-failure-not-stored",
                    {{"table", table}, {"reason", done.error().text()}});
            }
        });
}

Ladders::Ladders(EventLoops& loops, TableRegistry& registry, store::sql::Database& database,
                 const HouseEngines& engines, const HousePolicies& policies, LadderOptions options)
    : loop_(loops.first()), registry_(registry), database_(database), engines_(engines),
      policies_(policies), options_(std::move(options)),
      elsewhere_(options_.workers, [this] { wake(); }), timer_(loop_) {}

Ladders::~Ladders() {
    thinking_.stop();
    thinking_.join();
}

void Ladders::start() {
    asio::co_spawn(loop_, run(*this), asio::detached);
}

void Ladders::close() {
    closing_ = true;
    wake();
}

void Ladders::wake() {
    asio::post(loop_, [this] {
        wanted_ = true;
        timer_.cancel();
    });
}

void Ladders::finished(const TableNews& news) {
    if (!news.table.settings().assignment.empty()) {
        wake();
    }
}

Awaitable<void> Ladders::run(Ladders& ladders) {
    while (!ladders.closing_) {
        ladders.wanted_ = false;
        if (ladders.policies_.now()->course) {
            co_await ladders.look_after();
        } else {
            ladders.elsewhere_.stop();
        }
        if (!ladders.wanted_ && !ladders.closing_) {
            ladders.timer_.expires_after(course_interval);
            static_cast<void>(co_await ladders.timer_.async_wait(awaiting));
        }
    }
}

Awaitable<bool> Ladders::claim() {
    const auto body = [node = options_.node, now = wall_time()](Transaction& transaction) {
        return store::claim_course_work(transaction, node, now, now + course_claim_time);
    };
    const auto claimed = co_await in_write(database_, body);
    co_return claimed.value_or(false);
}

Awaitable<void> Ladders::look_after() {
    if (!co_await claim()) {
        elsewhere_.stop();
        co_return;
    }
    co_await take_returned();
    int playing = co_await settle();
    for (; playing < options_.games_at_once && !closing_; ++playing) {
        if (!co_await begin_game(PlayedBy::House)) {
            break;
        }
    }
    if (playing <= options_.games_at_once) { // more: it has to finish games of workers
        co_await give_games();
    }
}

Awaitable<int> Ladders::settle() {
    const auto body = [](Transaction& transaction) { return games_in(transaction); };
    const auto games = co_await in_read(database_, body);
    if (!games) {
        co_return options_.games_at_once; // later
    }
    int playing = 0;
    for (const PlayedGame& one : *games) {
        if (closing_) {
            break;
        }
        if (one.ending.ended) {
            co_await finish(one.game.table, one.ending);
            continue;
        }
        ++playing;
        if (one.ending.there) { // in memory, it goes on
            static_cast<void>(co_await registry_.find(one.game.table));
        } else {
            co_await open(one.game);
        }
    }
    co_return playing;
}

Awaitable<void> Ladders::finish(std::string table, store::TableEnding ending) {
    const bool aborted = !ending.winner && ending.ending == to_text(Ending::Abandonment);
    const std::string winner = aborted          ? "none"
                               : !ending.winner ? "draw"
                                                : std::string(house::name(*ending.winner));
    const bool failed =
        ending.ending == to_text(Ending::Failure) || ending.ending == to_text(Ending::Time);
    store::LadderEnding result{winner};
    if (failed && ending.winner) {
        result.failed = house::name(opponent(*ending.winner));
        const bool time = ending.ending == to_text(Ending::Time);
        JsonWriter out;
        result.failure =
            out.open_object().key("kind").text(time ? "time" : ending.rule).close_object().take();
    }
    co_await finish(std::move(table), std::move(result));
}

Awaitable<void> Ladders::finish(std::string table, store::LadderEnding ending) {
    const auto body = [table, ending](Transaction& transaction) {
        return store::finish_ladder_game(transaction, table, ending);
    };
    if (const auto done = co_await in_write(database_, body); !done) {
        log(LogLevel::Warning, "ladder-game-not-finished",
            {{"table", table}, {"reason", done.error().text()}});
    }
}

Awaitable<bool> Ladders::begin_game(PlayedBy player) {
    const auto body = [](Transaction& transaction) { return store::running_ladders(transaction); };
    const auto assignments = co_await in_read(database_, body);
    if (!assignments || assignments->empty()) {
        co_return false;
    }
    const std::size_t count = assignments->size();
    for (std::size_t tried = 0; tried < count; ++tried) {
        const auto next = static_cast<std::size_t>(turn_++) % count;
        if (co_await begin_game((*assignments)[next], player)) {
            co_return true;
        }
    }
    co_return false;
}

Awaitable<bool> Ladders::begin_game(store::Assignment assignment, PlayedBy player) {
    const auto read = [id = assignment.id](Transaction& transaction) {
        return read_ladder(transaction, id);
    };
    auto state = co_await in_read(database_, read);
    if (!state) {
        co_return false;
    }
    for (const store::LadderGame& given : elsewhere_.of(assignment.id)) {
        state->games.push_back({given.hand_ins, std::nullopt, std::nullopt, 1});
    }
    const auto pairing = house::course::next_pairing(state->versions, state->games);
    if (!pairing) {
        co_return false;
    }
    const store::LadderGame game{.assignment = assignment.id,
                                 .number = state->last + 1,
                                 .table = new_table_id(),
                                 .hand_ins = *pairing,
                                 .at = wall_time()};
    if (player == PlayedBy::Worker) {
        co_return co_await give(game);
    }
    const auto add = [game](Transaction& transaction) {
        return store::add_ladder_game(transaction, game);
    };
    const auto added = co_await in_write(database_, add);
    if (!added.value_or(false)) {
        co_return false;
    }
    co_await open(game);
    co_return true;
}

Awaitable<std::vector<std::string>> Ladders::opening(house::Settings settings, std::uint64_t seed) {
    using Moves = std::vector<std::string>;
    return result_of<Moves>([this, settings = std::move(settings), seed](auto done) {
        asio::post(thinking_, [settings, seed, done] {
            const house::GameType* const game = house::find_game(settings.game);
            done(game != nullptr ? game->opening(settings, seed) : Moves());
        });
    });
}

Awaitable<void> Ladders::open(store::LadderGame game) {
    const auto body = [game](Transaction& transaction) { return table_of(transaction, game); };
    auto found = co_await in_read(database_, body);
    if (!found) {
        co_return; // later
    }
    if (!*found) {
        co_await finish(game.table, store::LadderEnding{"none"});
        co_return;
    }
    auto& [settings, seed] = **found;
    if (const auto seated = co_await engines_.seat(settings, ChosenBy::House); !seated) {
        if (seated.error().code == "no-engine") {
            co_await finish(game.table, store::LadderEnding{"none"});
        }
        co_return;
    }
    auto moves = co_await opening(settings, seed);
    const auto opened =
        co_await registry_.open(std::move(settings), Identity(), game.table, std::move(moves));
    if (!opened) {
        log(LogLevel::Warning, "ladder-table-not-opened",
            {{"table", game.table}, {"reason", opened.error().text()}});
        co_return;
    }
    static_cast<void>(co_await registry_.find(game.table));
}

} // namespace tabuleiro::server
