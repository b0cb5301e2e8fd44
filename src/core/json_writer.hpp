// Writes JSON as text, straight into a string: messages are made for every move and every viewer,
// so nothing is built that is not sent. Commas are put where they belong; the caller opens and
// closes.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tabuleiro {

class JsonWriter {
  public:
    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_array() { return open('['); }
    JsonWriter& close_array() { return close(']'); }

    // Requires: the key is a word that needs no escaping.
    JsonWriter& key(std::string_view word) {
        char* end = separated(word.size() + 3);
        *end++ = '"';
        end = std::copy(word.begin(), word.end(), end);
        *end++ = '"';
        *end++ = ':';
        return advance(end, false);
    }

    // A text from anywhere, escaped.
    JsonWriter& text(std::string_view text);

    JsonWriter& text_or_null(const std::optional<std::string>& given) {
        return given ? text(*given) : null();
    }

    // Requires: a word that needs no escaping.
    JsonWriter& word(std::string_view word) {
        char* end = separated(word.size() + 2);
        *end++ = '"';
        end = std::copy(word.begin(), word.end(), end);
        *end++ = '"';
        return advance(end, true);
    }
    JsonWriter& number(std::int64_t number) {
        constexpr std::size_t digits = 20;
        char* const begin = separated(digits);
        return advance(std::to_chars(begin, begin + digits, number).ptr, true);
    }
    JsonWriter& number(std::optional<std::int64_t> value) {
        return value ? number(*value) : null();
    }
    // With so many digits after the point. Requires: at most 10 of them, and a number below a
    // million.
    JsonWriter& decimal(double number, int digits) {
        constexpr std::size_t longest = 20;
        char* const begin = separated(longest);
        return advance(
            std::to_chars(begin, begin + longest, number, std::chars_format::fixed, digits).ptr,
            true);
    }
    JsonWriter& boolean(bool value) { return value ? raw("true") : raw("false"); }
    JsonWriter& null() { return raw("null"); }
    // Requires: JSON.
    JsonWriter& raw(std::string_view json) {
        char* const end = separated(json.size());
        return advance(std::copy(json.begin(), json.end(), end), true);
    }

    void reserve(std::size_t size) { room(size); }
    std::string take() {
        buffer_.resize(std::exchange(size_, 0));
        return std::move(buffer_);
    }

  private:
    JsonWriter& open(char bracket) {
        char* end = separated(1);
        *end++ = bracket;
        return advance(end, false);
    }
    JsonWriter& close(char bracket) {
        char* end = room(1);
        *end++ = bracket;
        return advance(end, true);
    }

    // Where so many more characters may be written.
    char* room(std::size_t count) {
        if (buffer_.size() - size_ < count) {
            grow(count);
        }
        return buffer_.data() + size_;
    }
    void grow(std::size_t count);
    // The same behind a comma, if one is due.
    char* separated(std::size_t count) {
        char* at = room(count + 1);
        if (needs_comma_) {
            *at++ = ',';
        }
        return at;
    }
    // What was written ends there.
    JsonWriter& advance(const char* end, bool needs_comma) {
        size_ = static_cast<std::size_t>(end - buffer_.data());
        needs_comma_ = needs_comma;
        return *this;
    }

    // Written up to size_; the rest is room. Appending to a string costs a call per piece.
    std::string buffer_;
    std::size_t size_ = 0;
    bool needs_comma_ = false;
};

} // namespace tabuleiro
