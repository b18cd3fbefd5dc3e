import { assertDefined } from '#core';
import { NameTable } from '#kit/name-table.ts';
import { DIE_SIZES, DIE_TYPES } from './die.ts';
import type { DieForm, DieType } from './die.ts';
import { MAX_ALLIES, MAX_MAIN } from './hand.ts';
import { PLAIN } from './marks.ts';

/** Actions without arguments. */
export const VERBS = [
  'confirm',
  'cancel',
  'explore',
  'again',
  'finish',
  'travel',
  'give',
  'close',
  'rest',
  'cure',
  'hide',
  'discard',
  'acquire',
  'forfeit',
  'flee',
] as const;
export type Verb = (typeof VERBS)[number];

/** Things an action can choose by index. */
export const CHOICES = ['hand', 'ally', 'pile', 'location', 'hero'] as const;
export type Choice = (typeof CHOICES)[number];

export type DiceAction =
  | { readonly kind: Verb }
  /** `at` counts from 0; location -1 is the Refuge. */
  | { readonly kind: Choice; readonly at: number }
  /** A skill of a hero, used in one of its ways. */
  | {
      readonly kind: 'use';
      readonly skill: string;
      readonly way: string;
      readonly hero: number;
    }
  /** An option of a choice of the story. */
  | { readonly kind: 'choose'; readonly option: string }
  /** Outcomes of chance: a die rolled, a die drawn, the location a villain escapes to. */
  | { readonly kind: 'roll'; readonly face: number }
  | ({ readonly kind: 'draw' } & DieForm)
  | { readonly kind: 'reach'; readonly at: number };

/** Shared actions without arguments. */
export const VERB = Object.fromEntries(VERBS.map((kind) => [kind, { kind }])) as Readonly<
  Record<Verb, DiceAction>
>;

function choices(kind: Choice, count: number): readonly DiceAction[] {
  return Array.from({ length: count }, (_, at): DiceAction => ({ kind, at }));
}

/** Shared actions for choosing each slot of a hand. */
export const HAND_ACTIONS = choices('hand', MAX_MAIN);
export const ALLY_ACTIONS = choices('ally', MAX_ALLIES);

const FACES = Array.from({ length: 13 }, (_, face): DiceAction => ({ kind: 'roll', face }));

/** Shared actions for drawing each kind of plain die. */
const DRAWS = new NameTable(
  Object.fromEntries(
    DIE_TYPES.map((type) => [
      type,
      FACES.map((_, size): DiceAction => ({ kind: 'draw', type, size, mark: PLAIN })),
    ]),
  ) as Record<DieType, DiceAction[]>,
);

/** The action of drawing a die; shared between plain dice. */
export function drawAction({ type, size, mark }: DieForm): DiceAction {
  if (mark === PLAIN) return assertDefined(DRAWS.of(type)[size]);
  return { kind: 'draw', type, size, mark };
}

/** An action that chance may choose, and its weight. */
interface Weighted {
  readonly action: DiceAction;
  readonly weight: number;
}

/** Shared outcomes for drawing one of up to this many plain dice of a kind. */
const MAX_TWINS = 12;
const DRAW_OUTCOMES = new NameTable(
  Object.fromEntries(
    DIE_TYPES.map((type) => [
      type,
      DRAWS.of(type).map((action) =>
        Array.from({ length: MAX_TWINS + 1 }, (_, weight): Weighted => ({ action, weight })),
      ),
    ]),
  ) as Record<DieType, Weighted[][]>,
);

/** The outcome of drawing one of `twins` equal dice. */
export function drawOutcome(die: DieForm, twins: number): Weighted {
  const { type, size, mark } = die;
  const shared = mark === PLAIN ? DRAW_OUTCOMES.of(type)[size]?.[twins] : undefined;
  return shared ?? { action: drawAction(die), weight: twins };
}

/** Shared outcomes of a die of each size. */
const ROLLS = new Map(
  DIE_SIZES.map((size) => [
    size as number,
    FACES.slice(1, size + 1).map((action): Weighted => ({ action, weight: 1 })),
  ]),
);

export function rollOutcomes(size: number): readonly Weighted[] {
  const outcomes = ROLLS.get(size);
  if (outcomes === undefined) throw new RangeError(`a die of ${size} sides`);
  return outcomes;
}

export function sameAction(a: DiceAction, b: DiceAction): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if ('at' in a) return 'at' in b && a.at === b.at;
  if ('face' in a) return 'face' in b && a.face === b.face;
  if ('size' in a)
    return 'size' in b && a.type === b.type && a.size === b.size && a.mark === b.mark;
  if ('option' in a) return 'option' in b && a.option === b.option;
  if (!('skill' in a)) return true;
  return 'skill' in b && a.skill === b.skill && a.way === b.way && a.hero === b.hero;
}
