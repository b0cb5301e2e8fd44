#include "house/tournament/command.hpp"

#include <algorithm>
#include <array>

#include "house/shallow_json.hpp"
#include "house/tournament/event.hpp"
#include "house/tournament/teams.hpp"

namespace tabuleiro::house::tournament {

using nlohmann::json;
using Kind = TournamentCommandKind;

namespace {

constexpr std::size_t longest_command_id = 64;
constexpr std::size_t longest_text = 100;
constexpr std::size_t most_pairs = 1000;

constexpr std::array<std::string_view, 17> command_words{
    "start",        "pause",          "resume",   "pair-round", "pair", "start-round", "result",
    "clear-result", "forfeit-absent", "withdraw", "restore",    "add",  "place",       "remove",
    "bye",          "undo-round",     "finish"};

// Reads one command; `ok` is false as soon as a field is missing or wrong.
class CommandReader {
  public:
    explicit CommandReader(const json& given) : given_(given) {}

    std::optional<TournamentCommand> read() {
        const json word = given_.value("command", json());
        const auto* const found = std::find(command_words.begin(), command_words.end(), word);
        if (found == command_words.end()) {
            return std::nullopt;
        }
        command_.kind = static_cast<Kind>(found - command_words.begin());
        if (given_.contains("id")) {
            command_.id = text("id", longest_command_id);
        }
        if (given_.contains("version") && !given_["version"].is_null()) {
            command_.version = number("version");
        }
        read_fields();
        return ok_ ? std::optional(std::move(command_)) : std::nullopt;
    }

  private:
    void read_fields() {
        switch (command_.kind) {
        case Kind::EnterResult:
            read_board();
            read_result();
            break;
        case Kind::ClearResult:
            read_board();
            break;
        case Kind::Withdraw:
        case Kind::Restore:
        case Kind::Remove:
            command_.entrant = number("entrant");
            break;
        case Kind::GiveBye:
            command_.entrant = number("entrant");
            read_points();
            break;
        case Kind::Pair:
            read_pairs();
            break;
        case Kind::Add:
            read_contestant();
            if (given_.contains("team")) {
                read_team();
            }
            break;
        case Kind::Place:
            command_.entrant = number("entrant");
            command_.board = number("board");
            read_team();
            break;
        default:
            break;
        }
    }

    void read_board() {
        command_.round = number("round");
        command_.board = number("board");
    }

    void read_result() {
        const auto winner = parse_winner(text("winner", longest_text));
        ok_ = ok_ && winner.has_value();
        command_.result.winner = winner.value_or(Winner::None);
        const json forfeit = given_.value("forfeit", json(false));
        ok_ = ok_ && forfeit.is_boolean();
        command_.result.forfeit = forfeit == true;
        // Neither played: that is a forfeit whatever was said. A forfeit is never a draw.
        if (command_.result.winner == Winner::None) {
            command_.result.forfeit = true;
        }
        ok_ = ok_ && !(command_.result.forfeit && command_.result.winner == Winner::Draw);
    }

    void read_team() {
        command_.team = parse_team(text("team", longest_text));
        ok_ = ok_ && command_.team.has_value();
    }

    void read_points() {
        const json points = given_.value("points", json());
        const double value = points.is_number() ? points.get<double>() : -1;
        ok_ = ok_ && (value == 0 || value == 0.5 || value == 1);
        command_.half_points = static_cast<int>(value * 2);
    }

    void read_pairs() {
        const json pairs = given_.value("pairs", json());
        const json byes = given_.value("byes", json::array());
        if (!pairs.is_array() || pairs.size() > most_pairs || !byes.is_array() ||
            byes.size() > most_pairs) {
            ok_ = false;
            return;
        }
        for (const json& pair : pairs) {
            if (!pair.is_array() || pair.size() != 2) {
                ok_ = false;
                return;
            }
            command_.pairs.push_back({number_in(pair[0]), number_in(pair[1])});
        }
        for (const json& bye : byes) {
            command_.byes.push_back(number_in(bye));
        }
    }

    // Exactly one of them says who it is.
    void read_contestant() {
        int given = 0;
        Contestant& who = command_.who;
        if (given_.contains("person")) {
            who = {ContestantKind::Person, text("person", longest_text)};
            ++given;
        }
        if (given_.contains("program")) {
            who = {ContestantKind::Program, text("program", longest_text)};
            ++given;
        }
        if (given_.contains("level")) {
            who = {ContestantKind::Level, {}, number("level")};
            ++given;
        }
        if (given_.contains("engine")) {
            who = {ContestantKind::Engine, {}, 0, text("engine", longest_text)};
            ++given;
        }
        ok_ = ok_ && given == 1;
    }

    int number(const char* field) { return number_in(given_.value(field, json())); }
    int number_in(const json& value) {
        constexpr std::int64_t most = 1'000'000;
        if (!value.is_number_integer() || value < 0 || value > most) {
            ok_ = false;
            return 0;
        }
        return value.get<int>();
    }
    std::string text(const char* field, std::size_t longest) {
        const json value = given_.value(field, json());
        if (!value.is_string() || value.get_ref<const std::string&>().empty() ||
            value.get_ref<const std::string&>().size() > longest) {
            ok_ = false;
            return {};
        }
        return value.get<std::string>();
    }

    const json& given_;
    TournamentCommand command_;
    bool ok_ = true;
};

} // namespace

Allowed<TournamentCommand> parse_tournament_command(std::string_view text) {
    const json given = parse_shallow(text);
    auto command = given.is_object() ? CommandReader(given).read() : std::nullopt;
    if (!command) {
        return refuse("malformed",
                      "It should be a command as docs/protocols/tournaments.md describes it.");
    }
    return *std::move(command);
}

} // namespace tabuleiro::house::tournament
