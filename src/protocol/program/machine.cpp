#include "protocol/program/machine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "core/text.hpp"
#include "protocol/program/limits.hpp"

namespace tabuleiro::program {
namespace {

constexpr std::string_view level_option = "Level";
constexpr std::string_view seed_option = "Seed";

int highest_level_of(const GamePrograms& games) {
    int highest = 1;
    for (const auto& game : games) {
        highest = std::max(highest, game->highest_level());
    }
    return highest;
}

std::vector<Option> announced(int highest_level) {
    return {{.name = std::string(level_option),
             .kind = OptionKind::Spin,
             .preset = std::to_string(highest_level),
             .least = 1,
             .most = highest_level},
            {.name = std::string(seed_option),
             .kind = OptionKind::Spin,
             .preset = "0",
             .least = 0,
             .most = std::numeric_limits<std::int32_t>::max()},
            {.name = std::string(async_option), .kind = OptionKind::Check}};
}

} // namespace

Machine::Machine(std::string name, GamePrograms games, Port& port)
    : name_(std::move(name)), games_(std::move(games)), port_(port),
      options_(announced(highest_level_of(games_))), level_(highest_level_of(games_)) {}

void Machine::on_line(std::string_view line) {
    auto command = parse_command(line);
    if (!command || quitting_) {
        return;
    }
    const bool at_once = std::holds_alternative<IsReady>(*command) ||
                         std::holds_alternative<Stop>(*command) ||
                         std::holds_alternative<Quit>(*command);
    if (thinking_ && !at_once) {
        waiting_.push_back(*std::move(command));
    } else {
        handle(*command);
    }
}

void Machine::handle(const Command& command) {
    std::visit([this](const auto& each) { on(each); }, command);
}

void Machine::on_thought(const Thought& thought) {
    thinking_ = false;
    const Info& info = thought.info;
    if (info.depth) {
        say(info);
    }
    say(Play{thought.move});
    while (!waiting_.empty() && !thinking_) {
        const Command next = std::move(waiting_.front());
        waiting_.pop_front();
        handle(next);
    }
}

std::vector<std::string> Machine::game_names() const {
    std::vector<std::string> names;
    for (const auto& game : games_) {
        names.emplace_back(game->game());
    }
    return names;
}

void Machine::on(const Hello& hello) {
    if (hello.version != version) {
        refuse(fmt::format("This program speaks version {} of the protocol.", version));
        return;
    }
    say(IdName{name_});
    say(IdAuthor{"the Tabuleiro authors"});
    for (const Option& option : options_) {
        say(option);
    }
    say(Games{game_names()});
    say(Ok{});
}

void Machine::on(const SetOption& wanted) {
    const auto option = std::find_if(options_.begin(), options_.end(), [&](const Option& known) {
        return known.name == wanted.name;
    });
    if (option == options_.end()) {
        refuse(fmt::format("There is no option {}.", tabuleiro::quoted(wanted.name)));
    } else if (!takes(*option, wanted.value)) {
        refuse(fmt::format("The option {} does not take that value.", option->name));
    } else if (option->name == level_option) {
        level_ = *parse_number<int>(*wanted.value);
    } else if (option->name == seed_option) {
        seed_ = *parse_number<std::uint64_t>(*wanted.value);
    }
}

void Machine::on(const NewGame& wanted) {
    const auto game = std::find_if(games_.begin(), games_.end(),
                                   [&](const auto& known) { return known->game() == wanted.game; });
    if (game == games_.end()) {
        refuse(fmt::format("This program does not play {}; it plays {}.",
                           tabuleiro::quoted(wanted.game), fmt::join(game_names(), ", ")));
        return;
    }
    if (const auto begun = (*game)->begin(wanted.options); !begun) {
        refuse(begun.error().text());
        return;
    }
    game_ = game->get();
    game_seed_ = seed_ != 0 ? seed_ : port_.random_seed();
    seat_.reset();
}

void Machine::refuse_unless(const Expected<void>& done) {
    if (!done) {
        refuse(done.error().text());
    }
}

void Machine::on(const SetPosition& position) {
    refuse_unless(game_ == nullptr ? fail("There is no game: newgame comes first.")
                                   : game_->set_position(position));
}

void Machine::on(const SetView& view) {
    refuse_unless(game_ == nullptr ? fail("There is no game: newgame comes first.")
                                   : game_->set_view(view));
}

void Machine::on(const Go& go) {
    if (game_ == nullptr) {
        refuse("There is no game: newgame comes first.");
        return;
    }
    const auto player = game_->to_move();
    if (!player) {
        refuse(player.error().text());
        return;
    }
    if (seat_ && *seat_ != *player) {
        refuse("It is the other player's turn.");
        return;
    }
    thinking_ = true;
    stopped_ = std::make_shared<std::atomic<bool>>(false);
    port_.start({game_->thinking(),
                 {.level = std::min(level_, game_->highest_level()),
                  .seed = game_seed_,
                  .limits = limits_of(go, *player),
                  .style = PlayStyle::Plain,
                  .stop = [stopped = stopped_] { return stopped->load(); }}});
}

void Machine::on(const Stop&) {
    stopped_->store(true);
}

void Machine::on(const Quit&) {
    quitting_ = true;
    stopped_->store(true);
    waiting_.clear();
}

} // namespace tabuleiro::program
