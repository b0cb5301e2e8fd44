#include "course/assignment.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "programs/check/battery.hpp"
#include "programs/check/suites.hpp"

namespace tabuleiro::course {
namespace {

using nlohmann::json;

constexpr std::int64_t most_files = 1000;
constexpr std::int64_t most_megabytes = 64;
constexpr std::int64_t longest_build = 600;   // seconds
constexpr std::int64_t longest_patience = 60; // seconds

// A compiler needs more than a player.
programs::SandboxLimits build_defaults() {
    constexpr auto megabyte = programs::SandboxLimits::megabyte;
    programs::SandboxLimits limits;
    limits.memory = 1024 * megabyte;
    limits.processes = 64;
    limits.cores = 2;
    limits.files = 256;
    limits.file = 64 * megabyte;
    limits.temporary = 128 * megabyte;
    return limits;
}

// Takes the members of an object one by one; what is wrong is collected, and so is what is left.
class Members {
  public:
    Members(const json& object, Reasons& wrong) : object_(object), wrong_(wrong) {}

    const json* take(std::string_view key) {
        known_.emplace_back(key);
        const auto found = object_.find(key);
        return found == object_.end() ? nullptr : &*found;
    }
    void text(std::string_view key, std::string& value) {
        if (const json* given = take(key)) {
            if (given->is_string() && !given->get_ref<const std::string&>().empty()) {
                value = given->get<std::string>();
            } else {
                object_to(key, "a text");
            }
        }
    }
    void needed_text(std::string_view key, std::string& value) {
        text(key, value);
        if (value.empty() && !object_.contains(key)) {
            object_to(key, "a text, and must be there");
        }
    }
    void texts(std::string_view key, std::vector<std::string>& value) {
        const json* given = take(key);
        if (given == nullptr) {
            return;
        }
        const bool good = given->is_array() && !given->empty() &&
                          std::all_of(given->begin(), given->end(),
                                      [](const json& each) { return each.is_string(); });
        if (good) {
            value = given->get<std::vector<std::string>>();
        } else {
            object_to(key, "a list of texts");
        }
    }
    void number(std::string_view key, std::int64_t most, const std::function<void(int)>& set) {
        const json* given = take(key);
        if (given == nullptr) {
            return;
        }
        if (given->is_number_integer() && *given >= 1 && *given <= most) {
            set(given->get<int>());
        } else {
            object_to(key, fmt::format("a whole number from 1 to {}", most));
        }
    }
    void limits(std::string_view key, programs::SandboxLimits& value) {
        std::string text_of;
        text(key, text_of);
        if (text_of.empty()) {
            return;
        }
        // What is named twice has its last value.
        if (auto parsed =
                programs::parse_sandbox_limits(programs::to_text(value) + "," + text_of)) {
            value = *parsed;
        } else {
            wrong_.insert(wrong_.end(), parsed.error().reasons().begin(),
                          parsed.error().reasons().end());
        }
    }
    void object_to(std::string_view key, std::string_view what) {
        wrong_.push_back(Reason("In an assignment, '{key}' is {what}.", key, what));
    }
    // Every other member is a mistake: a limit with a wrong name would be none.
    void refuse_others() {
        for (const auto& [key, value] : object_.items()) {
            if (std::find(known_.begin(), known_.end(), key) == known_.end()) {
                wrong_.push_back(Reason("An assignment has no {key}; it has {keys}.",
                                        tabuleiro::quoted(key),
                                        fmt::format("{}", fmt::join(known_, ", "))));
            }
        }
    }

  private:
    const json& object_;
    Reasons& wrong_;
    std::vector<std::string> known_;
};

// A word of the command that is a file of the program is found from any folder, if it has a path.
std::vector<std::string> with_paths(std::vector<std::string> words,
                                    const std::vector<std::string>& artefacts) {
    for (std::string& word : words) {
        const bool is_file = std::find(artefacts.begin(), artefacts.end(), word) != artefacts.end();
        if (is_file && word.find('/') == std::string::npos) {
            word.insert(0, "./");
        }
    }
    return words;
}

void read_command(Members& members, Assignment& assignment, Reasons& wrong) {
    std::string run;
    members.needed_text("run", run);
    if (run.empty()) {
        return;
    }
    if (auto words = programs::split_command(run)) {
        assignment.run = with_paths(std::move(*words), assignment.artefacts);
    } else {
        wrong.insert(wrong.end(), words.error().reasons().begin(), words.error().reasons().end());
    }
}

void read_paths(Members& members, Assignment& assignment) {
    assignment.artefacts = {"."};
    members.texts("artefacts", assignment.artefacts);
    for (const std::string& path : assignment.artefacts) {
        if (path != "." && !names_of(path)) {
            members.object_to("artefacts", "a list of paths below the folder of the sources");
        }
    }
}

} // namespace

Expected<Assignment> parse_assignment(std::string_view text, const std::string& folder) {
    const json document = json::parse(text, nullptr, false);
    if (!document.is_object()) {
        return fail("An assignment is an object of JSON.");
    }
    Assignment assignment;
    assignment.build.limits = build_defaults();
    assignment.program.size = 16 * FileLimits::megabyte;
    Reasons wrong;
    Members members(document, wrong);
    members.needed_text("title", assignment.title);
    members.needed_text("game", assignment.game);
    members.text("protocol", assignment.protocol);
    members.texts("files", assignment.files);
    members.number("most-files", most_files, [&](int count) {
        assignment.hand_in.files = assignment.program.files = static_cast<std::size_t>(count);
    });
    members.number("most-megabytes", most_megabytes, [&](int size) {
        assignment.hand_in.size = static_cast<std::uint64_t>(size) * FileLimits::megabyte;
    });
    members.text("build", assignment.build.command);
    members.number("build-seconds", longest_build,
                   [&](int seconds) { assignment.build.time = std::chrono::seconds(seconds); });
    members.limits("build-limits", assignment.build.limits);
    read_paths(members, assignment);
    read_command(members, assignment, wrong);
    members.limits("limits", assignment.limits);
    members.number("patience", longest_patience,
                   [&](int seconds) { assignment.patience = std::chrono::seconds(seconds); });
    members.texts("checks", assignment.checks);
    members.text("batteries", assignment.batteries);
    members.refuse_others();
    if (!wrong.empty()) {
        return tl::unexpected(Error(std::move(wrong)));
    }
    if (!assignment.batteries.empty()) {
        assignment.batteries = folder + "/" + assignment.batteries;
    }
    if (const auto suite = suite_of(assignment); !suite) {
        return tl::unexpected(suite.error());
    }
    return assignment;
}

bool takes_file(const Assignment& assignment, const std::string& path) {
    const std::string name = path.substr(path.rfind('/') + 1);
    return assignment.files.empty() ||
           std::any_of(assignment.files.begin(), assignment.files.end(),
                       [&](const std::string& pattern) {
                           return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
                       });
}

Expected<programs::Suite> suite_of(const Assignment& assignment) {
    const auto found = programs::find_suite(assignment.game, assignment.protocol);
    if (!found) {
        return tl::unexpected(found.error());
    }
    programs::Suite suite = **found;
    for (const std::string& name : assignment.checks) {
        if (std::none_of(suite.checks.begin(), suite.checks.end(),
                         [&](const programs::Check& check) { return check.name == name; })) {
            return fail("There is no check {name} for {game}.", tabuleiro::quoted(name),
                        suite.game);
        }
    }
    std::erase_if(suite.checks, [&](const programs::Check& check) {
        return !assignment.checks.empty() &&
               std::find(assignment.checks.begin(), assignment.checks.end(), check.name) ==
                   assignment.checks.end();
    });
    if (!assignment.batteries.empty()) {
        auto batteries = programs::read_batteries(assignment.batteries);
        if (!batteries) {
            return tl::unexpected(batteries.error());
        }
        for (programs::Battery& battery : *batteries) {
            suite.checks.push_back(programs::battery_check(std::move(battery), suite.explain));
        }
    }
    for (const programs::Battery& battery : assignment.more_batteries) {
        suite.checks.push_back(programs::battery_check(battery, suite.explain));
    }
    return suite;
}

} // namespace tabuleiro::course
