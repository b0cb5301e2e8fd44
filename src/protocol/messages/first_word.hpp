// Messages are recognised by the first word of their line: each type of the variant has it as
// `word`.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>

namespace tabuleiro {

template <std::size_t size>
struct Literal {
    char text[size];
    // NOLINTNEXTLINE(google-explicit-constructor)
    consteval Literal(const char (&literal)[size]) { std::copy_n(literal, size, text); }
};

// A message that consists of its first word only.
template <Literal literal>
struct Word {
    static constexpr std::string_view word{literal.text, sizeof literal.text - 1};
};

template <class Variant>
struct TypesOf;

template <class... Ts>
struct TypesOf<std::variant<Ts...>> {
    template <class Visit>
    static void visit(Visit&& visit) {
        (visit.template operator()<Ts>(), ...);
    }
};

// read<T>() of the type that has the word; none if there is no such type.
template <class Variant, class Read>
std::optional<Variant> read_by_word(std::string_view word, Read&& read) {
    std::optional<Variant> found;
    TypesOf<Variant>::visit([&]<class T>() {
        if (T::word == word) {
            found = read.template operator()<T>();
        }
    });
    return found;
}

} // namespace tabuleiro
