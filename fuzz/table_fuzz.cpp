// Whatever a page sends to a table: the first line is the settings, each line after it the letter
// of a viewer (f, s, b, w) and a command. Nothing breaks; a refused command changes nothing; every
// message is JSON; and the log reproduces the same table.
#include <nlohmann/json.hpp>

#include "check.hpp"
#include "core/text.hpp"
#include "house/table_view.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::house;

using fuzz::check;
using nlohmann::json;

Viewer viewer_by(char letter) {
    return letter == 'f'   ? Viewer::First
           : letter == 's' ? Viewer::Second
           : letter == 'b' ? Viewer::Both
                           : Viewer::Watcher;
}

class Visit {
  public:
    explicit Visit(const Settings& settings)
        : settings_(settings), table_(Table::open("t", settings, WallTime(0)).value()) {}

    void take(std::string_view line) {
        const Viewer viewer = viewer_by(line.empty() ? 'w' : line.front());
        const auto command = parse_command(line.substr(std::min<std::size_t>(1, line.size())));
        if (!command) {
            check(json::accept(to_message(command.error())), "a refusal is JSON");
            return;
        }
        now_ += WallTime(500);
        if (table_.phase() == Phase::Waiting) {
            apply(table_.join("Rui", now_).value());
        }
        if (const auto flag = table_.due(now_)) {
            apply(*flag);
        }
        if (command->kind == CommandKind::Show) {
            const auto past = TableView(table_, viewer).past(*command);
            check(!past || json::accept(*past), "the past is JSON");
        }
        const std::string before = TableView(table_, viewer).state(now_);
        const auto event = table_.decide(viewer, *command, now_, rng_);
        check(TableView(table_, viewer).state(now_) == before, "considering changes nothing");
        if (event) {
            apply(*event);
            check(json::accept(TableView(table_, viewer).change(table_.version() - 1, now_)),
                  "a change is JSON");
        }
    }

    void look_back() const {
        const auto again = Table::restore("t", settings_, WallTime(0), log_);
        check(again.has_value(), "a log restores its table");
        check(again->version() == table_.version(), "to its version");
        check(TableView(*again, Viewer::First).record() ==
                  TableView(table_, Viewer::First).record(),
              "and its game");
    }

  private:
    void apply(const Event& event) {
        check(table_.apply(event).has_value(), "what was considered can be applied");
        log_.push_back(event);
    }

    Settings settings_;
    Table table_;
    std::vector<Event> log_;
    WallTime now_{1};
    Rng rng_{1};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    const auto lines = split(text, '\n');
    const auto settings = parse_settings(lines[0]);
    if (!settings) {
        return 0;
    }
    check(parse_settings(to_text(*settings)) == *settings, "settings are read as written");
    Visit visit(*settings);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        visit.take(lines[i]);
    }
    visit.look_back();
    return 0;
}
