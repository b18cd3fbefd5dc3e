import { own } from '#core';
import type { OptionSpec, OptionValues } from '#core';

/** Items picked up by auto-explore. */
export const LOOT = ['useful', 'all'] as const;
export type Loot = (typeof LOOT)[number];

/** The kind of world that dialogs for new runs propose. */
export const NEW_WORLD = 'floors';

/** Shared by all runs in every shell. */
export const settings: OptionSpec<{ readonly loot: Loot }> = {
  loot: { kind: 'choice', values: LOOT, default: 'useful' },
};

/** Reads the setting from the text screens' game settings. */
export function lootIn(games: OptionValues): Loot {
  const chosen = own(games, 'loot');
  return LOOT.find((one) => one === chosen) ?? settings.loot.default;
}
