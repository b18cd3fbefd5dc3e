import type { DiceState } from '../rules/index.ts';
import type { DiceWords } from './words.ts';

/** What victory takes, by how many villains there are. */
export function describeObjective({ world }: DiceState, { say }: Pick<DiceWords, 'say'>): string {
  return say(`dice-victory-${world.victory}`, { count: world.scenario.villains.length });
}
