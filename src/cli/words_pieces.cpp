// Terrain, works, units and dice in words.
#include "cli/words.h"
#include "rules/posts.h"

namespace bocage::cli {
namespace {

template <class Id>
struct Row {
  Id id;
  Entry entry;
};

// clang-format off
constexpr auto kTerrainWords = std::to_array<Row<Terrain>>({
    {Terrain::Countryside,    {{"countryside", "campagne"},        {"Nothing in the way.", "Aucun obstacle."}}},
    {Terrain::Forest,         {{"forest", "forêt"},                {"Stop, no battle on entry. -1 die, armor -2. No view.", "Arrêt, pas de combat à l'entrée. -1 dé, blindés -2."}}},
    {Terrain::Hedgerow,       {{"hedgerow", "bocage"},             {"As forest; one hex in, one hex out.", "Comme la forêt ; on entre et sort d'un seul hex."}}},
    {Terrain::Hill,           {{"hill", "colline"},                {"-1 die for attackers from below. No view across.", "-1 dé pour qui attaque d'en bas. Coupe la vue."}}},
    {Terrain::Cliff,          {{"cliff", "falaise"},               {"A hill; 2 hexes' worth to climb from the shore.", "Une colline ; grimper du rivage coûte 2 hexs."}}},
    {Terrain::SeaBluff,       {{"bluff", "talus côtier"},          {"As cliff, and no armor climbs it from the shore.", "Comme la falaise ; aucun blindé n'y grimpe du rivage."}}},
    {Terrain::SteepHill,      {{"steep hill", "colline raide"},    {"A hill; 2 hexes' worth to climb.", "Une colline ; grimper coûte 2 hexs."}}},
    {Terrain::ImpassableHill, {{"mountain", "montagne"},           {"Nobody gets in.", "Personne n'y entre."}}},
    {Terrain::Town,           {{"town", "ville"},                  {"As forest; armor in it battles with 2 dice less.", "Comme la forêt ; les blindés y ont 2 dés de moins."}}},
    {Terrain::River,          {{"river", "rivière"},               {"No way across but by a bridge.", "On ne passe que par un pont."}}},
    {Terrain::Beach,          {{"beach", "plage"},                 {"Slow: a move that enters it has 2 hexes at most.", "Lente : 2 hexs au plus si l'on y entre."}}},
    {Terrain::Ocean,          {{"ocean", "océan"},                 {"One hex at a time, no battle from it, no retreat to it.", "Un hex à la fois, ni combat ni retraite."}}},
});
static_assert(rows_in_order(kTerrainWords) && kTerrainWords.size() == kTerrainKinds);

constexpr auto kWorkWords = std::to_array<Row<Work>>({
    {Work::Bridge,   {{"bridge", "pont"},               {"Crosses a river.", "Franchit une rivière."}}},
    {Work::Bunker,   {{"bunker", "bunker"},             {"For its owner: -1 die, armor -2; ignores a flag.", "Pour son camp : -1 dé, blindés -2 ; ignore un drapeau."}}},
    {Work::SeaWall,  {{"sea wall", "digue"},            {"For its owner: -1 die; ignores a flag.", "Pour son camp : -1 dé ; ignore un drapeau."}}},
    {Work::Hedgehog, {{"hedgehog", "hérisson"},         {"Infantry only; ignores a flag.", "Infanterie seule ; ignore un drapeau."}}},
    {Work::Wire,     {{"wire", "barbelés"},             {"Stop; infantry on it has 1 die less or clears it.", "Arrêt ; l'infanterie y perd 1 dé ou les enlève."}}},
    {Work::Sandbags, {{"sandbags", "sacs de sable"},    {"-1 die for attackers; ignores a flag; gone once left.", "-1 dé pour l'attaquant ; ignore un drapeau."}}},
});
static_assert(rows_in_order(kWorkWords) && kWorkWords.size() == kWorkKinds);

constexpr auto kUnitWords = std::to_array<Row<UnitType>>({
    {UnitType::Infantry,      {{"infantry", "infanterie"},            {"Goes 1 and battles, or goes 2. Dice 3-2-1.", "1 hex et combat, ou 2 hexs. Dés 3-2-1."}}},
    {UnitType::SpecialForces, {{"special forces", "forces spéciales"}, {"Goes 2 and battles. Dice 3-2-1.", "2 hexs et combat. Dés 3-2-1."}}},
    {UnitType::Resistance,    {{"resistance", "résistance"},          {"Battles from cover it entered; may retreat far.", "Combat depuis l'abri où elle entre ; recule loin."}}},
    {UnitType::Armor,         {{"armor", "blindés"},                  {"Goes 3 and battles. Dice 3-3-3. Overruns.", "3 hexs et combat. Dés 3-3-3. Percées."}}},
    {UnitType::EliteArmor,    {{"elite armor", "blindés d'élite"},    {"Armor with 4 figures.", "Blindés à 4 figurines."}}},
    {UnitType::Artillery,     {{"artillery", "artillerie"},           {"Goes 1 or battles, without sight. Dice 3-3-2-2-1-1.", "1 hex ou combat, sans voir. Dés 3-3-2-2-1-1."}}},
});
static_assert(rows_in_order(kUnitWords) && kUnitWords.size() == kUnitTypes);

constexpr std::array<Phrase, 2> kSideWords{{{"Axis", "Axe"}, {"Allies", "Alliés"}}};
constexpr std::array<Phrase, 4> kRoleWords{{{"commander", "commandant"}, {"left general", "général de gauche"}, {"center general", "général du centre"}, {"right general", "général de droite"}}};
constexpr std::array<Phrase, 4> kWingWords{{{"", ""}, {"left wing", "aile gauche"}, {"center wing", "aile centrale"}, {"right wing", "aile droite"}}};
constexpr std::array<Phrase, 4> kPartsOfWing{{{"in the left section of the wing", "dans la section gauche de l'aile"}, {"", ""}, {"in the right section of the wing", "dans la section droite de l'aile"}, {"across both sections of the wing", "sur les deux sections de l'aile"}}};
constexpr std::array<Phrase, kFaces> kFaceWords{{{"infantry", "infanterie"}, {"armor", "blindé"}, {"grenade", "grenade"}, {"flag", "drapeau"}, {"star", "étoile"}}};
constexpr std::array<Phrase, 3> kFlankWords{{{"left", "gauche"}, {"center", "centre"}, {"right", "droite"}}};
constexpr std::array<Phrase, 5> kEndingWords{{
    {"not over", "en cours"},
    {"all medals won", "toutes les médailles gagnées"},
    {"the decisive places held", "les lieux décisifs tenus"},
    {"the deck is used up", "la pioche est épuisée"},
    {"the enemy has no unit left", "l'ennemi n'a plus d'unité"},
}};

struct NationWords {
  std::string_view id;
  Phrase name;
};
constexpr auto kNationWords = std::to_array<NationWords>({
    {"germany", {"Germany", "Allemagne"}},
    {"britain", {"Britain", "Royaume-Uni"}},
    {"usa", {"United States", "États-Unis"}},
    {"france", {"France", "France"}},
    {"french-resistance", {"French Resistance", "Résistance française"}},
});

constexpr std::array<Phrase, 12> kMonths{{
    {"January", "janvier"}, {"February", "février"}, {"March", "mars"}, {"April", "avril"}, {"May", "mai"}, {"June", "juin"},
    {"July", "juillet"}, {"August", "août"}, {"September", "septembre"}, {"October", "octobre"}, {"November", "novembre"}, {"December", "décembre"},
}};
// clang-format on

}  // namespace

const Entry& words(Terrain terrain) { return kTerrainWords[static_cast<std::size_t>(terrain)].entry; }
const Entry& words(Work work) { return kWorkWords[static_cast<std::size_t>(work)].entry; }
const Entry& words(UnitType type) { return kUnitWords[static_cast<std::size_t>(type)].entry; }
const Phrase& words(Side side) { return kSideWords[index(side)]; }
const Phrase& words(Role role) { return kRoleWords[index(role)]; }
const Phrase& wing_words(Role role) { return kWingWords[index(role)]; }
const Phrase& words(Face face) { return kFaceWords[static_cast<std::size_t>(face)]; }
const Phrase& words(Ending ending) { return kEndingWords[static_cast<std::size_t>(ending)]; }
const Phrase& flank_words(int flank) { return kFlankWords[static_cast<std::size_t>(flank)]; }
const Phrase& part_of_wing_words(int flank) { return kPartsOfWing[static_cast<std::size_t>(flank)]; }

int part_of_wing(const Battle& battle, Post post, SectionMask strips) {
  for (const int flank : {0, 2}) {
    if (strips == section_of_wing(battle, post, static_cast<std::uint8_t>(flank))) { return flank; }
  }
  return kBothSections;
}

std::string named(Side side, UnitType type, Lang lang) {
  const std::string unit{words(type).name.in(lang)};
  if (lang == Lang::French) { return unit + (side == Side::Axis ? " de l'Axe" : " des Alliés"); }
  return (side == Side::Axis ? "Axis " : "Allied ") + unit;
}

const Phrase& ground_words(const Battle& battle, Hex hex) {
  return battle.fixed(Work::Bridge).contains(hex) ? words(Work::Bridge).name : words(battle.terrain(hex)).name;
}

std::string dice_words(int count, Lang lang) {
  const Phrase word = count == 1 ? Phrase{" die", " dé"} : Phrase{" dice", " dés"};
  return std::to_string(count) + std::string(word.in(lang));
}

std::string card_count_words(int count, Lang lang) {
  const Phrase word = count == 1 ? Phrase{" card", " carte"} : Phrase{" cards", " cartes"};
  return std::to_string(count) + std::string(word.in(lang));
}

std::string post_words(const Battle& battle, Post post, Lang lang) {
  std::string text{words(post.side).in(lang)};
  if (battle.spec().chain == Chain::Single) { return text; }
  return (text += ", ") += words(post.role).in(lang);
}

std::string nation_words(std::string_view nation, Lang lang) {
  for (const NationWords& row : kNationWords) {
    if (row.id == nation) { return std::string(row.name.in(lang)); }
  }
  return std::string(nation);
}

std::string date_words(std::string_view day, Lang lang) {
  if (day.size() != 10) { return std::string(day); }
  const std::size_t month = static_cast<std::size_t>(day[5] - '0') * 10 + static_cast<std::size_t>(day[6] - '0');
  if (month < 1 || month > kMonths.size()) { return std::string(day); }
  std::string_view number = day.substr(8);
  if (number.starts_with('0')) { number.remove_prefix(1); }
  const std::string first_day = lang == Lang::French && number == "1" ? "er" : "";
  return std::string(number) + first_day + " " + std::string(kMonths[month - 1].in(lang)) + " " +
         std::string(day.substr(0, 4));
}

}  // namespace bocage::cli
