export { arena } from './arena.ts';
export type { ArenaReport } from './arena.ts';
export { wilson } from './interval.ts';
export type { Share } from './interval.ts';
export { Perft, perft } from './perft.ts';
