#include "server/access/metrics_key.hpp"

#include "files/key_file.hpp"

namespace tabuleiro::server {

Expected<MetricsKey> MetricsKey::read_or_make(const std::filesystem::path& file) {
    const auto key = read_or_make_key_file(file, new_token);
    if (!key) {
        return tl::unexpected(key.error());
    }
    if (!looks_like_token(*key)) {
        return fail("The file '{file}' is not a key for the metrics: remove it, and one is made.",
                    file.string());
    }
    return MetricsKey(hash_of(*key));
}

bool MetricsKey::is(std::string_view shown) const {
    return exists_ && same_hash(hash_, hash_of(shown));
}

} // namespace tabuleiro::server
