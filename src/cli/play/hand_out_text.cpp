#include "cli/play/hand_out_text.h"

#include <algorithm>

#include "cli/paint.h"
#include "cli/play/menu.h"
#include "game/chip.h"
#include "game/refusal.h"
#include "rules/air_rules.h"

namespace bocage::cli {
namespace {

constexpr int kIndent = 2;
constexpr int kRoom = Terminal::kLeastColumns - kIndent;

void add_indented(std::vector<std::string>& lines, const std::vector<std::string>& more, int indent) {
  for (const std::string& line : more) { lines.push_back(std::string(static_cast<std::size_t>(indent), ' ') + line); }
}

std::string cards_with(const View& view, Role role, const Words& words) {
  std::vector<std::string> names;
  for (const Card card : view.given[index(role)]) {
    if (card != Card::None) { names.push_back(words.name(card, role == Role::Commander ? view.given_as : Card::None)); }
  }
  if (!names.empty()) { return words.list(names); }
  return words.say(role == Role::Commander ? "cli.hand-out.commander-nothing" : "cli.hand-out.general-nothing");
}

// The most useful reason: that a post can never get the card only matters if none can.
HandOutBan ban_of(const Battle& battle, const View& view, Card card) {
  const Side side = view.open.on_turn;
  const bool bound = battle.command(side).chip && info(card).opening != Opening::Copy && card != Card::AirSortie;
  if (bound && count(view.taken, card) == 0) { return HandOutBan::LiesNotUnderChip; }
  const int hand = view.hand.size + hand_cards_out(view.given);
  const Card own = view.open.commander_acts(view.given[index(Role::Commander)][0], view.given_as);
  HandOutBan found = HandOutBan::WrongPost;
  for (const Role role : kRoles) {
    const bool flies = is_sortie(battle, card);
    const Card own_acting = view.open.commander_acts(card, Card::None);
    const Card acts = flies ? Card::AirSortie : role == Role::Commander ? own_acting : card;
    const HandOutBan ban = may_hand_out(battle.chain(), hand, view.given, own, {card, role, acts});
    if (ban != HandOutBan::WrongPost && ban != HandOutBan::CommanderPlaysIt) { found = ban; }
  }
  return found;
}

std::string list_of(const ChipCards& cards, const Words& words) {
  std::vector<std::string> names;
  for (const Card card : cards) {
    if (card != Card::None) { names.push_back(words.name(card)); }
  }
  return names.empty() ? words.say("cli.hand-out.none") : words.list(names);
}

// The cards that cannot be handed out now, each with the reason.
std::vector<std::string> kept_cards(const Battle& battle, const View& view, std::span<const Action> offers,
                                    const Words& words) {
  std::vector<std::string> found;
  view.hand.for_each_kind([&](Card card) {
    const bool on_offer = std::any_of(offers.begin(), offers.end(), [card](const Action& it) {
      return it.kind == ActionKind::HandOut && it.card == card;
    });
    if (on_offer) { return; }
    const RefusalCode code = code_of(ban_of(battle, view, card));
    const std::string why = words.say(key_of("cli.hand-out.ban.", name(code), ""));
    found.push_back(words.say("cli.hand-out.because", {{"card", words.name(card)}, {"why", why}}));
  });
  return found;
}

int widest_role(const Words& words) {
  int widest = 0;
  for (const Role role : kRoles) { widest = std::max(widest, columns(words.name(role))); }
  return widest;
}

}  // namespace

std::vector<std::string> hand_out_lines(const Battle& battle, const View& view, std::span<const Action> offers,
                                        const Words& words) {
  std::vector<std::string> lines;
  const int column = widest_role(words) + 2;
  for (const Role role : kRoles) {
    add_indented(lines, two_columns(words.name(role), cards_with(view, role, words), column, kRoom), kIndent);
  }
  add_indented(lines,
               wrapped(words.say("cli.hand-out.counts", {{"out", cards_out(view.given)},
                                                         {"most", int{battle.chain().cards_per_turn}},
                                                         {"hand", int{view.hand.size}},
                                                         {"kept", int{battle.chain().cards_kept}}}),
                       kRoom),
               kIndent);
  if (view.taken_up != ChipCards{}) {
    const std::string text = words.say("cli.hand-out.from-chip", {{"cards", list_of(view.taken, words)}});
    add_indented(lines, wrapped(text, kRoom), kIndent);
  }
  if (view.named != Role::Commander) {
    add_indented(lines, {words.say("event.general-named", {{"post", words.name(view.named)}})}, kIndent);
  }
  if (const auto kept = kept_cards(battle, view, offers, words); !kept.empty()) {
    const std::string text = words.say("cli.hand-out.not-now", {{"cards", words.list(kept)}});
    add_indented(lines, wrapped(text, kRoom), kIndent);
  }
  return lines;
}

std::vector<std::string> post_card_lines(const Battle& battle, const View& view, Role role, const Words& words) {
  std::vector<std::string> lines;
  const auto add = [&](Card card, Card as) {
    const Card acting = as != Card::None ? as : card;
    const std::string name = words.name(card, as);
    const int column = std::max(name_columns(words), columns(name) + 2);
    add_indented(lines, two_columns(name, words.text(acting), column, kRoom), kIndent);
  };
  const PostTurn& turn = view.open.posts[index(role)];
  if (view.side == view.open.on_turn) {
    for (const PlacedCard& placed : turn.placed) {
      if (placed.card == Card::None) { continue; }
      add(placed.card, placed.acting == placed.card ? Card::None : placed.acting);
      const Flank part = flank_of(battle, {view.open.on_turn, role}, placed.strips);
      add_indented(lines, {words.say("cli.hand-out.where", {{"section", std::string(name(part))}})}, 2 * kIndent);
    }
  }
  for (const Card card : view.given[index(role)]) {
    if (card != Card::None) { add(card, role == Role::Commander ? view.given_as : Card::None); }
  }
  return lines;
}

}  // namespace bocage::cli
