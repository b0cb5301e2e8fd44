// What is wrong with something that came from outside, so that a person can correct it.
//
// Text, network and files give Expected<T>; nothing in core, games or search throws, prints or
// exits because of bad input. An error has all its reasons at once. Each keeps its form and its
// values, which a reader in another language needs, and writes its English sentence on demand.
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>
#include <vector>

namespace tabuleiro {

class Error;
class Reason;
using Reasons = std::vector<Reason>;

// Not constexpr: a form that needs it does not compile.
void form_and_values_do_not_agree();

// A literal with a name in braces for each value: "Rank {rank} has {count} squares instead of 8."
template <std::size_t values>
class Form {
  public:
    consteval Form(const char* text) : text_(text) {
        std::size_t places = 0;
        for (std::size_t at = 0; (at = text_.find_first_of("{}", at)) != std::string_view::npos;) {
            const std::size_t end = text_.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at + 1);
            if (text_[at] == '}' || end == at + 1 || end == std::string_view::npos ||
                text_[end] != '}') {
                form_and_values_do_not_agree();
            }
            ++places;
            at = end + 1;
        }
        if (places != values) {
            form_and_values_do_not_agree();
        }
    }

    constexpr std::string_view text() const { return text_; }

  private:
    std::string_view text_;
};

template <class... Values>
using FormFor = std::type_identity_t<Form<sizeof...(Values)>>;

// A value of a reason: a text, a number, or other reasons.
class Value {
  public:
    Value(std::string text);
    Value(std::string_view text);
    Value(const char* text);
    Value(Reason reason);
    Value(const Error& error);
    template <std::integral T>
    requires(!std::same_as<T, char> && !std::same_as<T, bool>) Value(T number)
        : Value(std::to_string(number)) {}

    std::string_view name() const { return name_; }
    // Empty unless the value is made of reasons.
    const Reasons& reasons() const { return reasons_; }
    std::string text() const;

    friend bool operator==(const Value&, const Value&) = default;

  private:
    friend class Reason;

    std::string_view name_;
    std::string text_;
    Reasons reasons_;
};

class Reason {
  public:
    // Values come in the order of their names.
    template <class... Values>
    explicit Reason(FormFor<Values...> form, Values&&... values)
        : Reason(form.text(), {Value(std::forward<Values>(values))...}) {}

    std::string_view form() const { return form_; }
    const std::vector<Value>& values() const { return values_; }

    // The sentence.
    std::string text() const;

    friend bool operator==(const Reason&, const Reason&) = default;

  private:
    Reason(std::string_view form, std::initializer_list<Value> values);

    std::string_view form_;
    std::vector<Value> values_;
};

std::vector<std::string> sentences(const Reasons& reasons);

class [[nodiscard]] Error {
  public:
    explicit Error(Reason reason) : reasons_{std::move(reason)} {}

    // Requires: at least one reason.
    explicit Error(Reasons reasons);

    const Reasons& reasons() const { return reasons_; }
    std::vector<std::string> sentences() const { return tabuleiro::sentences(reasons_); }

    // All sentences in one line.
    std::string text() const;

    friend bool operator==(const Error&, const Error&) = default;

  private:
    Reasons reasons_;
};

template <class T>
using Expected = tl::expected<T, Error>;

// `return fail("There is no piece on {cell}.", cell)` in any function that returns Expected<T>.
template <class... Values>
tl::unexpected<Error> fail(FormFor<Values...> form, Values&&... values) {
    return tl::unexpected<Error>(Error(Reason(form, std::forward<Values>(values)...)));
}

inline tl::unexpected<Error> fail(Reason reason) {
    return tl::unexpected<Error>(Error(std::move(reason)));
}

inline tl::unexpected<Error> fail(Reasons reasons) {
    return tl::unexpected<Error>(Error(std::move(reasons)));
}

} // namespace tabuleiro
