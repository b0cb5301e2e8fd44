#include "protocol/cecp/cecp.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "protocol/cecp/words.hpp"

namespace tabuleiro::cecp {

using namespace roque;

const std::vector<Machine::Command>& Machine::commands() {
    static const std::vector<Command> all{
        {"xboard", &Machine::on_xboard},
        {"protover", &Machine::on_protover},
        {"accepted", &Machine::ignore},
        {"rejected", &Machine::ignore},
        {"new", &Machine::on_new},
        {"variant", &Machine::on_variant},
        {"quit", &Machine::on_quit},
        {"random", &Machine::ignore},
        {"force", &Machine::on_force},
        {"go", &Machine::on_go},
        {"playother", &Machine::on_playother},
        {"white", &Machine::on_white},
        {"black", &Machine::on_black},
        {"level", &Machine::on_level},
        {"st", &Machine::on_st},
        {"sd", &Machine::on_sd},
        {"nps", &Machine::on_nps},
        {"time", &Machine::on_time},
        {"otim", &Machine::on_otim},
        {"usermove", &Machine::on_usermove},
        {"?", &Machine::on_move_now},
        {"ping", &Machine::on_ping},
        {"draw", &Machine::on_draw},
        {"result", &Machine::on_end_of_game},
        {"resign", &Machine::on_end_of_game},
        {"setboard", &Machine::on_setboard},
        {"edit", &Machine::on_edit},
        {"hint", &Machine::on_hint},
        {"bk", &Machine::on_book},
        {"undo", &Machine::on_undo},
        {"remove", &Machine::on_remove},
        {"hard", &Machine::on_hard},
        {"easy", &Machine::on_easy},
        {"post", &Machine::on_post},
        {"nopost", &Machine::on_nopost},
        {"analyze", &Machine::on_analyze},
        {".", &Machine::on_status},
        {"exit", &Machine::on_exit},
        {"name", &Machine::ignore},
        {"rating", &Machine::ignore},
        {"ics", &Machine::ignore},
        {"computer", &Machine::ignore},
        {"memory", &Machine::on_memory},
        {"cores", &Machine::on_cores},
        {"option", &Machine::on_option},
        {"exclude", &Machine::on_exclude},
        {"include", &Machine::on_include},
        {"pause", &Machine::on_pause},
        {"resume", &Machine::on_resume},
        {"egtpath", &Machine::ignore},
    };
    return all;
}

bool speaks_cecp(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return false;
    }
    if (parts.front() == "go" && parts.size() > 1) {
        return false; // UCI's go has words after it
    }
    const auto& all = Machine::commands();
    return looks_like_move(parts.front()) ||
           std::any_of(all.begin(), all.end(),
                       [&](const auto& command) { return command.name == parts.front(); });
}

void Machine::on_line(std::string_view line) {
    const auto parts = words(line);
    if (parts.empty()) {
        return;
    }
    const std::string_view word = parts.front();
    const bool is_move = word == "usermove" || looks_like_move(word);
    if (task_ == Task::Move && !editor_ && (word == "ping" || is_move)) {
        waiting_.emplace_back(line);
        return;
    }
    handle(line);
}

void Machine::handle(std::string_view line) {
    if (editor_) {
        on_edit_line(trimmed(line));
        return;
    }
    const Words parts = words(line);
    const std::string_view word = parts.front();
    const std::string_view rest = trimmed(trimmed(line).substr(word.size()));
    const auto& all = commands();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Command& command) { return command.name == word; });
    if (found != all.end()) {
        (this->*found->handler)(parts, rest);
    } else if (looks_like_move(word) || Chess::parse(game_.position(), word)) {
        play_user_move(word);
    } else {
        error("unknown command", line);
    }
}

void Machine::error(std::string_view kind, std::string_view line) {
    port_.say("Error (" + std::string(kind) + "): " + printable(trimmed(line)));
}

void Machine::complain_unless(bool good, std::string_view line) {
    if (!good) {
        error("bad argument", line);
    }
}

} // namespace tabuleiro::cecp
