// A player of chess for xboard (CECP, version 2).
#include <iostream>

#include "choice.hpp"
#include "history.hpp"

namespace {

History game;
bool force = false; // plays neither side
bool post = false;
bool computer_is_white = false;

void play_if_due() {
    const Position& now = game.now();
    if (force || now.white != computer_is_white) {
        return;
    }
    if (now.legal_moves().empty()) {
        const char* won = now.white ? "0-1 {Black mates}" : "1-0 {White mates}";
        std::cout << (now.in_check() ? won : "1/2-1/2 {Stalemate}") << std::endl;
        return;
    }
    const Move move = choose(now);
    if (post) {
        std::cout << "1 0 0 " << now.legal_moves().size() << " " << move.text() << "\n";
    }
    std::cout << "move " << move.text() << std::endl;
    game.add(now.after(move));
}

void take_move(const std::string& text) {
    for (const Move& move : game.now().legal_moves()) {
        if (move.text() == text) {
            game.add(game.now().after(move));
            play_if_due();
            return;
        }
    }
    std::cout << "Illegal move: " << text << std::endl;
}

void obey(const std::string& line) {
    std::istringstream words(line);
    std::string word, value;
    words >> word >> std::ws;
    std::getline(words, value);
    if (word == "protover") {
        std::cout << "feature myname=\"Model answer\" setboard=1 ping=1 usermove=1 san=0 colors=0 sigint=0 sigterm=0 done=1"
                  << std::endl;
    } else if (word == "new") {
        game.start(Position{});
        force = computer_is_white = false;
    } else if (word == "force" || word == "result") {
        force = true;
    } else if (word == "go") {
        force = false;
        computer_is_white = game.now().white;
        play_if_due();
    } else if (word == "usermove") {
        take_move(value);
    } else if (word == "setboard") {
        Position position;
        if (position.read(value)) {
            game.start(position);
        } else {
            std::cout << "tellusererror Illegal position" << std::endl;
        }
    } else if (word == "undo") {
        game.take_back();
    } else if (word == "remove") {
        game.take_back();
        game.take_back();
    } else if (word == "ping") {
        std::cout << "pong " << value << std::endl;
    } else if (word == "post" || word == "nopost") {
        post = word == "post";
    } else if (std::string(" xboard accepted rejected random level st sd time otim easy hard computer name rating ics draw ? ")
                   .find(" " + word + " ") == std::string::npos) {
        std::cout << "Error (unknown command): " << word << std::endl;
    }
}

} // namespace

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back()))) {
            line.pop_back();
        }
        if (line == "quit") {
            return 0;
        }
        if (!line.empty()) {
            obey(line);
        }
    }
}
