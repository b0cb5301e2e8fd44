// How the store answers: once, by a thread of its own.
#pragma once

#include <functional>

#include "core/error.hpp"

namespace tabuleiro::store {

template <class Answer>
using Completion = std::function<void(Expected<Answer>)>;

} // namespace tabuleiro::store
