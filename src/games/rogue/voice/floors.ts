import { floorIn, floorsOf, giftRanks, SCORE_PARTS, scoreParts } from '../rules/index.ts';
import type { Floor, GiftKind, RogueEvent, RogueState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { plainLine } from '#roguelike/log.ts';
import type { Sentence } from '#roguelike/log.ts';
import { namePlace } from './places.ts';

/** The current floor; undefined in other worlds. */
export function floorOf({ course }: Pick<RogueState, 'course'>): Floor | undefined {
  return floorIn(course?.name);
}

export function floorCount({ options }: Pick<RogueState, 'options'>): number {
  return floorsOf(options).length;
}

/** The current floor with its number and name; empty in other worlds. */
export function describeFloor(state: RogueState, say: Say): string {
  const floor = floorOf(state);
  if (floor === undefined) return '';
  return say('rogue-floor-number', { ...floor, count: floorCount(state) });
}

/** The same in a few letters. */
export function describeFloorShort(state: RogueState, say: Say): string {
  const floor = floorOf(state);
  if (floor === undefined) return '';
  return say('rogue-floor-short', { number: floor.number, count: floorCount(state) });
}

/** The message on arrival in another world. */
export function describeArrival(
  { world, texts, from }: Extract<RogueEvent, { readonly kind: 'entered' }>,
  say: Say,
): Sentence {
  const floor = floorIn(world);
  if (floor === undefined)
    return plainLine(say('rogue-said-entered', { place: namePlace(world, texts, say) }));
  const way = floor.number > (floorIn(from)?.number ?? 0) ? 'down' : 'up';
  return plainLine(say('rogue-said-floor', { ...floor, way }));
}

/** A gift on offer, with its name and use. */
export interface OfferedGift {
  readonly kind: GiftKind;
  readonly name: string;
  readonly about: string;
}

/** The gifts to choose from now; empty if no choice is due. */
export function offeredGifts({ hero }: RogueState, say: Say): readonly OfferedGift[] {
  const { offers = [], gifts } = hero.growth ?? {};
  return offers.map((kind) => {
    const [plain, rank] = [say(`rogue-gift-${kind}`), gifts?.[kind] ?? 0];
    const name = rank === 0 ? plain : say('rogue-gift-rank', { name: plain, rank });
    return { kind, name, about: say(`rogue-gift-${kind}-about`) };
  });
}

/** The gifts a hero has, one per line. */
export function giftLines({ hero }: RogueState, say: Say): readonly string[] {
  return giftRanks(hero.growth).map(({ kind, rank }) => {
    const name = say(`rogue-gift-${kind}`);
    return rank === 1 ? name : `${name} × ${rank}`;
  });
}

/** The parts of a score, one per line; empty in worlds without floors and without a score. */
export function scoreLines(state: RogueState, say: Say): readonly string[] {
  if (state.hero.growth === undefined || state.options.mode !== 'normal') return [];
  const parts = scoreParts(state);
  return SCORE_PARTS.map((part) => say(`rogue-score-${part}`, { points: parts[part] }));
}
