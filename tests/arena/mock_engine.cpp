// A chess engine that misbehaves on demand: mock_engine PROTOCOL HABIT, for the arena's tests.
//
// It plays the first legal move at once, until its habit shows at its second move.
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <thread>
#include <unistd.h>

#include "core/text.hpp"
#include "games/chess/chess.hpp"
#include "games/chess/coordinate.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::chess;

[[noreturn]] void hang() {
    while (true) {
        std::this_thread::sleep_for(std::chrono::hours(1));
    }
}

void say(const std::string& line) {
    std::cout << line << '\n' << std::flush;
}

class Mock {
  public:
    Mock(std::string protocol, std::string habit)
        : uci_(protocol == "uci"), habit_(std::move(habit)) {}

    int run() {
        if (habit_ == "deaf") {
            hang();
        }
        if (habit_ == "stillborn") {
            return 3;
        }
        if (habit_ == "babble") {
            while (true) {
                say("who goes there");
            }
        }
        for (std::string line; std::getline(std::cin, line);) {
            const auto fields = words(line);
            if (fields.empty()) {
                continue;
            }
            if (fields[0] == "quit") {
                if (habit_ == "immortal") {
                    hang();
                }
                break;
            }
            uci_ ? hear_uci(fields) : hear_cecp(fields);
        }
        if (habit_ == "immortal") {
            hang();
        }
        return 0;
    }

  private:
    void hear_uci(const std::vector<std::string_view>& fields) {
        if (fields[0] == "uci") {
            say("id name Mock " + habit_);
            say("option name Hash type spin default 1 min 1 max 9");
            if (habit_ == "ponder") {
                say("option name Ponder type check default false");
            }
            say("uciok");
        } else if (fields[0] == "isready") {
            if (habit_ == "placed") {
                say("info string processors " + processors());
            }
            say("readyok");
        } else if (fields[0] == "ucinewgame") {
            moves_ = 0;
        } else if (fields[0] == "position") {
            set_position(fields);
        } else if (fields[0] == "go" && fields.size() > 1 && fields[1] == "ponder") {
            pondering_ = true;
            for (int i = 0; i < 4000; ++i) { // more than a pipe holds
                say("info depth 1 nodes 1 string " + std::string(40, 'x'));
            }
        } else if (fields[0] == "go" || (pondering_ && fields[0] == "ponderhit")) {
            pondering_ = false;
            move("bestmove ");
        } else if (pondering_ && fields[0] == "stop") {
            pondering_ = false;
            say("bestmove " + to_coordinates(position_.legal_moves()[0]));
        }
    }

    // Those it may run on, as the system writes them.
    static std::string processors() {
        std::ifstream status("/proc/self/status");
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("Cpus_allowed_list:")) {
                return std::string(trimmed(line.substr(line.find(':') + 1)));
            }
        }
        return "unknown";
    }

    void set_position(const std::vector<std::string_view>& fields) {
        std::size_t at = 2;
        position_ = Position();
        if (fields[1] == "fen") {
            std::string fen;
            for (; at < fields.size() && fields[at] != "moves"; ++at) {
                fen += std::string(fields[at]) + " ";
            }
            position_ = Chess::read(fen).value();
        }
        for (++at; at < fields.size(); ++at) {
            position_.play(parse_coordinates(position_, fields[at]).value());
        }
    }

    void hear_cecp(const std::vector<std::string_view>& fields) {
        if (fields[0] == "protover") {
            say("feature ping=1 usermove=1 colors=0 reuse=1 sigint=0 myname=\"Mock, old style\"");
            if (habit_ != "plain") {
                say("feature setboard=1 variants=\"normal,fischerandom\"");
            }
            say("feature option=\"Style -combo calm /// wild\" done=1");
        } else if (fields[0] == "ping") {
            say("pong " + std::string(fields[1]));
        } else if (fields[0] == "new") {
            position_ = Position();
            moves_ = 0;
            playing_ = true;
        } else if (fields[0] == "force") {
            playing_ = false;
        } else if (fields[0] == "setboard") {
            std::string fen;
            for (std::size_t i = 1; i < fields.size(); ++i) {
                fen += std::string(fields[i]) + " ";
            }
            position_ = Chess::read(fen).value();
        } else if (fields[0] == "go") {
            playing_ = true;
            move("move ");
        } else if (fields[0] == "usermove") {
            if (habit_ == "refuse" && moves_ > 0) {
                say("Illegal move: " + std::string(fields[1]));
                return;
            }
            position_.play(Chess::parse(position_, fields[1]).value());
            if (playing_ && position_.has_legal_move()) {
                move("move ");
            }
        }
    }

    void move(const std::string& word) {
        if (++moves_ == 2) {
            misbehave(word);
        }
        const Move chosen = position_.legal_moves()[0];
        say(uci_ ? "info depth 3 score cp 25 nodes 77 pv " + to_coordinates(chosen)
                 : "3 25 1 77 " + to_coordinates(chosen));
        say(word + to_coordinates(chosen) + (habit_ == "ponder" ? expected_after(chosen) : ""));
        if (!uci_) {
            position_.play(chosen);
        }
    }

    std::string expected_after(Move chosen) const {
        Position next = position_;
        next.play(chosen);
        return next.has_legal_move() ? " ponder " + to_coordinates(next.legal_moves()[0]) : "";
    }

    void misbehave(const std::string& word) {
        if (habit_ == "crash") {
            std::signal(SIGSEGV, SIG_DFL);
            std::raise(SIGSEGV);
        } else if (habit_ == "exit") {
            std::exit(7); // NOLINT(concurrency-mt-unsafe)
        } else if (habit_ == "hang") {
            hang();
        } else if (habit_ == "late") {
            std::this_thread::sleep_for(std::chrono::milliseconds(700));
        } else if (habit_ == "illegal") {
            say(word + "e1e5");
            hang();
        } else if (habit_ == "nonsense") {
            say("bestmove");
            say(word + "\x01\xff{}\"\\");
        } else if (habit_ == "chatter") {
            for (int i = 0; i < 1000; ++i) {
                say("info string bestmove e2e4 \xf0\x9f\x90\xb4 " + std::string(i % 50, '#'));
            }
        } else if (habit_ == "flood") {
            const std::string line(1000, 'x');
            while (true) {
                std::cout << line << '\n';
            }
        } else if (habit_ == "endless-line") {
            const std::string part(100000, 'x');
            while (true) {
                std::cout << part;
            }
        } else if (habit_ == "mute") {
            close(STDOUT_FILENO);
            hang();
        } else if (habit_ == "resign") {
            say("resign");
            hang();
        } else if (habit_ == "claim") {
            say("1-0 {White mates}");
            hang();
        } else if (habit_ == "family") {
            if (fork() == 0) { // a child that outlives its parent, unless it is cleaned up
                hang();
            }
        }
    }

    bool uci_;
    std::string habit_;
    Position position_;
    int moves_ = 0;
    bool playing_ = false;
    bool pondering_ = false;
};

} // namespace

int main(int argc, char** argv) {
    return Mock(argc > 1 ? argv[1] : "uci", argc > 2 ? argv[2] : "good").run();
}
