#include "house/deed.hpp"

#include <nlohmann/json.hpp>

#include "core/text.hpp"
#include "house/shallow_json.hpp"

namespace tabuleiro::house {

namespace {

using nlohmann::json;

// Reads one field after the other, and remembers what was wrong with any.
class DeedReader {
  public:
    void take(const std::string& key, const json& value) {
        if (key == "do") {
            take_act(value);
        } else if (key == "move" && value.is_string()) {
            deed_.move = value.get<std::string>();
        } else if (key == "ply" && value.is_number_integer()) {
            take_ply(value.get<std::int64_t>());
        } else if (key == "id" && value.is_number_integer()) {
            deed_.id = value.get<std::int64_t>();
        } else if (key == "as" && value.is_string() &&
                   parse_player(value.get_ref<const std::string&>())) {
            deed_.as = parse_player(value.get_ref<const std::string&>());
        } else {
            reasons_.push_back("The field " + tabuleiro::quoted(key) +
                               " is none of a deed's, or not of its kind.");
        }
    }

    Allowed<Deed> finish() {
        if (!has_act_ && reasons_.empty()) {
            reasons_.emplace_back("A deed says what to do.");
        }
        if (!reasons_.empty()) {
            return tl::unexpected(Refusal{"malformed", std::move(reasons_)});
        }
        return std::move(deed_);
    }

  private:
    void take_act(const json& value) {
        const auto act = value.is_string() ? parse_act(value.get_ref<const std::string&>())
                                           : std::optional<Act>{};
        if (act && is_deed(*act)) {
            deed_.act = *act;
            has_act_ = true;
        } else {
            reasons_.emplace_back("Nobody can do that here.");
        }
    }
    void take_ply(std::int64_t ply) {
        constexpr std::int64_t most = 1'000'000;
        if (ply < 0 || ply > most) {
            reasons_.emplace_back("There is no such ply.");
        } else {
            deed_.ply = static_cast<int>(ply);
        }
    }

    Deed deed_;
    bool has_act_ = false;
    std::vector<std::string> reasons_;
};

} // namespace

Allowed<Deed> parse_deed(std::string_view text) {
    const json message = parse_shallow(text);
    if (!message.is_object()) {
        return refuse("malformed", "A deed is a JSON object.");
    }
    DeedReader reader;
    for (const auto& [key, value] : message.items()) {
        reader.take(key, value);
    }
    return reader.finish();
}

} // namespace tabuleiro::house
