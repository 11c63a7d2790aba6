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
    {Terrain::ImpassableHill, {{"impassable hill", "colline interdite"}, {"Nobody gets in.", "Personne n'y entre."}}},
    {Terrain::Town,           {{"town", "ville"},                  {"As forest; armor in it battles with 2 dice less.", "Comme la forêt ; les blindés y ont 2 dés de moins."}}},
    {Terrain::River,          {{"river", "rivière"},               {"No way across but by a bridge.", "On ne passe que par un pont."}}},
    {Terrain::Beach,          {{"beach", "plage"},                 {"Slow: a move that enters it has 2 hexes at most.", "Lente : 2 hexs au plus si l'on y entre."}}},
    {Terrain::Ocean,          {{"ocean", "océan"},                 {"One hex at a time, no battle from it, no retreat to it.", "Un hex à la fois, ni combat ni retraite."}}},
    {Terrain::Trench, {{"trench", "tranchée"}, {"Stop. -1 die. No guns; armor in it does not battle.", "Arrêt. -1 dé. Ni canons ni combat de blindés."}}},
    {Terrain::CityRuins, {{"city ruins", "ruines"}, {"Infantry only. As forest, and ignores a flag.", "Infanterie seule. Comme la forêt ; ignore un drapeau."}}},
    {Terrain::Ravine, {{"ravine", "ravin"}, {"Infantry only; it may ignore a flag.", "Infanterie seule ; elle peut ignorer un drapeau."}}},
    {Terrain::Marsh, {{"marsh", "marais"}, {"Stop, then one hex out. No guns; armor does not battle.", "Arrêt, puis un hex. Ni canons ni combat de blindés."}}},
    {Terrain::HillForest, {{"hill with forest", "colline boisée"}, {"A forest on a hill.", "Une forêt sur une colline."}}},
    {Terrain::HillVillage, {{"hill with village", "village perché"}, {"A town on a hill.", "Une ville sur une colline."}}},
    {Terrain::FrozenRiver, {{"frozen river", "rivière gelée"}, {"Ice: roll 2 dice on it; each star costs a figure.", "Glace : 2 dés ; chaque étoile coûte une figurine."}}},
    {Terrain::Factory, {{"factory", "usine"}, {"As town.", "Comme une ville."}}},
    {Terrain::Ford, {{"ford", "gué"}, {"Stop; battle out of it with 1 die less.", "Arrêt ; on y combat avec 1 dé de moins."}}},
    {Terrain::FordableStream, {{"fordable stream", "ruisseau"}, {"Stop.", "Arrêt."}}},
    {Terrain::Airfield, {{"airfield", "aérodrome"}, {"Airplanes take off and land here.", "Des avions y décollent et s'y posent."}}},
    {Terrain::Jungle, {{"jungle", "jungle"}, {"Stop; battle after 1 hex only. -1 die, armor -2.", "Arrêt ; combat après 1 hex au plus. -1 dé, blindés -2."}}},
    {Terrain::Mountain, {{"mountain", "montagne"}, {"Infantry from hills only. -2 dice from elsewhere.", "Infanterie, par les collines. -2 dés d'ailleurs."}}},
    {Terrain::RicePaddy, {{"rice paddy", "rizière"}, {"As marsh.", "Comme le marais."}}},
    {Terrain::FishPond, {{"fish pond", "vivier"}, {"As marsh; infantry that enters does not battle either.", "Comme le marais ; pas de combat à l'entrée."}}},
    {Terrain::Pier, {{"pier", "jetée"}, {"Entered from land, not from the ocean.", "On y entre par la terre, non par l'océan."}}},
    {Terrain::Hospital, {{"hospital", "hôpital"}, {"Infantry in it may rest: 6 dice bring figures back.", "L'infanterie s'y repose : 6 dés rendent des figurines."}}},
    {Terrain::HqTents, {{"HQ tents", "tentes du QG"}, {"The enemy in it: their owner plays with a card less.", "L'ennemi y entre : une carte de moins au propriétaire."}}},
    {Terrain::LaborCamp, {{"Pacific village", "village océanien"}, {"As town.", "Comme une ville."}}},
});
static_assert(rows_in_order(kTerrainWords) && kTerrainWords.size() == kTerrainKinds);

constexpr auto kWorkWords = std::to_array<Row<Work>>({
    {Work::Bridge,   {{"bridge", "pont"},               {"Crosses a river.", "Franchit une rivière."}}},
    {Work::Bunker,   {{"bunker", "bunker"},             {"For its owner: -1 die, armor -2; ignores a flag.", "Pour son camp : -1 dé, blindés -2 ; ignore un drapeau."}}},
    {Work::SeaWall,  {{"sea wall", "digue"},            {"For its owner: -1 die; ignores a flag.", "Pour son camp : -1 dé ; ignore un drapeau."}}},
    {Work::Hedgehog, {{"hedgehog", "hérisson"},         {"Infantry only; ignores a flag.", "Infanterie seule ; ignore un drapeau."}}},
    {Work::Wire,     {{"wire", "barbelés"},             {"Stop; infantry on it has 1 die less or clears it.", "Arrêt ; l'infanterie y perd 1 dé ou les enlève."}}},
    {Work::Sandbags, {{"sandbags", "sacs de sable"},    {"-1 die for attackers; ignores a flag; gone once left.", "-1 dé pour l'attaquant ; ignore un drapeau."}}},
    {Work::FieldBunker, {{"field bunker", "blockhaus"}, {"For anybody: -1 die, armor -2; ignores a flag.", "Pour tous : -1 dé, blindés -2 ; ignore un drapeau."}}},
    {Work::DragonsTeeth, {{"dragon's teeth", "dents de dragon"}, {"Stop; infantry only.", "Arrêt ; infanterie seule."}}},
    {Work::RopeBridge, {{"rope bridge", "pont de cordes"}, {"Crosses a river.", "Franchit une rivière."}}},
    {Work::Road, {{"road", "route"}, {"Armor keeps its pace on it in winter.", "Les blindés y gardent leur allure en hiver."}}},
    {Work::Minefield, {{"minefield", "champ de mines"}, {"Stop; an enemy rolls the dice of its marker.", "Arrêt ; l'ennemi lance les dés du marqueur."}}},
    {Work::Cave, {{"cave", "grotte"}, {"Japanese: -2 dice, no retreat, ways to other caves.", "Japonais : -2 dés, sans repli, passage vers d'autres."}}},
});
static_assert(rows_in_order(kWorkWords) && kWorkWords.size() == kWorkKinds);

constexpr auto kUnitWords = std::to_array<Row<UnitType>>({
    {UnitType::Infantry,      {{"infantry", "infanterie"},            {"Goes 1 and battles, or goes 2. Dice 3-2-1.", "1 hex et combat, ou 2 hexs. Dés 3-2-1."}}},
    {UnitType::SpecialForces, {{"special forces", "forces spéciales"}, {"Goes 2 and battles. Dice 3-2-1.", "2 hexs et combat. Dés 3-2-1."}}},
    {UnitType::Resistance,    {{"resistance", "résistance"},          {"Battles from cover it entered; may retreat far.", "Combat depuis l'abri où elle entre ; recule loin."}}},
    {UnitType::Armor,         {{"armor", "blindés"},                  {"Goes 3 and battles. Dice 3-3-3. Overruns.", "3 hexs et combat. Dés 3-3-3. Percées."}}},
    {UnitType::EliteArmor,    {{"elite armor", "blindés d'élite"},    {"Armor with 4 figures.", "Blindés à 4 figurines."}}},
    {UnitType::Artillery,     {{"artillery", "artillerie"},           {"Goes 1 or battles, without sight. Dice 3-3-2-2-1-1.", "1 hex ou combat, sans voir. Dés 3-3-2-2-1-1."}}},
    {UnitType::EarlyAntiTankGun, {{"early anti-tank gun", "antichar 1940"}, {"Goes 2 or battles. Dice 3-2-1; stars hit armor.", "2 hexs ou combat. Dés 3-2-1 ; étoiles aux blindés."}}},
    {UnitType::EarlyMachineGun, {{"early machine gun", "mitrailleuse 1940"}, {"Goes 2 or battles. Dice 3-2-1; stars hit infantry.", "2 hexs ou combat. Dés 3-2-1 ; étoiles à l'infanterie."}}},
    {UnitType::EarlyMortar, {{"early mortar", "mortier 1940"}, {"Goes 2 or battles, without sight, no cover helps. 3-2-1.", "2 hexs ou combat, sans voir ni abri. Dés 3-2-1."}}},
    {UnitType::LateAntiTankGun, {{"anti-tank gun", "canon antichar"}, {"Infantry; if it did not move, stars hit armor.", "Infanterie ; immobile, ses étoiles touchent les blindés."}}},
    {UnitType::LateMachineGun, {{"machine gun", "mitrailleuse"}, {"Infantry; if it did not move, stars hit infantry.", "Infanterie ; immobile, étoiles à l'infanterie."}}},
    {UnitType::LateMortar, {{"mortar", "mortier"}, {"Infantry; no cover helps. If still: 3-2-1-1, no sight.", "Infanterie ; sans abri. Immobile : 3-2-1-1, sans voir."}}},
    {UnitType::Sniper, {{"sniper", "tireur d'élite"}, {"Goes 2 and battles: 1 die, range 5, stars hit. No armor.", "2 hexs et 1 dé à 5 hexs, étoiles. Pas de blindés."}}},
    {UnitType::Cavalry, {{"cavalry", "cavalerie"}, {"Goes 3 and battles. Dice 2-1. Overruns.", "3 hexs et combat. Dés 2-1. Percées."}}},
    {UnitType::SkiTroops, {{"ski troops", "skieurs"}, {"Goes 3 and battles, from any ground. Dice 3-2.", "3 hexs et combat, de tout terrain. Dés 3-2."}}},
    {UnitType::Engineers, {{"combat engineers", "sapeurs"}, {"Infantry; no cover in close assault; clears mines.", "Infanterie ; au contact aucun abri ; enlève les mines."}}},
    {UnitType::FlameThrowerTank, {{"flame-thrower tank", "char lance-flammes"}, {"Armor; cover takes 1 die at most in close assault.", "Blindés ; au contact l'abri n'ôte qu'1 dé."}}},
    {UnitType::MobileArtillery, {{"mobile artillery", "artillerie mobile"}, {"Goes 1 and battles, or goes 2. Dice 3-3-2-2-1-1.", "1 hex et combat, ou 2 hexs. Dés 3-3-2-2-1-1."}}},
    {UnitType::BigGun, {{"big gun", "canon lourd"}, {"Artillery, range 8; 1 more die at what it has hit.", "Artillerie, portée 8 ; 1 dé de plus sur qui fut touché."}}},
    {UnitType::Destroyer, {{"destroyer", "destroyer"}, {"Goes 2 at sea and battles, range 8. Grenades hit it.", "2 hexs en mer et combat, portée 8. Grenades seules."}}},
    {UnitType::AircraftCarrier, {{"aircraft carrier", "porte-avions"}, {"Goes 2 at sea. Airplanes take off and land.", "2 hexs en mer. Des avions y décollent et s'y posent."}}},
});
static_assert(rows_in_order(kUnitWords) && kUnitWords.size() == kUnitTypes);

constexpr std::array<Phrase, kAirActions> kAirActionWords{{
    {"strafing", "mitraillage"}, {"ground support", "appui au sol"}, {"ground interdiction", "interdiction"}, {"recon", "reconnaissance"},
    {"kamikaze", "kamikaze"}, {"dogfight", "combat aérien"}, {"landing", "atterrissage"},
}};
constexpr std::array<std::string_view, kAirplanes> kAirplaneWords{
    "P-40 Warhawk", "P-38 Lightning", "F4U Corsair", "Spitfire", "Fi 156 Storch", "Bf 109", "A6M Zero", "Yak"};

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
    {"soviet-union", {"Soviet Union", "Union soviétique"}},
    {"japan", {"Japan", "Japon"}},
    {"usa-marines", {"US Marines", "Marines américains"}},
    {"finland", {"Finland", "Finlande"}},
    {"italy", {"Italy", "Italie"}},
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
const Phrase& words(AirAction action) { return kAirActionWords[static_cast<std::size_t>(action)]; }
std::string_view plane_words(Airplane plane) { return kAirplaneWords[static_cast<std::size_t>(plane)]; }
const Phrase& words(Side side) { return kSideWords[index(side)]; }
const Phrase& words(Role role) { return kRoleWords[index(role)]; }
const Phrase& wing_words(Role role) { return kWingWords[index(role)]; }
const Phrase& words(Face face) { return kFaceWords[static_cast<std::size_t>(face)]; }
const Phrase& words(Ending ending) { return kEndingWords[static_cast<std::size_t>(ending)]; }
const Phrase& flank_words(Flank flank) { return kFlankWords[static_cast<std::size_t>(flank)]; }
const Phrase& part_of_wing_words(Flank flank) { return kPartsOfWing[static_cast<std::size_t>(flank)]; }

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
