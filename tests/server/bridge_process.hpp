// `tabuleiro bridge` as a child process of a test, with a program's token in a file.
#pragma once

#include <filesystem>
#include <fstream>
#include <memory>

#include "owned_program.hpp"
#include "support/child.hpp"

namespace tabuleiro::test {

class BridgeProcess {
  public:
    // `engine`: the command of the program, and the options that go with it.
    BridgeProcess(const Folder& folder, const std::string& name, const std::string& house,
                  const std::string& token, std::vector<std::string> engine)
        : token_file_(folder.file(name + ".token")), error_file_(folder.file(name + ".errors")) {
        std::ofstream(token_file_) << token << "\n";
        std::filesystem::permissions(token_file_, std::filesystem::perms::owner_read |
                                                      std::filesystem::perms::owner_write);
        std::vector<std::string> command{TABULEIRO_PROGRAM, "bridge",    "--house", house,
                                         "--token-file",    token_file_, "--engine"};
        command.insert(command.end(), engine.begin(), engine.end());
        child_ =
            std::make_unique<Child>(std::move(command), Surroundings{.error_file = error_file_});
    }

    // Reads until a line has one of these texts, and returns it; empty if there is none.
    std::string hear_one_of(const std::vector<std::string>& texts) {
        for (std::string line = child_->line(); line.ends_with('\n'); line = child_->line()) {
            said_ += line;
            if (std::any_of(texts.begin(), texts.end(), [&](const std::string& text) {
                    return line.find(text) != std::string::npos;
                })) {
                return line;
            }
        }
        return "";
    }
    std::string hear(const std::string& text) { return hear_one_of({text}); }
    // All that it has said so far, as far as it was heard.
    const std::string& said() const { return said_; }
    std::string errors() const { return read_file(error_file_); }
    // Waits until it has complained of this.
    bool complains(const std::string& text) const {
        for (int waited = 0; waited < 60'000; waited += 20) {
            if (errors().find(text) != std::string::npos) {
                return true;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }
    Child& child() { return *child_; }
    // Its exit status.
    int wait() {
        said_ += child_->rest();
        return child_->wait();
    }

  private:
    std::string token_file_;
    std::string error_file_;
    std::unique_ptr<Child> child_;
    std::string said_;
};

} // namespace tabuleiro::test
