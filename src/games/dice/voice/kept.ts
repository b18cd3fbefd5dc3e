import type { DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** What a party keeps of a scene that is over: the living keep what they found. */
export function describeKept({ heroes }: DiceState, { say }: Pick<DiceWords, 'say'>): string {
  const living = heroes.filter(({ alive }) => alive).length;
  const kept = living === heroes.length ? 'all' : living > 0 ? 'some' : 'none';
  return say('dice-said-kept', { kept });
}
