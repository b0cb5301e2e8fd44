#include "arena_archive/arena_archive.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "archive/text/table_text.hpp"
#include "archive/text/text_form.hpp"
#include "house/program_failure.hpp"
#include "house/table.hpp"
#include "table_log/store_mapping.hpp"

namespace tabuleiro::arena_archive {
namespace {

using arena::GameRecord;
using arena::Plan;
using arena::PlayerSpec;
using house::EventKind;
using house::ProgramFailure;
using nlohmann::json;

// Twelve letters, as the ids of all tables: no vowels to spell words with, no look-alikes.
std::string id_of(const GameRecord& game, const Plan& plan) {
    constexpr std::string_view letters = "23456789bcdfghjkmnpqrstvwxyzBCDF";
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
    for (const json& part : {to_json(plan), to_json(game)}) {
        for (const char c : part.dump(-1, ' ', false, json::error_handler_t::replace)) {
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
        }
    }
    std::string id;
    for (int i = 0; i < 12; ++i, hash >>= 5) {
        id += letters[hash % letters.size()];
    }
    return id;
}

// As long as a name may be, without half a character at its end.
std::string short_name(const std::string& given) {
    std::string name =
        house::parse_name(given, std::numeric_limits<std::size_t>::max()).value_or("");
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80; };
    if (name.size() > house::longest_name) {
        std::size_t end = house::longest_name;
        while (end > 0 && continues(name[end])) {
            --end;
        }
        name.resize(end);
    }
    return name.empty() ? "?" : name;
}

json seat_of(const PlayerSpec& player) {
    return player.kind == arena::PlayerKind::Level
               ? json{{"kind", "computer"}, {"level", player.level}}
               : json{{"kind", "engine"}, {"engine", short_name(player.name)}};
}

Expected<house::Settings> settings_of(const GameRecord& game, const Plan& plan) {
    const auto seat = [&](Player player) {
        return seat_of(plan.players[static_cast<std::size_t>(game.job.seats[player])]);
    };
    json settings{{"game", plan.game},
                  {"seats", {{"first", seat(Player::First)}, {"second", seat(Player::Second)}}},
                  {"takebacks", false},
                  {"visibility", "listed"}};
    if (!game.job.opening.start.empty()) {
        settings["start"] = game.job.opening.start;
    }
    return house::parse_settings(settings.dump());
}

// How the house calls it; none: a failure that it does not know.
std::optional<ProgramFailure> failure_of(arena::Reason reason) {
    switch (reason) {
    case arena::Reason::Time:
    case arena::Reason::Stall:
        return ProgramFailure::Silence;
    case arena::Reason::IllegalMove:
    case arena::Reason::FalseClaim:
        return ProgramFailure::IllegalMove;
    case arena::Reason::Crash:
    case arena::Reason::Disconnect:
    case arena::Reason::NoStart:
    case arena::Reason::Refusal:
        return ProgramFailure::Crash;
    case arena::Reason::Flood:
        return ProgramFailure::Flood;
    default:
        return std::nullopt;
    }
}

// A table while its game is told again.
class Retelling {
  public:
    explicit Retelling(house::Table table, house::WallTime now)
        : table_(std::move(table)), now_(now) {}

    const house::Table& table() const { return table_; }
    std::vector<store::Event> take_events() { return std::move(events_); }

    Expected<void> play(const std::string& move, Duration used) {
        now_ += used;
        return add(table_.turn().value_or(Player::First), EventKind::Play, move);
    }
    // If the rules have not ended it already. What was judged is a draw on which both agree, or a
    // game that the loser has resigned.
    Expected<void> end(const arena::GameEnd& end) {
        if (table_.result()) {
            return {};
        }
        if (!end.winner) {
            const Player seat = table_.turn().value_or(Player::First);
            return add(seat, EventKind::OfferDraw).and_then([&] {
                return add(opponent(seat), EventKind::AcceptDraw);
            });
        }
        const Player loser = opponent(*end.winner);
        const auto failure = failure_of(end.reason);
        return failure && table_.settings().seats[loser].kind == house::SeatKind::Engine
                   ? add(loser, EventKind::Failure, std::string(house::name(*failure)))
                   : add(loser, EventKind::Resign);
    }

  private:
    Expected<void> add(Player seat, EventKind kind, const std::string& text = {}) {
        const house::Event event{table_.version() + 1, now_, seat, kind, text};
        events_.push_back(table_log::to_store(event));
        return table_.replay(event);
    }

    house::Table table_;
    house::WallTime now_;
    std::vector<store::Event> events_;
};

Expected<void> retell(Retelling& told, const GameRecord& game) {
    for (const std::string& move : game.job.opening.moves) {
        if (auto played = told.play(move, Duration(0)); !played) {
            return played;
        }
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const Duration used = i < game.notes.size() ? game.notes[i].used : Duration(0);
        if (auto played = told.play(game.moves[i], used); !played) {
            return played;
        }
    }
    if (auto ended = told.end(game.end); !ended) {
        return ended;
    }
    const auto& result = told.table().result();
    if (!result || result->winner != game.end.winner) {
        return fail("Its result does not follow from its moves.");
    }
    return {};
}

} // namespace

Expected<store::TableLog> to_table(const GameRecord& game, const Plan& plan) {
    const auto settings = settings_of(game, plan);
    if (!settings) {
        return tl::unexpected(settings.error());
    }
    // In the order of the games.
    const store::WallTime created =
        archive::parse_time(game.date + "T00:00:00.000Z").value_or(0) + game.job.id;
    const std::string id = id_of(game, plan);
    auto table = house::Table::open(id, *settings, house::WallTime(created));
    if (!table) {
        return tl::unexpected(table.error());
    }
    Retelling told(*std::move(table), house::WallTime(created));
    if (const auto done = retell(told, game); !done) {
        return fail("Game {number}: {reason}", game.job.id, done.error().reasons().front());
    }
    return store::TableLog{
        {id, plan.game, to_text(*settings), created, table_log::seats_of(*settings)},
        told.take_events(),
        table_log::to_store(*told.table().result(), told.table().last_change())};
}

Expected<std::string> to_archive(const std::vector<const GameRecord*>& games, const Plan& plan) {
    std::string text(archive::first_line);
    for (const GameRecord* game : games) {
        auto written =
            to_table(*game, plan).and_then([](const auto& log) { return archive::to_text(log); });
        if (!written) {
            return written;
        }
        text += *written;
    }
    return text;
}

} // namespace tabuleiro::arena_archive
