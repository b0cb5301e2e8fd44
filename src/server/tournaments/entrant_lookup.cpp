#include "server/tournaments/entrant_lookup.hpp"

#include "house/catalogue.hpp"
#include "server/engines/version_engines.hpp"
#include "server/people/group_access.hpp"
#include "server/ratings/shown_ratings.hpp"
#include "store/course/teams.hpp"
#include "store/people/programs.hpp"

namespace tabuleiro::server {

using store::sql::Transaction;

namespace {

// A version has the name of its student or team.
Expected<std::optional<house::tournament::ShownPerson>> shown_version(Transaction& transaction,
                                                                      const std::string& name) {
    using Shown = std::optional<house::tournament::ShownPerson>;
    const auto hand_in = store::hand_in_called(transaction, name);
    if (!hand_in || !*hand_in) {
        return hand_in.map([](const auto&) { return Shown(); });
    }
    return store::author_name(transaction, **hand_in)
        .map([&](const std::optional<std::string>& author) {
            const std::string version = name.substr(0, name.find('-'));
            return author ? Shown({*author + " " + version, *author}) : Shown();
        });
}

} // namespace

std::vector<std::string> people_in(const house::tournament::TournamentState& state) {
    std::vector<std::string> ids{state.director};
    for (const auto& entrant : state.entrants) {
        if (!entrant.who.person.empty()) {
            ids.push_back(entrant.who.person);
        } else if (looks_like_version(entrant.who.engine)) {
            ids.push_back(entrant.who.engine);
        }
    }
    return ids;
}

Expected<house::tournament::ShownPeople> shown_people(Transaction& transaction,
                                                      const std::vector<std::string>& ids) {
    house::tournament::ShownPeople people;
    for (const std::string& id : ids) {
        if (looks_like_version(id)) {
            auto shown = shown_version(transaction, id);
            if (!shown) {
                return tl::unexpected(shown.error());
            }
            if (*shown) {
                people[id] = **std::move(shown);
            }
            continue;
        }
        const auto known = seated_person(transaction, id);
        if (!known) {
            return tl::unexpected(known.error());
        }
        if (*known) {
            const auto& program = (*known)->program;
            people[id] = {(*known)->name, program ? std::optional(program->author) : std::nullopt};
        }
    }
    return people;
}

Expected<std::map<std::string, int>> ratings_of(Transaction& transaction,
                                                const std::vector<std::string>& ids,
                                                const std::string& game, store::WallTime now) {
    std::map<std::string, int> ratings;
    for (const std::string& id : ids) {
        const auto rating = shown_rating_of(transaction, id, game, now);
        if (!rating) {
            return tl::unexpected(rating.error());
        }
        if (*rating) {
            ratings[id] = static_cast<int>((*rating)->rating);
        }
    }
    return ratings;
}

std::optional<int> rating_of_level(const std::string& game, int level) {
    for (const house::CalibratedLevel& known : house::calibrated_levels(game)) {
        if (known.level == level) {
            return known.rating;
        }
    }
    return std::nullopt;
}

Expected<std::optional<SignedIn>> seated_person(Transaction& transaction, const std::string& id) {
    const auto person = store::person(transaction, id);
    if (!person || !*person) {
        return person.map([](const auto&) { return std::optional<SignedIn>(); });
    }
    SignedIn seated{.id = id, .name = (*person)->name, .role = role_of(**person), .device = {}};
    if ((*person)->role != store::program_role) {
        return std::optional(std::move(seated));
    }
    return store::program(transaction, id).map([&](const std::optional<store::Program>& program) {
        if (program) {
            seated.program = OwnedProgram{.owner = program->owner,
                                          .author = program->author,
                                          .challenges = program->challenges};
        }
        return std::optional(std::move(seated));
    });
}

} // namespace tabuleiro::server
