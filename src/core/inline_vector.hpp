// A vector with a fixed capacity and no heap: what a list of moves is made of.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace tabuleiro {

// Requires: never more than Capacity elements. Storage is not cleared before it is used: a search
// makes a list at every node, and clearing them was a quarter of its time.
template <class T, std::size_t Capacity>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    using value_type = T;

    InlineVector() {} // NOLINT(modernize-use-equals-default): a defaulted one may clear

    void push_back(const T& value) {
        assert(size_ < Capacity);
        std::construct_at(elements() + size_++, value);
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    T* begin() { return elements(); }
    T* end() { return elements() + size_; }
    const T* begin() const { return elements(); }
    const T* end() const { return elements() + size_; }
    const T* data() const { return elements(); }
    T& operator[](std::size_t i) {
        assert(i < size_);
        return elements()[i];
    }
    const T& operator[](std::size_t i) const {
        assert(i < size_);
        return elements()[i];
    }

    friend bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.size_ != b.size_) {
            return false;
        }
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.elements()[i] == b.elements()[i])) {
                return false;
            }
        }
        return true;
    }

  private:
    T* elements() { return reinterpret_cast<T*>(room_); }
    const T* elements() const { return reinterpret_cast<const T*>(room_); }

    std::size_t size_ = 0;
    alignas(T) std::byte room_[Capacity * sizeof(T)];
};

} // namespace tabuleiro
