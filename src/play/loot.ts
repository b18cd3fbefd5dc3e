/** Items that auto-explore goes for: those that are of use, or all. */
export const LOOT = ['useful', 'all'] as const;
export type Loot = (typeof LOOT)[number];
