#include "arena/report/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

#include "arena/report/report.hpp"

namespace tabuleiro::arena {
namespace {

std::string clock_text(double seconds) {
    const auto whole = static_cast<std::int64_t>(seconds);
    return whole < 3600 ? fmt::format("{}:{:02}", whole / 60, whole % 60)
                        : fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

std::size_t columns(std::FILE* stream) {
    winsize size{};
    return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

std::string signed_number(double value) {
    return std::isinf(value) ? (value > 0 ? "+inf" : "-inf") : fmt::format("{:+.1f}", value);
}

} // namespace

ProgressStyle style_for(std::FILE* stream) {
    const char* terminal = std::getenv("TERM"); // NOLINT(concurrency-mt-unsafe): before any thread
    const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
    return isatty(fileno(stream)) != 0 && !dumb ? ProgressStyle::Bar : ProgressStyle::Plain;
}

std::string elo_text(double elo, const league::Interval& elo95) {
    return fmt::format("{} [{}, {}]", signed_number(elo), signed_number(elo95.low),
                       signed_number(elo95.high));
}

std::string elo_text(const league::Strength& strength) {
    return elo_text(strength.elo, strength.elo95);
}

std::string bounds_text(const league::SprtTerms& terms) {
    return fmt::format("[{}, {}]{}", terms.elo0, terms.elo1,
                       terms.model == league::EloModel::Normalized ? " normalized" : "");
}

std::string running_strength(const Tournament& tournament) {
    const league::Pentanomial pairs = tournament.pairs_of_first();
    if (tournament.plan().format != Format::Match || pairs.count() == 0) {
        return "";
    }
    const league::Strength found = strength(pairs);
    std::string text = fmt::format("{} Elo, LOS {:.1f} %", elo_text(found), 100 * found.los);
    if (const auto state = tournament.sprt_state()) {
        text +=
            fmt::format(", LLR {:.2f} [{:.2f}, {:.2f}]", state->llr, state->lower, state->upper);
    }
    return text;
}

std::string game_line(const GameRecord& game, const Plan& plan) {
    const auto name = [&](Player player) {
        return plan.players[static_cast<std::size_t>(game.job.seats[player])].name;
    };
    return fmt::format("Game {}: {} - {} {} ({})", game.job.id + 1, name(Player::First),
                       name(Player::Second), result_text(game.end.winner), ending_text(game, plan));
}

Progress::Progress(std::FILE* stream, ProgressStyle style, int played_before)
    : stream_(stream), style_(style), played_before_(played_before), began_(SteadyClock::now()) {}

std::string Progress::bar(const Tournament& tournament) const {
    const auto planned = tournament.planned();
    const int played = tournament.played();
    const std::chrono::duration<double> spent = SteadyClock::now() - began_;
    std::string text;
    if (planned && *planned > 0) {
        constexpr int width = 20;
        const int full = width * std::min(played, *planned) / *planned;
        text = fmt::format("[{:#<{}}{:.<{}}] {}/{}", "", full, "", width - full, played, *planned);
        const int now = played - played_before_;
        if (now > 0) {
            text += fmt::format(" {} left", clock_text(spent.count() * (*planned - played) / now));
        }
    } else {
        text = fmt::format("{} games, {}", played, clock_text(spent.count()));
    }
    const std::string running = running_strength(tournament);
    return running.empty() ? text : text + "  " + running;
}

void Progress::show(const GameRecord& game, const Tournament& tournament) {
    if (style_ == ProgressStyle::Silent) {
        return;
    }
    const std::string line = game_line(game, tournament.plan());
    if (style_ == ProgressStyle::Plain) {
        const std::string running = running_strength(tournament);
        fmt::print(stream_, "{}{}{}\n", line, running.empty() ? "" : "  ", running);
    } else {
        fmt::print(stream_, "\r\x1b[K");
        if (is_fault(game.end.reason)) {
            fmt::print(stream_, "{}\n", line);
        }
        fmt::print(stream_, "{}", bar(tournament).substr(0, columns(stream_) - 1));
        drawn_ = true;
    }
    std::fflush(stream_);
}

void Progress::end() {
    if (drawn_) {
        fmt::print(stream_, "\n");
        std::fflush(stream_);
        drawn_ = false;
    }
}

} // namespace tabuleiro::arena
