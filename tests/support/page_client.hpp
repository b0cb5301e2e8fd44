// A player whose connection breaks, as the page copes with it: a command stays in the outbox until
// it is answered, and is sent again after each reconnect. A connection that does not even answer a
// ping is dead.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <thread>

#include "core/rng.hpp"
#include "support/web_client.hpp"

namespace tabuleiro::test {

// What goes wrong while a command is on its way.
enum class Cut : std::uint8_t {
    None,
    BeforeSending,
    InsideTheFrame,
    AfterSending,
    AWhileAfterSending,
    AfterTheFirstMessage,
};
inline constexpr std::uint64_t cuts = 6;

// What a player was told of a command.
struct Told {
    nlohmann::json command;
    std::optional<int> accepted{}; // the number of its event
    std::string refused{};         // the code; empty if it was accepted
};

// How long a client waits before it connects: twice as long after each failure, a quarter more or
// less.
struct Pauses {
    std::chrono::milliseconds first{2};
    std::chrono::milliseconds max{2};
};
// The page's own.
inline constexpr Pauses page_pauses{std::chrono::milliseconds(250), std::chrono::seconds(8)};

class PageClient {
  public:
    // `port`: where the server listens now; 0 while there is none.
    PageClient(std::string table, std::string cookie, std::function<std::uint16_t()> port, Rng rng,
               Pauses pauses = {})
        : table_(std::move(table)), cookie_(std::move(cookie)), port_(std::move(port)), rng_(rng),
          pauses_(pauses) {}

    // As the messages so far make it.
    const nlohmann::json& state() const { return state_; }
    // By id; those that are not answered are not there.
    const std::map<std::string, Told>& answered() const { return answered_; }
    // The last answer that was new; nothing before the first.
    const Told& last_answer() const { return last_answer_; }
    int reconnects() const { return reconnects_; }
    // What must never happen: a shown move that is gone, or two different answers.
    const std::vector<std::string>& faults() const { return faults_; }

    // Sends a command, or what the cut lets through of it; does not wait for the answer.
    void send(nlohmann::json command, Cut cut = Cut::None) {
        connect();
        command["id"] = "k" + std::to_string(rng_());
        const std::string text = command.dump();
        outbox_.push_back(std::move(command));
        const std::string bytes = frame(Opcode::Text, text);
        switch (cut) {
        case Cut::None:
            write(bytes);
            return;
        case Cut::BeforeSending:
            break;
        case Cut::InsideTheFrame:
            write(std::string_view(bytes).substr(0, 1 + rng_.below(bytes.size() - 1)));
            break;
        case Cut::AfterSending:
            write(bytes);
            break;
        case Cut::AWhileAfterSending:
            write(bytes);
            std::this_thread::sleep_for(std::chrono::microseconds(rng_.below(10'000)));
            break;
        case Cut::AfterTheFirstMessage:
            write(bytes);
            hear();
            break;
        }
        socket_.reset();
    }

    // Until every command is answered, however often the connection breaks meanwhile.
    void settle() {
        while (!outbox_.empty()) {
            connect();
            hear();
        }
    }

    // Until the condition holds for the state.
    template <class Condition>
    void hear_until(Condition condition) {
        connect();
        while (!condition(state_)) {
            connect();
            hear();
        }
    }

  private:
    // As in the page's heartbeat.
    static constexpr std::chrono::milliseconds silence{1500};
    static constexpr std::chrono::milliseconds patience{2500};

    void connect() {
        if (socket_ && socket_->open()) {
            return;
        }
        const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
        auto pause = reconnects_ == 0 ? std::chrono::milliseconds(0) : pauses_.first;
        while (std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(pause * (75 + rng_.below(51)) / 100);
            if (try_to_connect()) {
                return;
            }
            socket_.reset();
            pause = std::clamp(2 * pause, pauses_.first, pauses_.max);
        }
        throw std::runtime_error("The server does not come back.");
    }

    bool try_to_connect() {
        const std::uint16_t port = port_();
        TcpConnection connection(port);
        if (port == 0 || !connection.open()) {
            return false;
        }
        Browser browser(port);
        browser.cookie = cookie_;
        const bool knows_some = !state_.is_null() && rng_.below(2) == 0;
        auto [answer, socket] =
            browser.socket(std::move(connection), "/api/tables/" + table_ + "/socket" +
                                                      (knows_some ? "?version=" + version() : ""));
        if (answer.status != 101) {
            return false;
        }
        socket_ = std::move(socket);
        ++reconnects_;
        if (!hear()) { // the state comes first
            return false;
        }
        for (const nlohmann::json& command : outbox_) {
            write(frame(Opcode::Text, command.dump()));
        }
        return true;
    }

    std::string version() const { return state_["version"].dump(); }

    void write(std::string_view bytes) {
        if (socket_ && !socket_->connection().write(bytes)) {
            socket_.reset();
        }
    }

    // The next message; false if the connection ended instead.
    bool hear() {
        auto text = socket_ ? socket_->hear(silence) : std::nullopt;
        if (socket_ && !text) {
            write(frame(Opcode::Text, R"({"ping":true})"));
            text = socket_ ? socket_->hear(patience) : std::nullopt;
        }
        if (!text) {
            socket_.reset();
            return false;
        }
        const auto message = nlohmann::json::parse(*text);
        if (message.contains("accepted") || message.contains("refused")) {
            note_answer(message);
        } else if (!message.contains("pong")) {
            note_change(message);
        }
        return true;
    }

    void note_answer(const nlohmann::json& message) {
        const std::string id = message.at("reply_to");
        Told told;
        if (message.contains("accepted")) {
            told.accepted = message["accepted"];
        } else {
            told.refused = message["refused"];
        }
        const auto sent = std::find_if(outbox_.begin(), outbox_.end(),
                                       [&](const auto& command) { return command["id"] == id; });
        if (sent != outbox_.end()) {
            told.command = std::move(*sent);
            outbox_.erase(sent);
            last_answer_ = told;
            answered_[id] = std::move(told);
        } else if (told.accepted != answered_[id].accepted) {
            faults_.push_back("Another answer to " + id + ": " + message.dump());
        }
    }

    void note_change(const nlohmann::json& message) {
        for (const auto& [field, value] : message.items()) {
            if (field != "history") {
                state_[field] = value;
                continue;
            }
            auto& shown = state_["history"]["moves"];
            if (shown.is_null()) {
                shown = nlohmann::json::array();
            }
            const auto before = shown;
            const auto from = std::min(value["from"].get<std::size_t>(), shown.size());
            shown.erase(shown.begin() + static_cast<std::ptrdiff_t>(from), shown.end());
            shown.insert(shown.end(), value["moves"].begin(), value["moves"].end());
            if (shown.size() < before.size() ||
                !std::equal(before.begin(), before.end(), shown.begin(),
                            [](const auto& a, const auto& b) { return a["text"] == b["text"]; })) {
                faults_.push_back("Moves that were shown are gone: " + message.dump());
            }
        }
    }

    std::string table_;
    std::string cookie_;
    std::function<std::uint16_t()> port_;
    Rng rng_;
    Pauses pauses_;
    std::optional<WebSocketClient> socket_;
    nlohmann::json state_;
    std::vector<nlohmann::json> outbox_;
    std::map<std::string, Told> answered_;
    Told last_answer_;
    std::vector<std::string> faults_;
    int reconnects_ = 0;
};

} // namespace tabuleiro::test
