// What the store must be told of the house's own texts to remove a person from them.
#pragma once

#include "store/people/removal.hpp"

namespace tabuleiro::table_log {

store::HouseTexts house_texts();

} // namespace tabuleiro::table_log
