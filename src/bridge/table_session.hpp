// One game: follows the socket of its table, lets the program think when it is its turn, and plays
// its moves. A lost connection is opened again, and what the house has not answered is sent again.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "bridge/announcer.hpp"
#include "bridge/house/outbox.hpp"
#include "bridge/pauses.hpp"
#include "bridge/play/thinker.hpp"
#include "client/socket/web_socket_client.hpp"

namespace tabuleiro::bridge {

// What all games of a bridge share.
struct Seating {
    client::Address house;
    std::string token;
    programs::ProgramSetup program;
    OwnTimes times;
};

class TableSession {
  public:
    // Begins at once. `ended` is called when the game has, on the session's own thread.
    TableSession(const Seating& seating, Announcer& announcer, std::string table, std::string game,
                 std::function<void()> ended);
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;
    // Leaves the table, where the game goes on.
    ~TableSession();

    // Leaves the table soon.
    void stop();
    bool has_ended() const { return ended_; }
    // The last one that the house has told; 0 before that.
    std::int64_t version() const { return version_; }

  private:
    void run(const std::function<void()>& ended);
    void connect();
    void hear(const nlohmann::json& message);
    void hear_refusal(const PendingCommand& command, const nlohmann::json& refusal);
    // Does what follows from the state.
    void consider();
    void announce();
    void finish(const SeenResult& result);
    void decline_offer();
    void let_think();

    void act(const Nothing& nothing);
    void act(const Play& play);
    void act(const Resign& resign);
    void act(const ClaimDraw& claim);
    void act(const Fault& fault);
    void act(const Misunderstood& misunderstood);

    void send(nlohmann::json command);
    void give_up(const std::string& why);
    void tell(const std::string& what) { announcer_.tell(table_ + ": " + what); }
    void complain(const std::string& what) { announcer_.complain(table_ + ": " + what); }

    const Seating& seating_;
    Announcer& announcer_;
    const std::string table_;
    client::WebSocketClient socket_;
    Thinker thinker_;
    TableState state_;
    Outbox outbox_;
    Pauses pauses_;
    std::optional<std::int64_t> asked_;    // the version of the position that the program was given
    std::optional<std::int64_t> declined_; // the number of the last offer
    bool greeted_ = false;
    std::size_t announced_ = 0; // plies
    bool finished_ = false;
    std::atomic<std::int64_t> version_ = 0;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> ended_ = false;
    std::thread thread_;
};

} // namespace tabuleiro::bridge
