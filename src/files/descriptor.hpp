// An open file that is closed at the end of its scope.
#pragma once

#include <unistd.h>

#include <utility>

namespace tabuleiro {

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (is_open()) {
            ::close(number_);
        }
    }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    // Errors of close matter: on some file systems only it reports a full disk.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_;
};

} // namespace tabuleiro
