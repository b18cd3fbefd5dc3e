import type { KeepsakeTemplate } from '../model/content.ts';
import { MAX_KEEPSAKES } from '../model/hero.ts';
import type { HeroSheet } from '../model/hero.ts';
import { suitsHero } from '../tables/keepsake-effects.ts';
import { largerDice, LARGEST, receive } from './rewards.ts';

/** Step from scenario to scenario through the keepsakes of a pack, so that all of them are used. */
const STRIDE = 7;

/** The keepsakes in the order in which a party finds them. It depends on the scenario. */
function inTurn(keepsakes: readonly KeepsakeTemplate[], wins: number): KeepsakeTemplate[] {
  const first = (wins * STRIDE) % Math.max(1, keepsakes.length);
  return [...keepsakes.slice(first), ...keepsakes.slice(0, first)];
}

/** The sheet with its smallest die exchanged for a larger one, of the favoured type if possible. */
function enlarged(sheet: HeroSheet, level: number): HeroSheet {
  const rewards = largerDice(sheet.dice, LARGEST[level] ?? 8);
  const favoured = rewards.find((one) => one.kind === 'larger' && one.type === sheet.favoured);
  const reward = favoured ?? rewards[0];
  return reward === undefined ? sheet : receive(sheet, reward);
}

/**
 * A party with the rewards it would typically have after some victories, at a level: keepsakes that
 * suit each hero, and larger dice after the third. Unchanged if the pack has no keepsakes.
 */
export function equipped(
  party: readonly HeroSheet[],
  keepsakes: readonly KeepsakeTemplate[],
  { wins, level }: { readonly wins: number; readonly level: number },
): readonly HeroSheet[] {
  if (keepsakes.length === 0) return party;
  const sheets = [...party];
  const left = inTurn(keepsakes, wins);
  for (let win = 0; win < wins; win++) {
    for (const [at, sheet] of sheets.entries()) {
      const found =
        win < MAX_KEEPSAKES
          ? left.findIndex(({ effects }) => suitsHero(effects, sheet, party.length))
          : -1;
      const [keepsake] = found < 0 ? [] : left.splice(found, 1);
      sheets[at] =
        keepsake === undefined
          ? enlarged(sheet, level)
          : receive(sheet, { kind: 'keepsake', id: keepsake.id });
    }
  }
  return sheets;
}
