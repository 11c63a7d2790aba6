// Overlord at the terminal: the hand-out, generals who act at the same time, and a shared keyboard.
#include <gtest/gtest.h>

#include <set>

#include "cli/battles.h"
#include "cli/paint.h"
#include "cli/play/menu.h"
#include "conversation.h"

namespace bocage::cli {
namespace {

const Terminal kSomebody{.glyphs = Glyphs::Unicode, .output = Speaks::Person};

std::vector<std::string> omaha_with(const std::vector<std::string>& more) {
  std::vector<std::string> args{"play", "o1", "--seed", "3", "--map", "off"};
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

// A script that does a little of everything: hands out a card, orders and moves a unit, rolls, battles.
std::string sensible(const std::string& shown) {
  if (contains(shown, "Press Enter")) { return ""; }
  if (contains(shown, "who gets it?")) { return "1"; }
  if (contains(shown, "Give your Generals up to three cards.")) {
    return contains(shown, "Send orders (done)") ? "done" : "1";
  }
  if (contains(shown, "Act on your own initiative?")) { return "initiative"; }
  if (contains(shown, "Move your ordered units.")) { return "1"; }
  if (contains(shown, "Spring an ambush")) { return "pass"; }
  return "1";
}

// The one who holds the keyboard at each exchange, by what the program says.
std::vector<std::string> holders(const std::vector<Exchange>& exchanges) {
  std::vector<std::string> found;
  std::string now;
  for (const Exchange& it : exchanges) {
    const std::string_view text = "Pass the keyboard to ";
    const std::size_t at = it.shown.rfind(text);
    if (at != std::string::npos) {
      const std::size_t begin = at + text.size();
      now = it.shown.substr(begin, it.shown.find(" (", begin) - begin);
    }
    found.push_back(now);
  }
  return found;
}

// The first choice of a menu, if one was shown.
std::string question_of(const Exchange& exchange) {
  for (const std::string& line : lines_of(exchange.shown)) {
    if (line.starts_with("  1 ")) { return line; }
  }
  return {};
}

// Two people share the Allies; the talk ends when the Axis has its second turn.
Conversation one_turn_of_two(const std::vector<std::string>& more) {
  std::vector<std::string> args = omaha_with({"--people", "2", "--axis", "heuristic"});
  args.insert(args.end(), more.begin(), more.end());
  bool asked_hand = false;
  return converse(args, kSomebody, [&](const std::string& shown) -> std::optional<std::string> {
    if (contains(shown, "Turn 3")) { return std::nullopt; }
    // The cards left in the hand after the hand-out.
    if (contains(shown, "Center General): ") && !asked_hand) {
      asked_hand = true;
      return "hand";
    }
    return sensible(shown);
  });
}

TEST(PlayOverlord, TwoPeopleShareASideForAWholeTurn) {
  const Conversation talk = one_turn_of_two({});
  EXPECT_EQ(talk.ran.exit, 0) << talk.ran.err;
  for (const char* text :
       {"Give your Generals up to three cards.", "In your hand: 8; 1 must stay there.", "Visit: Left General",
        "Send orders (done)", "Your orders: choose a section", "Order your units.", "Move your ordered units.",
        "Act on your own initiative?", "acts on initiative", "(give Allies 2)", "Turn 3: Axis"}) {
    EXPECT_TRUE(contains(talk.ran.out, text)) << text << "\n" << talk.ran.out;
  }
}

TEST(PlayOverlord, TheScreenIsClearedBeforeItGoesToSomebodyWhoSeesOtherCards) {
  const Conversation talk = one_turn_of_two({});
  const auto who = holders(talk.exchanges);
  int changes = 0;
  for (std::size_t i = 1; i < who.size(); ++i) {
    if (who[i] == who[i - 1]) { continue; }
    ++changes;
    EXPECT_TRUE(contains(talk.exchanges[i].shown, "\x1b[2J")) << talk.exchanges[i].shown;
    EXPECT_EQ(question_of(talk.exchanges[i]), "") << "nothing is asked before Enter";
  }
  EXPECT_GE(changes, 1);
  EXPECT_TRUE(contains(talk.ran.out, "Pass the keyboard to Allies 2 (Allies: Left General and Right General)"));
}

TEST(PlayOverlord, AGeneralSeesNoCardOfTheCommandersHand) {
  const Conversation talk = one_turn_of_two({});
  std::set<std::string> kept;  // names of the cards in the commander's hand
  for (std::size_t i = 1; i < talk.exchanges.size(); ++i) {
    if (talk.exchanges[i - 1].said != "hand") { continue; }
    for (const std::string& line : lines_of(talk.exchanges[i].shown)) {
      if (line.starts_with("Center General")) { break; }
      if (line.starts_with("  ")) { kept.insert(line.substr(2, line.find("  ", 2) - 2)); }
    }
  }
  ASSERT_GE(kept.size(), 3U) << talk.ran.out;
  const auto who = holders(talk.exchanges);
  bool general_was_there = false;
  for (std::size_t i = 0; i < who.size(); ++i) {
    if (who[i] != "Allies 2") { continue; }
    general_was_there = true;
    for (const std::string& line : lines_of(talk.exchanges[i].shown)) {
      // Everyone sees cards on the table; the first lines are still the commander's, until the screen is cleared.
      if (line.starts_with("The A") || contains(line, "General: ")) { continue; }
      for (const std::string& card : kept) { EXPECT_FALSE(contains(line, card)) << line; }
    }
  }
  EXPECT_TRUE(general_was_there);
}

TEST(PlayOverlord, AGeneralIsNotToldWhatHisCommanderDraws) {
  // A person as general among computer players may not see the commander's cards.
  const Conversation talk =
      converse(omaha_with({"--axis", "heuristic", "--allies", "heuristic", "--seat", "allies/left=ann"}), kSomebody,
               [](const std::string& shown) {
                 return contains(shown, "Turn 6") ? std::nullopt : std::optional(sensible(shown));
               });
  EXPECT_TRUE(contains(talk.ran.out, "The Allies draw a card"));
  EXPECT_EQ(count(talk.ran.out, "The Allies draw "), count(talk.ran.out, "The Allies draw a card"));
}

TEST(PlayOverlord, OnePersonMayActForAnyOfHisPostsAndSaysSo) {
  bool tried = false;
  bool said = false;
  const Conversation talk = converse(omaha_with({}), kSomebody, [&](const std::string& shown) {
    if (contains(shown, "Allied Right General: ") && said) { return std::optional<std::string>(); }
    if (contains(shown, "May act too: ") && !tried) {
      tried = true;
      return std::optional<std::string>("as nobody");
    }
    if (tried && !said) {
      said = true;
      return std::optional<std::string>("as right");
    }
    return std::optional(sensible(shown));
  });
  EXPECT_TRUE(contains(talk.ran.out, "That is not one of your posts"));
  EXPECT_FALSE(contains(talk.ran.out, "Pass the keyboard"));
  EXPECT_TRUE(contains(talk.ran.out, "Allied Right General: ")) << talk.ran.out;
}

TEST(PlayOverlord, TheHandOutShowsWhatLiesWithWhomAndCanBeTakenBack) {
  const Ran ran = run_program(omaha_with({}),
                              "hand-out recon-right right\ntake-back recon-right right\n"
                              "hand-out recon-right commander as barrage\nundo\nhand\nquit\n");
  EXPECT_TRUE(contains(ran.out, "Right General   Recon Right")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "take back: Recon Right (Right General)"));
  EXPECT_TRUE(contains(ran.out, "Commander       Recon Right (as Barrage)"));
  EXPECT_TRUE(contains(ran.out, "Undone."));
  EXPECT_FALSE(contains(ran.out, "Visit: ")) << "there is nobody else to talk to";
  for (const std::string& line : lines_of(ran.out)) { EXPECT_LE(columns(line), 80) << line; }
}

TEST(PlayOverlord, RefusesWithTheReason) {
  const Ran ran = run_program(omaha_with({}), "hand-out barrage left\ndone\nplay barrage\nquit\n");
  for (const char* text : {"(CIC-11)", "(CIC-01)", "(OVL-51)"}) { EXPECT_TRUE(contains(ran.out, text)) << ran.out; }
}

TEST(PlayOverlord, TheKeyboardIsGivenToWhomTheHolderNames) {
  bool gave = false;
  const Conversation talk = converse(omaha_with({"--seat", "allies/left=ann", "--seat", "allies/right=bob"}), kSomebody,
                                     [&](const std::string& shown) -> std::optional<std::string> {
                                       if (gave) { return std::nullopt; }
                                       if (contains(shown, "(give bob)")) {
                                         gave = true;
                                         return "give bob";
                                       }
                                       return sensible(shown);
                                     });
  ASSERT_TRUE(gave) << talk.ran.out;
  EXPECT_TRUE(contains(talk.ran.out.substr(talk.ran.out.rfind("Pass the keyboard")), "to bob (Allies: Right General)"));
}

TEST(PlayOverlord, AGameOfProgramsEndsAndItsRecordVerifies) {
  const Scratch scratch;
  const Ran ran =
      run_program(omaha_with({"--axis", "heuristic", "--allies", "heuristic", "--save", scratch.path("o1.rec")}));
  EXPECT_EQ(ran.exit, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, " won, ")) << ran.out.substr(ran.out.size() - 500);
  EXPECT_TRUE(contains(scratch.read("o1.rec"), "> allies/left "));
  const Ran replay = run_program({"replay", scratch.path("o1.rec")});
  EXPECT_EQ(replay.exit, 0) << replay.out;
  EXPECT_TRUE(contains(replay.out, "by the rules; the "));
  const Ran told = run_program({"replay", scratch.path("o1.rec"), "--show", "--lang", "fr"});
  EXPECT_TRUE(contains(told.out, "axis/commander hand-out ")) << told.out.substr(0, 2000);
  EXPECT_TRUE(contains(told.out, "\u202f: général"));
}

class Tables : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Tables, EveryTableComesToAnEnd) {
  std::vector<std::string> args = omaha_with(GetParam());
  const Conversation talk = converse(args, kSomebody, [n = 0](const std::string& shown) mutable {
    ++n;
    const bool refused = contains(shown, "Now: ");
    return n > 40000 ? std::nullopt : std::optional(refused ? std::string("pass") : sensible(shown));
  });
  EXPECT_EQ(talk.ran.exit, 0) << talk.ran.err;
  EXPECT_TRUE(contains(talk.ran.out, "Battle: choose a unit") && contains(talk.ran.out, "  Dice: "));
  EXPECT_TRUE(contains(talk.ran.out, " won, ")) << talk.ran.out.substr(talk.ran.out.size() - 800);
}

INSTANTIATE_TEST_SUITE_P(
    PlayOverlord, Tables,
    testing::Values(std::vector<std::string>{"--people", "8"}, std::vector<std::string>{"--people", "3"},
                    std::vector<std::string>{"--seat", "axis/center=eva", "--seat", "allies/commander=random"}),
    [](const auto& row) { return "Table" + std::to_string(row.index); });

TEST(PlayOverlord, EveryKindOfActionIsDescribedInEveryLanguage) {
  const auto battle = make_battle(*find_scenario("o1"), {});
  FastChance chance(1);
  const State state = new_game(*battle, chance, nullptr);
  const View view = observe(*battle, state, viewer_of(Side::Allies));
  const Hex unit = state.open.field.units_of(Side::Allies).first();
  const Hex enemy = state.open.field.units_of(Side::Axis).first();
  for (int i = 0; i < kActionKinds; ++i) {
    Action action{.kind = static_cast<ActionKind>(i), .unit = unit, .to = enemy, .card = Card::ProbeLeft};
    if (action.kind == ActionKind::Section || action.kind == ActionKind::Place) { action.detail = Flank::Left; }
    for (const char* language : {"en", "fr", "de"}) {
      const Scene scene{*battle, view, {{Side::Allies, Role::Left}, Decision::Order}, Words(language), {}};
      EXPECT_NE(describe(scene, action), "") << name(action.kind);
    }
  }
}

TEST(PlayOverlord, SpeaksFrench) {
  const Ran ran = run_program(omaha_with({"--lang", "fr"}), "help\n1\nquit\n");
  for (const char* text : {"En main\u202f: 8", "Donnez une à trois cartes", "général de gauche", "passer le clavier"}) {
    EXPECT_TRUE(contains(ran.out, text)) << text << "\n" << ran.out;
  }
}

TEST(PlayOverlord, TheMapFitsTheScreen) {
  for (const int width : {0, 80, 110, 130, 170}) {
    Terminal terminal = kSomebody;
    terminal.columns = width;
    terminal.rows = 24;
    const Conversation talk =
        converse({"play", "o1", "--seed", "3"}, terminal, [n = 0](const std::string& shown) mutable {
          return ++n > 12 ? std::nullopt : std::optional(n == 2 ? "map" : n == 3 ? "map left" : sensible(shown));
        });
    for (const std::string& line : lines_of(talk.ran.out)) { EXPECT_LE(columns(line), std::max(width, 80)) << line; }
    EXPECT_TRUE(contains(talk.ran.out, "Allies, left wing"));
    EXPECT_TRUE(contains(talk.ran.out, " 50")) << "the right edge of the board";
  }
}

}  // namespace
}  // namespace bocage::cli
