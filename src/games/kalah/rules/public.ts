/** The rules exported by the library as `kalah`. */
export * from './ending.ts';
export * from './model.ts';
export * from './pits.ts';
export * from './rules.ts';
export * from './text.ts';
export { kalah as game } from './game.ts';
