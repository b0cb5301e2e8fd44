#include "house/tournament/view.hpp"

#include <algorithm>

#include "core/csv_text.hpp"
#include "house/catalogue.hpp"
#include "house/tournament/arena_form.hpp"
#include "house/tournament/bracket.hpp"
#include "house/tournament/performance.hpp"
#include "house/tournament/simultaneous_form.hpp"
#include "house/tournament/teams.hpp"

namespace tabuleiro::house::tournament {

using Phase = TournamentPhase;

namespace {

// An arena has thousands of games; of those that have ended, the latest are shown.
constexpr std::size_t most_shown_arena_boards = 200;

std::optional<std::int64_t> wide(std::optional<int> number) {
    return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

// An arena has none, though its boards are in one.
int shown_round(const TournamentState& state) {
    return state.settings.form->has_time_limit() ? 0 : state.round();
}

// None of a host.
std::optional<int> rank_of(const TournamentStanding& one) {
    return one.standing.rank > 0 ? std::optional(one.standing.rank) : std::nullopt;
}

std::string decimal(double number, int digits) {
    JsonWriter out;
    return out.decimal(number, digits).take();
}

// Under which somebody is in ShownPeople.
const std::string& key_of(const Contestant& who) {
    return who.kind == ContestantKind::Engine ? who.engine : who.person;
}

} // namespace

void write(JsonWriter& out, const BoardResult& result) {
    out.open_object().key("winner").word(name(result.winner));
    out.key("forfeit").boolean(result.forfeit);
    out.key("by").word(result.by_table ? "table" : "director").close_object();
}

std::string TournamentView::state(const TournamentViewer& viewer) const {
    JsonWriter out;
    out.open_object().key("id").text(state_.id);
    write_header(out);
    out.key("settings").raw(to_text(state_.settings));
    out.key("director");
    write_person(out, state_.director);
    if (const auto host = host_in(state_)) {
        out.key("host").number(*host);
    }
    out.key("created").number(state_.created.count());
    out.key("entrants").open_array();
    for (const Entrant& entrant : state_.entrants) {
        write_entrant(out, entrant);
    }
    out.close_array().key("played").open_array();
    for (std::size_t round = 0; round < state_.rounds.size(); ++round) {
        write_round(out, round);
    }
    out.close_array();
    write_ranking(out);
    out.key("you");
    write_you(out, viewer);
    if (viewer.director && !state_.code.empty()) {
        out.key("code").text(state_.code);
    }
    return out.close_object().take();
}

void TournamentView::write_header(JsonWriter& out) const {
    out.key("version").number(state_.version).key("phase").word(name(state_.phase));
    out.key("round").number(shown_round(state_));
    const auto planned =
        state_.has_started()
            ? state_.rounds_planned
            : state_.settings.form->rounds(state_.settings.rounds, state_.entrants.size());
    out.key("rounds").number(wide(planned));
    const auto alarm = tournament_.next_alarm();
    const bool timed = state_.settings.form->has_time_limit();
    const bool another = alarm && !timed && !state_.settings.form->is_over(state_);
    out.key("next_round_at")
        .number(another ? std::optional<std::int64_t>(alarm->count()) : std::nullopt);
    if (timed) {
        out.key("ends_at").number(
            state_.has_started() ? std::optional<std::int64_t>(state_.ends.count()) : std::nullopt);
    }
}

std::string TournamentView::change(int since, int entrants_since) const {
    JsonWriter out;
    out.open_object().key("tournament").word("change");
    write_header(out);
    const auto list = [&](const char* key, const auto& items, auto changed, auto write_one) {
        if (std::any_of(items.begin(), items.end(), changed)) {
            out.key(key).open_array();
            for (const auto& one : items) {
                if (changed(one)) {
                    write_one(one);
                }
            }
            out.close_array();
        }
    };
    const auto is_newer = [since](const auto& one) { return one.changed > since; };
    const auto was_removed = [since](const auto& one) { return one.second > since; };
    const auto write_number = [&](const auto& one) { out.number(one.first); };
    list("undone", state_.undone, was_removed, write_number);
    list(
        "entrants", state_.entrants,
        [entrants_since](const Entrant& entrant) { return entrant.changed > entrants_since; },
        [&](const Entrant& entrant) { write_entrant(out, entrant); });
    list("removed", state_.removed, was_removed, write_number);
    list("played", state_.rounds, is_newer, [&](const Round& round) {
        write_round(out, static_cast<std::size_t>(&round - state_.rounds.data()));
    });
    out.key("boards").open_array();
    for (std::size_t round = 0; round < state_.rounds.size(); ++round) {
        if (is_newer(state_.rounds[round])) {
            continue; // all of its boards are there already
        }
        const std::vector<Board>& boards = state_.rounds[round].boards;
        for (std::size_t board = 0; board < boards.size(); ++board) {
            if (is_newer(boards[board])) {
                out.open_object().key("round").number(static_cast<std::int64_t>(round + 1));
                write_board(out, static_cast<int>(board + 1), boards[board]);
                out.close_object();
            }
        }
    }
    out.close_array();
    if (state_.standings_changed > since) {
        write_ranking(out);
    }
    return out.close_object().take();
}

void TournamentView::write_person(JsonWriter& out, const std::string& id) const {
    const auto found = people_.find(id);
    if (found == people_.end()) {
        out.null();
        return;
    }
    out.open_object().key("id").text(id).key("name").text(found->second.name).close_object();
}

std::optional<std::string> TournamentView::name_of(const Contestant& who) const {
    switch (who.kind) {
    case ContestantKind::Level:
        return std::string(level_name(state_.settings.table.game, who.level));
    case ContestantKind::Engine:
        if (!people_.contains(who.engine)) {
            return who.engine;
        }
        break;
    default:
        break;
    }
    const auto found = people_.find(key_of(who));
    return found == people_.end() ? std::nullopt : std::optional(found->second.name);
}

void TournamentView::write_entrant(JsonWriter& out, const Entrant& entrant) const {
    const Contestant& who = entrant.who;
    const auto known = people_.find(key_of(who));
    out.open_object().key("entrant").number(entrant.id).key("number").number(wide(entrant.number));
    out.key("kind").word(name(who.kind)).key("name").text_or_null(name_of(who)).key("person");
    if (who.person.empty() || known == people_.end()) {
        out.null();
    } else {
        out.text(who.person);
    }
    out.key("level").number(
        who.kind == ContestantKind::Level ? std::optional<std::int64_t>(who.level) : std::nullopt);
    out.key("author").text_or_null(known == people_.end() ? std::nullopt : known->second.author);
    out.key("rating").number(wide(entrant.rating));
    out.key("state").word(entrant.withdrawn ? "withdrawn" : entrant.resting ? "resting" : "in");
    out.key("bye");
    if (entrant.bye) {
        out.decimal(*entrant.bye / 2.0, 1);
    } else {
        out.null();
    }
    if (const auto place = team_place(state_.line_ups, entrant.id)) {
        out.key("team").word(name(place->team)).key("board").number(place->board);
    }
    out.close_object();
}

void TournamentView::write_round(JsonWriter& out, std::size_t index) const {
    const Round& round = state_.rounds[index];
    out.open_object().key("round").number(static_cast<std::int64_t>(index + 1));
    // An arena goes on until its end, whether somebody is playing or not.
    const bool timed = state_.settings.form->has_time_limit();
    const bool complete = timed ? state_.phase == Phase::Finished : round.complete();
    out.key("state").word(!round.started ? "paired" : complete ? "complete" : "playing");
    out.key("boards").open_array();
    const std::size_t old =
        timed ? round.boards.size() - std::min(round.boards.size(), most_shown_arena_boards) : 0;
    for (std::size_t i = 0; i < round.boards.size(); ++i) {
        if (i < old && round.boards[i].result) {
            continue;
        }
        out.open_object();
        write_board(out, static_cast<int>(i + 1), round.boards[i]);
        out.close_object();
    }
    out.close_array().key("byes").open_array();
    for (const Bye& bye : round.byes) {
        out.open_object().key("entrant").number(bye.entrant).key("points");
        out.decimal(bye.half_points / 2.0, 1).close_object();
    }
    out.close_array().close_object();
}

void TournamentView::write_board(JsonWriter& out, int number, const Board& board) const {
    out.key("board").number(number).key("first").number(board.seats.first);
    out.key("second").number(board.seats.second).key("table");
    out.text_or_null(board.table.empty() ? std::nullopt : std::optional(board.table));
    out.key("result");
    if (board.result) {
        write(out, *board.result);
    } else {
        out.null();
    }
    out.key("stopped").boolean(board.stopped);
}

void TournamentView::write_ranking(JsonWriter& out) const {
    out.key("standings");
    write_standings(out);
    if (state_.settings.form->has_bracket()) {
        out.key("bracket");
        write_bracket(out, state_);
    }
    if (state_.settings.form->has_teams()) {
        out.key("teams");
        write_teams(out, state_);
    }
}

void TournamentView::write_standings(JsonWriter& out) const {
    const auto performances = performances_of(state_);
    const auto scores = state_.settings.form->has_time_limit() ? arena_scores_of(state_)
                                                               : std::vector<league::ArenaScore>();
    out.open_array();
    for (const TournamentStanding& one : standings_of(state_)) {
        out.open_object().key("rank").number(wide(rank_of(one))).key("entrant").number(one.entrant);
        out.key("points").decimal(one.standing.half_points / 2.0, 1);
        out.key("tie_breaks").open_array();
        for (const double value : one.standing.tie_breaks) {
            out.decimal(value, 2);
        }
        out.close_array().key("won").number(one.won).key("drawn").number(one.drawn);
        out.key("lost").number(one.lost).key("performance");
        if (const auto known = performances.find(one.entrant); known != performances.end()) {
            out.open_object().key("rating").number(known->second.rating);
            out.key("margin").number(known->second.margin).close_object();
        } else {
            out.null();
        }
        if (!scores.empty()) {
            const league::ArenaScore& score = scores[one.standing.player];
            out.key("games").open_array();
            for (const int points : score.games) {
                out.number(points);
            }
            out.close_array().key("on_streak").boolean(score.on_streak());
        }
        out.close_object();
    }
    out.close_array();
}

std::string TournamentView::table_of(const std::string& person) const {
    const Entrant* const entrant = state_.find_person(person);
    const Round* const round = state_.playing();
    if (entrant == nullptr || round == nullptr || is_host(state_, entrant->id)) {
        return {};
    }
    const auto found =
        std::find_if(round->boards.begin(), round->boards.end(), [&](const Board& board) {
            return board.has(entrant->id) && !board.result && !board.stopped;
        });
    return found == round->boards.end() ? std::string() : found->table;
}

std::pair<bool, std::string> TournamentView::own_state(const std::string& person) const {
    return {state_.find_person(person) != nullptr, table_of(person)};
}

void TournamentView::write_you(JsonWriter& out, const TournamentViewer& viewer) const {
    const Entrant* const entrant = state_.find_person(viewer.person);
    out.open_object().key("director").boolean(viewer.director).key("entrant");
    out.number(entrant != nullptr ? std::optional<std::int64_t>(entrant->id) : std::nullopt);
    out.key("may_enter")
        .boolean(viewer.may_enter && entrant == nullptr && state_.phase != Phase::Finished &&
                 !(state_.has_started() && state_.settings.form->is_fixed()) &&
                 state_.entrants.size() < most_entrants);
    const std::string table = table_of(viewer.person);
    out.key("table").text_or_null(table.empty() ? std::nullopt : std::optional(table));
    out.close_object();
}

std::string TournamentView::you_message(const TournamentViewer& viewer) const {
    JsonWriter out;
    out.open_object().key("tournament").word("you").key("you");
    write_you(out, viewer);
    return out.close_object().take();
}

std::string TournamentView::standings_json() const {
    JsonWriter out;
    out.open_object().key("id").text(state_.id).key("name").text(state_.settings.name);
    write_header(out);
    out.key("tie_breaks").open_array();
    for (const league::TieBreak one : state_.settings.tie_breaks) {
        out.word(tie_break_words()[static_cast<std::size_t>(one)]);
    }
    out.close_array().key("entrants").open_array();
    for (const Entrant& entrant : state_.entrants) {
        write_entrant(out, entrant);
    }
    out.close_array().key("standings");
    write_standings(out);
    return out.close_object().take();
}

std::string TournamentView::standings_csv() const {
    const auto performances = performances_of(state_);
    std::string csv = "rank,name,kind,rating,points,won,drawn,lost,performance,margin";
    for (const league::TieBreak one : state_.settings.tie_breaks) {
        csv += ',' + std::string(tie_break_words()[static_cast<std::size_t>(one)]);
    }
    csv += "\r\n";
    for (const TournamentStanding& one : standings_of(state_)) {
        const Entrant& entrant = *state_.find(one.entrant);
        const auto rank = rank_of(one);
        csv += (rank ? std::to_string(*rank) : "") + ',' +
               csv_text(name_of(entrant.who).value_or("")) + ',' +
               std::string(name(entrant.who.kind)) + ',' +
               (entrant.rating ? std::to_string(*entrant.rating) : "") + ',' +
               decimal(one.standing.half_points / 2.0, 1) + ',' + std::to_string(one.won) + ',' +
               std::to_string(one.drawn) + ',' + std::to_string(one.lost) + ',';
        const auto known = performances.find(one.entrant);
        csv += known == performances.end() ? ","
                                           : std::to_string(known->second.rating) + ',' +
                                                 std::to_string(known->second.margin);
        for (const double value : one.standing.tie_breaks) {
            csv += ',' + decimal(value, 2);
        }
        csv += "\r\n";
    }
    return csv;
}

std::string TournamentView::summary(const TournamentState& state) {
    JsonWriter out;
    out.open_object().key("name").text(state.settings.name);
    out.key("form").word(state.settings.form->name()).key("game").word(state.settings.table.game);
    out.key("phase").word(name(state.phase)).key("round").number(shown_round(state));
    out.key("rounds").number(
        wide(state.has_started() ? state.rounds_planned : state.settings.rounds));
    out.key("entrants").number(static_cast<std::int64_t>(state.entrants.size()));
    out.key("rated").boolean(state.settings.table.rated);
    out.key("entry").word(name(state.settings.entry));
    return out.close_object().take();
}

} // namespace tabuleiro::house::tournament
