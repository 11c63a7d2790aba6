// The program's messages in one language. The messages are those of words/*.json, which the web client uses too.
#pragma once

#include "cli/words/catalogue.h"
#include "cli/words/languages.h"
#include "game/engine.h"
#include "rules/battle.h"

namespace bocage::cli {

class Words {
 public:
  Words() : Words(kSourceLanguage) {}
  explicit Words(std::string_view language);  // one of languages()

  // The same with signs of the keyboard only: -> for an arrow, straight quotes.
  Words plain() const;

  const std::string& language() const { return catalogue_->language(); }
  const nlohmann::json& battle(std::string_view id) const { return catalogue_->battle(id); }
  bool has(std::string_view key) const { return catalogue_->has(key); }
  std::string say(std::string_view key, const Arguments& arguments) const;
  std::string say(std::string_view key) const { return say(key, {}); }

  // See Catalogue.
  std::string list(const std::vector<std::string>& items) const;
  std::string number(double value, int decimals) const;
  std::string difference(double value, int decimals) const;
  std::string percent(double share) const;
  std::string days(const std::string& first, const std::string& last) const;
  std::string capital(std::string_view text) const { return catalogue_->capital(text); }

  // Names of things. They are used within sentences, so most begin with a small letter.
  std::string name(Card card) const;
  std::string name(Card card, Card as) const;  // "Recon Left (as Barrage)"
  std::string name(Terrain terrain) const;
  std::string name(Work work) const;
  std::string name(UnitType type) const;
  std::string name(Side side, UnitType type) const;  // "Axis infantry"
  std::string name(Airplane plane) const;
  std::string name(AirAction action) const;
  std::string name(Side side) const;
  std::string name(Role role) const;
  std::string name(Post post) const;                        // "Allied Left General"
  std::string name(const Battle& battle, Post post) const;  // in the two-player game just the side
  std::string name(Face face) const;
  std::string wing(Role role) const;  // "left wing"
  std::string nation(std::string_view id) const;
  std::string ground(const Battle& battle, Hex hex) const;  // the terrain, or the bridge over it
  std::string ending(Ending ending) const;                  // "by medals"

  // What they do.
  std::string text(Card card) const;
  std::string help(Terrain terrain) const;
  std::string help(Work work) const;
  std::string help(UnitType type) const;

 private:
  std::string signs(std::string text) const;

  const Catalogue* catalogue_;
  bool plain_ = false;
};

// The argument {side} of a message, on which it selects.
Argument of_side(Side side);

// "card." and "probe-left" and ".name": keys with the engine's names in them.
std::string key_of(std::string_view group, std::string_view name, std::string_view part);

}  // namespace bocage::cli
