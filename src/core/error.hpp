// What went wrong with something that came from outside, said so that a person can mend it.
//
// Text, network and files give Expected<T>; nothing in core, games or search throws, prints or
// exits over bad input. A text with several faults gets all of them at once, a sentence each.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace tabuleiro {

class [[nodiscard]] Error {
  public:
    explicit Error(std::string reason) : reasons_{std::move(reason)} {}

    // Requires: at least one reason.
    explicit Error(std::vector<std::string> reasons);

    const std::vector<std::string>& reasons() const { return reasons_; }

    // All reasons in one line.
    std::string text() const;

    friend bool operator==(const Error&, const Error&) = default;

  private:
    std::vector<std::string> reasons_;
};

template <class T>
using Expected = tl::expected<T, Error>;

// `return fail("...")` in any function that returns Expected<T>.
inline tl::unexpected<Error> fail(std::string reason) {
    return tl::unexpected<Error>(Error(std::move(reason)));
}

inline tl::unexpected<Error> fail(std::vector<std::string> reasons) {
    return tl::unexpected<Error>(Error(std::move(reasons)));
}

} // namespace tabuleiro
