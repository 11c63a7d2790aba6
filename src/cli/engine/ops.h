// The operations of the line protocol. Each reads its fields, checks them, and makes one call; a refused one changes
// nothing.
#pragma once

#include <span>
#include <string_view>

#include "cli/engine/request.h"
#include "cli/engine/session.h"

namespace bocage::cli::engine {

enum class Needs : std::uint8_t { Nothing, Game };

struct Op {
  std::string_view name;
  Needs needs;
  std::string_view asks;  // its fields; those in brackets are optional
  std::string_view answers;
  Answer (*run)(Session&, Request&);
};
std::span<const Op> ops();

// Setup (ops_setup.cpp).
Answer new_game_op(Session& session, Request& request);
Answer load_op(Session& session, Request& request);

// Inspection (ops_look.cpp).
Answer state_op(Session& session, Request& request);
Answer view_op(Session& session, Request& request);
Answer pending_op(Session& session, Request& request);
Answer legal_op(Session& session, Request& request);

// Play (ops_play.cpp).
Answer apply_op(Session& session, Request& request);
Answer undo_op(Session& session, Request& request);
Answer go_op(Session& session, Request& request);
Answer hint_op(Session& session, Request& request);

// Questions about the board (ops_battle.cpp).
Answer sight_op(Session& session, Request& request);
Answer odds_op(Session& session, Request& request);

// Questions about the people (ops_talk.cpp).
Answer talk_op(Session& session, Request& request);

// Shared by several of them.
Json whole_state_json(const CurrentGame& current);  // the state with everything `load` needs
Json progress_json(const CurrentGame& current);     // where the game stands: pending, over, winner, hash

}  // namespace bocage::cli::engine
