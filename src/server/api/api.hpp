// What the house answers: its page, its tables, and its own health. docs/protocols/web.md has the
// words.
#pragma once

#include <boost/asio/post.hpp>

#include "house/study/analysis_pool.hpp"
#include "server/http/page_files.hpp"
#include "server/local_network.hpp"
#include "server/tables/table_registry.hpp"

namespace tabuleiro::server {

class Api : public House {
  public:
    struct Settings {
        Rate tables{1, 40}; // opened from one address
    };

    Api(TableRegistry& registry, house::AnalysisPool& analysts, PageFiles page,
        const AccessCheck& access, LocalNetwork& local_network, Metrics& metrics,
        const Settings& settings);

    void answer(Request request, std::function<void(Response)> done) override;
    void admit(Request request, std::function<void(Admission)> done) override;

  private:
    using Done = std::function<void(Response)>;

    void get(const Request& request, const Done& done);
    void post(const Request& request, const Done& done);

    // The asker's token, if this house gave it out; otherwise a new one. So nobody gets a seat by a
    // secret that somebody else chose for them.
    void with_token(const Request& request, std::function<void(std::string)> then);

    // Calls `then` with the store's answer on a thread of the network; not at all once that has
    // ended.
    template <class Answer>
    store::Completion<Answer> on_loop(store::Completion<Answer> then) {
        return [&loop = registry_.loops().next(), then = std::move(then)](Expected<Answer> answer) {
            boost::asio::post(loop, [then, answer = std::move(answer)] { then(answer); });
        };
    }

    void describe_house(const Request& request, const Done& done);
    void open_table(const Request& request, const Done& done);
    void join_table(const Request& request, const std::string& table, const Done& done);
    void give_record(const Request& request, const std::string& table, const Done& done);
    void players(const Done& done);
    void list_tables(const std::vector<store::TableSummary>& unfinished,
                     const std::optional<store::TokenHash>& secret, bool own_machine,
                     const Done& done);
    Response study(const Request& request) const;
    void give_line(const std::string& table, const Done& done);
    void read_games(const Request& request, const Done& done);
    void write_games(const Request& request, const Done& done);
    Response switch_local_network(const Request& request);

    TableRegistry& registry_;
    house::AnalysisPool& analysts_;
    PageFiles page_;
    const AccessCheck& access_;
    LocalNetwork& local_network_;
    Metrics& metrics_;
    Settings settings_;
    Buckets openings_;
};

// Why a table cannot be visited; none if it can.
std::optional<Response> refused_visit(const Expected<TableRegistry::LiveTablePtr>& live);

} // namespace tabuleiro::server
