#include "protocol/wargame/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/error.hpp"
#include "core/text.hpp"
#include "protocol/wargame/text.hpp"

namespace tabuleiro::wargame {

namespace {

// One option as given on the command line. The digits are the counts of their type.
struct Given {
    char option = 0; // its short name, or a letter of ours for the long ones
    std::string_view name;
    std::optional<std::string_view> value;
};

struct Spelling {
    std::string_view long_name;
    char option;
};

constexpr std::array<Spelling, 11> long_options{{{"tabuleiro", 't'},
                                                 {"jogo", 'j'},
                                                 {"posicionamento", 'p'},
                                                 {"disparo", 'd'},
                                                 {"ajuda", 'h'},
                                                 {"semente", 'S'},
                                                 {"esforco", 'E'},
                                                 {"jogos", 'G'},
                                                 {"fios", 'F'},
                                                 {"csv", 'C'},
                                                 {"svg", 'V'}}};
constexpr std::string_view short_options = "htjpd12345678";

constexpr bool is_count(char option) {
    return option >= '1' && option <= '8';
}

// Words that start like an option are not values, except negative numbers, which are reported as
// out of range.
bool looks_like_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-' && !(word[1] >= '0' && word[1] <= '9');
}

struct Words {
    std::vector<Given> given;
    std::vector<std::string> faults; // in the order of the command line
};

Words read_words(std::span<const std::string_view> words) {
    Words read;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        Given given{.option = 0, .name = word, .value = {}};
        if (word.starts_with("--")) {
            const std::size_t equals = word.find('=');
            given.name = word.substr(0, equals);
            const auto* const spelling =
                std::find_if(long_options.begin(), long_options.end(), [&](const Spelling& each) {
                    return each.long_name == given.name.substr(2);
                });
            if (spelling != long_options.end()) {
                given.option = spelling->option;
            }
            if (equals != std::string_view::npos) {
                given.value = word.substr(equals + 1);
            }
        } else if (word.size() > 1 && word[0] == '-') {
            given.name = word.substr(0, 2);
            given.option = short_options.find(word[1]) == std::string_view::npos ? '\0' : word[1];
            if (word.size() > 2) {
                given.value = word.substr(2);
            }
        } else {
            read.faults.push_back(fmt::format("Palavra a mais: {}", quoted(word)));
            continue;
        }
        if (given.option == 0 || (given.option == 'h' && given.value)) {
            read.faults.push_back(fmt::format("Opção desconhecida: {}", quoted(word)));
            continue;
        }
        if (given.option != 'h' && !given.value) {
            if (i + 1 < words.size() && !looks_like_option(words[i + 1])) {
                given.value = words[++i];
            } else {
                read.faults.push_back(fmt::format("Falta o valor da opção {}", given.name));
            }
        }
        read.given.push_back(given);
    }
    return read;
}

// A number between two bounds, or what is wrong with it.
template <class Number>
Expected<Number> read_number(const Given& given, Number least, Number most) {
    const std::string_view text = *given.value;
    const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
    if (digits.empty() ||
        !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        return fail("O valor da opção {option} não é um número: {value}", given.name, quoted(text));
    }
    const auto number = parse_number<Number>(text);
    if (!number || *number < least || *number > most) {
        return fail("O valor da opção {option} está fora do intervalo {least} a {most}: {value}",
                    given.name, least, most, quoted(text));
    }
    return *number;
}

Expected<Size> read_size(const Given& given) {
    const std::string_view text = *given.value;
    const auto sides = split(text, 'x');
    const auto rows = parse_number<unsigned>(sides[0]);
    const auto columns = sides.size() == 2 ? parse_number<unsigned>(sides[1]) : std::nullopt;
    if (!rows || !columns) {
        return fail("O tabuleiro não tem a forma LINHASxCOLUNAS: {value}", quoted(text));
    }
    if (*rows < least_side || *rows > max_rows) {
        return fail("As linhas do tabuleiro vão de {least} a {most}: {value}", least_side, max_rows,
                    quoted(text));
    }
    if (*columns < least_side || *columns > max_columns) {
        return fail("As colunas do tabuleiro vão de {least} a {most}: {value}", least_side,
                    max_columns, quoted(text));
    }
    const Size size{static_cast<std::uint8_t>(*rows), static_cast<std::uint8_t>(*columns)};
    if (!size.is_valid()) {
        return fail("As dimensões do tabuleiro são múltiplas de 3: {value}", quoted(text));
    }
    return size;
}

// Applies one option's value to the options. Requires: it has one.
Expected<void> take(const Given& given, Options& options) {
    constexpr int max_effort = 10'000'000;
    constexpr int max_games = 100'000'000;
    constexpr int max_threads = 1024;
    const auto into = [&](auto least, auto most, auto&& use) -> Expected<void> {
        const auto number = read_number(given, least, most);
        if (!number) {
            return tl::unexpected(number.error());
        }
        use(*number);
        return {};
    };
    if (is_count(given.option)) {
        return into(given.option == '1' ? 1 : 0, max_blocks, [&](int count) {
            options.counts[given.option - '0'] = static_cast<std::uint8_t>(count);
        });
    }
    switch (given.option) {
    case 't': {
        const auto size = read_size(given);
        if (!size) {
            return tl::unexpected(size.error());
        }
        options.size = *size;
        return {};
    }
    case 'j':
        return into(0, 3, [&](int mode) { options.mode = static_cast<Mode>(mode); });
    case 'p':
        return into(1, 2,
                    [&](int p) { options.placement = p == 1 ? Placement::P1 : Placement::P2; });
    case 'd':
        return into(1, 4, [&](int d) { options.firing = static_cast<Firing>(d); });
    case 'S':
        return into(std::uint64_t{0}, ~std::uint64_t{0},
                    [&](std::uint64_t seed) { options.seed = seed; });
    case 'E':
        return into(0, max_effort, [&](int worlds) { options.effort = Effort{worlds}; });
    case 'G':
        return into(1, max_games, [&](int games) { options.games = games; });
    case 'F':
        return into(1, max_threads, [&](int threads) { options.threads = threads; });
    default:
        break;
    }
    if (given.value->empty()) {
        return fail("O ficheiro da opção {option} não tem nome", given.name);
    }
    (given.option == 'C' ? options.csv : options.svg) = std::string(*given.value);
    return {};
}

// Faults that only all options together show: restrictions, and options of other modes.
std::optional<std::string> fault_of(const Options& options, std::span<const Given> given) {
    const auto has = [&](std::string_view which) -> const Given* {
        const auto found = std::find_if(given.begin(), given.end(), [&](const Given& each) {
            return which.find(each.option) != std::string_view::npos;
        });
        return found == given.end() ? nullptr : &*found;
    };
    if (options.mode != Mode::Tournament) {
        if (const Given* const other = has("GFCV")) {
            return fmt::format("A opção {} é só do modo de jogo 3", other->name);
        }
        if (const Given* const effort = has("E"); effort && options.mode != Mode::ComputerShoots) {
            return fmt::format("A opção {} é só dos modos de jogo 2 e 3", effort->name);
        }
    }
    const bool places = options.mode == Mode::Generate || options.mode == Mode::PlayerShoots;
    if (places && options.placement == Placement::P2 && has("1") == nullptr) {
        return "Falta a opção -1: o posicionamento 2 tem pelo menos uma peça do tipo 1";
    }
    const int pieces = options.counts.pieces();
    const int blocks = options.size.blocks();
    if (!larger_are_no_more(options.counts)) {
        return "Restrição 3: há mais peças de um tipo maior do que de um tipo menor";
    }
    if (options.mode == Mode::ComputerShoots) {
        if (!has_room(options.size, options.counts)) {
            return fmt::format("Restrição 2: {} peças não cabem em {} matrizes", pieces, blocks);
        }
    } else if (!at_most_half(options.size, options.counts)) {
        return fmt::format("Restrição 4: {} peças são mais de metade das {} matrizes", pieces,
                           blocks);
    }
    return std::nullopt;
}

// The effective value, the last one given: none if it is not one of the option's numbers.
std::optional<int> number_of(std::span<const Given> given, char option, int otherwise, int least,
                             int most) {
    std::optional<int> number = otherwise;
    for (const Given& each : given) {
        if (each.option == option) {
            number = each.value ? parse_number<int>(*each.value) : std::nullopt;
            if (number && (*number < least || *number > most)) {
                number = std::nullopt;
            }
        }
    }
    return number;
}

bool asks_for_help_instead(std::span<const Given> given) {
    const auto mode = number_of(given, 'j', 0, 0, 3);
    const auto placement = number_of(given, 'p', 1, 1, 2);
    return std::any_of(given.begin(), given.end(), [&](const Given& each) {
        return (each.option == 'd' && mode != 2) ||
               (is_count(each.option) && placement == 1 && (mode == 0 || mode == 1));
    });
}

} // namespace

CommandLine read_command_line(std::span<const std::string_view> words) {
    const Words read = read_words(words);
    if (std::any_of(read.given.begin(), read.given.end(),
                    [](const Given& given) { return given.option == 'h'; })) {
        return HelpAsked{};
    }
    if (asks_for_help_instead(read.given)) {
        return HelpInstead{};
    }
    if (!read.faults.empty()) {
        return Refused{read.faults.front()};
    }
    Options options;
    for (const Given& given : read.given) {
        if (const auto taken = take(given, options); !taken) {
            return Refused{taken.error().text()};
        }
    }
    if (auto fault = fault_of(options, read.given)) {
        return Refused{std::move(*fault)};
    }
    return options;
}

} // namespace tabuleiro::wargame
