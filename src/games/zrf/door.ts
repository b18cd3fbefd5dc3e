/** Rules-file exports for workers: a game made from source texts. */
export { gameOfTexts, readTunings, WORK_AT_ONCE } from './rules/index.ts';
export type { RulesTexts } from './rules/index.ts';
