// Why something that was asked cannot be done, and the message that says so.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/error.hpp"

namespace tabuleiro {
class JsonWriter;
}

namespace tabuleiro::house {

// A code for programs, and reasons for people.
struct Refusal {
    std::string code;
    Reasons reasons;
    std::optional<int> ply{}; // of the move that is wrong, where it is one of several

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Allowed = tl::expected<T, Refusal>;

template <class... Values>
Refusal refusal(std::string_view code, FormFor<Values...> form, Values&&... values) {
    return {std::string(code), {Reason(form, std::forward<Values>(values)...)}};
}

template <class... Values>
tl::unexpected<Refusal> refuse(std::string_view code, FormFor<Values...> form, Values&&... values) {
    return tl::unexpected<Refusal>(refusal(code, form, std::forward<Values>(values)...));
}

// {"form": ..., "values": {...}, "text": ...}
void write(JsonWriter& out, const Reason& reason);

// {"refused": ...}, with "reply_to" if the command or the question had an id.
std::string to_message(const Refusal& refusal, std::string_view id = {});
std::string to_message(const Refusal& refusal, std::optional<std::int64_t> id);

} // namespace tabuleiro::house
