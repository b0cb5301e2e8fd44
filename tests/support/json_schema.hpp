// Checks JSON against a schema: the part of JSON Schema that docs/protocols/web.schema.json uses,
// with an error for every keyword that it does not support.
#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tabuleiro::test {

class JsonSchema {
  public:
    using Json = nlohmann::json;

    explicit JsonSchema(Json root) : root_(std::move(root)) {}

    // The schema of the page's words.
    static JsonSchema of_web() {
        std::ifstream file(TABULEIRO_SOURCE_DIR "/docs/protocols/web.schema.json");
        return JsonSchema(Json::parse(file));
    }

    // Everything that is wrong with a value as the definition of that name.
    std::vector<std::string> faults(const Json& value, const std::string& definition) const {
        std::vector<std::string> found;
        check(value, root_.at("$defs").at(definition), Where{definition}, found);
        return found;
    }

  private:
    using Faults = std::vector<std::string>;

    // Where in a message we are; written out only for a complaint.
    struct Where {
        std::string_view name;
        const Where* inside = nullptr;

        std::string text() const {
            return (inside != nullptr ? inside->text() + "." : "") + std::string(name);
        }
    };

    void check(const Json& value, const Json& schema, const Where& where, Faults& found) const {
        for (const auto& [word, rule] : schema.items()) {
            check_word(value, schema, word, rule, where, found);
        }
    }

    void check_word(const Json& value, const Json& schema, const std::string& word,
                    const Json& rule, const Where& where, Faults& found) const {
        if (word == "$ref") {
            const std::string name = rule.get<std::string>().substr(std::size("#/$defs/") - 1);
            check(value, root_.at("$defs").at(name), where, found);
        } else if (word == "type") {
            demand(
                has_type(value, rule),
                [&] { return where.text() + " is no " + rule.dump() + ": " + value.dump(); },
                found);
        } else if (word == "enum") {
            demand(
                std::find(rule.begin(), rule.end(), value) != rule.end(),
                [&] { return where.text() + " is none of the words: " + value.dump(); }, found);
        } else if (word == "oneOf" || word == "anyOf") {
            const auto fits = std::count_if(rule.begin(), rule.end(), [&](const Json& option) {
                Faults faults;
                check(value, option, where, faults);
                return faults.empty();
            });
            demand(
                word == "oneOf" ? fits == 1 : fits > 0,
                [&] {
                    return where.text() + " fits " + std::to_string(fits) + " of the next_cells";
                },
                found);
        } else if (word == "required") {
            for (const auto& name : rule) {
                demand(
                    value.is_object() && value.contains(name.get<std::string>()),
                    [&] { return where.text() + " lacks " + name.get<std::string>(); }, found);
            }
        } else if (word == "properties" || word == "items") {
            check_inside(value, word, rule, where, found);
        } else if (word == "additionalProperties") {
            check_others(value, schema, rule, where, found);
        } else if (word == "minLength") {
            demand(
                !value.is_string() || value.get<std::string>().size() >= rule,
                [&] { return where.text() + " is too short"; }, found);
        } else if (word == "maxLength") {
            demand(
                !value.is_string() || value.get<std::string>().size() <= rule,
                [&] { return where.text() + " is too long"; }, found);
        } else {
            demand(
                word == "description", [&] { return "the schema has an unknown word " + word; },
                found);
        }
    }

    void check_inside(const Json& value, const std::string& word, const Json& rule,
                      const Where& where, Faults& found) const {
        if (word == "items" && value.is_array()) {
            for (const auto& element : value) {
                check(element, rule, Where{"[]", &where}, found);
            }
        } else if (word == "properties" && value.is_object()) {
            for (const auto& [name, inner] : rule.items()) {
                if (value.contains(name)) {
                    check(value[name], inner, Where{name, &where}, found);
                }
            }
        }
    }

    void check_others(const Json& value, const Json& schema, const Json& rule, const Where& where,
                      Faults& found) const {
        if (!value.is_object()) {
            return;
        }
        for (const auto& [name, inner] : value.items()) {
            if (schema.contains("properties") && schema["properties"].contains(name)) {
                continue;
            }
            if (rule.is_boolean()) {
                demand(
                    rule.get<bool>(),
                    [&, &field = name] { return where.text() + " has an unknown field " + field; },
                    found);
            } else {
                check(inner, rule, Where{name, &where}, found);
            }
        }
    }

    static bool has_type(const Json& value, const Json& type) {
        if (type.is_array()) {
            return std::any_of(type.begin(), type.end(),
                               [&](const Json& one) { return has_type(value, one); });
        }
        const std::string_view name = type.get_ref<const std::string&>();
        return name == "object"    ? value.is_object()
               : name == "array"   ? value.is_array()
               : name == "string"  ? value.is_string()
               : name == "integer" ? value.is_number_integer()
               : name == "number"  ? value.is_number()
               : name == "boolean" ? value.is_boolean()
                                   : name == "null" && value.is_null();
    }

    // The complaint is made only where there is one.
    template <class Complaint>
    static void demand(bool holds, const Complaint& complaint, Faults& found) {
        if (!holds) {
            found.push_back(complaint());
        }
    }

    Json root_;
};

} // namespace tabuleiro::test
