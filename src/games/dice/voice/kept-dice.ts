import type { DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** The dice a party keeps after a scene; survivors keep their finds. */
export function describeKeptDice({ heroes }: DiceState, { say }: Pick<DiceWords, 'say'>): string {
  const living = heroes.filter(({ alive }) => alive).length;
  const kept = living === heroes.length ? 'all' : living > 0 ? 'some' : 'none';
  return say('dice-said-kept', { kept });
}
