// Messages are recognised by the first word of their line: each type of the variant has it as
// `word`.
#pragma once

#include <algorithm>
#include <cstddef>
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

// Calls visit<T>() for each type of the variant.
template <class Variant, class Visit>
void for_each_type(Visit&& visit) {
    TypesOf<Variant>::visit(visit);
}

} // namespace tabuleiro
