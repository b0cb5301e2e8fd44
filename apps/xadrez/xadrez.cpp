// xadrez: chess with special operations, played by instructions on standard input.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <exception>
#include <iostream>
#include <map>
#include <system_error>

#include "engines/xadrez/computer.hpp"
#include "files/atomic_file.hpp"
#include "protocol/program/one_game.hpp"
#include "protocol/xadrez/drive.hpp"

namespace {

using namespace tabuleiro;
using namespace tabuleiro::xadrez;

class Files : public Storage {
  public:
    Expected<void> save(const std::string& name, std::string_view contents) override {
        return replace_file(name, contents);
    }
    Expected<std::string> load(const std::string& name) override {
        return read_ordinary_file(name);
    }
};

// The computer of XA. It remembers the positions in which it was asked to play, so as not to repeat
// them, and always answers the same in the same conversation.
class XaPlayer {
  public:
    Move operator()(const Position& position, int level) {
        const Move move = Computer<Xadrez>().choose(position, asked_, {level, seed}).move;
        if (asked_.size() == remembered) {
            asked_.erase(asked_.begin());
        }
        asked_.push_back(position);
        return move;
    }

  private:
    static constexpr std::uint64_t seed = 1;
    static constexpr std::size_t remembered = 100;

    std::vector<Position> asked_;
};

std::size_t read_input(char* buffer, std::size_t size) {
    while (true) {
        const ssize_t got = ::read(STDIN_FILENO, buffer, size);
        if (got >= 0) {
            return static_cast<std::size_t>(got);
        }
        if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "entrada");
        }
    }
}

void write_output(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
        if (written >= 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "saída");
        }
    }
}

// --name=WORD, where each word means a value and the first is the default.
template <class T>
void add_choice(CLI::App& app, const std::string& name, T& value, const std::string& about,
                const std::vector<std::pair<std::string, T>>& choices) {
    const std::map<std::string, T> by_word(choices.begin(), choices.end());
    std::string words;
    for (const auto& choice : choices) {
        words += (words.empty() ? "" : "|") + choice.first;
    }
    const auto known = [by_word, words](const std::string& word) {
        return by_word.count(word) != 0 ? std::string() : "'" + word + "' não é " + words;
    };
    app.add_option_function<std::string>(
           name, [&value, by_word](const std::string& word) { value = by_word.at(word); }, about)
        ->check(known)
        ->type_name(words);
}

} // namespace

int main(int argc, char** argv) {
    Switches switches;
    CLI::App app{"Xadrez com operações especiais: lê instruções da entrada padrão até uma linha em "
                 "branco ou ao fim, e responde na saída padrão."};
    app.option_defaults()->group("Opções");
    app.set_help_flag("-h,--help", "Mostra esta ajuda e termina");
    app.get_formatter()->label("OPTIONS", "OPÇÕES");
    app.get_formatter()->label("Usage", "Utilização");
    app.failure_message([](const CLI::App*, const CLI::Error& error) {
        return std::string("xadrez: ") + error.what() + "\nVer xadrez --help.\n";
    });
    app.footer("Instruções: RJ LJ IJ MP OS DJ D G L, XJ (as jogadas possíveis) e XA NIVEL (o "
               "computador joga, nível de 1 a 8).");
    add_choice<WhiteSeat>(
        app, "--brancas", switches.white, "Quem tem as brancas em IJ",
        {{"primeiro", WhiteSeat::FirstNamed}, {"segundo", WhiteSeat::SecondNamed}});
    app.add_flag_callback(
        "--dj-vez", [&] { switches.show_turn = ShowTurn::Yes; },
        "DJ acaba com o nome do jogador que tem a vez");
    add_choice<RowWidth>(app, "--dj-largura", switches.row_width, "Largura das linhas de DJ",
                         {{"cortada", RowWidth::Cut}, {"cheia", RowWidth::Full}});
    add_choice<MateRule>(app, "--mate", switches.rules.mate,
                         "O que evita o mate: só movimentos (simples), ou operações também",
                         {{"simples", MateRule::MovesOnly}, {"completo", MateRule::OperationsToo}});
    add_choice<NoPlayRule>(app, "--afogado", switches.rules.no_play,
                           "Sem cheque e sem jogadas: perde, ou o jogo continua",
                           {{"perde", NoPlayRule::Loses}, {"continua", NoPlayRule::GoesOn}});
    app.add_flag_callback(
        "--os-check", [&] { switches.operation_check = TellOperationCheck::Yes; },
        "OS escreve também Check. quando o dá");
    bool as_program = false;
    app.add_flag("--program", as_program,
                 "Protocolo de programas, para a arena e a casa; sem mais opções");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    }
    if (as_program && argc != 2) {
        std::cerr << "xadrez: com --program não há mais opções\nVer xadrez --help.\n";
        return 2;
    }
    try {
        if (as_program) {
            program::talk<Xadrez>("Xadrez");
            return 0;
        }
        Files files;
        Conversation conversation(switches, files, XaPlayer{});
        drive(conversation, read_input, write_output);
    } catch (const std::exception& error) {
        std::cerr << "xadrez: " << error.what() << "\n";
        return 1;
    }
    return 0;
}
