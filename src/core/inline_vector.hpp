// A vector with a fixed capacity and no heap: what a list of moves is made of.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace tabuleiro {

// Requires: T is trivially copyable and default-constructible; never more than Capacity elements.
template <class T, std::size_t Capacity>
class InlineVector {
  public:
    using value_type = T;

    // User-provided, so that `InlineVector list{}` does not clear the whole array.
    constexpr InlineVector() {} // NOLINT(modernize-use-equals-default)

    constexpr void push_back(const T& value) {
        assert(size_ < Capacity);
        elements_[size_++] = value;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr T* begin() { return elements_.data(); }
    constexpr T* end() { return elements_.data() + size_; }
    constexpr const T* begin() const { return elements_.data(); }
    constexpr const T* end() const { return elements_.data() + size_; }
    constexpr const T* data() const { return elements_.data(); }
    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return elements_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return elements_[i];
    }

    friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.elements_[i] == b.elements_[i])) {
                return false;
            }
        }
        return true;
    }

  private:
    std::size_t size_ = 0;
    std::array<T, Capacity> elements_;
};

} // namespace tabuleiro
