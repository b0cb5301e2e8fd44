#include "server/course/course_views.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/csv_text.hpp"
#include "house/shallow_json.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::course::LadderStanding;
using house::course::LadderStandings;

namespace {

void write_hash(JsonWriter& out, const store::HandIn& hand_in) {
    out.key("hash").text_or_null(hand_in.hash.empty() ? std::nullopt : std::optional(hand_in.hash));
    out.key("program").text_or_null(hand_in.program.empty() ? std::nullopt
                                                            : std::optional(hand_in.program));
}

std::string_view state_word(const ShownHandIn& shown) {
    if (shown.hand_in.examined) {
        return shown.hand_in.version > 0 ? "accepted" : "refused";
    }
    return shown.examining ? "examining" : "waiting";
}

void write_elo(JsonWriter& out, const LadderStanding* standing) {
    const bool known = standing != nullptr && standing->elo;
    for (const char* const field : {"elo", "error95"}) {
        out.key(field);
        if (known) {
            out.decimal(field[1] == 'l' ? *standing->elo : standing->error95, 1);
        } else {
            out.null();
        }
    }
}

void write_side(JsonWriter& out, const std::string& id, const LadderState& ladder,
                const Names& names) {
    const store::HandIn* const hand_in = ladder.find(id);
    out.open_object();
    if (hand_in != nullptr) {
        write_author(out, *hand_in, names);
    } else {
        out.key("student").null().key("team").null();
    }
    out.key("hand_in").text(id).key("version");
    out.number(hand_in != nullptr ? std::optional(hand_in->version) : std::nullopt).close_object();
}

void write_failure(JsonWriter& out, const store::LadderGame& game, bool shows_reason,
                   const AssignmentTerms& terms) {
    if (game.failed.empty()) {
        out.null();
        return;
    }
    const auto kept = house::parse_own(game.failure);
    const auto text = [&](const char* field) {
        return kept.is_object() && kept.contains(field) && kept[field].is_string()
                   ? kept[field].get<std::string>()
                   : std::string();
    };
    out.open_object().key("side").word(game.failed).key("kind").text(text("kind"));
    out.key("reason");
    if (shows_reason && kept.is_object() && kept.contains("reason")) {
        out.raw(kept["reason"].dump());
    } else {
        out.null();
    }
    out.key("moves").text(text("moves"));
    out.key("repeat").text(repeat_command(terms.assignment)).close_object();
}

void write_test(JsonWriter& out, const house::course::VersionTest& test) {
    const league::SprtVerdict verdict = test.state.verdict();
    out.key("verdict").word(verdict == league::SprtVerdict::AcceptH1   ? "better"
                            : verdict == league::SprtVerdict::AcceptH0 ? "not-better"
                                                                       : "undecided");
    out.key("llr").decimal(test.state.llr, 2).key("lower").decimal(test.state.lower, 2);
    out.key("upper").decimal(test.state.upper, 2);
}

void write_standing(JsonWriter& out, const LadderStanding& standing, const LadderState& ladder,
                    const Names& names) {
    const store::HandIn& hand_in = *ladder.find(standing.version);
    out.open_object().key("rank").number(standing.rank);
    write_author(out, hand_in, names);
    out.key("hand_in").text(hand_in.id).key("version").number(hand_in.version);
    out.key("program").text(hand_in.program);
    write_elo(out, &standing);
    out.key("games").number(standing.games()).key("won").number(standing.won);
    out.key("drawn").number(standing.drawn).key("lost").number(standing.lost);
    out.key("failures").number(standing.failures).key("predecessor");
    if (!standing.predecessor) {
        out.null().close_object();
        return;
    }
    const auto entry = std::find_if(ladder.versions.begin(), ladder.versions.end(),
                                    [&](const auto& one) { return one.id == standing.version; });
    const store::HandIn* const before = ladder.find(entry->predecessor);
    out.open_object().key("version").number(before != nullptr ? before->version : 0);
    out.key("games").number(standing.predecessor->games);
    out.key("score").decimal(standing.predecessor->score, 3);
    out.key("error95").decimal(standing.predecessor->error95, 3);
    write_test(out, ladder.tests.at(standing.version));
    out.close_object().close_object();
}

// What is known about the work of one student, or of their team.
struct StudentWork {
    std::int64_t hand_ins = 0;
    std::int64_t versions = 0;
    const store::HandIn* latest = nullptr;
    const store::HandIn* counts = nullptr;
    const LadderStanding* standing = nullptr;
};

StudentWork work_of(const ListedStudent& student, const LadderState& ladder,
                    const LadderStandings& standings) {
    StudentWork work;
    for (const store::HandIn& one : ladder.hand_ins) { // the newest first
        if (one.author() != student.author()) {
            continue;
        }
        ++work.hand_ins;
        work.latest = work.latest == nullptr ? &one : work.latest;
        if (one.version > 0) {
            ++work.versions;
            work.counts = work.counts == nullptr ? &one : work.counts;
        }
    }
    for (const LadderStanding& one : standings.standings) {
        if (work.counts != nullptr && one.version == work.counts->id) {
            work.standing = &one;
        }
    }
    return work;
}

std::string utc(store::WallTime at) {
    return utc_text(at, "%Y-%m-%dT%H:%M:%SZ");
}

} // namespace

void write_person_of(JsonWriter& out, const std::string& id, const Names& names) {
    const auto known = names.find(id);
    out.open_object().key("id").text(id).key("name");
    out.text_or_null(known == names.end() ? std::nullopt : std::optional(known->second));
    out.close_object();
}

void write_author(JsonWriter& out, const store::HandIn& hand_in, const Names& names) {
    out.key("student");
    write_person_of(out, hand_in.student, names);
    out.key("team");
    if (hand_in.team.empty()) {
        out.null();
    } else {
        write_person_of(out, hand_in.team, names);
    }
}

void write_fields(JsonWriter& out, const ShownHandIn& shown, const Names& names) {
    const store::HandIn& hand_in = shown.hand_in;
    out.key("id").text(hand_in.id);
    write_author(out, hand_in, names);
    out.key("file").text(hand_in.file).key("bytes").number(hand_in.bytes);
    out.key("at").number(hand_in.at).key("state").word(state_word(shown)).key("version");
    out.number(hand_in.version > 0 ? std::optional(hand_in.version) : std::nullopt);
    write_hash(out, hand_in);
    out.key("counts").boolean(shown.counts).key("before").number(shown.before);
}

void write_hand_in(JsonWriter& out, const ShownHandIn& shown, const Names& names) {
    out.open_object();
    write_fields(out, shown, names);
    out.close_object();
}

void write_game(JsonWriter& out, const store::LadderGame& game, const LadderState& ladder,
                const Names& names, const GameViewer& viewer, const AssignmentTerms& terms) {
    out.open_object().key("number").number(game.number).key("table").text(game.table).key("first");
    write_side(out, game.hand_ins.first, ladder, names);
    out.key("second");
    write_side(out, game.hand_ins.second, ladder, names);
    out.key("at").number(game.at).key("result");
    if (game.winner.empty()) {
        out.null();
    } else {
        out.open_object().key("winner").word(game.winner).close_object();
    }
    const store::HandIn* const failed =
        ladder.find(game.failed == "first" ? game.hand_ins.first : game.hand_ins.second);
    const bool own = failed != nullptr && failed->author() == viewer.author;
    out.key("failure");
    write_failure(out, game, viewer.teacher || own, terms);
    out.close_object();
}

std::string written_ladder(const LadderState& ladder, bool running, const Names& names,
                           const GameViewer& viewer, const AssignmentTerms& terms) {
    const LadderStandings all = house::course::standings_of(ladder.versions, ladder.games);
    JsonWriter out;
    out.open_object().key("running").boolean(running).key("games").number(all.games);
    out.key("bounded").boolean(all.bounded).key("standings").open_array();
    for (const LadderStanding& standing : all.standings) {
        write_standing(out, standing, ladder, names);
    }
    out.close_array().key("playing").open_array();
    for (const store::LadderGame& game : ladder.playing) {
        write_game(out, game, ladder, names, viewer, terms);
    }
    return out.close_array().close_object().take();
}

std::string written_students(const std::vector<ListedStudent>& students, const LadderState& ladder,
                             const Names& names, const Examiner& examiner) {
    const LadderStandings all = house::course::standings_of(ladder.versions, ladder.games);
    JsonWriter out;
    out.open_object().key("students").open_array();
    for (const ListedStudent& student : students) {
        const StudentWork work = work_of(student, ladder, all);
        const auto write_one = [&](const char* field, const store::HandIn* hand_in) {
            out.key(field);
            if (hand_in == nullptr) {
                out.null();
            } else {
                write_hand_in(
                    out,
                    {*hand_in, hand_in == work.counts, examiner.progress(hand_in->id).has_value()},
                    names);
            }
        };
        out.open_object().key("student").open_object().key("id").text(student.id);
        out.key("name").text(student.name).close_object();
        out.key("real_name").text(student.real_name).key("team");
        if (student.team) {
            out.open_object().key("id").text(student.team->id).key("name");
            out.text(student.team->name).close_object();
        } else {
            out.null();
        }
        out.key("hand_ins").number(work.hand_ins).key("versions").number(work.versions);
        write_one("latest", work.latest);
        write_one("counts", work.counts);
        const bool ranked = work.standing != nullptr && work.standing->elo;
        out.key("rank").number(ranked ? std::optional<std::int64_t>(work.standing->rank)
                                      : std::nullopt);
        write_elo(out, work.standing);
        out.key("games").number(work.standing != nullptr ? work.standing->games() : 0);
        out.close_object();
    }
    return out.close_array().close_object().take();
}

std::string marks_csv(const std::vector<ListedStudent>& students, const LadderState& ladder) {
    const LadderStandings all = house::course::standings_of(ladder.versions, ladder.games);
    std::string csv = "name,real_name,hand_ins,version,handed_in,checks_passed,checks_failed,rank,"
                      "elo,error95,games,won,drawn,lost,failures,team\r\n";
    for (const ListedStudent& student : students) {
        const StudentWork work = work_of(student, ladder, all);
        const store::HandIn* const report = work.counts != nullptr ? work.counts : work.latest;
        csv += fmt::format("{},{},{},", csv_text(student.name), csv_text(student.real_name),
                           work.hand_ins);
        csv += work.counts != nullptr
                   ? fmt::format("{},{},", work.counts->version, utc(work.counts->at))
                   : ",,";
        csv += report != nullptr && report->examined
                   ? fmt::format("{},{},", report->passed, report->failed)
                   : ",,";
        const LadderStanding* const standing = work.standing;
        csv += standing != nullptr && standing->elo
                   ? fmt::format("{},{:.1f},{:.1f},", standing->rank, *standing->elo,
                                 standing->error95)
                   : ",,,";
        csv += standing != nullptr
                   ? fmt::format("{},{},{},{},{}", standing->games(), standing->won,
                                 standing->drawn, standing->lost, standing->failures)
                   : ",,,,";
        csv += "," + csv_text(student.team ? student.team->name : "") + "\r\n";
    }
    return csv;
}

} // namespace tabuleiro::server
