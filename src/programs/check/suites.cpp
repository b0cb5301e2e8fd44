#include "programs/check/suites.hpp"

#include <fmt/format.h>

#include "programs/check/own_suites.hpp"
#include "programs/check/program_checks.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {

const std::vector<Suite>& all_suites() {
    static const std::vector<Suite> suites = [] {
        std::vector<Suite> all;
        AllGames::for_each([&]<class G>() {
            for (Suite& suite : OwnSuites<G>::all()) {
                all.push_back(std::move(suite));
            }
            all.push_back(program_suite<G>());
        });
        return all;
    }();
    return suites;
}

Expected<const Suite*> find_suite(std::string_view game, std::string_view protocol) {
    std::vector<std::string_view> names;
    for (const Suite& suite : all_suites()) {
        if (suite.game == game && (protocol.empty() || suite.protocol == protocol)) {
            return &suite;
        }
        if (suite.game == game) {
            names.push_back(suite.protocol);
        }
    }
    if (names.empty()) {
        return fail("There is no game '{game}' whose programs can be checked.", game);
    }
    return fail("No program plays {game} by the protocol '{protocol}': {names}.", game, protocol,
                fmt::format("{}", fmt::join(names, ", ")));
}

} // namespace tabuleiro::programs
