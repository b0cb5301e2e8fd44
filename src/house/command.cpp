#include "house/command.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

// Reads one field after the other, and remembers what was wrong with any.
class CommandReader {
  public:
    void take(const std::string& key, const json& value) {
        if (key == "command") {
            take_kind(value);
        } else if (key == "move" && value.is_string()) {
            command_.move = value.get<std::string>();
        } else if (key == "ply" && value.is_number_integer()) {
            take_ply(value.get<std::int64_t>());
        } else if (key == "id" && value.is_number_integer()) {
            command_.id = value.get<std::int64_t>();
        } else if (key == "as" && value.is_string() &&
                   parse_player(value.get_ref<const std::string&>())) {
            command_.as = parse_player(value.get_ref<const std::string&>());
        } else {
            reasons_.push_back(Reason("A command has no field {field}, or it has the wrong type.",
                                      tabuleiro::quoted(key)));
        }
    }

    Allowed<Command> finish() {
        if (!has_kind_ && reasons_.empty()) {
            reasons_.push_back(Reason("A command says what to do."));
        }
        if (!reasons_.empty()) {
            return tl::unexpected(Refusal{"malformed", std::move(reasons_)});
        }
        return std::move(command_);
    }

  private:
    void take_kind(const json& value) {
        const auto kind = value.is_string()
                              ? parse_command_kind(value.get_ref<const std::string&>())
                              : std::optional<CommandKind>{};
        if (kind && is_command(*kind)) {
            command_.kind = *kind;
            has_kind_ = true;
        } else {
            reasons_.push_back(Reason("There is no such command."));
        }
    }
    void take_ply(std::int64_t ply) {
        constexpr std::int64_t most = 1'000'000;
        if (ply < 0 || ply > most) {
            reasons_.push_back(Reason("There is no such ply."));
        } else {
            command_.ply = static_cast<int>(ply);
        }
    }

    Command command_;
    bool has_kind_ = false;
    Reasons reasons_;
};

} // namespace

Allowed<Command> parse_command(std::string_view text) {
    const json message = parse_shallow(text);
    if (!message.is_object()) {
        return refuse("malformed", "A command is a JSON object.");
    }
    CommandReader reader;
    for (const auto& [key, value] : message.items()) {
        reader.take(key, value);
    }
    return reader.finish();
}

} // namespace tabuleiro::house
