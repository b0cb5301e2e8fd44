#include "server/api/metrics.hpp"

#include <gtest/gtest.h>

namespace tabuleiro::server {
namespace {

TEST(Metrics, AreInPrometheusFormat) {
    Metrics metrics;
    ++metrics.requests;
    metrics.command_time.observe(std::chrono::milliseconds(3));
    const std::string text = metrics.text();
    EXPECT_NE(text.find("tabuleiro_requests_total 1\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_command_seconds_bucket{le=\"0.0025\"} 0\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_command_seconds_bucket{le=\"0.005\"} 1\n"), std::string::npos);
    EXPECT_NE(text.find("tabuleiro_command_seconds_count 1\n"), std::string::npos);
}

} // namespace
} // namespace tabuleiro::server
