// The answers to HTTP requests: the page, tables, studies, and the server's own health
// (docs/protocols/web.md).
#pragma once

#include <atomic>

#include "core/json_writer.hpp"
#include "house/study/analysis_pool.hpp"
#include "server/http/page_files.hpp"
#include "server/local_network.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class Api : public RequestHandler {
  public:
    struct Settings {
        Rate tables{1, 40}; // opened from one address
    };

    Api(TableRegistry& registry, house::AnalysisPool& analysts, PageFiles page,
        const AccessCheck& access, LocalNetwork& local_network, Metrics& metrics,
        const Settings& settings);

    Awaitable<Response> answer(const Request& request) override;
    Awaitable<Admission> admit(const Request& request) override;

    // The server is about to close: from now on it is not healthy. From any thread.
    void close() { closing_ = true; }

  private:
    Awaitable<Response> get(const Request& request);
    Awaitable<Response> post(const Request& request);

    // The request's token, if this server gave it out; otherwise a new one. So nobody gets a seat
    // by a secret that somebody else chose for them.
    Awaitable<std::string> token_for(const Request& request);

    // The table that a request asks for.
    Awaitable<Expected<FoundTable>> find(const Request& request, const std::string& table);

    Response health() const;
    Awaitable<Response> describe_house(const Request& request);
    Awaitable<Response> open_table(const Request& request);
    Awaitable<Response> join_table(const Request& request, const std::string& table);
    Awaitable<Response> give_record(const Request& request, const std::string& table);
    Awaitable<Response> players();
    Response study(const Request& request) const;
    Awaitable<Response> give_moves(const Request& request, const std::string& table);
    Awaitable<Response> read_games(const Request& request);
    Awaitable<Response> write_games(const Request& request);
    Response switch_local_network(const Request& request);
    Response metrics();

    TableRegistry& registry_;
    house::AnalysisPool& analysts_;
    PageFiles page_;
    const AccessCheck& access_;
    LocalNetwork& local_network_;
    Metrics& metrics_;
    Settings settings_;
    Buckets openings_;
    std::atomic<bool> closing_{false};
};

// The key "addresses".
void write_addresses(JsonWriter& out, const std::vector<std::string>& addresses);
std::optional<store::TokenHash> secret_of(const Request& request);
// Why there is no live table, or which node has it; none if there is one.
std::optional<Response> not_here(const Expected<FoundTable>& found);
// What was read of the table; refused if this node has lost the table meanwhile.
Response shown_of(const LiveTable& live, Response response);

} // namespace tabuleiro::server
