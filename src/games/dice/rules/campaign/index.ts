export * from './camp.ts';
export * from './campaign.ts';
export * from './campaign-text.ts';
export type { DiceOwned } from './dice-owned.ts';
export { finishScenario } from './finish.ts';
