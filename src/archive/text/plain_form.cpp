#include "archive/text/plain_form.hpp"

#include "archive/text/text_form.hpp"
#include "core/text.hpp"

namespace tabuleiro::archive {
namespace {

std::string seat_text(const house::Seat& seat) {
    if (seat.kind == house::SeatKind::Computer) {
        return "computer, level " + std::to_string(seat.level);
    }
    return seat.name.empty() ? "?" : seat.name;
}

} // namespace

std::string to_plain(const store::TableLog& log, const Replay& replay) {
    const store::Table& table = log.table;
    const house::Settings& settings = replay.table.settings();
    std::string text = "% table " + as_word(table.id) + " " + table.game + "\n";
    text += "% created " + time_text(table.created) + "\n";
    text += "% first " + seat_text(settings.seats.first) + "\n";
    text += "% second " + seat_text(settings.seats.second) + "\n";
    text += "% settings " + table.settings + "\n";
    for (const store::Event& event : log.events) {
        text += "% entry " + entry_text(event) + "\n";
    }
    text += "% result " + result_word(replay.finish);
    if (replay.finish) {
        text += " " + replay.finish->ending;
        text += replay.finish->rule.empty() ? "" : " " + replay.finish->rule;
    }
    return text + "\n% end\n\n";
}

void PlainReader::line(std::string_view text) {
    ++number_;
    if (!text.starts_with('%')) {
        return;
    }
    text = trimmed(text.substr(1));
    const std::string_view first = text.substr(0, text.find(' '));
    word(first, trimmed(text.substr(first.size())));
}

void PlainReader::word(std::string_view word, std::string_view rest) {
    if (word == "table") {
        open(rest);
    } else if (word == "tabuleiro") {
        is_ours_ = true;
        if (rest != "archive 1") {
            complain(Reason("This archive was written by a newer version of this program."));
        }
    } else if (opened_at_ == 0) {
        if (is_ours_ && !word.empty()) { // in other PGN files these lines may be anything
            complain(Reason("This stands outside of a table: {text}.", quoted(word)));
        }
    } else if (word == "created") {
        const auto time = parse_time(rest);
        time ? table_.created = *time
             : (complain(Reason("That is no time: {text}.", quoted(rest))), 0);
    } else if (word == "settings") {
        table_.settings = rest;
    } else if (word == "entry") {
        auto event = parse_entry(rest);
        event ? events_.push_back(*std::move(event))
              : complain(Reason("That is no entry: {text}.", quoted(rest)));
    } else if (word == "result") {
        result_ = rest.substr(0, rest.find(' '));
    } else if (word == "end") {
        close();
    } else if (word != "first" && word != "second") { // these are for people
        complain(Reason("That word is not known here: {text}.", quoted(word)));
    }
}

void PlainReader::open(std::string_view rest) {
    if (opened_at_ != 0) {
        complain(Reason("The table that began at line {line} has no end.", opened_at_));
    }
    opened_at_ = number_;
    table_ = {};
    events_.clear();
    result_.clear();
    const auto parts = words(rest);
    const auto id = parts.size() == 2 ? from_word(parts[0]) : std::nullopt;
    if (!id) {
        complain(Reason("A table has an id and a game."));
        return;
    }
    table_.id = *id;
    table_.game = parts[1];
}

void PlainReader::close() {
    auto log = adoptable(std::move(table_), std::move(events_));
    if (!log) {
        for (const Reason& reason : log.error().reasons()) {
            complain(opened_at_, reason);
        }
    } else if (const std::string result = result_word(log->finish); result != result_) {
        complain(
            Reason("The result does not follow from the entries: {found} instead of \"{wanted}\".",
                   tabuleiro::quoted(result_), result));
    } else {
        tables_.push_back(*std::move(log));
    }
    opened_at_ = 0;
}

void PlainReader::complain(Reason reason) {
    complain(number_, std::move(reason));
}

void PlainReader::complain(std::size_t line, Reason reason) {
    complaints_.push_back(Reason("line {line}: {reason}", line, std::move(reason)));
}

Expected<std::vector<store::TableLog>> PlainReader::finish() {
    if (opened_at_ != 0) {
        complain(Reason("The table that began at line {line} has no end.", opened_at_));
    }
    if (!complaints_.empty()) {
        return fail(std::move(complaints_));
    }
    return std::move(tables_);
}

} // namespace tabuleiro::archive
