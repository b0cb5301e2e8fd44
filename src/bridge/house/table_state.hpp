// A table as its socket tells it to the program: the whole state first, then what changes
// (docs/protocols/web.md).
//
// What comes from the house is not trusted: a field of another kind than it should be counts as one
// that was not sent.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/player.hpp"
#include "record/option_text.hpp"
#include "record/time_control.hpp"

namespace tabuleiro::bridge {

std::string_view name(Player player); // first, second
std::optional<Player> player_in(const nlohmann::json& word);

// A field of an object, or null.
const nlohmann::json& field(const nlohmann::json& object, const char* name);
std::string text_in(const nlohmann::json& object, const char* name); // empty without
std::optional<std::int64_t> number_in(const nlohmann::json& object, const char* name);
// Somebody's name, safe to print.
std::string name_in(const nlohmann::json& object, const char* name = "name");

// What players have left, as of when the message came.
struct SeenClocks {
    struct One {
        std::optional<Duration> left;
        std::optional<int> moves_to_control;
    };
    ByPlayer<One> of;
    std::optional<Player> running;
    Duration delay{0};
};

struct SeenMove {
    std::optional<Player> by;
    std::string text; // empty: a secret
    std::string note;
};

struct SeenOffer {
    std::string what;
    Player by;
    std::int64_t number = 0;
};

struct SeenResult {
    std::optional<Player> winner;
    std::string ending;
    std::string rule;
};

class TableState {
  public:
    // A state or a change; false if it is another message.
    bool apply(const nlohmann::json& message);

    bool is_known() const { return seat().has_value(); }
    std::int64_t version() const { return number("version"); }
    std::int64_t position_version() const { return number("position_version"); }
    std::string game() const { return text_in(fields_, "game"); }
    std::vector<WrittenOption> options() const;
    std::optional<std::string> start() const; // none: the usual one
    std::optional<Player> seat() const { return player_in(field(fields_, "you")); }
    std::string name_of(Player player) const;
    // It is the program's turn, and a move would be accepted.
    bool may_move() const;
    std::vector<SeenMove> moves() const;
    std::size_t plies() const { return moves_.size(); }
    std::optional<SeenClocks> clocks() const;
    // Of each player; none: it is not known, or days per move.
    std::optional<ByPlayer<TimeControl>> time() const;
    bool is_slow() const { return field(fields_, "days").is_number_integer(); }
    std::optional<SeenOffer> offer() const;
    std::optional<SeenResult> result() const; // none: it is being played
    bool allows(std::string_view command) const;
    const nlohmann::json& board_view() const { return field(fields_, "board_view"); }

  private:
    std::int64_t number(const char* name) const { return number_in(fields_, name).value_or(0); }

    nlohmann::json fields_ = nlohmann::json::object();
    std::vector<nlohmann::json> moves_;
};

} // namespace tabuleiro::bridge
