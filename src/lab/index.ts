export { arena } from './arena.ts';
export { wilson } from './interval.ts';
export { Perft, perft } from './perft.ts';
