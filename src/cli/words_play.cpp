// Decisions and events in words.
#include "cli/words.h"

namespace bocage::cli {
namespace {

// clang-format off
constexpr auto kAskings = std::to_array<Asking>({
    {Decision::Airdrop,     {"Where do you aim the next drop?", "Où visez-vous pour le prochain largage ?"}, {"", ""}, {"", ""}},
    {Decision::Play,        {"Which card do you play?", "Quelle carte jouez-vous ?"},
                            {"no card can be played", "aucune carte n'est jouable"}, {"There was only one thing to play.", "Il n'y avait qu'une chose à jouer."}},
    {Decision::Section,     {"In which section?", "Dans quelle section ?"}, {"", ""}, {"", ""}},
    {Decision::Patient,     {"Which unit is treated?", "Quelle unité est soignée ?"},
                            {"nobody needs it", "personne n'en a besoin"}, {"There was only one unit to treat, or none.", "Il n'y avait qu'une unité à soigner, ou aucune."}},
    {Decision::Order,       {"Which unit do you order?", "Quelle unité activez-vous ?"},
                            {"no more orders", "plus d'ordres"}, {"No more units can be ordered.", "Plus aucune unité ne peut être activée."}},
    {Decision::Move,        {"Which unit moves?", "Quelle unité avance ?"},
                            {"no more moves", "plus de mouvements"}, {"Nobody can move.", "Personne ne peut avancer."}},
    {Decision::Battle,      {"Which unit battles?", "Quelle unité combat ?"},
                            {"no more battles: end the turn", "plus de combats : fin du tour"}, {"Nobody can battle.", "Personne ne peut combattre."}},
    {Decision::Target,      {"Which enemy unit is a target?", "Quelle unité ennemie est visée ?"},
                            {"no more targets", "plus de cibles"}, {"There was only one choice of target.", "Il n'y avait qu'un choix de cible."}},
    {Decision::Strike,      {"Which target is attacked next?", "Quelle cible est attaquée ensuite ?"}, {"", ""}, {"", ""}},
    {Decision::BattleAgain, {"These guns may battle a second time. At whom?", "Ces canons peuvent tirer encore. Sur qui ?"},
                            {"no second battle", "pas de second combat"}, {"There is nobody for a second battle.", "Personne pour un second combat."}},
    {Decision::SecondMove,  {"This unit may move again. Where to?", "Cette unité peut avancer encore. Où ?"},
                            {"it stays", "elle reste"}, {"It cannot move again.", "Elle ne peut plus avancer."}},
    {Decision::Ambush,      {"A close assault on you! Do you ambush?", "On vous assaille ! Une embuscade ?"},
                            {"let it come", "laisser venir"}, {"No Ambush in hand: the attack goes on.", "Pas d'embuscade en main : l'attaque se poursuit."}},
    {Decision::IgnoreFlag,  {"This unit may ignore a flag. Does it?", "Cette unité peut ignorer un drapeau. Le fait-elle ?"},
                            {"obey every flag", "obéir à tous les drapeaux"}, {"", ""}},
    {Decision::Retreat,     {"Where does the unit fall back to?", "Où l'unité recule-t-elle ?"},
                            {"far enough", "assez loin"}, {"There was only one way back.", "Il n'y avait qu'un chemin de repli."}},
    {Decision::TakeGround,  {"The hex is free. Do you take the ground?", "L'hex est libre. Prenez-vous le terrain ?"},
                            {"stay", "rester"}, {"", ""}},
    {Decision::Overrun,     {"Breakthrough: these tanks may battle again. At whom?", "Percée : ces blindés peuvent combattre encore. Qui ?"},
                            {"no second battle", "pas de second combat"}, {"There is nobody for a second battle.", "Personne pour un second combat."}},
    {Decision::Keep,        {"Which of the two cards do you keep?", "Laquelle des deux cartes gardez-vous ?"},
                            {"", ""}, {"The cards drawn were alike.", "Les cartes piochées étaient pareilles."}},
});
static_assert(rows_in_order(kAskings) && kAskings.size() == kDecisions);

struct EventWords {
  EventKind id;
  Phrase phrase;
};
constexpr auto kEventWords = std::to_array<EventWords>({
    {EventKind::TurnBegan,        {"Turn {n}: {side}", "Tour {n} : {side}"}},
    {EventKind::CardPlayed,       {"{side}: card {card}.", "{side} : carte {card}."}},
    {EventKind::NothingToCopy,    {"{side}: there is no card to copy yet.", "{side} : aucune carte à copier encore."}},
    {EventKind::SectionChosen,    {"{side}: in the section {flank}.", "{side} : dans la section {flank}."}},
    {EventKind::DiceRolled,       {"Dice:", "Dés :"}},
    {EventKind::UnitOrdered,      {"{side}: orders to", "{side} : ordres à"}},
    {EventKind::UnitMoved,        {"{unit} {from} goes to {at}, {ground}.", "{unit} {from} > {at}, {ground}."}},
    {EventKind::BattleDeclared,   {"{unit} {from} battles {target} {at}: {dice}.", "{unit} {from} contre {target} {at} : {dice}."}},
    {EventKind::FiguresLost,      {"{unit} {at} loses {n}, {left} left.", "{unit} {at} : pertes {n}, reste {left}."}},
    {EventKind::UnitEliminated,   {"{unit} {at} is destroyed.", "{unit} {at} : unité détruite."}},
    {EventKind::FiguresRecovered, {"{unit} {at} recovers {n}, now {left}.", "{unit} {at} : renforts {n}, en tout {left}."}},
    {EventKind::FlagIgnored,      {"{unit} {at} ignores a flag.", "{unit} {at} : un drapeau ignoré."}},
    {EventKind::UnitRetreated,    {"{unit} {from} falls back to {at}, {ground}.", "{unit} {from}, repli en {at}, {ground}."}},
    {EventKind::GroundTaken,      {"{unit} {from} takes the ground: {at}, {ground}.", "{unit} {from}, prise de terrain en {at}, {ground}."}},
    {EventKind::WireRemoved,      {"The wire at {at} is gone.", "Les barbelés en {at} sont enlevés."}},
    {EventKind::SandbagsPlaced,   {"Sandbags go up at {at}.", "Des sacs de sable en {at}."}},
    {EventKind::SandbagsRemoved,  {"The sandbags at {at} are gone.", "Les sacs de sable en {at} ont disparu."}},
    {EventKind::AmbushPlayed,     {"{side}: Ambush!", "{side} : embuscade !"}},
    {EventKind::AttackStopped,    {"The attack from {from} on {at} does not take place.", "L'attaque de {from} sur {at} n'a pas lieu."}},
    {EventKind::UnitDropped,      {"{side}: aimed at {from}, landed at {at}, {ground}.", "{side} : visé {from}, atterri en {at}, {ground}."}},
    {EventKind::DropLost,         {"{side}: aimed at {from}, came down at {at}: the unit is lost.", "{side} : visé {from}, tombé en {at} : l'unité est perdue."}},
    {EventKind::CardDiscarded,    {"{side}: discards {card}.", "{side} : défausse {card}."}},
    {EventKind::CardDrawn,        {"{side}: draws {card}.", "{side} : pioche {card}."}},
    {EventKind::DeckShuffled,     {"The discards are shuffled into the deck: {n} cards.", "La défausse retourne dans la pioche : {n} cartes."}},
    {EventKind::MedalsChanged,    {"Medals: {side} {n} of {goal}.", "Médailles : {side} {n} sur {goal}."}},
    {EventKind::BattleOver,       {"{side}: victory.", "{side} : victoire."}},
});
static_assert(rows_in_order(kEventWords) && kEventWords.size() == kEventKinds);
// clang-format on

}  // namespace

const Asking& words(Decision decision) { return kAskings[static_cast<std::size_t>(decision)]; }
const Phrase& words(EventKind kind) { return kEventWords[static_cast<std::size_t>(kind)].phrase; }

}  // namespace bocage::cli
