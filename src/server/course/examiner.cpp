#include "server/course/examiner.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include "core/text.hpp"
#include "course/batteries.hpp"
#include "course/pack.hpp"
#include "course/unpack.hpp"
#include "programs/check/check_report.hpp"
#include "server/access/token.hpp"
#include "server/course/course_claim.hpp"
#include "server/course/program_hash.hpp"
#include "server/course/version_programs.hpp"
#include "server/log.hpp"
#include "server/work/wall_time.hpp"
#include "store/blocking.hpp"
#include "store/course/assignments.hpp"
#include "store/course/batteries.hpp"
#include "store/course/ladder_games.hpp"

namespace tabuleiro::server {

using store::sql::Transaction;

namespace {

constexpr int nice = 5;

template <class Body>
auto wait_for_read(store::sql::Database& database, const Body& body) {
    using Answer = typename std::invoke_result_t<const Body&, Transaction&>::value_type;
    return store::wait_for<Answer>(
        [&](auto done) { database.read<Answer>(body, std::move(done)); });
}

template <class Body>
auto wait_for_write(store::sql::Database& database, const Body& body) {
    using Answer = typename std::invoke_result_t<const Body&, Transaction&>::value_type;
    return store::wait_for<Answer>(
        [&](auto done) { database.write<Answer>(body, std::move(done)); });
}

// What is needed to examine it.
struct Work {
    std::string source;
    std::string terms;
    std::string batteries; // packed; empty: there are none
};

Expected<std::optional<Work>> work_for(Transaction& transaction, const store::HandIn& hand_in) {
    const auto source = store::hand_in_source(transaction, hand_in.id);
    const auto assignment = store::assignment(transaction, hand_in.assignment);
    const auto batteries = store::files_of_batteries(transaction, hand_in.assignment);
    if (!source || !assignment || !batteries) {
        return tl::unexpected(!source       ? source.error()
                              : !assignment ? assignment.error()
                                            : batteries.error());
    }
    return *source && *assignment
               ? std::optional(Work{**source, (*assignment)->text, batteries->value_or("")})
               : std::nullopt;
}

// What the teacher asks for, with the batteries.
Expected<AssignmentTerms> terms_of(const Work& work) {
    auto terms = parse_terms(work.terms);
    if (!terms || work.batteries.empty()) {
        return terms;
    }
    const auto batteries = course::unpack_tar(work.batteries, {}).and_then([](const auto& files) {
        return course::batteries_in(files);
    });
    if (!batteries) {
        return tl::unexpected(batteries.error());
    }
    terms->assignment.more_batteries = *batteries;
    return terms;
}

} // namespace

void Examiner::start() {
    thread_ = std::thread([this] { run(); });
}

void Examiner::close() {
    cancellation_.request();
    wake();
    if (thread_.joinable()) {
        thread_.join();
    }
}

void Examiner::wake() {
    const std::scoped_lock lock(mutex_);
    wanted_ = true;
    changed_.notify_all();
}

std::optional<std::vector<ExaminedLine>> Examiner::progress(const std::string& hand_in) const {
    const std::scoped_lock lock(mutex_);
    return current_ == hand_in ? std::optional(lines_) : std::nullopt;
}

void Examiner::run() {
    // Of this thread, and of the programs that it starts.
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), nice));
    while (!cancellation_.requested()) {
        if (!policies_.now()->course || !examine_next()) {
            rest();
        }
    }
}

void Examiner::rest() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, course_interval,
                      [this] { return wanted_ || cancellation_.requested(); });
    wanted_ = false;
}

bool Examiner::examine_next() {
    const auto claimed = wait_for_write(database_, [this](Transaction& transaction) {
        const store::WallTime now = wall_time();
        return store::claim_course_work(transaction, node_, now, now + course_claim_time);
    });
    if (!claimed.value_or(false)) {
        return false;
    }
    const auto next = wait_for_read(
        database_, [](Transaction& transaction) { return store::next_hand_in(transaction); });
    if (!next || !*next || !sandbox_.find()) {
        return false;
    }
    examine(**next);
    return true;
}

void Examiner::note(const programs::CheckResult& result) {
    const std::scoped_lock lock(mutex_);
    lines_.push_back({result.name, std::string(programs::verdict_word(result.verdict))});
}

void Examiner::examine(const store::HandIn& hand_in) {
    const auto work = wait_for_read(
        database_, [&](Transaction& transaction) { return work_for(transaction, hand_in); });
    const auto confine = sandbox_.find();
    if (!work || !*work || !confine) { // removed meanwhile, or the store is away
        rest();
        return;
    }
    {
        const std::scoped_lock lock(mutex_);
        current_ = hand_in.id;
        lines_.clear();
    }
    const store::Examined found = examined(hand_in, (*work)->source, terms_of(**work), *confine);
    if (!cancellation_.requested()) { // otherwise it is examined again
        const auto done = wait_for_write(database_, [&](Transaction& transaction) {
            return store::finish_hand_in(transaction, hand_in.id, found);
        });
        if (!done) {
            log(LogLevel::Error, "hand-in-not-stored",
                {{"hand_in", hand_in.id}, {"reason", done.error().text()}});
            rest();
        } else {
            log(LogLevel::Info, "hand-in-examined",
                {{"hand_in", hand_in.id}, {"accepted", found.accepted ? "yes" : "no"}});
        }
    }
    const std::scoped_lock lock(mutex_);
    current_.clear();
}

store::Examined Examiner::examined(const store::HandIn& hand_in, const std::string& source,
                                   const Expected<AssignmentTerms>& terms,
                                   const course::Confine& confine) {
    course::HandInReport report;
    report.hand_in = hand_in.file;
    try {
        if (!terms) {
            throw std::runtime_error(terms.error().text());
        }
        const course::HandInWatch watch{
            .step = [this](const programs::CheckResult& result) { note(result); },
            .cancel = cancellation_.descriptor()};
        report = course::examine(terms->assignment, hand_in.file, source, confine, watch,
                                 sandbox_.workspace());
        if (report.accepted() && terms->ladder) {
            report.found.results.push_back(table_check(terms->assignment, report.program, confine,
                                                       sandbox_.workspace(), cancellation_));
            note(report.found.results.back());
        }
    } catch (const std::exception& failure) {
        // So that the next one is examined.
        log(LogLevel::Error, "hand-in-not-examined",
            {{"hand_in", hand_in.id}, {"reason", failure.what()}});
        report.found.results.push_back(
            {"files", "", programs::Fault{"The house could not examine this hand-in."}});
        report.program.clear();
    }
    store::Examined found{.report = std::string(trimmed(course::to_json(report))),
                          .passed = report.found.count_passed(),
                          .failed = report.found.count_failed(),
                          .accepted = report.accepted()};
    if (found.accepted) {
        found.mark = terms->ladder ? new_table_id() : std::string();
        found.program = course::pack_tar(report.program);
        found.hash = hash_of_program(found.program);
    }
    return found;
}

} // namespace tabuleiro::server
