// As root: a user of its own for each running program, who has no name, no group and no files.
// RLIMIT_NPROC does not bind root, and programs with the same user could signal each other.
#pragma once

#include <string>

namespace tabuleiro::programs {

// Whether we are root, and have users to give.
bool gives_users();

// Where become_own_user shows the folder.
const char* folder_for_own_user();

// In a child of root, between fork and exec; async-signal-safe. `folder` (null: none) is shown at
// folder_for_own_user, since the user cannot enter the folders above it. Returns 0 or the errno.
int become_own_user(const char* folder);

// Whether such a user may read the folder and run the program.
bool is_for_everybody(const std::string& folder, const std::string& program);

} // namespace tabuleiro::programs
