// A program of the program protocol on standard input and output: one thread reads lines, one
// thinks, and the caller's thread receives both through a queue, drives the machine, and writes.
#pragma once

#include "protocol/program/machine.hpp"

namespace tabuleiro::program {

// Until quit or the end of the input.
void talk(const std::string& name, GamePrograms games);

} // namespace tabuleiro::program
