#include "server/tournaments/tournament_list.hpp"

#include <algorithm>

#include "server/tournaments/entrant_lookup.hpp"

namespace tabuleiro::server {

namespace {

constexpr std::size_t tournaments_at_once = 50;

} // namespace

Expected<TournamentPage> list_tournaments(store::sql::Transaction& transaction, const Identity& who,
                                          std::int64_t before) {
    auto rows = store::tournaments_before(transaction, before, tournaments_at_once);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    TournamentPage page;
    if (rows->size() == tournaments_at_once) {
        page.next = rows->back().number;
    }
    std::vector<std::string> groups;
    if (who.person) {
        const auto entered = store::tournaments_of(transaction, who.person->id);
        auto memberships = groups_of(transaction, *who.person);
        if (!entered || !memberships) {
            return tl::unexpected(entered ? memberships.error() : entered.error());
        }
        page.entered.insert(entered->begin(), entered->end());
        groups = *std::move(memberships);
    }
    std::erase_if(*rows, [&](const store::Tournament& one) {
        const bool own = who.person && who.person->id == one.director;
        return !one.group.empty() && !own && who.role() < house::Role::Administrator &&
               !page.entered.contains(one.id) &&
               std::find(groups.begin(), groups.end(), one.group) == groups.end();
    });
    std::vector<std::string> directors;
    for (const store::Tournament& one : *rows) {
        directors.push_back(one.director);
    }
    auto known = shown_people(transaction, directors);
    if (!known) {
        return tl::unexpected(known.error());
    }
    page.directors = *std::move(known);
    page.tournaments = *std::move(rows);
    return page;
}

std::string written(const TournamentPage& page, bool may_create) {
    JsonWriter out;
    out.open_object().key("tournaments").open_array();
    for (const store::Tournament& one : page.tournaments) {
        // The summary is an object: the other fields are put in front of its own.
        JsonWriter row;
        row.open_object().key("id").text(one.id).key("director");
        const auto director = page.directors.find(one.director);
        if (director == page.directors.end()) {
            row.null();
        } else {
            row.open_object().key("id").text(one.director).key("name");
            row.text(director->second.name).close_object();
        }
        row.key("created").number(one.created);
        row.key("entered").boolean(page.entered.contains(one.id));
        std::string text = row.take();
        out.raw(text + "," + one.summary.text.substr(1));
    }
    out.close_array().key("next");
    out.text_or_null(page.next ? std::optional(std::to_string(*page.next)) : std::nullopt);
    out.key("may_create").boolean(may_create).key("forms").open_array();
    for (const house::tournament::Form* const form : house::tournament::forms()) {
        out.word(form->name());
    }
    out.close_array().key("tie_breaks").open_array();
    for (const std::string_view word : house::tournament::tie_break_words()) {
        out.word(word);
    }
    return out.close_array().close_object().take();
}

} // namespace tabuleiro::server
