#include "house/tournament/event.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "house/tournament/teams.hpp"

namespace tabuleiro::house::tournament {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 4> kind_words{"person", "program", "level", "engine"};
constexpr std::array<std::string_view, 4> winner_words{"first", "second", "draw", "none"};

template <class Word, std::size_t count>
std::optional<Word> parse_word(const std::array<std::string_view, count>& words,
                               std::string_view word) {
    const auto* const found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<Word>(found - words.begin()));
}

// What the change is stored as.
json json_of(const Contestant& who) {
    return {{"kind", name(who.kind)},
            {"person", who.person},
            {"level", who.level},
            {"engine", who.engine}};
}
json json_of(const BoardResult& result) {
    return {{"winner", name(result.winner)},
            {"forfeit", result.forfeit},
            {"by_table", result.by_table}};
}
json json_of(const std::vector<Board>& list) {
    json boards = json::array();
    for (const Board& board : list) {
        json one{{"first", board.seats.first}, {"second", board.seats.second}};
        if (!board.table.empty()) {
            one["table"] = board.table;
        }
        if (board.result) {
            one["result"] = json_of(*board.result);
        }
        boards.push_back(std::move(one));
    }
    return boards;
}
json json_of(const Round& round) {
    json byes = json::array();
    for (const Bye& bye : round.byes) {
        byes.push_back({{"entrant", bye.entrant},
                        {"half_points", bye.half_points},
                        {"by_pairing", bye.by_pairing}});
    }
    return {
        {"boards", json_of(round.boards)}, {"byes", std::move(byes)}, {"started", round.started}};
}

struct Writer {
    json operator()(const Created& one) const {
        return {{"kind", "created"},
                {"settings", json::parse(to_text(one.settings))},
                {"director", one.director},
                {"code", one.code}};
    }
    json operator()(const Entered& one) const {
        json entered{{"kind", "entered"}, {"who", json_of(one.who)}};
        if (one.team) {
            entered["team"] = name(*one.team);
        }
        return entered;
    }
    json operator()(const Placed& one) const {
        json placed = entrant("placed", one.entrant);
        placed["team"] = name(one.team);
        placed["board"] = one.board;
        return placed;
    }
    json operator()(const Removed& one) const { return entrant("removed", one.entrant); }
    json operator()(const Withdrawn& one) const { return entrant("withdrawn", one.entrant); }
    json operator()(const Restored& one) const { return entrant("restored", one.entrant); }
    json operator()(const BreakTaken& one) const { return entrant("break", one.entrant); }
    json operator()(const BreakEnded& one) const { return entrant("break-ended", one.entrant); }
    json operator()(const Started& one) const {
        json order = json::array();
        for (const Started::Seed& seed : one.order) {
            order.push_back(
                {{"entrant", seed.entrant}, {"rating", seed.rating ? json(*seed.rating) : json()}});
        }
        return {{"kind", "started"}, {"order", std::move(order)}};
    }
    json operator()(const Paused&) const { return {{"kind", "paused"}}; }
    json operator()(const Resumed&) const { return {{"kind", "resumed"}}; }
    json operator()(const Finished&) const { return {{"kind", "finished"}}; }
    json operator()(const RoundPaired& one) const {
        return {{"kind", "round"}, {"round", json_of(one.round)}};
    }
    json operator()(const BoardsPaired& one) const {
        return {{"kind", "boards"}, {"boards", json_of(one.boards)}};
    }
    json operator()(const ResultsEntered& one) const {
        json results = json::array();
        for (const ResultsEntered::One& entered : one.results) {
            json result = json_of(entered.result);
            result["board"] = entered.board;
            results.push_back(std::move(result));
        }
        return {{"kind", "results"}, {"round", one.round}, {"results", std::move(results)}};
    }
    json operator()(const ResultCleared& one) const {
        return {{"kind", "cleared"}, {"round", one.round}, {"board", one.board}};
    }
    json operator()(const TableStopped& one) const {
        return {{"kind", "stopped"}, {"round", one.round}, {"board", one.board}};
    }
    json operator()(const ByeGiven& one) const {
        json bye = entrant("bye", one.entrant);
        bye["half_points"] = one.half_points;
        return bye;
    }
    json operator()(const RoundUndone&) const { return {{"kind", "undone"}}; }

    static json entrant(const char* kind, EntrantId entrant) {
        return {{"kind", kind}, {"entrant", entrant}};
    }
};

// Reading throws what json throws where a field is missing, or of another type.
Contestant contestant_in(const json& given) {
    const auto kind = parse_contestant_kind(given.at("kind").get_ref<const std::string&>());
    return {kind.value_or(ContestantKind::Person), given.at("person").get<std::string>(),
            given.at("level").get<int>(), given.at("engine").get<std::string>()};
}
std::optional<league::Team> team_in(const json& given) {
    return given.contains("team") ? parse_team(given["team"].get_ref<const std::string&>())
                                  : std::nullopt;
}
BoardResult result_in(const json& given) {
    const auto winner = parse_winner(given.at("winner").get_ref<const std::string&>());
    return {winner.value_or(Winner::None), given.at("forfeit").get<bool>(),
            given.at("by_table").get<bool>()};
}
std::vector<Board> boards_in(const json& given) {
    std::vector<Board> boards;
    for (const json& one : given) {
        Board board;
        board.seats = {one.at("first").get<int>(), one.at("second").get<int>()};
        board.table = one.value("table", std::string());
        if (one.contains("result")) {
            board.result = result_in(one["result"]);
        }
        boards.push_back(std::move(board));
    }
    return boards;
}
Round round_in(const json& given) {
    Round round;
    round.boards = boards_in(given.at("boards"));
    for (const json& one : given.at("byes")) {
        round.byes.push_back({one.at("entrant").get<int>(), one.at("half_points").get<int>(),
                              one.at("by_pairing").get<bool>()});
    }
    round.started = given.at("started").get<bool>();
    return round;
}
Started started_in(const json& given) {
    Started started;
    for (const json& seed : given.at("order")) {
        const json& rating = seed.at("rating");
        started.order.push_back(
            {seed.at("entrant").get<int>(),
             rating.is_null() ? std::nullopt : std::optional(rating.get<int>())});
    }
    return started;
}
ResultsEntered results_in(const json& given) {
    ResultsEntered entered{given.at("round").get<int>(), {}};
    for (const json& one : given.at("results")) {
        entered.results.push_back({one.at("board").get<int>(), result_in(one)});
    }
    return entered;
}

Expected<Change> change_in(const json& given) {
    const std::string kind = given.at("kind").get<std::string>();
    const auto entrant = [&] { return given.at("entrant").get<int>(); };
    const auto board = [&] { return given.at("board").get<int>(); };
    if (kind == "created") {
        auto settings = parse_tournament_settings(given.at("settings"));
        if (!settings) {
            return tl::unexpected(settings.error());
        }
        return Change(Created{*std::move(settings), given.at("director").get<std::string>(),
                              given.at("code").get<std::string>()});
    }
    if (kind == "entered") {
        return Change(Entered{contestant_in(given.at("who")), team_in(given)});
    }
    if (kind == "placed") {
        return Change(Placed{entrant(), team_in(given).value_or(league::Team::Home), board()});
    }
    if (kind == "removed") {
        return Change(Removed{entrant()});
    }
    if (kind == "withdrawn") {
        return Change(Withdrawn{entrant()});
    }
    if (kind == "restored") {
        return Change(Restored{entrant()});
    }
    if (kind == "break") {
        return Change(BreakTaken{entrant()});
    }
    if (kind == "break-ended") {
        return Change(BreakEnded{entrant()});
    }
    if (kind == "boards") {
        return Change(BoardsPaired{boards_in(given.at("boards"))});
    }
    if (kind == "started") {
        return Change(started_in(given));
    }
    if (kind == "round") {
        return Change(RoundPaired{round_in(given.at("round"))});
    }
    if (kind == "results") {
        return Change(results_in(given));
    }
    if (kind == "cleared") {
        return Change(ResultCleared{given.at("round").get<int>(), board()});
    }
    if (kind == "stopped") {
        return Change(TableStopped{given.at("round").get<int>(), board()});
    }
    if (kind == "bye") {
        return Change(ByeGiven{entrant(), given.at("half_points").get<int>()});
    }
    if (kind == "paused") {
        return Change(Paused());
    }
    if (kind == "resumed") {
        return Change(Resumed());
    }
    if (kind == "undone") {
        return Change(RoundUndone());
    }
    if (kind == "finished") {
        return Change(Finished());
    }
    return fail("There is no event of a tournament that is called {kind}.", kind);
}

} // namespace

std::string to_text(const Change& change) {
    return std::visit(Writer(), change).dump();
}

Expected<Change> parse_change(std::string_view text) {
    try {
        return change_in(json::parse(text));
    } catch (const json::exception&) {
        return fail("This is no event of a tournament.");
    }
}

std::string_view name(ContestantKind kind) {
    return kind_words[static_cast<std::size_t>(kind)];
}
std::optional<ContestantKind> parse_contestant_kind(std::string_view word) {
    return parse_word<ContestantKind>(kind_words, word);
}
std::string_view name(Winner winner) {
    return winner_words[static_cast<std::size_t>(winner)];
}
std::optional<Winner> parse_winner(std::string_view word) {
    return parse_word<Winner>(winner_words, word);
}

} // namespace tabuleiro::house::tournament
