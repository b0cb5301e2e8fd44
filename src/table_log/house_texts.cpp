#include "table_log/house_texts.hpp"

#include "house/name_removal.hpp"

namespace tabuleiro::table_log {

store::HouseTexts house_texts() {
    store::HouseTexts texts{house::without_name, {}};
    for (std::size_t i = 0; i < house::event_names.size(); ++i) {
        if (house::text_is_name(static_cast<house::EventKind>(i))) {
            texts.named_events.emplace_back(house::event_names[i]);
        }
    }
    return texts;
}

} // namespace tabuleiro::table_log
