// program-runner: runs foreign programs for the house, in a service of their own.
//
//     program-runner serve                     one connection, which is standard input
//     program-runner run SOCKET DESCRIPTOR ... stands for a program that runs there
#include <unistd.h>

#include <cstdio>
#include <string>
#include <vector>

#include "programs/runner/remote_sandbox.hpp"
#include "programs/runner/runner.hpp"

int main(int argc, char** argv) {
    using namespace tabuleiro;
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() == 1 && words[0] == "serve") {
        return programs::serve_program(Descriptor(STDIN_FILENO));
    }
    if (!words.empty() && words[0] == "run") {
        return programs::run_remotely({words.begin() + 1, words.end()});
    }
    std::fputs("program-runner: the server and its service start this program\n", stderr);
    return 2;
}
