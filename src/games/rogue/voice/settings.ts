import { own } from '#core';
import type { OptionSpec, OptionValues } from '#core';

/** Items that auto-explore goes for. */
export const LOOT = ['useful', 'all'] as const;
export type Loot = (typeof LOOT)[number];

/** Set once for all runs, in every shell. */
export const settings: OptionSpec<{ readonly loot: Loot }> = {
  loot: { kind: 'choice', values: LOOT, default: 'useful' },
};

/** Reads them in text screens, among those of all games. */
export function lootIn(games: OptionValues): Loot {
  const chosen = own(games, 'loot');
  return LOOT.find((known) => known === chosen) ?? settings.loot.default;
}
