// Where hand-ins lie while they are built and run, each in a folder of its own.
//
// Whoever runs them may be another user than we are, as in the service that runs programs. So
// everybody may enter the folder, and nobody but us may list it; strangers are kept out by the
// folder above.
#pragma once

#include <string>

#include "programs/check/battery.hpp"

namespace tabuleiro::course {

class Workspace {
  public:
    // In the system's folder for temporary files, where nobody but we may enter.
    Workspace() = default;
    // Makes the folder if it is not there. What a killed process of ours has left in it is removed.
    [[nodiscard]] static Expected<Workspace> open(const std::string& folder);

    // An empty folder. Its path is empty if it cannot be made.
    programs::Scratch new_folder() const;

  private:
    std::string folder_;
};

} // namespace tabuleiro::course
