#include "server/engines/house_engines.hpp"

#include <algorithm>

#include "programs/seat/start_objection.hpp"
#include "server/engines/written_game.hpp"
#include "store/blocking.hpp"

namespace tabuleiro::server {

namespace {

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

bool HouseEngines::is_allowed(const std::string& name) const {
    return contains(*sessions_.policies().engines(), name);
}

bool HouseEngines::is_allowed_by_store(const std::string& name) const {
    using Names = std::vector<std::string>;
    const auto names = store::wait_for<Names>(
        [this](auto done) { database_.read<Names>(stored_engines, std::move(done)); });
    return names && contains(*names, name);
}

// A house without allowed engines never starts one.
std::vector<TriedEngine> HouseEngines::usable() const {
    if (sessions_.policies().engines()->empty()) {
        return {};
    }
    catalogue_.look();
    std::vector<TriedEngine> usable;
    if (const auto known = catalogue_.now()) {
        std::copy_if(known->engines.begin(), known->engines.end(), std::back_inserter(usable),
                     [this](const TriedEngine& engine) {
                         return engine.introduction && is_allowed(engine.name());
                     });
    }
    return usable;
}

std::optional<TriedEngine> HouseEngines::usable(std::string_view name,
                                                std::string_view game) const {
    for (TriedEngine& engine : usable()) {
        if (engine.name() == name && engine.plays(game)) {
            return std::move(engine);
        }
    }
    return std::nullopt;
}

Awaitable<std::optional<TriedEngine>> HouseEngines::looked_up(std::string name,
                                                              std::string game) const {
    static_cast<void>(co_await sessions_.refresh());
    if (is_allowed(name)) {
        static_cast<void>(co_await catalogue_.known());
    }
    co_return usable(name, game);
}

void HouseEngines::write(JsonWriter& out) const {
    const auto engines = usable();
    if (engines.empty()) {
        return;
    }
    out.key("engines").open_array();
    for (const TriedEngine& engine : engines) {
        out.open_object().key("name").text(engine.name()).key("author").text(engine.author);
        out.key("games").open_array();
        for (const std::string& game : engine.introduction->games) {
            out.text(game);
        }
        out.close_array().key("analyses").boolean(engine.analyses()).close_object();
    }
    out.close_array();
}

Awaitable<house::Allowed<void>> HouseEngines::seat_version(house::Seat& seat) const {
    const auto known = co_await versions_.is_known(seat.name);
    if (!known) {
        co_return tl::unexpected(house::Refusal{"store", known.error().reasons()});
    }
    if (!*known) {
        co_return house::refuse("no-engine", "There is no such engine for this game.");
    }
    house::seat_program(seat, ""); // whose it is, is not for everybody who sees the table
    co_return house::Allowed<void>();
}

Awaitable<house::Allowed<void>> HouseEngines::seat(house::Settings& settings,
                                                   ChosenBy chosen) const {
    for (const Player player : players) {
        house::Seat& seat = settings.seats[player];
        if (seat.kind != house::SeatKind::Engine) {
            continue;
        }
        if (chosen == ChosenBy::House && looks_like_version(seat.name)) {
            if (auto seated = co_await seat_version(seat); !seated) {
                co_return seated;
            }
            continue;
        }
        auto engine = usable(seat.name, settings.game);
        if (!engine) {
            engine = co_await looked_up(seat.name, settings.game);
        }
        if (!engine) {
            co_return house::refuse("no-engine", "There is no such engine for this game.");
        }
        const house::MoveList line{settings.game, settings.options, settings.start};
        if (auto why = programs::objection_to_start(*engine->introduction, settings.game,
                                                    written_game(line))) {
            co_return tl::unexpected(house::Refusal{"engine-start", {*std::move(why)}});
        }
        if (room_.waiting() >= max_waiting_turns) {
            co_return house::refuse("engines-busy", "All engines are at work; try again later.");
        }
        house::seat_program(seat, engine->author);
    }
    co_return house::Allowed<void>();
}

std::optional<TriedEngine> HouseEngines::analyst(std::string_view name,
                                                 std::string_view game) const {
    auto engine = usable(name, game);
    return engine && engine->analyses() ? std::move(engine) : std::nullopt;
}

std::optional<TriedEngine> HouseEngines::player(std::string_view name,
                                                std::string_view game) const {
    if (auto version = versions_.player(name, game)) {
        return version;
    }
    const auto known = catalogue_.wait();
    const TriedEngine* const engine = known ? known->find(name) : nullptr;
    if (engine == nullptr || !engine->introduction || !engine->plays(game)) {
        return std::nullopt;
    }
    const bool allowed = is_allowed(engine->name()) || is_allowed_by_store(engine->name());
    return allowed ? std::optional(*engine) : std::nullopt;
}

} // namespace tabuleiro::server
