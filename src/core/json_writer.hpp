// Writes JSON as text, straight into a string: messages are made for every move and every viewer,
// so nothing is built that is not sent. Commas are put where they belong; the caller opens and
// closes.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tabuleiro {

class JsonWriter {
  public:
    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_array() { return open('['); }
    JsonWriter& close_array() { return close(']'); }

    // Requires: the key is a word that needs no escaping.
    JsonWriter& key(std::string_view word) {
        separate();
        text_ += '"';
        text_ += word;
        text_ += "\":";
        needs_comma_ = false;
        return *this;
    }

    // A text from anywhere, escaped.
    JsonWriter& text(std::string_view text);

    JsonWriter& text_or_null(const std::optional<std::string>& given) {
        return given ? text(*given) : null();
    }

    // Requires: a word that needs no escaping.
    JsonWriter& word(std::string_view word) {
        separate();
        text_ += '"';
        text_ += word;
        text_ += '"';
        return done();
    }
    JsonWriter& number(std::int64_t number) {
        separate();
        char digits[20];
        auto* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        text_.append(digits, end);
        return done();
    }
    JsonWriter& number(std::optional<std::int64_t> value) {
        return value ? number(*value) : null();
    }
    // With so many digits after the point. Requires: at most 10 of them, and a number below a
    // million.
    JsonWriter& decimal(double number, int digits) {
        separate();
        char text[20];
        auto* const end =
            std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, digits).ptr;
        text_.append(text, end);
        return done();
    }
    JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonWriter& null() { return raw("null"); }
    // Requires: JSON.
    JsonWriter& raw(std::string_view json) {
        separate();
        text_ += json;
        return done();
    }

    void reserve(std::size_t size) { text_.reserve(size); }
    std::string take() { return std::move(text_); }

  private:
    void separate() {
        if (needs_comma_) {
            text_ += ',';
        }
    }
    JsonWriter& done() {
        needs_comma_ = true;
        return *this;
    }
    JsonWriter& open(char bracket) {
        separate();
        text_ += bracket;
        needs_comma_ = false;
        return *this;
    }
    JsonWriter& close(char bracket) {
        text_ += bracket;
        return done();
    }

    std::string text_;
    bool needs_comma_ = false;
};

} // namespace tabuleiro
