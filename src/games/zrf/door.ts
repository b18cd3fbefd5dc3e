/** All that workers need of rules files beside games that the list has: a game made of its texts. */
export { gameOfTexts, WORK_AT_ONCE } from './rules/index.ts';
export type { RulesTexts } from './rules/index.ts';
