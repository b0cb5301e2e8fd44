#include "core/error.hpp"

#include <cassert>

namespace tabuleiro {

namespace {

// The sentences of all reasons in one line.
std::string line_of(const Reasons& reasons) {
    std::string line;
    for (const Reason& reason : reasons) {
        line += (line.empty() ? "" : " ") + reason.text();
    }
    return line;
}

} // namespace

Value::Value(std::string text) : text_(std::move(text)) {}
Value::Value(std::string_view text) : text_(text) {}
Value::Value(const char* text) : text_(text) {}
Value::Value(Reason reason) : reasons_{std::move(reason)} {}
Value::Value(const Error& error) : reasons_(error.reasons()) {}

std::string Value::text() const {
    return reasons_.empty() ? text_ : line_of(reasons_);
}

Reason::Reason(std::string_view form, std::initializer_list<Value> values)
    : form_(form), values_(values) {
    std::size_t at = 0;
    for (Value& value : values_) {
        const std::size_t name = form.find('{', at) + 1;
        at = form.find('}', name);
        value.name_ = form.substr(name, at - name);
    }
}

std::string Reason::text() const {
    std::string sentence;
    std::string_view rest = form_;
    for (const Value& value : values_) {
        sentence += rest.substr(0, rest.find('{'));
        sentence += value.text();
        rest.remove_prefix(rest.find('}') + 1);
    }
    return sentence += rest;
}

std::vector<std::string> sentences(const Reasons& reasons) {
    std::vector<std::string> texts;
    for (const Reason& reason : reasons) {
        texts.push_back(reason.text());
    }
    return texts;
}

Error::Error(Reasons reasons) : reasons_(std::move(reasons)) {
    assert(!reasons_.empty());
}

std::string Error::text() const {
    return line_of(reasons_);
}

} // namespace tabuleiro
