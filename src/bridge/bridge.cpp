#include "bridge/bridge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "bridge/engine.hpp"
#include "bridge/house/challenge.hpp"
#include "bridge/house/refusal.hpp"
#include "bridge/house/token_file.hpp"
#include "bridge/table_session.hpp"
#include "client/http/http_client.hpp"
#include "client/stop_signals.hpp"
#include "core/text.hpp"

namespace tabuleiro::bridge {

using namespace std::chrono_literals;
using nlohmann::json;

namespace {

constexpr std::chrono::milliseconds longest_answering = 30s;
constexpr auto offer_pause = 10s; // between two offers
constexpr std::size_t most_known = 50;

bool is_loopback_host(const client::Address& house) {
    const std::string host = client::host_and_port(house).host;
    return host == "localhost" || client::is_loopback(host);
}

// Without encryption, whoever is on the way reads the token.
Expected<client::Address> checked_house(const BridgeOptions& options) {
    auto house = client::parse_public_url(options.house);
    if (house && house->scheme == "http" && !is_loopback_host(*house) && !options.insecure) {
        return fail("{house} is not encrypted, so others could read the token on the way. Use "
                    "https://, or --insecure in a network that you trust.",
                    options.house);
    }
    return house;
}

// The program's socket: what it is asked for, and which games it has.
class Bridge {
  public:
    Bridge(Seating seating, AcceptRules rules, const BridgeOptions& options)
        : seating_(std::move(seating)), rules_(std::move(rules)), offered_game_(options.offer),
          offered_time_(options.time), socket_(seating_.house), requests_(seating_.house) {}

    void run() {
        while (!stopping_) {
            if (!socket_.is_open()) {
                connect();
            } else if (const auto message = socket_.receive(offer_pause)) {
                hear(json::parse(*message, nullptr, false));
            }
            std::erase_if(tables_, [](const auto& one) { return one.second->has_ended(); });
            if (socket_.is_open() && !stopping_) {
                make_offer();
            }
        }
        for (const auto& [table, session] : tables_) {
            session->stop();
        }
        tables_.clear();
        socket_.close();
        ended_ = true;
    }

    // From any thread.
    void stop() {
        stopping_ = true;
        socket_.wake();
    }
    bool has_ended() const { return ended_; }
    // Why it has stopped, unless somebody wanted it. Requires: it has ended.
    const std::optional<Error>& refusal() const { return refusal_; }

  private:
    void connect() {
        const auto opened = socket_.open(path(), seating_.token);
        if (opened || stopping_) {
            return;
        }
        const Reason why = reason_for(opened.error(), seating_.house.text());
        if (!may_pass(opened.error())) {
            refusal_ = Error(why);
            stopping_ = true;
            return;
        }
        if (pauses_.is_first_complaint()) {
            announcer_.complain(why.text() + " Trying again.");
        }
        socket_.pause(pauses_.next());
    }

    std::string path() const {
        std::string known;
        std::size_t count = 0;
        for (const auto& [table, session] : tables_) {
            if (session->version() > 0 && count++ < most_known) {
                known += (known.empty() ? "?known=" : ",") + table + "." +
                         std::to_string(session->version());
            }
        }
        return "/api/programs/socket" + known;
    }

    void hear(const json& message) {
        const std::string program = text_in(message, "program");
        if (program == "hello") {
            pauses_.reset();
            accepted_.clear(); // games that have begun are told next
            announcer_.tell(fmt::format("Connected to {} as {}, a program of {}. It plays {}.",
                                        seating_.house.text(), name_in(message),
                                        name_in(message, "author"), fmt::join(rules_.games, ", ")));
        } else if (program == "game") {
            begin(text_in(message, "table"), text_in(field(message, "summary"), "game"));
        } else if (text_in(message, "lobby") == "you") {
            offers_ = field(message, "offers").size();
            for (const Challenge& challenge : challenges_in(message)) {
                answer(challenge);
            }
        }
    }

    void begin(const std::string& table, const std::string& game) {
        accepted_.erase(table);
        if (table.empty() || tables_.contains(table)) {
            return;
        }
        if (std::find(rules_.games.begin(), rules_.games.end(), game) == rules_.games.end()) {
            announcer_.complain(fmt::format(
                "{}: the program has a seat at a game of {}, which it does not play; it is left "
                "alone.",
                table, printable(game)));
            return;
        }
        tables_.emplace(table, std::make_unique<TableSession>(seating_, announcer_, table, game,
                                                              [this] { socket_.wake(); }));
    }

    void answer(const Challenge& challenge) {
        if (!answered_.insert(challenge.table).second) {
            return;
        }
        const auto objection = objection_to(challenge, rules_, tables_.size() + accepted_.size());
        const std::string path =
            "/api/tables/" + challenge.table + (objection ? "/decline" : "/join");
        const auto reply = requests_.post(path, "{}", seating_.token, longest_answering);
        const std::string& by = challenge.by;
        if (!reply || reply->status != 200) {
            announcer_.complain(fmt::format("The challenge of {} could not be answered: {}", by,
                                            reply ? sentences_in_body(reply->body, reply->status)
                                                  : reply.error().text()));
            if (!reply) {
                answered_.erase(challenge.table);
            }
        } else if (objection) {
            announcer_.tell(fmt::format("The challenge of {} is declined: {}.", by, *objection));
        } else {
            accepted_.insert(challenge.table);
        }
    }

    void make_offer() {
        const auto now = std::chrono::steady_clock::now();
        if (offered_game_.empty() || offers_ != std::size_t{0} || now < next_offer_ ||
            tables_.size() + accepted_.size() >= rules_.tables) {
            return;
        }
        next_offer_ = now + offer_pause;
        const json settings{
            {"game", offered_game_},
            {"seats", {{"first", {{"kind", "here"}}}, {"second", {{"kind", "open"}}}}},
            {"sides", "random"},
            {"time", {{"first", offered_time_}, {"second", offered_time_}}},
            {"programs", true}};
        const auto reply =
            requests_.post("/api/tables", settings.dump(), seating_.token, longest_answering);
        if (!reply || reply->status != 200) {
            announcer_.complain(fmt::format("No game could be offered: {}",
                                            reply ? sentences_in_body(reply->body, reply->status)
                                                  : reply.error().text()));
            return;
        }
        announcer_.tell(fmt::format("A game of {} is offered in the lobby.", offered_game_));
    }

    const Seating seating_;
    const AcceptRules rules_;
    const std::string offered_game_; // empty: none
    const std::string offered_time_;
    Announcer announcer_;
    client::WebSocketClient socket_;
    client::HttpClient requests_;
    Pauses pauses_;
    std::optional<std::size_t> offers_; // that wait in the lobby; none: not yet known
    std::chrono::steady_clock::time_point next_offer_{};
    std::set<std::string> answered_; // challenges
    std::set<std::string> accepted_; // those whose games have not begun
    std::optional<Error> refusal_;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> ended_ = false;
    std::map<std::string, std::unique_ptr<TableSession>> tables_; // goes first: it uses the rest
};

} // namespace

Expected<void> run_bridge(const BridgeOptions& options) {
    const auto house = checked_house(options);
    if (!house) {
        return tl::unexpected(house.error());
    }
    const auto token = read_token(options.token_file);
    if (!token) {
        return tl::unexpected(token.error());
    }
    const client::StopSignals signals;
    const auto engine = find_engine(options);
    if (!engine) {
        return tl::unexpected(engine.error());
    }
    Bridge bridge({*house, *token, engine->setup, options.times},
                  {options.accepts, engine->games, options.tables}, options);
    std::thread thread([&bridge] { bridge.run(); });
    if (signals.wait_unless([&bridge] { return bridge.has_ended(); })) {
        bridge.stop();
    }
    thread.join();
    if (bridge.refusal()) {
        return tl::unexpected(*bridge.refusal());
    }
    return {};
}

} // namespace tabuleiro::bridge
