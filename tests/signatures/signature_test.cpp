// Compares each search's signature with tests/signatures/search.txt; `signature_test --update`
// writes it. A change of search, evaluation or rules changes it: look whether that was meant.
#include "engines/signature.hpp"

#include <fstream>
#include <iostream>
#include <string>

#include "engines/renpaarden/policy.hpp"
#include "engines/xadrez/policy.hpp"
#include "support/files.hpp"

namespace {

constexpr int depth = 4;

template <tabuleiro::OpenGame G, class P>
std::string line(const P& policy) {
    const auto found = tabuleiro::signature<G>(policy, depth);
    return std::string(G::id) + " depth " + std::to_string(depth) + " nodes " +
           std::to_string(found.nodes) + "\n";
}

} // namespace

int main(int argc, char** argv) {
    using namespace tabuleiro;
    const bool update = argc == 2 && std::string_view(argv[1]) == "--update";
    const auto path = test::source_path("tests/signatures/search.txt");
    const std::string now = line<renpaarden::Renpaarden>(renpaarden::RacePolicy{}) +
                            line<xadrez::Xadrez>(xadrez::ChessPolicy{});
    if (update) {
        std::ofstream(path, std::ios::binary) << now;
        std::cout << "wrote " << path << "\n";
        return 0;
    }
    if (test::read_file(path) != now) {
        std::cout << path << " differs; if that is meant, run signature_test --update\n" << now;
        return 1;
    }
    return 0;
}
