import {
  conflictOf,
  makeTwists,
  MAX_TWISTS,
  parseTwists,
  pointsOf,
  TWIST_IDS,
  twistFactor,
} from '../../rules/index.ts';
import type { DiceWords } from '../words.ts';

/** A twist to pick for free play. */
export interface TwistShown {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** Its effect on the score: `+20 %`. */
  readonly points: string;
  readonly isHarmful: boolean;
  readonly isChosen: boolean;
  /** The reason it cannot be picked now; '' if it can. */
  readonly refusal: string;
}

function nameOf(id: string, words: DiceWords): string {
  return words.rule(id);
}

function refusalOf(id: string, chosen: readonly string[], words: DiceWords): string {
  if (chosen.includes(id)) return '';
  const other = conflictOf(id, chosen);
  if (other !== undefined) return words.say('dice-twist-conflict', { other: nameOf(other, words) });
  return chosen.length < MAX_TWISTS ? '' : words.say('dice-twists-full', { most: MAX_TWISTS });
}

/** Points as a signed percentage. */
function describePoints(id: string, { say }: DiceWords): string {
  const points = pointsOf(id);
  return say(points < 0 ? 'dice-twist-less' : 'dice-twist-more', { points: Math.abs(points) });
}

/** All twists, with the picks of an option. */
export function twistsShown(option: string, words: DiceWords): readonly TwistShown[] {
  const chosen = parseTwists(option);
  return TWIST_IDS.map((id) => ({
    id,
    name: nameOf(id, words),
    meaning: words.say(`dice-rule-${id}-text`, { count: 1 }),
    points: describePoints(id, words),
    isHarmful: pointsOf(id) > 0,
    isChosen: chosen.includes(id),
    refusal: refusalOf(id, chosen, words),
  }));
}

/** The option after a twist is picked or put back; unchanged if it cannot be picked. */
export function toggleTwist(option: string, id: string): string {
  const chosen = parseTwists(option);
  if (chosen.includes(id)) return makeTwists(chosen.filter((one) => one !== id));
  const isFree = conflictOf(id, chosen) === undefined && chosen.length < MAX_TWISTS;
  return isFree ? makeTwists([...chosen, id]) : option;
}

/** Summary for a form: `2, score ×1.25`. */
export function summariseTwists(option: string, { say }: DiceWords): string {
  const chosen = parseTwists(option);
  if (chosen.length === 0) return say('list-none');
  return say('dice-twists-count', { count: chosen.length, factor: twistFactor(chosen) / 100 });
}

/** Names of the picked twists with their points. */
export function listTwists(option: string, words: DiceWords): string {
  return words.messages.list(
    parseTwists(option).map((id) =>
      words.say('dice-twist-named', { name: nameOf(id, words), points: describePoints(id, words) }),
    ),
  );
}
