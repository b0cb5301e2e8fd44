#include "house/people/policies.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 2> sign_up_words{"anyone", "card"};
constexpr std::array<std::string_view, 2> tournament_words{"teachers", "players"};

// "a, b or c".
std::string choice_of(std::span<const std::string_view> words) {
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i) {
        all += i == 0 ? "" : i + 1 < words.size() ? ", " : " or ";
        all += words[i];
    }
    return all;
}

// Reads one policy after the other and gathers everything that is wrong.
class PoliciesReader {
  public:
    PoliciesReader(Policies policies, std::span<const std::string_view> games)
        : policies_(std::move(policies)), games_(games) {}

    Expected<Policies> read(const json& given) {
        if (!given.is_object()) {
            return fail("Policies are a JSON object.");
        }
        for (const auto& [name, value] : given.items()) {
            read(name, value);
        }
        if (!reasons_.empty()) {
            return fail(std::move(reasons_));
        }
        return std::move(policies_);
    }

  private:
    void read(const std::string& name, const json& value) {
        if (name == "visitors") {
            read_flag(name, value, policies_.visitors);
        } else if (name == "sign_up") {
            read_word(name, value, sign_up_words, policies_.sign_up);
        } else if (name == "rename") {
            read_flag(name, value, policies_.rename);
        } else if (name == "help") {
            read_flag(name, value, policies_.help);
        } else if (name == "greetings") {
            read_flag(name, value, policies_.greetings);
        } else if (name == "default_visibility") {
            read_word(name, value, visibility_words, policies_.default_visibility);
        } else if (name == "tournaments") {
            read_word(name, value, tournament_words, policies_.tournaments);
        } else if (name == "course") {
            read_flag(name, value, policies_.course);
        } else if (name == "games") {
            read_games(value);
        } else {
            complain(Reason("There is no policy {name}.", tabuleiro::quoted(name)));
        }
    }

    void complain(Reason reason) { reasons_.push_back(std::move(reason)); }

    void read_flag(const std::string& name, const json& value, bool& flag) {
        if (value.is_boolean()) {
            flag = value.get<bool>();
        } else {
            complain(Reason("The policy {name} is true or false.", name));
        }
    }

    template <class Enum>
    void read_word(const std::string& name, const json& value,
                   std::span<const std::string_view> words, Enum& chosen) {
        const auto found = std::find(words.begin(), words.end(), value);
        if (found != words.end()) {
            chosen = static_cast<Enum>(found - words.begin());
        } else {
            complain(Reason("The policy {name} is {words}.", name, choice_of(words)));
        }
    }

    void read_games(const json& value) {
        std::vector<std::string> offered;
        for (const std::string_view game : games_) { // in the order of the house, each once
            if (value.is_array() && std::find(value.begin(), value.end(), game) != value.end()) {
                offered.emplace_back(game);
            }
        }
        const bool all_known =
            value.is_array() && std::all_of(value.begin(), value.end(), [&](const json& game) {
                return std::find(games_.begin(), games_.end(), game) != games_.end();
            });
        if (!all_known) {
            complain(Reason("The policy games is a list of games of the house."));
        }
        policies_.games = std::move(offered);
    }

    Policies policies_;
    std::span<const std::string_view> games_;
    Reasons reasons_;
};

} // namespace

bool is_offered(const Policies& policies, std::string_view game) {
    return policies.games.empty() ||
           std::find(policies.games.begin(), policies.games.end(), game) != policies.games.end();
}

Expected<Policies> parse_policies(const json& given, Policies policies,
                                  std::span<const std::string_view> games) {
    return PoliciesReader(std::move(policies), games).read(given);
}

std::string to_json(const Policies& policies) {
    JsonWriter out;
    out.open_object().key("visitors").boolean(policies.visitors);
    out.key("sign_up").word(sign_up_words[static_cast<std::size_t>(policies.sign_up)]);
    out.key("rename").boolean(policies.rename).key("help").boolean(policies.help);
    out.key("greetings").boolean(policies.greetings).key("default_visibility");
    out.word(visibility_words[static_cast<std::size_t>(policies.default_visibility)]);
    out.key("tournaments").word(tournament_words[static_cast<std::size_t>(policies.tournaments)]);
    out.key("course").boolean(policies.course).key("games").open_array();
    for (const std::string& game : policies.games) {
        out.text(game);
    }
    return out.close_array().close_object().take();
}

} // namespace tabuleiro::house
