// The values of a statement in PostgreSQL's binary form. Whole numbers are bigint, texts are text
// or bytea, as the statement says.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/sql/value.hpp"

namespace tabuleiro::store::postgresql {

using Bytes = std::span<const std::uint8_t>;

// The type of an array's elements, by its number in PostgreSQL's catalogue.
enum class Element : std::uint32_t { Bytea = 17, Bigint = 20, Text = 25 };

// A value; none is NULL.
using Encoded = std::optional<std::string>;

Encoded encode(std::int64_t number);
Encoded encode(std::string_view text);
Encoded encode(Bytes bytes);
Encoded encode_flag(bool flag);
template <class Value>
Encoded encode(const std::optional<Value>& value) {
    return value ? encode(*value) : std::nullopt;
}

// An array of one dimension.
class Array {
  public:
    explicit Array(Element type) : type_(type) {}

    void add(const Encoded& element);
    friend Encoded encode(const Array& array);

  private:
    Element type_;
    std::uint32_t count_ = 0;
    std::string elements_;
};
Encoded encode(const Array& array);

class Parameters {
  public:
    Parameters() = default;

    template <class... Values>
    Parameters& add(const Values&... values) {
        (values_.push_back(encode(values)), ...);
        return *this;
    }
    Parameters& add_flag(bool flag) {
        values_.push_back(encode_flag(flag));
        return *this;
    }

    // One of which the type is known at run time.
    Parameters& add_value(const sql::Value& value);

    const std::vector<Encoded>& values() const { return values_; }

  private:
    std::vector<Encoded> values_;
};

} // namespace tabuleiro::store::postgresql
