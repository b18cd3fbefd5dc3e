import type { DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** The objective of a scenario, worded for its number of villains. */
export function describeObjective({ world }: DiceState, { say }: Pick<DiceWords, 'say'>): string {
  return say(`dice-victory-${world.victory}`, { count: world.scenario.villains.length });
}
