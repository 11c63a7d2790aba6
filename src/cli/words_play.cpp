// Decisions and events in words.
#include "cli/words.h"

namespace bocage::cli {
namespace {

// clang-format off
constexpr auto kAskings = std::to_array<Asking>({
    {Decision::Airdrop,     {"Where do you aim the next drop?", "Où visez-vous pour le prochain largage ?"},
                            {"Paratroops drift from where you aim: aim at open ground, away from the edges.",
                             "Les parachutistes dérivent : visez un terrain ouvert, loin des bords."},
                            {"", ""}, {"", ""}},
    {Decision::Play,        {"Which card do you play?", "Quelle carte jouez-vous ?"},
                            {"A card says how many units you order and where; it is spent, and you draw a new one.",
                             "Une carte dit combien d'unités agissent, et où ; elle est dépensée, vous en piochez une autre."},
                            {"no card can be played", "aucune carte n'est jouable"}, {"There was only one thing to play.", "Il n'y avait qu'une chose à jouer."}},
    {Decision::Section,     {"In which section?", "Dans quelle section ?"},
                            {"The card works in one section: left, center or right as you look at the board.",
                             "La carte agit dans une section : gauche, centre ou droite, vues de votre côté."},
                            {"", ""}, {"", ""}},
    {Decision::Patient,     {"Which unit is treated?", "Quelle unité est soignée ?"},
                            {"Dice with the sign of the unit, and stars, bring a figure back each; it may then act.",
                             "Chaque dé au signe de l'unité, et chaque étoile, rend une figurine ; elle peut alors agir."},
                            {"nobody needs it", "personne n'en a besoin"}, {"There was only one unit to treat, or none.", "Il n'y avait qu'une unité à soigner, ou aucune."}},
    {Decision::Order,       {"Which unit do you order?", "Quelle unité activez-vous ?"},
                            {"Only ordered units move and battle this turn. Name them all, then say done.",
                             "Seules les unités activées avancent et combattent. Nommez-les toutes, puis done."},
                            {"no more orders", "plus d'ordres"}, {"No more units can be ordered.", "Plus aucune unité ne peut être activée."}},
    {Decision::Move,        {"Which unit moves?", "Quelle unité avance ?"},
                            {"Move the ordered units, each once, in any order; nobody has to. Then say done.",
                             "Avancez les unités activées, une fois chacune, si vous voulez. Puis done."},
                            {"no more moves", "plus de mouvements"}, {"Nobody can move.", "Personne ne peut avancer."}},
    {Decision::Battle,      {"Which unit battles?", "Quelle unité combat ?"},
                            {"Each ordered unit may battle once: the nearer, the more dice. Then say done.",
                             "Chaque unité activée peut combattre une fois : de près, plus de dés. Puis done."},
                            {"no more battles: end the turn", "plus de combats : fin du tour"}, {"Nobody can battle.", "Personne ne peut combattre."}},
    {Decision::Target,      {"Which enemy unit is a target?", "Quelle unité ennemie est visée ?"},
                            {"Targets are named first and attacked afterwards; cover does not protect them.",
                             "Les cibles sont d'abord nommées, puis attaquées ; aucun abri ne les protège."},
                            {"no more targets", "plus de cibles"}, {"There was only one choice of target.", "Il n'y avait qu'un choix de cible."}},
    {Decision::Strike,      {"Which target is attacked next?", "Quelle cible est attaquée ensuite ?"},
                            {"All targets are attacked; you choose in which order.",
                             "Toutes les cibles sont attaquées ; vous choisissez l'ordre."},
                            {"", ""}, {"", ""}},
    {Decision::BattleAgain, {"These guns may battle a second time. At whom?", "Ces canons peuvent tirer encore. Sur qui ?"},
                            {"Artillery Bombard lets guns that did not move battle twice.",
                             "Le Bombardement laisse tirer deux fois les canons immobiles."},
                            {"no second battle", "pas de second combat"}, {"There is nobody for a second battle.", "Personne pour un second combat."}},
    {Decision::SecondMove,  {"This unit may move again. Where to?", "Cette unité peut avancer encore. Où ?"},
                            {"Behind Enemy Lines lets the unit get away after its battle.",
                             "Chez l'ennemi : l'unité peut repartir après son combat."},
                            {"it stays", "elle reste"}, {"It cannot move again.", "Elle ne peut plus avancer."}},
    {Decision::Ambush,      {"A close assault on you! Do you ambush?", "On vous assaille ! Une embuscade ?"},
                            {"With an Ambush card your unit rolls first; what is driven off does not attack.",
                             "Avec une embuscade votre unité tire d'abord ; qui recule n'attaque plus."},
                            {"let it come", "laisser venir"}, {"No Ambush in hand: the attack goes on.", "Pas d'embuscade en main : l'attaque se poursuit."}},
    {Decision::IgnoreFlag,  {"This unit may ignore a flag. Does it?", "Cette unité peut ignorer un drapeau. Le fait-elle ?"},
                            {"Each flag drives a unit back one hex towards its own edge. Cover lets it ignore one.",
                             "Chaque drapeau fait reculer d'un hex vers son bord. Un abri permet d'en ignorer un."},
                            {"obey every flag", "obéir à tous les drapeaux"}, {"", ""}},
    {Decision::Retreat,     {"Where does the unit fall back to?", "Où l'unité recule-t-elle ?"},
                            {"Each flag drives the unit back one hex, towards its own edge of the board.",
                             "Chaque drapeau fait reculer l'unité d'un hex, vers son bord du plateau."},
                            {"far enough", "assez loin"}, {"There was only one way back.", "Il n'y avait qu'un chemin de repli."}},
    {Decision::TakeGround,  {"The hex is free. Do you take the ground?", "L'hex est libre. Prenez-vous le terrain ?"},
                            {"Who clears a hex in close assault may move into it; armor may then battle again.",
                             "Qui vide un hex au contact peut y entrer ; des blindés peuvent alors combattre encore."},
                            {"stay", "rester"}, {"", ""}},
    {Decision::Overrun,     {"Breakthrough: these tanks may battle again. At whom?", "Percée : ces blindés peuvent combattre encore. Qui ?"},
                            {"Armor that took the ground may battle once more from there.",
                             "Des blindés qui ont pris le terrain peuvent combattre encore une fois."},
                            {"no second battle", "pas de second combat"}, {"There is nobody for a second battle.", "Personne pour un second combat."}},
    {Decision::Keep,        {"Which of the two cards do you keep?", "Laquelle des deux cartes gardez-vous ?"},
                            {"The other card goes to the discard pile.",
                             "L'autre carte va à la défausse."},
                            {"", ""}, {"The cards drawn were alike.", "Les cartes piochées étaient pareilles."}},
    {Decision::HandOut,     {"Which card goes to whom?", "Quelle carte pour qui ?"},
                            {"Give 1 to 3 cards: a general acts by what you give him; without a card he may try his luck with a die. Take back what you like; nothing counts until done.",
                             "Donnez 1 à 3 cartes : un général agit selon ce que vous lui donnez ; sans carte, il peut tenter sa chance au dé. Tout se reprend jusqu'à done."},
                            {"give these cards, keep the rest", "donner ces cartes, garder le reste"}, {"No card can be handed out.", "Aucune carte ne peut être distribuée."}},
    {Decision::Place,       {"Where do you use this card?", "Où utilisez-vous cette carte ?"},
                            {"Lay the card in the section where you will use it; with two cards, one goes to each section. Everybody sees it.",
                             "Posez la carte dans la section où elle servira ; avec deux cartes, une par section. Tout le monde la voit."},
                            {"", ""}, {"There was only one way to use the card.", "Il n'y avait qu'une façon d'utiliser la carte."}},
    {Decision::Initiative,  {"You have no card. Do you roll for initiative?", "Vous n'avez pas de carte. Tentez-vous l'initiative ?"},
                            {"One die. Infantry, armor: order one such unit; star: any one. Flag: one of your units falls back. Grenade: one loses a figure.",
                             "Un dé. Infanterie, blindé : activez une telle unité ; étoile : n'importe laquelle. Drapeau : une unité recule. Grenade : une perd une figurine."},
                            {"do nothing this turn", "ne rien faire ce tour"}, {"", ""}},
    {Decision::InitiativeFlag, {"A flag: which of your units falls back one hex?", "Un drapeau : laquelle de vos unités recule d'un hex ?"},
                            {"Bad luck: it falls back towards your own edge and does nothing else this turn. No cover helps.",
                             "Pas de chance : elle recule vers votre bord et n'agit plus ce tour. Aucun abri n'y fait rien."},
                            {"nobody is left there", "plus personne"}, {"Only one unit could fall back, and one way.", "Un seul repli était possible."}},
    {Decision::InitiativeLoss, {"Which of your units loses a figure?", "Laquelle de vos unités perd une figurine ?"},
                            {"Bad luck: that unit loses one figure and does nothing else this turn.",
                             "Pas de chance : cette unité perd une figurine et n'agit plus ce tour."},
                            {"nobody is left there", "plus personne"}, {"Only one unit could lose it.", "Une seule unité pouvait la perdre."}},
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
    {EventKind::CardsHandedOut,   {"{side}: {cards} for the {role}.", "{side} : {cards} pour le {role}."}},
    {EventKind::CardPlaced,       {"{side}, {role}: card {card}, {where}.", "{side}, {role} : carte {card}, {where}."}},
    {EventKind::VisitBegan,       {"{side}: the commander visits the {role}; they may talk.", "{side} : le commandant rend visite au {role} ; ils peuvent parler."}},
    {EventKind::VisitEnded,       {"{side}: the visit to the {role} is over.", "{side} : la visite au {role} est finie."}},
    {EventKind::InitiativeRolled, {"{side}, {role}: tries for initiative:", "{side}, {role} : tente l'initiative :"}},
    {EventKind::UnitExited,       {"{unit} {from} leaves the board.", "{unit} {from} quitte le plateau."}},
});
static_assert(rows_in_order(kEventWords) && kEventWords.size() == kEventKinds);

struct BanWords {
  HandOutBan id;
  Phrase phrase;
};
constexpr auto kBanWords = std::to_array<BanWords>({
    {HandOutBan::None,            {"", ""}},
    {HandOutBan::TooManyCards,    {"three cards are out already", "trois cartes sont déjà sorties"}},
    {HandOutBan::HandMustKeepOne, {"one card must stay in the hand", "une carte doit rester en main"}},
    {HandOutBan::TooManyForGeneral, {"whoever may get it has all he may have", "qui peut la recevoir a déjà son compte"}},
    {HandOutBan::TooManyForCommander, {"you play one yourself already", "vous en jouez déjà une vous-même"}},
    {HandOutBan::AmbushWaits,     {"for when you are attacked", "pour quand on vous attaque"}},
    {HandOutBan::CommanderPlaysIt, {"you play it yourself", "vous la jouez vous-même"}},
    {HandOutBan::WrongPost,       {"nobody can be given it", "personne ne peut la recevoir"}},
    {HandOutBan::ExcludesOthers,  {"it cannot lie beside another card", "elle ne va pas avec une autre carte"}},
    {HandOutBan::MustBeAlone,     {"Their finest hour is played alone", "L'heure de gloire se joue seule"}},
});
static_assert(rows_in_order(kBanWords));
// clang-format on

}  // namespace

const Asking& words(Decision decision) { return kAskings[static_cast<std::size_t>(decision)]; }
const Phrase& words(HandOutBan ban) { return kBanWords[static_cast<std::size_t>(ban)].phrase; }
const Phrase& words(EventKind kind) { return kEventWords[static_cast<std::size_t>(kind)].phrase; }

}  // namespace bocage::cli
