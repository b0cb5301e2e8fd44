// Events as the director reads them.
#include "house/tournament/view.hpp"

namespace tabuleiro::house::tournament {

namespace {

class LogWriter {
  public:
    LogWriter(JsonWriter& out, const TournamentEvent& event) : out_(out), event_(event) {}

    void operator()(const Created& one) {
        action("created");
        out_.key("text").text(one.settings.name);
    }
    void operator()(const Entered& one) {
        action(one.who.person == event_.by ? "entered" : "add");
        if (one.who.kind == ContestantKind::Level) {
            out_.key("level").number(one.who.level);
        } else if (one.who.kind == ContestantKind::Engine) {
            out_.key("text").text(one.who.engine);
        } else {
            out_.key("person").text(one.who.person);
        }
    }
    void operator()(const Placed& one) {
        entrant("place", one.entrant);
        out_.key("team").word(name(one.team)).key("board").number(one.board);
    }
    void operator()(const Removed& one) { entrant("remove", one.entrant); }
    void operator()(const Withdrawn& one) { entrant("withdraw", one.entrant); }
    void operator()(const Restored& one) { entrant("restore", one.entrant); }
    void operator()(const BreakTaken& one) { entrant("break", one.entrant); }
    void operator()(const BreakEnded& one) { entrant("break-ended", one.entrant); }
    void operator()(const Started&) { action("start"); }
    void operator()(const Paused&) { action("pause"); }
    void operator()(const Resumed&) { action("resume"); }
    void operator()(const Finished&) { action("finish"); }
    void operator()(const RoundPaired& one) {
        action(one.round.started ? "start-round" : "pair");
        out_.key("boards").number(static_cast<std::int64_t>(one.round.boards.size()));
    }
    void operator()(const BoardsPaired& one) {
        action("games");
        out_.key("boards").number(static_cast<std::int64_t>(one.boards.size()));
    }
    void operator()(const ResultsEntered& one) {
        const bool by_table = one.results.size() == 1 && one.results.front().result.by_table;
        action(by_table ? "played" : "result");
        out_.key("round").number(one.round).key("results").open_array();
        for (const ResultsEntered::One& entered : one.results) {
            out_.open_object().key("board").number(entered.board).key("result");
            write(out_, entered.result);
            out_.close_object();
        }
        out_.close_array();
    }
    void operator()(const ResultCleared& one) { board("clear-result", one.round, one.board); }
    void operator()(const TableStopped& one) { board("stopped", one.round, one.board); }
    void operator()(const ByeGiven& one) {
        entrant("bye", one.entrant);
        out_.key("points").decimal(one.half_points / 2.0, 1);
    }
    void operator()(const RoundUndone&) { action("undo-round"); }

  private:
    void action(std::string_view word) { out_.key("action").word(word); }
    void entrant(std::string_view word, EntrantId entrant) {
        action(word);
        out_.key("entrant").number(entrant);
    }
    void board(std::string_view word, int round, int board) {
        action(word);
        out_.key("round").number(round).key("board").number(board);
    }

    JsonWriter& out_;
    const TournamentEvent& event_;
};

} // namespace

std::string TournamentView::log_entry(const TournamentEvent& event) const {
    JsonWriter out;
    out.open_object().key("version").number(event.number).key("at").number(event.at.count());
    out.key("by");
    write_person(out, event.by);
    std::visit(LogWriter(out, event), event.change);
    return out.close_object().take();
}

} // namespace tabuleiro::house::tournament
