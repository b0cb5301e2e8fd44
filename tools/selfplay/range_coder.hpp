// An adaptive binary range coder: bytes that a model expects take little space.
//
// Encoder and decoder must be given the same models in the same order; both adapt alike. The file
// format of games depends on every number in here.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace tabuleiro::roque {

// How likely the next bit is a one, in 65536ths: learns fast at first, then slowly.
class BitModel {
  public:
    std::uint32_t chance() const { return chance_; }
    void learn(bool one) {
        const int rate = 2 + seen_ / 4;
        chance_ = static_cast<std::uint16_t>(one ? chance_ + ((65535 - chance_) >> rate)
                                                 : chance_ - ((chance_ - 1) >> rate));
        seen_ = static_cast<std::uint8_t>(seen_ < 20 ? seen_ + 1 : seen_);
    }

  private:
    std::uint16_t chance_ = 32768;
    std::uint8_t seen_ = 0;
};

// A byte as eight bits, each with a model of its own for all bits before it.
using ByteModel = std::array<BitModel, 256>;

// The interval [low, high] that bits narrow; its leading bytes are written once they agree.
class CodedInterval {
  protected:
    // Where the part for a one ends.
    std::uint32_t border(const BitModel& model) const {
        return low_ +
               static_cast<std::uint32_t>(std::uint64_t{high_ - low_} * model.chance() >> 16);
    }
    void narrow(bool one, std::uint32_t border) {
        if (one) {
            high_ = border;
        } else {
            low_ = border + 1;
        }
    }
    bool first_byte_is_known() const { return (low_ ^ high_) >> 24 == 0; }
    void shift() {
        low_ <<= 8;
        high_ = high_ << 8 | 0xFF;
    }

    std::uint32_t low_ = 0;
    std::uint32_t high_ = ~std::uint32_t{0};
};

class RangeEncoder : CodedInterval {
  public:
    void put(std::uint8_t byte, ByteModel& model) {
        std::size_t path = 1;
        for (int bit = 7; bit >= 0; --bit) {
            const bool one = (byte >> bit & 1) != 0;
            narrow(one, border(model[path]));
            model[path].learn(one);
            path = path * 2 + (one ? 1 : 0);
            while (first_byte_is_known()) {
                bytes_ += static_cast<char>(low_ >> 24);
                shift();
            }
        }
    }
    // All bytes of the input; the encoder is reset.
    std::string finish() {
        for (int shift = 24; shift >= 0; shift -= 8) {
            bytes_ += static_cast<char>(low_ >> shift);
        }
        std::string done;
        done.swap(bytes_);
        *this = RangeEncoder();
        return done;
    }
    std::size_t size() const { return bytes_.size(); }

  private:
    std::string bytes_;
};

class RangeDecoder : CodedInterval {
  public:
    // The bytes must outlive the decoder.
    explicit RangeDecoder(std::string_view bytes) : bytes_(bytes) {
        for (int i = 0; i < 4; ++i) {
            take_byte();
        }
    }
    std::uint8_t get(ByteModel& model) {
        std::size_t path = 1;
        while (path < 256) {
            const std::uint32_t middle = border(model[path]);
            const bool one = code_ <= middle;
            narrow(one, middle);
            model[path].learn(one);
            path = path * 2 + (one ? 1 : 0);
            while (first_byte_is_known()) {
                shift();
                take_byte();
            }
        }
        return static_cast<std::uint8_t>(path);
    }

  private:
    // Zeros follow the last byte.
    void take_byte() {
        const auto byte = at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_]) : 0;
        ++at_;
        code_ = code_ << 8 | byte;
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
};

} // namespace tabuleiro::roque
