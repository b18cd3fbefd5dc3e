import type { KeepsakeTemplate } from '../model/content.ts';
import { MAX_KEEPSAKES } from '../model/hero.ts';
import type { HeroSheet } from '../model/hero.ts';
import { suitsHero } from '../tables/keepsake-effects.ts';
import { receive } from './rewards.ts';

/** Step from scenario to scenario through the keepsakes of a pack, so that all of them are used. */
const STRIDE = 7;

/** The keepsakes in the order in which a party finds them. It depends on the scenario. */
function inTurn(keepsakes: readonly KeepsakeTemplate[], wins: number): KeepsakeTemplate[] {
  const first = (wins * STRIDE) % Math.max(1, keepsakes.length);
  return [...keepsakes.slice(first), ...keepsakes.slice(0, first)];
}

/** A party with the keepsakes it would typically have after some victories, in a fixed order. */
export function equipped(
  party: readonly HeroSheet[],
  keepsakes: readonly KeepsakeTemplate[],
  wins: number,
): readonly HeroSheet[] {
  const sheets = [...party];
  const left = inTurn(keepsakes, wins);
  for (let win = 0; win < Math.min(wins, MAX_KEEPSAKES); win++) {
    for (const [at, sheet] of sheets.entries()) {
      const found = left.findIndex(({ effects }) => suitsHero(effects, sheet, party.length));
      const [keepsake] = found < 0 ? [] : left.splice(found, 1);
      if (keepsake !== undefined)
        sheets[at] = receive(sheet, { kind: 'keepsake', id: keepsake.id });
    }
  }
  return sheets;
}
