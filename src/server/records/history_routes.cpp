#include "server/records/history_routes.hpp"

#include <cmath>

#include "server/people/allowed_transactions.hpp"
#include "server/people/answers.hpp"
#include "server/records/history_query.hpp"
#include "server/records/opponents.hpp"
#include "server/records/reader.hpp"

namespace tabuleiro::server {

namespace {

using store::sql::Transaction;

constexpr std::size_t history_page_size = 50;

void write_line(JsonWriter& out, const store::HistoryLine& line) {
    const store::HistoryEntry& entry = line.entry;
    out.open_object().key("table").text(entry.table).key("game").text(entry.game);
    out.key("seat").word(house::name(entry.seat)).key("opponent");
    write_opponent(out, line.opponent_name, line.opponent_known ? entry.opponent : "",
                   level_of(entry.opponent), line.opponent_author);
    out.key("result").word(entry.result).key("ending").text(line.ending);
    out.key("rule").text(line.rule).key("speed").word(entry.speed);
    out.key("rated").boolean(entry.rating.has_value()).key("rating");
    if (entry.rating) {
        out.open_object().key("before").number(std::llround(entry.rating->rating_before));
        out.key("after").number(std::llround(entry.rating->rating)).close_object();
    } else {
        out.null();
    }
    out.key("created").number(line.created).key("ended").number(entry.ended).close_object();
}

// A game that an administrator has hidden is there for those who played it, and administrators.
std::string written_page(const store::HistoryPage& page, const ReadPerson& read) {
    JsonWriter out;
    out.open_object().key("games").open_array();
    for (const store::HistoryLine& line : page.lines) {
        const bool played = !read.reader.empty() && line.entry.opponent == read.reader;
        if (!line.hidden || read.sees_hidden || played) {
            write_line(out, line);
        }
    }
    out.close_array().key("next");
    if (page.next) {
        out.text(to_text(*page.next));
    } else {
        out.null();
    }
    return out.close_object().take();
}

Answer read_history(Transaction& transaction, const Identity& who, const std::string& id,
                    HistoryQuery query) {
    const auto read = read_person(transaction, who, id);
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (!read->may_see("history")) {
        return tl::unexpected(hidden_part());
    }
    if (!read->sees_all) {
        query.filter.reader = read->reader;
    }
    return allowed(
               store::history_page(transaction, id, query.filter, query.after, history_page_size))
        .map([&](const store::HistoryPage& page) { return written_page(page, *read); });
}

} // namespace

void HistoryRoutes::add_to(Router& router) {
    router.add(RouteName::MyHistory, *this, &HistoryRoutes::own);
    router.add(RouteName::PersonHistory, *this, &HistoryRoutes::of_person);
}

Awaitable<Response> HistoryRoutes::own(const Call& call) {
    return give(call, call.who.person->id);
}

Awaitable<Response> HistoryRoutes::of_person(const Call& call) {
    return give(call, call.id());
}

Awaitable<Response> HistoryRoutes::give(const Call& call, std::string person) {
    const auto query = parse_history_query(call.request.query);
    if (!query) {
        co_return refusal(422, "malformed", {Reason("A filter of the history is not valid.")});
    }
    if (const auto recorded = co_await recorder_.catch_up(); !recorded) {
        co_return store_refusal(recorded.error());
    }
    const auto body = [who = call.who, person, query = *query](Transaction& t) {
        return read_history(t, who, person, query);
    };
    co_return co_await answer_by_read(database_, body);
}

} // namespace tabuleiro::server
