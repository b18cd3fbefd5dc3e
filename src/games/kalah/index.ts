export * from './board.ts';
export { kalah } from './game.ts';
export * from './rules.ts';
export * from './text.ts';
