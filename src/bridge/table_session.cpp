#include "bridge/table_session.hpp"

#include <utility>

#include "bridge/house/refusal.hpp"
#include "core/text.hpp"

namespace tabuleiro::bridge {

using namespace std::chrono_literals;
using client::NoMessage;
using nlohmann::json;

namespace {

constexpr auto longest_wait =
    10min; // for a message; the socket finds out whether the house is there
constexpr auto storing_pause = 1s;

std::string result_for(Player seat, const SeenResult& result) {
    const std::string how = result.rule.empty() ? result.ending : result.rule;
    if (result.winner) {
        return (*result.winner == seat ? "won (" : "lost (") + how + ").";
    }
    return result.ending == "abandonment" ? "aborted." : "drawn (" + how + ").";
}

} // namespace

TableSession::TableSession(const Seating& seating, Announcer& announcer, std::string table,
                           std::string game, std::function<void()> ended)
    : seating_(seating), announcer_(announcer), table_(std::move(table)), socket_(seating.house),
      thinker_(
          [&seating, game = std::move(game)] { return make_seated_game(game, seating.program); },
          [this] { socket_.wake(); }),
      thread_([this, ended = std::move(ended)] { run(ended); }) {}

TableSession::~TableSession() {
    stop();
    thread_.join();
}

void TableSession::stop() {
    stopping_ = true;
    thinker_.cancel();
    socket_.wake();
}

void TableSession::run(const std::function<void()>& ended) {
    while (!stopping_ && !finished_) {
        if (!socket_.is_open()) {
            connect();
        } else if (const auto message = socket_.receive(longest_wait)) {
            hear(json::parse(*message, nullptr, false));
        }
        if (!stopping_) {
            consider();
        }
    }
    socket_.close();
    ended_ = true;
    ended();
}

void TableSession::connect() {
    std::string path = "/api/tables/" + table_ + "/socket";
    if (state_.is_known()) {
        path += "?version=" + std::to_string(state_.version());
    }
    const auto opened = socket_.open(path, seating_.token);
    if (stopping_) {
        return;
    }
    if (opened) {
        if (pauses_.reset()) {
            tell("connected again.");
        }
        for (const PendingCommand& command : outbox_.pending()) {
            socket_.send(command.text);
        }
        return;
    }
    if (!may_pass(opened.error())) {
        give_up(reason_for(opened.error(), seating_.house.text()).text());
        return;
    }
    if (pauses_.is_first_complaint()) {
        complain(reason_for(opened.error(), seating_.house.text()).text() + " Trying again.");
    }
    socket_.pause(pauses_.next());
}

void TableSession::hear(const json& message) {
    const std::string id = text_in(message, "reply_to");
    if (!id.empty() && text_in(message, "refused") == "store") {
        socket_.pause(storing_pause);
        for (const PendingCommand& command : outbox_.pending()) {
            socket_.send(command.text);
        }
        return;
    }
    if (!id.empty()) {
        const auto command = outbox_.answered(id);
        if (command && message.contains("refused")) {
            hear_refusal(*command, message);
        }
        return;
    }
    if (!state_.apply(message)) {
        return;
    }
    version_ = state_.version();
    // What could not be played before may be possible now: a pause is over.
    if (message.contains("choices") && !thinker_.is_thinking() && outbox_.is_empty()) {
        asked_.reset();
    }
}

void TableSession::hear_refusal(const PendingCommand& command, const json& refusal) {
    const std::string code = text_in(refusal, "refused");
    if (code == "too-late") {
        asked_.reset();
    } else if (code == "malformed" || code == "watching") {
        give_up("the house refuses the command " + command.word + ": " + sentences_in(refusal));
    } else if (code == "move") {
        complain("the house refuses the program's move: " + sentences_in(refusal) +
                 " The game is resigned.");
        send({{"command", "resign"}});
    }
}

void TableSession::consider() {
    if (!state_.is_known() || finished_) {
        return;
    }
    announce();
    if (const auto result = state_.result()) {
        finish(*result);
        return;
    }
    decline_offer();
    if (asked_ != state_.position_version() || !state_.may_move()) {
        thinker_.cancel();
    }
    if (auto decision = thinker_.take_decision(); decision && asked_ == state_.position_version()) {
        std::visit([this](const auto& decided) { act(decided); }, *decision);
    }
    let_think();
}

void TableSession::announce() {
    const Player seat = *state_.seat();
    const auto moves = state_.moves();
    if (!std::exchange(greeted_, true)) {
        tell(fmt::format(
            "{} against {}, as the {} player{}", state_.game(), state_.name_of(opponent(seat)),
            name(seat),
            moves.empty() ? "." : fmt::format("; it goes on after {} moves.", moves.size())));
        announced_ = moves.size();
    }
    announced_ = std::min(announced_, moves.size()); // some may have been taken back
    for (; announced_ < moves.size(); ++announced_) {
        const SeenMove& move = moves[announced_];
        const std::string& text = move.note.empty() ? move.text : move.note;
        tell(fmt::format("{} {}: {}", announced_ + 1, move.by == seat ? "the program" : "the other",
                         text.empty() ? "a secret move" : printable(text)));
    }
}

void TableSession::finish(const SeenResult& result) {
    tell(result_for(*state_.seat(), result));
    thinker_.game_over(result);
    finished_ = true;
}

void TableSession::decline_offer() {
    const auto offer = state_.offer();
    const std::string word = offer ? "decline-" + offer->what : "";
    if (offer && offer->by != state_.seat() && declined_ != offer->number && state_.allows(word)) {
        declined_ = offer->number;
        send({{"command", word}, {"at", offer->number}});
    }
}

void TableSession::let_think() {
    if (state_.may_move() && asked_ != state_.position_version() && outbox_.is_empty() &&
        !thinker_.is_thinking()) {
        asked_ = state_.position_version();
        thinker_.think(state_, turn_time(state_, seating_.times));
    }
}

void TableSession::act(const Nothing& nothing) {
    if (nothing.late) {
        complain("the program has used up its time.");
    }
}

void TableSession::act(const Play& play) {
    send({{"command", "play"}, {"move", play.move}, {"at", *asked_}});
}

void TableSession::act(const Resign&) {
    tell("the program resigns.");
    send({{"command", "resign"}});
}

void TableSession::act(const ClaimDraw&) {
    if (state_.allows("claim-draw")) {
        send({{"command", "claim-draw"}});
    } else {
        act(Fault{Reason("The program claims a draw, but the game goes on."), ""});
    }
}

void TableSession::act(const Fault& fault) {
    complain(fault.why.text() +
             (fault.last_line.empty() ? "" : " It wrote last: " + fault.last_line) +
             " The game is resigned.");
    send({{"command", "resign"}});
}

void TableSession::act(const Misunderstood& misunderstood) {
    give_up("this program does not understand the house, which may be of another version: " +
            misunderstood.why.text());
}

void TableSession::send(json command) {
    socket_.send(outbox_.add(std::move(command)).text);
}

void TableSession::give_up(const std::string& why) {
    complain(why);
    finished_ = true;
}

} // namespace tabuleiro::bridge
