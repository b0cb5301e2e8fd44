#include "course/hand_in.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "course/unpack.hpp"
#include "programs/check/battery.hpp"
#include "programs/check/check_report.hpp"

namespace tabuleiro::course {
namespace {

constexpr const char* program_folder = "program";

class Examination {
  public:
    Examination(const Assignment& assignment, const Confine& confine, const HandInWatch& watch,
                const Workspace& workspace, HandInReport& report)
        : assignment_(assignment), confine_(confine), watch_(watch), report_(report),
          scratch_(workspace.new_folder()) {}

    void run(std::string_view name, std::string_view bytes) {
        auto sources = take_files(name, bytes);
        if (!sources) {
            return;
        }
        if (assignment_.build.command.empty()) {
            collect(select_files(std::move(*sources), assignment_.artefacts));
        } else {
            build_sources();
        }
        if (!report_.program.empty()) {
            check();
        }
    }

  private:
    std::string folder(const char* name) const { return scratch_.path() + "/" + name; }

    void step(std::string name, std::string demand, programs::Verdict verdict) {
        report_.found.results.push_back({std::move(name), std::move(demand), std::move(verdict)});
        watch_.step(report_.found.results.back());
    }
    void refuse(std::string name, const Error& error) {
        step(std::move(name), "", programs::Fault{error.text()});
    }

    std::optional<std::vector<HandedFile>> take_files(std::string_view name,
                                                      std::string_view bytes) {
        auto files = unpack_hand_in(name, bytes, assignment_.hand_in).and_then([&](auto unpacked) {
            return only_allowed(std::move(unpacked));
        });
        if (files && scratch_.path().empty()) {
            files = fail("There is no room for a folder to build it in.");
        }
        if (files) {
            if (auto written = write_files(folder(sources_folder), *files); !written) {
                files = tl::unexpected(written.error());
            }
        }
        if (!files) {
            refuse("files", files.error());
            return std::nullopt;
        }
        for (const HandedFile& file : *files) {
            report_.files.push_back(file.path);
        }
        step("files", fmt::format("Taken: {}.", fmt::join(report_.files, ", ")),
             programs::Passed{});
        return std::move(*files);
    }

    Expected<std::vector<HandedFile>> only_allowed(std::vector<HandedFile> files) const {
        for (const HandedFile& file : files) {
            if (!takes_file(assignment_, file.path)) {
                return fail("The assignment does not take {path}; it takes {patterns}.",
                            quoted_letters(file.path),
                            fmt::format("{}", fmt::join(assignment_.files, ", ")));
            }
        }
        return files;
    }

    void build_sources() {
        Built built = build(assignment_, scratch_.path(), confine_, watch_.cancel);
        report_.messages = std::move(built.messages);
        if (!built.packed) {
            step("build", "",
                 programs::Fault{built.packed.error().text(),
                                 {assignment_.build.command},
                                 report_.messages,
                                 {}});
            return;
        }
        step("build", fmt::format("Built by: {}", assignment_.build.command), programs::Passed{});
        if (!report_.messages.empty()) {
            watch_.messages(report_.messages);
        }
        collect(unpack_artefacts(assignment_, *built.packed));
    }

    void collect(Expected<std::vector<HandedFile>> files) {
        const auto written = files ? write_files(folder(program_folder), *files)
                                   : Expected<void>(tl::unexpected(files.error()));
        if (!written) {
            refuse("artefacts", written.error());
            return;
        }
        report_.program = std::move(*files);
        step("artefacts", fmt::format("Collected: {}.", fmt::join(assignment_.artefacts, ", ")),
             programs::Passed{});
    }

    void check() {
        const auto suite = suite_of(assignment_);
        if (!suite) {
            refuse("checks", suite.error());
            return;
        }
        programs::Subject subject;
        subject.command.arguments = assignment_.run;
        subject.command.directory = folder(program_folder);
        subject.command.confiner = confine_(assignment_.limits);
        subject.command.cancel = watch_.cancel;
        subject.patience = assignment_.patience;
        auto checked = programs::run_checks(*suite, subject, watch_.step);
        auto& results = report_.found.results;
        std::move(checked.results.begin(), checked.results.end(), std::back_inserter(results));
    }

    const Assignment& assignment_;
    const Confine& confine_;
    const HandInWatch& watch_;
    HandInReport& report_;
    programs::Scratch scratch_;
};

} // namespace

bool HandInReport::accepted() const {
    return !program.empty() &&
           std::all_of(found.results.begin(), found.results.end(),
                       [](const programs::CheckResult& result) {
                           return std::holds_alternative<programs::Passed>(result.verdict) ||
                                  std::holds_alternative<programs::NotNeeded>(result.verdict);
                       });
}

HandInReport examine(const Assignment& assignment, std::string_view name, std::string_view bytes,
                     const Confine& confine, const HandInWatch& watch, const Workspace& workspace) {
    HandInReport report;
    report.assignment = assignment.title;
    report.hand_in = std::string(name);
    report.found.program = fmt::format("{}", fmt::join(assignment.run, " "));
    report.found.game = assignment.game;
    report.found.protocol = assignment.protocol;
    Examination(assignment, confine, watch, workspace, report).run(name, bytes);
    return report;
}

std::string summary(const HandInReport& report) {
    return fmt::format("{} {}", report.accepted() ? "Accepted." : "Not accepted.",
                       programs::summary(report.found));
}

std::string to_json(const HandInReport& report) {
    const auto texts = [](JsonWriter& json, const std::vector<std::string>& lines) {
        json.open_array();
        for (const std::string& line : lines) {
            json.text(line);
        }
        json.close_array();
    };
    JsonWriter json;
    json.open_object();
    json.key("assignment").text(report.assignment);
    json.key("hand_in").text(programs::shown(report.hand_in));
    json.key("accepted").boolean(report.accepted());
    json.key("files");
    texts(json, report.files);
    json.key("messages");
    texts(json, report.messages);
    json.key("report").raw(trimmed(programs::to_json(report.found)));
    json.close_object();
    return json.take() + "\n";
}

} // namespace tabuleiro::course
