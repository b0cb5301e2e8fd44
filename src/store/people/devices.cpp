#include "store/people/devices.hpp"

#include "store/people/row_reading.hpp"

namespace tabuleiro::store {
namespace {

#define DEVICE_COLUMNS "d.id, d.person, d.label, d.created, d.seen"
constexpr int device_columns = 5;

Device device_in(const sql::Rows& rows, int row) {
    return {rows.text(row, 0), rows.text(row, 1), rows.text(row, 2), rows.number(row, 3),
            rows.number(row, 4)};
}

} // namespace

Expected<void> add_device(sql::Transaction& transaction, const Device& device,
                          const TokenHash& secret) {
    return nothing_of(transaction.run(
        "INSERT INTO devices (id, person, label, created, seen, secret)"
        " VALUES ($1, $2, $3, $4, $5, $6)",
        {device.id, device.person, device.label, device.created, device.seen, value_of(secret)}));
}

Expected<std::optional<Session>> session_with(sql::Transaction& transaction,
                                              const TokenHash& secret) {
    return first_in(transaction.run("SELECT " DEVICE_COLUMNS ", " PERSON_COLUMNS
                                    " FROM devices d JOIN people p ON p.id = d.person"
                                    " WHERE d.secret = $1",
                                    {value_of(secret)}),
                    [](const sql::Rows& rows, int row) {
                        return Session{device_in(rows, row), person_in(rows, row, device_columns)};
                    });
}

Expected<void> see_device(sql::Transaction& transaction, const std::string& id, WallTime now) {
    return nothing_of(transaction.run("UPDATE devices SET seen = $1 WHERE id = $2", {now, id}));
}

Expected<std::vector<Device>> devices_of(sql::Transaction& transaction, const std::string& person) {
    return all_in(transaction.run("SELECT " DEVICE_COLUMNS " FROM devices d WHERE d.person = $1"
                                  " ORDER BY d.seen DESC, d.id",
                                  {person}),
                  device_in);
}

Expected<void> end_device(sql::Transaction& transaction, const std::string& person,
                          const std::string& device) {
    const auto ended = any_of(transaction.run(
        "DELETE FROM devices WHERE id = $1 AND person = $2 RETURNING 1", {device, person}));
    if (!ended || !*ended) {
        return ended.map([](bool) {});
    }
    return add_session_change(transaction, person, device);
}

Expected<void> end_all_devices(sql::Transaction& transaction, const std::string& person,
                               const std::optional<std::string>& except) {
    const auto devices = devices_of(transaction, person);
    if (!devices) {
        return tl::unexpected(devices.error());
    }
    for (const Device& device : *devices) {
        if (device.id != except) {
            if (auto ended = end_device(transaction, person, device.id); !ended) {
                return ended;
            }
        }
    }
    return {};
}

} // namespace tabuleiro::store
