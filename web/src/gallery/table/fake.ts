// A fake table: it answers like a server, from one scene.
import type { Wire } from '../../net/connection';
import type { ClientMessage, Hint, Look, Odds, Offer } from '../../protocol';
import { offeredBy } from '../../table/model/options';
import type { Scene } from './scenes';

const LOOK: Look = {
  targets: [
    { at: [7, 3], dice: 2 },
    { at: [4, 2], dice: 1 },
  ],
  moves: [
    { to: [6, 4], battles: true, targets: [{ at: [7, 3], dice: 1 }] },
    {
      to: [4, 4],
      battles: true,
      targets: [
        { at: [4, 2], dice: 2 },
        { at: [7, 3], dice: 1 },
      ],
    },
    { to: [3, 5], battles: false, targets: [] },
    { to: [7, 5], battles: true, targets: [{ at: [7, 3], dice: 2 }] },
    { to: [5, 3], battles: false, targets: [] },
  ],
};
const ODDS: Odds = {
  base: 3,
  modifiers: [
    { what: 'sandbags', where: 'target-hex', dice: -1 },
    { what: 'wire', where: 'own-hex', dice: -1 },
    { what: 'close-assault', where: 'card', dice: 1 },
  ],
  dice: 2,
  hits: [0.25, 0.5, 0.25],
  expected: 1,
  eliminate: 0.02,
  retreat: 0.3,
  reason: null,
};

/** An adviser that always suggests the first offer. */
function hintOf(offer: Offer | undefined): Hint | undefined {
  const [first] = offer ? offeredBy([offer]).all : [];
  if (!offer || !first) return undefined;
  const only = <T>(list: readonly T[]): T[] => list.slice(0, 1);
  const [unit, card] = [offer.units[0], offer.cards[0]];
  const none = { ...offer, units: [], cards: [], hexes: [], words: [] };
  const ways = only(unit?.ways ?? []).map((way) => ({ ...way, to: only(way.to) }));
  const found = unit
    ? { ...none, units: [{ ...unit, choices: ways.length > 0 ? [] : only(unit.choices), ways }] }
    : card
      ? { ...none, cards: [{ ...card, choices: only(card.choices) }] }
      : offer.hexes.length > 0
        ? { ...none, hexes: only(offer.hexes) }
        : { ...none, words: only(offer.words) };
  return { action: offeredBy([found]).all[0]?.action ?? first.action, offer: found, chance: 0.62 };
}

export function fakeWire(scene: Scene): Wire {
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    readyState: 1,
    close: () => undefined,
    send(text) {
      const request = JSON.parse(text) as ClientMessage;
      setTimeout(() => wire.onmessage?.({ data: JSON.stringify(answer(request)) }), 20);
    },
  };
  const answer = (request: ClientMessage): object => {
    const re = request.id;
    switch (request.do) {
      case 'hello':
        return {
          type: 'table',
          n: 5,
          ...scene,
          talk: [{ n: 4, name: 'Ada', posts: ['allies/commander'], to: 'table', text: 'Good luck!', at: 0 }],
          watching: 2,
        };
      case 'look':
        return { re, ok: true, look: LOOK };
      case 'odds':
        return { re, ok: true, odds: ODDS };
      case 'hint':
        return { re, ok: true, hint: hintOf(scene.game?.offers.find(({ post }) => post === request.post)) };
      case 'why':
        return { re, ok: true, reason: { code: 'hex-occupied', rule: 'MOV-04' } };
      case 'past':
        return { re, ok: true, steps: [{ n: request.from, by: null, events: [], view: scene.game?.view }] };
      default:
        return { re, ok: true };
    }
  };
  setTimeout(() => wire.onopen?.(), 20);
  return wire;
}
