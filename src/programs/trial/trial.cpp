#include "programs/trial/trial.hpp"

#include <algorithm>
#include <array>

#include "programs/dialogue/cecp_dialogue.hpp"
#include "programs/dialogue/program_dialogue.hpp"
#include "programs/dialogue/uci_dialogue.hpp"
#include "programs/player/programs_of.hpp"
#include "record/games.hpp"

namespace tabuleiro::programs {
namespace {

constexpr int most_variations = 3;

// One start of the program.
class Trial {
  public:
    Trial(ProgramSetup setup, Protocol protocol, const Cancellation& cancellation)
        : setup_(std::move(setup)), cancellation_(cancellation) {
        setup_.protocol = protocol;
        found_.protocol = protocol;
    }

    tl::expected<Introduction, Failure> result() {
        switch (setup_.protocol) {
        case Protocol::Uci:
            return uci();
        case Protocol::Cecp:
            return cecp();
        case Protocol::Program:
            return program();
        case Protocol::Assignment:
            break;
        }
        return assignment();
    }

  private:
    tl::expected<Introduction, Failure> uci() {
        UciDialogue dialogue({});
        return greeted(dialogue).map([&] {
            found_.name = dialogue.name();
            found_.author = dialogue.author();
            found_.variations = dialogue.declared("MultiPV") ? most_variations : 1;
            found_.starts = dialogue.known_starts();
            return with_games([]<Game G>() { return plays<G>(Protocol::Uci); });
        });
    }

    tl::expected<Introduction, Failure> cecp() {
        CecpDialogue dialogue({});
        return greeted(dialogue).and_then([&]() -> tl::expected<Introduction, Failure> {
            if (!dialogue.has_features()) { // it was only silent
                return tl::unexpected(
                    Failure{FailureKind::NoStart, Reason("declares no features")});
            }
            found_.name = dialogue.name();
            found_.starts = dialogue.known_starts();
            return with_games([]<Game G>() { return plays<G>(Protocol::Cecp); });
        });
    }

    tl::expected<Introduction, Failure> program() {
        ProgramDialogue dialogue({});
        return greeted(dialogue).and_then([&]() -> tl::expected<Introduction, Failure> {
            found_.name = dialogue.name();
            found_.author = dialogue.author();
            with_games([&]<Game G>() { return !dialogue.objection_to(G::id); });
            if (found_.games.empty()) {
                return tl::unexpected(
                    Failure{FailureKind::NoStart, Reason("plays no game of the house")});
            }
            return found_;
        });
    }

    // What the assignment of a game asks for is a protocol of that game alone.
    tl::expected<Introduction, Failure> assignment() {
        std::optional<Failure> failure;
        with_games([&]<Game G>() {
            if (!plays<G>(Protocol::Assignment) || cancellation_.requested()) {
                return false;
            }
            const auto started = make_program<G>(setup_)->start(cancellation_);
            if (!started) {
                failure = started.error();
            }
            return started.has_value();
        });
        if (found_.games.empty()) {
            return tl::unexpected(failure.value_or(Failure{}));
        }
        return found_;
    }

    tl::expected<void, Failure> greeted(Dialogue& dialogue) const {
        Session session(setup_);
        return session.start(setup_.command, dialogue, cancellation_);
    }

    template <class Plays>
    const Introduction& with_games(const Plays& plays_it) {
        AllGames::for_each([&]<Game G>() {
            if (plays_it.template operator()<G>()) {
                found_.games.emplace_back(G::id);
            }
        });
        return found_;
    }

    ProgramSetup setup_;
    const Cancellation& cancellation_;
    Introduction found_;
};

} // namespace

Expected<Introduction> try_out(const ProgramSetup& setup, std::optional<Protocol> protocol,
                               const Cancellation& cancellation) {
    // An xboard engine may be silent at first, so that this comes last.
    constexpr std::array all{Protocol::Program, Protocol::Uci, Protocol::Assignment,
                             Protocol::Cecp};
    std::optional<Failure> failure;
    for (const Protocol one : all) {
        if ((protocol && one != *protocol) || cancellation.requested()) {
            continue;
        }
        auto found = Trial(setup, one, cancellation).result();
        if (found) {
            return *std::move(found);
        }
        failure = found.error();
    }
    if (protocol && failure) {
        return tl::unexpected(Error(reason_for(*failure)));
    }
    return fail("The program answers in no protocol that we know.");
}

} // namespace tabuleiro::programs
