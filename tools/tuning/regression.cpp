#include "tuning/regression.hpp"

#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>
#include <thread>

namespace tabuleiro::tuning {

void Samples::add(std::span<const Amount> amounts, double result) {
    amounts_.insert(amounts_.end(), amounts.begin(), amounts.end());
    ends_.push_back(amounts_.size());
    results_.push_back(result);
}

void Samples::add(const Samples& others) {
    for (std::size_t i = 0; i < others.size(); ++i) {
        add(others.amounts(i), others.result(i));
    }
}

std::span<const Amount> Samples::amounts(std::size_t sample) const {
    const std::size_t begin = sample == 0 ? 0 : ends_[sample - 1];
    return std::span(amounts_).subspan(begin, ends_[sample] - begin);
}

namespace {

template <class T>
void write_list(std::ostream& out, const std::vector<T>& list) {
    const std::uint64_t size = list.size();
    out.write(reinterpret_cast<const char*>(&size), sizeof size);
    out.write(reinterpret_cast<const char*>(list.data()),
              static_cast<std::streamsize>(size * sizeof(T)));
}

template <class T>
bool read_list(std::istream& in, std::vector<T>& list) {
    constexpr std::uint64_t most = std::uint64_t{1} << 30;
    std::uint64_t size = 0;
    if (!in.read(reinterpret_cast<char*>(&size), sizeof size) || size > most) {
        return false;
    }
    list.resize(size);
    return static_cast<bool>(in.read(reinterpret_cast<char*>(list.data()),
                                     static_cast<std::streamsize>(size * sizeof(T))));
}

} // namespace

void Samples::write(std::ostream& out) const {
    write_list(out, amounts_);
    write_list(out, ends_);
    write_list(out, results_);
}

std::optional<Samples> Samples::read(std::istream& in) {
    Samples samples;
    if (!read_list(in, samples.amounts_) || !read_list(in, samples.ends_) ||
        !read_list(in, samples.results_) || samples.ends_.size() != samples.results_.size() ||
        (!samples.ends_.empty() && samples.ends_.back() != samples.amounts_.size())) {
        return std::nullopt;
    }
    return samples;
}

double expected_score(std::span<const Amount> amounts, std::span<const double> weights) {
    double sum = 0;
    for (const Amount& amount : amounts) {
        sum += weights[amount.term] * amount.amount;
    }
    return 1 / (1 + std::exp(-sum / scale));
}

double loss(const Samples& samples, std::span<const double> weights) {
    constexpr double least = 1e-12; // keeps the logarithm finite
    double total = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double expected = expected_score(samples.amounts(i), weights);
        const double result = samples.result(i);
        total -= result * std::log(std::max(expected, least)) +
                 (1 - result) * std::log(std::max(1 - expected, least));
    }
    return samples.size() == 0 ? 0 : total / static_cast<double>(samples.size());
}

std::vector<double> multiplied(std::span<const double> weights, double factor) {
    std::vector<double> product(weights.begin(), weights.end());
    for (double& weight : product) {
        weight *= factor;
    }
    return product;
}

double best_factor(const Samples& samples, std::span<const double> weights) {
    // The loss is convex along any line, so a ternary search finds its least.
    constexpr int steps = 20;
    double low = 0.05;
    double high = 20;
    for (int step = 0; step < steps; ++step) {
        const double lower = low * std::cbrt(high / low);
        const double upper = high / std::cbrt(high / low);
        if (loss(samples, multiplied(weights, lower)) < loss(samples, multiplied(weights, upper))) {
            high = upper;
        } else {
            low = lower;
        }
    }
    return std::sqrt(low * high);
}

namespace {

// The slope of the loss over a part of the samples, summed.
std::vector<double> slope_of(const Samples& samples, std::size_t from, std::size_t to,
                             std::span<const double> weights) {
    std::vector<double> slope(weights.size());
    for (std::size_t i = from; i < to; ++i) {
        const auto amounts = samples.amounts(i);
        const double error = expected_score(amounts, weights) - samples.result(i);
        for (const Amount& amount : amounts) {
            slope[amount.term] += error * amount.amount;
        }
    }
    return slope;
}

// The same over all samples. Parts are added in order, so the result is always the same.
std::vector<double> slope_of(const Samples& samples, std::span<const double> weights, int threads) {
    const auto parts = static_cast<std::size_t>(threads);
    std::vector<std::vector<double>> slopes(parts);
    std::vector<std::jthread> pool;
    for (std::size_t part = 1; part < parts; ++part) {
        pool.emplace_back([&, part] {
            slopes[part] = slope_of(samples, samples.size() * part / parts,
                                    samples.size() * (part + 1) / parts, weights);
        });
    }
    slopes[0] = slope_of(samples, 0, samples.size() / parts, weights);
    pool.clear();
    for (std::size_t part = 1; part < parts; ++part) {
        std::transform(slopes[0].begin(), slopes[0].end(), slopes[part].begin(), slopes[0].begin(),
                       std::plus<>());
    }
    return slopes[0];
}

} // namespace

std::vector<double> fit(const Samples& samples, std::vector<double> weights,
                        const FitSettings& settings) {
    if (samples.size() == 0) {
        return weights;
    }
    constexpr double keep_mean = 0.9;
    constexpr double keep_square = 0.999;
    constexpr double epsilon = 1e-10;
    const std::vector<double> origin = weights;
    std::vector<double> mean(weights.size());
    std::vector<double> square(weights.size());
    for (int step = 1; step <= settings.steps; ++step) {
        const std::vector<double> gradient = slope_of(samples, weights, settings.threads);
        // Long steps at first, short ones to settle.
        const double size = settings.step_size * (1 - (step - 1.0) / settings.steps);
        for (std::size_t w = 0; w < weights.size(); ++w) {
            const double slope = gradient[w] / scale / static_cast<double>(samples.size()) +
                                 2 * settings.pull * (weights[w] - origin[w]);
            mean[w] = keep_mean * mean[w] + (1 - keep_mean) * slope;
            square[w] = keep_square * square[w] + (1 - keep_square) * slope * slope;
            const double unbiased_mean = mean[w] / (1 - std::pow(keep_mean, step));
            const double unbiased_square = square[w] / (1 - std::pow(keep_square, step));
            weights[w] -= size * unbiased_mean / (std::sqrt(unbiased_square) + epsilon);
        }
    }
    return weights;
}

} // namespace tabuleiro::tuning
