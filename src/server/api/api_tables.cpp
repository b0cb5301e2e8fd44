// The answers about tables that are there: lists, joining, records, results.
#include <mutex>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/catalogue.hpp"
#include "house/shallow_json.hpp"
#include "house/table_view.hpp"
#include "server/access/request_headers.hpp"
#include "server/access/token.hpp"
#include "server/api/api.hpp"

namespace tabuleiro::server {

namespace {

using nlohmann::json;

// A start page with more is no help to anyone.
constexpr std::size_t most_unfinished = 30;
constexpr std::size_t most_standings = 1000;

// Texts that come from several threads, put together by who brings the last.
class Collection {
  public:
    Collection(std::size_t size, std::function<void(std::vector<std::string>)> done)
        : texts_(size), missing_(size), done_(std::move(done)) {}

    // Requires: each once.
    void put(std::size_t at, std::string text) {
        std::unique_lock lock(mutex_);
        texts_[at] = std::move(text);
        if (--missing_ == 0) {
            lock.unlock();
            done_(std::move(texts_));
        }
    }

  private:
    std::mutex mutex_;
    std::vector<std::string> texts_;
    std::size_t missing_;
    std::function<void(std::vector<std::string>)> done_;
};

Response players_answer(const std::vector<store::Standing>& standings) {
    json list = json::array();
    for (const store::Standing& one : standings) {
        const auto level = parse_number<int>(one.level);
        list.push_back({{"name", one.name},
                        {"game", one.game},
                        {"level", level ? json(*level) : json()},
                        {"games", one.games()},
                        {"wins", one.victories},
                        {"draws", one.draws},
                        {"defeats", one.defeats}});
    }
    return json_answer(json{{"players", list}}.dump());
}

} // namespace

std::optional<Response> refused_visit(const Expected<TableRegistry::LiveTablePtr>& live) {
    if (!live) {
        return refusal(503, "store", live.error().reasons());
    }
    if (*live == nullptr) {
        return refusal(404, "no-table", {Reason("There is no such table.")});
    }
    return std::nullopt;
}

void Api::describe_house(const Request& request, const Done& done) {
    if (request.token.empty()) {
        list_tables({}, std::nullopt, request.own_machine, done);
        return;
    }
    const store::TokenHash secret = hash_of(request.token);
    registry_.services().store.unfinished_of(
        secret, most_unfinished,
        on_loop<std::vector<store::TableSummary>>(
            [this, secret, own_machine = request.own_machine, done](const auto& found) {
                if (found) {
                    list_tables(*found, secret, own_machine, done);
                } else {
                    done(refusal(503, "store", found.error().reasons()));
                }
            }));
}

void Api::list_tables(const std::vector<store::TableSummary>& unfinished,
                      const std::optional<store::TokenHash>& secret, bool own_machine,
                      const Done& done) {
    const auto finish = [this, done, own_machine](const std::vector<std::string>& summaries) {
        JsonWriter out;
        out.open_object();
        house::write_catalogue(out);
        out.key("tables").open_array();
        for (const std::string& summary : summaries) {
            if (!summary.empty()) {
                out.raw(summary);
            }
        }
        out.close_array().key("addresses").open_array();
        for (const std::string& address : access_.other_addresses()) {
            out.text(address);
        }
        out.close_array().key("local_network").open_object();
        out.key("open").boolean(local_network_.is_open()).key("may_change").boolean(own_machine);
        done(json_answer(out.close_object().close_object().take()));
    };
    if (unfinished.empty()) {
        finish({});
        return;
    }
    const auto collection = std::make_shared<Collection>(unfinished.size(), finish);
    for (std::size_t i = 0; i < unfinished.size(); ++i) {
        registry_.visit(
            unfinished[i].table.id,
            [collection, i, secret](const Expected<TableRegistry::LiveTablePtr>& live) {
                const bool there = live && *live != nullptr;
                collection->put(
                    i,
                    there ? house::TableView((*live)->table(), (*live)->viewer_of(secret)).summary()
                          : "");
            });
    }
}

void Api::join_table(const Request& request, const std::string& table, const Done& done) {
    const json body = house::parse_shallow(request.body);
    const bool shaped = body.is_object() && body.contains("key") && body["key"].is_string() &&
                        (!body.contains("name") || body["name"].is_string());
    if (!shaped) {
        done(refusal(400, "malformed", {Reason("It should be an object with key and name.")}));
        return;
    }
    const auto name = house::parse_name(body.value("name", ""));
    if (!name) {
        done(refusal(400, "malformed", name.error().reasons()));
        return;
    }
    const store::TokenHash invitation = hash_of(body["key"].get<std::string>());
    with_token(request, [=, this, name = *name, cookie = request.cookie](const std::string& token) {
        const store::TokenHash secret = hash_of(token);
        registry_.visit(table, [=](const Expected<TableRegistry::LiveTablePtr>& live) {
            if (const auto refused = refused_visit(live)) {
                done(*refused);
                return;
            }
            const auto invited = house::invited_seat((*live)->table().settings());
            const store::Seat* seat = invited ? &(*live)->seats()[*invited] : nullptr;
            if (seat == nullptr || !seat->invitation || !same_hash(*seat->invitation, invitation)) {
                done(refusal(403, "wrong-key", {Reason("That is not this table's invitation.")}));
                return;
            }
            Response welcome = json_answer(json{{"table", table}}.dump());
            welcome.headers.emplace_back("Set-Cookie", cookie_for(token, cookie));
            if (seat->secret) {
                done(same_hash(*seat->secret, secret)
                         ? welcome
                         : refusal(409, "taken", {Reason("The seat is taken.")}));
                return;
            }
            if ((*live)->viewer_of(secret) != house::Viewer::Watcher) {
                done(refusal(
                    409, "own-table",
                    {Reason("This browser has a seat at that table already. The link is for "
                            "the other player's browser.")}));
                return;
            }
            (*live)->join(invitation, secret, name,
                          [done, welcome](const house::Allowed<void>& joined) {
                              if (joined) {
                                  done(welcome);
                                  return;
                              }
                              const int status = joined.error().code == "store" ? 503 : 409;
                              done(refusal(status, joined.error().code, joined.error().reasons));
                          });
        });
    });
}

void Api::give_record(const Request& request, const std::string& table, const Done& done) {
    const auto secret =
        request.token.empty() ? std::nullopt : std::optional(hash_of(request.token));
    registry_.visit(table, [done, secret,
                            table](const Expected<TableRegistry::LiveTablePtr>& live) {
        if (const auto refused = refused_visit(live)) {
            done(*refused);
            return;
        }
        const house::Table& found = (*live)->table();
        const house::TableView view(found, (*live)->viewer_of(secret));
        const std::string extension(view.record_extension());
        Response response = json_answer(view.record());
        response.type = extension == "pgn" ? "application/x-chess-pgn; charset=utf-8"
                                           : "text/plain; charset=utf-8";
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" +
                                                                 found.settings().game + "-" +
                                                                 table + "." + extension + "\"");
        done(response);
    });
}

void Api::players(const Done& done) {
    registry_.services().store.standings(
        most_standings, on_loop<std::vector<store::Standing>>([done](const auto& standings) {
            done(standings ? players_answer(*standings)
                           : refusal(503, "store", standings.error().reasons()));
        }));
}

} // namespace tabuleiro::server
