// The command cards in words.
#include "cli/words.h"

namespace bocage::cli {
namespace {

struct CardWords {
  Card id;
  Entry entry;
};

// clang-format off
constexpr auto kCardWords = std::to_array<CardWords>({
    {Card::None,          {{"nothing", "rien"}, {"No card at all.", "Aucune carte."}}},
    {Card::ReconLeft,     {{"Recon left", "Reconnaissance G"},   {"1 unit on your left; then draw 2 cards and keep 1.", "1 unité à gauche ; puis piochez 2 cartes, gardez-en 1."}}},
    {Card::ReconCenter,   {{"Recon center", "Reconnaissance C"}, {"1 unit in the center; then draw 2 cards and keep 1.", "1 unité au centre ; puis piochez 2 cartes, gardez-en 1."}}},
    {Card::ReconRight,    {{"Recon right", "Reconnaissance D"},  {"1 unit on your right; then draw 2 cards and keep 1.", "1 unité à droite ; puis piochez 2 cartes, gardez-en 1."}}},
    {Card::ProbeLeft,     {{"Probe left", "Escarmouche G"},      {"2 units on your left.", "2 unités à gauche."}}},
    {Card::ProbeCenter,   {{"Probe center", "Escarmouche C"},    {"2 units in the center.", "2 unités au centre."}}},
    {Card::ProbeRight,    {{"Probe right", "Escarmouche D"},     {"2 units on your right.", "2 unités à droite."}}},
    {Card::AttackLeft,    {{"Attack left", "Attaque G"},         {"3 units on your left.", "3 unités à gauche."}}},
    {Card::AttackCenter,  {{"Attack center", "Attaque C"},       {"3 units in the center.", "3 unités au centre."}}},
    {Card::AttackRight,   {{"Attack right", "Attaque D"},        {"3 units on your right.", "3 unités à droite."}}},
    {Card::AssaultLeft,   {{"Assault left", "Assaut G"},         {"Every unit on your left.", "Toutes les unités de gauche."}}},
    {Card::AssaultCenter, {{"Assault center", "Assaut C"},       {"Every unit in the center.", "Toutes les unités du centre."}}},
    {Card::AssaultRight,  {{"Assault right", "Assaut D"},        {"Every unit on your right.", "Toutes les unités de droite."}}},
    {Card::ReconInForce,   {{"Recon in force", "Recon. en force"},      {"1 unit in each of the three sections.", "1 unité dans chacune des trois sections."}}},
    {Card::GeneralAdvance, {{"General advance", "Avance générale"},     {"2 units in each of the three sections.", "2 unités dans chacune des trois sections."}}},
    {Card::PincerMove,     {{"Pincer move", "Prise en tenaille"},       {"2 units on your left and 2 on your right.", "2 unités à gauche et 2 à droite."}}},
    {Card::AirPower,         {{"Air power", "Attaque aérienne"},        {"Up to 4 enemies in a chain: Allies 2 dice each, Axis 1.", "Jusqu'à 4 ennemis contigus : 2 dés chacun, 1 pour l'Axe."}}},
    {Card::Ambush,           {{"Ambush", "Embuscade"},                  {"Keep it: attacked at close range, you roll first.", "À garder : assailli au contact, vous tirez d'abord."}}},
    {Card::ArmorAssault,     {{"Armor assault", "Assaut de blindés"},   {"4 armor units; 1 more die in close assault.", "4 blindés ; 1 dé de plus au contact."}}},
    {Card::ArtilleryBombard, {{"Artillery bombard", "Bombardement"},    {"All guns: each goes up to 3 hexes or battles twice.", "Tous les canons : 3 hexs de marche ou deux combats."}}},
    {Card::Barrage,          {{"Barrage", "Tir de barrage"},            {"4 dice at one enemy unit, wherever it is.", "4 dés contre une unité ennemie, où qu'elle soit."}}},
    {Card::BehindEnemyLines, {{"Behind enemy lines", "Chez l'ennemi"},  {"1 infantry: goes 3, battles with 1 more die, goes 3.", "1 infanterie : 3 hexs, combat avec 1 dé de plus, 3 hexs."}}},
    {Card::CloseAssault,     {{"Close assault", "Corps à corps"},       {"Who stands next to an enemy: no move, 1 more die.", "Qui touche un ennemi : sans bouger, 1 dé de plus."}}},
    {Card::CounterAttack,    {{"Counter-attack", "Contre-attaque"},     {"Does what the enemy's last card did, mirrored.", "Refait la dernière carte de l'ennemi, en miroir."}}},
    {Card::DigIn,            {{"Dig in", "Retranchement"},              {"4 infantry units get sandbags and stay put.", "4 infanteries reçoivent des sacs de sable et restent."}}},
    {Card::DirectFromHq,     {{"Direct from HQ", "Ordre du QG"},        {"4 units wherever you like.", "4 unités où vous voulez."}}},
    {Card::Firefight,        {{"Firefight", "Fusillade"},               {"4 units away from enemies fire with 1 more die.", "4 unités loin de l'ennemi tirent avec 1 dé de plus."}}},
    {Card::InfantryAssault,  {{"Infantry assault", "Ruée d'infanterie"}, {"All infantry of a section: goes 2 and battles, or goes 3.", "L'infanterie d'une section : 2 hexs et combat, ou 3 hexs."}}},
    {Card::MedicsAndMechanics, {{"Medics & mechanics", "Médecins & mécanos"}, {"Dice bring figures back to 1 unit, and order it.", "Les dés rendent des figurines à 1 unité, et l'activent."}}},
    {Card::MoveOut,          {{"Move out", "En route"},                 {"4 infantry units wherever you like.", "4 infanteries où vous voulez."}}},
    {Card::TheirFinestHour,  {{"Their finest hour", "L'heure de gloire"}, {"Dice say whom you order; all have 1 more die.", "Les dés disent qui agit ; chacun a 1 dé de plus."}}},
    {Card::AirSortie,        {{"Air sortie", "Sortie aérienne"}, {"An airplane flies up to 4 hexes and acts, unchecked.", "Un avion vole jusqu'à 4 hexs et agit, sans contrôle."}}},
});
// clang-format on
static_assert(rows_in_order(kCardWords) && kCardWords.size() == kCardKinds);

}  // namespace

const Entry& words(Card card) { return kCardWords[index(card)].entry; }

}  // namespace bocage::cli
