#include "programs/check/battery.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "core/text.hpp"
#include "files/atomic_file.hpp"
#include "programs/check/check_report.hpp"

namespace tabuleiro::programs {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view hidden_demand = "It is hidden: only the verdict is shown.";

// A line in quotation marks, so that blanks at its end can be seen.
std::string line_text(const std::vector<std::string_view>& lines, std::size_t number) {
    if (number >= lines.size()) {
        return "(the end of the output)";
    }
    std::string_view line = lines[number];
    const bool ended = line.ends_with('\n');
    line.remove_suffix(ended ? 1 : 0);
    return fmt::format("'{}'{}", shown(line), ended ? "" : " without an end of line");
}

Fault difference(const Battery& battery, std::string_view output, const Explain& explain) {
    const auto right = lines_with_ends(battery.expected);
    const auto came = lines_with_ends(output);
    const auto at = static_cast<std::size_t>(
        std::mismatch(right.begin(), right.end(), came.begin(), came.end()).first - right.begin());
    const LineNotes notes = explain ? explain(battery, at) : LineNotes{};
    Fault fault;
    fault.sentence = fmt::format("Line {} of the output is wrong{}.", at + 1,
                                 notes.rule.empty() ? "" : "; its rule is " + notes.rule);
    if (!notes.instruction.empty()) {
        fault.sent = {notes.instruction};
    }
    fault.came = {line_text(came, at)};
    fault.expected = line_text(right, at);
    return fault;
}

Verdict judge(const Battery& battery, const Explain& explain, const Subject& subject) {
    Conversation talk = subject.start();
    const std::string output = talk.exchange(battery.input);
    if (talk.good() && output != battery.expected) {
        Fault fault = difference(battery, output, explain);
        if (const std::string end = talk.complaint_about_end(); !end.empty()) {
            fault.sentence = fmt::format("{} {}", end, fault.sentence);
        }
        return fault;
    }
    talk.await_good_exit();
    return verdict_of(talk);
}

Expected<void> add_batteries(const fs::path& folder, Battery::Kind kind,
                             std::vector<Battery>& batteries) {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".in") {
            names.push_back(entry.path().stem().string());
        }
    }
    std::sort(names.begin(), names.end(), is_earlier);
    for (const std::string& name : names) {
        const auto input = read_ordinary_file((folder / (name + ".in")).string());
        const auto expected = read_ordinary_file((folder / (name + ".out")).string());
        if (!input || !expected) {
            return tl::make_unexpected((input ? expected : input).error());
        }
        batteries.push_back(battery_of(name, kind, *input, *expected));
    }
    return {};
}

} // namespace

Scratch::Scratch() {
    std::error_code error;
    std::string pattern = (fs::temp_directory_path(error) / "arena-check-XXXXXX").string();
    if (::mkdtemp(pattern.data()) != nullptr) {
        path_ = pattern;
    }
}

Scratch::Scratch(const std::string& above) {
    std::string pattern = fmt::format("{}/{}-XXXXXX", above, getpid());
    if (::mkdtemp(pattern.data()) != nullptr && chmod(pattern.c_str(), 0711) == 0) {
        path_ = pattern;
    }
}

Scratch::~Scratch() {
    std::error_code ignored;
    if (!path_.empty()) {
        fs::remove_all(path_, ignored);
    }
}

Subject Scratch::inside(Subject subject) const {
    if (!subject.command.confiner) {
        subject.command.directory = path_;
        return subject;
    }
    // A sandbox has a folder of its own, and nothing of ours.
    auto& words = subject.command.arguments;
    words.insert(words.begin(), {"sh", "-c", "cd /tmp && exec \"$0\" \"$@\""});
    return subject;
}

std::vector<std::string_view> lines_with_ends(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

Check battery_check(Battery battery, Explain explain, std::shared_ptr<Scratch> scratch) {
    const std::string name = battery.name;
    const std::string demand = battery.demand;
    return {name, demand,
            [battery = std::move(battery), explain = std::move(explain),
             scratch = std::move(scratch)](const Subject& subject) {
                const auto folder = scratch ? scratch : std::make_shared<Scratch>();
                if (folder->path().empty()) {
                    return Verdict(NotRun{"There is no room for a folder to run it in."});
                }
                Verdict verdict = judge(battery, explain, folder->inside(subject));
                if (battery.kind == Battery::Kind::Hidden &&
                    std::holds_alternative<Fault>(verdict)) {
                    return Verdict(Fault{"It failed."});
                }
                return verdict;
            },
            Weight::Ordinary};
}

Battery battery_of(std::string name, Battery::Kind kind, std::string input, std::string expected) {
    std::string demand =
        kind == Battery::Kind::Hidden
            ? std::string(hidden_demand)
            : fmt::format("The output for {}.in is {}.out, byte by byte.", name, name);
    return {std::move(name), std::move(demand), std::move(input), std::move(expected), kind};
}

bool is_earlier(const std::string& a, const std::string& b) {
    const auto digit = [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (digit(a[i]) && digit(b[j])) {
            const auto run = [&](const std::string& text, std::size_t& at) {
                const std::size_t from = std::min(text.find_first_not_of('0', at), text.size());
                for (at = from; at < text.size() && digit(text[at]); ++at) {
                }
                return text.substr(from, at - from);
            };
            const std::string x = run(a, i);
            const std::string y = run(b, j);
            if (x != y) {
                return x.size() != y.size() ? x.size() < y.size() : x < y;
            }
        } else if (a[i] != b[j]) {
            return a[i] < b[j];
        } else {
            ++i;
            ++j;
        }
    }
    return a.size() < b.size();
}

Expected<std::vector<Battery>> read_batteries(const std::string& folder) {
    std::vector<Battery> batteries;
    for (const auto& [name, kind] :
         {std::pair("", Battery::Kind::Open), std::pair("open", Battery::Kind::Open),
          std::pair("hidden", Battery::Kind::Hidden)}) {
        if (auto added = add_batteries(fs::path(folder) / name, kind, batteries); !added) {
            return tl::make_unexpected(added.error());
        }
    }
    if (batteries.empty()) {
        return fail("There is no battery in {folder}: NAME.in and NAME.out, or folders open and "
                    "hidden with them.",
                    folder);
    }
    return batteries;
}

} // namespace tabuleiro::programs
