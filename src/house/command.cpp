#include "house/command.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

bool is_command_id(const json& value) {
    constexpr std::size_t longest = 40;
    if (!value.is_string()) {
        return false;
    }
    const auto& id = value.get_ref<const std::string&>();
    return !id.empty() && id.size() <= longest && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_' || c == '-';
    });
}

// Reads one field after the other and remembers everything that is wrong.
class CommandReader {
  public:
    void take(const std::string& key, const json& value) {
        if (key == "command") {
            take_kind(value);
        } else if (key == "move" && value.is_string()) {
            command_.move = value.get<std::string>();
        } else if (key == "greeting" && value.is_string()) {
            command_.greeting = value.get<std::string>();
        } else if (key == "ply" && value.is_number_integer()) {
            take_ply(value);
        } else if (key == "id" && is_command_id(value)) {
            command_.id = value.get<std::string>();
        } else if (key == "at" && is_count(value)) {
            command_.at = value.get<int>();
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
        if (kind) {
            command_.kind = *kind;
            has_kind_ = true;
        } else {
            reasons_.push_back(Reason("There is no such command."));
        }
    }
    void take_ply(const json& value) {
        if (is_count(value)) {
            command_.ply = value.get<int>();
        } else {
            reasons_.push_back(Reason("There is no such ply."));
        }
    }
    // Of anything at a table; no table has so many.
    static bool is_count(const json& value) {
        constexpr std::int64_t most = 1'000'000;
        return value.is_number_integer() && value >= 0 && value <= most;
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

std::string command_id_in(std::string_view text) {
    const json message = parse_shallow(text);
    if (!message.is_object() || !message.contains("id") || !is_command_id(message["id"])) {
        return "";
    }
    return message["id"].get<std::string>();
}

std::string to_message(const Accepted& accepted) {
    JsonWriter out;
    out.open_object().key("accepted").number(accepted.event);
    out.key("reply_to").text(accepted.id);
    return out.close_object().take();
}

} // namespace tabuleiro::house
