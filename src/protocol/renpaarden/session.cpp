#include "protocol/renpaarden/session.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/renpaarden/path.hpp"

namespace tabuleiro::renpaarden {
namespace {

constexpr int longest_movetime_ms = 24 * 60 * 60 * 1000;
constexpr int deepest_search = 64;

Expected<int> number_between(std::string_view what, std::string_view text, int least, int most) {
    const auto number = parse_number<int>(text);
    if (!number || *number < least || *number > most) {
        return fail("{what} is a number from {least} to {most}", what, least, most);
    }
    return *number;
}

struct Request {
    int level = highest_level;
    ThinkingLimits limits;
};

// `level N`, `movetime MS` and `depth N`, in any order, each at most once.
Expected<Request> parse_request(const std::vector<std::string_view>& arguments) {
    Request request;
    std::optional<int> level;
    std::optional<int> movetime;
    const auto take = [&](std::string_view name, std::string_view text, std::optional<int>& into,
                          int most) -> Expected<void> {
        if (into) {
            return fail("{word} is given twice", name);
        }
        const auto number = number_between(name, text, 1, most);
        if (!number) {
            return tl::make_unexpected(number.error());
        }
        into = *number;
        return {};
    };
    for (std::size_t i = 0; i < arguments.size(); i += 2) {
        const std::string_view name = arguments[i];
        const std::string_view text = i + 1 < arguments.size() ? arguments[i + 1] : "";
        const auto taken = name == "level"      ? take(name, text, level, highest_level)
                           : name == "movetime" ? take(name, text, movetime, longest_movetime_ms)
                           : name == "depth"
                               ? take(name, text, request.limits.depth, deepest_search)
                               : Expected<void>(fail("go [level N] [movetime MS] [depth N]"));
        if (!taken) {
            return tl::make_unexpected(taken.error());
        }
    }
    request.level = level.value_or(highest_level);
    if (movetime) {
        request.limits.time = std::chrono::milliseconds(*movetime);
    }
    return request;
}

} // namespace

Session::Session(const Options& options, Chooser chooser)
    : options_(options), chooser_(std::move(chooser)),
      race_(Record<Renpaarden>::begin(options).value()) {}

std::optional<std::string> Session::answer(std::string_view line) {
    const Words said = words(line);
    if (said.size() == 1 && said[0] == "quit") {
        finished_ = true;
        return std::nullopt;
    }
    const Answer answer = dispatch(said);
    return answer ? *answer : "error " + answer.error().text();
}

Session::Answer Session::dispatch(const Words& line) {
    if (line.empty()) {
        return fail("empty line");
    }
    const std::string_view command = line.front();
    const Words arguments(line.begin() + 1, line.end());
    if (command == "new") {
        return start(arguments);
    }
    if (command == "position") {
        return set_up(arguments);
    }
    if (command == "show") {
        return show(arguments);
    }
    if (command == "legal") {
        return legal(arguments);
    }
    if (command == "play") {
        return play(arguments);
    }
    if (command == "perft") {
        return count(arguments);
    }
    if (command == "go") {
        return choose(arguments);
    }
    if (command == "result") {
        return result(arguments);
    }
    if (command == "quit") {
        return fail("quit stands alone");
    }
    return fail("unknown command");
}

Session::Answer Session::start(const Words& arguments) {
    if (arguments.size() > 1) {
        return fail("new [size]");
    }
    Options options = options_;
    if (!arguments.empty()) {
        const auto size = number_between("the size", arguments[0], least_size, largest_size);
        if (!size) {
            return tl::make_unexpected(size.error());
        }
        options.size = *size;
    }
    race_ = Record<Renpaarden>::begin(options).value();
    return "ok";
}

Session::Answer Session::set_up(const Words& arguments) {
    if (arguments.size() != 2) {
        return fail("position ROWS SIDE");
    }
    const auto position = read_board(arguments[0], arguments[1], options_);
    if (!position) {
        return tl::make_unexpected(position.error());
    }
    race_ = Record<Renpaarden>(*position, position->options());
    return "ok";
}

Session::Answer Session::show(const Words& arguments) const {
    if (!arguments.empty()) {
        return fail("show stands alone");
    }
    const Position& position = race_.position();
    return write_rows(position) + ' ' + side_letter(position.to_move());
}

Session::Answer Session::legal(const Words& arguments) const {
    if (!arguments.empty()) {
        return fail("legal stands alone");
    }
    const Moves turns = race_.outcome() ? Moves{} : all_turns(race_.position());
    std::string text = std::to_string(turns.size());
    for (const Move turn : turns) {
        text += ' ' + format_turn(turn);
    }
    return text;
}

Session::Answer Session::play(const Words& arguments) {
    if (race_.outcome()) {
        return fail("game over");
    }
    if (arguments.size() != 1) {
        return fail("play FROMTO, as b1d8");
    }
    const auto turn = parse_turn(race_.position(), arguments[0]);
    if (!turn) {
        return tl::make_unexpected(turn.error());
    }
    const std::string path = format_path(path_of(race_.position(), *turn));
    race_.play(*turn);
    return path;
}

Session::Answer Session::count(const Words& arguments) const {
    if (arguments.size() != 1) {
        return fail("perft DEPTH");
    }
    const auto depth = number_between("the depth", arguments[0], 0, deepest_perft);
    if (!depth) {
        return tl::make_unexpected(depth.error());
    }
    // A race that is over by repetition has no continuation, although its position has.
    const bool over = *depth > 0 && race_.outcome();
    const auto leaves = over ? 0 : Renpaarden::fast_perft(race_.position(), *depth);
    return fmt::format("perft {} {}", *depth, leaves);
}

Session::Answer Session::choose(const Words& arguments) const {
    if (race_.outcome()) {
        return fail("game over");
    }
    const auto request = parse_request(arguments);
    if (!request) {
        return tl::make_unexpected(request.error());
    }
    const Advice<Move> advice =
        chooser_(race_.position(), race_.history(), request->level, request->limits);
    return fmt::format("bestturn {} score {} depth {} nodes {}", format_turn(advice.move),
                       advice.score.value_or(0), advice.depth, advice.nodes);
}

Session::Answer Session::result(const Words& arguments) const {
    if (!arguments.empty()) {
        return fail("result stands alone");
    }
    const auto outcome = race_.outcome();
    if (!outcome) {
        return "result none";
    }
    const std::string_view winner = !outcome->winner                   ? "draw"
                                    : outcome->winner == Player::First ? "white"
                                                                       : "black";
    return fmt::format("result {} {}", winner, rule_number(outcome->rule));
}

} // namespace tabuleiro::renpaarden
