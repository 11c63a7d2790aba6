// The rules of the Eastern Front: the commissar, winter, lightning war.
import { type Chapter, say } from '../rules/chapter';

export const EAST: readonly Chapter[] = [
  {
    id: 'eastern-front',
    title: say('Eastern Front', 'Front de l’Est'),
    blocks: [
      {
        p: say(
          'Each of these rules is in force only where the battle says so.',
          'Chacune de ces règles ne vaut que là où la bataille le dit.',
        ),
      },
      { head: say('The commissar', 'Le commissaire'), id: 'commissar' },
      {
        p: say(
          'The Soviet player decides a turn ahead: his next card lies face down under the commissar chip, and only he knows it.',
          'Le joueur soviétique décide un tour d’avance : sa prochaine carte est face cachée sous le jeton commissaire, et lui seul la connaît.',
        ),
      },
      {
        steps: [
          say(
            'After the deal he puts one card of his hand under the chip.',
            'Après la donne, il met une carte de sa main sous le jeton.',
          ),
          say(
            'On his turn he first puts a new card from his hand under the chip, then plays the one that lay there.',
            'À son tour, il met d’abord une nouvelle carte de sa main sous le jeton, puis joue celle qui s’y trouvait.',
          ),
          say('At the end of the turn he draws as usual.', 'En fin de tour, il pioche comme d’habitude.'),
        ],
      },
      {
        list: [
          say(
            'Instead he may play a Recon of one section or a Counter-attack from his hand; then the chip stays as it is.',
            'Il peut à la place jouer de sa main une Reconnaissance d’une section ou une Contre-attaque ; alors le jeton reste tel quel.',
          ),
          say(
            'Ambush is played from the hand as usual and cannot lie under the chip.',
            'L’Embuscade se joue de la main comme d’habitude et ne peut pas être sous le jeton.',
          ),
          say(
            'Where cards are counted (Medics & mechanics, Their finest hour) the chip’s card counts, too.',
            'Quand on compte les cartes (Médecins & mécanos, L’heure de gloire), celle du jeton compte aussi.',
          ),
        ],
      },
      { head: say('The commissar in Overlord', 'Le commissaire en Overlord'), id: 'commissar-overlord' },
      {
        list: [
          say(
            'Before the battle the commander puts 1 to 3 cards under the chip. On each turn he takes them up, puts 1 to 3 new ones down, and hands out and plays all that he took up.',
            'Avant la bataille, le commandant met de 1 à 3 cartes sous le jeton. À chaque tour il les reprend, en pose de 1 à 3 nouvelles, puis distribue et joue toutes celles qu’il a reprises.',
          ),
          say(
            'A set may go under the chip only if it could be handed out as it is. At least one card stays in the hand.',
            'Un lot ne va sous le jeton que s’il pourrait être distribué tel quel. Une carte au moins reste en main.',
          ),
          say(
            'Counter-attacks from the hand and an Air sortie from the table may be added, up to three cards in all. Or he leaves the chip alone and plays one to three Counter-attacks from his hand. Recon is no exception here.',
            'Des Contre-attaques de la main et une Sortie aérienne posée peuvent s’ajouter, jusqu’à trois cartes en tout. Ou il laisse le jeton et joue d’une à trois Contre-attaques de sa main. La Reconnaissance n’est pas une exception ici.',
          ),
          say(
            'A Counter-attack that lay under the chip with another card answers a general only; alone, or from the hand, it may answer the commander as well.',
            'Une Contre-attaque qui était sous le jeton avec une autre carte ne répond qu’à un général ; seule, ou venue de la main, elle peut aussi répondre au commandant.',
          ),
        ],
      },
      {
        example: say(
          'Two cards lie under the chip. The commander plays them and a Counter-attack from his hand: three cards, that is allowed. With three under the chip nothing could be added.',
          'Deux cartes sont sous le jeton. Le commandant les joue avec une Contre-attaque de sa main : trois cartes, c’est permis. Avec trois sous le jeton, on ne pourrait rien ajouter.',
        ),
      },
      { head: say('Winter, lightning war, poor sight', 'Hiver, guerre éclair, mauvaise vue'), id: 'winter' },
      {
        list: [
          say(
            'Winter: armor and other vehicles go at most 2 hexes, 3 if the whole move is on a road; taking ground and overrun stay. Air power rolls 1 die a target for both sides.',
            'Hiver : les blindés et autres véhicules font au plus 2 hexs, 3 si tout le mouvement suit une route ; prise de terrain et percée restent. Attaque aérienne lance 1 dé par cible pour les deux camps.',
          ),
          say(
            'Lightning war: Allied armor goes at most 2 hexes. The Axis may play a Recon as Air power with at least one target in its section; then it draws as after any card.',
            'Guerre éclair : les blindés alliés font au plus 2 hexs. L’Axe peut jouer une Reconnaissance comme Attaque aérienne, avec au moins une cible dans sa section ; il pioche alors normalement.',
          ),
          say(
            'Reduced visibility: the target’s own symbol hits only in close assault. Grenades hit as usual; Barrage is not affected.',
            'Visibilité réduite : le symbole de la cible ne touche qu’au contact. Les grenades touchent comme d’habitude ; le Tir de barrage ne change pas.',
          ),
          say(
            'Finnish forces have no rule of command of their own; their ski troops are a kind of unit.',
            'Les forces finlandaises n’ont pas de règle de commandement à elles ; leurs troupes à skis sont un genre d’unité.',
          ),
        ],
      },
    ],
  },
];
