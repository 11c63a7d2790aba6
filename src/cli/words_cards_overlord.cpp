// What the command cards do where a commander hands them out.
#include "cli/words.h"

namespace bocage::cli {
namespace {

struct CardLine {
  Card id;
  Phrase line;
};

// Each says first who may get the card.
// clang-format off
constexpr auto kLines = std::to_array<CardLine>({
    {Card::None,          {"No card at all.", "Aucune carte."}},
    {Card::ReconLeft,     {"Left: 1 unit in one section; 3 cards are drawn, not 2.", "Gauche : 1 unité d'une section ; 3 cartes piochées."}},
    {Card::ReconCenter,   {"Center: 1 unit in one section; 3 cards are drawn, not 2.", "Centre : 1 unité d'une section ; 3 cartes piochées."}},
    {Card::ReconRight,    {"Right: 1 unit in one section; 3 cards are drawn, not 2.", "Droite : 1 unité d'une section ; 3 cartes piochées."}},
    {Card::ProbeLeft,     {"Left: 2 units in one of his sections.", "Gauche : 2 unités d'une de ses sections."}},
    {Card::ProbeCenter,   {"Center: 2 units in one of his sections.", "Centre : 2 unités d'une de ses sections."}},
    {Card::ProbeRight,    {"Right: 2 units in one of his sections.", "Droite : 2 unités d'une de ses sections."}},
    {Card::AttackLeft,    {"Left: 3 units in one of his sections.", "Gauche : 3 unités d'une de ses sections."}},
    {Card::AttackCenter,  {"Center: 3 units in one of his sections.", "Centre : 3 unités d'une de ses sections."}},
    {Card::AttackRight,   {"Right: 3 units in one of his sections.", "Droite : 3 unités d'une de ses sections."}},
    {Card::AssaultLeft,   {"Left: every unit in one of his sections.", "Gauche : toutes les unités d'une de ses sections."}},
    {Card::AssaultCenter, {"Center: every unit in one of his sections.", "Centre : toutes les unités d'une de ses sections."}},
    {Card::AssaultRight,  {"Right: every unit in one of his sections.", "Droite : toutes les unités d'une de ses sections."}},
    {Card::ReconInForce,   {"A general: 1 unit in each of his two sections.", "Un général : 1 unité dans chacune de ses sections."}},
    {Card::GeneralAdvance, {"A general: 2 units in each of his two sections.", "Un général : 2 unités dans chacune de ses sections."}},
    {Card::PincerMove,     {"Left or right: 2 units in one of his sections.", "Gauche ou droite : 2 unités d'une de ses sections."}},
    {Card::AirPower,         {"Commander: up to 4 enemies in a group; dice for each.", "Commandant : jusqu'à 4 ennemis groupés, dés pour chacun."}},
    {Card::Ambush,           {"Commander: kept for when an enemy assaults you.", "Commandant : à garder pour quand l'ennemi vous assaille."}},
    {Card::ArmorAssault,     {"A general: 4 armor; 1 more die in close assault.", "Un général : 4 blindés ; 1 dé de plus au contact."}},
    {Card::ArtilleryBombard, {"A general: his guns go up to 3 hexes or battle twice.", "Un général : ses canons font 3 hexs ou deux combats."}},
    {Card::Barrage,          {"Commander: 4 dice at one enemy, wherever it is.", "Commandant : 4 dés contre un ennemi, où qu'il soit."}},
    {Card::BehindEnemyLines, {"A general: 1 infantry goes 3, battles +1 die, goes 3.", "Un général : 1 infanterie, 3 hexs, combat +1 dé, 3 hexs."}},
    {Card::CloseAssault,     {"A general: who touches an enemy: no move, 1 more die.", "Un général : qui touche l'ennemi : sans bouger, +1 dé."}},
    {Card::CounterAttack,    {"Anybody: does what the enemy opposite did last turn.", "Tous : refait ce qu'a fait l'ennemi d'en face."}},
    {Card::DigIn,            {"A general: 4 infantry get sandbags and stay put.", "Un général : 4 infanteries ont des sacs de sable."}},
    {Card::DirectFromHq,     {"A general: 4 units anywhere in his wing.", "Un général : 4 unités de son aile."}},
    {Card::Firefight,        {"A general: 4 units away from enemies fire, 1 more die.", "Un général : 4 unités loin de l'ennemi tirent, +1 dé."}},
    {Card::InfantryAssault,  {"A general: a section's infantry: 2 and battle, or 3.", "Un général : l'infanterie d'une section, 2 hexs ou 3."}},
    {Card::MedicsAndMechanics, {"A general: 4 dice bring figures back to 1 unit.", "Un général : 4 dés rendent des figurines à 1 unité."}},
    {Card::MoveOut,          {"A general: 4 infantry anywhere in his wing.", "Un général : 4 infanteries de son aile."}},
    {Card::TheirFinestHour,  {"Commander, alone: dice say whom you order, 1 more die.", "Commandant, seule : les dés disent qui agit, +1 dé."}},
    {Card::AirSortie,        {"A general: an airplane flies up to 4 hexes and acts.", "Un général : un avion vole jusqu'à 4 hexs et agit."}},
});
// clang-format on
static_assert(rows_in_order(kLines) && kLines.size() == kCardKinds);

}  // namespace

const Phrase& line_words(Card card, Chain chain) {
  return chain == Chain::Single ? words(card).line : kLines[index(card)].line;
}

}  // namespace bocage::cli
