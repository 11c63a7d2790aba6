// new, load: start a game.
#include "cli/engine/ops.h"
#include "cli/engine/state_from_json.h"
#include "wire/options_json.h"
#include "wire/state_json.h"

namespace bocage::cli::engine {
namespace {

constexpr std::size_t kMostCardsInHand = 20;

using Hands = BySide<std::optional<std::vector<Card>>>;

Hands read_hands(const Node& node) {
  Hands hands;
  if (!node.given() || !node.is_object({"axis", "allies"})) { return hands; }
  for (const Side side : kSides) {
    const Node hand = node[name(side)];
    if (hand.given()) { hands[index(side)] = read_list<Card>(hand, kMostCardsInHand, read_card); }
  }
  return hands;
}

// Takes the requested hands from the whole deck; the other hands are dealt as many cards as before from
// the rest. Returns what is wrong if the deck does not have these cards.
std::string deal(const Battle& battle, const Hands& hands, Chance& chance, State& state) {
  CardBag deck = battle.deck();
  const int sorties = deck.count(Card::AirSortie);  // AIR-04: in no hand
  for (int i = 0; i < sorties; ++i) { deck.remove(Card::AirSortie); }
  BySide<CardBag> dealt{};
  for (const Side side : kSides) {
    if (!hands[index(side)]) { continue; }
    for (const Card card : *hands[index(side)]) {
      if (!deck.holds(card)) {
        return "hands." + std::string(name(side)) + ": there is no " + std::string(name(card)) + " left";
      }
      deck.remove(card);
      dealt[index(side)].add(card);
    }
  }
  for (const Side side : kSides) {
    if (hands[index(side)]) { continue; }
    const int size = state.open.hand_size[index(side)];
    if (deck.size < size) { return "hands: there are not enough cards left for both hands"; }
    for (int i = 0; i < size; ++i) {
      const Card card = chance.draw(deck);
      deck.remove(card);
      dealt[index(side)].add(card);
    }
  }
  for (const Side side : kSides) { state.open.hand_size[index(side)] = dealt[index(side)].size; }
  for (int i = state.open.sorties[0] + state.open.sorties[1]; i < sorties; ++i) { deck.add(Card::AirSortie); }
  state.hidden.hands = dealt;
  state.hidden.deck = deck;
  state.open.deck_size = deck.size;
  return {};
}

// CIC-03: a hand that is too small to hand anything out skips that step. The cards are dealt after the battle began, so
// it may stand before a commander who can say nothing but `done`; that comes to the same.
void skip_empty_hand_out(const Battle& battle, Chance& chance, State& state) {
  const Side side = state.open.on_turn;
  const bool asks = is<HandOutFrame>(state.open.frames.top());
  if (!asks || state.hidden.hands[index(side)].size > battle.chain().cards_kept) { return; }
  if (state.open.sorties[index(side)] != 0) { return; }
  [[maybe_unused]] const ApplyResult outcome = apply(battle, state, {side, Role::Commander}, {}, chance, nullptr);
}

Answer started(const CurrentGame& current) {
  Json out = {{"ok", true}};
  out.update(progress_json(current));
  return out;
}

tl::expected<Ground, std::string> ground_of(const Session& session, const nlohmann::json& in, const Node& battle,
                                            const Options& options) {
  const auto scenario = in.find("scenario");
  if (scenario != in.end() && !scenario->is_null()) { return ground_of_scenario(*scenario, options); }
  return ground_of_library(session.library, battle.text().value_or(""), options);
}

}  // namespace

Answer new_game_op(Session& session, Request& request) {
  const bool has_scenario = request.has("scenario");
  if (request["battle"].given() == has_scenario) { return refuse("battle: give either a battle or a scenario"); }
  if (!has_scenario) { request["battle"].text(); }
  const Options options = read_options(request["options"]);
  const Hands hands = read_hands(request["hands"]);
  const std::uint64_t seed = request.seed(0);
  if (!request.is_sound()) { return request.refusal(); }

  auto ground = ground_of(session, request.body(), request["battle"], options);
  if (!ground) { return refuse(ground.error()); }
  auto next = std::make_unique<CurrentGame>(ground->battle, std::move(ground->inline_scenario), seed);
  if (hands[0] || hands[1]) {
    State state = next->state();
    if (std::string why = deal(next->battle(), hands, next->chance, state); !why.empty()) { return refuse(why); }
    skip_empty_hand_out(next->battle(), next->chance, state);
    next->game.set_state(state);
  }
  session.current = std::move(next);
  return started(*session.current);
}

// Chance starts over, so that the same state and the same actions give the same game.
Answer load_op(Session& session, Request& request) {
  const Node node = request["state"];
  if (!node.is_object()) { return request.refusal(); }
  const nlohmann::json& written = request.value("state");
  const bool is_inline = node["scenario"].given() && !node["scenario"].is_null();
  if (!is_inline) { node["battle"].text(); }
  const Options options = read_options(node["options"]);
  const std::uint64_t seed = request.seed(read_seed(written, node["seed"], 0));
  if (!request.is_sound()) { return request.refusal(); }

  auto ground = ground_of(session, written, node["battle"], options);
  if (!ground) { return refuse("state." + ground.error()); }
  const auto state = state_from_json(*ground->battle, written);
  if (!state) { return refuse(in_a_line(state.error())); }
  auto next = std::make_unique<CurrentGame>(ground->battle, std::move(ground->inline_scenario), seed);
  next->game.set_state(*state);
  next->chance = FastChance(seed);
  session.current = std::move(next);
  return started(*session.current);
}

}  // namespace bocage::cli::engine
