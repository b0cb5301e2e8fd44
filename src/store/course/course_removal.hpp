// What goes from the course when somebody is removed from the house: what they have handed in alone
// or for teams in which nobody else is, with its games in ladders, and the assignments that they
// have made, with everything in them. Tables of versions stay, without the name. What others of a
// team are left with stays as it is, but that nobody is said to have handed it in.
#pragma once

#include "store/people/removal.hpp"

namespace tabuleiro::store {

[[nodiscard]] Expected<void> remove_from_course(sql::Transaction& transaction,
                                                const std::string& person, const HouseTexts& texts);

} // namespace tabuleiro::store
