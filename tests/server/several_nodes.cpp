#include "several_nodes.hpp"

namespace tabuleiro::test {

SeveralNodes::SeveralNodes() : address_(server_->new_database()) {}

SeveralNodes::~SeveralNodes() = default;

void SeveralNodes::SetUpTestSuite() {
    if (!server_) {
        server_ = std::make_unique<PostgresqlServer>();
    }
}

HouseProcess& SeveralNodes::start_node(const Options& more) {
    Options options = roomy();
    options.insert(options.end(), {"--store", address_});
    options.insert(options.end(), more.begin(), more.end());
    nodes_.emplace_back(TABULEIRO_PROGRAM, data_.path(), options);
    EXPECT_NE(nodes_.back().port(), 0) << nodes_.back().said();
    return nodes_.back();
}

Browser SeveralNodes::at(const HouseProcess& node, const Browser& known) {
    Browser browser(node.port());
    browser.cookie = known.cookie;
    return browser;
}

WebSocketClient SeveralNodes::enter(Browser browser, const std::string& table,
                                    const std::string& query) {
    int status = 0;
    for (int attempt = 0; attempt < 200; ++attempt) {
        auto [answer, socket] = browser.socket("/api/tables/" + table + "/socket" + query);
        if (answer.status == 101) {
            return std::move(socket);
        }
        status = answer.status;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ADD_FAILURE() << "never accepted: " << status;
    return WebSocketClient(TcpConnection(0));
}

json SeveralNodes::first_state(WebSocketClient& socket) {
    return hear_until(socket, [](const json& message) { return message.contains("phase"); });
}

std::size_t SeveralNodes::moves_in(const json& state) {
    return state["history"]["moves"].size();
}

std::vector<std::string> SeveralNodes::node_addresses() const {
    auto connection =
        store::postgresql::Address::parse(address_).and_then(store::postgresql::Connection::open);
    const auto result = connection->run({"SELECT address FROM nodes ORDER BY epoch"});
    std::vector<std::string> found;
    for (int row = 0; result && row < result->rows(); ++row) {
        found.push_back(result->text(row, 0));
    }
    return found;
}

} // namespace tabuleiro::test
