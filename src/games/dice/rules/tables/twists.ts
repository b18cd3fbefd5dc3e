import { own } from '#core';
import type { Problem } from '#core';
import type { ScenarioTemplate } from '../model/content.ts';
import type { ScenarioRuleId } from './scenario-rules.ts';

/** Effect of a twist other than a rule, which has the id of the twist. */
type Harshness = Pick<ScenarioTemplate, 'harm' | 'threat'>;

/** A change of free play that the player picks. */
interface Twist {
  /** Its letter in the ids of composed scenarios. Never reuse one. */
  readonly letter: string;
  /** Percent added to the score. Twists that help the heroes have negative points. */
  readonly points: number;
  readonly effect?: Harshness;
  /** Twists that contradict it. One of the two names the other. */
  readonly excludes?: readonly string[];
}

type TwistId = ScenarioRuleId | 'harm' | 'threat';

/**
 * Twists by id, each a rule of scenarios or an addition to its harshness. Points are
 * the inverse of the change in the greedy bot's win rate, rounded to 5.
 */
export const TWISTS: Readonly<Partial<Record<TwistId, Twist>>> = {
  'thorough-investigation': { letter: 'i', points: 20 },
  'great-betrayal': {
    letter: 'b',
    points: 10,
    excludes: ['trusted-companions', 'occasional-accomplices'],
  },
  'badly-hurt': { letter: 'h', points: 10, excludes: ['plentiful-supplies'] },
  'deeply-wounded': { letter: 'w', points: 25 },
  'no-time-to-waste': { letter: 't', points: 75 },
  'utter-mess': { letter: 'm', points: 40 },
  'haste-makes-waste': { letter: 'o', points: 75, excludes: ['tongue-in-a-head'] },
  'vicious-inhabitants': { letter: 'v', points: 10, excludes: ['serenity', 'state-of-emergency'] },
  'state-of-emergency': { letter: 'e', points: 25, excludes: ['serenity'] },
  threat: { letter: 'r', points: 15, effect: { threat: 1 } },
  harm: { letter: 'k', points: 5, effect: { harm: 1 }, excludes: ['pulling-punches'] },
  'stakes-get-higher': { letter: 'c', points: 10 },
  'dont-let-them-escape': { letter: 'x', points: 35 },
  'no-one-left-behind': { letter: 'n', points: 5 },
  'alien-lands': { letter: 'a', points: -10, excludes: ['dispersion'] },
  'plentiful-supplies': { letter: 'p', points: -5 },
  'trusted-companions': { letter: 'u', points: -20 },
  'tongue-in-a-head': { letter: 'g', points: -5 },
  serenity: { letter: 's', points: -10 },
  'pulling-punches': { letter: 'l', points: -5 },
  'covert-operation': { letter: 'f', points: -5 },
  'just-a-scratch': { letter: 'j', points: -5 },
  'occasional-accomplices': { letter: 'z', points: -15 },
};

/** Ids of all twists: first those that harm the heroes, then those that help. */
export const TWIST_IDS: readonly string[] = Object.keys(TWISTS);

/** Most twists of one game. */
export const MAX_TWISTS = 5;

function rowOf(id: string): Twist | undefined {
  return own<Twist>(TWISTS, id);
}

/** The row of a twist. Throws if it does not exist. */
function twist(id: string): Twist {
  const row = rowOf(id);
  if (row === undefined) throw new RangeError(`There is no twist ${id}.`);
  return row;
}

export function pointsOf(id: string): number {
  return twist(id).points;
}

/** True if two twists contradict each other. */
function isConflict(one: string, other: string): boolean {
  const excludes = (a: string, b: string) => rowOf(a)?.excludes?.includes(b) === true;
  return excludes(one, other) || excludes(other, one);
}

/** The chosen twist that contradicts another; undefined if there is none. */
export function conflictOf(id: string, chosen: readonly string[]): string | undefined {
  return chosen.find((other) => isConflict(id, other));
}

/** Twists in the order of the table. */
function inOrder(ids: readonly string[]): readonly string[] {
  return TWIST_IDS.filter((id) => ids.includes(id));
}

export function makeTwists(ids: readonly string[]): string {
  return inOrder(ids).join(',');
}

/** Explains why a text is not a list of twists; undefined if it is. */
export function refuseTwists(text: string): Problem | undefined {
  const ids = text === '' ? [] : text.split(',');
  const unknown = ids.find((id) => rowOf(id) === undefined);
  if (unknown !== undefined) {
    const known = TWIST_IDS.join(', ');
    const message = `There is no twist "${unknown}". Choose from ${known}, separated by commas.`;
    return { code: 'dice-twist-unknown', message, args: { twist: unknown, known } };
  }
  if (ids.length > MAX_TWISTS || new Set(ids).size < ids.length) {
    const message = `List at most ${MAX_TWISTS} twists, each once.`;
    return { code: 'dice-twists-many', message, args: { most: MAX_TWISTS } };
  }
  for (const [at, id] of ids.entries()) {
    const other = conflictOf(id, ids.slice(0, at));
    if (other === undefined) continue;
    const message = `The twists ${other} and ${id} contradict each other: choose one.`;
    return { code: 'dice-twists-conflict', message, args: { one: other, other: id } };
  }
  return undefined;
}

/** The twists in a text, in the order of the table; none for an invalid text. */
export function parseTwists(text: string): readonly string[] {
  return text === '' || refuseTwists(text) !== undefined ? [] : inOrder(text.split(','));
}

/** Twists as letters, for the id of a scenario. */
export function lettersOf(ids: readonly string[]): string {
  return inOrder(ids)
    .map((id) => twist(id).letter)
    .join('');
}

/** The twists with these letters; undefined if they are not written by `lettersOf`. */
export function twistsOf(letters: string): readonly string[] | undefined {
  const ids = TWIST_IDS.filter((id) => letters.includes(twist(id).letter));
  const isSound = lettersOf(ids) === letters && refuseTwists(ids.join()) === undefined;
  return isSound ? ids : undefined;
}

/** A scenario with twists added to its rules. Its own rules that contradict them give way. */
export function withTwists(
  scenario: ScenarioTemplate,
  chosen: readonly string[],
): ScenarioTemplate {
  const ids = inOrder(chosen);
  if (ids.length === 0) return scenario;
  const others = scenario.rules.filter((rule) => {
    return !ids.includes(rule) && conflictOf(rule, ids) === undefined;
  });
  const effects = ids.flatMap((id) => twist(id).effect ?? []);
  const rules = ids.filter((id) => twist(id).effect === undefined);
  return effects.reduce<ScenarioTemplate>((changed, effect) => ({ ...changed, ...effect }), {
    ...scenario,
    rules: [...others, ...rules],
  });
}
