#include "server/course/course_lists.hpp"

#include <algorithm>

#include "store/course/teams.hpp"
#include "store/people/people.hpp"

namespace tabuleiro::server {

using house::course::LadderGames;
using house::course::LadderWinner;
using store::sql::Transaction;

namespace {

std::optional<LadderWinner> winner_in(const std::string& word) {
    return word == "first"    ? std::optional(LadderWinner::First)
           : word == "second" ? std::optional(LadderWinner::Second)
           : word == "draw"   ? std::optional(LadderWinner::Draw)
                              : std::nullopt;
}

std::optional<Player> seat_in(const std::string& word) {
    return word == "first"    ? std::optional(Player::First)
           : word == "second" ? std::optional(Player::Second)
                              : std::nullopt;
}

// The version before it that can play.
std::string predecessor_of(const store::HandIn& version,
                           const std::vector<store::HandIn>& hand_ins) {
    const store::HandIn* before = nullptr;
    for (const store::HandIn& one : hand_ins) {
        const bool earlier = one.author() == version.author() && !one.program.empty() &&
                             one.version > 0 && one.version < version.version;
        if (earlier && (before == nullptr || one.version > before->version)) {
            before = &one;
        }
    }
    return before == nullptr ? std::string() : before->id;
}

// The games of a version against its predecessor.
Expected<house::course::VersionTest> test_in(Transaction& transaction,
                                             const house::course::LadderVersion& version) {
    return store::ladder_meetings(transaction, version.id, version.predecessor)
        .map([&](const std::vector<store::LadderMeeting>& meetings) {
            std::vector<house::course::ComparedGame> games;
            for (const store::LadderMeeting& one : meetings) {
                const bool first = one.first_hand_in == version.id;
                games.push_back({first ? Player::First : Player::Second, winner_in(one.winner),
                                 !one.winner.empty()});
            }
            return house::course::test_of(games);
        });
}

} // namespace

std::vector<store::HandIn> versions_that_count(const std::vector<store::HandIn>& hand_ins) {
    std::map<std::string, const store::HandIn*> last;
    for (const store::HandIn& one : hand_ins) {
        const store::HandIn*& known = last[one.author()];
        if (one.version > 0 && (known == nullptr || one.version > known->version)) {
            known = &one;
        }
    }
    std::vector<store::HandIn> versions;
    for (const auto& [author, version] : last) {
        if (version != nullptr) {
            versions.push_back(*version);
        }
    }
    std::sort(versions.begin(), versions.end(),
              [](const auto& a, const auto& b) { return a.number > b.number; });
    return versions;
}

const store::HandIn* LadderState::find(const std::string& hand_in) const {
    const auto found = std::find_if(hand_ins.begin(), hand_ins.end(),
                                    [&](const auto& one) { return one.id == hand_in; });
    return found == hand_ins.end() ? nullptr : &*found;
}

Expected<LadderState> read_ladder(Transaction& transaction, const std::string& assignment) {
    LadderState state;
    auto hand_ins = store::hand_ins_for(transaction, assignment);
    const auto results = store::ladder_results(transaction, assignment);
    const auto playing = store::unfinished_ladder_games(transaction);
    const auto last = store::last_ladder_game(transaction, assignment);
    if (!hand_ins || !results || !playing || !last) {
        return tl::unexpected(!hand_ins  ? hand_ins.error()
                              : !results ? results.error()
                              : !playing ? playing.error()
                                         : last.error());
    }
    state.hand_ins = *std::move(hand_ins);
    state.last = *last;
    for (const store::HandIn& version : versions_that_count(state.hand_ins)) {
        if (!version.program.empty()) {
            state.versions.push_back({version.id, predecessor_of(version, state.hand_ins)});
        }
    }
    for (const store::LadderResult& some : *results) {
        state.games.push_back({some.hand_ins, winner_in(some.winner), seat_in(some.failed),
                               static_cast<int>(some.games)});
    }
    for (const store::LadderGame& game : *playing) {
        if (game.assignment == assignment) {
            state.games.push_back({game.hand_ins, std::nullopt, std::nullopt, 1});
            state.playing.push_back(game);
        }
    }
    for (house::course::LadderVersion& version : state.versions) {
        if (version.predecessor.empty()) {
            continue;
        }
        const auto test = test_in(transaction, version);
        if (!test) {
            return tl::unexpected(test.error());
        }
        version.judged = test->is_decided();
        state.tests.emplace(version.id, *test);
    }
    return state;
}

Expected<Names> names_of(Transaction& transaction, const std::vector<std::string>& people) {
    Names names;
    for (const std::string& id : people) {
        if (names.contains(id)) {
            continue;
        }
        const auto person = store::person(transaction, id);
        if (!person) {
            return tl::unexpected(person.error());
        }
        if (*person) {
            names[id] = (*person)->name;
        }
    }
    return names;
}

Expected<Names> names_of(Transaction& transaction, const std::vector<store::HandIn>& hand_ins) {
    std::vector<std::string> people;
    for (const store::HandIn& one : hand_ins) {
        people.push_back(one.student);
    }
    auto names = names_of(transaction, people);
    for (const store::HandIn& one : hand_ins) {
        if (!names || one.team.empty() || names->contains(one.team)) {
            continue;
        }
        const auto team = store::team(transaction, one.team);
        if (!team) {
            return tl::unexpected(team.error());
        }
        if (*team) {
            (*names)[one.team] = (*team)->name;
        }
    }
    return names;
}

} // namespace tabuleiro::server
