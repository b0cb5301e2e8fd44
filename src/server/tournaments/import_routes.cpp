#include "server/tournaments/import_routes.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "core/json_writer.hpp"
#include "house/shallow_json.hpp"
#include "league/player_list/player_list.hpp"
#include "league/trf/trf.hpp"
#include "server/people/answers.hpp"
#include "server/people/asked.hpp"
#include "server/tournaments/addable_people.hpp"
#include "server/tournaments/found_tournament.hpp"
#include "server/work/wall_time.hpp"

namespace tabuleiro::server {

using house::Allowed;
using house::tournament::ContestantKind;
using house::tournament::TournamentCommand;
using house::tournament::TournamentCommandKind;

namespace {

// A report has a line for each player that begins so; no name does.
bool is_report(std::string_view text) {
    return text.starts_with("001 ") || text.find("\n001 ") != std::string_view::npos ||
           text.find("\r001 ") != std::string_view::npos;
}

Expected<std::vector<std::string>> names_in(std::string_view text) {
    const auto names_of = [](const auto& players) {
        std::vector<std::string> names;
        for (const auto& player : players) {
            names.push_back(player.name);
        }
        return names;
    };
    if (is_report(text)) {
        return league::parse_trf(text).map(
            [&](const league::TournamentReport& report) { return names_of(report.players); });
    }
    return league::parse_player_list(text).map(names_of);
}

} // namespace

void PlayerImportRoutes::add_to(Router& router) {
    router.add(RouteName::ImportPlayers, *this, &PlayerImportRoutes::import_players);
}

Awaitable<Response> PlayerImportRoutes::import_players(const Call& call) {
    if (!imports_.take(call.who.person->id, std::chrono::steady_clock::now())) {
        co_return refusal(429, "too-often", {Reason("Too many requests; wait a moment.")});
    }
    const nlohmann::json body = house::parse_shallow(call.request.body);
    if (!asks(body, "players", nlohmann::json::value_t::string)) {
        co_return malformed_body();
    }
    auto names = names_in(body["players"].get_ref<const std::string&>());
    if (!names) {
        co_return refusal(400, "malformed", names.error().reasons());
    }
    if (names->size() > house::tournament::most_entrants) {
        co_return refusal(409, "full", {Reason("The tournament is full.")});
    }
    co_return co_await tournaments_.on_loop(import_on_loop(call.id(), call.who, *std::move(names)));
}

Awaitable<Response> PlayerImportRoutes::import_on_loop(std::string id, Identity who,
                                                       std::vector<std::string> names) {
    const auto found = co_await find_tournament(tournaments_, database_, id, who);
    if (!found) {
        co_return refused(found.error());
    }
    if (!found->viewer.director) {
        co_return refusal(403, "director",
                          {Reason("Only the director of the tournament may do that.")});
    }
    std::array<std::vector<std::string>, 3> became;
    for (const std::string& name : names) {
        const auto imported = co_await import_one(found->live, who, name);
        if (!imported) {
            co_return refused(imported.error());
        }
        became[static_cast<std::size_t>(*imported)].push_back(name);
    }
    static_cast<void>(co_await found->live->read_people());
    constexpr std::array words{"added", "entered", "unknown"};
    JsonWriter out;
    out.open_object();
    for (std::size_t i = 0; i < words.size(); ++i) {
        out.key(words[i]).open_array();
        for (const std::string& name : became[i]) {
            out.text(name);
        }
        out.close_array();
    }
    co_return json_answer(out.close_object().take());
}

Awaitable<Allowed<PlayerImportRoutes::Imported>>
PlayerImportRoutes::import_one(LiveTournamentPtr live, Identity who, std::string name) {
    const auto body = [name, director = *who.person](store::sql::Transaction& transaction) {
        return person_to_add_by_name(transaction, name, director);
    };
    const auto known = co_await in_read(database_, body);
    if (!known) {
        co_return tl::unexpected(house::Refusal{"store", known.error().reasons()});
    }
    // Whether somebody is in the house is not told to whoever may not add them.
    if (!known->person || !known->addable) {
        co_return Imported::NotFound;
    }
    TournamentCommand command;
    command.kind = TournamentCommandKind::Add;
    command.who = {known->person->program ? ContestantKind::Program : ContestantKind::Person,
                   known->person->id};
    const auto decide = [actor = actor_of(who),
                         command](const house::tournament::Tournament& tournament) {
        return tournament.decide(actor, command, house::WallTime(wall_time()), {});
    };
    const auto done = co_await live->carry_out(decide);
    if (done) {
        co_return Imported::Added;
    }
    if (done.error().code == "entered") {
        co_return Imported::Entered;
    }
    co_return tl::unexpected(done.error());
}

} // namespace tabuleiro::server
