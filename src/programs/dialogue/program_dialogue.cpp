#include "programs/dialogue/program_dialogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/text.hpp"

namespace tabuleiro::programs {
namespace {

std::optional<std::string> value_of(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

int to_int(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(),
                                                     std::numeric_limits<int>::max()));
}

} // namespace

Lines ProgramDialogue::hello() {
    state_ = State::Greeting;
    return {format(program::Hello{})};
}

const program::Option* ProgramDialogue::known(std::string_view option) const {
    const auto found =
        std::find_if(known_options_.begin(), known_options_.end(),
                     [&](const program::Option& each) { return each.name == option; });
    return found == known_options_.end() ? nullptr : &*found;
}

bool ProgramDialogue::wants_legal_moves() const {
    for (const auto& [name, value] : options_) {
        if (name == program::legal_moves_option) {
            return value != "false";
        }
    }
    return known(program::legal_moves_option) != nullptr;
}

Event ProgramDialogue::finish_greeting() {
    Lines replies;
    for (const auto& [name, value] : options_) {
        const program::Option* const option = known(name);
        if (option == nullptr) {
            std::vector<std::string_view> names;
            for (const program::Option& each : known_options_) {
                names.push_back(each.name);
            }
            return {Event::Kind::Refuses, fmt::format("it has no option '{}' (it has: {})", name,
                                                      fmt::join(names, ", "))};
        }
        if (!program::takes(*option, value_of(value))) {
            return {Event::Kind::Refuses,
                    fmt::format("its option '{}' does not take '{}'", name, value)};
        }
        replies.push_back(format(program::SetOption{name, value_of(value)}));
    }
    replies.push_back(format(program::IsReady{}));
    state_ = State::Waiting;
    return {Event::Kind::Nothing, {}, std::move(replies)};
}

std::optional<std::string> ProgramDialogue::objection_to(std::string_view game) const {
    if (std::find(games_.begin(), games_.end(), game) != games_.end()) {
        return std::nullopt;
    }
    return games_.empty()
               ? fmt::format("it does not play {} (it names no games)", game)
               : fmt::format("it does not play {} (it plays: {})", game, fmt::join(games_, ", "));
}

Lines ProgramDialogue::new_game(program::NewGame game, Player seat) {
    seat_ = seat;
    state_ = State::Waiting;
    return {format(std::move(game)), format(program::TakeSeat{seat}), format(program::IsReady{})};
}

Lines ProgramDialogue::think(const program::Command& where,
                             const std::vector<std::string>& legal_moves, const program::Go& go) {
    thought_ = {};
    state_ = State::Thinking;
    Lines lines{format(where)};
    if (wants_legal_moves()) {
        lines.push_back(format(program::Legal{legal_moves}));
    }
    lines.push_back(format(go));
    return lines;
}

Lines ProgramDialogue::stop() {
    return state_ == State::Thinking ? Lines{format(program::Stop{})} : Lines{};
}

Lines ProgramDialogue::game_over(const GameOver& end) {
    state_ = State::Idle;
    const auto ending = !end.winner            ? program::Ending::Draw
                        : *end.winner == seat_ ? program::Ending::Win
                                               : program::Ending::Loss;
    return {format(program::End{ending, end.rule})};
}

Event ProgramDialogue::receive(std::string_view line) {
    const auto message = program::parse_message(line);
    if (!message) {
        return {};
    }
    // An answer that cannot be read is an answer nevertheless.
    const auto said = words(line);
    if (std::holds_alternative<program::Malformed>(*message) && said.front() == "move") {
        return hear(program::Play{std::string(trimmed(trimmed(line).substr(said.front().size())))});
    }
    return std::visit([this](const auto& each) { return hear(each); }, *message);
}

Event ProgramDialogue::hear(const program::IdName& id) {
    name_ = id.name;
    return {};
}

Event ProgramDialogue::hear(const program::IdAuthor& id) {
    author_ = id.author;
    return {};
}

Event ProgramDialogue::hear(const program::Option& option) {
    if (state_ == State::Greeting) {
        known_options_.push_back(option);
    }
    return {};
}

Event ProgramDialogue::hear(const program::Games& games) {
    if (state_ == State::Greeting) {
        games_.insert(games_.end(), games.games.begin(), games.games.end());
    }
    return {};
}

Event ProgramDialogue::hear(const program::Ok&) {
    return state_ == State::Greeting ? finish_greeting() : Event{};
}

Event ProgramDialogue::hear(const program::ReadyOk&) {
    if (state_ == State::Waiting) {
        state_ = State::Idle;
    }
    return {};
}

Event ProgramDialogue::hear(const program::Info& info) {
    if (state_ != State::Thinking) {
        return {};
    }
    if (info.depth) {
        thought_.depth = static_cast<int>(std::clamp<std::int64_t>(*info.depth, 0, 1000));
    }
    if (info.nodes) {
        thought_.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*info.nodes, 0));
    }
    if (info.mate) {
        thought_.set({EngineScore::Kind::Mate, to_int(*info.mate)});
    } else if (info.score) {
        thought_.set({EngineScore::Kind::Centipawns, to_int(*info.score)});
    }
    if (!info.variation.empty()) {
        thought_.variation = info.variation;
    }
    return {};
}

Event ProgramDialogue::hear(const program::Play& play) {
    if (state_ != State::Thinking) {
        return {};
    }
    state_ = State::Idle;
    return {Event::Kind::Move, play.move};
}

Event ProgramDialogue::hear(const program::Complaint& complaint) {
    return state_ == State::Idle || state_ == State::Deaf
               ? Event{}
               : Event{Event::Kind::Refuses, complaint.sentence};
}

program::Go go_command(Player seat, const ByPlayer<std::optional<Duration>>& left,
                       const ByPlayer<PlayerLimits>& limits) {
    program::Go go;
    const PlayerLimits& own = limits[seat];
    if (own.clock.kind == TimeKind::PerMove) {
        go.time = own.clock.time.count();
    } else if (own.timed()) {
        go.left.emplace();
        go.increment.emplace();
        for (const Player player : players) {
            // A player without a clock is told as one with as much time.
            const Duration time = left[player].value_or(left[seat].value_or(Duration(0)));
            (*go.left)[player] = std::max<std::int64_t>(time.count(), 1);
            (*go.increment)[player] = limits[player].clock.bonus.count();
        }
    }
    if (own.nodes) {
        go.nodes = static_cast<std::int64_t>(*own.nodes);
    }
    if (own.depth) {
        go.depth = *own.depth;
    }
    return go;
}

} // namespace tabuleiro::programs
