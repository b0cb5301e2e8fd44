#include "programs/check/check_report.hpp"

#include <fmt/format.h>

#include "core/html.hpp"
#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "core/unicode.hpp"

namespace tabuleiro::programs {
namespace {

constexpr std::size_t longest_shown = 160;

// A verdict as reports write it.
struct Written {
    std::string_view word;
    std::string sentence;
    const Fault* fault = nullptr;
};

Written written(const CheckResult& result) {
    if (const auto* fault = std::get_if<Fault>(&result.verdict)) {
        return {"fail", fault->sentence, fault};
    }
    if (const auto* skipped = std::get_if<NotNeeded>(&result.verdict)) {
        return {"not needed", skipped->why};
    }
    if (const auto* skipped = std::get_if<NotRun>(&result.verdict)) {
        return {"not run", skipped->why};
    }
    return {"pass", result.demand};
}

std::string block(std::string_view title, const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += fmt::format("        {:<10} {}\n", text.empty() ? title : "", shown(line));
    }
    return text;
}

// Where nothing at all was said, the sentence says everything.
bool has_details(const Fault& fault) {
    return !fault.sent.empty() || !fault.came.empty() || !fault.expected.empty();
}

std::vector<std::string> or_nothing(const std::vector<std::string>& lines) {
    return lines.empty() ? std::vector<std::string>{"(nothing)"} : lines;
}

void write_lines(JsonWriter& json, std::string_view key, const std::vector<std::string>& lines) {
    json.key(key).open_array();
    for (const std::string& line : lines) {
        json.text(shown(line));
    }
    json.close_array();
}

constexpr std::string_view check_style = R"(
:root { color-scheme: light dark; --ink: #1c2430; --paper: #fcfcfa; --soft: #5b6675;
  --rule: #d5d9df; --good: #1b6e3c; --bad: #a8201a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --paper: #16191d; --soft: #a2abb8;
  --rule: #3a414b; --good: #7fd6a0; --bad: #ff9a92; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--rule); text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
.pass { color: var(--good); } .fail { color: var(--bad); font-weight: bold; }
dt { color: var(--soft); } dd { margin: 0 0 .3rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
)";

std::string html_lines(std::string_view title, const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += (text.empty() ? "" : "\n") + shown(line);
    }
    return fmt::format("<dt>{}</dt><dd><pre>{}</pre></dd>", title, html_escaped(text));
}

std::string html_row(const CheckResult& result) {
    const Written verdict = written(result);
    std::string cell = html_escaped(verdict.sentence);
    if (verdict.fault != nullptr && has_details(*verdict.fault)) {
        cell += "<dl>" + html_lines("Sent", or_nothing(verdict.fault->sent)) +
                html_lines("Came", or_nothing(verdict.fault->came));
        if (!verdict.fault->expected.empty()) {
            cell += html_lines("Expected", {verdict.fault->expected});
        }
        cell += "</dl>";
    }
    return fmt::format("<tr><td class=\"{}\">{}</td><th scope=\"row\">{}</th><td>{}</td></tr>\n",
                       verdict.word, verdict.word, html_escaped(shown(result.name)), cell);
}

} // namespace

std::string shown(std::string_view line) {
    constexpr std::string_view more = " ...";
    const auto characters = decoded(line);
    if (!characters) {
        return printable(line, longest_shown) +
               std::string(line.size() > longest_shown ? more : "");
    }
    std::u32string safe = characters->substr(0, longest_shown);
    for (char32_t& c : safe) {
        c = is_unseen(c) ? U'?' : c;
    }
    return encoded(safe) + std::string(characters->size() > longest_shown ? more : "");
}

std::string to_text(const CheckResult& result) {
    const Written verdict = written(result);
    std::string text =
        fmt::format("{:<10}  {:<22} {}\n", verdict.word, shown(result.name), verdict.sentence);
    if (verdict.fault != nullptr && has_details(*verdict.fault)) {
        text += block("sent", or_nothing(verdict.fault->sent)) +
                block("came", or_nothing(verdict.fault->came));
        if (!verdict.fault->expected.empty()) {
            text += block("expected", {verdict.fault->expected});
        }
    }
    return text;
}

std::string summary(const CheckReport& report) {
    const auto all = static_cast<int>(report.results.size());
    std::string text = fmt::format("{} of {} checks passed", report.count_passed(), all);
    int unneeded = 0;
    for (const CheckResult& result : report.results) {
        unneeded += std::holds_alternative<NotNeeded>(result.verdict) ? 1 : 0;
    }
    const int failed = report.count_failed();
    const int left_out = all - report.count_passed() - failed - unneeded;
    for (const auto& [count, word] :
         {std::pair(failed, "failed"), std::pair(unneeded, "not needed"),
          std::pair(left_out, "not run")}) {
        if (count > 0) {
            text += fmt::format(", {} {}", count, word);
        }
    }
    return text + ".";
}

std::string to_json(const CheckReport& report) {
    JsonWriter json;
    json.open_object();
    json.key("program").text(shown(report.program));
    json.key("game").text(report.game);
    json.key("protocol").text(report.protocol);
    json.key("passed").number(report.count_passed());
    json.key("failed").number(report.count_failed());
    json.key("checks").open_array();
    for (const CheckResult& result : report.results) {
        const Written verdict = written(result);
        json.open_object();
        json.key("name").text(shown(result.name));
        json.key("verdict").text(verdict.word);
        json.key("demand").text(result.demand);
        if (verdict.word != "pass") {
            json.key("sentence").text(verdict.sentence);
        }
        if (verdict.fault != nullptr) {
            write_lines(json, "sent", verdict.fault->sent);
            write_lines(json, "came", verdict.fault->came);
            json.key("expected").text(shown(verdict.fault->expected));
        }
        json.close_object();
    }
    json.close_array();
    json.close_object();
    return json.take() + "\n";
}

std::string to_html(const CheckReport& report) {
    std::string rows;
    for (const CheckResult& result : report.results) {
        rows += html_row(result);
    }
    const std::string title = html_escaped(
        fmt::format("{}: {} by {}", shown(report.program), report.game, report.protocol));
    return fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{0}</title>\n<style>{1}</style></head>\n<body><main>\n<h1>{0}</h1>\n<p>{2}</p>\n"
        "<table><thead><tr><th scope=\"col\">Verdict</th><th scope=\"col\">Check</th>"
        "<th scope=\"col\">What it demands, or what is wrong</th></tr></thead>\n<tbody>\n{3}"
        "</tbody></table>\n</main></body>\n</html>\n",
        title, check_style, summary(report), rows);
}

std::string_view verdict_word(const Verdict& verdict) {
    return written({"", "", verdict}).word;
}

} // namespace tabuleiro::programs
