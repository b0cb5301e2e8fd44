// The programs of versions, as they come out of the store: unpacked into a folder of their own,
// which lives as long as they are used here.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "course/handed_files.hpp"
#include "programs/check/check.hpp"
#include "server/course/assignment_terms.hpp"
#include "server/course/course_sandbox.hpp"
#include "server/engines/version_engines.hpp"
#include "store/sql/database.hpp"

namespace tabuleiro::server {

// Whether the program can play at a table: the line `table` of a report. Blocks.
programs::CheckResult table_check(const course::Assignment& assignment,
                                  const std::vector<course::HandedFile>& program,
                                  const course::Confine& confine,
                                  const course::Workspace& workspace,
                                  const programs::Cancellation& cancellation);

class VersionPrograms final : public VersionEngines {
  public:
    VersionPrograms(store::sql::Database& database, CourseSandbox& sandbox)
        : database_(database), sandbox_(sandbox) {}

    Awaitable<Expected<bool>> is_known(std::string name) override;
    std::optional<TriedEngine> player(std::string_view name, std::string_view game) override;

  private:
    struct Unpacked;
    using UnpackedPtr = std::shared_ptr<Unpacked>;

    UnpackedPtr find_unpacked(std::string_view name);
    [[nodiscard]] Expected<UnpackedPtr> unpack(const std::string& name);

    store::sql::Database& database_;
    CourseSandbox& sandbox_;
    std::mutex mutex_;
    std::list<UnpackedPtr> unpacked_; // the one that was used last first
};

} // namespace tabuleiro::server
