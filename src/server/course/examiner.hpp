// Examines what was handed in, one after the other, on a thread of its own with a low priority. The
// queue is in the store: what was not examined when the house closed, or crashed, is examined when
// it is open again.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "course/hand_in.hpp"
#include "programs/process/cancellation.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/course_sandbox.hpp"
#include "server/people/house_policies.hpp"
#include "store/course/hand_ins.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

// A line of a report that is being made.
struct ExaminedLine {
    std::string name;
    std::string verdict;
};

class Examiner {
  public:
    // `node`: as claim_course_work knows it.
    Examiner(store::sql::Database& database, CourseSandbox& sandbox, const HousePolicies& policies,
             std::string node)
        : database_(database), sandbox_(sandbox), policies_(policies), node_(std::move(node)) {}
    ~Examiner() { close(); }
    Examiner(const Examiner&) = delete;
    Examiner& operator=(const Examiner&) = delete;

    void start();
    // What is being examined is given up. From one thread.
    void close();

    // From any thread: these.

    // There may be something to do.
    void wake();
    // What is known of a hand-in that is being examined at this node; none: it is not.
    std::optional<std::vector<ExaminedLine>> progress(const std::string& hand_in) const;

  private:
    void run();
    // Whether there may be more.
    bool examine_next();
    void examine(const store::HandIn& hand_in);
    store::Examined examined(const store::HandIn& hand_in, const std::string& source,
                             const Expected<AssignmentTerms>& terms,
                             const course::Confine& confine);
    void note(const programs::CheckResult& result);
    void rest();

    store::sql::Database& database_;
    CourseSandbox& sandbox_;
    const HousePolicies& policies_;
    const std::string node_;
    programs::Cancellation cancellation_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    bool wanted_ = false;
    std::string current_;
    std::vector<ExaminedLine> lines_;
    std::thread thread_;
};

} // namespace tabuleiro::server
