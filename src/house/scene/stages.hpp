// The stages of all games.
#pragma once

#include "house/scene/chess_stage.hpp"
#include "house/scene/renpaarden_stage.hpp"
#include "house/scene/wargame_stage.hpp"
#include "house/scene/xadrez_stage.hpp"
