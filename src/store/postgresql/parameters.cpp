#include "store/postgresql/parameters.hpp"

#include <bit>
#include <concepts>

namespace tabuleiro::store::postgresql {
namespace {

// The most significant byte first.
template <std::unsigned_integral Number>
void put(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8) {
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    }
}

} // namespace

Encoded encode(std::int64_t number) {
    std::string bytes;
    put(bytes, static_cast<std::uint64_t>(number));
    return bytes;
}

Encoded encode(std::string_view text) {
    return std::string(text);
}

Encoded encode(Bytes bytes) {
    return std::string(bytes.begin(), bytes.end());
}

Encoded encode_flag(bool flag) {
    return std::string(1, flag ? '\1' : '\0');
}

void Array::add(const Encoded& element) {
    constexpr std::uint32_t null = 0xFFFFFFFF;
    put(elements_, element ? static_cast<std::uint32_t>(element->size()) : null);
    elements_ += element.value_or("");
    ++count_;
}

Encoded encode(const Array& array) {
    std::string bytes;
    put(bytes, std::uint32_t{array.count_ == 0 ? 0U : 1U}); // dimensions
    put(bytes, std::uint32_t{1});                           // there may be nulls
    put(bytes, static_cast<std::uint32_t>(array.type_));
    if (array.count_ > 0) {
        put(bytes, array.count_);
        put(bytes, std::uint32_t{1}); // the first index
    }
    return bytes + array.elements_;
}

Parameters& Parameters::add_value(const sql::Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        return add(*number);
    }
    if (const auto* real = std::get_if<double>(&value)) {
        return add(std::bit_cast<std::int64_t>(*real)); // has the same eight bytes
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
        return add(*text);
    }
    if (const auto* blob = std::get_if<sql::Blob>(&value)) {
        return add(blob->bytes);
    }
    values_.emplace_back();
    return *this;
}

} // namespace tabuleiro::store::postgresql
