#include "games/xadrez/xadrez.hpp"

namespace tabuleiro::xadrez {

Expected<Position> Xadrez::start(const Options& options) {
    Setup setup = first_setup();
    setup.options = options;
    return Position::from(setup);
}

std::string_view Xadrez::rule_name(Rule rule) {
    switch (rule) {
    case Rule::KingCaptured:
        return "king-captured";
    case Rule::Mate:
        return "mate";
    case Rule::NoPlay:
        return "no-play";
    case Rule::Stuck:
        return "stuck";
    }
    return "";
}

} // namespace tabuleiro::xadrez
