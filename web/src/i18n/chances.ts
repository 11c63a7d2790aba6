// The words of the chart of chances.
import type { Phrase } from './lang';

export const CHANCES = {
  title: { en: 'How the chances went', fr: 'L’évolution des chances' },
  note: {
    en: 'After each turn programs played the battle to its end again and again. The line is how often the Allies won, the band how sure that is.',
    fr: 'Après chaque tour, des programmes ont rejoué la bataille jusqu’au bout, encore et encore. La ligne dit combien de fois les Alliés ont gagné, la bande avec quelle certitude.',
  },
  waiting: { en: 'Thinking…', fr: 'Réflexion…' },
  progress: { en: 'Thinking… {n} of {of}', fr: 'Réflexion… {n} sur {of}' },
  busy: {
    en: 'Other games are looked at first. This page goes on asking.',
    fr: 'D’autres parties passent d’abord. Cette page continue de demander.',
  },
  label: {
    en: 'Chances turn by turn: at first Allies {first}, at the end {last}. Turning points: {n}. All turns are listed below.',
    fr: 'Chances tour par tour : d’abord Alliés {first}, à la fin {last}. Tournants : {n}. Tous les tours sont listés dessous.',
  },
  hint: { en: 'Click to go to that turn.', fr: 'Cliquez pour aller à ce tour.' },
  points: { en: 'Turning points', fr: 'Les tournants' },
  none: { en: 'No single turn decided this battle.', fr: 'Aucun tour n’a décidé seul de cette bataille.' },
  swing: { en: 'Turn {turn}, {side}: from {from} to {to}', fr: 'Tour {turn}, {side} : de {from} à {to}' },
  all: { en: 'All turns', fr: 'Tous les tours' },
  setUp: { en: 'Set-up', fr: 'Mise en place' },
  turn: { en: 'Turn {turn}, {side}', fr: 'Tour {turn}, {side}' },
  cards: { en: 'Cards', fr: 'Cartes' },
  after: { en: 'After', fr: 'Après' },
} as const satisfies Readonly<Record<string, Phrase>>;
