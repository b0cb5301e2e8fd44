#include "protocol/wargame/report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "protocol/wargame/text.hpp"

namespace tabuleiro::wargame {

std::string tournament_table(const TournamentSetup& setup, std::span<const Pairing> pairings) {
    std::string text = fmt::format("Torneio {}, {} jogos por par\n\n",
                                   header_line(setup.size, setup.counts), setup.games);
    text += "perfil    jogos    média   ±ic95   desvio  melhor  pior\n";
    for (const Pairing& pairing : pairings) {
        text += fmt::format("{:<6} {:>8} {:>8.3f} {:>7.3f} {:>8.3f} {:>7} {:>5}\n", pairing.name(),
                            pairing.games(), pairing.mean(), pairing.ci95(),
                            pairing.standard_deviation(), pairing.best(), pairing.worst());
    }
    std::vector<const Pairing*> ranking;
    for (const Pairing& pairing : pairings) {
        ranking.push_back(&pairing);
    }
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const Pairing* a, const Pairing* b) { return a->mean() < b->mean(); });
    text += "\nClassificação (menos disparos primeiro, intervalos de 95%)\n";
    for (std::size_t place = 0; place < ranking.size(); ++place) {
        const Pairing& pairing = *ranking[place];
        text += fmt::format("{:>2}. {:<6} {:>8.3f}  [{:.3f}, {:.3f}]\n", place + 1, pairing.name(),
                            pairing.mean(), pairing.mean() - pairing.ci95(),
                            pairing.mean() + pairing.ci95());
    }
    return text;
}

std::string tournament_csv(std::span<const Pairing> pairings) {
    std::string text = "placement,shooter,games,mean,ci95,sd,best,worst\n";
    for (const Pairing& pairing : pairings) {
        text +=
            fmt::format("{},{},{},{:.4f},{:.4f},{:.4f},{},{}\n", pairing.name().substr(0, 2),
                        pairing.name().substr(2), pairing.games(), pairing.mean(), pairing.ci95(),
                        pairing.standard_deviation(), pairing.best(), pairing.worst());
    }
    return text;
}

std::string tournament_svg(const TournamentSetup& setup, std::span<const Pairing> pairings) {
    constexpr int left = 60;
    constexpr int top = 40;
    constexpr int plot_width = 800;
    constexpr int row = 80;     // from one pairing to the next
    constexpr int tallest = 60; // the highest bar of a pairing
    constexpr int ticks = 10;
    const int cells = setup.size.cells();
    const int height = top + row * static_cast<int>(pairings.size()) + 40;
    const double bar = static_cast<double>(plot_width) / (cells + 1);
    const auto across = [&](double shots) { return left + bar * (shots + 0.5); };
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"0 0 {0} {1}\" font-family=\"sans-serif\" font-size=\"12\">\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        "<text x=\"{2}\" y=\"20\" font-size=\"14\">Disparos até ao fim: {3}, {4} jogos por "
        "perfil</text>\n",
        left + plot_width + 40, height, left, header_line(setup.size, setup.counts), setup.games);
    int base = top;
    for (const Pairing& pairing : pairings) {
        base += row;
        const auto most =
            *std::max_element(pairing.games_by_shots.begin(), pairing.games_by_shots.end());
        svg += fmt::format("<text x=\"10\" y=\"{}\">{}</text>\n<g fill=\"#4477aa\">\n", base,
                           pairing.name());
        for (int shots = 0; shots <= cells; ++shots) {
            const auto games = pairing.games_by_shots[static_cast<std::size_t>(shots)];
            if (games > 0) {
                const double tall =
                    tallest * static_cast<double>(games) / static_cast<double>(most);
                svg += fmt::format("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" "
                                   "height=\"{:.2f}\"/>\n",
                                   across(shots) - bar / 2, base - tall, bar, tall);
            }
        }
        svg += fmt::format("</g>\n<line x1=\"{0:.2f}\" x2=\"{0:.2f}\" y1=\"{1}\" y2=\"{2}\" "
                           "stroke=\"#cc3311\"/>\n<text x=\"{3:.2f}\" y=\"{4}\" "
                           "fill=\"#cc3311\">{5:.2f}</text>\n",
                           across(pairing.mean()), base - tallest, base, across(pairing.mean()) + 4,
                           base - tallest + 8, pairing.mean());
        svg += fmt::format("<line x1=\"{}\" x2=\"{}\" y1=\"{}\" y2=\"{}\" stroke=\"#999999\"/>\n",
                           left, left + plot_width, base, base);
    }
    for (int tick = 0; tick <= ticks; ++tick) {
        const int shots = cells * tick / ticks;
        svg += fmt::format("<text x=\"{:.2f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                           across(shots), base + 20, shots);
    }
    return svg + "</svg>\n";
}

std::string progress_bar(std::uint64_t done, std::uint64_t total) {
    constexpr std::uint64_t width = 40;
    const std::uint64_t full = total == 0 ? width : done * width / total;
    return fmt::format("[{:#<{}}{:.<{}}] {:>3}% ({}/{})", "", full, "", width - full,
                       total == 0 ? 100 : done * 100 / total, done, total);
}

} // namespace tabuleiro::wargame
